"""Enemy activations: order, movement, attacks (DS-ENEMY, DS-EMOVE, DS-EATK)."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules import bosses, campaign
from undercroft.games.dark_souls.rules.aiming import choose_target, meant_by
from undercroft.games.dark_souls.rules.arcs import stands_in
from undercroft.games.dark_souls.rules.crowding import MOST, make_room
from undercroft.games.dark_souls.rules.defence import Threat, defend
from undercroft.games.dark_souls.rules.endurance import end_of_foe
from undercroft.games.dark_souls.rules.flat import Behaviour, Icon
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.heat import change_deck, heat_up_if_due
from undercroft.games.dark_souls.rules.moving import next_nodes, nodes_moved
from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.rules.table import ask_group, battle_of, foe_by, heroes_on, models_on, sheet, standing
from undercroft.games.dark_souls.rules.terrain import blocked_nodes
from undercroft.games.dark_souls.state import (
    Choose,
    DefendAgainst,
    EndFoe,
    EndFoes,
    Entered,
    Foe,
    FoeActed,
    FoeIcon,
    FoeMoved,
    FoesAct,
    FoeSteps,
    Missed,
    NextFoe,
    PushAway,
    Souls,
    Struck,
)

# -- whose turn it is ------------------------------------------------------------------------------------


def foes_act(table: Souls, step: FoesAct) -> None:
    """All enemies activate, the highest threat first (DS-ENEMY-01, DS-ENC-04)."""
    battle = battle_of(table)
    battle.order = [foe.id for foe in table.foes]
    table.next(NextFoe(), EndFoes())
    bosses.flip_for_pair(table)


def next_foe(table: Souls, step: NextFoe) -> Rule | None:
    """The highest threat still to act; between equals the players choose.

    DS-ENEMY-02, DS-DECISION-41, DS-EDATA-02, DS-RULING-96.
    """
    battle = battle_of(table)
    if not battle.order:
        return None
    tied: list[Foe] = []
    most = 0
    for foe in table.foes:
        if foe.id not in battle.order:
            continue
        threat = sheet(foe).threat
        if not tied or threat > most:
            most = threat
            tied = [foe]
        elif threat == most:
            tied.append(foe)
    for other in tied:
        if not are_alike(tied[0], other):
            return choose_foe(table, tied)
    activate(table, tied[0])
    return None


def choose_foe(table: Souls, tied: list[Foe]) -> Rule:
    """Which of equals acts first (DS-ENEMY-02, DS-DECISION-41, DS-DECISION-52)."""
    options: list[Action] = [Choose("foe", other.id) for other in tied]
    answer = yield ask_group(table, options, "ask-foe", ("DS-DECISION-41", "DS-ENEMY-02"))
    assert isinstance(answer, Choose)
    chosen = foe_by(table, answer.number)
    assert chosen is not None
    activate(table, chosen)


def activate(table: Souls, foe: Foe) -> None:
    """A foe begins to act: by its data card, or a boss by its next behaviour (DS-ENEMY-04, DS-BACT-01, DS-ENEMY-03)."""
    battle = battle_of(table)
    battle.order.remove(foe.id)
    battle.acting = foe.id
    if table.heard():
        table.tell(FoeActed(foe.id))
    card = bosses.next_card(table, foe) if foe.facing >= 0 else foe.kind
    table.next(FoeIcon(foe.id, card, 0, 0), EndFoe(foe.id), NextFoe())


def are_alike(one: Foe, other: Foe) -> bool:
    """Whether it makes no difference which of two acts first."""
    return (
        one.kind == other.kind
        and one.node == other.node
        and one.wounds == other.wounds
        and one.conditions == other.conditions
    )


def end_foe(table: Souls, step: EndFoe) -> None:
    """A foe's activation ends: Poison, then its conditions go (DS-COND-03, DS-COND-06)."""
    battle = battle_of(table)
    foe = foe_by(table, step.foe)
    if foe is not None:
        end_of_foe(table, foe)
    battle.acting = -1
    battle.card = ""
    if foe is not None and foe.facing >= 0 and foe in table.foes:
        bosses.after_activation(table, foe)
        heat_up_if_due(table, foe)


