"""What must hold in the alley, and what a seat may not see there."""

from __future__ import annotations

from small_games.dark_alley.game import CARDS
from small_games.dark_alley.state import Street

from undercroft.engine.session import Session
from undercroft.engine.state import Told


def impossible(session: Session, log: list[Told]) -> list[str]:
    """No card is in two places, and none comes from elsewhere."""
    street = session.state
    assert isinstance(street, Street)
    cards = street.deck + [card for hand in street.hands for card in hand]
    found = [f"{card} twice" for card in set(cards) if cards.count(card) > 1]
    return found + [f"{card} is no card" for card in cards if card not in CARDS]


def hidden(session: Session, seat: int) -> set[str]:
    """The deck, and what the others hold: nobody is shown a card another plays."""
    street = session.state
    assert isinstance(street, Street)
    return {*street.deck, *[card for who, hand in enumerate(street.hands) if who != seat for card in hand]}


covered = hidden


def dealt(session: Session, seat: int) -> list[object]:
    """The deck and the hands of the others, as far as two cards could change places."""
    street = session.state
    assert isinstance(street, Street)
    others = [hand for who, hand in enumerate(street.hands) if who != seat]
    return [street.deck, others] if len(hidden(session, seat)) > 2 else []
