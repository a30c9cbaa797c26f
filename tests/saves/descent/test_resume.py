"""A campaign of Descent can be put away and taken up again anywhere: in an attack, at a window, in the shop.

The campaign on file is played again; at every kind of moment the game is saved and loaded, or the server is stopped and
started, and what is loaded goes on exactly as the one that was never put away.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path

from properties.walks import same_question
from server.devices import Device, party, sit
from server.tables_fixture import played, tables_at

from undercroft.engine.history import Entry
from undercroft.engine.notation import from_transcript
from undercroft.engine.session import Session
from undercroft.games.descent.game import game
from undercroft.games.descent.state import Journey

FILE = Path(__file__).parents[2] / "playthroughs" / "descent" / "campaign.txt"
ON = 15  # answers, after it was taken up again
TIMES = 2  # that it is put away at each kind of moment

Moment = Callable[[Journey, str], bool]


def in_attack(table: Journey, ask: str) -> bool:
    """Dice lie on the table."""
    return table.encounter is not None and bool(table.encounter.attacks) and bool(table.encounter.attacks[-1].faces)


MOMENTS: dict[str, Moment] = {
    "heroes are chosen": lambda table, ask: ask == "ask-class",
    "in a hero's turn": lambda table, ask: ask == "ask-turn" and table.encounter is not None,
    "a window on the way": lambda table, ask: ask == "window-hero_entered",
    "in an attack": in_attack,
    "in a monster's turn": lambda table, ask: ask == "ask-monster-turn",
    "in the shop": lambda table, ask: ask == "ask-shop",
    "skills are learned": lambda table, ask: ask == "ask-skills",
    "the overlord learns": lambda table, ask: ask == "ask-overlord-shop",
    "the next quest is chosen": lambda table, ask: ask == "ask-next-quest",
    "between two encounters": lambda table, ask: (
        table.encounter is not None and table.encounter.number == 2 and table.encounter.round == 0
    ),
}


@cache
def on_file() -> Session:
    """The campaign, played to its end."""
    return from_transcript(FILE.read_text(encoding="utf-8"))


def anew() -> Session:
    """The campaign at its very beginning."""
    session = on_file()
    return Session.start(game, players=session.seats, seed=session.seed, options=session.options)


def moment_of(session: Session, wanted: dict[str, int]) -> str:
    """Which of the wanted kinds of moment this is, and one less is wanted; nothing if none is."""
    table = session.state
    assert isinstance(table, Journey)
    if session.decision is None:
        return ""
    for name, left in wanted.items():
        if left and MOMENTS[name](table, session.decision.ask):
            wanted[name] -= 1
            return name
    return ""


def test_a_saved_campaign_goes_on_as_if_it_had_not_been_put_away() -> None:
    session, entries = anew(), on_file().entries
    wanted = dict.fromkeys(MOMENTS, TIMES)
    going: list[tuple[str, int, Session]] = []
    met: set[str] = set()
    for place, entry in enumerate(entries):
        moment = moment_of(session, wanted)
        if moment:
            met.add(moment)
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
        for what, since, loaded in going:
            loaded.repeat(entry)
            if place == since + ON:
                assert loaded.digest() == session.digest(), what
        going = [one for one in going if place < one[1] + ON]
        if not going and not any(wanted.values()):
            break
    assert met == set(MOMENTS)


def test_one_more_answer_before_a_save_is_another_game() -> None:
    """What the digests above compare tells games apart."""
    session, other = anew(), anew()
    session.repeat(on_file().entries[0])
    assert session.digest() != other.digest()


# -- a server that is stopped and started ----------------------------------------------------------------


def test_a_server_that_is_started_again_has_the_campaign_as_it_was(tmp_path: Path) -> None:
    truth, entries = anew(), on_file().entries
    wanted = dict.fromkeys(MOMENTS, 1)
    met: set[str] = set()

    async def test() -> None:
        async with AsyncExitStack() as stack:
            tables = await stack.enter_async_context(tables_at(tmp_path))
            here = await party(tables, "me", "friend", game=game.name, seed=truth.seed, options=truth.options)
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
