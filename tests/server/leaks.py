"""What was sent to whom, and the search through it for what they could not know at that moment."""

from __future__ import annotations

import base64
import contextlib
import json
import re
import sqlite3
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from all_games import brought
from serving import PATIENCE, Served, Sitting
from websockets.sync.client import connect
from websockets.typing import Origin

from undercroft.engine.game import Game
from undercroft.engine.session import Session
from undercroft.engine.state import State, Told
from undercroft.engine.text import LANGUAGES, Text
from undercroft.server.game_log import repeat
from undercroft.server.people import hashed

WORD = re.compile(r"[A-Za-z0-9_]+")
WORDS = re.compile(r"\w+")
COPY = re.compile(r"[a-z0-9_]+\.\d+")  # an item by card and copy


class Record(NamedTuple):
    """Something that was sent: when (the table had moved so often), by what, and every byte of it."""

    rev: int
    by: str
    body: str


class Leak(NamedTuple):
    """Something that was sent and must not have been."""

    rev: int
    by: str
    what: str


# -- what is true ----------------------------------------------------------------------------------------


class Truth:
    """A table as the store has it: every position it was in, and so what was hidden when."""

    def __init__(self, store: Path, table: str, game: Game) -> None:
        with sqlite3.connect(store) as file:
            query = "SELECT seed, seats, options FROM tables WHERE id = ?"
            self.seed, seats, options = file.execute(query, (table,)).fetchone()
            ops = [op for (op,) in file.execute("SELECT op FROM log WHERE table_id = ? ORDER BY n", (table,))]
        file.close()
        self.game = game
        session = self.session = Session.start(game, seats, self.seed, msgspec.json.decode(options))
        self.states: list[State] = [session.state.copy()]
        self.told: list[list[Told]] = [session.events.copy()]
        last = ""
        for op in ops:
            before = len(session.entries)
            kind = json.loads(op)[0]
            repeat(session, {}, json.loads(op))
            if kind in ("answer", "undo", "redo") or len(session.entries) != before:
                if kind == "answer" and session.entries[-1].text == "order" and last != "order":
                    # It went by without asking, in one breath with the answer before.
                    self.states.pop()
                    self.told.pop()
                self.states.append(session.state.copy())
                self.told.append(session.events.copy())
            last = kind

    def streams(self) -> list[str]:
        """The keys that all chance of this game comes from."""
        chance = self.states[0].chance
        return [chance.setup.key, chance.decks.key, chance.dice.key]

    def end(self) -> int:
        """The first moment at which the game was over; beyond all moments if it is not."""
        return next((rev for rev, state in enumerate(self.states) if state.over), len(self.states))

    def hidden(self, seats: list[int]) -> list[set[str]]:
        """For each moment: the ids that whoever has these seats has never had before their eyes."""
        own = told_by(self.game)
        left = own.ids()
        found: list[set[str]] = []
        for state, told in zip(self.states, self.told):
            left = left - set(own.shown(state, told, seats))
            found.append(left)
        return found


def dealt_in(saved: bytes, truth: Truth) -> State:
    """The table in an export, which has nothing of the chance or the past of the true one."""
    session = Session.load(saved, truth.game)
    dealt = session.checkpoints[-1].state
    assert session.seed != truth.seed
    assert not session.entries
    assert not set(truth.streams()) & {dealt.chance.setup.key, dealt.chance.decks.key, dealt.chance.dice.key}
    return dealt


def told_by(game: Game) -> ModuleType:
    """What can be hidden in a game (`ids`), and what of it lies open (`shown`) for seats: its `shown.py`."""
    found = brought(game, "server", "shown")
    assert found is not None, f"nobody says what {game.name} shows"
    return found


@cache
def titles(game: Game) -> dict[str, list[str]]:
    """What pages, encounters, behaviours and the like are called in sentences (`TITLED`: which faces have titles)."""
    found: dict[str, list[str]] = {}
    own = told_by(game)
    copies: dict[str, list[str]] = {}
    for id in own.ids():
        copies.setdefault(id if COPY.fullmatch(id) is None else id.partition(".")[0], []).append(id)
    for lang in LANGUAGES:
        faces = game.faces(Text(game, lang))
        for kind in getattr(own, "TITLED", ("pages", "encounters", "patterns")):
            for id, face in faces.get(kind, {}).items():
                names = [face[part] for part in ("title", "foe", "name") if face.get(part)]
                for copy in copies.get(id, []):
                    found.setdefault(copy, []).extend(names)
    return found


# -- the search ------------------------------------------------------------------------------------------


def strings(body: str) -> list[str]:
    """Every string in some JSON (in a save, of each line), keys too; what is no JSON is one string."""
    found: list[str] = []

    def walk(value: Any) -> None:
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                walk(key)
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    for line in body.splitlines():
        try:
            walk(json.loads(line))
        except ValueError:
            found.append(line)
    return found


