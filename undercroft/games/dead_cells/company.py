"""Playing together with bots: what one may ask of a fellow prisoner whom a bot plays.

What lies about is shared out by questions to the whole group, and those bots leave to people. What is left to ask for
is theirs alone: whom to be, whom to aim at, which loot to take, what to wear. From the flip of an encounter to the
reveal nobody may be asked for anything, as nobody may talk (DC-PREP-01, DC-RULING-75).
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.company import Company, Heed, Request
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.state import State
from undercroft.games.dead_cells.outfitting import best_room
from undercroft.games.dead_cells.rules.looting import types
from undercroft.games.dead_cells.rules.sheets import KINDS
from undercroft.games.dead_cells.rules.table import enemy_by, prisoner_of
from undercroft.games.dead_cells.state import BePrisoner, Campaign, Equip, Grab, Hit, ItemTo, Leave
from undercroft.games.dead_cells.telling.names import all_goods, enemy_numbered
from undercroft.games.dead_cells.why import blocked_target
from undercroft.games.dead_cells.words import item_name, prisoner_name

CHOOSING: Final = ("ask-next-run", "ask-start", "ask-prisoner")
OFFERING: Final = ("ask-item", "ask-merchant")  # the questions at which an item may come to somebody
UNREACHABLE: Final = ("why-vanished", "why-swords")  # what keeps everybody from aiming at an enemy


class CellsCompany(Company):
    """A request holds until it is granted, or until what it is about is gone."""

    def requests(self, state: State, decision: Decision, seat: int) -> list[Request]:
        assert isinstance(state, Campaign)
        who = prisoner_of(state, seat)
        if who < 0:
            taken = [prisoner.kind for prisoner in state.prisoners]
            open_kinds = [kind for kind in KINDS if kind not in taken]
            return [Request("be", kind) for kind in open_kinds] if decision.ask in CHOOSING else []
        found = [Request("keep", item) for item in state.prisoners[who].items]
        if state.fight is not None:
            if not state.fight.revealed:
                return []
            found += [Request("target", str(enemy.id)) for enemy in state.fight.enemies]
            found += [Request("loot", what) for what in types(state.fight)]
        return found + [Request("take", item) for item in offered(decision, who)]

    def words(self, state: State, seat: int, request: Request) -> Message:
        assert isinstance(state, Campaign)
        if request.kind == "be":
            return Message("request-be", name=prisoner_name(request.thing, ".the"))
        if request.kind == "target":
            return Message("request-target", enemy=enemy_numbered(state, int(request.thing)))
        if request.kind == "loot":
            lying = [] if state.fight is None else state.fight.loot
            return Message("request-loot", what=all_goods([one for one in lying if is_of(one, request.thing)]))
        return Message("request-take" if request.kind == "take" else "request-keep", item=item_name(request.thing))

    def objection(self, state: State, decision: Decision, seat: int, request: Request) -> Blocked | None:
        """An enemy nobody can aim at, wherever it stands."""
        assert isinstance(state, Campaign)
        fight = state.fight
        enemy = enemy_by(fight, int(request.thing)) if request.kind == "target" and fight is not None else None
        if fight is None or enemy is None:
            return None
        blocked = blocked_target(fight, enemy)
        return blocked if blocked.why in UNREACHABLE else None

    def heed(self, state: State, decision: Decision, seat: int, request: Request) -> Heed:
        assert isinstance(state, Campaign)
        if decision.seats != [seat]:
            return Heed()
        thing = request.thing
        if request.kind == "be":
            return Heed([BePrisoner(thing)])
        if request.kind == "target":
            return Heed([Hit(int(thing))])
        if request.kind == "loot":
            return Heed([Grab(thing)])
        if request.kind == "take":
            wear: list[Action] = [option for option in decision.options if is_worn_by(option, thing)]
            return Heed([best_room(state, decision.about, wear), *wear] if wear else [], [Leave(thing)])
        return Heed(avoid=[option for option in decision.options if gives_up(option, thing)])

    def is_over(self, state: State, decision: Decision, seat: int, request: Request) -> bool:
        assert isinstance(state, Campaign)
        who = prisoner_of(state, seat)
        if request.kind == "be":
            taken = [prisoner.kind for prisoner in state.prisoners]
            return who >= 0 or request.thing in taken or decision.ask not in CHOOSING
        if who < 0:
            return True
        items = state.prisoners[who].items
        if request.kind == "keep":
            return request.thing not in items
        if request.kind == "take":
            return request.thing in items or decision.ask not in (*OFFERING, "ask-slot")
        if state.fight is None:
            return True
        if request.kind == "target":
            return enemy_by(state.fight, int(request.thing)) is None
        return request.thing not in types(state.fight)


def offered(decision: Decision, who: int) -> list[str]:
    """The items that may come to a prisoner just now."""
    if decision.ask not in OFFERING:
        return []
    items = [option.item for option in decision.options if isinstance(option, ItemTo) and option.who == who]
    return list(dict.fromkeys(items))


def is_of(goods: str, what: str) -> bool:
    """Whether a piece of loot is of this type."""
    return goods.partition(":")[0] == what


def is_worn_by(option: Action, item: str) -> bool:
    """Whether an item is put on by this."""
    return isinstance(option, Equip) and option.item == item


def gives_up(option: Action, item: str) -> bool:
    """Whether an item that is worn is given up by this."""
    return option == Leave(item) or (isinstance(option, Equip) and option.instead == item)
