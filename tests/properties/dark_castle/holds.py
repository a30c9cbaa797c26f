"""What must hold on every table of the castle, and what nobody may see of it."""

from __future__ import annotations

from functools import cache

from undercroft.engine.chance import seeded
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.check import wrong
from undercroft.games.dark_castle.state import Castle


@cache
def every_item() -> list[str]:
    """Every copy of every item."""
    castle = game.start(2, {name: values[0] for name, values in game.options().items()}, seeded("any"))
    assert isinstance(castle, Castle)
    return sorted(castle.item_deck)


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Everything on this table that no box could lay out; nothing may be missing either."""
    castle = session.state
    assert isinstance(castle, Castle)
    found = wrong(castle)
    held = [item for prisoner in castle.prisoners for item in prisoner.hands]
    if sorted(castle.item_deck + castle.discard + castle.middle + held) != every_item():
        found.append("an item is nowhere, or twice")
    return found


def hidden(session: Session, seat: int) -> set[str]:
    """The pages and items nobody has seen."""
    castle = session.state
    assert isinstance(castle, Castle)
    return set(castle.deck[:-1] + castle.spare) - set(castle.turned)


def covered(session: Session, seat: int) -> set[str]:
    """What must not stand on the table as it is seen, though it may have been told of before."""
    castle = session.state
    assert isinstance(castle, Castle)
    return set(castle.item_deck)


def dealt(session: Session, seat: int) -> list[object]:
    """All that a redeal may change."""
    castle = session.state
    assert isinstance(castle, Castle)
    return [castle.deck, castle.spare, castle.item_deck]
