"""Bosses: their cards, how they turn and move (DS-BACT, DS-BMOVE)."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.aiming import target_of
from undercroft.games.dark_souls.rules.arcs import places_between, ways_out
from undercroft.games.dark_souls.rules.crowding import MOST, make_room
from undercroft.games.dark_souls.rules.dice import BoolRule
from undercroft.games.dark_souls.rules.entering import choose_place
from undercroft.games.dark_souls.rules.flat import Icon
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, OWNERS
from undercroft.games.dark_souls.rules.heat import shuffle
from undercroft.games.dark_souls.rules.moving import next_nodes, nodes_moved
from undercroft.games.dark_souls.rules.nodes import ahead, apart, heading, near
from undercroft.games.dark_souls.rules.table import ask_group, battle_of, boss_on, foe_by, heroes_on, models_on, sheet
from undercroft.games.dark_souls.state import (
    Choose,
    Deck,
    Entered,
    Flipped,
    Foe,
    FoeMoved,
    FoeSteps,
    FoeTurned,
    PushAway,
    Pushed,
    Settle,
    Souls,
)

# -- behaviour cards -------------------------------------------------------------------------------------


def flip(table: Souls, deck: Deck, bosses: list[Foe]) -> None:
    """The next behaviour lies before these; an empty deck is the discard pile turned over.

    DS-BACT-01, DS-BACT-04, DS-BACT-05, DS-EXAMPLE-31.
    """
    if not deck.cards:
        deck.cards = deck.played
        deck.played = []
        deck.learned = True
    card = deck.cards.pop(0)
    deck.played.append(card)
    if card not in deck.seen:
        deck.seen.append(card)
    for boss in bosses:
        boss.last = half_of(card, boss)
    table.tell(Flipped(card))


def flip_for_pair(table: Souls) -> None:
    """Of two bosses one card is flipped for both (DS-RULING-95)."""
    deck = table.deck
    if deck is None or len(table.foes) < 2:
        return
    flip(table, deck, table.foes)
    deck.flipped = True


def half_of(card: str, foe: Foe) -> str:
    """What a boss does by a card: of a pair each has its half (DS-RULING-95)."""
    behaviour = BEHAVIOURS[card]
    return card if OWNERS[card] == foe.kind else behaviour.partner


def next_card(table: Souls, foe: Foe) -> str:
    """What a boss does now: its half of a card already flipped, or a new card (DS-RULING-155)."""
    deck = table.deck
    assert deck is not None
    if not deck.flipped:
        flip(table, deck, [foe])
    return foe.last


def after_activation(table: Souls, foe: Foe) -> None:
    """One boss shuffles its deck after every heat up card (DS-RULING-156)."""
    deck = table.deck
    assert deck is not None
    if sheet(foe).ability == "onslaught" and BEHAVIOURS[foe.last].heat_up:
        deck.cards = deck.cards + deck.played
        deck.played = []
        shuffle(table, deck)


# -- moving ----------------------------------------------------------------------------------------------


def move(table: Souls, foe: Foe, card: str, number: int) -> Rule:
    """A boss's icon that is no attack: turn, leap, slide, or move (DS-BMOVE)."""
    icon = BEHAVIOURS[card].icons[number]
    if icon.step == "turn":
        yield from face(table, foe, (foe.facing + icon.eighths) & 7)
    elif icon.step == "leap":
        yield from leap(table, foe, card, number, icon)
    else:
        nodes = nodes_moved(foe, icon)
        if icon.step == "slide":
            if nodes:
                table.next(FoeSteps(foe.id, card, number, -1, nodes, True))
                clear_node(table, foe, icon)
            return
        target = yield from target_of(table, foe, icon.target)
        yield from begin_move(table, foe, card, number, icon, target, nodes)


def begin_move(table: Souls, foe: Foe, card: str, number: int, icon: Icon, target: int, nodes: int) -> Rule:
    """Turn, clear the own node, then go (DS-RULING-79 to DS-RULING-81, DS-RULING-146, DS-RULING-147, DS-EXAMPLE-23)."""
    beside = table.heroes[target].node == foe.node
    if pushes_first(table.profile, icon, nodes):
        table.next(FoeSteps(foe.id, card, number, target, nodes, False))
        clear_node(table, foe, icon)
        return
    if beside and not icon.away:
        yield from face(table, foe, table.heroes[target].place)
        if not icon.push:
            return
    else:
        yield from face_way(table, foe, target, icon.away, beside and nodes > 0)
    if nodes:
        table.next(FoeSteps(foe.id, card, number, target, nodes, icon.away or not beside))
        clear_node(table, foe, icon)


