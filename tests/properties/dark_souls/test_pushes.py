"""Every push of the game beside a second model of it, answer by answer, from thousands of random positions."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from properties.dark_souls import push_model
from properties.dark_souls.push_model import COMPASS, LARGE, SMALL, Answer, Push, Question, Room, Spot
from rules.dark_souls.table import arena, lair

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.games.dark_souls.rules import bosses, entering, pushing
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM, XY, node_at
from undercroft.games.dark_souls.state import Choose, Place, PushAway, PushOut, PushTo, Souls

PARTY = ["knight", "assassin", "herald", "warrior"]
POSITIONS = 4000  # of each kind
ENEMIES = [("hollow_soldier", (2, 0))] * 3 + [("sentinel", (2, 0))] * 3
FLOORS: dict[str, tuple[int, frozenset[Spot]]] = {
    "enemies": (ROOM, SMALL),
    "boss": (ROOM, SMALL),
    "pair": (HALL, LARGE),
}
BASES: dict[str, Souls] = {
    "enemies": arena(PARTY, at=[(2, 4)] * 4, foes=ENEMIES).souls,
    "boss": lair("gargoyle", PARTY, at=[(2, 4)] * 4, first="hero").souls,
    "pair": lair("ornstein_and_smough", PARTY, at=[(2, 4)] * 4, first="hero").souls,
}


def scattered(kind: str, rng: random.Random) -> tuple[Souls, Room]:
    """The same random position for the game and for the model: a few nodes, so that they fill up, many at the wall."""
    size, floor = FLOORS[kind]
    table = BASES[kind].copy()
    battle = table.battle
    assert battle is not None
    assert battle.size == size
    spots = sorted(floor)
    rng.shuffle(spots)
    edge = [spot for spot in spots if spot[0] in (0, 4) or spot[1] in (min(y for _, y in floor), 4)]
    few = edge[: rng.randrange(4)] + spots[: rng.randint(1, 3)]
    rng.shuffle(few)
    room = Room(floor, [], {}, mover=rng.randrange(4))
    assert table.activation is not None
    table.activation.who = battle.aggro = room.mover
    if kind == "enemies":
        for spot in rng.sample(spots, rng.randrange(5)):
            if spot not in few:
                token = rng.choice(["gravestone", "chest", "barrel", "broken"])
                battle.terrain[node_at(*spot)] = token
                room.terrain[spot] = token
    apart = few.copy()
    for foe in table.foes:
        at = rng.choice(few)
        facing = -1
        if kind != "enemies":
            at = apart.pop() if len(apart) > 0 else next(spot for spot in spots if spot not in few)
            facing = rng.randrange(8)
        foe.node, foe.facing = node_at(*at), facing
        room.foes[foe.id] = push_model.Foe(at, COMPASS[facing] if facing >= 0 else None)
    crowd = rng.choice([rng.choice(few), *[foe.at for foe in room.foes.values()]])
    for hero in table.heroes:
        at = crowd if rng.randrange(2) else rng.choice(few)
        hero.node, hero.place = node_at(*at), -1
        boss = room.boss(at)
        if boss is not None:
            facing = COMPASS.index(room.foes[boss].facing or (0, 0))
            hero.place = (facing + 2 * rng.randrange(4)) % 8
        room.heroes.append(push_model.Hero(at, COMPASS[hero.place] if hero.place >= 0 else None))
    return table, room


def pushes(kind: str, table: Souls, room: Room, rng: random.Random) -> tuple[Rule, Push]:
    """Something happens that may push, in the game and in the model."""
    who = rng.randrange(4)
    by = rng.choice(table.foes)
    happens = rng.choice(["pushed", "pushed", "walks", "walks", "thrown" if kind == "enemies" else "comes"])
    ways = entering.ways_off(table, who)
    if happens == "walks" and ways:
        node = max(ways, key=lambda one: room.models(XY[one])) if rng.randrange(2) else rng.choice(ways)
        return entering.enter(table, who, node, "walk", []), room.enter(who, XY[node], [], True)
    if happens == "thrown":
        origin = table.heroes[who].node
        return pushing.push_foe(table, by, origin), room.push_foe(by.id, XY[origin])
    if happens == "comes":
        return boss_comes(table, room, by.id, rng)
    how = rng.choice(["move", "attack", "leap"])
    step = PushAway(by.id, how, [who])
    return pushing.push_away(table, step), room.push_hero(who, XY[by.node], how)


def boss_comes(table: Souls, room: Room, id: int, rng: random.Random) -> tuple[Rule, Push]:
    """A boss moves front first, slides sideways or backwards, or leaps."""
    boss = next(foe for foe in table.foes if foe.id == id)
    if rng.randrange(3) == 0:
        node = rng.choice(table.heroes).node
        return bosses.put(table, boss, node, -1, True), room.boss_comes(id, XY[node], None)
    ways = [
        (heading, spot)
        for heading in (boss.facing, (boss.facing + 2) % 8, (boss.facing + 4) % 8, (boss.facing + 6) % 8)
        for spot in room.around(XY[boss.node])
        if aligned(COMPASS[heading], push_model.minus(spot, XY[boss.node]))
    ]
    heading, spot = rng.choice(sorted(ways))
    return bosses.put(table, boss, node_at(*spot), heading, False), room.boss_comes(id, spot, COMPASS[heading])


def aligned(one: Spot, other: Spot) -> bool:
    """Whether two directions are the same."""
    return one[0] * other[1] == one[1] * other[0] and one[0] * other[0] + one[1] * other[1] > 0


def asked(decision: Decision) -> tuple[Question, dict[Answer, object]]:
    """A question of the game as the model puts it, and the game's own answers."""
    answers: dict[Answer, object] = {}
    what = "to"
    for option in decision.options:
        if isinstance(option, PushOut):
            what = "out"
            answers[("hero", option.who) if option.who >= 0 else ("foe", option.foe)] = option
        elif isinstance(option, PushTo):
            answers[XY[option.node]] = option
        elif isinstance(option, Place):
            what = "place"
            answers[COMPASS[option.place]] = option
        else:
            assert isinstance(option, Choose)
            what = "boss"
            answers[XY[option.number]] = option
    assert len(answers) == len(decision.options), "no answer twice"
    return Question(what, set(decision.seats), set(answers)), answers


