"""How enemies move, bosses and others alike (DS-EMOVE)."""

from __future__ import annotations

from undercroft.games.dark_souls.rules.flat import Icon
from undercroft.games.dark_souls.rules.nodes import near, paths
from undercroft.games.dark_souls.state import Foe


def next_nodes(size: int, blocked: list[bool], node: int, target: int, away: bool) -> list[int]:
    """The nodes that shorten the way, or lengthen it.

    DS-EMOVE-01, DS-EMOVE-02, DS-RULING-06, DS-RULING-67, DS-EXAMPLE-16.
    """
    if node == target and not away:
        return []
    far = paths(size, target, blocked)
    here = far[node]
    if here < 0:
        return []
    if away:
        return [one for one in near(size, node) if far[one] > here]
    return [one for one in near(size, node) if 0 <= far[one] < here]


def nodes_moved(foe: Foe, icon: Icon) -> int:
    """How many nodes an icon moves a foe; Frostbite takes one (DS-COND-08, DS-RULING-32)."""
    return max(0, icon.nodes - (1 if "frostbite" in foe.conditions else 0))
