"""Set-up: the castle deck, the items, the prisoners (EC-SETUP, EC-CHAR, EC-HP)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_castle.catalogue import CARDS
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

# The first castle teaches by playing: a short one, always the same pages.
FIRST_CASTLE: Final = ["barrel_cellar", "rattling_guards", "crooked_maze", "old_forge"]


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Castle:
    """Build the castle deck and the item deck (EC-SETUP-01 to EC-SETUP-07, EC-SETUP-10, EC-END-03)."""
    chapters = sorted(CARDS.chapters)
    chance.setup.shuffle(chapters)
    bosses = sorted(CARDS.bosses)
    chance.setup.shuffle(bosses)
    deck = chapters[:CHAPTERS]
    spare = chapters[CHAPTERS:]
    boss = bosses[0]
    if options["castle"] == "first":
        deck = first_castle()
        spare = []
        boss = sorted(CARDS.bosses)[0]
    deck.reverse()
    item_deck = sorted(CARDS.copies)
    chance.setup.shuffle(item_deck)
    # In solo one player has two prisoners (EC-SOLO-01).
    owners = [0, 0] if seats == 1 else list(range(seats))
    return Castle(
        agenda=[NameTurner(), TakeCharacters()],
        chance=chance,
        over="",
        profile={name: str(value) for name, value in options.items()},
        deck=[boss, *deck, sorted(CARDS.starts)[0]],
        turned=[],
        spare=spare,
        item_deck=item_deck,
        discard=[],
        middle=[],
        prisoners=[Prisoner(seat=seat, character="", hp=0, hands=[], curses=[]) for seat in owners],
        turner=NOBODY,
        nominee=NOBODY,
        shown=False,
        fight=None,
        rolls=[],
        losses=[],
        trial=None,
        used=[],
        used_page=[],
    )


def first_castle() -> list[str]:
    """The pages of the first castle, in order, as far as the cards in play have them."""
    return [page for page in FIRST_CASTLE if page in CARDS.chapters] or sorted(CARDS.chapters)[:4]


def take_characters(castle: Castle) -> Rule:
    """Each player takes a prisoner nobody has yet (EC-SETUP-08, EC-SETUP-09, EC-DEC-01)."""
    for who in range(len(castle.prisoners)):
        prisoner = castle.prisoners[who]
        taken = [other.character for other in castle.prisoners]
        free: list[Action] = [TakeCharacter(name) for name in sorted(CARDS.characters) if name not in taken]
        answer = yield Decision([prisoner.seat], free, "ask-character", ("EC-DEC-01", "EC-SETUP-08"))
        assert isinstance(answer, TakeCharacter)
        prisoner.character = answer.character
        prisoner.hp = starting_hp(castle)
        castle.tell(Took(seat=prisoner.seat, who=who, character=answer.character))
