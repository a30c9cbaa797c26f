"""Set-up: the castle deck, the items, the prisoners (EC-SETUP, EC-CHAR, EC-HP)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.gear import BOSSES, FACES
from undercroft.games.dark_castle.rules.table import NOBODY, starting_hp
from undercroft.games.dark_castle.state import (
    Castle,
    NameTurner,
    Prisoner,
    TakeCharacter,
    TakeCharacters,
    Took,
)

CHAPTERS: Final = 15
CHAPTER_NAMES: Final[list[str]] = sorted(CARDS.chapters)
ITEM_NAMES: Final[list[str]] = sorted(CARDS.copies)
START: Final[str] = sorted(CARDS.starts)[0]

# The first castle teaches by playing: a short one, always the same pages and the same first items.
FIRST_PAGES: Final = ["rolling_casks", "bone_cellar", "endless_galleries", "rotting_warden"]
FIRST_ITEMS: Final = ["stale_loaf.1", "brew_of_might.1", "rotten_apple.1", "liquid_luck.1"]
FIRST_BOSS: Final = "old_hangman"


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Castle:
    """Build the castle deck and the item deck (EC-SETUP-10, EC-COMP-03, EC-END-03, EC-EX-01).

    The castle is so many chapters at random, the rest left in the box (EC-SETUP-01, EC-SETUP-02), below them one boss
    (EC-SETUP-03), above them the start card (EC-SETUP-04, EC-SETUP-05); the items are shuffled (EC-SETUP-06,
    EC-SETUP-07).
    """
    chapters = CHAPTER_NAMES.copy()
    chance.setup.shuffle(chapters)
    bosses = BOSSES.copy()
    chance.setup.shuffle(bosses)
    deck = chapters[:CHAPTERS]
    spare = chapters[CHAPTERS:]
    boss = bosses[0]
    item_deck = ITEM_NAMES.copy()
    chance.setup.shuffle(item_deck)
    if options["castle"] == "first":
        deck = FIRST_PAGES.copy()
        spare = []
        boss = FIRST_BOSS
        item_deck = [item for item in item_deck if item not in FIRST_ITEMS] + FIRST_ITEMS[::-1]
    deck.reverse()
    # In solo one player has two prisoners (EC-SOLO-01).
    owners = [0, 0] if seats == 1 else list(range(seats))
    return Castle(
        agenda=[NameTurner(), TakeCharacters()],
        chance=chance,
        over="",
        profile={name: str(value) for name, value in options.items()},
        deck=[boss, *deck, START],
        turned=[],
        spare=spare,
        item_deck=item_deck,
        discard=[],
        middle=[],
        prisoners=[Prisoner(seat=seat, character="", hp=0, hands=[], curses=[]) for seat in owners],
        turner=NOBODY,
        nominee=NOBODY,
        shown=False,
        fought=False,
        fight=None,
        rolls=[],
        losses=[],
        trial=None,
        used=[],
        used_page=[],
        sturdiest_turns=False,
    )


def take_characters(castle: Castle, step: TakeCharacters) -> Rule:
    """Each player takes a prisoner nobody has yet (EC-SETUP-08, EC-SETUP-09, EC-DEC-01)."""
    for who in range(len(castle.prisoners)):
        prisoner = castle.prisoners[who]
        taken = [other.character for other in castle.prisoners]
        free: list[Action] = [TakeCharacter(name) for name in FACES if name not in taken]
        answer = yield Decision([prisoner.seat], free, "ask-character", ("EC-DEC-01", "EC-SETUP-08"))
        assert isinstance(answer, TakeCharacter)
        prisoner.character = answer.character
        prisoner.hp = starting_hp(castle)
        castle.tell(Took(seat=prisoner.seat, who=who, character=answer.character))
