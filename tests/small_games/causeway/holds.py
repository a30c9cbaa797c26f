"""What must hold on the causeway, and what a seat may not see there."""

from __future__ import annotations

from small_games.causeway.game import CARDS, STONES
from small_games.causeway.state import Crossing

from undercroft.engine.session import Session
from undercroft.engine.state import Told


def crossing_of(session: Session) -> Crossing:
    """The state, as what it is."""
    assert isinstance(session.state, Crossing)
    return session.state


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Every card is in one place, and nobody walks beyond the far shore."""
    crossing = crossing_of(session)
    cards = sorted(crossing.deck + crossing.hand + crossing.spent)
    far = [walker.seat for walker in crossing.walkers if walker.at > STONES]
    return ([] if cards == sorted(CARDS) else [f"the cards are {cards}"]) + [f"{seat} has gone too far" for seat in far]


def hidden(session: Session, seat: int) -> set[str]:
    """The deck, and to all but the lurker what the lurker holds."""
    crossing = crossing_of(session)
    return {*crossing.deck, *(crossing.hand if seat != len(crossing.walkers) else [])}


covered = hidden


def dealt(session: Session, seat: int) -> list[object]:
    """Deck and hand, as far as two cards could change places."""
    crossing = crossing_of(session)
    few = len(crossing.deck) <= 2 and seat == len(crossing.walkers)
    return [crossing.deck, crossing.hand] if len(hidden(session, seat)) > 2 and not few else []
