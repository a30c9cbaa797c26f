"""What a device may say at a table, and what is done about it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from undercroft.server import seating, wire
from undercroft.server.errors import ServerError
from undercroft.server.people import Person, hashed, new_key
from undercroft.server.room import Room, Visitor
from undercroft.server.showing import MOST_LINES, Telling, text_of
from undercroft.server.store import StoreFailed
from undercroft.server.table import Done, Table
from undercroft.server.thinking import begin_hint, stir

log = logging.getLogger("undercroft.server")

KEPT_CHAT: Final = 500  # lines
PRUNED_EVERY: Final = 50

Act = Callable[[Table, Person], Done]


async def hear(visitor: Visitor, message: wire.FromBrowser) -> None:
    """Do what a device says, one thing after another; whatever is refused is said back to it alone."""
    room = visitor.room
    number = getattr(message, "id", 0)
    try:
        async with room.lock:
            await _heard(room, visitor, message, number)
    except ServerError as refused:
        visitor.tell(wire.Refused(refused.code, refused.said(visitor.lang), number))
    except StoreFailed as fault:
        log.error("the store failed", extra={"facts": {"table": room.id, "reason": str(fault)}})
        visitor.tell(wire.Refused("trouble", ServerError("trouble").said(visitor.lang), number))
    stir(room)


async def _heard(room: Room, visitor: Visitor, message: wire.FromBrowser, number: int) -> None:
    table = await room.table()
    person = table.people.people.get(visitor.number)
    if person is None:
        visitor.dismiss("renewed", 1008)
        return
    act = act_for(message)
    if act is not None:
        done = await room.act(lambda table: act(table, person))
        if isinstance(message, wire.Answer | wire.Undo | wire.Redo):
            visitor.tell(wire.Ok(number))
        if done.invited is not None:
            visitor.tell(wire.Invited(*done.invited))
    elif isinstance(message, wire.Speak):
        await speak(room, table, person, message.text)
    elif isinstance(message, wire.Point):
        check_talk(table, person)
        room.announce(wire.Pointed(person.number, name_of(table, person), message.at))
    elif isinstance(message, wire.AskHint):
        begin_hint(room, table, visitor, person, message.seat)
    elif isinstance(message, wire.AskWhy):
        visitor.tell(why(table, person, message.seat, visitor.lang))
    elif isinstance(message, wire.AskLog):
        visitor.tell(older(room, table, person, message.before, visitor.lang))
    elif isinstance(message, wire.SetLang):
        visitor.lang = message.lang
        room.show(table, visitor)
    elif isinstance(message, wire.NewWatch):
        await renew_watch(room, visitor, person)


def act_for(message: wire.FromBrowser) -> Act | None:
    """The act of the table that a message asks for, if it asks for one."""
    match message:
        case wire.Answer(seat=seat, serial=serial, action=action):
            return lambda table, person: table.answer(person, seat, serial, action)
        case wire.Undo(to=to):
            return lambda table, person: table.undo(person, to)
        case wire.Redo():
            return lambda table, person: table.redo(person)
        case wire.Consent(yes=yes):
            return lambda table, person: table.consent(person, yes)
        case wire.StandingOrder(seat=seat, window=window, passing=passing):
            return lambda table, person: table.order(person, seat, window, passing)
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
        case _:
            return None


# -- talk ------------------------------------------------------------------------------------------------


def check_talk(table: Table, person: Person) -> None:
    """Whether this person may say something now."""
    table.check_player(person)
    if not table.game.chat:
        raise ServerError("not-possible", "no-chat")


def name_of(table: Table, person: Person) -> str:
    """What a person is called."""
    return person.name or next((name for seat in person.seats if (name := table.people.name_of(seat))), "")


async def speak(room: Room, table: Table, person: Person, text: str) -> None:
    """A line of chat: kept, then told to everyone."""
    check_talk(table, person)
    said = wire.Said(room.said + 1, person.number, name_of(table, person), text, time.time())
    row = {"table_id": room.id, "n": said.n, "person": said.person, "name": said.name, "text": text, "at": said.at}
    if said.n % PRUNED_EVERY == 0:
        old = {"the_table_id": room.id, "the_n": said.n - KEPT_CHAT}
        await room.means.store.write(("chat", row), ("old-chat", old))
    else:
        await room.means.store.write(("chat", row))
    room.hear_chat(said)
    room.announce(said)


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


def older(room: Room, table: Table, person: Person, before: int, lang: str) -> wire.Older:
    """Lines of the log before one."""
    telling = Telling(table, room.hearings)
    looks = person if person.seats else None
    heard = telling.hearing_seat(looks, telling.seat_of(looks))
    return wire.Older(telling.lines(heard, before - MOST_LINES, before, lang))


async def renew_watch(room: Room, visitor: Visitor, person: Person) -> None:
    """A new link for onlookers; the old one is dead, but those who came by it stay."""
    seating.check_host(person)
    invite = new_key()
    before, room.watch = room.watch, hashed(invite)
    done = Done()
    done.row = True
    try:
        await room.act(lambda table: done)
    except BaseException:
        room.watch = before
        raise
    visitor.tell(wire.Invited(-1, invite))
