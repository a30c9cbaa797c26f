"""The limit of three: a fourth model on a node makes room (DS-NODE-14, DS-NODE-15)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules import entering
from undercroft.games.dark_souls.rules.arcs import ways_out
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.nodes import near
from undercroft.games.dark_souls.rules.table import ask_owner, battle_of, boss_on, foe_by, foes_on, heroes_on, models_on
from undercroft.games.dark_souls.rules.terrain import is_blocked
from undercroft.games.dark_souls.state import Foe, Pushed, PushOut, PushTo, Souls

MOST: Final = 3  # models on a node (DS-NODE-14)


def make_room(table: Souls, node: int, who: int, foe: int, chain: list[int]) -> Rule:
    """A fourth model pushes one of those before it, who may push another in turn.

    DS-NODE-14, DS-NODE-15, DS-RULING-08, DS-RULING-09, DS-RULING-10; whoever just came stays.
    """
    used = [*chain, node]
    while models_on(table, node) > MOST:
        options: list[Action] = []
        for other in heroes_on(table, node):
            if other != who and room_for_hero(table, other, used):
                options.append(PushOut(other, -1))
        for one in foes_on(table, node):
            if one.id != foe and one.facing < 0 and room_around(table, node, used):
                options.append(PushOut(-1, one.id))
        if not options:
            return
        decision = Decision(
            [mover_seat(table)], options, "ask-push-out", rules=("DS-DECISION-36", "DS-NODE-15"), count=node
        )
        if is_all_one(table, options) or is_cleared(table, node, foe, options):
            decision.window = "tie"
            decision.unasked = options[0]
            decision.stakes = {decision.leader: False}
        answer = yield decision
        assert isinstance(answer, PushOut)
        if answer.who >= 0:
            ways: list[Action] = [PushTo(to) for to in room_for_hero(table, answer.who, used)]
            to = yield ask_owner(table, answer.who, ways, "ask-push-to", ("DS-DECISION-36", "DS-RULING-21"))
            assert isinstance(to, PushTo)
            yield from entering.enter(table, answer.who, to.node, "push", used)
            continue
        pushed = foe_by(table, answer.foe)
        assert pushed is not None
        ways = [PushTo(to) for to in room_around(table, node, used)]
        to = yield Decision([mover_seat(table)], ways, "ask-push-foe", rules=("DS-DECISION-36",), count=answer.foe)
        assert isinstance(to, PushTo)
        pushed.node = to.node
        table.tell(Pushed(-1, pushed.id, to.node))
        if models_on(table, to.node) > MOST:
            yield from make_room(table, to.node, -1, pushed.id, used)


def is_all_one(table: Souls, options: list[Action]) -> bool:
    """Whether nothing tells those apart of whom one has to go: foes alike that have all acted, or all not yet."""
    battle = battle_of(table)
    foes = [foe_by(table, option.foe) for option in options if isinstance(option, PushOut)]
    first = foes[0]
    for foe in foes:
        if first is None or foe is None or battle.acting == foe.id or not are_alike(first, foe):
            return False
        if (foe.id in battle.order) != (first.id in battle.order):
            return False
    return True


def is_cleared(table: Souls, node: int, foe: int, options: list[Action]) -> bool:
    """Whether the boss that came pushes all of them off the node with its next breath, so that all go there anyway."""
    battle = battle_of(table)
    if foe < 0 or battle.acting != foe or not battle.card:
        return False
    icon = BEHAVIOURS[battle.card].icons[battle.icon]
    if not icon.push or icon.damage or icon.step == "strike":
        return False
    boss = boss_on(table, node)
    return boss is not None and boss.id == foe and all([isinstance(one, PushOut) and one.who >= 0 for one in options])


def are_alike(one: Foe, other: Foe) -> bool:
    """Whether it makes no difference which of two foes it is."""
    return (
        one.kind == other.kind
        and one.node == other.node
        and one.wounds == other.wounds
        and one.conditions == other.conditions
    )


def room_around(table: Souls, node: int, used: list[int]) -> list[int]:
    """Nodes next to one that a model may be pushed onto, and that the chain has not used yet (DS-RULING-09)."""
    battle = battle_of(table)
    return [to for to in near(battle.size, node) if to not in used and not is_blocked(battle, to)]


def room_for_hero(table: Souls, who: int, used: list[int]) -> list[int]:
    """The same for a hero, who stays in the arc beside a boss, or goes along the wall (DS-ARC-07, DS-ARC-08)."""
    battle = battle_of(table)
    hero = table.heroes[who]
    boss = boss_on(table, hero.node)
    ways = ways_out(battle.size, hero.node, -1 if boss is None else boss.facing, hero.place)
    return [to for to in ways if to not in used and not is_blocked(battle, to)]


def mover_seat(table: Souls) -> int:
    """Who decides about others for the one that moved: the active player, or the Aggro holder's (DS-RULING-21)."""
    battle = battle_of(table)
    activation = table.activation
    who = battle.aggro if activation is None else activation.who
    return table.heroes[who].seat
