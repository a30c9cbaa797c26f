"""Enemy activations: order, movement, attacks (DS-ENEMY, DS-EMOVE, DS-EATK)."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules import bosses, campaign
from undercroft.games.dark_souls.rules.aiming import choose_target, meant_by
from undercroft.games.dark_souls.rules.arcs import stands_in
from undercroft.games.dark_souls.rules.crowding import MOST, are_alike, make_room
from undercroft.games.dark_souls.rules.defence import Threat, defend, least_held
from undercroft.games.dark_souls.rules.dodging import dodges
from undercroft.games.dark_souls.rules.endurance import end_of_foe, free, harm
from undercroft.games.dark_souls.rules.entering import enter
from undercroft.games.dark_souls.rules.flat import Behaviour, Icon
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.heat import change_deck, heat_up_if_due
from undercroft.games.dark_souls.rules.moving import next_nodes, nodes_moved
from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.rules.pushing import is_steady, pushed_to
from undercroft.games.dark_souls.rules.table import (
    ask_group,
    ask_tie,
    battle_of,
    foe_by,
    heroes_on,
    models_on,
    powers,
    sheet,
    standing,
)
from undercroft.games.dark_souls.rules.terrain import blocked_nodes
from undercroft.games.dark_souls.state import (
    Battle,
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
    if is_order_open(table, tied):
        return choose_foe(table, tied)
    activate(table, tied[0])
    return None


def choose_foe(table: Souls, tied: list[Foe]) -> Rule:
    """Which of equals acts first (DS-ENEMY-02, DS-DECISION-41, DS-DECISION-52)."""
    options: list[Action] = [Choose("foe", other.id) for other in tied]
    rules = ("DS-DECISION-41", "DS-ENEMY-02")
    answer = yield ask_tie(table, options, "ask-foe", rules, matters=is_order_felt(table, tied))
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


def is_order_open(table: Souls, tied: list[Foe]) -> bool:
    """Whether it can make a difference which of equals acts first (DS-ENEMY-02, DS-DECISION-41).

    It makes none among foes that are alike, nor while none of them comes to anybody: foes are not in each other's way.
    """
    if all([are_alike(tied[0], other) for other in tied]):
        return False
    for foe in tied:
        if foe.facing >= 0 or "poison" in foe.conditions:
            return True
        course = Course(table, foe, True)
        if course.unsettles or course.struck:
            return True
        if any([models_on(table, node) + len(tied) > MOST for node in course.passed + course.ends]):
            return True
    return False


def is_order_felt(table: Souls, tied: list[Foe]) -> bool:
    """Whether somebody may answer what comes, or enough of them can meet on a node to crowd it.

    Foes of one kind deal the same blow: whoever stands there and takes it, takes it in any order. DS-DECISION-41,
    DS-NODE-14.
    """
    if any([foe.facing >= 0 or foe.kind != tied[0].kind for foe in tied]):
        return True
    courses = [Course(table, foe, False) for foe in tied]
    blows: list[list[int]] = [[] for _ in table.heroes]
    for course in courses:
        if course.unsettles:
            return True
        for who, worst in course.struck:
            blows[who].append(worst)
    alone = len([worst for worst in blows if worst]) == 1
    if any([worst and not stands_still(table, who, worst, alone) for who, worst in enumerate(blows)]):
        return True
    return is_crowded(table, tied, courses)


def stands_still(table: Souls, who: int, worst: list[int], alone: bool) -> bool:
    """Whether a hero is asked nothing about blows that cost so much at worst: they may come in any order.

    Who blocks all that comes is asked about a deadly one; and of several struck it may matter who falls first.
    """
    hero = table.heroes[who]
    if any([one != worst[0] for one in worst]):
        return False
    if who not in battle_of(table).guarding:
        if dodges(table, who) or any([gear.spite for gear in powers(table, hero)]):
            return False
        if alone:
            return True
    return sum(worst) < free(hero)


def is_crowded(table: Souls, tied: list[Foe], courses: list[Course]) -> bool:
    """Whether a node that foes stop at or pass one after the other may be too full for them, and it matters for whom.

    DS-NODE-14.
    """
    for node in range(battle_of(table).size):
        touching = [foe for foe, course in zip(tied, courses) if node in course.ends or node in course.passed]
        stopping = [foe.id for foe, course in zip(tied, courses) if node in course.ends and node != foe.node]
        if all([are_alike(touching[0], foe) for foe in touching]):
            continue
        there = models_on(table, node)
        if stopping and there + len(stopping) > MOST:
            return True
        for foe, course in zip(tied, courses):
            if node in course.passed and there + len([id for id in stopping if id != foe.id]) >= MOST:
                return True
    return False


class Course:
    """What a foe that is no boss may come to in its activation as everybody stands: all it may pass, stop at, strike.

    Which of several ways it takes is open only where it is asked: where it could matter, or of `every` one.
    """

    def __init__(self, table: Souls, foe: Foe, every: bool) -> None:
        self.unsettles = False
        self.passed: list[int] = []
        self.ends: list[int] = []
        self.struck: list[tuple[int, int]] = []
        behaviour = BEHAVIOURS[foe.kind]
        scratch = foe.copy()
        self.ends.append(foe.node)
        found = [foe.node]
        for number in list(range(len(behaviour.icons))) * behaviour.repeat:
            ends: list[int] = []
            for node in found:
                scratch.node = node
                if behaviour.icons[number].step == "strike":
                    self.strike(table, scratch, behaviour, number)
                    ends.append(node)
                else:
                    self.move(table, scratch, number, every, ends)
            found = sorted(set(ends))

    def strike(self, table: Souls, foe: Foe, behaviour: Behaviour, number: int) -> None:
        """Everybody it may strike with an icon, once for each way to get there, and what that costs at worst."""
        icon = behaviour.icons[number]
        nodes = standing(table)[0]
        damage = strike_damage(foe, icon)
        for meant in meant_by(table, foe, icon.target):
            for who in in_reach(battle_of(table).size, foe, nodes, behaviour, icon, meant):
                hero = table.heroes[who]
                self.struck.append((who, harm(hero, max(0, damage - least_held(table, hero, icon.magical)), True)))
                self.unsettles = self.unsettles or icon.push or bool(icon.conditions)

    def move(self, table: Souls, foe: Foe, number: int, every: bool, ends: list[int]) -> None:
        """Every node it may pass by an icon, and where it may be then."""
        battle = battle_of(table)
        icon = BEHAVIOURS[foe.kind].icons[number]
        nodes = nodes_moved(foe, icon)
        for meant in meant_by(table, foe, icon.target):
            ways = ways_of(battle, foe, icon, table.heroes[meant].node, nodes)
            if icon.push and nodes and heroes_on(table, foe.node):
                self.unsettles = True
            if not every and not is_way_felt(table, foe, foe.kind, number, ways):
                ways = ways[:1]
            for way in ways:
                if icon.push and any([heroes_on(table, node) for node in way]):
                    self.unsettles = True
                self.passed.extend(way[:-1])
                ends.append(way[-1] if way else foe.node)
        self.ends.extend(ends)


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
    battle.guarding = []
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
    nodes = standing(table)[0]
    struck = [in_reach(battle_of(table).size, foe, nodes, BEHAVIOURS[step.card], icon, who) for who in meant]
    if all([targets == struck[0] for targets in struck]):
        find_targets(table, foe, step, icon, struck[0])
        return None
    return strike_chosen(table, foe, step, icon, meant)


def strike_chosen(table: Souls, foe: Foe, step: FoeIcon, icon: Icon, meant: list[int]) -> Rule:
    """The same where the players say for whom (DS-DECISION-43)."""
    who = yield from choose_target(table, meant)
    nodes = standing(table)[0]
    find_targets(table, foe, step, icon, in_reach(battle_of(table).size, foe, nodes, BEHAVIOURS[step.card], icon, who))


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
    threat = threat_of(table.profile, foe, behaviour, icon)
    if icon.push and not rest and not hit:
        threat.ways = ways_pushed(table, who, foe, push_of(icon))
    was_hit = yield from defend(table, foe, who, threat)
    if was_hit:
        hit.append(who)
    if threat.way >= 0:
        yield from enter(table, who, threat.way, "push", [])
    elif rest:
        table.next(DefendAgainst(step.foe, step.card, step.icon, rest, hit))
    elif foe_by(table, step.foe) is not None:
        push_the_hit(table, step.foe, icon, hit)


def push_the_hit(table: Souls, foe: int, icon: Icon, hit: list[int]) -> None:
    """A push icon sends away everyone who was hit (DS-EATK-05, DS-PUSH-04, DS-RULING-15, DS-EXAMPLE-27)."""
    if icon.push and hit:
        table.next(PushAway(foe, push_of(icon), [who for who in range(len(table.heroes)) if who in hit]))


def push_of(icon: Icon) -> str:
    """How an icon pushes."""
    return "leap" if icon.step == "leap" else "attack" if icon.step == "strike" else "move"


def ways_pushed(table: Souls, who: int, foe: Foe, how: str) -> list[int]:
    """Where a hero may choose to be pushed if this blow hits; none where there is no choice (DS-DECISION-47)."""
    if how == "attack" and is_steady(table, who):
        return []
    nodes = pushed_to(table, who, foe, how)
    return nodes if len(nodes) > 1 else []


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
    there = table.heroes[meant[0]].node
    if any([table.heroes[who].node != there for who in meant]) or (icon.push and len(meant) > 1):
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
    ways = ways_of(battle, foe, icon, there, 1 if icon.push else step.left)
    if any([models_on(table, node) >= MOST for way in ways for node in way[:-1]]):
        ways = ways_of(battle, foe, icon, there, 1)
    if len(ways) > 1:
        return choose_way(table, foe, step, icon, ways)
    return take_way(table, foe, step, icon, ways[0]) if ways[0] else None


def ways_of(battle: Battle, foe: Foe, icon: Icon, there: int, nodes: int) -> list[list[int]]:
    """The ways a foe may go with regard to a node, so many nodes far: one for each end (DS-EMOVE-02, DS-EMOVE-03)."""
    blocked = blocked_nodes(battle)
    ways: list[list[int]] = [[]]
    for _ in range(nodes):
        farther: list[list[int]] = []
        for way in ways:
            at = way[-1] if way else foe.node
            steps = next_nodes(battle.size, blocked, at, there, icon.away)
            farther.extend([[*way, node] for node in steps] if steps else [way])
        ends: list[int] = []
        ways = []
        for way in farther:
            end = way[-1] if way else foe.node
            if end not in ends:
                ends.append(end)
                ways.append(way)
    return ways


def choose_way(table: Souls, foe: Foe, step: FoeSteps, icon: Icon, ways: list[list[int]]) -> Rule:
    """Of several ways as good the players choose, by where they end (DS-EMOVE-03, DS-DECISION-42)."""
    options: list[Action] = [Choose("node", way[-1]) for way in ways]
    matters = is_way_felt(table, foe, step.card, step.icon, ways)
    answer = yield ask_tie(table, options, "ask-path", ("DS-DECISION-42", "DS-EMOVE-03"), foe.id, matters)
    crowd = take_way(table, foe, step, icon, ways[options.index(answer)])
    if crowd is not None:
        yield from crowd


def is_way_felt(table: Souls, foe: Foe, card: str, number: int, ways: list[list[int]]) -> bool:
    """Whether it depends on its way whom a foe pushes or strikes in this activation."""
    behaviour = BEHAVIOURS[card]
    nodes = standing(table)[0]
    scratch = foe.copy()
    met: list[list[list[int]]] = []
    for way in ways:
        if behaviour.icons[number].push and any([heroes_on(table, node) for node in way]):
            return True
        scratch.node = way[-1] if way else foe.node
        met.append([])
        for later in behaviour.icons[number + 1 :]:
            if later.step == "strike":
                for who in meant_by(table, scratch, later.target):
                    met[-1].append(in_reach(battle_of(table).size, scratch, nodes, behaviour, later, who))
    return any([one != met[0] for one in met])


def take_way(table: Souls, foe: Foe, step: FoeSteps, icon: Icon, way: list[int]) -> Rule | None:
    """A foe enters node after node; a crowd there makes room (DS-EMOVE-01, DS-PUSH-08, DS-NODE-15, DS-TRAP-08)."""
    for node in way:
        foe.node = node
        if table.heard():
            table.tell(FoeMoved(foe.id, node, False))
    node = foe.node
    table.next(FoeSteps(step.foe, step.card, step.icon, step.target, step.left - len(way), False))
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
