"""What was sent to whom, and the search through it for what they could not know at that moment."""

from __future__ import annotations

import base64
import contextlib
import json
import re
import sqlite3
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from serving import PATIENCE, Served, Sitting
from small_games.dark_alley.game import CARDS as ALLEY_CARDS
from small_games.dark_alley.state import Street
from websockets.sync.client import connect
from websockets.typing import Origin

from undercroft.engine.game import Game
from undercroft.engine.session import Session
from undercroft.engine.state import State, Told
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle, Drew, Showed, Turned
from undercroft.games.dark_souls.catalogue import CARDS as SOULS_CARDS
from undercroft.games.dark_souls.state import Souls
from undercroft.server.chronicle import Chronicle
from undercroft.server.people import hashed

WORD = re.compile(r"[A-Za-z0-9_]+")
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
        self.chronicle = Chronicle(Session.start(game, seats, self.seed, msgspec.json.decode(options)))
        session = self.session = self.chronicle.session
        self.states: list[State] = [session.state.copy()]
        self.told: list[list[Told]] = [session.events.copy()]
        for op in ops:
            before = len(session.entries)
            self.chronicle.repeat(op)
            if json.loads(op)[0] in ("answer", "undo", "redo") or len(session.entries) != before:
                self.states.append(session.state.copy())
                self.told.append(session.events.copy())

    def streams(self) -> list[str]:
        """The keys that all chance of this game comes from."""
        chance = self.states[0].chance
        return [chance.setup.key, chance.decks.key, chance.dice.key]

    def end(self) -> int:
        """The first moment at which the game was over; beyond all moments if it is not."""
        return next((rev for rev, state in enumerate(self.states) if state.over), len(self.states))

    def hidden(self, seats: list[int]) -> list[set[str]]:
        """For each moment: the ids that whoever has these seats has never had before their eyes."""
        every, open_to = KNOWING[self.game.name]
        left = every()
        found: list[set[str]] = []
        for state, told in zip(self.states, self.told):
            left = left - set(open_to(state, told, seats))
            found.append(left)
        return found


def castle_ids() -> set[str]:
    """Every page and every copy of every item."""
    return {*CARDS.chapters, *CARDS.bosses, *CARDS.starts, *CARDS.copies}


def castle_open(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """What lies open in the castle, for everyone alike: pages turned or shown, items drawn."""
    assert isinstance(state, Castle)
    yield from state.turned
    if not state.turned or state.shown:
        yield state.deck[-1]
    for prisoner in state.prisoners:
        yield from prisoner.hands
    yield from state.middle
    yield from state.discard
    for one in told:
        if isinstance(one.event, Turned | Showed):
            yield one.event.page
        elif isinstance(one.event, Drew):
            yield from one.event.items


def souls_ids() -> set[str]:
    """Every encounter, every behaviour, and every treasure card no class begins with."""
    treasure = {copy for copy, card in SOULS_CARDS.copies.items() if card.pile not in ("starting", "boss")}
    return {*SOULS_CARDS.encounters, *SOULS_CARDS.patterns, *treasure}


def souls_open(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """What lies open in Dark Souls, for everyone alike: encounters entered, behaviours met or foretold, cards drawn."""
    assert isinstance(state, Souls)
    yield from [laid.encounter for laid in state.map if laid.seen]
    yield from state.inventory
    yield from state.upgrades
    yield from state.drawn[:1]
    for hero in state.heroes:
        yield from [hero.armour, *hero.hands, *hero.backup]
    for foe in state.foes:
        yield foe.last
    if state.deck is not None:
        yield from state.deck.seen
    for one in told:
        yield from [str(getattr(one.event, name)) for name in ("card", "what") if hasattr(one.event, name)]


def alley_open(state: State, told: list[Told], seats: list[int]) -> Iterable[str]:
    """In the alley one knows the cards one holds, and those one held; nobody is shown a card another plays."""
    assert isinstance(state, Street)
    for seat in seats:
        yield from state.hands[seat]


Knowing = tuple[Callable[[], set[str]], Callable[[State, list[Told], list[int]], Iterable[str]]]
KNOWING: dict[str, Knowing] = {
    "dark-castle": (castle_ids, castle_open),
    "dark-souls": (souls_ids, souls_open),
    "dark-alley": (lambda: set(ALLEY_CARDS), alley_open),
}


@cache
def titles(game: Game) -> dict[str, list[str]]:
    """What pages, encounters and behaviours are called in sentences."""
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        faces = game.faces(Text(game, lang))
        for kind in ("pages", "encounters", "patterns"):
            for id, face in faces.get(kind, {}).items():
                names = [face[part] for part in ("title", "foe", "name") if face.get(part)]
                found.setdefault(id, []).extend(names)
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
        for id in ids_in(record.body, secrets, words=truth.game.name == "dark-alley"):
            found.append(Leak(record.rev, record.by, id))
        known = {title for id, names in called.items() if id not in secrets for title in names}
        for id, names in called.items():
            if id in secrets and any(name in record.body and name not in known for name in names):
                found.append(Leak(record.rev, record.by, f"the name of {id}"))
    return found


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
