"""The REST side: every call, every refusal in words, nothing for those it does not concern."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import SOLO, Served, served

from undercroft import Session

FRIENDS = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Bo"}, {"who": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("rest") / "data") as found:
        yield found


def trouble(answer: httpx.Response, status: int, code: str) -> str:
    """A refusal is a code and a sentence, whatever it is about; its sentence."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    assert set(told) == {"code", "text"}
    assert told["code"] == code
    assert told["text"].endswith((".", "!", "?"))
    text: str = told["text"]
    return text


# -- about the games -------------------------------------------------------------------------------------


def test_health(server: Served) -> None:
    answer = server.ask("GET", "/api/health")
    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "store": True, "workers": True, "version": answer.json()["version"]}


@pytest.mark.parametrize(("lang", "word", "castle"), [("en", "Judgement", "Castle"), ("fr", "Jugement", "Château")])
def test_the_games_in_words(server: Served, lang: str, word: str, castle: str) -> None:
    (game,) = [one for one in server.ask("GET", f"/api/games?lang={lang}").json() if one["name"] == "dark-castle"]
    assert game["title"] == "Escape the Dark Castle"
    assert game["players"] == [1, 4]
    assert word in [bot["title"] for bot in game["bots"]]
    assert all(bot["line"] for bot in game["bots"])
    (option,) = [one for one in game["options"] if one["name"] == "castle"]
    assert option["title"] == castle
    assert [value["value"] for value in option["values"]] == ["full", "first"]
    assert all(value["title"][0].isupper() for one in game["options"] for value in one["values"])
    assert all("‹" not in json.dumps(one, ensure_ascii=False) for one in game["options"])


def test_the_language_of_the_browser_counts_where_none_is_said(server: Served) -> None:
    french = server.ask("GET", "/api/games", headers={"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8"}).json()
    assert french == server.ask("GET", "/api/games?lang=fr").json()
    assert server.ask("GET", "/api/games", headers={"Accept-Language": "de"}).json() == (
        server.ask("GET", "/api/games?lang=en").json()
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_faces_and_the_rulebook(server: Served, lang: str) -> None:
    faces = server.ask("GET", f"/api/games/dark-castle/faces?lang={lang}").json()
    assert isinstance(faces["sources"], dict)
    book = server.ask("GET", f"/api/games/dark-castle/rulebook?lang={lang}").json()
    passages = [passage for chapter in book["chapters"] for passage in chapter["paragraphs"]]
    assert len(book["chapters"]) > 5
    assert {passage["item"] for passage in passages} == {True, False}
    assert not [passage for passage in passages if passage["text"].startswith("- ")]
    stated = {id for passage in passages for id in passage["ids"]}
    assert "EC-HP-01" in stated
    assert set(faces["sources"].values()) <= stated


def test_what_never_changes_is_packed_once_and_not_sent_twice(server: Served) -> None:
    path = "/api/games/dark-castle/rulebook?lang=en"
    first = server.ask("GET", path)
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 2
    assert "accept-encoding" in first.headers["vary"].lower()
    again = server.ask("GET", path, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    plain = server.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    french = server.ask("GET", path.replace("=en", "=fr"), headers={"If-None-Match": first.headers["etag"]})
    assert french.status_code == 200


def test_a_game_that_is_not_there(server: Served) -> None:
    for what in ("faces", "rulebook"):
        english = trouble(server.ask("GET", f"/api/games/chess/{what}?lang=en"), 404, "not-found")
        french = trouble(server.ask("GET", f"/api/games/chess/{what}?lang=fr"), 404, "not-found")
        assert english != french


def test_a_language_that_is_not_spoken(server: Served) -> None:
    trouble(server.ask("GET", "/api/games?lang=de"), 400, "not-understood")


def test_where_a_friend_finds_it(server: Served) -> None:
    # It listens to this machine alone, so that nobody else does.
    assert server.ask("GET", "/api/address").json() == {"urls": [], "public": False}


# -- tables ----------------------------------------------------------------------------------------------


def test_a_table_from_opening_to_clearing_away(server: Served) -> None:
    opened = server.open(chairs=FRIENDS)
    table, key = opened["table"], opened["key"]
    assert opened["seats"] == [0]
    assert [one["seat"] for one in opened["invites"]] == [1]

    summary = server.ask("GET", f"/api/tables/{table}?lang=en", key).json()
    assert summary["table"] == table
    assert summary["host"]
    assert [sitter["kind"] for sitter in summary["sitters"]] == ["person", "open", "bot"]

    invite = opened["invites"][0]["invite"]
    joined = server.ask("POST", f"/api/tables/{table}/join", json={"invite": invite, "name": "Bo"})
    assert joined.status_code == 200
    assert joined.json()["seats"] == [1]
    assert joined.json()["key"] not in (key, invite)
    again = server.ask("POST", f"/api/tables/{table}/join", json={"invite": invite, "name": "Eve"})
    assert again.status_code in (404, 409), again.text

    watching = server.ask("POST", f"/api/tables/{table}/join", json={"invite": opened["watch"]}).json()
    assert watching["seats"] == []

    trouble(server.ask("DELETE", f"/api/tables/{table}", joined.json()["key"]), 403, "not-yours")
    gone = server.ask("DELETE", f"/api/tables/{table}", key)
    assert (gone.status_code, gone.content) == (204, b"")
    trouble(server.ask("GET", f"/api/tables/{table}", key), 404, "no-table")


def test_my_tables_and_only_those(server: Served) -> None:
    mine, other = server.open(), server.open()
    held = [{"table": mine["table"], "key": mine["key"]}, {"table": other["table"], "key": "x" * 32}]
    told = server.ask("POST", "/api/tables/mine", json={"tables": held, "lang": "fr"}).json()
    assert [one["table"] for one in told] == [mine["table"]]


def test_a_wrong_key_and_a_wrong_table_look_the_same(server: Served) -> None:
    opened = server.open()
    wrong_key = server.ask("GET", f"/api/tables/{opened['table']}", "x" * 32)
    wrong_table = server.ask("GET", "/api/tables/nosuchtable", opened["key"])
    trouble(wrong_key, 404, "no-table")
    assert wrong_key.content == wrong_table.content


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/{table}"),
        ("GET", "/api/tables/{table}/export"),
        ("GET", "/api/tables/{table}/replay"),
        ("POST", "/api/tables/{table}/fork"),
        ("DELETE", "/api/tables/{table}"),
    ],
)
@pytest.mark.parametrize("header", ["", "Basic abc", "Bearer", "Bearer a b"])
def test_without_a_key(server: Served, method: str, path: str, header: str) -> None:
    table = server.open()["table"]
    more: dict[str, Any] = {"json": {"step": 0}} if method == "POST" else {}
    answer = server.ask(method, path.format(table=table), headers={"Authorization": header} if header else {}, **more)
    trouble(answer, 401, "no-key")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_save_goes_out_and_comes_in_again(server: Served) -> None:
    opened = server.open()
    sitting = server.sit(opened["table"], opened["key"])
    for _ in range(5):
        assert sitting.answer()["t"] == "ok"
    sitting.close()
    saved = server.ask("GET", f"/api/tables/{opened['table']}/export", opened["key"])
    assert saved.status_code == 200
    assert saved.headers["content-disposition"].startswith("attachment")
    assert Session.load(saved.content).game.name == "dark-castle"
    brought = server.ask("POST", "/api/tables/import?name=Bo", content=saved.content)
    assert brought.status_code == 201
    assert brought.json()["seats"] == [0]
    summary = server.ask("GET", f"/api/tables/{brought.json()['table']}", brought.json()["key"]).json()
    assert summary["sitters"][0]["name"] == "Bo"


