"""Playing together with bots: who may have what lies in the middle, and what one may ask of a fellow prisoner."""

from __future__ import annotations

from undercroft.engine.company import CLOSES, TAKES, Company, Heed, Request
from undercroft.engine.decision import Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.state import State
from undercroft.games.dark_castle.state import Castle, Leave, PickUp, Use
from undercroft.games.dark_castle.telling import WORDING
from undercroft.games.dark_castle.words import the_item

SHARING = ("ask-turner", "ask-share")  # the questions beside which items change hands (EC-ITEM-07, EC-ITEM-08)

WORDS = {"take": "request-take", "leave": "request-leave", "give": "request-give"}


class CastleCompany(Company):
    """What lies in the middle is people's first; carried things may be asked for, and help with them."""

    def share(self, state: State, decision: Decision, action: Action) -> str:
        assert isinstance(state, Castle)
        if decision.ask not in SHARING or not state.middle:
            return ""
        if isinstance(action, PickUp):
            return TAKES
        return CLOSES if action in decision.options else ""

    def requests(self, state: State, decision: Decision, seat: int) -> list[Request]:
        assert isinstance(state, Castle)
        if decision.ask not in SHARING:
            return []
        found: list[Request] = []
        for action in decision.options_of(seat):
            request = request_for(action)
            if request is not None and request not in found:
                found.append(request)
        found += [Request("leave", item) for item in state.middle]
        return found

    def words(self, state: State, seat: int, request: Request) -> Message:
        assert isinstance(state, Castle)
        if request.kind == "use":
            item, who, on = request.thing.split(">")
            return WORDING.of(state, Use(item, int(who), int(on)))
        return Message(WORDS[request.kind], item=the_item(request.thing))

    def heed(self, state: State, decision: Decision, seat: int, request: Request) -> Heed:
        answers = decision.options_of(seat)
        if request.kind == "leave":
            return Heed(
                avoid=[action for action in answers if isinstance(action, PickUp) and action.item == request.thing]
            )
        if request.kind == "take" and decision.ask == "ask-leave":
            # Whoever took it as asked, and carries too much now, puts down something else.
            return Heed(avoid=[Leave(request.thing)])
        return Heed([action for action in answers if request_for(action) == request])

    def is_over(self, state: State, decision: Decision, seat: int, request: Request) -> bool:
        assert isinstance(state, Castle)
        hands = [item for prisoner in state.prisoners if prisoner.seat == seat for item in prisoner.hands]
        if decision.ask == "ask-leave":
            return request.kind != "take" or request.thing not in hands
        if decision.ask not in SHARING:
            return True
        if request.kind == "take":
            return request.thing not in [*state.middle, *hands]
        if request.kind == "leave":
            return request.thing not in state.middle
        return not self.heed(state, decision, seat, request).do


def request_for(action: Action) -> Request | None:
    """The request that an answer would grant: to take, to put down, or to use something on somebody."""
    if isinstance(action, PickUp):
        return Request("take", action.item)
    if isinstance(action, Leave):
        return Request("give", action.item)
    if isinstance(action, Use) and action.on >= 0:
        return Request("use", f"{action.item}>{action.who}>{action.on}")
    return None