def pushes_first(profile: dict[str, str], icon: Icon, nodes: int) -> bool:
    """Whether a boss clears its node before it turns, where the table plays it so (DS-RULING-79)."""
    return icon.push and nodes > 0 and profile["boss_push"] == "push_first"


def clear_node(table: Souls, foe: Foe, icon: Icon) -> None:
    """A push icon clears the own node first (DS-PUSH-06, DS-RULING-17)."""
    if icon.push:
        here = heroes_on(table, foe.node)
        if here:
            table.next(PushAway(foe.id, "move", here))


def steps(table: Souls, foe: Foe, step: FoeSteps) -> Rule:
    """One step of a boss, then the rest.

    DS-BMOVE-01, DS-BMOVE-02, DS-BMOVE-05, DS-BMOVE-06, DS-PUSH-08, DS-EXAMPLE-35.
    """
    battle = battle_of(table)
    icon = BEHAVIOURS[step.card].icons[step.icon]
    if icon.step != "slide":
        if not icon.away and table.heroes[step.target].node == foe.node:
            yield from face(table, foe, table.heroes[step.target].place)
            return
        if not step.turned or not leads_there(battle.size, foe, icon, table.heroes[step.target].node):
            turned = yield from face_way(table, foe, step.target, icon.away, False)
            if not turned:
                return
    way = way_of(foe, icon)
    node = ahead(battle.size, foe.node, way)
    if node < 0:
        return
    table.next(FoeSteps(step.foe, step.card, step.icon, step.target, step.left - 1, icon.step == "slide"))
    if icon.push:
        table.next(Entered(step.foe, step.card, step.icon))
    yield from put(table, foe, node, way, False)


def way_of(foe: Foe, icon: Icon) -> int:
    """The direction a boss moves in as it stands: front first, back first, or as it slides.

    DS-BMOVE-01, 02, 06, DS-RULING-83.
    """
    if icon.step == "slide":
        return (foe.facing + 2 * icon.arc) & 7
    return (foe.facing + 4) & 7 if icon.away else foe.facing


def facing_for(node: int, to: int, away: bool) -> int:
    """How a boss faces that is about to move to a node next to it, front or back first.

    DS-BMOVE-01, DS-BMOVE-02, DS-ARC-02.
    """
    way = heading(node, to)
    return (way + 4) & 7 if away else way


def leads_there(size: int, foe: Foe, icon: Icon, there: int) -> bool:
    """Whether the way it has turned to still leads where it should: a push may have moved the target."""
    node = ahead(size, foe.node, way_of(foe, icon))
    if node < 0:
        return False
    gained = apart(size, node, there) - apart(size, foe.node, there)
    return gained > 0 if icon.away else gained < 0


def face_way(table: Souls, foe: Foe, target: int, away: bool, leaves: bool) -> BoolRule:
    """Turn the front to a node nearer the target, or the back to one farther; whether there is one (DS-DECISION-42).

    A boss that `leaves` its target pushes it first and may have to turn again: in a corner nothing hangs on this turn.
    """
    nodes = next_nodes(battle_of(table).size, [], foe.node, table.heroes[target].node, away)
    if not nodes:
        return False
    if leaves:
        courses = [parting(table, foe, target, node) for node in nodes]
        if all([course == courses[0] for course in courses]):
            nodes = [min(nodes, key=lambda node: len(between(table, foe, facing_for(foe.node, node, away))))]
    node = nodes[0]
    if len(nodes) > 1:
        options: list[Action] = [Choose("node", one) for one in nodes]
        answer = yield ask_group(table, options, "ask-path", ("DS-DECISION-42", "DS-BMOVE-01"), count=foe.id)
        assert isinstance(answer, Choose)
        node = answer.number
    yield from face(table, foe, facing_for(foe.node, node, away))
    return True


def parting(table: Souls, foe: Foe, target: int, back: int) -> list[list[int]]:
    """Where those beside a boss can be pushed that turns its back to a node, and where it goes then.

    DS-RULING-79, DS-RULING-81.
    """
    size = battle_of(table).size
    facing = facing_for(foe.node, back, True)
    found: list[list[int]] = []
    for who in heroes_on(table, foe.node):
        place = table.heroes[who].place
        ways: list[int] = []
        for one in places_between(place, facing) or [place]:
            ways.extend(ways_out(size, foe.node, facing, one))
        ways = sorted(set(ways))
        found.append(ways)
        if who == target:
            for node in ways:
                farther = next_nodes(size, [], foe.node, node, True)
                found.append([back] if back in farther else farther)
    return found


