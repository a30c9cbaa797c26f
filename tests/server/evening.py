"""An evening at a real server: two with seats and an onlooker ask for everything, and every byte is written down."""

from __future__ import annotations

import os
import random
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from server.leaks import Leak, Listener, Record, Truth, search, search_for_keys
from serving import Served

from undercroft.engine.game import Game

TESTS = Path(__file__).parents[1]
ME, FRIEND = {"who": "me", "name": "Ada"}, {"who": "friend"}
EXPORTS = 24  # of one position: enough to tell dealing anew from the truth
SPOKEN = {"table", "step", "seats", "ok", "refused", "hint", "why", "log", "pending", "invited", "beat"}
REQUESTED = {"summary", "mine", "replay", "fork", "export", "trouble"}


def installed(folder: Path, patch: pytest.MonkeyPatch, *also: Path) -> None:
    """Let a server that is started now find some small games beside those that are installed, as any game."""
    about = folder / "dark_alley-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: dark-alley\nVersion: 1\n")
    names = ("dark-alley", "vault", "causeway")
    small = "".join(f"{name} = small_games.{name.replace('-', '_')}:game\n" for name in names)
    (about / "entry_points.txt").write_text(f"[undercroft.games]\n{small}")
    known = os.environ.get("PYTHONPATH", "")
    paths = [*[str(path) for path in also], *([known] if known else []), str(folder), str(TESTS)]
    patch.setenv("PYTHONPATH", os.pathsep.join(paths))


def store_of(server: Served) -> Path:
    return server.log.with_name("data") / "tables.sqlite"


# -- a game and everyone at it ---------------------------------------------------------------------------


