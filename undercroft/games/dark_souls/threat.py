"""What the enemies will do next: their behaviour is known, so every place can be weighed by it.

Foes are followed icon by icon as the rules move them: whom they mean, how a boss turns, whom they strike and push.
What players would choose for them (a way between equals, where one is pushed) is chosen simply, and a dodge is thought
to leave one where one is. Of a boss every card it may flip is followed, each with its chance.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_souls.rules.arcs import arc_of_place, arcs_of
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, SHEETS, TAUNT, Behaviour, Icon
from undercroft.games.dark_souls.rules.nodes import XY, ahead, apart, heading, near, paths
from undercroft.games.dark_souls.rules.table import battle_of
from undercroft.games.dark_souls.rules.terrain import blocked_nodes
from undercroft.games.dark_souls.state import Deck, Foe, Souls
from undercroft.games.dark_souls.worth import Guard, blow, guard_of, toll

REMEMBERED: Final = 20_000


class Actor:
    """A foe as it is followed: where it is, how it faces."""

    def __init__(self, foe: Foe, number: int) -> None:
        self.number = number
        self.kind = foe.kind
        self.node = foe.node
        self.facing = foe.facing
        self.stagger = 1 if "stagger" in foe.conditions else 0
        self.frost = 1 if "frostbite" in foe.conditions else 0


class Scene:
    """The room as it is followed: where everybody stands, and which blows have fallen on whom, by which foe."""

    def __init__(self, table: Souls, nodes: list[int], places: list[int], aggro: int) -> None:
        battle = battle_of(table)
        self.size = battle.size
        self.blocked: list[bool] = blocked_nodes(battle)
        self.walls = any(self.blocked)
        self.nodes = nodes.copy()
        self.places = places.copy()
        self.aggro = aggro
        self.taunts: list[int] = [TAUNT[hero.kind] for hero in table.heroes]
        self.hits: list[list[int]] = [[] for _ in nodes]
        self.by: list[list[int]] = [[] for _ in nodes]

    def meant(self, at: int, target: str) -> int:
        """Whom an icon means: the Aggro holder, or the nearest."""
        if target == "aggro":
            return self.aggro
        best = self.aggro
        least = 100_000
        for who, node in enumerate(self.nodes):
            if node < 0:
                continue
            rank = apart(self.size, at, node) * 1000 - (500 if who == self.aggro else self.taunts[who])
            if rank < least:
                least = rank
                best = who
        return best

    def hit(self, actor: Actor, who: int, damage: int, icon: Icon, behaviour: Behaviour) -> None:
        """A blow falls."""
        self.hits[who].append(blow(damage, icon.magical, behaviour.dodge, len(icon.conditions)))
        self.by[who].append(actor.number)

    def push(self, who: int, actor: Actor, farther: bool) -> None:
        """Somebody is pushed: off a boss's node into the own arc, else anywhere, and rather away from everybody."""
        here = self.nodes[who]
        place = self.places[who]
        arc = -1
        if actor.facing >= 0 and place >= 0 and here == actor.node:
            arc = arc_of_place(actor.facing, place)
        nodes = near(self.size, here)
        if arc >= 0:
            nodes = [node for node in nodes if arc in arcs_of(actor.node, actor.facing, node)]
            if not nodes:
                nodes = [node for node in near(self.size, here) if is_along(here, node)]
        best = -1
        most = -1
        far = apart(self.size, actor.node, here)
        for node in nodes:
            if self.blocked[node]:
                continue
            apart_now = apart(self.size, actor.node, node)
            if farther and apart_now <= far:
                continue
            rank = 4 * apart_now - self.nodes.count(node)
            if rank > most:
                most = rank
                best = node
        if best >= 0:
            self.nodes[who] = best
            self.places[who] = -1

    def clear(self, actor: Actor) -> None:
        """Everybody on a foe's node is pushed off it."""
        for who, node in enumerate(self.nodes):
            if node == actor.node:
                self.push(who, actor, False)


def is_along(one: int, other: int) -> bool:
    """Whether two nodes lie in a row or a column, as along a wall."""
    return XY[one][0] == XY[other][0] or XY[one][1] == XY[other][1]


# -- one foe's behaviour ----------------------------------------------------------------------------------


def follow(scene: Scene, actor: Actor, behaviour: Behaviour, icon: int = 0, turn: int = 0) -> None:
    """A behaviour from an icon on, to its end."""
    at = icon
    for _ in range(turn, behaviour.repeat):
        while at < len(behaviour.icons):
            one = behaviour.icons[at]
            at += 1
            if one.kind == "strike":
                strike(scene, actor, behaviour, one)
            elif one.kind == "leap":
                leap(scene, actor, behaviour, one)
            elif one.kind == "turn":
                face(scene, actor, (actor.facing + one.eighths) & 7)
            else:
                move(scene, actor, behaviour, one, max(0, one.nodes - actor.frost))
        at = 0


