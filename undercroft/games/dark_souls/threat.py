"""What the enemies will do next: their behaviour is known, so every place can be weighed by it.

Foes are followed icon by icon, and the rules are asked at each: whom it means, how a boss turns, where it goes, whom
it strikes, where a push may send somebody. What players would choose for them (a way between equals, where one is
pushed) is chosen simply, and a dodge is thought to leave one where one is. Of a boss every card it may flip is
followed, each with its chance.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_souls.rules.aiming import nearest, taunts
from undercroft.games.dark_souls.rules.arcs import places_between
from undercroft.games.dark_souls.rules.bosses import facing_for, half_of, leads_there, leaps_off, pushes_first, way_of
from undercroft.games.dark_souls.rules.flat import Behaviour, Icon
from undercroft.games.dark_souls.rules.foes import in_arcs, in_reach, threat_of
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, SHEETS
from undercroft.games.dark_souls.rules.moving import next_nodes, nodes_moved
from undercroft.games.dark_souls.rules.nodes import ahead, apart, heading
from undercroft.games.dark_souls.rules.pushing import push_nodes
from undercroft.games.dark_souls.rules.table import battle_of
from undercroft.games.dark_souls.rules.terrain import blocked_nodes
from undercroft.games.dark_souls.state import Deck, Foe, Souls
from undercroft.games.dark_souls.worth import HeroDefence, blow, guard_of, toll

REMEMBERED: Final = 20_000


class Positions:
    """The room as it is followed: where everybody stands, and which blows have fallen on whom, by which foe."""

    def __init__(self, table: Souls, nodes: list[int], places: list[int], aggro: int) -> None:
        battle = battle_of(table)
        self.size = battle.size
        self.blocked: list[bool] = blocked_nodes(battle)
        self.profile = table.profile
        self.nodes = nodes.copy()
        self.places = places.copy()
        self.aggro = aggro
        self.taunts: list[int] = taunts(table)
        self.foes: list[Foe] = table.foes.copy()  # each is copied as it begins to act
        self.acting = 0  # by its place among the foes
        self.hits: list[list[int]] = [[] for _ in nodes]
        self.by: list[list[int]] = [[] for _ in nodes]

    def put(self, number: int, node: int, facing: int) -> None:
        """A foe is elsewhere, or faces another way; -1: it is not, it does not."""
        foe = self.foes[number].copy()
        if node >= 0:
            foe.node = node
        if facing >= 0:
            foe.facing = facing
        self.foes[number] = foe

    def meant(self, foe: Foe, target: str) -> int:
        """Whom an icon means; of several the first."""
        if target == "aggro":
            return self.aggro
        found = nearest(self.size, foe.node, self.nodes, self.aggro, self.taunts)
        return found[0] if found else self.aggro

    def on(self, node: int) -> list[int]:
        """Who stands on a node."""
        return [who for who, other in enumerate(self.nodes) if other == node]

    def hit(self, foe: Foe, struck: list[int], behaviour: Behaviour, icon: Icon) -> None:
        """A blow falls on each of these."""
        if not struck:
            return
        threat = threat_of(self.profile, foe, behaviour, icon)
        one = blow(threat.damage, threat.magical, threat.difficulty, len(threat.conditions))
        for who in struck:
            self.hits[who].append(one)
            self.by[who].append(self.acting)

    def push(self, who: int, foe: Foe, how: str) -> None:
        """Somebody is pushed, and goes rather away from everybody."""
        here = self.nodes[who]
        place = self.places[who]
        beside: Foe | None = None
        if place >= 0:
            for boss in self.foes:
                if boss.node == here and boss.facing >= 0:
                    beside = boss
        best = -1
        most = -1
        for node in push_nodes(self.size, self.blocked, here, place, beside, foe.node, how):
            rank = 4 * apart(self.size, foe.node, node) - self.nodes.count(node)
            if rank > most:
                most = rank
                best = node
        if best >= 0:
            self.nodes[who] = best
            self.places[who] = -1

    def clear(self, foe: Foe, how: str) -> None:
        """Everybody on a foe's node is pushed off it."""
        for who, node in enumerate(self.nodes):
            if node == foe.node:
                self.push(who, foe, how)


# -- one foe's behaviour ----------------------------------------------------------------------------------


def follow(positions: Positions, number: int, behaviour: Behaviour, icon: int = 0, turn: int = 0) -> None:
    """A foe's behaviour from an icon on, to its end."""
    positions.acting = number
    foe = positions.foes[number].copy()
    positions.foes[number] = foe
    at = icon
    for _ in range(turn, behaviour.repeat):
        while at < len(behaviour.icons):
            one = behaviour.icons[at]
            at += 1
            if one.step == "strike":
                strike(positions, foe, behaviour, one)
            elif one.step == "leap":
                leap(positions, foe, behaviour, one)
            elif one.step == "turn":
                face(positions, foe, (foe.facing + one.eighths) & 7)
            else:
                move(positions, foe, behaviour, one)
        at = 0


def strike(positions: Positions, foe: Foe, behaviour: Behaviour, icon: Icon) -> None:
    """An attack: everyone in its arcs, or whoever is meant."""
    size = positions.size
    if icon.struck_arcs:
        struck = in_arcs(size, foe, positions.nodes, positions.places, behaviour, icon)
    else:
        struck = in_reach(size, foe, positions.nodes, behaviour, icon, positions.meant(foe, icon.target))
    positions.hit(foe, struck, behaviour, icon)
    if icon.push:
        for who in struck:
            positions.push(who, foe, "attack")


