"""What a device may say at a table, and what is done about it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from undercroft.engine.company import Request
from undercroft.engine.talk import Talk
from undercroft.engine.text import LANGUAGES
from undercroft.server import seating, wire
from undercroft.server.company import put_request
from undercroft.server.errors import ServerError, say
from undercroft.server.live_table import LiveTable, Visitor, send
from undercroft.server.people import Person, hashed, new_key, tidy
from undercroft.server.presenter import MOST_LINES, Presenter, orders_of, request_words, requests_of, seen, text_of
from undercroft.server.store_file import StoreFailed
from undercroft.server.table import Change, Table
from undercroft.server.thinking import begin_hint, wake_bots

log = logging.getLogger("undercroft.server")

KEPT_CHAT: Final = 500  # lines
PRUNED_EVERY: Final = 50

Act = Callable[[Table, Person], Change]


async def hear(visitor: Visitor, message: wire.FromBrowser) -> None:
    """Do what a device says, one thing after another; whatever is refused is said back to it alone."""
    live = visitor.live_table
    number = getattr(message, "id", 0)
    try:
        async with live.lock:
            await _heard(live, visitor, message, number)
    except ServerError as refused:
        visitor.tell(wire.Refusal(refused.code, refused.said(visitor.lang), number))
    except StoreFailed as fault:
        log.error("the store failed", extra={"facts": {"table": live.id, "reason": str(fault)}})
        visitor.tell(wire.Refusal("trouble", ServerError("trouble").said(visitor.lang), number))
    wake_bots(live)


async def _heard(live: LiveTable, visitor: Visitor, message: wire.FromBrowser, number: int) -> None:
    table = await live.table()
    person = table.people.people.get(visitor.number)
    if person is None:
        visitor.dismiss("renewed", 1008)
        return
    act = act_for(message)
    if act is not None:
        if not live.may_act():
            raise ServerError("too-fast")
        done = await live.act(lambda table: act(table, person))
        if isinstance(message, wire.Answer | wire.AnswerRun | wire.Undo | wire.Redo):
            visitor.tell(wire.Ok(number))
        if done.invited is not None:
            visitor.tell(wire.Invited(*done.invited))
    elif isinstance(message, wire.Speak):
        await speak(live, table, person, message.text, message.to)
    elif isinstance(message, wire.Sign):
        sign(live, table, person, message.signal)
    elif isinstance(message, wire.Point):
        check_talk(table, person, "pings")
        live.announce(wire.Pointed(person.number, name_of(table, person), tidy(message.at)))
    elif isinstance(message, wire.AskHint):
        begin_hint(live, table, visitor, person, message.seat)
    elif isinstance(message, wire.AskOrders):
        table.check_seat(person, message.seat)
        visitor.tell(orders_of(table, message.seat, visitor.lang))
    elif isinstance(message, wire.AskRequests):
        table.check_player(person)
        visitor.tell(requests_of(table, person, message.seat, visitor.lang))
    elif isinstance(message, wire.RequestBot):
        if not live.may_act():
            raise ServerError("too-fast")
        ask_bot(live, table, person, message.seat, Request(message.kind, message.thing))
    elif isinstance(message, wire.AskWhy):
        visitor.tell(why(table, person, message.seat, visitor.lang))
    elif isinstance(message, wire.AskLook):
        table.check_seat(person, message.seat)
        visitor.tell(wire.SeatView(len(table.session.entries), seen(table.session, message.seat)))
    elif isinstance(message, wire.AskLog):
        visitor.tell(older(live, table, person, message.before, visitor.lang))
    elif isinstance(message, wire.SetLang):
        visitor.lang = message.lang
        live.show(table, visitor)
    elif isinstance(message, wire.Looked):
        live.has_looked(visitor, message.rev)
    elif isinstance(message, wire.NewWatch):
        await renew_watch(live, visitor, person)


def act_for(message: wire.FromBrowser) -> Act | None:
    """The act of the table that a message asks for, if it asks for one."""
    match message:
        case wire.Answer(seat=seat, serial=serial, action=action):
            return lambda table, person: table.answer(person, seat, serial, action)
        case wire.AnswerRun(seat=seat, serial=serial, actions=actions):
            return lambda table, person: table.answers(person, seat, serial, actions)
        case wire.Undo(to=to):
            return lambda table, person: table.undo(person, to)
        case wire.Redo():
            return lambda table, person: table.redo(person)
        case wire.Consent(yes=yes):
            return lambda table, person: table.consent(person, yes)
        case wire.StandingOrder(seat=seat, moment=moment, how=how, card=card):
            return lambda table, person: table.order(person, seat, moment, how, card)
        case wire.Rename(name=name):
            return lambda table, person: seating.rename(table, person, name)
        case wire.HandOver(seat=seat, bot=bot):
            return lambda table, person: seating.hand_over(table, person, seat, bot)
        case wire.FreeSeat(seat=seat):
            return lambda table, person: seating.free(table, person, seat)
        case wire.MoreSeats(bot=bot):
            return lambda table, person: seating.more(table, person, bot)
        case wire.FewerSeats(seat=seat):
            return lambda table, person: seating.fewer(table, person, seat)
        case wire.PassHost(person=number):
            return lambda table, person: seating.pass_host(table, person, number)
        case wire.SetMode(mode=mode):
            return lambda table, person: seating.set_mode(table, person, mode)
        case wire.SetPace(pace=pace):
            return lambda table, person: seating.set_pace(table, person, pace)
        case _:
            return None


# -- talk ------------------------------------------------------------------------------------------------


def check_talk(table: Table, person: Person, form: str) -> None:
    """Whether this person may say something now, in this form: free words (`chat`, `sides`), or `pings`."""
    table.check_player(person)
    if not getattr(talk_now(table), form):
        raise ServerError("not-possible", "no-chat")


def talk_now(table: Table) -> Talk:
    """What may be said at the open question."""
    return table.game.talk(table.session.state, table.session.decision)


def sign(live: LiveTable, table: Table, person: Person, signal: str) -> None:
    """One of the signs a game allows where words are closed; it is seen and not kept."""
    table.check_player(person)
    if signal not in talk_now(table).signals:
        raise ServerError("not-possible", "no-chat")
    for lang in LANGUAGES:
        said = wire.Signed(person.number, name_of(table, person), text_of(table.game, lang).say(signal))
        send(said, [visitor for visitor in live.visitors if visitor.lang == lang])


def name_of(table: Table, person: Person) -> str:
    """What a person is called."""
    return person.name or next((name for seat in person.seats if (name := table.people.name_of(seat))), "")


async def speak(live: LiveTable, table: Table, person: Person, text: str, to: str) -> None:
    """A line of chat: kept, then told to everyone, or to those of one's side."""
    check_talk(table, person, "sides" if to == "side" else "chat")
    side = table.session.side_of(person.seats[0]) if to == "side" else -1
    text = tidy(text)
    if not text:
        raise ServerError("not-possible")
    said = wire.ChatLine(live.said + 1, person.number, name_of(table, person), text, time.time(), side)
    row = {"table_id": live.id, "n": said.n, "person": said.person, "name": said.name, "text": text, "at": said.at}
    row["side"] = side
    if said.n % PRUNED_EVERY == 0:
        old = {"the_table_id": live.id, "the_n": said.n - KEPT_CHAT}
        await live.services.store.write(("chat", row), ("old-chat", old))
    else:
        await live.services.store.write(("chat", row))
    live.hear_chat(said)
    live.announce_chat(table, said)