def strike(scene: Scene, actor: Actor, behaviour: Behaviour, icon: Icon) -> None:
    """An attack: everyone in its arcs, or whoever is meant."""
    damage = max(0, icon.damage - actor.stagger)
    struck: list[int] = []
    if icon.arcs:
        for who, node in enumerate(scene.nodes):
            if node >= 0 and apart(scene.size, actor.node, node) <= behaviour.range:
                if is_in(actor, node, scene.places[who], icon.arcs):
                    struck.append(who)
    else:
        target = scene.meant(actor.node, icon.target)
        node = scene.nodes[target]
        if apart(scene.size, actor.node, node) <= behaviour.range:
            struck = [who for who, other in enumerate(scene.nodes) if other == node] if icon.node else [target]
    for who in struck:
        scene.hit(actor, who, damage, icon, behaviour)
    if icon.push:
        for who in struck:
            scene.push(who, actor, True)


def is_in(actor: Actor, node: int, place: int, arcs: list[int]) -> bool:
    """Whether somebody stands in one of these arcs of a boss."""
    if node == actor.node:
        return place >= 0 and arc_of_place(actor.facing, place) in arcs
    for arc in arcs_of(actor.node, actor.facing, node):
        if arc in arcs:
            return True
    return False


def leap(scene: Scene, actor: Actor, behaviour: Behaviour, icon: Icon) -> None:
    """Onto the target, who is struck if the leap has a number, and pushed."""
    node = scene.nodes[scene.meant(actor.node, icon.target)]
    for who, other in enumerate(scene.nodes):
        if other == actor.node:
            scene.places[who] = -1
    actor.node = node
    for who, other in enumerate(scene.nodes):
        if other == node:
            scene.places[who] = -1
            if icon.damage:
                scene.hit(actor, who, icon.damage, icon, behaviour)
    scene.clear(actor)


def face(scene: Scene, actor: Actor, facing: int) -> None:
    """A boss turns; whoever is between two arcs goes to the one behind."""
    if facing < 0 or facing == actor.facing:
        return
    actor.facing = facing
    for who, node in enumerate(scene.nodes):
        place = scene.places[who]
        if node == actor.node and place >= 0 and (place - facing) & 1:
            scene.places[who] = (place + 1) & 7 if (place + 1 - facing) & 7 != 0 else (place - 1) & 7


def move(scene: Scene, actor: Actor, behaviour: Behaviour, icon: Icon, nodes: int) -> None:
    """Towards somebody, away, or where it is facing; with a push whoever stands there goes."""
    boss = actor.facing >= 0
    target = -1
    if icon.kind == "slide":
        if not nodes and icon.nodes:
            return
    else:
        if not boss and not nodes:
            return
        target = scene.meant(actor.node, icon.target)
        if boss:
            if scene.nodes[target] == actor.node and not icon.away:
                face(scene, actor, scene.places[target])
                if not icon.push:
                    return
            else:
                turn_to(scene, actor, scene.nodes[target], icon.away)
    if nodes and icon.push:
        scene.clear(actor)
    for _ in range(nodes):
        to = step_of(scene, actor, icon, target)
        if to < 0:
            return
        enter(scene, actor, behaviour, icon, to)


def turn_to(scene: Scene, actor: Actor, there: int, away: bool) -> bool:
    """A boss turns to the first node that leads where it should; whether there is one."""
    here = apart(scene.size, actor.node, there)
    for node in near(scene.size, actor.node):
        far = apart(scene.size, node, there)
        if (far > here) if away else (far < here):
            way = heading(actor.node, node)
            face(scene, actor, (way + 4) & 7 if away else way)
            return True
    return False


def step_of(scene: Scene, actor: Actor, icon: Icon, target: int) -> int:
    """The next node of a movement; -1: none."""
    if icon.kind == "slide":
        return ahead(scene.size, actor.node, (actor.facing + 2 * icon.arc) & 7)
    there = scene.nodes[target]
    if actor.facing >= 0:
        if there == actor.node and not icon.away:
            face(scene, actor, scene.places[target])
            return -1
        way = (actor.facing + 4) & 7 if icon.away else actor.facing
        node = ahead(scene.size, actor.node, way)
        if node >= 0:
            gained = apart(scene.size, node, there) - apart(scene.size, actor.node, there)
            if (gained > 0) if icon.away else (gained < 0):
                return node
        if not turn_to(scene, actor, there, icon.away):
            return -1
        return ahead(scene.size, actor.node, (actor.facing + 4) & 7 if icon.away else actor.facing)
    if actor.node == there and not icon.away:
        return -1
    far: list[int] = []
    if scene.walls:
        far = paths(scene.size, there, scene.blocked)
    here = far[actor.node] if far else apart(scene.size, actor.node, there)
    for node in near(scene.size, actor.node):
        one = far[node] if far else apart(scene.size, node, there)
        if one < 0:
            continue
        if (one > here) if icon.away else (one < here):
            return node
    return -1


