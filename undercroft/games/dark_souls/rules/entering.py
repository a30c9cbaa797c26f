"""Entering a node: the place beside a boss, the crowd, dropped souls, traps, and the dodge that leads onto another.

One thing leads to the next: a push onto a trap, a dodge onto a second one, a full node that pushes somebody on.
DS-NODE-14 to DS-NODE-17, DS-ARC-06 to DS-ARC-10, DS-TRAP, DS-TERR, DS-END-08.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.arcs import arc_of_place, arcs_of, middle
from undercroft.games.dark_souls.rules.dice import Rule, Trial, throw, total, try_luck
from undercroft.games.dark_souls.rules.endurance import can_pay, hurt, pay
from undercroft.games.dark_souls.rules.gear import GEAR, TRAP_DAMAGE, TRAP_DODGE
from undercroft.games.dark_souls.rules.nodes import HALL, near
from undercroft.games.dark_souls.rules.table import (
    ask_owner,
    battle_of,
    boss_on,
    foe_by,
    foes_on,
    heroes_on,
    in_use,
    is_blocked,
    models_on,
    powers,
)
from undercroft.games.dark_souls.state import (
    Broke,
    Circled,
    Dodge,
    Foe,
    Hero,
    Moved,
    Place,
    Pushed,
    PushOut,
    PushTo,
    Regained,
    Shift,
    Souls,
    Sprang,
    Suffer,
)

DODGES: Final[list[Dodge]] = [Dodge(node) for node in range(HALL)]  # options are never changed, so one each will do

# -- a hero enters a node --------------------------------------------------------------------------------


def enter(table: Souls, who: int, node: int, how: str, chain: list[int]) -> Rule:
    """A hero comes onto a node by walking, running, dodging, shifting or being pushed."""
    hero = table.heroes[who]
    origin = hero.node
    hero.node = node
    hero.place = -1
    if table.heard():
        table.tell(Pushed(who, -1, node) if how == "push" else Moved(who, node, how))
    battle = battle_of(table)
    if boss_on(table, node) is not None:
        yield from take_place(table, who, origin)
    if battle.terrain[node] == "barrel":
        battle.terrain[node] = "broken"
        table.tell(Broke(node))
    if models_on(table, node) > 3:
        yield from make_room(table, node, who, -1, chain)
    if table.dropped >= 0 and table.dropped_tile == battle.tile and table.dropped_node == node:
        collect(table, who)
    if battle.traps and battle.traps[node] and node not in battle.sprung:
        yield from spring(table, who, node)


def take_place(table: Souls, who: int, origin: int) -> Rule:
    """Beside a boss one stands in the arc one came from; between two one chooses (DS-ARC-06, DS-RULING-70)."""
    hero = table.heroes[who]
    boss = boss_on(table, hero.node)
    assert boss is not None
    places = places_beside(boss, origin)
    if len(places) == 1:
        hero.place = places[0]
        return
    yield from choose_place(table, who, places, "DS-DECISION-30")


def places_beside(boss: Foe, origin: int) -> list[int]:
    """The places beside a boss for somebody who comes from a node (DS-ARC-06, DS-RULING-70)."""
    arcs = [0, 1, 2, 3] if origin == boss.node else arcs_of(boss.node, boss.facing, origin)
    return [middle(boss.facing, arc) for arc in arcs]


def choose_place(table: Souls, who: int, places: list[int], rule: str) -> Rule:
    """A hero on a boss's node picks an arc (DS-ARC-05, DS-DECISION-30, DS-DECISION-50)."""
    options: list[Action] = [Place(place) for place in places]
    answer = yield ask_owner(table, who, options, "ask-place", (rule, "DS-ARC-05"))
    assert isinstance(answer, Place)
    table.heroes[who].place = answer.place


def collect(table: Souls, who: int) -> None:
    """Dropped souls come back to the cache (DS-END-08)."""
    table.souls += table.dropped
    table.tell(Regained(who, table.dropped))
    table.dropped = -1


