"""How many clicks the answers of a game would have taken at a board: a route counts as one."""

from __future__ import annotations

from undercroft.engine.errors import NotPossible, Refused
from undercroft.engine.route import Route
from undercroft.engine.session import Session, digest


def clicks(session: Session) -> list[tuple[str, int]]:
    """The past of a session as a person at a board would have given it: every click, by its question, and how many
    answers it gave. A route counts as one, and so do answers that lead to the very position of one.
    """
    if session.keep != "all":
        raise NotPossible("this session keeps no past to be counted")
    first = session.checkpoints[0]
    walk = Session.at(session.game, first.state, first.seats, session.options, session.seed)
    found: list[tuple[str, int]] = []
    here = 0
    while here < len(session.entries):
        decision = walk.decision
        entry = session.entries[here]
        count = 1
        if decision is not None and entry.is_given():
            count = answers_as_one(walk, session, here)
            found.append((decision.ask, count))
        for done in session.entries[here : here + count]:
            walk.repeat(done, check=False)
        here += count
    return found


def answers_as_one(walk: Session, session: Session, here: int) -> int:
    """How many of the answers from here on a single click would have given; the walk stands before the first."""
    decision = walk.decision
    assert decision is not None
    seat = session.entries[here].seat
    together = 0
    for entry in session.entries[here:]:
        if not entry.is_given() or entry.seat != seat:
            break
        together += 1
    routes = [route for route in walk.game.routes(walk.state, decision, seat) if len(route.steps) <= together]
    if not routes:
        return 1
    for count in sorted({len(route.steps) for route in routes}, reverse=True):
        given = [entry.action for entry in session.entries[here : here + count]]
        kinds = [type(action) for action in given]
        alike = [route for route in routes if [type(step) for step in route.steps] == kinds]
        if not alike:
            continue
        there = walk.copy()
        for action in given:
            assert action is not None
            there.act(action, seat)
        position = digest(there.state)
        if any(route.steps == given or position == led_to(walk, route, seat) for route in alike):
            return count
    return 1


def led_to(walk: Session, route: Route, seat: int) -> str:
    """The position a route leads to from here."""
    there = walk.copy()
    try:
        for step in route.steps:
            there.act(step, seat)
    except Refused:
        return ""
    return digest(there.state)
