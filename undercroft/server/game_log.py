"""The log of a table's game: what was done, by whom, in rows that can be written down, read again and done again."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.engine.chance import Stream, seeded, stream_key
from undercroft.engine.errors import BadSave, Refused
from undercroft.engine.game import AnyGame
from undercroft.engine.history import NOBODY, Entry, entry_from
from undercroft.engine.record import Action, as_int, as_list, as_str, read
from undercroft.engine.saves import PastPart, load
from undercroft.engine.session import Session
from undercroft.engine.upgrade import SchemaChange, pending, upgraded

Op = list[Any]  # one row of the stored log: an entry of the game's history, or a vote


class StoredGame(msgspec.Struct, array_like=True):
    """A game as the store has it: how it began, or a snapshot, and what came after."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    n: int  # the number of the row the snapshot was taken after
    save: bytes
    given: bytes
    ops: list[bytes]
    schema: int = 1  # of the game's records in the rows
    parts: list[PastPart] = []  # of the past, if the snapshot is without


class Restored(NamedTuple):
    """A game that came back from the store."""

    session: Session
    votes: dict[int, int]  # by person: the number of the option
    dropped: int  # how many rows at the end no longer fit


def ops_since(session: Session, length: int) -> list[Op]:
    """The rows for all that was added to a history since it had this length."""
    return [entry.to_wire() for entry in session.history[length:]]


def restored(stored: StoredGame, game: AnyGame) -> Restored:
    """The game as it stood after the last row."""
    votes: dict[int, int] = {}
    if stored.save:
        session = load(stored.save, game, stored.parts)
        votes = take_givers(session, stored.given)
    else:
        session = Session.start(game, stored.seats, stored.seed, stored.options)
    changes = pending(game.upgrades(), stored.schema)
    for done, row in enumerate(stored.ops):
        try:
            repeat(session, votes, upgraded_op(as_list(msgspec.json.decode(row)), changes))
        except (Refused, msgspec.DecodeError, ValueError, IndexError, TypeError, KeyError):
            session.notice = "tail-dropped"
            return Restored(session, votes, len(stored.ops) - done)
    return Restored(session, votes, 0)


def upgraded_op(op: Op, changes: list[SchemaChange]) -> Op:
    """A row of an earlier schema, the record in it as it is now."""
    return [*op[:2], upgraded(op[2], changes), *op[3:]] if changes and op[0] == "answer" else op


def repeat(session: Session, votes: dict[int, int], op: Op) -> None:
    """Do again what a row says; refused where the rules no longer allow it or chance differs."""
    if op[0] == "vote":
        votes[as_int(op[1])] = as_int(op[2])
        return
    if len(op) < 9:
        repeat_older(session, op)
    else:
        session.repeat(entry_from(op, session.game.readers()))
    if op[0] != "order":
        votes.clear()


def repeat_older(session: Session, op: Op) -> None:
    """Do again what a row says that was written before 0.2, when standing orders were carried out unwritten."""
    kind = op[0]
    if kind == "answer":
        _, seat, wire, person, values = op
        action = read(wire, session.game.readers())
        if not isinstance(action, Action):
            raise BadSave("the log holds an answer that is none")
        is_open = session.decision is not None and session.decision.open
        session.repeat(Entry("answer", as_int(seat), action, "", values, as_int(person), is_open))
    elif kind == "undo":
        session.repeat(Entry("undo", len(session.entries) - as_int(op[1])))
    elif kind == "redo":
        session.repeat(Entry("redo", 0))
    elif kind == "reseat":
        session.repeat(Entry("reseat", as_int(op[1]), values=[as_int(op[2])] if as_int(op[2]) >= 0 else []))
    elif kind == "order":
        session.repeat(Entry("order", as_int(op[1]), text=f"{as_str(op[2])} {'pass' if op[3] else 'usual'}"))
    else:
        raise BadSave(f"the log holds {kind!r}, which is not known here")
    session.obey_orders()


# -- beside a snapshot -----------------------------------------------------------------------------------


def votes_kept(votes: dict[int, int]) -> bytes:
    """The votes cast so far, to be kept beside a snapshot."""
    return msgspec.json.encode([[], [], [[person, option] for person, option in votes.items()]])


def take_givers(session: Session, given: bytes) -> dict[int, int]:
    """The votes kept beside a snapshot; before 0.2 also who had given which entry, which is put into the entries."""
    if not given:
        return {}
    entries, undone, votes = msgspec.json.decode(
        given, type=tuple[list[tuple[int, bool]], list[list[tuple[int, bool]]], list[tuple[int, int]]]
    )
    attribute(session.entries, entries)
    for taken, givers in zip(session.undone, undone):
        attribute(taken, givers)
    return {} if session.notice else dict(votes)


def attribute(entries: list[Entry], givers: list[tuple[int, bool]]) -> None:
    """Put into each entry who gave it, and whether all could see the question."""
    for entry, (person, is_open) in zip(entries, givers):
        entry.by = person
        entry.open = is_open


def give_all(session: Session, people: dict[int, int]) -> None:
    """Put down every answer of a session as given by whoever has the seat now (by seat: a person)."""
    for entry in session.history:
        entry.by = people.get(entry.seat, NOBODY) if entry.kind == "answer" else NOBODY


# -- walking through it ----------------------------------------------------------------------------------


def walked(session: Session) -> Session:
    """The very beginning of a session's game, to be walked through again entry by entry with `walk_on`."""
    first = session.checkpoints[0]
    return Session.at(session.game, first.state, first.seats, session.options, session.seed)


def walk_on(walk: Session, session: Session) -> None:
    """One entry further along those of that session."""
    walk.repeat(session.entries[len(walk.entries)], check=False)


def redealt(session: Session, seat: int, key: str) -> Session:
    """A game of its own from the last checkpoint on, with all that a seat cannot know dealt anew from a key.

    Nothing of the true game is in it: neither its seed nor what was answered, neither its decks nor its dice.
    """
    last = session.checkpoints[-1]
    state = last.state.copy()
    session.game.redeal(state, seat, Stream(stream_key(key, "redeal")))
    state.chance = seeded(key)
    return Session.at(session.game, state, last.seats, session.options, key)
