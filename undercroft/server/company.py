"""People and bots at one table: what bots leave to people first, and what people have asked of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.engine.company import CLOSES, TAKES, Heed, Request, answer_for
from undercroft.engine.decision import DONE, PASS, Blocked, Decision
from undercroft.engine.record import Action
from undercroft.server.errors import ServerError

if TYPE_CHECKING:
    from undercroft.server.people import Person
    from undercroft.server.table import Table

NEVER: Final = -1
PACES: Final = {"slow": 4.0, "normal": 1.0, "fast": 0.2}  # of the bots, by how long they let people follow


class Closing:
    """An answer of a person that ends the time to take things: it waits until bots have taken what is left."""

    __slots__ = ("action", "ask", "person", "seat")

    def __init__(self, seat: int, action: Action, person: int, ask: str) -> None:
        self.seat = seat
        self.action = action
        self.person = person
        self.ask = ask

    def fits(self, table: Table) -> bool:
        """Whether it still can be given, now or when a bot has done with a question of its own."""
        decision = table.session.decision
        if decision is None:
            return False
        if decision.ask == self.ask:
            return decision.allows(self.seat, self.action)
        return not table.asks_people()


def leaves_something(table: Table, decision: Decision, action: Action) -> bool:
    """Whether an answer ends the time to take things, while a bot still could take some."""
    company = table.game.company()
    state = table.session.state
    if company is None or not decision.asides or company.share(state, decision, action) != CLOSES:
        return False
    takes = [aside for aside in decision.asides if aside.seat in table.people.bots]
    return any(company.share(state, decision, aside.action) == TAKES for aside in takes)


# -- requests ----------------------------------------------------------------------------------------------


def requests_of(table: Table, seat: int) -> list[Request]:
    """What may be asked now of the bot in a seat."""
    company = table.game.company()
    decision = table.session.decision
    if company is None or decision is None or not decision.open or seat not in table.people.bots:
        return []
    return company.requests(table.session.state, decision, seat)


def is_mate(table: Table, person: Person, seat: int) -> bool:
    """Whether a seat stands on a side of this person's: of a bot on another nothing is asked."""
    session = table.session
    return session.side_of(seat) in [session.side_of(own) for own in person.seats]


def put_request(table: Table, person: Person, seat: int, request: Request) -> Blocked | None:
    """A person asks something of a bot: it will do so, or says why the rules will not have it."""
    table.check_player(person)
    if seat not in table.people.bots:
        raise ServerError("not-possible", "no-bot-there")
    if not is_mate(table, person, seat) or request not in requests_of(table, seat):
        raise ServerError("not-possible", "no-request")
    company = table.game.company()
    decision = table.session.decision
    assert company is not None
    assert decision is not None
    blocked = company.objection(table.session.state, decision, seat, request)
    if blocked is None:
        before = [other for other in table.requests.get(seat, []) if other != request]
        others = [other for other in before if not request.thing or other.thing != request.thing]
        table.requests[seat] = [request, *others]  # the last word counts
        company.is_over(table.session.state, decision, seat, request)
        table.quiet = NEVER  # the bots look again, even where something was taken back
        table.held = False
    return blocked


def forget_granted(table: Table) -> None:
    """Requests that are done with, or whose time has passed."""
    company = table.game.company()
    decision = table.session.decision
    if company is None or decision is None:
        table.requests.clear()
        return
    for seat, requests in list(table.requests.items()):
        state = table.session.state
        standing = [request for request in requests if not company.is_over(state, decision, seat, request)]
        if standing and seat in table.people.bots:
            table.requests[seat] = standing
        else:
            del table.requests[seat]


def heeds(table: Table, decision: Decision, seat: int) -> list[Heed]:
    """What all requests mean to the bot in a seat at this question."""
    company = table.game.company()
    if company is None:
        return []
    return [company.heed(table.session.state, decision, seat, request) for request in table.requests.get(seat, [])]


def asked_for(table: Table, bots: dict[int, str], word: int) -> tuple[int, Action] | None:
    """The answer of one of these bots that was asked of it, if there is one."""
    decision = table.session.decision
    if decision is None:
        return None
    for seat in bots:
        answers = decision.options_of(seat)
        if seat != word:
            answers = [aside.action for aside in decision.asides or [] if aside.seat == seat]
        action = answer_for(heeds(table, decision, seat), answers)
        if action is not None:
            return seat, action
    return None


def instead(table: Table, seat: int, action: Action, has_word: bool) -> Action | None:
    """What a bot answers after all that meant to answer this: nothing against what it was asked."""
    decision = table.session.decision
    assert decision is not None
    avoided = [against for heed in heeds(table, decision, seat) for against in heed.avoid]
    if action not in avoided:
        return action
    if not has_word:
        return None
    left = [other for other in decision.answers_of(seat) if other not in avoided]
    return next((other for other in (DONE, PASS, *left) if other in left), action)