def test_a_replay_and_a_fork(server: Served) -> None:
    opened = server.open()
    sitting = server.sit(opened["table"], opened["key"])
    for _ in range(5):
        assert sitting.answer()["t"] == "ok"
    sitting.close()
    replay = server.ask("GET", f"/api/tables/{opened['table']}/replay?lang=fr", opened["key"])
    assert replay.status_code == 200
    assert replay.json()["game"] == "dark-castle"
    assert len(replay.json()["steps"]) >= 5
    forked = server.ask("POST", f"/api/tables/{opened['table']}/fork", opened["key"], json={"step": 2})
    assert forked.status_code == 201, forked.text
    assert forked.json()["table"] != opened["table"]
    beyond = server.ask("POST", f"/api/tables/{opened['table']}/fork", opened["key"], json={"step": 999_999})
    assert beyond.status_code == 422


# -- what is not understood ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"game":"dark-castle"}',
        b'{"game":"dark-castle","chairs":[]}',
        b'{"game":"dark-castle","chairs":[{}],"extra":1}',
        b'{"game":"dark-castle","chairs":[{"who":"nobody"}]}',
        b'{"game":"dark-castle","chairs":[{"name":"' + b"x" * 33 + b'"}]}',
        b'{"game":1,"chairs":[{}]}',
        b'{"game":"dark-castle","chairs":[{}],"options":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"game":"dark-castle","chairs":[{}],"options":{"a":' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
    ],
)
def test_a_body_that_makes_no_sense(server: Served, body: bytes) -> None:
    trouble(server.ask("POST", "/api/tables", content=body), 400, "not-understood")


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"chairs": [{}] * 8},
        {"chairs": [{"who": "friend"}]},
        {"chairs": [{}, {"who": "bot", "bot": "deep-thought"}]},
        {"options": {"castle": "imaginary"}},
        {"options": {"imaginary": 1}},
        {"options": {"castle": {"a": [1, 2]}}},
    ],
)
def test_what_is_understood_and_impossible(server: Served, changes: dict[str, Any]) -> None:
    answer = server.ask("POST", "/api/tables", json={**SOLO, **changes})
    assert answer.status_code == 422, answer.text
    trouble(answer, 422, answer.json()["code"])


