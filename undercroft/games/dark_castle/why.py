"""Why not: what a player might expect to be able to do, and the rule that is in the way."""

from __future__ import annotations

from undercroft.engine.decision import Blocked, Decision
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.combat import foe_of
from undercroft.games.dark_castle.rules.table import has_curse
from undercroft.games.dark_castle.state import Castle, Leave, Rest, TakeWay, Turn, Use


def why_not(castle: Castle, decision: Decision, seat: int) -> list[Blocked]:
    """What this seat cannot do now, and why."""
    found: list[Blocked] = []
    offered = decision.options_of(seat)
    for who, prisoner in enumerate(castle.prisoners):
        if decision.ask == "ask-turner" and Turn(who) not in decision.options:
            found.append(Blocked(Turn(who), "why-marked", "EC-CHAP-03"))
        if decision.ask in ("ask-rest", "ask-round") and Rest(who) not in decision.options:
            found.append(_why_no_rest(castle, who))
        if prisoner.seat != seat:
            continue
        for item in prisoner.hands:
            if any(isinstance(option, Use | Leave) and option.item == item for option in offered):
                continue
            if castle.fight is not None and castle.fight.resting == who:
                found.append(Blocked(Use(item, who), "why-resting", "EC-REST-05"))
            elif item in castle.used or item in castle.used_page:
                found.append(Blocked(Use(item, who), "why-used", "EC-ITEM-14"))
            elif CARDS.copies[item].use is None:
                found.append(Blocked(Use(item, who), "why-passive", "EC-ITEM-14"))
            else:
                found.append(Blocked(Use(item, who), "why-not-now", "EC-ITEM-14"))
            rule = "EC-ITEM-09" if castle.fight is None else "EC-ITEM-10"
            found.append(Blocked(Leave(item), "why-no-trade", rule))
    if decision.ask == "ask-way":
        found += _closed_ways(castle, decision)
    return found


def _why_no_rest(castle: Castle, who: int) -> Blocked:
    foe = foe_of(castle)
    if foe.no_rest:
        return Blocked(Rest(who), "why-no-rest", "EC-SPEC-02")
    if foe.duel:
        return Blocked(Rest(who), "why-duel", "EC-RULING-27")
    if has_curse(castle.prisoners[who], "bound"):
        return Blocked(Rest(who), "why-bound", "EC-SPEC-02")
    return Blocked(Rest(who), "why-not-now", "EC-REST-01")


def _closed_ways(castle: Castle, decision: Decision) -> list[Blocked]:
    """Ways of the page that need something nobody has."""
    page = castle.turned[-1]
    found = []
    for path, effect in CARDS.effects.items():
        if path.startswith(f"{page}.") and isinstance(effect, cards.ChooseWay):
            ways = [TakeWay(way.id) for way in effect.ways]
            if any(way in decision.options for way in ways):
                found += [Blocked(way, "why-needs", "EC-DEC-03") for way in ways if way not in decision.options]
    return found
