"""A whole encounter with two hands of the overlord, as many cards but others: heroes are sent the same bytes.

The bot lets every window pass and moves its monsters without a look at its hand; what heroes answer is chosen by lot
among what they are offered, so that one byte more or less, a serial or an option would lead both games apart.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from server.devices import Device, Party, party, rested
from server.tables_fixture import crew, played, tables_at

from undercroft.engine.decision import PASS
from undercroft.engine.record import Action
from undercroft.games.descent import view
from undercroft.games.descent.rules.sheets import OVERLORD_DECKS
from undercroft.games.descent.state import Journey, Spring, UseCard
from undercroft.server import thinking
from undercroft.server.table import Table
from undercroft.server.tables import Tables

MOST = 500  # answers of the heroes
HANDS = [  # what stops heroes on their way and in their turns, and what is for monsters alone
    ["tripwire.1", "pit_trap", "dark_charm"],
    ["frenzy.1", "dash.1", "dash.2"],
]
OPTIONS = {"mode": "quest", "quest": "first_blood", "heroes": "two"}


def table_of(tables: Tables, id: str) -> Table:
    found = tables.live[id].present()
    assert found is not None
    return found


def journey_of(tables: Tables, id: str) -> Journey:
    found = table_of(tables, id).session.state
    assert isinstance(found, Journey)
    return found


def deal(tables: Tables, id: str, hand: list[str]) -> None:
    """Let the overlord hold these cards; the rest is his deck."""
    overlord = journey_of(tables, id).overlord
    assert not overlord.discard, "everything is in the hand or in the deck"
    overlord.hand = hand.copy()
    overlord.deck = [card for card in OVERLORD_DECKS["basic"] if card not in hand]


def names_a_card(option: Action, hand: list[str]) -> bool:
    """Whether an answer plays a card of the hand."""
    return isinstance(option, UseCard | Spring) and option.card.partition("#")[0] in hand


def plays_without_cards(monkeypatch: pytest.MonkeyPatch, tables: Tables) -> list[tuple[Any, ...]]:
    """A bot that lets everything pass and else does something by lot, but plays no card; how it was asked."""
    asked: list[tuple[Any, ...]] = []

    async def think(job: Any, game: str, parcel: bytes, bots: Any, *more: Any, **how: Any) -> Any:
        assert job is thinking.bots.think
        (id,) = tables.live
        session = table_of(tables, id).session
        decision = session.decision
        assert decision is not None
        seat = decision.leader
        assert seat in bots
        hand = journey_of(tables, id).overlord.hand
        options = [option for option in decision.options_of(seat) if not names_a_card(option, hand)]
        lots = random.Random(f"overlord {len(session.entries)}")
        answer = PASS if PASS in options else lots.choice(options)
        asked.append((decision.ask, decision.window, dict(bots), *more[:1], *more[2:]))
        return seat, answer.to_wire()

    monkeypatch.setattr(crew(), "do", think)
    return asked


async def until_round(tables: Tables, here: Party) -> None:
    """Heroes are chosen and stand on the map."""
    while True:
        await rested(tables, here.table)
        encounter = journey_of(tables, here.table).encounter
        if encounter is not None and encounter.round > 0:
            return
        await here.asked().answer(0)


async def play(tables: Tables, here: Party, answers: int) -> int:
    """So many answers of the heroes, by lot, or until the end; how many it was."""
    lots = random.Random("heroes")
    for number in range(answers):
        await rested(tables, here.table)
        if here.devices[0].shown.get("over"):
            return number
        device = here.asked()
        assert device.ask is not None
        await device.answer(lots.randrange(len(device.ask["options"])))
    await rested(tables, here.table)
    return answers


def frames_since(device: Device, before: int, table: str) -> list[str]:
    """Everything a device was sent since then, without the name of its table."""
    return [frame.replace(table, "") for frame in device.frames[before:]]


class Heard(NamedTuple):
    """What a game with one of the hands came to."""

    told: list[list[str]]
    asked: list[tuple[Any, ...]]
    beats: list[tuple[float, float]]
    is_over: bool


async def with_hand(folder: Path, monkeypatch: pytest.MonkeyPatch, hand: list[str], answers: int) -> Heard:
    """The same game, with this hand."""
    beats: list[tuple[float, float]] = []

    async def at_a_beat(job: Any, beat: float, longest: float = 0.0) -> Any:
        beats.append((beat, longest))
        return await job

    folder.mkdir()
    monkeypatch.setattr(thinking, "at_a_beat", at_a_beat)
    async with tables_at(folder) as tables:
        asked = plays_without_cards(monkeypatch, tables)
        chairs = ("me", "friend", "judgement")
        here = await party(tables, *chairs, game="descent", seed="same", langs=("en", "fr"), options=OPTIONS)
        await until_round(tables, here)
        deal(tables, here.table, hand)
        before = [len(device.frames) for device in here.devices]
        given = await play(tables, here, answers)
        told = [frames_since(one, first, here.table) for one, first in zip(here.devices, before)]
        return Heard(told, asked, beats, given < answers)


def with_each_hand(folder: Path, monkeypatch: pytest.MonkeyPatch, answers: int) -> list[Heard]:
    """The same game, with either hand."""
    found: list[Heard] = []

    async def test() -> None:
        for number, hand in enumerate(HANDS):
            found.append(await with_hand(folder / str(number), monkeypatch, hand, answers))

    played(test)
    return found


def test_heroes_are_sent_the_same_bytes_whatever_the_overlord_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views, log lines, questions with their serials and options, the number of messages; and how long bots wait."""
    one, other = with_each_hand(tmp_path, monkeypatch, MOST)
    assert one.is_over
    for mine, theirs in zip(one.told, other.told):
        ends = [frame for frame in mine if '"over":' in frame]  # from then on everything lies open
        for place, (here, there) in enumerate(zip(mine, theirs)):
            if here in ends:
                break
            assert here == there, f"message {place} tells the hands apart"
        assert len(mine) == len(theirs)
    assert one.beats == other.beats
    assert one.asked == other.asked
    assert {window for _, window, *_ in one.asked} >= {"hero_entered", "overlord_start", "monster_activated"}


def test_a_view_that_shows_the_hand_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true = view.seen_overlord

    def seen_overlord(table: Journey, seat: int) -> dict[str, Any]:
        return {**true(table, seat), "slip": len([card for card in table.overlord.hand if card.startswith("dash")])}

    monkeypatch.setattr(view, "seen_overlord", seen_overlord)
    one, other = with_each_hand(tmp_path, monkeypatch, 4)
    assert one.told != other.told
