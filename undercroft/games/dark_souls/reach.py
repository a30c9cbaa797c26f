"""How far a hero can get in this activation, and what it costs: every step by the rules of walking and running."""

from __future__ import annotations

from heapq import heappop, heappush

from undercroft.games.dark_souls.rules.activation import can_move, is_strider, steps, strides, walk_cost
from undercroft.games.dark_souls.rules.entering import places_beside
from undercroft.games.dark_souls.rules.table import battle_of, boss_on
from undercroft.games.dark_souls.rules.terrain import barrel_cost
from undercroft.games.dark_souls.state import Activation, Place, Shift, Souls, Walk

Footing = tuple[int, int]  # a node, and the place beside a boss on it


def reach(table: Souls) -> list[list[int]]:
    """Every node the active hero can still get to: the least Stamina, and the fewest steps for that."""
    activation = table.activation
    if activation is None or not can_move(table, activation):
        return []
    return Scout(table, activation).look()


class Scout:
    """A copy of the table on which the hero tries every way."""

    def __init__(self, table: Souls, activation: Activation) -> None:
        scratch = table.copy()
        assert isinstance(scratch, Souls)
        self.table = scratch
        self.activation = activation.copy()
        self.hero = scratch.heroes[activation.who]
        self.fresh = self.hero.black

    def look(self) -> list[list[int]]:
        """The cheapest way first, until there is nowhere left to go."""
        home = self.hero.node
        found: dict[int, list[int]] = {}
        done: set[tuple[int, int, bool]] = set()
        edge = [(0, 0, home, self.hero.place, self.activation.walked)]
        while edge:
            spent, far, node, place, walked = heappop(edge)
            if (node, place, walked) in done:
                continue
            done.add((node, place, walked))
            if node != home and node not in found:
                found[node] = [node, spent, far]
            for cost, count, stand in self.onward(spent, (node, place), walked):
                heappush(edge, (spent + cost, far + count, stand[0], stand[1], True))
        return [found[node] for node in sorted(found)]

    def onward(self, spent: int, stand: Footing, walked: bool) -> list[tuple[int, int, Footing]]:
        """One step farther, or two where what is worn makes the walk longer: cost, steps, where."""
        found: list[tuple[int, int, Footing]] = []
        self.activation.walked = walked
        self.be(spent, stand)
        strider = not walked and is_strider(self.table, self.hero)
        for step in steps(self.table, self.activation):
            assert isinstance(step, Walk)
            self.be(spent, stand)
            cost = walk_cost(self.table, self.activation, step)
            for there in self.arriving(stand, step.node, step.place):
                found.append((cost, 1, there))
                if strider:
                    self.be(spent + cost, there)
                    found.extend([(cost + more, 2, last) for more, last in self.striding(there)])
        return found

    def striding(self, stand: Footing) -> list[tuple[int, Footing]]:
        """The second node of a walk: what it costs more, and where it leads."""
        found: list[tuple[int, Footing]] = []
        battle = battle_of(self.table)
        for option in strides(self.table, self.activation.who):
            if isinstance(option, Place):
                found.append((0, (stand[0], option.place)))
            elif isinstance(option, Shift):
                more = barrel_cost(battle, option.node)
                found.extend([(more, there) for there in self.arriving(stand, option.node, -1)])
        return found

    def arriving(self, stand: Footing, node: int, place: int) -> list[Footing]:
        """Where one may come to stand on a node: beside a boss in the arc one came from."""
        if node == stand[0]:
            return [(node, place)]
        boss = boss_on(self.table, node)
        return [(node, -1)] if boss is None else [(node, one) for one in places_beside(boss, stand[0])]

    def be(self, spent: int, stand: Footing) -> None:
        """The hero stands there, with so much Stamina spent."""
        self.hero.node, self.hero.place = stand
        self.hero.black = self.fresh + spent