def ways_off(table: Souls, who: int) -> list[int]:
    """The nodes a hero can go to from here; off a boss's node only those of its arc (DS-ARC-07, DS-RULING-72)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    boss = boss_on(table, hero.node)
    if boss is None or hero.place < 0:
        return near(battle.size, hero.node)
    arc = arc_of_place(boss.facing, hero.place)
    return [node for node in near(battle.size, hero.node) if arc in arcs_of(boss.node, boss.facing, node)]


# -- a crowded node --------------------------------------------------------------------------------------


def make_room(table: Souls, node: int, who: int, foe: int, chain: list[int]) -> Rule:
    """A fourth model pushes one of those before it, who may push another in turn.

    DS-NODE-14, DS-NODE-15, DS-RULING-08, DS-RULING-09, DS-RULING-10; whoever just came stays.
    """
    used = [*chain, node]
    while models_on(table, node) > 3:
        options: list[Action] = []
        for other in heroes_on(table, node):
            if other != who and room_for_hero(table, other, used):
                options.append(PushOut(other, -1))
        for one in foes_on(table, node):
            if one.id != foe and one.facing < 0 and room_around(table, node, used):
                options.append(PushOut(-1, one.id))
        if not options:
            return
        answer = yield Decision(
            [mover_seat(table)], options, "ask-push-out", rules=("DS-DECISION-36", "DS-NODE-15"), count=node
        )
        assert isinstance(answer, PushOut)
        if answer.who >= 0:
            ways: list[Action] = [PushTo(to) for to in room_for_hero(table, answer.who, used)]
            to = yield ask_owner(table, answer.who, ways, "ask-push-to", ("DS-DECISION-36", "DS-RULING-21"))
            assert isinstance(to, PushTo)
            yield from enter(table, answer.who, to.node, "push", used)
            continue
        pushed = foe_by(table, answer.foe)
        assert pushed is not None
        ways = [PushTo(to) for to in room_around(table, node, used)]
        to = yield Decision([mover_seat(table)], ways, "ask-push-foe", rules=("DS-DECISION-36",), count=answer.foe)
        assert isinstance(to, PushTo)
        pushed.node = to.node
        table.tell(Pushed(-1, pushed.id, to.node))
        if models_on(table, to.node) > 3:
            yield from make_room(table, to.node, -1, pushed.id, used)


def room_around(table: Souls, node: int, used: list[int]) -> list[int]:
    """Nodes next to one that a model may be pushed onto, and that the chain has not used yet (DS-RULING-09)."""
    battle = battle_of(table)
    return [to for to in near(battle.size, node) if to not in used and not is_blocked(battle, to)]


def room_for_hero(table: Souls, who: int, used: list[int]) -> list[int]:
    """The same for a hero, who stays in the arc beside a boss (DS-ARC-07)."""
    battle = battle_of(table)
    return [to for to in ways_off(table, who) if to not in used and not is_blocked(battle, to)]


def mover_seat(table: Souls) -> int:
    """Who decides about others for the one that moved: the active player, or the Aggro holder's (DS-RULING-21)."""
    battle = battle_of(table)
    activation = table.activation
    who = battle.aggro if activation is None else activation.who
    return table.heroes[who].seat


# -- traps -----------------------------------------------------------------------------------------------


def spring(table: Souls, who: int, node: int) -> Rule:
    """A trap is turned over the first time; take its damage or dodge it (DS-TRAP-02 to DS-TRAP-06, DS-RULING-64)."""
    battle = battle_of(table)
    battle.sprung.append(node)
    known = table.map[battle.tile].known
    if node not in known:
        known.append(node)
    trap = battle.traps[node]
    table.tell(Sprang(who, node, trap))
    damage = TRAP_DAMAGE[trap]
    if not damage:
        return
    options: list[Action] = [Suffer()]
    options.extend(dodges(table, who))
    answer = yield ask_owner(table, who, options, "ask-trap", ("DS-DECISION-48", "DS-TRAP-04"), count=damage)
    if isinstance(answer, Dodge):
        passed = yield from dodge(table, who, answer, TRAP_DODGE[trap], damage, [])
        if passed:
            return
    hurt(table, who, damage, "trap")