def where(table: Souls) -> list[object]:
    """Where all are in the game, and what is left of the terrain."""
    assert table.battle is not None
    heroes = [(XY[hero.node], COMPASS[hero.place] if hero.place >= 0 else None) for hero in table.heroes]
    tokens = {XY[node]: token for node, token in enumerate(table.battle.terrain) if token}
    return [heroes, {foe.id: XY[foe.node] for foe in table.foes}, tokens]


def where_too(room: Room) -> list[object]:
    """The same in the model."""
    heroes = [(hero.at, hero.place) for hero in room.heroes]
    return [heroes, {id: foe.at for id, foe in room.foes.items()}, room.terrain]


@pytest.mark.parametrize("kind", sorted(FLOORS))
def test_every_push_is_as_the_second_model_has_it(kind: str) -> None:
    met: Counter[str] = Counter()
    for number in range(POSITIONS):
        rng = random.Random(f"{kind} {number}")
        table, room = scattered(kind, rng)
        before = where(table)
        assert before == where_too(room)
        game, model = pushes(kind, table, room, rng)
        asks = 0
        chosen: tuple[object, Answer] | None = None
        while True:
            decision = following(game, None if chosen is None else chosen[0])
            question = following(model, None if chosen is None else chosen[1])
            if decision is None or question is None:
                assert decision is question, (number, before, decision, question)
                break
            assert isinstance(decision, Decision)
            assert isinstance(question, Question)
            ours, answers = asked(decision)
            assert ours == question, (number, before)
            answer = rng.choice(sorted(answers, key=str))
            chosen = answers[answer], answer
            asks += 1
            met[ours.what] += 1
            met["along the wall"] += ours.what == "to" and is_walled(room, ours)
        assert where(table) == where_too(room), (number, before)
        met[f"{min(asks, 5)} asked"] += 1
    assert met["out"] > POSITIONS // 20, met
    assert met["5 asked"], "chains are long enough to be one"
    if kind != "enemies":
        assert met["along the wall"] > POSITIONS // 25, met
        assert met["place"] > POSITIONS // 100, met
    if kind == "pair":
        assert met["boss"] > POSITIONS // 50, met


def following(one: object, answer: object) -> object:
    """What a generator yields next, or nothing if it is done."""
    try:
        return one.send(answer)  # type: ignore[attr-defined]
    except StopIteration:
        return None


def is_walled(room: Room, question: Question) -> bool:
    """Whether somebody is being pushed along a wall: for the count only."""
    (seat,) = question.seats
    return room.out(seat)[1] and question.answers <= room.out(seat)[0]