class Evening:
    """One table from its opening to its end: two people with seats, an onlooker, perhaps a bot."""

    def __init__(self, server: Served, game: Game, chairs: list[dict[str, str]], seed: int, **more: Any) -> None:
        self.server = server
        self.game = game
        self.rng = random.Random(seed)
        # As long and as random as one the server draws, so that it stands nowhere by chance.
        drawn = blake2b(f"{game.name} {seed}".encode(), digest_size=16).hexdigest()
        opened = server.open(game=game.name, chairs=chairs, seed=drawn, **more)
        self.table: str = opened["table"]
        self.path = f"/api/tables/{self.table}"
        self.keys = {"host": opened["key"], "watch link": opened["watch"]}
        for place, invitation in enumerate(opened["invites"]):
            self.keys[f"invitation {place}"] = invitation["invite"]
        friend = self.join(opened["invites"][0]["invite"], "Bo")
        onlooker = self.join(opened["watch"], "Cy")
        self.keys |= {"friend": friend["key"], "onlooker": onlooker["key"]}
        self.host = Listener(server, self.table, opened["key"], opened["seats"])
        self.friend = Listener(server, self.table, friend["key"], friend["seats"], "fr")
        self.onlooker = Listener(server, self.table, onlooker["key"], [])
        self.people = {"host": self.host, "friend": self.friend, "onlooker": self.onlooker}
        self.exports: dict[str, tuple[int, list[bytes]]] = {}

    def join(self, invite: str, name: str) -> dict[str, Any]:
        answer = self.server.ask("POST", f"{self.path}/join", json={"invite": invite, "name": name})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def settle(self) -> None:
        """Everyone hears everything that was said so far."""
        for person in self.people.values():
            person.settle()

    def play(self, most: int = 1000) -> bool:
        """Let whoever is asked answer at random; whether it came to its end."""
        for _ in range(most):
            if self.host.over:
                return True
            able = [person for person in (self.host, self.friend) if person.offers()]
            if not able:
                self.host.hear()  # a bot has the word
                self.settle()
                continue
            person = self.rng.choice(able)
            person.give(*self.rng.choice(person.offers()))
            self.settle()
        return self.host.over

    def snoop(self, exports: int = 1) -> None:
        """Everyone asks for everything there is to ask for, and for what is not theirs."""
        for name, person in self.people.items():
            seat = person.seats[0] if person.seats else 0
            for message in (
                {"t": "hint", "seat": seat},
                {"t": "why", "seat": seat},
                {"t": "why", "seat": 1 - seat},
                {"t": "log", "before": 1000},
                {"t": "lang", "lang": "fr"},
                {"t": "lang", "lang": "en"},
                {"t": "order", "seat": seat, "window": "nothing", "passing": True},
                {"t": "answer", "seat": 1 - seat, "serial": 1, "action": ["Pass"], "id": 900},
                {"t": "answer", "seat": seat, "serial": 999, "action": ["Pass"], "id": 901},
                {"t": "answer", "seat": seat, "serial": 1, "action": ["deck", [1, {"seed": []}]], "id": 902},
                {"t": "undo", "to": "nowhere", "id": 903},
                {"t": "chat", "text": "what lies ahead?"},
                {"t": "ping", "at": "deck"},
                {"t": "free", "seat": 15},
            ):
                person.say(message)
                person.settle()
            for lang in ("en", "fr"):
                person.ask_for("summary", "GET", f"{self.path}?lang={lang}")
                person.ask_for("replay", "GET", f"{self.path}/replay?lang={lang}")
            held = [{"table": self.table, "key": key} for key in (person.key, "x" * 32)]
            person.ask_for("mine", "POST", "/api/tables/mine", json={"tables": held})
            saves = [person.ask_for("export", "GET", f"{self.path}/export") for _ in range(exports)]
            may_export = bool(person.seats) or person.over
            assert {saved.status_code for saved in saves} == {200 if may_export else 403}
            if person.seats:
                self.exports[name] = (person.rev, [saved.content for saved in saves])
            for at in (0, person.rev // 2, 10_000):
                self.fork(person, at)
            for by, method, path, more in (
                ("trouble", "GET", f"{self.path}/export", {"key": "x" * 32}),
                ("trouble", "DELETE", self.path, {"key": self.onlooker.key}),
                ("trouble", "POST", f"{self.path}/join", {"json": {"invite": "x" * 32}}),
                ("trouble", "POST", f"{self.path}/join", {"json": {"invite": person.key}}),
                ("trouble", "POST", f"{self.path}/fork", {"json": {"step": "last"}}),
                ("trouble", "POST", "/api/tables/import", {"content": b'{"game":"dark-castle"}\n'}),
            ):
                assert person.ask_for(by, method, path, **more).status_code >= 400
        self.settle()

    def fork(self, person: Listener, at: int) -> str:
        """Open a table at a step of this one's past and look at it: what is seen there is told of this one, too."""
        answer = person.ask_for("fork", "POST", f"{self.path}/fork", json={"step": at})
        if answer.status_code != 201:
            return ""
        opened = answer.json()
        beside = Listener(self.server, opened["table"], opened["key"], opened["seats"])
        person.records += [Record(person.rev, "fork", record.body) for record in beside.records]
        beside.close()
        return str(opened["table"])

    def take_back(self) -> None:
        """Somebody asks to take an answer back; the other says no, then yes."""
        for yes in (False, True):
            self.host.say({"t": "undo", "id": 77})
            self.settle()
            self.friend.say({"t": "consent", "yes": yes})
            self.settle()

    def renew(self) -> None:
        """The host makes a new link for onlookers: told to the host alone."""
        self.host.say({"t": "watch"})
        self.keys["new watch link"] = self.host.until("invited")["invite"]
        self.settle()

    def leaks(self) -> list[Leak]:
        """All that anybody was told and could not know."""
        truth = Truth(store_of(self.server), self.table, self.game)
        found: list[Leak] = []
        for name, person in self.people.items():
            found += search(person.records, truth, person.seats)
            own = {
                "host": ("host", "watch link", "new watch link", "invitation 0"),
                "friend": ("friend", "invitation 0"),
            }
            others = {
                which: key for which, key in self.keys.items() if which not in own.get(name, (name, "watch link"))
            }
            found += search_for_keys([(record.by, record.body) for record in person.records], others)
            # Nor does anyone hear their own key again: it could be read over a shoulder or in a log.
            found += search_for_keys([(record.by, record.body) for record in person.records], {"own key": person.key})
        log = self.server.log.read_text(encoding="utf-8")
        found += search_for_keys([("log", log)], self.keys)
        if truth.seed in log:
            found.append(Leak(-1, "log", "the seed"))
        return found

    def close(self) -> None:
        """Everyone gets up."""
        for person in self.people.values():
            person.close()

    def heard(self) -> set[str]:
        """What kinds of things were sent."""
        return {record.by for person in self.people.values() for record in person.records}


def whole_evening(server: Served, game: Game, chairs: list[dict[str, str]], seed: int, **more: Any) -> Evening:
    """A game to its end, with everything asked for at the beginning, in the middle and after the end."""
    evening = Evening(server, game, chairs, seed, **more)
    evening.snoop()
    evening.play(4)
    evening.take_back()
    evening.renew()
    evening.snoop()
    evening.play(8)
    evening.snoop()
    assert evening.play(), "the game came to no end"
    evening.snoop()
    return evening