def end_foes(table: Souls, step: EndFoes) -> Rule | None:
    """The enemy activation is over: a deck that waited changes, wards end, and after the first the party may dash.

    DS-RULING-92, DS-RULING-155, DS-CAMP-10.
    """
    deck = table.deck
    if deck is not None:
        deck.flipped = False
        if deck.waits:
            change_deck(table, deck)
    battle = battle_of(table)
    battle.ward = False
    if battle.begun:
        return None
    battle.begun = True
    return campaign.offer_dash(table) if campaign.may_dash(table) else None


# -- one icon after another ------------------------------------------------------------------------------


def foe_icon(table: Souls, step: FoeIcon) -> Rule | None:
    """Icons resolve from left to right, a repeated behaviour all over again.

    DS-ENEMY-04, DS-BACT-02, DS-BACT-03, DS-ENEMY-05, DS-RULING-16.
    """
    foe = foe_by(table, step.foe)
    behaviour = BEHAVIOURS[step.card]
    if foe is None:
        return None
    if step.icon >= len(behaviour.icons):
        if step.turn + 1 < behaviour.repeat:
            table.next(FoeIcon(step.foe, step.card, 0, step.turn + 1))
        return None
    table.next(FoeIcon(step.foe, step.card, step.icon + 1, step.turn))
    icon = behaviour.icons[step.icon]
    battle = battle_of(table)
    battle.card = step.card
    battle.icon = step.icon
    if icon.step == "strike":
        return strike(table, foe, step, icon)
    if foe.facing >= 0:
        return bosses.move(table, foe, step.card, step.icon)
    return move(table, foe, step, icon)


def strike(table: Souls, foe: Foe, step: FoeIcon, icon: Icon) -> Rule | None:
    """An attack is meant for everyone in some arcs, or for one.

    DS-EATK-02, DS-EATK-03, DS-BATK-02, DS-BATK-04, DS-BATK-01, DS-BATK-03, DS-RULING-86.
    """
    if icon.struck_arcs:
        nodes, places = standing(table)
        found = in_arcs(battle_of(table).size, foe, nodes, places, BEHAVIOURS[step.card], icon)
        find_targets(table, foe, step, icon, found)
        return None
    meant = meant_by(table, foe, icon.target)
    if len(meant) > 1:
        return strike_chosen(table, foe, step, icon, meant)
    strike_one(table, foe, step, icon, meant[0])
    return None


def strike_one(table: Souls, foe: Foe, step: FoeIcon, icon: Icon, who: int) -> None:
    """An attack on the one it means."""
    nodes = standing(table)[0]
    find_targets(table, foe, step, icon, in_reach(battle_of(table).size, foe, nodes, BEHAVIOURS[step.card], icon, who))


def strike_chosen(table: Souls, foe: Foe, step: FoeIcon, icon: Icon, meant: list[int]) -> Rule:
    """The same where the players say for whom (DS-DECISION-43)."""
    who = yield from choose_target(table, meant)
    strike_one(table, foe, step, icon, who)


def in_reach(size: int, foe: Foe, nodes: list[int], behaviour: Behaviour, icon: Icon, meant: int) -> list[int]:
    """The one meant, if in range, and with the Node icon everyone there.

    DS-EATK-04 to DS-EATK-06, DS-COMBAT-02, DS-EDATA-03, DS-RULING-58, DS-EXAMPLE-19.
    """
    node = nodes[meant]
    if apart(size, foe.node, node) > behaviour.range:
        return []
    return [who for who, other in enumerate(nodes) if other == node] if icon.node else [meant]


