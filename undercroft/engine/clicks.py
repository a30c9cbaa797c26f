"""How many clicks the answers of a game would have taken at a board.

A click is one press of a mouse, a finger or a key on something that the board shows before anybody presses it, and that
says what it will do. So these count as one:

- an answer, however it is given: on the board, by its button, by its number;
- a route that is offered, whether it goes to a node, strikes from there, or says where a push may lead;
- an answer or a route together with the end of the turn, for which every answer has a button of its own;
- where something might be used and nothing is, the answer to the question put next, which is offered beside it.

What standing orders answer takes no click, nor does letting a moment pass that usually is: people are not asked there
unless they want to be. Looking takes none with a mouse or a key: what a finger taps to look at is
not counted, and neither are menus, pages of the log or help. Answers that lead to the very position of one that is
offered as a single click count like that one.
"""

from __future__ import annotations

from undercroft.engine.decision import Decision, Pass
from undercroft.engine.errors import NotPossible, Refused
from undercroft.engine.history import Entry
from undercroft.engine.one_click import give, offered_routes
from undercroft.engine.record import Action
from undercroft.engine.session import Session, digest
from undercroft.engine.window import LET_PASS


def clicks(session: Session, seats: list[int] | None = None) -> list[tuple[str, int]]:
    """The past of a session as a person at a board would have given it: every click, by its question, and how many
    answers it gave; of these seats alone, if any are named.
    """
    if session.keep != "all":
        raise NotPossible("this session keeps no past to be counted")
    first = session.checkpoints[0]
    walk = Session.at(session.game, first.state, first.seats, session.options, session.seed)
    found: list[tuple[str, int]] = []
    here = 0
    while here < len(session.entries):
        decision = walk.decision
        left = 0
        entry = session.entries[here]
        if decision is not None and entry.is_given() and not goes_by(walk, decision, entry):
            left = answers_as_one(walk, session.entries, here)
            if seats is None or entry.seat in seats:
                found.append((decision.ask, left))
        while True:  # what standing orders gave between them goes along
            left -= session.entries[here].is_given()
            walk.repeat(session.entries[here], check=False)
            here += 1
            if left <= 0:
                break
    return found


def goes_by(walk: Session, decision: Decision, entry: Entry) -> bool:
    """Whether an answer lets a moment pass at which people usually are not asked."""
    return isinstance(entry.action, Pass) and walk.game.moments().get(decision.window) == LET_PASS


def answers_as_one(walk: Session, entries: list[Entry], here: int) -> int:
    """How many of the answers from here on a single click would have given; the walk stands before the first."""
    decision = walk.decision
    assert decision is not None
    seat = entries[here].seat
    given: list[Action] = []
    for entry in entries[here:]:
        if entry.kind != "answer" or (entry.is_given() and entry.seat != seat):
            break
        if entry.is_given():
            assert entry.action is not None
            given.append(entry.action)
    ways = [given[:1]] if decision.seats == [seat] else []
    ways += [route.steps for route in offered_routes(walk, seat)]
    end = walk.game.turn_end(walk.state, decision, seat)
    if end is not None:
        ways += [[*way, end.action] for way in ways]
    for count in sorted({len(way) for way in ways if 1 < len(way) <= len(given)}, reverse=True):
        wanted = given[:count]
        kinds = [type(action) for action in wanted]
        alike = [way for way in ways if [type(step) for step in way] == kinds and way[-1] == wanted[-1]]
        if not alike:
            continue
        position = led_to(walk, wanted, seat, False)
        if any(position == led_to(walk, way, seat, True) for way in alike):
            return count
    return 1


def led_to(walk: Session, way: list[Action], seat: int, together: bool) -> str:
    """The position some answers lead to from here, given one by one, or in one breath; "" if they do not all fit."""
    there = walk.copy("all")
    try:
        if not together:
            for step in way:
                there.act(step, seat)
        elif give(there, seat, way, lambda action, goes_on: there.act(action, seat)) < len(way):
            return ""
    except Refused:
        return ""
    return digest(there.state)
