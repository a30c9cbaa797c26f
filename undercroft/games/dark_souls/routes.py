"""Several answers as one: a way, a way and the blow at its end, a block and where the push behind it leads."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.engine.route import Route, TurnEnd
from undercroft.games.dark_souls import reach
from undercroft.games.dark_souls.reach import Scout, WayThere, passed
from undercroft.games.dark_souls.rules.activation import can_move
from undercroft.games.dark_souls.rules.attack import attacks, cost_of, has_left
from undercroft.games.dark_souls.rules.crowding import room_around, room_for_hero
from undercroft.games.dark_souls.rules.foes import push_of, ways_pushed
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.table import battle_of, foe_by, heroes_on
from undercroft.games.dark_souls.state import Attack, Block, BlockAll, EndActivation, PushOut, PushTo, Souls
from undercroft.games.dark_souls.telling.answers import block_and_go, go_and_strike, go_round, push_out_to

END: Final = TurnEnd(EndActivation(), "ask-act")


def offered(table: Souls, decision: Decision) -> list[Route]:
    """All that can be answered at a stroke at the open question."""
    if decision.ask == "ask-act":
        ways = reach.routes(table)
        for way in ways:
            if way.to.startswith("place:"):
                way.text = go_round(table, way)
        return [*ways, *[strike.route(table) for strike in strikes(table)]]
    if decision.ask == "ask-defend":
        return blocks(table, decision)
    if decision.ask == "ask-push-out":
        return pushes(table, decision)
    return []


def turn_end(table: Souls, decision: Decision, seat: int) -> TurnEnd | None:
    """The end of the activation, to be said along with anything its player is asked in it (DS-DECISION-40)."""
    activation = table.activation
    if activation is None or decision.seats != [seat] or table.heroes[activation.who].seat != seat:
        return None
    return END


# -- going somewhere to strike from there -------------------------------------------------------------------


class FarStrike:
    """An attack on a foe who is out of its reach here, from the cheapest place where it is not."""

    def __init__(self, way: WayThere, attack: Attack, cost: int, through: list[str]) -> None:
        self.way = way
        self.attack = attack
        self.cost = cost
        self.through = through

    def route(self, table: Souls) -> Route:
        """The way and the attack as one."""
        to = f"foe:{self.attack.foe}"
        steps: list[Action] = [*self.way.answers(True), self.attack]
        return Route(
            to, steps, self.cost, [*self.through, to], go_and_strike(table, self.attack, self.way.stand, self.cost)
        )


def strikes(table: Souls) -> list[FarStrike]:
    """Every attack that could be made after some steps on which nothing comes between, and not without them."""
    activation = table.activation
    if activation is None or activation.attacked or not can_move(table, activation) or has_left(table, activation):
        return []
    seen = attacks(table, activation)
    scout = Scout(table, activation, wary=True)
    home = table.heroes[activation.who].node
    found: list[FarStrike] = []
    for way in scout.look():
        if scout.ends[way.stand[0]]:
            continue
        scout.be(way.spent, way.stand)
        scout.activation.walked = True
        for attack in attacks(scout.table, scout.activation):
            if isinstance(attack, Attack) and attack.foe >= 0 and attack not in seen:
                seen.append(attack)
                cost = way.spent + cost_of(scout.table, scout.activation, attack.card, attack.option)
                found.append(FarStrike(way, attack, cost, passed(home, way.stands())))
    return found


# -- meeting a blow that pushes -----------------------------------------------------------------------------


def blocks(table: Souls, decision: Decision) -> list[Route]:
    """To block a blow that pushes, and say at once where to; luck is asked about before that (DS-DECISION-47)."""
    who = decision.about
    battle = battle_of(table)
    foe = foe_by(table, battle.acting)
    icon = BEHAVIOURS[battle.card].icons[battle.icon]
    if foe is None or not icon.push or icon.struck_arcs or len(heroes_on(table, table.heroes[who].node)) > 1:
        return []
    found: list[Route] = []
    for node in ways_pushed(table, who, foe, push_of(icon)):
        for block in decision.options:
            if isinstance(block, Block | BlockAll):
                text = block_and_go(table, block, node)
                found.append(Route("", [block, PushTo(node)], 0, [], text, ["ask-push-to"]))
    return found


# -- making room --------------------------------------------------------------------------------------------


def pushes(table: Souls, decision: Decision) -> list[Route]:
    """Whom a crowd pushes out, and where to, where one and the same seat says both (DS-DECISION-36, DS-RULING-21)."""
    found: list[Route] = []
    for out in decision.options:
        assert isinstance(out, PushOut)
        if out.who >= 0 and table.heroes[out.who].seat != decision.seats[0]:
            continue
        ways = room_for_hero(table, out.who, []) if out.who >= 0 else room_around(table, decision.count, [])
        if len(ways) > 1:
            found.extend([Route("", [out, PushTo(to)], 0, [], push_out_to(table, out, to)) for to in ways])
    return found
