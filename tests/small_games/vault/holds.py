"""What must hold in the vault, and what a seat may not see there."""

from __future__ import annotations

from small_games.vault.game import CARDS
from small_games.vault.state import Vault

from undercroft.engine.session import Session
from undercroft.engine.state import Told


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Every card is in one place."""
    vault = session.state
    assert isinstance(vault, Vault)
    cards = sorted(vault.deck + vault.hand + vault.spent)
    return [] if cards == sorted(CARDS) else [f"the cards are {cards}"]


def hidden(session: Session, seat: int) -> set[str]:
    """The deck, and to all but the warden what the warden holds."""
    vault = session.state
    assert isinstance(vault, Vault)
    return {*vault.deck, *(vault.hand if seat != 0 else [])}


covered = hidden


def dealt(session: Session, seat: int) -> list[object]:
    """Deck and hand, as far as two cards could change places."""
    vault = session.state
    assert isinstance(vault, Vault)
    return [vault.deck, vault.hand] if len(hidden(session, seat)) > 2 and (seat != 0 or len(vault.deck) > 2) else []
