"""What can be hidden in Descent, and who is shown it.

Which cards the overlord owns lies open, so that an id alone never tells what he holds: for his hand there is a search
of its own (`test_leaks.py`), and a game in which every byte is compared (`test_hands.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.engine.record import Event
from undercroft.engine.state import State, Told
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.sheets import SEARCH_KIND, SHOPS, TAINTS
from undercroft.games.descent.state import Journey

TITLED = ("items", "search", "travel", "rumours", "taints")
A_WORD = "nothing"  # a Search card, and a word of everyday


def ids() -> set[str]:
    """Every Search, Taint, Rumour and Travel card, and everything the shop may ever have."""
    return {*SEARCH_KIND, *TAINTS, *CARDS.rumours, *CARDS.travel, *SHOPS[1], *SHOPS[2]} - {A_WORD}


def shown(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """Rumours to the overlord; to everybody what heroes have, what is for sale, and what was told."""
    assert isinstance(state, Journey)
    overlord = state.overlord
    yield from [*state.search_discard, *overlord.rumours_played, *overlord.relics]
    if state.seats - 1 in seats:
        yield from overlord.rumours
    for hero in state.heroes:
        yield from [*hero.items, *hero.found, hero.taint if hero.taint_shown else ""]
    if state.campaign is not None:
        yield from state.campaign.offered
    for one in told:
        if one.only == -1 or one.only in seats:
            yield from names_in(one.event)


def names_in(event: Event) -> Iterator[str]:
    """Every name in an event."""
    for value in event.to_wire_shallow():
        for word in value if isinstance(value, list) else [value]:
            if isinstance(word, str):
                yield word
