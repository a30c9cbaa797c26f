"""Playing again with everybody, what an invitation is to, and games that strangers may look back at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.devices import Device, Party, party, rested, sit
from server.tables_fixture import played, tables_at
from server.test_tables import refused
from serving import Served, served
from small_games.vault import game as vault

from undercroft.engine.session import Session
from undercroft.games.dark_castle import game as castle
from undercroft.server import wire
from undercroft.server.patch import apply
from undercroft.server.presenter import seen
from undercroft.server.replay import replay
from undercroft.server.tables import Tables


async def finished(tables: Tables, *who: str, **more: Any) -> Party:
    """A short castle that is over."""
    here = await party(tables, *who, options={"castle": "first"}, **more)
    await play_out(tables, here.table, here)
    return here


async def play_out(tables: Tables, table: str, here: Party) -> None:
    """Play until it is over, bots too."""
    while not here.devices[0].shown.get("over"):
        await rested(tables, table)
        if not here.devices[0].shown.get("over"):
            await next(one for one in here.devices if waits(one)).answer()


def waits(device: Device) -> bool:
    """Whether an answer is due here: where all answer in secret, one that is in may still be changed."""
    ask = device.ask or {}
    return bool(ask.get("options")) and device.shown["seats"][0] not in ask.get("answered", [])


# -- playing again ---------------------------------------------------------------------------------------


def test_everybody_is_carried_over_with_seats_names_keys_and_links(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me", "friend", "random")
            await here.devices[0].say(wire.SetMode("agree"))
            watcher = await tables.join(here.table, wire.Join(here.opened.watch, "Wy"))
            beside = await sit(tables, here.table, watcher.key)
            then = (await tables.play_again(here.table, here.keys[0])).table
            assert then != here.table
            for device in (*here.devices, beside):
                assert device.said("play-on") == [{"t": "play-on", "table": then}]
            ada, bo = [await sit(tables, then, key) for key in here.keys]
            looking = await sit(tables, then, watcher.key)
            assert [one["name"] for one in bo.shown["sitters"]] == ["Ada", "Bo", ""]
            assert [one["kind"] for one in bo.shown["sitters"]] == ["person", "person", "bot"]
            assert (ada.shown["host"], ada.shown["seats"]) == (True, [0])
            assert (bo.shown["host"], bo.shown["seats"]) == (False, [1])
            assert looking.shown["seats"] == []
            assert not bo.shown.get("over")
            assert (bo.shown["mode"], bo.shown["step"]) == ("agree", 0)
            assert bo.shown["seed_digest"] != here.devices[0].shown["seed_digest"], "another castle"

    played(test)


def test_after_a_first_castle_comes_the_whole_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me")
            assert here.devices[0].shown["options"]["castle"] == "first"
            then = (await tables.play_again(here.table, here.keys[0])).table
            device = await sit(tables, then, here.keys[0])
            assert device.shown["options"] == {**here.devices[0].shown["options"], "castle": "full"}

    played(test)


def test_a_game_that_names_no_other_switches_is_played_again_by_the_same() -> None:
    options = {"depth": 3}
    assert vault.next_options(options) == options
    assert castle.next_options({"castle": "full", "start_items": "none"}) == {"castle": "full", "start_items": "none"}


def test_only_the_host_begins_again_only_after_the_end_and_only_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", options={"castle": "first"})
            assert await refused("not-possible", tables.play_again(here.table, here.keys[0]))
            await play_out(tables, here.table, here)
            assert await refused("not-yours", tables.play_again(here.table, here.keys[1]))
            assert await refused("no-table", tables.play_again(here.table, "nobody-has-this-key"))
            then = (await tables.play_again(here.table, here.keys[0])).table
            for key in here.keys:
                assert (await tables.play_again(here.table, key)).table == then, "whoever asks later is shown the way"

    played(test)


def test_whoever_was_away_finds_the_way_and_the_game_before_stays(tmp_path: Path) -> None:
    async def test() -> None:
        keys: list[str] = []
        places: list[str] = []
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me", "friend")
            keys, places = here.keys, [here.table]
            places.append((await tables.play_again(here.table, keys[0])).table)
        async with tables_at(tmp_path) as tables:
            late = await sit(tables, places[0], keys[1])
            assert late.shown["next"] == places[1]
            assert late.shown["over"]
            mine = await tables.mine(wire.Mine([wire.Held(one, keys[1]) for one in places]))
            assert [(one.next, bool(one.over)) for one in mine] == [(places[1], True), ("", False)]
            assert json.loads(await tables.replay(places[0], keys[1], "en"))["over"]

    played(test)


def test_old_links_lead_to_the_new_game(tmp_path: Path) -> None:
    """A link nobody has used yet, and the one for onlookers, even when two games have been played since."""

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me", "friend")
            await here.devices[0].say(wire.FreeSeat(1))
            (link,) = here.devices[0].said("invited")
            second = (await tables.play_again(here.table, here.keys[0])).table
            device = await sit(tables, second, here.keys[0])
            await device.say(wire.HandOver(1, "random"))
            await play_out(tables, second, Party(here.opened, [], [device]))
            third = (await tables.play_again(second, here.keys[0])).table
            asked = await tables.invitation(here.table, link["invite"], "en")
            assert (asked.table, asked.seat) == (third, 1)
            joined = await tables.join(here.table, wire.Join(link["invite"], "Bo"))
            assert (joined.table, joined.seats) == (third, [1])
            watching = await tables.join(here.table, wire.Join(here.opened.watch))
            assert (watching.table, watching.seats) == (third, [])
            assert await refused("no-table", tables.join(here.table, wire.Join(link["invite"], "Cy")))

    played(test)


def test_a_new_game_that_was_cleared_away_is_no_longer_the_next(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me")
            then = (await tables.play_again(here.table, here.keys[0])).table
            await tables.delete(then, here.keys[0])
            assert not (await sit(tables, here.table, here.keys[0])).shown.get("next")
            assert (await tables.summary(here.table, here.keys[0], "en")).next == ""
            again = (await tables.play_again(here.table, here.keys[0])).table
            assert again not in (then, here.table)

    played(test)


def test_a_seat_taken_away_in_the_new_game_is_still_ones_own_in_the_old(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me", "friend")
            then = (await tables.play_again(here.table, here.keys[0])).table
            host = await sit(tables, then, here.keys[0])
            await host.say(wire.FreeSeat(1))
            assert await refused("no-table", tables.summary(then, here.keys[1], "en"))
            assert (await tables.summary(here.table, here.keys[1], "en")).seats == [1]

    played(test)


# -- invitations -----------------------------------------------------------------------------------------


def test_an_invitation_names_game_host_and_seat_and_is_not_spent_by_asking(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            chairs = [wire.Chair("me"), wire.Chair("friend", name="Bo"), wire.Chair("bot", "random")]
            opened = await tables.create(wire.NewTable("dark-castle", chairs, name="Ada"))
            (link,) = opened.invites
            for _ in range(2):
                asked = await tables.invitation(opened.table, link.invite, "en")
                assert (asked.table, asked.game, asked.host) == (opened.table, "dark-castle", "Ada")
                assert (asked.seat, asked.name, asked.side) == (1, "Bo", "")
                assert [one.kind for one in asked.sitters] == ["person", "open", "bot"]
            looking = await tables.invitation(opened.table, opened.watch, "en")
            assert (looking.seat, looking.name, looking.host) == (-1, "", "Ada")
            await tables.join(opened.table, wire.Join(link.invite, "Bo"))
            assert await refused("no-table", tables.invitation(opened.table, link.invite, "en"))
            assert await refused("no-table", tables.invitation(opened.table, opened.key, "en"))
            assert await refused("no-table", tables.invitation("no-such-table", opened.watch, "en"))

    played(test)


def test_an_invitation_names_the_side_where_there_are_several(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            opened = await tables.create(
                wire.NewTable("vault", [wire.Chair("me"), wire.Chair("friend"), wire.Chair("friend")])
            )
            sides = [
                (await tables.invitation(opened.table, one.invite, lang)).side
                for lang in ("en", "fr")
                for one in opened.invites
            ]
            assert len(set(sides)) == 2, "one side here, in two languages"
            assert all(side[0].isupper() for side in sides)
            assert (await tables.invitation(opened.table, opened.watch, "en")).side == ""

    played(test)


# -- looking back at the games of others -----------------------------------------------------------------


def test_what_a_stranger_sees_of_a_shared_game_is_what_an_onlooker_saw(tmp_path: Path) -> None:
    """No hidden hand is shown before the end: step by step it is the view of nobody's seat."""

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="vault")
            await play_out(tables, here.table, here)
            await tables.share(here.table, here.keys[0], True)
            found = json.loads(await tables.replay(here.table, "", "en"))
            async with tables.live_table(here.table) as live:
                session = (await live.table()).session
            view, hidden = found["view"], 0
            for at, step in enumerate(found["steps"], 1):
                for _, patch in step["stages"]:
                    view = apply(view, patch)
                stage = session.fork(at)
                assert view == seen(stage, -1)
                hidden += any(seen(stage, seat)["table"] != view["table"] for seat in range(session.seats))
            assert hidden > 0, "there was something to hide"
            assert found["over"] == session.state.over
            own = json.loads(await tables.replay(here.table, here.keys[1], "en"))
            assert own["steps"] != found["steps"], "who has a seat still sees what they saw"

    played(test)