def test_a_refusal_speaks_the_reader_s_language(server: Served) -> None:
    body = json.dumps({**SOLO, "game": "chess"}).encode()
    english = server.ask("POST", "/api/tables", content=body, headers={"Accept-Language": "en"})
    french = server.ask("POST", "/api/tables", content=body, headers={"Accept-Language": "fr"})
    assert english.json()["code"] == french.json()["code"]
    assert english.json()["text"] != french.json()["text"]


@pytest.mark.parametrize("body", [b"", b"nonsense", b"{}", b'{"saved": "by another program"}\n', bytes(range(256)) * 8])
def test_a_save_that_is_none(server: Served, body: bytes) -> None:
    answer = server.ask("POST", "/api/tables/import", content=body)
    assert answer.status_code in (400, 422)
    trouble(answer, answer.status_code, answer.json()["code"])


def test_what_is_too_long(server: Served) -> None:
    trouble(server.ask("POST", "/api/tables", content=b" " * (64 * 1024 + 1)), 413, "too-long")
    trouble(server.ask("POST", "/api/tables/import", content=b" " * (8 * 1024 * 1024 + 1)), 413, "too-long")

    def drip() -> Iterator[bytes]:
        for _ in range(80):
            yield b" " * 1024

    trouble(server.ask("POST", "/api/tables", content=drip()), 413, "too-long")
    trouble(server.ask("POST", "/api/tables/import", params={"name": "x" * 33}, content=b"{}"), 400, "not-understood")


def test_a_packed_body_is_not_unpacked(server: Served) -> None:
    bomb = gzip.compress(b" " * 50_000_000)
    answer = server.ask("POST", "/api/tables/import", content=bomb, headers={"Content-Encoding": "gzip"})
    assert answer.status_code in (400, 422)


@pytest.mark.parametrize("table", ["short", "x" * 33, "with%20space", "..%2f..%2fetc", "%00%00%00%00%00%00"])
def test_what_could_not_be_a_table(server: Served, table: str) -> None:
    assert server.ask("GET", f"/api/tables/{table}", "x" * 32).status_code == 404


def test_what_is_not_there_and_what_is_not_done_so(server: Served) -> None:
    trouble(server.ask("GET", "/api/nothing"), 404, "not-found")
    trouble(server.ask("POST", "/api/"), 404, "not-found")
    put = server.ask("PUT", "/api/tables/sometable")
    trouble(put, 405, "wrong-method")
    assert set(put.headers["allow"].split(", ")) == {"GET", "HEAD", "DELETE"}
    trouble(server.ask("GET", "/api/tables/import"), 405, "wrong-method")
    assert server.ask("HEAD", "/api/health").status_code == 200


# -- whose page asks -------------------------------------------------------------------------------------


def test_the_page_of_somebody_else_changes_nothing(server: Served) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        trouble(server.ask("POST", "/api/tables", json=SOLO, headers=headers), 403, "foreign-page")
    opened = server.open()
    foreign = {"Origin": "https://evil.example"}
    path = f"/api/tables/{opened['table']}"
    trouble(server.ask("DELETE", path, opened["key"], headers=foreign), 403, "foreign-page")
    assert server.ask("GET", path, opened["key"]).status_code == 200
    assert server.ask("POST", "/api/tables", json=SOLO, headers={"Origin": server.url}).status_code == 201


def test_no_answer_may_be_read_by_the_page_of_somebody_else(server: Served) -> None:
    answer = server.ask("GET", "/api/games", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


# -- what the log says -----------------------------------------------------------------------------------


def test_the_log_tells_of_requests_and_holds_no_secret(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        opened = server.open(chairs=FRIENDS, seed="a-seed-nobody-may-read")
        key, table = opened["key"], opened["table"]
        invite = opened["invites"][0]["invite"]
        server.ask("GET", f"/api/tables/{table}?lang=en&key={key}", key)
        server.ask("GET", f"/{key}")
        server.ask("GET", f"/api/{key}?{invite}")
        server.ask("POST", f"/api/tables/{table}/join", json={"invite": invite, "name": "Zebedee"})
        sitting = server.sit(table, key)
        sitting.say({"t": "chat", "text": "hush-hush"})
        sitting.until("chat")
        sitting.close()
        assert server.stop() == 0
        written = server.log.read_text()
        for secret in (key, invite, opened["watch"], "a-seed-nobody-may-read", "hush-hush", "Zebedee"):
            assert secret not in written
        requests = [line for line in server.lines() if line["event"] == "request"]
        assert {"at", "level", "event", "request", "method", "route", "status", "ms"} <= set(requests[0])
        assert ("POST", "/api/tables", 201) in [(one["method"], one["route"], one["status"]) for one in requests]
        assert "/api/tables/{table}" in [one["route"] for one in requests]
        sockets = [line for line in server.lines() if line["event"] == "socket"]
        assert [(one["route"], one["status"]) for one in sockets] == [("/api/tables/{table}/play", 101)]
        assert not [line for line in server.lines() if "trace" in line]
