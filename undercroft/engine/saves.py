"""Saves: a whole game as bytes, and back, of this release and of every one before.

A save is JSON that ends in its own fingerprint. It names game, schema, content and packs, and holds the history, the
first and the last few checkpoints, and what was told. Loading restores the last checkpoint and replays what came after.

Whoever saves the same game again and again need not write its past anew each time: a save may leave it out, and every
part of it is kept once, beside the saves.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.engine.content import require_packs
from undercroft.engine.errors import BadSave, NotPossible, Refused
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.history import Checkpoint, Entry, entry_from, floor_of
from undercroft.engine.record import Event, as_dict, as_int, as_list, as_str, read
from undercroft.engine.session import Session
from undercroft.engine.state import State, Told
from undercroft.engine.upgrade import SchemaChange, pending, upgraded
from undercroft.engine.window import Order, order_from

SAVE_VERSION: Final = 2
SAVED_CHECKPOINTS: Final = 16

# What version 1 called its parts.
OLD_NAMES: Final = {"journal": "history", "marks": "checkpoints", "log": "events"}


def save(session: Session) -> bytes:
    """The whole game as bytes: readable JSON that ends in its own fingerprint."""
    return Saving(session).encode()


class PastPart(NamedTuple):
    """A part of a game's past: what came after so many entries of its history and so many events."""

    history: int
    events: int
    body: bytes  # JSON: the entries, and what was told


class Saving:
    """A game at one moment, to be made into bytes later, perhaps in another thread.

    Entries, events and checkpoints are never changed once written, so lists of them are all that need be copied.
    """

    def __init__(self, session: Session, past: bool = True) -> None:
        """Without its `past` a save does not grow with the game; of the past what is not stored yet becomes a part."""
        if session.keep != "all":
            raise NotPossible("only a session that keeps its past can be saved")
        game = session.game
        self.checkpoints = session.checkpoints[:1] + session.checkpoints[1:][-SAVED_CHECKPOINTS:]
        self.past = past
        self.since = (0, 0) if past else session.stored
        self.until = (len(session.history), len(session.events))
        self.history = session.history[self.since[0] :]
        self.events = session.events[self.since[1] :]
        self.head: dict[str, Any] = {
            "undercroft": SAVE_VERSION,
            "game": game.name,
            "schema": game.schema,
            "content": game.content,
            "packs": game.pack_digests(),
            "options": session.options,
            "seats": session.checkpoints[0].seats,
            "seed": session.seed,
            "serials": session.serials.copy(),
            "orders": [[order.to_wire() for order in orders.values()] for orders in session.orders],
        }

    def encode(self) -> bytes:
        """The bytes of the save."""
        history, events = self._past() if self.past else ([], [])
        body = msgspec.json.encode(
            {
                **self.head,
                "history": history,
                "checkpoints": [[c.at, c.label, c.seats, c.state.to_wire()] for c in self.checkpoints],
                "events": events,
            }
        )
        return body + b"\n" + fingerprint(body) + b"\n"

    def encode_with_part(self) -> tuple[bytes, PastPart]:
        """The bytes of the save, and the part of the past that goes with it."""
        return self.encode(), PastPart(*self.since, msgspec.json.encode(self._past()))

    def _past(self) -> tuple[list[Any], list[Any]]:
        history = [entry.to_wire() for entry in self.history]
        return history, [[told.only, told.event.to_wire()] for told in self.events]


def load(saved: bytes, game: AnyGame | None = None, parts: Sequence[PastPart] = ()) -> Session:
    """A session from a save, everything in it checked; with all parts of its past if the save itself is without."""
    try:
        return _load(saved, game, parts)
    except BadSave:
        raise
    except Refused as refusal:
        raise BadSave(f"this save cannot be read: {refusal}") from refusal
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, IndexError) as fault:
        raise BadSave(f"this save cannot be read: {fault}") from fault


def _load(saved: bytes, game: AnyGame | None, parts: Sequence[PastPart]) -> Session:
    data = opened(saved)
    if parts:
        data["history"], data["events"] = joined(parts)
    rules = find_game(as_str(data["game"])) if game is None else game
    if data["game"] != rules.name:
        raise BadSave(f"this is a save of {data['game']}, not of {rules.name}")
    schema = as_int(data["schema"])
    if schema > rules.schema:
        raise BadSave(f"this save was made by a newer {rules.name} (schema {schema}, here {rules.schema})")
    packs = as_dict(data.get("packs", {}))
    require_packs({name: as_str(packs[name]) for name in packs}, rules.pack_digests())
    least, most = rules.players
    seats = as_int(data["seats"])
    if not least <= seats <= most:
        raise BadSave(f"{rules.name} is for {least} to {most} players, not {seats}")
    changes = pending(rules.upgrades(), schema)
    checkpoints = read_checkpoints(as_list(data["checkpoints"]), rules, changes)
    if not checkpoints or checkpoints[0].at != 0 or checkpoints[0].seats != seats:
        raise BadSave("this save does not have its first checkpoint")
    session = Session(rules, as_dict(data["options"]), seats, as_str(data["seed"]), "all", checkpoints[0].state)
    fold(session, [read_entry(entry, rules, changes) for entry in as_list(data["history"])])
    session.events = read_events(as_list(data["events"]), rules, changes)
    session.serials = [as_int(serial) for serial in as_list(data["serials"])]
    if parts:
        session.stored = (len(session.history), len(session.events))
    read_orders(session, data)
    take_up(session, checkpoints, as_str(data["content"]))
    return session