def leap(positions: Positions, foe: Foe, behaviour: Behaviour, icon: Icon) -> None:
    """Onto the target, who is struck if the leap has a number, and pushed."""
    node = positions.nodes[positions.meant(foe, icon.target)]
    if leaps_off(positions.profile) and node != foe.node:
        positions.clear(foe, "move")
    leave(positions, foe)
    foe.node = node
    struck = positions.on(node)
    for who in struck:
        positions.places[who] = -1
    if icon.damage:
        positions.hit(foe, struck, behaviour, icon)
    positions.clear(foe, "leap")


def leave(positions: Positions, foe: Foe) -> None:
    """Nobody is beside a boss any more that leaves."""
    for who, node in enumerate(positions.nodes):
        if node == foe.node:
            positions.places[who] = -1


def face(positions: Positions, foe: Foe, facing: int) -> None:
    """A boss turns; whoever is between two arcs goes to the one behind."""
    if facing < 0 or facing == foe.facing:
        return
    foe.facing = facing
    for who, node in enumerate(positions.nodes):
        if node == foe.node:
            positions.places[who] = settled(positions.places[who], facing)


def settled(place: int, facing: int) -> int:
    """The place somebody takes who may be between two arcs: not in front."""
    places = places_between(place, facing)
    if not places:
        return place
    return places[0] if places[0] != facing else places[1]


def move(positions: Positions, foe: Foe, behaviour: Behaviour, icon: Icon) -> None:
    """Towards somebody, away, or where it is facing; with a push whoever stands there goes."""
    nodes = nodes_moved(foe, icon)
    if not nodes and (foe.facing < 0 or (icon.step == "slide" and icon.nodes)):
        return
    target = -1
    if icon.step != "slide":
        target = positions.meant(foe, icon.target)
        if foe.facing >= 0 and not pushes_first(positions.profile, icon, nodes):
            if positions.nodes[target] == foe.node and not icon.away:
                face(positions, foe, positions.places[target])
                if not icon.push:
                    return
            else:
                turn_to(positions, foe, positions.nodes[target], icon.away)
    if nodes and icon.push:
        positions.clear(foe, "move")
    for _ in range(nodes):
        node = step_of(positions, foe, icon, target)
        if node < 0:
            return
        enter(positions, foe, behaviour, icon, node)


def turn_to(positions: Positions, foe: Foe, there: int, away: bool) -> bool:
    """A boss turns to the first node that leads where it should; whether there is one."""
    nodes = next_nodes(positions.size, [], foe.node, there, away)
    if not nodes:
        return False
    face(positions, foe, facing_for(foe.node, nodes[0], away))
    return True


def step_of(positions: Positions, foe: Foe, icon: Icon, target: int) -> int:
    """The next node of a movement; -1: none."""
    size = positions.size
    if foe.facing < 0:
        nodes = next_nodes(size, positions.blocked, foe.node, positions.nodes[target], icon.away)
        return nodes[0] if nodes else -1
    if icon.step != "slide":
        there = positions.nodes[target]
        if there == foe.node and not icon.away:
            face(positions, foe, positions.places[target])
            return -1
        if not leads_there(size, foe, icon, there) and not turn_to(positions, foe, there, icon.away):
            return -1
    return ahead(size, foe.node, way_of(foe, icon))


def enter(positions: Positions, foe: Foe, behaviour: Behaviour, icon: Icon, node: int) -> None:
    """A foe comes onto a node."""
    if foe.facing >= 0:
        way = heading(foe.node, node)
        leave(positions, foe)
        for who, other in enumerate(positions.nodes):
            if other == node:
                positions.places[who] = settled(way, foe.facing)
    foe.node = node
    if icon.push:
        if icon.damage:
            positions.hit(foe, positions.on(node), behaviour, icon)
        positions.clear(foe, "move")


# -- what may come ----------------------------------------------------------------------------------------


class Future:
    """One course the next enemy activation may take: its chance, the blows on each hero and whose they are."""

    def __init__(self, chance: float, positions: Positions) -> None:
        self.chance = chance
        self.hits = positions.hits
        self.by = positions.by


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
    played = f"{table.profile['boss_push']}{table.profile['leap_push']}{table.profile['stagger_moves']}"
    return f"{battle.size}{foes}{cards}{kinds}{played}{'.'.join(battle.terrain)}"


def foreseen(table: Souls, nodes: list[int], places: list[int], aggro: int) -> list[Future]:
    """The same, worked out."""
    deck = table.deck
    order = sorted(range(len(table.foes)), key=lambda number: -SHEETS[table.foes[number].kind].threat)
    if deck is None:
        positions = Positions(table, nodes, places, aggro)
        for number in order:
            follow(positions, number, BEHAVIOURS[table.foes[number].kind])
        return [Future(1.0, positions)]
    found: list[Future] = []
    for card, chance in cards_ahead(deck).items():
        positions = Positions(table, nodes, places, aggro)
        for number in order:
            follow(positions, number, BEHAVIOURS[half_of(card, table.foes[number])])
        found.append(Future(chance, positions))
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


def guards(table: Souls) -> list[HeroDefence]:
    """How everybody can defend now."""
    return [guard_of(table, hero) for hero in table.heroes]


def danger(table: Souls, nodes: list[int], places: list[int], aggro: int, party: list[HeroDefence]) -> float:
    """What the next enemy activation will cost if the heroes stand there with the cubes they have."""
    cost = 0.0
    for future in futures(table, nodes, places, aggro):
        for who, guard in enumerate(party):
            if future.hits[who]:
                cost += future.chance * toll(guard, future.hits[who], guard.red, guard.black)
    return cost
