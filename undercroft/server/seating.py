"""Seats that change hands: joining, handing over to a bot, freeing, naming another host."""

from __future__ import annotations

from typing import Final

from undercroft.bots.registry import find_bot, is_number
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame
from undercroft.server.errors import ServerError
from undercroft.server.people import NOBODY, Person, by_invite, hashed, new_key, tidy
from undercroft.server.table import Change, Table

MOST_ONLOOKERS: Final = 60
MOST_THINKING: Final = 2000  # milliseconds that a bot may be asked to search for
MOST_RUNS: Final = 250  # or runs: in a long game one takes some milliseconds


def usual_bot(game: AnyGame) -> str:
    """The bot that plays where none is named."""
    return "judgement" if game.judgement() is not None else "search"


def check_bot(game: AnyGame, name: str) -> str:
    """The bot of that name, if there is one for this game and it does not think for ever."""
    chosen = name or usual_bot(game)
    try:
        find_bot(chosen, game, "")
    except NotPossible:
        raise ServerError("not-possible", "no-bot") from None
    for part in chosen.split(":")[1:]:
        number = part.removesuffix("runs")
        if is_number(number) and int(number) > (MOST_THINKING if part == number else MOST_RUNS):
            raise ServerError("not-possible", "no-bot")
    return chosen


# -- joining ---------------------------------------------------------------------------------------------


def join(table: Table, invite: str, name: str) -> tuple[Person, str, Change]:
    """Spend an invitation: the person who sat down, and the key."""
    people = table.people
    person = by_invite(list(people.people.values()), invite)
    if person is None:
        raise ServerError("no-table", "no-invite")
    key = new_key()
    person.key = hashed(key)
    person.invite = b""
    if name:
        person.name = name
        for seat in person.seats:
            people.names.pop(seat, None)
    for seat in person.seats:
        people.bots.pop(seat, None)
    done = _seated(table, person)
    done.row = True
    return person, key, done


def join_too(table: Table, person: Person, invite: str) -> Change:
    """Spend an invitation beside the seats one has: whoever was expected there does not come."""
    people = table.people
    expected = by_invite(list(people.people.values()), invite)
    if expected is None:
        raise ServerError("no-table", "no-invite")
    del people.people[expected.number]
    person.seats = sorted([*person.seats, *expected.seats])
    for seat in expected.seats:
        people.bots.pop(seat, None)
    done = _seated(table, person)
    done.dead = [expected.number]
    done.moved = [person.number]
    done.row = True
    return done


def watch(table: Table, name: str) -> tuple[Person, str, Change]:
    """Sit beside the table; the oldest onlooker who has gone makes room if need be."""
    people = table.people
    onlookers = [person for person in people.people.values() if not person.seats]
    dead: list[int] = []
    if len(onlookers) >= MOST_ONLOOKERS:
        gone = next((person for person in onlookers if person.number not in people.here), None)
        if gone is None:
            raise ServerError("not-possible", "full-house")
        dead.append(gone.number)
    key = new_key()
    person = Person(people.next_number(), name, key=hashed(key))
    people.people[person.number] = person
    for number in dead:
        del people.people[number]
    done = Change()
    done.people = [person]
    done.dead = dead
    return person, key, done


# -- what a person, or the host, may change --------------------------------------------------------------


def rename(table: Table, person: Person, name: str) -> Change:
    """Go by another name."""
    person.name = tidy(name)
    if len(person.seats) == 1:
        table.people.names.pop(person.seats[0], None)
    done = _seated(table, person)
    done.row = True
    return done


def hand_over(table: Table, person: Person, seat: int, bot: str) -> Change:
    """Let a bot play a seat, or (no bot) take it back: one's own, or for the host that of somebody absent."""
    people = table.people
    owner = people.owner(seat)
    if not 0 <= seat < people.seats:
        raise ServerError("not-possible")
    if owner is None:
        check_host(person)
        if not bot:
            raise ServerError("not-possible")
    elif owner is not person:
        check_host(person)
        if owner.number in people.here and (bot or seat not in people.bots):
            raise ServerError("not-possible", "still-here")
    if bot:
        people.bots[seat] = check_bot(table.game, bot)
    else:
        people.bots.pop(seat, None)
    if owner is not None and not any(people.is_played(one) for one in owner.seats):
        table.votes.pop(owner.number, None)
    table.left.clear()
    done = Change(ask=True)
    done.row = True
    done.seated = True
    return _retold(table, done)