def test_only_a_game_that_is_over_is_shared_and_only_by_the_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", options={"castle": "first"})
            assert await refused("not-possible", tables.share(here.table, here.keys[0], True))
            assert await refused("no-key", tables.replay(here.table, "", "en"))
            await play_out(tables, here.table, here)
            assert await refused("not-yours", tables.share(here.table, here.keys[1], True))
            assert await refused("no-key", tables.replay(here.table, "", "en"))
            await tables.share(here.table, here.keys[0], True)
            assert json.loads(await tables.replay(here.table, "", "en"))["over"]
            assert here.devices[1].said("seats")[-1]["shared"], "all who are here learn of it"
            assert [one.shared for one in await tables.mine(wire.Mine([wire.Held(here.table, here.keys[1])]))] == [True]
            assert json.loads(await tables.replay(here.table, "a-key-to-another-table", "en"))["over"]

    played(test)


def test_what_is_no_longer_shared_is_refused_like_what_is_not_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me")
            await tables.share(here.table, here.keys[0], True)
            assert await tables.replay(here.table, "", "en")
            await tables.share(here.table, here.keys[0], False)
            for table in (here.table, "no-such-table"):
                assert await refused("no-key", tables.replay(table, "", "en"))
                assert await refused("no-table", tables.replay(table, "a-key-to-another-table", "en"))
            assert await tables.replay(here.table, here.keys[0], "en")

    played(test)