# -- dodging ---------------------------------------------------------------------------------------------


def dodges(table: Souls, who: int) -> list[Action]:
    """Every dodge a hero can pay: staying, a node next to it, another place beside a boss.

    DS-DEF-07, DS-ARC-10, DS-COND-07, DS-TERR-05, DS-RULING-37, DS-RULING-38, DS-RULING-153.
    """
    hero = table.heroes[who]
    for gear in powers(table, hero):
        if gear.no_dodge:
            return []
    cost = dodge_cost(hero)
    if not can_pay(hero, cost):
        return []
    battle = battle_of(table)
    found: list[Action] = []
    if hero.place < 0:
        found.append(DODGES[hero.node])
    else:
        found.extend([Dodge(hero.node, (hero.place + turn) & 7) for turn in (0, 2, 4, 6)])
    for node in near(battle.size, hero.node):
        token = battle.terrain[node]
        if token == "" or token == "broken" or (token == "barrel" and can_pay(hero, cost + 1)):
            found.append(DODGES[node])
    return found


def dodge_cost(hero: Hero) -> int:
    """One Stamina, two with Frostbite."""
    return 2 if "frostbite" in hero.conditions else 1


def dodge_price(table: Souls, hero: Hero, how: Dodge) -> int:
    """The same with the barrel that is broken on the way (DS-TERR-05)."""
    barrel = how.node != hero.node and battle_of(table).terrain[how.node] == "barrel"
    return dodge_cost(hero) + (1 if barrel else 0)


def dodge(table: Souls, who: int, how: Dodge, difficulty: int, damage: int, foes: list[int]) -> Trial:
    """Pay, perhaps move, then roll: icons enough and one is not hit (DS-DEF-05 to DS-DEF-09, DS-RULING-61)."""
    hero = table.heroes[who]
    pay(table, who, dodge_price(table, hero, how))
    if how.node != hero.node:
        yield from enter(table, who, how.node, "dodge", [])
        if is_nimble(table, hero):
            yield from second_step(table, who)
    elif how.place != hero.place:
        hero.place = how.place
        table.tell(Circled(who, how.place))
    roll = throw(table, who, "dodge", ["dodge"] * dodge_dice(hero), damage, difficulty, foes)
    if total(roll) < difficulty:
        yield from try_luck(table, roll, "DS-DECISION-49")
    table.roll = None
    return total(roll) >= difficulty


def is_nimble(table: Souls, hero: Hero) -> bool:
    """Whether what is worn lets a dodge go two nodes (DS-RULING-153)."""
    for gear in powers(table, hero):
        if gear.roll > 1:
            return True
    return False


def second_step(table: Souls, who: int) -> Rule:
    """Some armour lets a dodge go two nodes, arcs or not (DS-ARC-10, DS-RULING-153)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    options: list[Action] = [DONE]
    for node in near(battle.size, hero.node):
        token = battle.terrain[node]
        if token == "" or token == "broken" or (token == "barrel" and can_pay(hero, 1)):
            options.append(Shift(node))
    if hero.place >= 0:
        options.extend([Place((hero.place + turn) & 7) for turn in (2, 4, 6)])
    answer = yield ask_owner(table, who, options, "ask-dodge-on", ("DS-DECISION-45", "DS-RULING-153"))
    if isinstance(answer, Place):
        hero.place = answer.place
        table.tell(Circled(who, answer.place))
    if isinstance(answer, Shift):
        if battle.terrain[answer.node] == "barrel":
            pay(table, who, 1)
        yield from enter(table, who, answer.node, "dodge", [])


def dodge_dice(hero: Hero) -> int:
    """The dodge dice of what is worn and held (DS-DEF-02, DS-DEF-08)."""
    count = 0
    for card in in_use(hero):
        count += GEAR[card].dodge
    return count
