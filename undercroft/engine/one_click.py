"""What a seat can answer by one click: an answer, a route, what follows a word of refusal, the end of its turn with it.

Answers given in one breath are ordinary answers, one after another; they end where something comes between. A server
gives them so, and `clicks` counts them so.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.decision import Decision, Done, Pass
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.route import Route
from undercroft.engine.session import Session


def offered_routes(session: Session, seat: int) -> list[Route]:
    """All that a seat is offered at the open question beside single answers, and beside the end of its turn."""
    decision = session.decision
    if decision is None or decision.seats != [seat]:
        return []
    return [*session.game.routes(session.state, decision, seat), *after_declining(session, decision, seat)]


def after_declining(session: Session, decision: Decision, seat: int) -> list[Route]:
    """Where something might be used, the answers to the question that is put next if nothing is.

    So that whoever wants nothing of it answers that question at once. Only where it is put to the same seat, and
    neither chance nor anything hidden lies between; and not while what might be used is being taught. At a window
    nothing is offered: it would tell what others do next, before they do it.
    """
    refusal = decision.unasked
    if not isinstance(refusal, Done | Pass) or not decision.open or session.game.lesson(session.state, decision):
        return []
    there = session.copy("all")
    here = len(there.entries)
    there.act(refusal, seat)
    after = there.decision
    if after is None or not comes_next(there, here, after, decision, seat):
        return []
    game = session.game
    first = game.label_of(session.state, decision, refusal)
    found: list[Route] = []
    for option in after.options:
        found.append(Route("", [refusal, option], 0, [], then(first, game.label_of(there.state, after, option))))
    for route in game.routes(there.state, after, seat):
        asks = None if route.asks is None else [after.ask, *route.asks]
        text = None if route.text is None else then(first, route.text)
        found.append(Route(route.to, [refusal, *route.steps], route.cost, route.through, text, asks))
    return found


def then(first: Message, second: Message) -> Message:
    """Two answers in one sentence."""
    return Message("table-then", first=first, second=second)


def comes_next(session: Session, here: int, after: Decision, before: Decision, seat: int) -> bool:
    """Whether the question now open is this seat's alone, and nothing came between since the entry of that number."""
    if after.seats != [seat] or not others_asides(after, seat) <= others_asides(before, seat):
        return False
    return not any([entry.values or entry.reveals for entry in session.entries[here:]])


def others_asides(decision: Decision, seat: int) -> set[tuple[int, Action]]:
    """What other seats than this one could do beside the question."""
    return {(aside.seat, aside.action) for aside in decision.asides or [] if aside.seat != seat}


def foreseen_asks(session: Session, seat: int, actions: list[Action]) -> list[str]:
    """The questions that answers after the first are meant for even if dice fall before them; "": then they are not.

    Those are the answers of an offered route that says so, and the end of one's turn after any answer.
    """
    decision = session.decision
    assert decision is not None
    asks = [""] * (len(actions) - 1)
    rest = actions
    end = session.game.turn_end(session.state, decision, seat)
    if end is not None and len(actions) > 1 and actions[-1] == end.action:
        asks[-1] = end.ask
        rest = actions[:-1]
    if len(rest) > 1:
        for route in offered_routes(session, seat):
            if route.asks is not None and route.steps == rest:
                asks[: len(rest) - 1] = route.asks
                break
    return asks


def give(session: Session, seat: int, actions: list[Action], answer: Callable[[Action, bool], None]) -> int:
    """Give a seat's answers one after another as far as nothing comes between; how many were given.

    `answer` gives one of them, and is told whether it goes on from the one before. It ends early where the next is not
    asked of this seat alone or is no answer to what is asked, where something hidden was shown, where another could
    step in who could not before, and where chance has spoken and nothing was foreseen for that.
    """
    decision = session.decision
    assert decision is not None
    asks = foreseen_asks(session, seat, actions)
    others = others_asides(decision, seat)
    for count, action in enumerate(actions):
        here = len(session.entries)
        answer(action, count > 0)
        after = session.decision
        if after is None or count + 1 == len(actions):
            return count + 1
        if after.seats != [seat] or not others_asides(after, seat) <= others:
            return count + 1
        since = session.entries[here:]
        if any([entry.reveals for entry in since]) or actions[count + 1] not in after.options:
            return count + 1
        if any([entry.values for entry in since]) and after.ask != asks[count]:
            return count + 1
    return len(actions)