def ids_in(body: str, ids: set[str], words: bool) -> set[str]:
    """Which of these ids are named: as a string, at the beginning of a path, or (`words`) in a sentence."""
    found: set[str] = set()
    for string in strings(body):
        if string in ids:
            found.add(string)
        elif words or " " not in string or "_" in string:
            found |= ids.intersection([*WORD.findall(string), *COPY.findall(string)])
    return found


def search(records: list[Record], truth: Truth, seats: list[int]) -> list[Leak]:
    """Every place where something was told, before the end, that was hidden from these seats."""
    hidden = truth.hidden(seats)
    end = truth.end()
    called = titles(truth.game)
    never = {"the seed": truth.seed, **{f"stream {place}": key for place, key in enumerate(truth.streams())}}
    found: list[Leak] = []
    for record in records:
        if record.rev >= end:
            continue
        secrets = hidden[record.rev]
        for what, secret in never.items():
            if secret in record.body:
                found.append(Leak(record.rev, record.by, what))
        if record.by == "export" or (record.by == "fork" and truth.game.hides):
            continue  # shows hands and decks that were dealt anew; whether they give anything away is asked apart
        for id in ids_in(record.body, secrets, words=getattr(told_by(truth.game), "IN_SENTENCES", False)):
            found.append(Leak(record.rev, record.by, id))
        there = set(WORDS.findall(record.body))
        perhaps = [(id, name) for id in secrets for name in called.get(id, []) if words_of(name) <= there]
        if perhaps:
            known = {title for id, names in called.items() if id not in secrets for title in names}
            said = {id for id, name in perhaps if name not in known and is_said(name, record.body, known)}
            found += [Leak(record.rev, record.by, f"the name of {id}") for id in sorted(said)]
    return found


@cache
def words_of(name: str) -> frozenset[str]:
    """The words of a name: where one of them is missing, one need not look for it."""
    return frozenset(WORDS.findall(name))


def is_said(name: str, body: str, known: set[str]) -> bool:
    """Whether a name stands somewhere, as whole words, and not in a longer name that is known."""
    if name not in body:
        return False
    for longer in known:
        if name in longer:
            body = body.replace(longer, "")
    return re.search(rf"\b{re.escape(name)}\b", body) is not None


def search_for_keys(bodies: Iterable[tuple[str, str]], keys: dict[str, str]) -> list[Leak]:
    """Keys and invitations of others, plain or as the store keeps them, in whatever was sent."""
    found: list[Leak] = []
    shapes: dict[str, list[str]] = {}
    for name, key in keys.items():
        kept = hashed(key)
        shapes[name] = [key, kept.hex(), base64.b64encode(kept).decode().rstrip("=")]
    for by, body in bodies:
        for name, forms in shapes.items():
            if any(form in body for form in forms):
                found.append(Leak(-1, by, name))
    return found


# -- listening -------------------------------------------------------------------------------------------


class Listener(Sitting):
    """A device that writes down every byte it is sent, by socket and by request."""

    def __init__(self, server: Served, table: str, key: str, seats: list[int], lang: str = "en") -> None:
        self.server = server
        self.key = key
        self.seats = seats
        self.rev = 0
        self.over = False
        self.records: list[Record] = []
        stack = contextlib.ExitStack()
        url = f"ws://{server.host}/api/tables/{table}/play"
        line = stack.enter_context(connect(url, origin=Origin(server.url), max_size=None))
        super().__init__(stack, line, key, lang)

    def hear(self) -> dict[str, Any]:
        """The next message, written down."""
        body = self.line.recv(PATIENCE)
        message: dict[str, Any] = json.loads(body)
        kind = message["t"]
        if kind in ("table", "step"):
            self.rev = message["rev"]
            self.over = bool(message.get("over"))
        if kind in ("table", "step", "ask"):
            self.ask = message.get("ask", {})
        self.records.append(Record(self.rev, kind, str(body)))
        return message

    def settle(self) -> None:
        """Hear everything that was sent so far."""
        self.say({"t": "beat"})
        self.until("beat")

    def ask_for(self, by: str, method: str, path: str, **more: Any) -> Any:
        """A request with this one's key, its answer written down under the latest moment it may tell of."""
        answer = self.server.ask(method, path, more.pop("key", self.key), **more)
        self.settle()
        self.records.append(Record(self.rev, by, f"{answer.headers!r}\n{answer.text}"))
        return answer

    def offers(self) -> list[tuple[list[Any], int]]:
        """What this one may answer now: actions, and the seat for each."""
        choices = [*self.ask.get("options", []), *self.ask.get("asides", [])] if self.ask else []
        return [(action, by[0]) for action, _, by in choices]

    def give(self, action: list[Any], seat: int) -> dict[str, Any]:
        """Answer; what is said to it."""
        self.id += 1
        serial = self.ask["serials"].get(str(seat), 0)
        self.say({"t": "answer", "seat": seat, "serial": serial, "action": action, "id": self.id})
        return self.until("ok", "refused")