def test_sharing_is_kept_and_the_next_game_is_not_shared_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await finished(tables, "me")
            await tables.share(here.table, here.keys[0], True)
            then = (await tables.play_again(here.table, here.keys[0])).table
        async with tables_at(tmp_path) as tables:
            assert (await sit(tables, here.table, here.keys[0])).shown["shared"]
            assert not (await sit(tables, then, here.keys[0])).shown.get("shared")
            assert await refused("no-key", tables.replay(then, "", "en"))
            assert json.loads(await tables.replay(here.table, "", "fr"))["over"]

    played(test)


def test_a_game_under_way_is_shown_to_no_stranger_whatever_its_row_says() -> None:
    from server.test_replay import SITTERS, stored
    from server.test_replay import played as some

    assert replay(vault, stored(some(3)), [], "en", SITTERS, True) == b""
    assert json.loads(replay(vault, stored(some()), [], "en", SITTERS, True))["over"]


# -- over HTTP -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("together") / "data") as found:
        yield found


@pytest.fixture(scope="module")
def over(server: Served) -> dict[str, Any]:
    """A table whose game is over."""
    session = Session.start(castle, 1, "over", {"castle": "first"})
    while session.decision is not None:
        session.act(session.legal(session.decision.leader)[0], session.decision.leader)
    return server.bring(session.save())


