"""The verbs of the castle's cards."""

from __future__ import annotations

from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.rules.gear import VERBS


def test_every_verb_stands_on_some_card() -> None:
    verbs = {kind.__struct_config__.tag for kind in cards.Effect.__args__}
    assert verbs == set(VERBS.values())
