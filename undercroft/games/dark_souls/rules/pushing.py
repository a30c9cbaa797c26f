"""Pushing (DS-PUSH): by attacks, by enemies that move, beside a boss."""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.arcs import nodes_off, ways_out
from undercroft.games.dark_souls.rules.crowding import MOST, make_room, mover_seat, room_around
from undercroft.games.dark_souls.rules.entering import enter
from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.rules.table import ask_owner, battle_of, boss_on, foe_by, models_on, powers
from undercroft.games.dark_souls.rules.terrain import blocked_nodes
from undercroft.games.dark_souls.state import Foe, PushAway, Pushed, PushTo, Souls


def push_away(table: Souls, step: PushAway) -> Rule:
    """One after another is pushed (DS-PUSH-04 to DS-PUSH-07, DS-DECISION-47, DS-DECISION-59, DS-PUSH-01)."""
    foe = foe_by(table, step.foe)
    assert foe is not None
    if len(step.left) > 1:
        table.next(PushAway(step.foe, step.how, step.left[1:]))
    who = step.left[0]
    hero = table.heroes[who]
    if step.how == "attack" and is_steady(table, who):
        return
    nodes = pushed_to(table, who, foe, step.how)
    if not nodes:
        return
    options: list[Action] = [PushTo(node) for node in nodes]
    answer = yield ask_owner(table, who, options, "ask-push-to", ("DS-DECISION-47", "DS-PUSH-05"), count=foe.id)
    assert isinstance(answer, PushTo)
    assert hero.node >= 0
    yield from enter(table, who, answer.node, "push", [])


def is_steady(table: Souls, who: int) -> bool:
    """Whether a shield lets its bearer ignore push icons on attacks."""
    for gear in powers(table, table.heroes[who]):
        if gear.steady:
            return True
    return False


def pushed_to(table: Souls, who: int, foe: Foe, how: str) -> list[int]:
    """Where a push can send a hero (DS-PUSH-04, DS-PUSH-06, DS-ARC-07, DS-ARC-08, DS-BMOVE-12)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    beside = boss_on(table, hero.node)
    return push_nodes(battle.size, blocked_nodes(battle), hero.node, hero.place, beside, foe.node, how)


def push_nodes(
    size: int, blocked: list[bool], node: int, place: int, beside: Foe | None, origin: int, how: str
) -> list[int]:
    """The same for anybody on a node, in a place beside a boss: an attack sends one farther, a leap out of any arc.

    Who is pushed along a wall need not come farther. DS-RULING-12, DS-RULING-13, DS-RULING-14, DS-EXAMPLE-24.
    """
    facing = -1 if beside is None or how == "leap" else beside.facing
    nodes = free_of(blocked, ways_out(size, node, facing, place))
    if how != "attack" or (facing >= 0 and place >= 0 and not nodes_off(size, node, facing, place)):
        return nodes
    far = apart(size, origin, node)
    return [other for other in nodes if apart(size, origin, other) > far]


def free_of(blocked: list[bool], nodes: list[int]) -> list[int]:
    """Those of some nodes where nothing is in the way."""
    return [node for node in nodes if not blocked[node]] if blocked else nodes


def foe_pushed_to(table: Souls, foe: Foe, origin: int) -> list[int]:
    """Where a push from a node can send a foe (DS-PUSH-02, DS-PUSH-04, DS-RULING-12, DS-RULING-13, DS-RULING-14)."""
    if foe.facing >= 0:
        return []
    size = battle_of(table).size
    far = apart(size, origin, foe.node)
    return [node for node in room_around(table, foe.node, []) if apart(size, origin, node) > far]


def push_foe(table: Souls, foe: Foe, origin: int) -> Rule:
    """A foe hit by a push goes one node farther from the attacker; a boss never does (DS-PUSH-02, DS-DECISION-35)."""
    nodes = foe_pushed_to(table, foe, origin)
    if not nodes:
        return
    options: list[Action] = [PushTo(node) for node in nodes]
    answer = yield Decision(
        [mover_seat(table)], options, "ask-push-foe", rules=("DS-DECISION-35", "DS-PUSH-04"), count=foe.id
    )
    assert isinstance(answer, PushTo)
    foe.node = answer.node
    table.tell(Pushed(-1, foe.id, answer.node))
    if models_on(table, answer.node) > MOST:
        yield from make_room(table, answer.node, -1, foe.id, [])