def free(table: Table, person: Person, seat: int) -> Change:
    """Free a seat, or renew its link: whoever sat there needs the new invitation. A bot stays until somebody comes."""
    check_host(person)
    people = table.people
    if not 0 <= seat < people.seats:
        raise ServerError("not-possible")
    owner = people.owner(seat)
    if owner is not None and owner.host and len(owner.seats) == 1:
        raise ServerError("not-possible", "last-seat")
    done = Change(ask=True)
    if owner is not None and len(owner.seats) > 1:
        owner.seats = [one for one in owner.seats if one != seat]
        done.people.append(owner)
        done.moved.append(owner.number)
    elif owner is not None:
        del people.people[owner.number]
        people.here.discard(owner.number)
        done.dead.append(owner.number)
    if owner is not None:
        people.names.pop(seat, None)
        table.votes.pop(owner.number, None)
    # The number of one who has gone is not given again: chat and log still name them by it.
    number = max(people.next_number(), NOBODY if owner is None else owner.number + 1)
    invite = new_key()
    expected = Person(number, "", [seat], invite=hashed(invite))
    people.people[number] = expected
    people.settle()
    done.people.append(expected)
    done.invited = (seat, invite)
    done.row = True
    done.seated = True
    return _retold(table, done)


def more(table: Table, person: Person, bot: str) -> Change:
    """Bring somebody in: a bot, or a friend who gets an invitation."""
    check_host(person)
    people = table.people
    seat = people.seats
    chosen = check_bot(table.game, bot) if bot else ""
    done = _reseated(table, seat + 1, NOBODY)
    if chosen:
        people.bots[seat] = chosen
    else:
        invite = new_key()
        expected = Person(people.next_number(), "", [seat], invite=hashed(invite))
        people.people[expected.number] = expected
        done.people.append(expected)
        done.invited = (seat, invite)
    people.settle()
    return done


def fewer(table: Table, person: Person, seat: int) -> Change:
    """Give up a seat: one's own, or any for the host. Those behind it move up."""
    people = table.people
    owner = people.owner(seat)
    if not 0 <= seat < people.seats:
        raise ServerError("not-possible")
    if owner is not person:
        check_host(person)
    if owner is not None and owner.host and len(owner.seats) == 1:
        raise ServerError("not-possible", "last-seat")
    done = _reseated(table, people.seats - 1, seat)
    people.bots = {up(one, seat): bot for one, bot in people.bots.items() if one != seat}
    people.names = {up(one, seat): name for one, name in people.names.items() if one != seat}
    for other in list(people.people.values()):
        if other is owner and len(owner.seats) == 1:
            del people.people[other.number]
            people.here.discard(other.number)
            done.dead.append(other.number)
        elif any(one >= seat for one in other.seats):
            other.seats = [up(one, seat) for one in other.seats if one != seat]
            done.people.append(other)
            done.moved.append(other.number)
    people.settle()
    return done


def up(seat: int, gone: int) -> int:
    """Where a seat is once one has gone."""
    return seat - 1 if seat > gone else seat


def _reseated(table: Table, seats: int, leaver: int) -> Change:
    """The game goes on with so many seats."""
    done = table.reseat(seats, leaver)
    table.people.seats = seats
    done.row = True
    done.seated = True
    return done


def pass_host(table: Table, person: Person, number: int) -> Change:
    """Make another person the host."""
    check_host(person)
    other = table.people.people.get(number)
    if other is None or not other.seats or not other.key:
        raise ServerError("not-possible", "nobody-there")
    done = Change()
    person.host = False
    other.host = True
    done.people = [person] if other is person else [person, other]
    done.seated = True
    return done


def set_mode(table: Table, person: Person, mode: str) -> Change:
    """Set how group decisions are taken from now on."""
    check_host(person)
    table.mode = mode
    table.votes.clear()
    done = Change(ask=True)
    done.row = True
    done.seated = True
    return done


def set_pace(table: Table, person: Person, pace: str) -> Change:
    """Set how long bots let people follow from now on."""
    check_host(person)
    table.people.pace = pace
    done = Change()
    done.row = True
    done.seated = True
    return done


def set_shared(table: Table, person: Person, shared: bool) -> Change:
    """Let strangers look back at a game that is over, or no longer."""
    check_host(person)
    if shared:
        table.check_over()
    table.shared = shared
    done = Change()
    done.row = True
    done.seated = True
    return done


def check_host(person: Person) -> None:
    """Whether this is the host."""
    if not person.host:
        raise ServerError("not-yours", "only-host")


def _seated(table: Table, person: Person) -> Change:
    table.people.settle()
    done = Change(ask=True)
    done.people = [person]
    done.seated = True
    return done


def _retold(table: Table, done: Change) -> Change:
    """With one person fewer to wait for, a vote or a wish may be settled."""
    settled = table.settle()
    if settled is None:
        return done
    settled.row, settled.people, settled.dead, settled.seated = done.row, done.people, done.dead, True
    settled.moved, settled.invited, settled.ask = done.moved, done.invited, True
    return settled