def between(table: Souls, foe: Foe, facing: int) -> list[int]:
    """Those beside a boss that would stand between two arcs if it faced so (DS-RULING-78)."""
    return [who for who in heroes_on(table, foe.node) if places_between(table.heroes[who].place, facing)]


def face(table: Souls, foe: Foe, facing: int) -> Rule:
    """A boss turns in place; those beside it stay where they are, and may find themselves between two arcs.

    DS-BMOVE-03, DS-BMOVE-04, DS-BMOVE-07, DS-BMOVE-08, DS-RULING-76, DS-RULING-78.
    """
    if facing == foe.facing or facing < 0:
        return
    foe.facing = facing
    if table.heard():
        table.tell(FoeTurned(foe.id, facing))
    for who in heroes_on(table, foe.node):
        places = places_between(table.heroes[who].place, facing)
        if places:
            yield from choose_place(table, who, places, "DS-DECISION-50")


def put(table: Souls, foe: Foe, node: int, way: int, leaps: bool) -> Rule:
    """A boss comes onto a node: another boss there gives way, those there stand where it came from.

    DS-NODE-15, DS-NODE-17, DS-BMOVE-05, DS-RULING-82, DS-RULING-95.
    """
    other = boss_on(table, node)
    if other is foe:
        other = None
    for who in heroes_on(table, foe.node):
        table.heroes[who].place = -1
    foe.node = node
    table.tell(FoeMoved(foe.id, node, leaps))
    for who in heroes_on(table, node):
        # It comes front, back or side first, so that nobody is between two arcs; in a leap from nowhere.
        table.heroes[who].place = way
    if other is not None:
        yield from push_boss(table, other)
    if models_on(table, node) > MOST:
        yield from make_room(table, node, -1, foe.id, [])


def push_boss(table: Souls, boss: Foe) -> Rule:
    """The boss that was there first goes to a node without one, facing as before.

    DS-NODE-17, DS-DECISION-51, DS-PUSH-03.
    """
    battle = battle_of(table)
    options: list[Action] = [
        Choose("node", node) for node in near(battle.size, boss.node) if boss_on(table, node) is None
    ]
    answer = yield ask_group(table, options, "ask-boss-gives-way", ("DS-DECISION-51", "DS-NODE-17"), count=boss.id)
    assert isinstance(answer, Choose)
    way = heading(boss.node, answer.number)
    boss.node = answer.number
    table.tell(Pushed(-1, boss.id, boss.node))
    for who in heroes_on(table, boss.node):
        table.heroes[who].place = way
        places = places_between(way, boss.facing)
        if places:
            yield from choose_place(table, who, places, "DS-DECISION-50")
    if models_on(table, boss.node) > MOST:
        yield from make_room(table, boss.node, -1, boss.id, [])


# -- leaping ---------------------------------------------------------------------------------------------


def leap(table: Souls, foe: Foe, card: str, number: int, icon: Icon) -> Rule:
    """Lifted up and put on the target's node, however far; all there are pushed (DS-BMOVE-09 to DS-BMOVE-12)."""
    target = yield from target_of(table, foe, icon.target)
    node = table.heroes[target].node
    table.next(Entered(foe.id, card, number), Settle(foe.id))
    if leaps_off(table.profile) and node != foe.node:
        here = heroes_on(table, foe.node)
        if here:
            table.next(PushAway(foe.id, "move", here))
    yield from put(table, foe, node, -1, True)


def leaps_off(profile: dict[str, str]) -> bool:
    """Whether a leap also pushes those it leaves behind, where the table plays it so (DS-RULING-84)."""
    return profile["leap_push"] == "both"


def settle(table: Souls, step: Settle) -> Rule:
    """Whoever stayed on the landing node chooses an arc (DS-RULING-85, DS-DECISION-50)."""
    foe = foe_by(table, step.foe)
    if foe is None:
        return
    for who in heroes_on(table, foe.node):
        if table.heroes[who].place < 0:
            places = [(foe.facing + turn) & 7 for turn in (0, 2, 4, 6)]
            yield from choose_place(table, who, places, "DS-DECISION-50")
