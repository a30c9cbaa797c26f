"""No fight goes on for ever: a boss does not close up by itself, so what has been pushed away must come back."""

from __future__ import annotations

import pytest

from undercroft.games.dead_cells.cards import Leap
from undercroft.games.dead_cells.catalogue import CARDS


@pytest.mark.parametrize("boss", ["C1", "C2", "C3"])
@pytest.mark.parametrize("form", [1, 2])
def test_every_form_has_a_card_that_brings_it_near(boss: str, form: int) -> None:
    """Two with short arms and a shield that pushes once fought the Concierge for 860 bouts: none could reach him."""
    cards = [card for card in CARDS.attacks.values() if card.boss == boss and card.form == form]
    lines = [line for card in cards for line in (card.first, card.second, card.third, card.last)]
    assert [act for line in lines for act in line if isinstance(act, Leap) and act.to == "1"]
