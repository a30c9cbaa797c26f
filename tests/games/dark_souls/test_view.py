"""What is dealt anew of Dark Souls for somebody who may not know it."""

from __future__ import annotations

from rules.dark_souls.table import lair

from undercroft.games.dark_souls.state import Souls

NAMES = ("tail_whip", "electric_breath", "sweeping_strike", "halberd_thrust")


def test_of_cards_known_to_be_in_a_bosss_deck_any_order_may_be_dealt() -> None:
    """All have been seen, and then they were shuffled: what comes next is anybody's guess."""

    def seen(souls: Souls) -> None:
        assert souls.deck is not None
        souls.deck.seen = souls.deck.cards.copy()

    session = lair(
        "gargoyle", ["knight"], deck=[f"gargoyle_{name}" for name in NAMES], first="hero", change=seen
    ).session
    assert isinstance(session.state, Souls)
    assert session.state.deck is not None
    cards = session.state.deck.cards
    dealt = []
    for key in range(60):
        twin = session.copy_for(0, str(key)).state
        assert isinstance(twin, Souls)
        assert twin.deck is not None
        assert sorted(twin.deck.cards) == sorted(cards)
        dealt.append(twin.deck.cards)
    for card in cards:
        assert {order.index(card) for order in dealt} == {0, 1, 2, 3}