def test_sharing_and_playing_again_over_http(server: Served, over: dict[str, Any]) -> None:
    path, key = f"/api/tables/{over['table']}", over["key"]
    assert server.ask("GET", f"{path}/replay?lang=en").status_code == 401
    assert server.ask("POST", f"{path}/share", json={"shared": True}).status_code == 401
    assert server.ask("POST", f"{path}/share", key, json={"shared": True}).status_code == 204
    stranger = server.ask("GET", f"{path}/replay?lang=en")
    assert (stranger.status_code, bool(stranger.json()["over"])) == (200, True)
    assert key not in stranger.text
    assert server.ask("POST", f"{path}/fork", json={"step": 0}).status_code == 401, "a stranger only looks"
    assert server.ask("GET", f"{path}/export").status_code == 401
    assert server.ask("POST", f"{path}/share", key, json={"shared": False}).status_code == 204
    assert server.ask("GET", f"{path}/replay?lang=en").status_code == 401
    then = server.ask("POST", f"{path}/again", key)
    assert then.status_code == 201
    sitting = server.sit(then.json()["table"], key)
    assert sitting.table["options"]["castle"] == "full"
    sitting.close()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        *[
            (body, 400)
            for body in (b"", b"[]", b'{"shared": 1}', b'{"shared": "yes"}', b"\xff", b'{"shared": true, "x": 1}')
        ],
        (b"{" * 3_000_000, 413),
    ],
    ids=lambda one: str(one)[:24],
)
def test_what_is_no_wish_to_share_is_refused_with_a_sentence(
    server: Served, over: dict[str, Any], body: bytes, status: int
) -> None:
    path = f"/api/tables/{over['table']}"
    answer = server.ask("POST", f"{path}/share", over["key"], content=body)
    assert (answer.status_code, answer.json()["text"][-1]) == (status, ".")
    assert server.ask("GET", f"{path}/replay?lang=en").status_code == 401, "nothing was shared"


@pytest.mark.parametrize("table", ["..%2f..", "%00", "a" * 5000, "' or 1=1", "AAAAAAAAAAAA"])
def test_a_forged_table_is_no_table(server: Served, over: dict[str, Any], table: str) -> None:
    for method, what in (("POST", "again"), ("POST", "share"), ("GET", "replay"), ("GET", "invitation")):
        answer = server.ask(method, f"/api/tables/{table}/{what}", over["key"], json={"shared": True})
        assert (what, answer.status_code, answer.json()["text"][-1]) == (what, 404, ".")


def test_an_invitation_over_http(server: Served) -> None:
    opened = server.open(chairs=[{"who": "me", "name": "Ada"}, {"who": "friend"}], name="Ada")
    path = f"/api/tables/{opened['table']}/invitation?lang=fr"
    assert server.ask("GET", path).status_code == 401
    assert server.ask("GET", path, opened["key"]).status_code == 404
    told = server.ask("GET", path, opened["invites"][0]["invite"]).json()
    assert (told["host"], told["seat"], told["game"]) == ("Ada", 1, "dark-castle")


def test_strangers_are_slowed_down_like_everybody(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=True) as server:
        session = Session.start(castle, 1, "over", {"castle": "first"})
        while session.decision is not None:
            session.act(session.legal(session.decision.leader)[0], session.decision.leader)
        table = server.bring(session.save())
        path = f"/api/tables/{table['table']}"
        assert server.ask("POST", f"{path}/share", table["key"], json={"shared": True}).status_code == 204
        found = {server.ask("GET", f"{path}/replay?lang=en").status_code for _ in range(400)}
        assert found == {200, 429}
