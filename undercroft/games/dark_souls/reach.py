"""How far a hero can get in this activation, and what it costs: every step by the rules of walking and running."""

from __future__ import annotations

from heapq import heappop, heappush

from undercroft.engine.record import Action
from undercroft.engine.route import Route
from undercroft.games.dark_souls.rules.activation import can_move, is_strider, steps, strides, walk_cost
from undercroft.games.dark_souls.rules.crowding import MOST
from undercroft.games.dark_souls.rules.entering import places_beside
from undercroft.games.dark_souls.rules.table import battle_of, boss_on, models_on
from undercroft.games.dark_souls.rules.terrain import barrel_cost
from undercroft.games.dark_souls.rules.traps import is_armed
from undercroft.games.dark_souls.state import Activation, Place, Shift, Souls, Walk

Footing = tuple[int, int]  # a node, and the place beside a boss on it


def reach(table: Souls) -> list[list[int]]:
    """Every node the active hero can still get to: the least Stamina, and the fewest steps for that."""
    activation = table.activation
    if activation is None or not can_move(table, activation):
        return []
    home = table.heroes[activation.who].node
    found: dict[int, list[int]] = {}
    for way in Scout(table, activation).look():
        node = way.stand[0]
        if node != home and node not in found:
            found[node] = [node, way.spent, way.far]
    return [found[node] for node in sorted(found)]


def routes(table: Souls) -> list[Route]:
    """The cheapest way to every node, and to every place beside a boss, that takes more than one answer.

    It leads over nothing that could come between: no armed trap, no crowded node; it may end at one. To the node of a
    boss it leaves the choice of the place, to a place it makes it.
    """
    activation = table.activation
    if activation is None or not can_move(table, activation):
        return []
    hero = table.heroes[activation.who]
    found: list[Route] = []
    seen: set[str] = set()
    for way in Scout(table, activation, wary=True).look():
        node, place = way.stand
        ends: list[tuple[str, list[Action]]] = []
        if node != hero.node:
            ends.append((f"node:{node}", way.answers(False)))
        if place >= 0 and way.stand != (hero.node, hero.place):
            ends.append((f"place:{place}", way.answers(True)))
        for to, answers in ends:
            if len(answers) > 1 and to not in seen:
                found.append(Route(to, answers, way.spent, [*passed(hero.node, way.stands()[:-1]), to]))
            seen.add(to)
    return found


def passed(home: int, stands: list[Footing]) -> list[str]:
    """What a board calls the places one comes by: round a boss it is the place that changes, not the node."""
    found: list[str] = []
    for node, place in stands:
        found.append(f"place:{place}" if node == home else f"node:{node}")
        home = node
    return found


class WayThere:
    """Somewhere to stand, and the last step there: by which answers, and what is spent and gone in all."""

    __slots__ = ("before", "far", "given", "is_chosen", "over", "spent", "stand", "walked")

    def __init__(self, before: WayThere | None, stand: Footing, spent: int, far: int, walked: bool) -> None:
        self.before = before
        self.stand = stand
        self.spent = spent
        self.far = far
        self.walked = walked
        self.given: list[Action] = []
        self.over: list[Footing] = []  # where one stood in between, in a walk of two nodes
        self.is_chosen = False  # whether the last answer chooses the place beside a boss

    def answers(self, is_placed: bool) -> list[Action]:
        """All answers that lead here; at the end with the choice of a place only if that is wanted."""
        last = self.given if is_placed or not self.is_chosen else self.given[:-1]
        return last if self.before is None else [*self.before.answers(True), *last]

    def stands(self) -> list[Footing]:
        """Everywhere one comes to stand on the way here."""
        return [] if self.before is None else [*self.before.stands(), *self.over, self.stand]


class Scout:
    """A copy of the table on which the hero tries every way; a wary one ends where something can come between."""

    def __init__(self, table: Souls, activation: Activation, wary: bool = False) -> None:
        scratch = table.copy()
        assert isinstance(scratch, Souls)
        self.table = scratch
        self.activation = activation.copy()
        self.hero = scratch.heroes[activation.who]
        self.fresh = self.hero.black
        self.ends = [wary and stops_at(table, node) for node in range(battle_of(table).size)]

    def look(self) -> list[WayThere]:
        """The cheapest ways first, until there is nowhere left to go."""
        start = WayThere(None, (self.hero.node, self.hero.place), 0, 0, self.activation.walked)
        ways = [start]
        edge = [(0, 0, self.hero.node, self.hero.place, start.walked, 0)]
        done: set[tuple[int, int, bool]] = set()
        found: list[WayThere] = []
        while edge:
            _, _, node, place, walked, number = heappop(edge)
            if (node, place, walked) in done:
                continue
            done.add((node, place, walked))
            way = ways[number]
            if way is not start:
                found.append(way)
                if self.ends[node]:
                    continue
            for more in self.onward(way):
                heappush(edge, (more.spent, more.far, more.stand[0], more.stand[1], True, len(ways)))
                ways.append(more)
        return found

    def onward(self, way: WayThere) -> list[WayThere]:
        """One step farther, or two where what is worn makes the walk longer."""
        found: list[WayThere] = []
        self.activation.walked = way.walked
        self.be(way.spent, way.stand)
        strider = not way.walked and is_strider(self.table, self.hero)
        for step in steps(self.table, self.activation):
            assert isinstance(step, Walk)
            self.be(way.spent, way.stand)
            spent = way.spent + walk_cost(self.table, self.activation, step)
            for there in self.arriving(way, way.stand, step.node, step.place, spent, way.far + 1, [step]):
                found.append(there)
                if strider and not self.ends[there.stand[0]]:
                    # A longer walk is as cheap as a short one, so nobody runs on from the first node of it.
                    self.be(spent, there.stand)
                    found.extend(self.striding(way, there))
        return found

    def striding(self, way: WayThere, there: WayThere) -> list[WayThere]:
        """The second node of a walk: what it costs more, and where it leads."""
        found: list[WayThere] = []
        battle = battle_of(self.table)
        node = there.stand[0]
        for option in strides(self.table, self.activation.who):
            given = [*there.given, option]
            if isinstance(option, Place):
                found.extend(self.arriving(way, there.stand, node, option.place, there.spent, there.far + 1, given))
            elif isinstance(option, Shift):
                spent = there.spent + barrel_cost(battle, option.node)
                found.extend(self.arriving(way, there.stand, option.node, -1, spent, there.far + 1, given))
        for one in found:
            one.over = [there.stand]
        return found

    def arriving(
        self, way: WayThere, origin: Footing, node: int, place: int, spent: int, far: int, given: list[Action]
    ) -> list[WayThere]:
        """Where one may come to stand on a node: beside a boss in the arc one came from."""
        places = [place]
        if node != origin[0]:
            boss = boss_on(self.table, node)
            places = [-1] if boss is None else places_beside(boss, origin[0])
        found: list[WayThere] = []
        for one in places:
            there = WayThere(way, (node, one), spent, far, True)
            there.is_chosen = len(places) > 1
            there.given = [*given, Place(one)] if there.is_chosen else given
            found.append(there)
        return found

    def be(self, spent: int, stand: Footing) -> None:
        """The hero stands there, with so much Stamina spent."""
        self.hero.node, self.hero.place = stand
        self.hero.black = self.fresh + spent


def stops_at(table: Souls, node: int) -> bool:
    """Whether something may happen to whoever comes onto a node: a trap, or somebody pushed out (DS-NODE-15)."""
    return is_armed(battle_of(table), node) or models_on(table, node) >= MOST
