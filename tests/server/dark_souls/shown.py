"""What can be hidden in Dark Souls, and what of it lies open."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.engine.state import State, Told
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.state import Souls


def ids() -> set[str]:
    """Every encounter, every behaviour, and every treasure card no class begins with."""
    treasure = {copy for copy, card in CARDS.copies.items() if card.pile not in ("starting", "boss")}
    return {*CARDS.encounters, *CARDS.behaviours, *treasure}


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """What lies open, for everyone alike: encounters entered, behaviours met or foretold, cards drawn."""
    assert isinstance(state, Souls)
    yield from [laid.encounter for laid in state.map if laid.seen]
    yield from state.inventory
    yield from state.upgrades
    yield from state.drawn[:1]
    for hero in state.heroes:
        yield from [hero.armour, *hero.hands, *hero.backup]
    for foe in state.foes:
        yield foe.last
    if state.deck is not None:
        yield from state.deck.seen
    for one in told:
        yield from [str(getattr(one.event, name)) for name in ("card", "what") if hasattr(one.event, name)]
