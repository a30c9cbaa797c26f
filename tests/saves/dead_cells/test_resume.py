"""A campaign of Dead Cells can be put away and taken up again anywhere: between runs, in a fight, in the street.

The playthroughs on file are played again; at every kind of moment the game is saved and loaded, or the server is
stopped and started, and what is loaded goes on exactly as the one that was never put away.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path

from properties.walks import same_question
from server.devices import Device, sit
from server.devices import party as seated
from server.tables_fixture import played, tables_at

from undercroft.engine.history import Entry
from undercroft.engine.notation import from_transcript
from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import Campaign

FILES = Path(__file__).parents[2] / "playthroughs" / "dead_cells"
ON = 15  # answers, after it was taken up again

Moment = Callable[[Campaign, str], bool]


def has_down(table: Campaign, ask: str) -> bool:
    """In a fight, some cards lie face down and more are to come."""
    return ask == "ask-card" and any(prisoner.active for prisoner in table.prisoners)


def has_said(table: Campaign, ask: str) -> bool:
    """Something was announced with a card that lies face down."""
    return has_down(table, ask) and any(words for prisoner in table.prisoners for words in prisoner.said)


def in_round(table: Campaign, ask: str) -> bool:
    """Cards are revealed, a round is under way, and somebody is asked."""
    return table.fight is not None and table.fight.revealed and 1 <= table.fight.round <= 3


def in_bout(table: Campaign, ask: str) -> bool:
    """Against a boss, after the first bout."""
    return table.fight is not None and table.fight.boss is not None and table.fight.boss.bout > 1


def has_bought(table: Campaign, ask: str) -> bool:
    """An upgrade was bought after this run, and more can be."""
    return ask == "ask-spend" and table.chronicle[-1].bought > 0


MOMENTS: dict[str, Moment] = {
    "before a run": lambda table, ask: ask == "ask-prisoner" and bool(table.chronicle),
    "on the way": lambda table, ask: ask == "ask-way",
    "a fight begins": lambda table, ask: ask == "ask-card" and not has_down(table, ask),
    "cards face down": has_down,
    "something announced": has_said,
    "in the middle of a round": in_round,
    "in a bout": lambda table, ask: in_bout(table, ask) and ask == "ask-card",
    "in a round of a bout": lambda table, ask: in_bout(table, ask) and in_round(table, ask),
    "in the street": lambda table, ask: ask in ("ask-healer", "ask-merchant", "ask-collector"),
    "between two upgrades": has_bought,
    "a card to be placed": lambda table, ask: ask in ("ask-holder", "ask-place"),
    "between runs": lambda table, ask: ask == "ask-next-run",
}


@cache
def on_file(name: str) -> Session:
    """A playthrough, played to its end."""
    return from_transcript((FILES / f"{name}.txt").read_text(encoding="utf-8"))


def anew(name: str) -> Session:
    """A playthrough at its very beginning."""
    session = on_file(name)
    return Session.start(game, players=2, seed=session.seed, options=session.options)


def moment_of(session: Session, wanted: dict[str, int]) -> str:
    """Which of the wanted kinds of moment this is, and one less is wanted; nothing if none is."""
    table = session.state
    assert isinstance(table, Campaign)
    if session.decision is None:
        return ""
    for name, left in wanted.items():
        if left and MOMENTS[name](table, session.decision.ask):
            wanted[name] -= 1
            return name
    return ""


def test_a_saved_campaign_goes_on_as_if_it_had_not_been_put_away() -> None:
    """With players who come and go between the runs."""
    name = "ten-runs"
    session, entries = anew(name), on_file(name).entries
    wanted = dict.fromkeys(MOMENTS, 3)
    going: list[tuple[str, int, Session]] = []
    digests = [session.digest()]
    for place, entry in enumerate(entries):
        moment = moment_of(session, wanted)
        if moment:
            loaded = Session.load(session.save(), game)
            assert loaded.digest() == session.digest(), moment
            assert loaded.notice == ""
            assert same_question(loaded, session), moment
            assert loaded.serials == session.serials
            assert [one.event for one in loaded.events] == [one.event for one in session.events]
            for seat in range(-1, session.seats):
                assert loaded.view(seat) == session.view(seat), moment
            going.append((moment, place, loaded))
        session.repeat(entry)
        digests.append(session.digest())
    for moment, place, loaded in going:
        for entry in entries[place : place + ON]:
            loaded.repeat(entry)
        assert loaded.digest() == digests[min(place + ON, len(entries))], moment
    assert {moment for moment, _, _ in going} == set(MOMENTS)


def test_one_more_answer_before_a_save_is_another_game() -> None:
    """What the digests above compare tells games apart."""
    session = anew("ten-runs")
    other = anew("ten-runs")
    session.repeat(on_file("ten-runs").entries[0])
    assert session.digest() != other.digest()


# -- a server that is stopped and started ------------------------------------------------------------------


def test_a_server_that_is_started_again_has_the_campaign_as_it_was(tmp_path: Path) -> None:
    name = "later-campaign"
    truth, entries = anew(name), on_file(name).entries
    wanted = dict.fromkeys(MOMENTS, 1)
    met: set[str] = set()

    async def test() -> None:
        async with AsyncExitStack() as stack:
            tables = await stack.enter_async_context(tables_at(tmp_path))
            here = await seated(tables, "me", "friend", game=game.name, seed=truth.seed, options=truth.options)
            devices = here.devices
            for entry in entries:
                moment = moment_of(truth, wanted)
                if moment:
                    met.add(moment)
                    before = [seen(device) for device in devices]
                    await stack.aclose()
                    tables = await stack.enter_async_context(tables_at(tmp_path))
                    devices = [await sit(tables, here.table, key) for key in here.keys]
                    table = tables.live[here.table].present()
                    assert table is not None
                    assert table.session.digest() == truth.digest(), moment
                    assert [seen(device) for device in devices] == before, moment
                await answer(devices[entry.seat], entry)
                truth.repeat(entry)
                if not any(wanted.values()):
                    break
            table = tables.live[here.table].present()
            assert table is not None
            assert table.session.digest() == truth.digest()

    played(test)
    assert met == set(MOMENTS)


async def answer(device: Device, entry: Entry) -> None:
    """Say at a table what was answered then."""
    assert device.ask is not None
    assert entry.action is not None
    wire = json.loads(json.dumps(entry.action.to_wire()))
    place = [option for option, _, _ in device.ask["options"]].index(wire)
    heard = await device.answer(place, entry.seat)
    assert "ok" in [message["t"] for message in heard]


def seen(device: Device) -> list[object]:
    """What somebody has before them: the table, the question, what may be answered."""
    ask = device.ask or {}
    return [device.view, ask.get("text"), ask.get("options"), device.shown.get("headline")]