def find_targets(table: Souls, foe: Foe, step: FoeIcon, icon: Icon, targets: list[int]) -> None:
    """An attack finds its targets, or misses (DS-EATK-02 to DS-EATK-06, DS-BATK-02, DS-BATK-04, DS-COMBAT-03)."""
    if not targets:
        table.tell(Missed(foe.id))
        return
    if table.heard():
        table.tell(Struck(foe.id, targets, strike_damage(foe, icon), icon.magical))
    table.next(DefendAgainst(foe.id, step.card, step.icon, targets, []))


def in_arcs(size: int, foe: Foe, nodes: list[int], places: list[int], behaviour: Behaviour, icon: Icon) -> list[int]:
    """Everyone in range and in one of the attack's arcs (DS-BATK-02, DS-ARC-14, DS-RULING-87, DS-RULING-88)."""
    found: list[int] = []
    for who, node in enumerate(nodes):
        if node >= 0 and apart(size, foe.node, node) <= behaviour.range:
            if stands_in(foe.node, foe.facing, node, places[who], icon.struck_arcs):
                found.append(who)
    return found


def strike_damage(foe: Foe, icon: Icon) -> int:
    """Stagger takes one from an attack icon (DS-COND-10, DS-RULING-32)."""
    return max(0, icon.damage - 1) if "stagger" in foe.conditions else icon.damage


def defend_against(table: Souls, step: DefendAgainst) -> Rule:
    """Each target defends by itself; then those hit are pushed.

    DS-EATK-04, DS-EATK-05, DS-RULING-15, DS-RULING-60, DS-EXAMPLE-18.
    """
    foe = foe_by(table, step.foe)
    if foe is None:
        return
    behaviour = BEHAVIOURS[step.card]
    icon = behaviour.icons[step.icon]
    who = step.left[0]
    rest = step.left[1:]
    hit = step.hit.copy()
    if len(step.left) > 1 and table.profile["defend_order"] == "asked":
        options: list[Action] = [Choose("hero", other) for other in step.left]
        answer = yield ask_group(table, options, "ask-defender", ("DS-DECISION-46", "DS-RULING-15"))
        assert isinstance(answer, Choose)
        who = answer.number
        rest = [other for other in step.left if other != who]
    was_hit = yield from defend(table, foe, who, threat_of(table.profile, foe, behaviour, icon))
    if was_hit:
        hit.append(who)
    if rest:
        table.next(DefendAgainst(step.foe, step.card, step.icon, rest, hit))
    elif foe_by(table, step.foe) is not None:
        push_the_hit(table, step.foe, icon, hit)


def push_the_hit(table: Souls, foe: int, icon: Icon, hit: list[int]) -> None:
    """A push icon sends away everyone who was hit (DS-EATK-05, DS-PUSH-04, DS-RULING-15, DS-EXAMPLE-27)."""
    if icon.push and hit:
        how = "leap" if icon.step == "leap" else "attack" if icon.step == "strike" else "move"
        table.next(PushAway(foe, how, [who for who in range(len(table.heroes)) if who in hit]))


def threat_of(profile: dict[str, str], foe: Foe, behaviour: Behaviour, icon: Icon) -> Threat:
    """What an icon means for whoever is struck by it (DS-EATK-04, DS-EATK-07, DS-EDATA-04)."""
    if icon.step == "strike":
        return Threat(strike_damage(foe, icon), icon.magical, behaviour.dodge, icon.conditions)
    return Threat(movement_damage(profile, foe, icon), False, behaviour.dodge, [])


def movement_damage(profile: dict[str, str], foe: Foe, icon: Icon) -> int:
    """Stagger does not weaken a movement attack, unless the table plays it so (DS-RULING-33)."""
    if profile["stagger_moves"] == "yes":
        return strike_damage(foe, icon)
    return icon.damage


# -- movement of those that are no bosses ------------------------------------------------------------------