def enter(scene: Scene, actor: Actor, behaviour: Behaviour, icon: Icon, node: int) -> None:
    """A foe comes onto a node."""
    if actor.facing >= 0:
        way = heading(actor.node, node)
        for who, other in enumerate(scene.nodes):
            if other == actor.node:
                scene.places[who] = -1
            elif other == node:
                scene.places[who] = way if not (way - actor.facing) & 1 else (way + 1) & 7
    actor.node = node
    if icon.push:
        if icon.damage:
            for who, other in enumerate(scene.nodes):
                if other == node:
                    scene.hit(actor, who, icon.damage, icon, behaviour)
        scene.clear(actor)


# -- what may come ----------------------------------------------------------------------------------------


class Future:
    """One course the next enemy activation may take: its chance, the blows on each hero and whose they are."""

    def __init__(self, chance: float, scene: Scene) -> None:
        self.chance = chance
        self.hits = scene.hits
        self.by = scene.by


_FUTURES: Final[dict[str, list[Future]]] = {}


def futures(table: Souls, nodes: list[int], places: list[int], aggro: int, where: str = "") -> list[Future]:
    """Every course of the next enemy activation if the heroes stand there; `where` is the setting, if it is known."""
    key = f"{nodes}{places}{aggro}{where or setting(table)}"
    known = _FUTURES.get(key)
    if known is None:
        if len(_FUTURES) > REMEMBERED:
            _FUTURES.clear()
        known = foreseen(table, nodes, places, aggro)
        _FUTURES[key] = known
    return known


def setting(table: Souls) -> str:
    """All that the enemies' next activation hangs on, but for where the heroes stand."""
    battle = battle_of(table)
    foes = [f"{foe.kind}{foe.node},{foe.facing}{foe.conditions}" for foe in table.foes]
    deck = table.deck
    cards = "" if deck is None else f"{cards_ahead(deck)}"
    kinds = [hero.kind[0] for hero in table.heroes]
    return f"{battle.size}{foes}{cards}{kinds}{'.'.join(battle.terrain)}"


def foreseen(table: Souls, nodes: list[int], places: list[int], aggro: int) -> list[Future]:
    """The same, worked out."""
    deck = table.deck
    if deck is None:
        scene = Scene(table, nodes, places, aggro)
        order = sorted(range(len(table.foes)), key=lambda number: -SHEETS[table.foes[number].kind].threat)
        for number in order:
            foe = table.foes[number]
            follow(scene, Actor(foe, number), BEHAVIOURS[foe.kind])
        return [Future(1.0, scene)]
    found: list[Future] = []
    for card, chance in cards_ahead(deck).items():
        scene = Scene(table, nodes, places, aggro)
        order = sorted(range(len(table.foes)), key=lambda number: -SHEETS[table.foes[number].kind].threat)
        for number in order:
            foe = table.foes[number]
            behaviour = BEHAVIOURS[card]
            if behaviour.boss != foe.kind and behaviour.partner:
                behaviour = BEHAVIOURS[behaviour.partner]
            follow(scene, Actor(foe, number), behaviour)
        found.append(Future(chance, scene))
    return found


def cards_ahead(deck: Deck) -> dict[str, float]:
    """What a boss may flip next, each with its chance: the one that is known, or any that may be left."""
    if not deck.cards:
        return {deck.played[0]: 1.0}
    if deck.learned:
        return {deck.cards[0]: 1.0}
    found: dict[str, float] = {}
    share = 1.0 / len(deck.cards)
    hidden = [0, 0]
    for card in sorted(deck.cards):
        if card in deck.seen:
            found[card] = share
        else:
            hidden[int(BEHAVIOURS[card].heat_up)] += 1
    # What is not known to be in the deck may be any card of its kind that was left out of it.
    for hot in (0, 1):
        if hidden[hot]:
            left = [card for card in deck.cards + deck.spare if card not in deck.seen]
            pool = sorted([card for card in left if BEHAVIOURS[card].heat_up == bool(hot)])
            for card in pool:
                found[card] = share * hidden[hot] / len(pool)
    return found


def guards(table: Souls) -> list[Guard]:
    """How everybody can defend now."""
    return [guard_of(table, hero) for hero in table.heroes]


def danger(table: Souls, nodes: list[int], places: list[int], aggro: int, party: list[Guard]) -> float:
    """What the next enemy activation will cost if the heroes stand there with the cubes they have."""
    cost = 0.0
    for future in futures(table, nodes, places, aggro):
        for who, guard in enumerate(party):
            if future.hits[who]:
                cost += future.chance * toll(guard, future.hits[who], guard.red, guard.black)
    return cost


def standing(table: Souls) -> tuple[list[int], list[int]]:
    """Where everybody stands: nodes, and places beside a boss."""
    return [hero.node for hero in table.heroes], [hero.place for hero in table.heroes]