def opened(saved: bytes) -> dict[str, Any]:
    """What is in a save, by the names this release has for it."""
    lines = saved.split(b"\n")
    if len(lines) < 2 or not lines[0].startswith(b"{"):
        raise BadSave("this is not a save of Undercroft, or only a part of one")
    if fingerprint(lines[0]) != lines[1]:
        raise BadSave("this save is damaged: its fingerprint does not match")
    data = as_dict(msgspec.json.decode(lines[0]))
    version = data.get("undercroft")
    if version == 1:
        return {OLD_NAMES.get(name, name): part for name, part in data.items()}
    if version != SAVE_VERSION:
        raise BadSave(f"this save is of version {version}, which is not known here")
    return data


def joined(parts: Sequence[PastPart]) -> tuple[list[Any], list[Any]]:
    """History and events in their wire form; a later part stands in the place of what was taken back before it."""
    history: list[Any] = []
    events: list[Any] = []
    for part in parts:
        if part.history > len(history) or part.events > len(events):
            raise BadSave("a part of the past is missing")
        more, told = as_list(msgspec.json.decode(part.body))
        history[part.history :] = as_list(more)
        events[part.events :] = as_list(told)
    return history, events


def read_checkpoints(wires: list[Any], game: AnyGame, changes: list[SchemaChange]) -> list[Checkpoint]:
    """Checkpoints from their wire form, of this release or an older one."""
    readers = game.readers()
    found: list[Checkpoint] = []
    least, most = game.players
    for wire in wires:
        at, label, seats, state = as_list(wire)
        record = read(upgraded(as_list(state), changes), readers)
        if not isinstance(record, State) or not least <= as_int(seats) <= most:
            raise BadSave("a checkpoint of this save does not fit")
        if found and as_int(at) < found[-1].at:
            raise BadSave("the checkpoints of this save are out of order")
        found.append(Checkpoint(as_int(at), record, as_str(label), as_int(seats)))
    return found


def read_entry(wire: object, game: AnyGame, changes: list[SchemaChange]) -> Entry:
    """An entry from its wire form, of this release or an older one."""
    fields = as_list(wire)
    if changes and len(fields) > 2:
        fields = [*fields[:2], upgraded(fields[2], changes), *fields[3:]]
    return entry_from(fields, game.readers())


def read_events(wires: list[Any], game: AnyGame, changes: list[SchemaChange]) -> list[Told]:
    """What was told, from its wire form, of this release or an older one."""
    readers = game.readers()
    found: list[Told] = []
    for told in wires:
        event = read(upgraded(as_list(told)[1], changes), readers)
        if not isinstance(event, Event):
            raise BadSave("the log holds something that is no event")
        found.append(Told(event, as_int(told[0])))
    return found


def read_orders(session: Session, data: dict[str, Any]) -> None:
    """The standing orders of every seat; version 1 knew only windows to let go by."""
    standing = as_list(data["orders"] if "orders" in data else data["standing"])
    session.orders = []
    for orders in standing:
        found: dict[str, Order] = {}
        for order in as_list(orders):
            words = [order, "pass", "", ""] if isinstance(order, str) else as_list(order)
            moment, how, card, turn = [as_str(word) for word in words]
            found[moment] = order_from(Order(moment, how, card, turn).to_text())
        session.orders.append(found)


def fold(session: Session, history: list[Entry]) -> None:
    """The entries that stand, from a history in which undoing is an entry and not an erasure."""
    entries: list[Entry] = []
    undone: list[list[Entry]] = []
    for entry in history:
        if entry.kind == "undo":
            if not 0 < entry.seat <= len(entries):
                raise BadSave("the history takes back more than there was")
            undone.append(entries[-entry.seat :])
            del entries[-entry.seat :]
        elif entry.kind == "redo":
            if not undone or len(undone[-1]) != entry.seat:
                raise BadSave("the history brings back what was not taken back")
            entries.extend(undone.pop())
        elif entry.kind != "order":
            entries.append(entry)
            undone = []
    session.history = history
    session.entries = entries
    session.floor = floor_of(entries)
    session.undone = undone


def take_up(session: Session, checkpoints: list[Checkpoint], content: str) -> None:
    """Stand where the save stood: the last checkpoint with its tail, or as near as the rules now allow."""
    last = checkpoints[-1]
    if last.at > len(session.entries):
        raise BadSave("a checkpoint of this save does not fit")
    session.checkpoints = checkpoints
    try:
        session._return_to(last)
    except Refused:
        del session.entries[last.at :]
        session.floor = floor_of(session.entries)
        session.history = session.entries.copy()
        session.stored = (0, 0)
        session.undone = []
        session._return_to(last)
        session.notice = "tail-dropped"
        return
    if len(session.serials) != session.seats or len(session.orders) != session.seats:
        raise BadSave("this save is for another number of players")
    if content != session.game.content:
        session.notice = "content-changed"


def fingerprint(body: bytes) -> bytes:
    """What a save ends with."""
    return blake2b(body, digest_size=16).hexdigest().encode()
