"""What a save that a stranger sent may hold. All of this is done in a worker, which has little memory and little time.

A save whose fingerprint fits was still written by whoever sent it. First its bare structure is looked at, before any
rule sees it; then the game itself says of every checkpoint whether its rules could have led there; then it is shown
once to everybody at the table, so that what would stumble stumbles here.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from undercroft.engine.errors import BadSave
from undercroft.engine.game import AnyGame
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.server.people import People, Person, Seating
from undercroft.server.presenter import LastSeen, Presenter
from undercroft.server.table import Table

MOST_VALUES: Final = 1_500_000  # numbers, words and lists of a save together
MOST_DEPTH: Final = 24
MOST_WORD: Final = 2_000
MOST_NUMBER: Final = 2**48
MOST_SCRIPTED: Final = 10_000  # results that were laid down beforehand, in all
MOST_CHECKPOINTS: Final = 64
MOST_STATE: Final = 20_000  # values of one checkpoint
MOST_IN_STATE: Final = 10_000  # the largest number on a table, and the longest list


def check(game: AnyGame, saved: bytes) -> None:
    """Refuse a save that cannot be played on; tried where a bad one can do no harm."""
    try:
        check_structure(game, saved)
        session = Session.load(saved, game)
        check_session(game, session)
        rehearse(session)
    except BadSave:
        raise
    except MemoryError:
        raise BadSave("this save takes more memory than any game does") from None
    except Exception as fault:  # whatever rules may stumble over
        raise BadSave(f"this save cannot be played on: {type(fault).__name__}") from None


# -- before any rule sees it -----------------------------------------------------------------------------


def check_structure(game: AnyGame, saved: bytes) -> None:
    """Nothing too deep, too long, too large or too much; the seats are as many as the game has."""
    data = msgspec.json.decode(saved.split(b"\n", 1)[0])
    if not isinstance(data, dict):
        raise BadSave("this is not a save")
    least, most = game.players
    if not is_count(data.get("seats"), most) or data["seats"] < least:
        raise BadSave("this save is for another number of players")
    measured(data, MOST_VALUES, MOST_NUMBER, MOST_VALUES)
    known = game.options()
    options = data.get("options")
    if not isinstance(options, dict) or any(name in known and options[name] not in known[name] for name in options):
        raise BadSave("this save was set up as nothing can be")
    checkpoints = data.get("checkpoints", data.get("marks"))  # the name before 0.2
    if not isinstance(checkpoints, list) or len(checkpoints) > MOST_CHECKPOINTS:
        raise BadSave("this save has more checkpoints than are kept")
    for checkpoint in checkpoints:
        measured(without_streams(checkpoint), MOST_STATE, MOST_IN_STATE * 10, MOST_IN_STATE)


def is_count(value: object, most: int) -> bool:
    """Whether this is a whole number from 0 to so many."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def measured(value: object, most: int, number: int, length: int) -> None:
    """Look through a structure, without going deeper than it may be."""
    level: list[Any] = [value]
    count = 0
    for _ in range(MOST_DEPTH):
        below: list[Any] = []
        for one in level:
            if isinstance(one, str):
                if len(one) > MOST_WORD:
                    raise BadSave("a word of this save has no end")
            elif isinstance(one, dict | list):
                if len(one) > length:
                    raise BadSave("a list of this save has no end")
                if isinstance(one, dict):
                    below.extend(one)
                    below.extend(one.values())
                else:
                    below.extend(one)
            elif isinstance(one, int | float) and not -number <= one <= number:
                raise BadSave("a number of this save is out of all bounds")
        count += len(level)
        if count + len(below) > most:
            raise BadSave("this save holds more than any game does")
        level = below
        if not level:
            return
    raise BadSave("this save is too deep")


def without_streams(wire: Any) -> Any:
    """A checkpoint's wire form without its streams of chance, which count further and were scripted, perhaps."""
    if not isinstance(wire, list):
        return wire
    at = wire[:3]
    return [*at, *[[part for part in state if not is_chance(part)] for state in wire[3:] if isinstance(state, list)]]


def is_chance(wire: object) -> bool:
    """Whether this is the wire form of all streams."""
    return isinstance(wire, list) and len(wire) > 0 and wire[0] == "Chance"


# -- once it is read -------------------------------------------------------------------------------------


def check_session(game: AnyGame, session: Session) -> None:
    """Every checkpoint is a table of this game, with seats for everyone; what is counted, counts within bounds."""
    least, most = game.players
    if not least <= session.seats <= most or len(session.serials) != session.seats:
        raise BadSave("this save is for another number of players")
    if len(session.orders) != session.seats or any(len(orders) > 64 for orders in session.orders):
        raise BadSave("the standing orders of this save do not fit")
    if any(not 0 <= serial <= MOST_NUMBER for serial in session.serials):
        raise BadSave("the questions of this save were counted wrong")
    scripted = 0
    for entry in session.history:
        if entry.kind == "script":
            scripted += len(entry.values)
        elif entry.kind in ("answer", "redeal") and not -1 <= entry.seat < most:
            raise BadSave("somebody answered who was never there")
    if any(not 0 <= entry.told <= len(session.events) for entry in session.entries):
        raise BadSave("the log of this save does not fit its history")
    places = [checkpoint.at for checkpoint in session.checkpoints]
    if places != sorted(places):
        raise BadSave("the checkpoints of this save are not in order")
    for checkpoint in session.checkpoints:
        state = checkpoint.state
        if not least <= checkpoint.seats <= most or not state.agenda or state.over:
            raise BadSave("a checkpoint of this save is none")
        chance = state.chance
        for stream in (chance.setup, chance.decks, chance.dice):
            scripted += len(stream.script)
            if not 0 <= stream.used <= MOST_NUMBER:
                raise BadSave("the chance of this save was counted wrong")
        game.check(state)
    if scripted > MOST_SCRIPTED:
        raise BadSave("in this save more was laid down beforehand than any lesson needs")


def rehearse(session: Session) -> None:
    """Show the table once to everyone in every language, and write it down: what would stumble stumbles here."""
    seats = list(range(session.seats))
    people = People(session.seats, [Person(0, "", seats, host=True, key=b"-")], Seating())
    table = Table("", session, people, "first")
    presenter = Presenter(table, {})
    for lang in LANGUAGES:
        for viewer in (people.people[0], None):
            presenter.shown(LastSeen(), viewer, lang, 0, [])
    decision = session.decision
    if decision is not None:
        for seat in decision.asked():
            session.game.why_not(session.state, decision, seat)
    session.copy("all").save()
