"""Dice: a prisoner's own die, the chapter dice, and what a roll is worth (EC-CHAR, EC-RULING-02)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_castle.rules.gear import FACES
from undercroft.games.dark_castle.rules.table import card_of
from undercroft.games.dark_castle.state import Castle, Roll, Rolled, RolledChapterDie

NO_FACE: Final[list[str]] = []  # shared and never changed, as all faces
CHAPTER_DIE: Final[list[str]] = ["might", "might", "cunning", "cunning", "wisdom", "wisdom"]


def roll_chapter_die(castle: Castle, why: str, who: int = -1) -> str:
    """Two faces for each trait, no doubles (EC-RULING-02)."""
    trait = CHAPTER_DIE[castle.chance.dice.below(6)]
    if castle.heard():
        castle.tell(RolledChapterDie(who=who, trait=trait, why=why))
    return trait


def face_of(castle: Castle, who: int) -> list[str]:
    """A throw of a prisoner's own die (EC-CHAR-02, EC-CHAR-03). The face is the card's own list: never changed."""
    return FACES[castle.prisoners[who].character][castle.chance.dice.below(6)]


def roll_for(castle: Castle, who: int, why: str) -> Roll:
    """A roll of one's own die, laid beside the others; a double is a shield too (EC-CHAR-06, EC-RULING-26)."""
    face = face_of(castle, who)
    roll = Roll(
        who=who, face=face, extra=[], old=NO_FACE, resolved=False, shield=len(face) == 2, guarded=False, hit=False
    )
    castle.rolls.append(roll)
    if castle.heard():
        castle.tell(Rolled(who=who, face=face.copy(), why=why))
    return roll


def roll_again(castle: Castle, roll: Roll) -> None:
    """The same die once more; what it showed before is remembered."""
    roll.old = roll.face
    roll.face = face_of(castle, roll.who)
    if castle.heard():
        castle.tell(Rolled(who=roll.who, face=roll.face.copy(), why="again"))


def symbols(castle: Castle, roll: Roll) -> list[str]:
    """What a roll is worth: a double is two, an echoed single too; then what was added (EC-CHAR-05, EC-RULING-39)."""
    worth = roll.face
    if len(worth) == 1:
        for item in castle.prisoners[roll.who].hands:
            if card_of(item).echo:
                worth = worth + worth
                break
    return worth + roll.extra if roll.extra else worth