def move(table: Souls, foe: Foe, step: FoeIcon, icon: Icon) -> Rule | None:
    """Towards or away from somebody, named once, by so many nodes (DS-EMOVE-04 to DS-EMOVE-10, DS-RULING-145)."""
    nodes = nodes_moved(foe, icon)
    if not nodes:
        return None
    meant = meant_by(table, foe, icon.target)
    if len(meant) > 1:
        return move_for_chosen(table, foe, step, icon, nodes, meant)
    set_out(table, foe, step, icon, nodes, meant[0])
    return None


def move_for_chosen(table: Souls, foe: Foe, step: FoeIcon, icon: Icon, nodes: int, meant: list[int]) -> Rule:
    """The same where the players say from whom (DS-DECISION-43)."""
    who = yield from choose_target(table, meant)
    set_out(table, foe, step, icon, nodes, who)


def set_out(table: Souls, foe: Foe, step: FoeIcon, icon: Icon, nodes: int, target: int) -> None:
    """A push clears the own node first (DS-PUSH-06, DS-EXAMPLE-17, DS-EXAMPLE-32)."""
    table.next(FoeSteps(foe.id, step.card, step.icon, target, nodes, False))
    if icon.push:
        here = heroes_on(table, foe.node)
        if here:
            table.next(PushAway(foe.id, "move", here))


def foe_steps(table: Souls, step: FoeSteps) -> Rule | None:
    """One step, then the rest (DS-EMOVE-01 to DS-EMOVE-03, DS-PUSH-08, DS-DECISION-42)."""
    foe = foe_by(table, step.foe)
    if foe is None or step.left <= 0:
        return None
    if foe.facing >= 0:
        return bosses.steps(table, foe, step)
    icon = BEHAVIOURS[step.card].icons[step.icon]
    battle = battle_of(table)
    there = table.heroes[step.target].node
    nodes = next_nodes(battle.size, blocked_nodes(battle), foe.node, there, icon.away)
    if not nodes:
        return None
    if len(nodes) > 1:
        return choose_step(table, foe, step, icon, nodes)
    return take_step(table, foe, step, icon, nodes[0])


def choose_step(table: Souls, foe: Foe, step: FoeSteps, icon: Icon, nodes: list[int]) -> Rule:
    """Of several ways as good the players choose (DS-EMOVE-03, DS-DECISION-42)."""
    options: list[Action] = [Choose("node", one) for one in nodes]
    answer = yield ask_group(table, options, "ask-path", ("DS-DECISION-42", "DS-EMOVE-03"), count=foe.id)
    assert isinstance(answer, Choose)
    crowd = take_step(table, foe, step, icon, answer.number)
    if crowd is not None:
        yield from crowd


def take_step(table: Souls, foe: Foe, step: FoeSteps, icon: Icon, node: int) -> Rule | None:
    """A foe enters a node; a crowd there makes room (DS-EMOVE-01, DS-PUSH-08, DS-NODE-15, DS-TRAP-08)."""
    foe.node = node
    if table.heard():
        table.tell(FoeMoved(foe.id, node, False))
    table.next(FoeSteps(step.foe, step.card, step.icon, step.target, step.left - 1, False))
    if icon.push:
        table.next(Entered(step.foe, step.card, step.icon))
    return make_room(table, node, -1, foe.id, []) if models_on(table, node) > MOST else None


def entered(table: Souls, step: Entered) -> None:
    """On the node it entered: a movement attack if the push has a number, else a plain push.

    DS-EMOVE-11, DS-EATK-07 to DS-EATK-10, DS-PUSH-07, DS-RULING-17 to DS-RULING-19, DS-EXAMPLE-15, DS-EXAMPLE-25.
    """
    foe = foe_by(table, step.foe)
    if foe is None:
        return
    icon = BEHAVIOURS[step.card].icons[step.icon]
    here = heroes_on(table, foe.node)
    if not here:
        return
    if icon.damage:
        if table.heard():
            table.tell(Struck(foe.id, here, icon.damage, False))
        table.next(DefendAgainst(foe.id, step.card, step.icon, here, []))
    else:
        table.next(PushAway(foe.id, "leap" if icon.step == "leap" else "move", here))