def ask_bot(live: LiveTable, table: Table, person: Person, seat: int, request: Request) -> None:
    """Something is asked of a bot; everyone hears it, and its answer, in their own language. It is not kept."""
    blocked = put_request(table, person, seat, request)
    for lang in LANGUAGES:
        text = text_of(table.game, lang)
        words = request_words(table, seat, request, text)
        reply = say(lang, "bot-will")
        if blocked is not None:
            reply = say(lang, "bot-cannot", why=text.why(table.session.state, blocked))
        said = wire.Requested(person.number, name_of(table, person), seat, words, reply, blocked is None)
        send(said, [visitor for visitor in live.visitors if visitor.lang == lang])


# -- questions about the table ---------------------------------------------------------------------------


def why(table: Table, person: Person, seat: int, lang: str) -> wire.Why:
    """What a seat cannot do now, and why not."""
    if seat not in person.seats:
        raise ServerError("not-yours", "not-your-seat")
    session = table.session
    decision = session.decision
    reasons: list[wire.Reason] = []
    if decision is not None and (decision.open or seat in decision.asked()):
        text = text_of(table.game, lang)
        for blocked in table.game.why_not(session.state, decision, seat):
            label = text.option(session.state, blocked.action)
            reasons.append(wire.Reason(blocked.action.to_wire(), label, text.why(session.state, blocked), blocked.rule))
    return wire.Why(seat, reasons)


def older(live: LiveTable, table: Table, person: Person, before: int, lang: str) -> wire.Older:
    """Lines of the log before one."""
    presenter = Presenter(table, live.seat_logs)
    looks = person if person.seats else None
    heard = presenter.hearing_seat(looks, presenter.seat_of(looks))
    return wire.Older(presenter.lines(heard, before - MOST_LINES, before, lang))


async def renew_watch(live: LiveTable, visitor: Visitor, person: Person) -> None:
    """A new link for onlookers; the old one is dead, but those who came by it stay."""
    seating.check_host(person)
    invite = new_key()
    before, live.watch = live.watch, hashed(invite)
    done = Change()
    done.row = True
    try:
        await live.act(lambda table: done)
    except BaseException:
        live.watch = before
        raise
    visitor.tell(wire.Invited(-1, invite))
