"""Nonsense and malice, at the REST side and on the socket: no 500, no traceback, no secret told, no table harmed."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.specs.openapi import checks
from serving import PATIENCE, Served, Sitting, served
from websockets.exceptions import ConnectionClosed, WebSocketException

from undercroft.engine.game import find_game, games
from undercroft.engine.session import Session
from undercroft.server.openapi import document
from undercroft.server.rest import CALLS

CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
SECRETS = ("Traceback", 'File "/', "sqlalchemy", "msgspec.", "site-packages")
SEED = "the-seed-nobody-may-read"
CHAIRS = [{"who": "me", "name": "Ada"}, {"who": "friend"}, {"who": "bot", "bot": "random"}]
schema = schemathesis.openapi.from_dict(document(CALLS, "fuzz"))


class Ground:
    """A server with a table of a game to be attacked and one to be left alone."""

    def __init__(self, server: Served, game: str) -> None:
        self.server = server
        self.game = game
        self.attacked = server.open(game=game, chairs=CHAIRS, seed=SEED)
        self.left_alone = server.open(game=game, chairs=CHAIRS, seed=SEED)
        self.throwaway = server.open(game=game, chairs=[CHAIRS[0], CHAIRS[2]])
        invite = self.attacked["invites"][0]["invite"]
        table = self.attacked["table"]
        self.friend = server.ask("POST", f"/api/tables/{table}/join", json={"invite": invite}).json()
        self.onlooker = server.ask("POST", f"/api/tables/{table}/join", json={"invite": self.attacked["watch"]}).json()
        self.before = self.standing()

    def standing(self) -> dict[str, Any]:
        """How the table that was left alone stands."""
        found: dict[str, Any] = self.server.ask(
            "GET", f"/api/tables/{self.left_alone['table']}?lang=en", self.left_alone["key"]
        ).json()
        return found

    def check(self, *told: str) -> None:
        """Nothing that was told holds a secret of others."""
        others = [self.left_alone["key"], self.left_alone["watch"], self.left_alone["invites"][0]["invite"], SEED]
        for text in told:
            for secret in (*SECRETS, *others):
                assert secret not in text


@pytest.fixture(scope="module", params=sorted(games()))
def ground(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Ground]:
    with served(tmp_path_factory.mktemp("fuzz") / "data") as server:
        found = Ground(server, request.param)
        yield found
        assert server.process.poll() is None
        assert found.standing() == found.before
        assert server.ask("GET", "/api/health").json()["ok"]
        written = server.lines()
        assert not [line for line in written if "trace" in line or line["level"] == "error"]
        assert not [line for line in written if line.get("status") == 500]
        for secret in (SEED, found.attacked["key"], found.left_alone["key"], found.friend["key"]):
            assert secret not in server.log.read_text()


# -- REST ------------------------------------------------------------------------------------------------


def so_many(examples: int) -> hypothesis.settings:
    """The same requests in every run, and not too many of them."""
    return hypothesis.settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )


# Without a key nobody gets as far as a game: one is as good as all.
@schema.parametrize()
@pytest.mark.parametrize("ground", sorted(games())[:1], indirect=True)
@so_many(25)
def test_requests(case: schemathesis.Case, ground: Ground) -> None:
    response = case.call(base_url=ground.server.url, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    ground.check(response.content.decode(errors="replace"))


@schema.include(path_regex=r"\{table\}").parametrize()
@so_many(15)
def test_requests_with_a_key_that_fits(case: schemathesis.Case, ground: Ground) -> None:
    table = ground.throwaway if case.method == "DELETE" else ground.attacked
    case.path_parameters["table"] = table["table"]
    for key in (table["key"], ground.friend["key"], ground.onlooker["key"]):
        allowed = {"Authorization": f"Bearer {key}"}
        response = case.call(base_url=ground.server.url, headers=allowed, timeout=PATIENCE)
        assert response.status_code < 500, response.content
        ground.check(response.content.decode(errors="replace"))


@schema.include(operation_id="open").parametrize()
@so_many(40)
def test_tables_of_a_game_that_is_there(case: schemathesis.Case, ground: Ground) -> None:
    if isinstance(case.body, dict):
        case.body["game"] = ground.game
    response = case.call(base_url=ground.server.url, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS[:-1])
    ground.check(response.content.decode(errors="replace"))


# -- the socket ------------------------------------------------------------------------------------------

MESSAGES: list[dict[str, Any]] = [
    {"t": "hello", "key": "x" * 32, "lang": "en"},
    {"t": "answer", "seat": 0, "serial": 1, "action": ["Turn", 0], "id": 1},
    {"t": "answers", "seat": 0, "serial": 1, "actions": [["Turn", 0], ["Turn", 1]], "id": 1},
    {"t": "undo", "to": "answer", "id": 2},
    {"t": "redo", "id": 3},
    {"t": "consent", "yes": True},
    {"t": "hint", "seat": 0},
    {"t": "why", "seat": 0},
    {"t": "log", "before": 5},
    {"t": "chat", "text": "Good evening"},
    {"t": "ping", "at": "page"},
    {"t": "lang", "lang": "fr"},
    {"t": "order", "seat": 0, "window": "roll", "passing": True},
    {"t": "rename", "name": "Bo"},
    {"t": "hand-over", "seat": 0, "bot": "random"},
    {"t": "free", "seat": 1},
    {"t": "more", "bot": "random"},
    {"t": "fewer", "seat": 1},
    {"t": "pass-host", "person": 1},
    {"t": "mode", "mode": "agree"},
    {"t": "watch"},
    {"t": "beat"},
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 15, 16, 10**30, -(2**63) - 1, 1.5, 1e308, "", "x" * 500, "\u0000", "‮", "é", [], [[]], {},
    ["Turn"], ["Turn", 0, 0], ["Turn", "0"], ["Turn", 10**30], ["__class__", 0], [["Turn", 0]], {"t": "beat"},
    "1; DROP TABLE log",
]  # fmt: skip
RAW: list[str | bytes] = [
    "", " ", "{", "}", "null", "[]", "1", '"hello"', '{"t":"hello"}', '{"t":1}', '{"t":"answer","t":"beat"}',
    "\ufeff{}", '{"t":"chat","text":"\\ud800"}', '{"t":"chat","text":"\\u0000"}', "[" * 8000, '{"a":' * 3000,
    b"\x00\x01", b'{"t":"beat"}',
    '{"t":"answer","seat":0,"serial":0,"action":' + "[" * 5000 + "]" * 5000 + "}", "NaN", '{"t":"log","before":1e999}',
]  # fmt: skip


@cache
def actions(game: str) -> list[Any]:
    """Answers that somebody could give in this game, now or at some other time."""
    found: dict[str, Any] = {}
    for players in (find_game(game).players[0], 3):
        session = Session.start(game, players, "fuzz")
        rng = random.Random(players)
        while session.decision is not None and len(session.entries) < 150:
            for option in session.decision.options:
                found.setdefault(type(option).__name__, option.to_wire())
            session.act(rng.choice(session.decision.options))
    return list(found.values())


def mutated(rng: random.Random, game: str) -> str | bytes:
    """A message that is wrong somewhere, more often than not."""
    if rng.random() < 0.15:
        return rng.choice(RAW)
    message = dict(rng.choice(MESSAGES))
    if "action" in message:
        message["action"] = list(rng.choice(actions(game)))
        if len(message["action"]) > 1 and rng.random() < 0.5:
            message["action"][rng.randrange(1, len(message["action"]))] = rng.choice(ODD)
    for _ in range(rng.choice((0, 1, 1, 2))):
        field = rng.choice([*message, "extra"])
        how = rng.random()
        if how < 0.15:
            message.pop(field, None)
        else:
            message[field] = rng.choice(ODD)
    text = json.dumps(message)
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", "\\", '"', "}", "\u0000", "9" * 400]) + text[at + 1 :]
    return text


def poured(sitting: Sitting, rng: random.Random, count: int, game: str) -> list[str]:
    """Say so many odd things; everything that came back, up to when the line was closed."""
    heard: list[str] = []
    try:
        for _ in range(count):
            message = mutated(rng, game)
            sitting.line.send(message)
            with contextlib.suppress(TimeoutError):
                while True:
                    heard.append(str(sitting.line.recv(0.005)))
    except ConnectionClosed:
        pass
    return heard


@pytest.mark.parametrize("who", ["host", "friend", "onlooker"])
def test_messages(ground: Ground, who: str) -> None:
    key = {"host": ground.attacked, "friend": ground.friend, "onlooker": ground.onlooker}[who]["key"]
    rng = random.Random(f"fuzz {who}")
    others = {"host": ground.friend["key"], "friend": ground.attacked["key"], "onlooker": ground.attacked["key"]}[who]
    for _ in range(8):
        try:
            sitting = ground.server.sit(ground.attacked["table"], key)
        except (ConnectionClosed, WebSocketException):
            # A host may have freed the friend's seat: that key is dead, as it should be.
            assert who == "friend"
            break
        told = [json.dumps(sitting.table), *poured(sitting, rng, 60, ground.game)]
        sitting.close()
        ground.check(*told)
        assert not [text for text in told if others in text]
        kinds = {json.loads(text)["t"] for text in told}
        assert kinds <= {
            "table", "step", "ask", "seats", "ok", "refused", "pending", "hint", "why", "log", "chat", "ping",
            "invited", "gone", "beat",
        }  # fmt: skip
    sitting = ground.server.sit(ground.attacked["table"], ground.attacked["key"])
    assert sitting.table["table"] == ground.attacked["table"]
    sitting.close()


def test_an_onlooker_changes_nothing(ground: Ground) -> None:
    opened = ground.server.open(game=ground.game, chairs=CHAIRS, seed=SEED)
    path = f"/api/tables/{opened['table']}"
    watching = ground.server.ask("POST", f"{path}/join", json={"invite": opened["watch"]}).json()
    before = ground.server.sit(opened["table"], opened["key"])
    before.close()
    sitting = ground.server.sit(opened["table"], watching["key"])
    rng = random.Random("onlooker")
    wishes = [message for message in MESSAGES if message["t"] not in ("hello", "lang", "beat", "chat", "rename")]
    for message in wishes * 3:
        changed = {**message, **({"seat": rng.randrange(3)} if "seat" in message else {})}
        sitting.say(changed)
    sitting.say({"t": "beat"})
    told: list[dict[str, Any]] = []
    while not told or told[-1]["t"] != "beat":
        told.append(sitting.hear())
    sitting.close()
    assert {one["t"] for one in told} <= {"refused", "log", "beat", "seats", "ping"}
    after = ground.server.sit(opened["table"], opened["key"])
    after.close()
    for part in ("step", "view", "ask", "mode", "log"):
        assert after.table.get(part) == before.table.get(part), part
