"""A second model of pushes, written from the words of the rules and slow: it shares nothing with the game but ids.

Places are coordinates, directions are vectors, every node is looked at every time. A push is a generator: it yields a
`Question` and is sent the answer, so that it can be run side by side with the game.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

Spot = tuple[int, int]
Answer = Spot | tuple[str, int]

COMPASS: list[Spot] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]  # clockwise from north
SMALL: frozenset[Spot] = frozenset((x, y) for y in range(5) for x in range(5) if (x + y) % 2 == 0)
LARGE: frozenset[Spot] = frozenset((x, y) for y in range(-6, 5) for x in range(5) if (x + y) % 2 == 0)


@dataclass
class Question:
    """What is asked, whom, and every answer there is."""

    what: str  # "out", "to", "place", "boss"
    seats: set[int]
    answers: set[Answer]


Push = Generator[Question, Answer, None]


@dataclass
class Hero:
    """A hero: a node, and beside a boss a direction from its middle."""

    at: Spot
    place: Spot | None = None


@dataclass
class Foe:
    """A foe; a boss faces a way."""

    at: Spot
    facing: Spot | None = None


@dataclass
class Room:
    """All that pushes ask about. Each hero belongs to the seat of its number."""

    floor: frozenset[Spot]
    heroes: list[Hero]
    foes: dict[int, Foe]
    terrain: dict[Spot, str] = field(default_factory=dict)
    mover: int = 0  # the seat that decides for whoever moves

    # -- the floor -----------------------------------------------------------------------------------------

    def around(self, at: Spot) -> set[Spot]:
        """The next node in each of eight directions: two away straight on, one and one across."""
        offsets = [(0, -2), (0, 2), (-2, 0), (2, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)]
        return {(at[0] + dx, at[1] + dy) for dx, dy in offsets} & self.floor

    def steps(self, one: Spot, other: Spot) -> int:
        """The length of the shortest way, whatever stands there."""
        reached, edge, count = {one}, {one}, 0
        while other not in reached:
            edge = {spot for at in edge for spot in self.around(at)} - reached
            reached |= edge
            count += 1
        return count

    def bars(self, at: Spot) -> bool:
        """Whether nobody can be pushed there: a gravestone, a chest, a barrel that is whole."""
        return self.terrain.get(at, "") in ("gravestone", "chest", "barrel")

    def walls(self, at: Spot) -> list[str]:
        """The walls a node lies at: two in a corner."""
        found = []
        for axis, name in ((0, "x"), (1, "y")):
            ends = {min(spot[axis] for spot in self.floor), max(spot[axis] for spot in self.floor)}
            if at[axis] in ends:
                found.append(f"{name}{at[axis]}")
        return found

    # -- who is where --------------------------------------------------------------------------------------

    def boss(self, at: Spot) -> int | None:
        """The boss on a node."""
        return next((id for id, foe in self.foes.items() if foe.at == at and foe.facing is not None), None)

    def models(self, at: Spot) -> int:
        """How many stand on a node, bosses too."""
        return sum(hero.at == at for hero in self.heroes) + sum(foe.at == at for foe in self.foes.values())

    # -- where a push can lead -----------------------------------------------------------------------------

    def out(self, who: int) -> tuple[set[Spot], bool]:
        """Where a hero can be pushed to if nothing bars the way, and whether that is along a wall."""
        hero = self.heroes[who]
        boss = self.boss(hero.at)
        if boss is None or hero.place is None:
            return self.around(hero.at), False
        facing = self.foes[boss].facing
        assert facing is not None
        (arc,) = arcs(facing, hero.place)
        inside = {spot for spot in self.around(hero.at) if arc in arcs(facing, minus(spot, hero.at))}
        if inside:
            return inside, False
        walls = self.walls(hero.at)
        return {spot for spot in self.around(hero.at) if set(self.walls(spot)) & set(walls)}, True

    def free(self, spots: set[Spot], chain: list[Spot]) -> set[Spot]:
        """Those that are not barred and that this chain has not used."""
        return {spot for spot in spots if not self.bars(spot) and spot not in chain}

    # -- pushes --------------------------------------------------------------------------------------------

    def push_hero(self, who: int, by: Spot, how: str) -> Push:
        """A hero is pushed by an attack, out of the way of one that moves, or from under a leap."""
        hero = self.heroes[who]
        if how == "leap":
            spots = self.free(self.around(hero.at), [])
        else:
            ways, along_wall = self.out(who)
            spots = self.free(ways, [])
            if how == "attack" and not along_wall:
                spots = {spot for spot in spots if self.steps(by, spot) > self.steps(by, hero.at)}
        if spots:
            to = yield Question("to", {who}, set(spots))
            yield from self.enter(who, to, [], False)

    def push_foe(self, id: int, by: Spot) -> Push:
        """A foe is pushed by a hero's attack; a boss never is."""
        foe = self.foes[id]
        if foe.facing is not None:
            return
        spots = {spot for spot in self.free(self.around(foe.at), []) if self.steps(by, spot) > self.steps(by, foe.at)}
        if spots:
            to = yield Question("to", {self.mover}, set(spots))
            yield from self.land(id, to, [])

    def land(self, id: int, to: Answer, chain: list[Spot]) -> Push:
        """A foe that was pushed stands on its new node."""
        self.foes[id].at = (to[0], to[1])  # type: ignore[assignment]
        yield from self.make_room(self.foes[id].at, ("foe", id), chain)

    def enter(self, who: int, to: Answer, chain: list[Spot], walks: bool) -> Push:
        """A hero comes onto a node, beside a boss in the arc it came from."""
        hero = self.heroes[who]
        origin = hero.at
        hero.at = (to[0], to[1])  # type: ignore[assignment]
        hero.place = None
        boss = self.boss(hero.at)
        if boss is not None:
            facing = self.foes[boss].facing
            assert facing is not None
            places = {turned(facing, arc) for arc in arcs(facing, minus(origin, hero.at))}
            yield from self.stand(who, places)
        if walks and self.terrain.get(hero.at) == "barrel":
            self.terrain[hero.at] = "broken"
        yield from self.make_room(hero.at, ("hero", who), chain)

    def stand(self, who: int, places: set[Spot]) -> Push:
        """A hero's place beside a boss; of two the owner says which."""
        place: Answer = next(iter(places))
        if len(places) > 1:
            place = yield Question("place", {who}, set(places))
        self.heroes[who].place = (place[0], place[1])  # type: ignore[assignment]

    def make_room(self, at: Spot, came: tuple[str, int], chain: list[Spot]) -> Push:
        """While four are on a node one that was there before goes, where the chain has not been."""
        chain = [*chain, at]
        while self.models(at) > 3:
            goers: dict[tuple[str, int], set[Spot]] = {}
            for who, hero in enumerate(self.heroes):
                if hero.at == at:
                    goers["hero", who] = self.free(self.out(who)[0], chain)
            for id, foe in self.foes.items():
                if foe.at == at and foe.facing is None:
                    goers["foe", id] = self.free(self.around(at), chain)
            able: set[Answer] = {goer for goer, spots in goers.items() if spots and goer != came}
            if not able:
                return
            goer = yield Question("out", {self.mover}, able)
            kind, number = goer
            spots = goers[kind, number]  # type: ignore[index]
            if kind == "hero":
                to = yield Question("to", {number}, set(spots))
                yield from self.enter(number, to, chain, False)
            else:
                to = yield Question("to", {self.mover}, set(spots))
                yield from self.land(number, to, chain)

    def boss_comes(self, id: int, to: Spot, way: Spot | None) -> Push:
        """A boss steps, slides (a `way`) or leaps onto a node; a boss that was there goes elsewhere."""
        boss = self.foes[id]
        earlier = self.boss(to)
        for hero in self.heroes:
            if hero.at == boss.at:
                hero.place = None
        boss.at = to
        for hero in self.heroes:
            if hero.at == to:
                hero.place = way
        if earlier is not None and earlier != id:
            yield from self.boss_goes(earlier)
        yield from self.make_room(to, ("foe", id), [])

    def boss_goes(self, id: int) -> Push:
        """A boss gives way to another, facing as before; those where it goes stand in the arc that faced them."""
        boss = self.foes[id]
        assert boss.facing is not None
        spots: set[Answer] = {spot for spot in self.around(boss.at) if self.boss(spot) is None}
        to = yield Question("boss", set(range(len(self.heroes))), spots)
        there = (to[0], to[1])
        faced = {turned(boss.facing, arc) for arc in arcs(boss.facing, minus(there, boss.at))}  # type: ignore[arg-type]
        boss.at = there  # type: ignore[assignment]
        for who, hero in enumerate(self.heroes):
            if hero.at == boss.at:
                yield from self.stand(who, faced)
        yield from self.make_room(boss.at, ("foe", id), [])


# -- directions --------------------------------------------------------------------------------------------


def minus(one: Spot, other: Spot) -> Spot:
    """The way from one spot to another."""
    return one[0] - other[0], one[1] - other[1]


def turned(facing: Spot, arc: str) -> Spot:
    """The middle of an arc."""
    x, y = facing
    return {"front": (x, y), "right": (-y, x), "back": (-x, -y), "left": (y, -x)}[arc]


def arcs(facing: Spot, way: Spot) -> set[str]:
    """The arcs a direction lies in: on the line between two, both."""
    forward = way[0] * facing[0] + way[1] * facing[1]
    side = facing[0] * way[1] - facing[1] * way[0]
    found = set()
    if forward >= abs(side):
        found.add("front")
    if -forward >= abs(side):
        found.add("back")
    if side >= abs(forward):
        found.add("right")
    if -side >= abs(forward):
        found.add("left")
    return found
