"""Saves that strangers wrote: refused, or played on like any other. Never a freeze, never much memory."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from all_games import GAMES
from properties.walks import walk
from server.devices import opened, sit
from server.tables_fixture import played, tables_at

from undercroft.engine.errors import BadSave, Refused
from undercroft.engine.game import Game, Rule
from undercroft.engine.record import Step
from undercroft.engine.saves import fingerprint
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.dark_castle import game as CASTLE
from undercroft.games.dark_souls import game as SOULS
from undercroft.server import foreign
from undercroft.server.errors import ServerError

MUTANTS = int(os.environ.get("UNDERCROFT_MUTANTS", "120"))  # `make foreign-saves` tries many more
MOST_STEPS = 2_000  # between two questions
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def saved(game: Game, answers: int, seed: int = 1, players: int = 2) -> bytes:
    """A game under way, after so many answers or a little before its end."""
    found = b""
    for place, session in enumerate(walk(game, seed, players, "judgement")):
        if session.decision is None:
            break
        if place % 10 == 0:
            found = session.save()
        if place >= answers:
            break
    return found


def opened_up(save: bytes) -> Any:
    """A save as plain data."""
    return json.loads(save.split(b"\n")[0])


def signed(data: Any) -> bytes:
    """Plain data as a save, signed as if it were real."""
    body = json.dumps(data).encode()
    return body + b"\n" + fingerprint(body) + b"\n"


def altered(game: Game, change: Callable[[Any], object]) -> bytes:
    """A save with something altered."""
    data = opened_up(saved(game, 40))
    change(data)
    return signed(data)


def last_state(data: Any) -> Any:
    """The wire form of the last checkpoint."""
    return data["checkpoints"][-1][3]


# -- single blows ----------------------------------------------------------------------------------------


def scripted(data: Any) -> None:
    """Millions of results laid down beforehand."""
    last_state(data)[2][3][3] = [1] * 300_000


def deep(data: Any) -> None:
    """A journal within a journal within a journal."""
    inner: list[Any] = []
    for _ in range(200):
        inner = [inner]
    data["history"].append(inner)


def many_cards(data: Any) -> None:
    """Three hundred cards where some twenty are."""
    last_state(data)[8] = [f"stale_loaf.{number}" for number in range(300)]


BLOWS: dict[str, Callable[[Any], object]] = {
    "twenty million seats": lambda data: data.update(seats=20_000_000),
    "no seats": lambda data: data.update(seats=0),
    "seats that are none": lambda data: data.update(seats=True),
    "a checkpoint of other seats": lambda data: data["checkpoints"][-1].__setitem__(2, 400),
    "results laid down beforehand": scripted,
    "a script without end": lambda data: data["history"].append(
        ["script", -1, None, "dice", [1] * 20_000, False, 0, -1, False]
    ),
    "three hundred cards": many_cards,
    "chance counted backwards": lambda data: last_state(data)[2][2].__setitem__(2, -5),
    "chance counted beyond": lambda data: last_state(data)[2][2].__setitem__(2, 2**70),
    "too deep": deep,
    "a word without end": lambda data: data.update(seed="x" * 100_000),
    "an option that is none": lambda data: data["options"].update(castle="none", mode="none"),
    "orders for nobody": lambda data: data.update(orders=[[] for _ in range(9)]),
    "an order without end": lambda data: data.update(
        orders=[[[f"w{number}", "pass", "", ""] for number in range(999)], []]
    ),
    "questions never asked": lambda data: data.update(serials=[-1, -1]),
    "many checkpoints": lambda data: data.update(checkpoints=data["checkpoints"] * 40),
    "nothing to come": lambda data: last_state(data).__setitem__(1, []),
    "an agenda without end": lambda data: last_state(data)[1].extend(last_state(data)[1] * 900),
    "a log that is not there": lambda data: data.update(events=[]),
}


@each_game
@pytest.mark.parametrize("blow", BLOWS)
def test_a_save_that_strikes_is_refused(game: Game, blow: str) -> None:
    foreign.check(game, saved(game, 40))
    with pytest.raises(BadSave):
        foreign.check(game, altered(game, BLOWS[blow]))


def test_no_single_refusal_is_of_the_readers_alone() -> None:
    """The castle's own check finds what is well formed and cannot be."""
    for change in (
        lambda data: last_state(data)[5].append("stale_loaf.1"),  # an item among the pages
        lambda data: last_state(data)[8].append(last_state(data)[8][0]),  # a card twice
        lambda data: last_state(data)[11][0].__setitem__(3, 99),  # ninety-nine hit points
        lambda data: last_state(data)[11].append(last_state(data)[11][0]),  # a third prisoner in a seat that is taken
        lambda data: last_state(data)[1].append(["SplitPoint", 5_000, [0, 0], 0]),
        lambda data: last_state(data)[1].insert(0, ["Follow", "no.such.path", 0]),
    ):
        with pytest.raises(BadSave, match="no castle is like this"):
            foreign.check(CASTLE, altered(CASTLE, change))


def test_what_people_saved_is_not_refused() -> None:
    for folder in sorted((Path(__file__).parent.parent / "saves").glob("0.*")):
        for file in sorted(folder.glob("dark-*.json")):
            save = file.read_bytes()
            game = CASTLE if "castle" in file.name else SOULS
            foreign.check(game, save)


def test_a_deck_of_three_hundred_cards_freezes_nothing(tmp_path: Path) -> None:
    """The save that once froze the server for good: refused, and everybody else plays on."""

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            table = await opened(tables, "me")
            with pytest.raises(ServerError) as refused:
                await tables.import_save(altered(CASTLE, many_cards))
            assert refused.value.code == "bad-save"
            device = await sit(tables, table.table, table.key)
            assert (await device.answer())[-1]["t"] == "ok"

    played(test)


def test_a_save_as_large_as_may_be_takes_little_memory(tmp_path: Path) -> None:
    """Eight megabytes of nothing but lists: the worker that looks at it stays small, and is there for the next."""

    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            data = opened_up(saved(CASTLE, 40))
            data["events"] = []
            body = json.dumps(data)[:-1].encode() + b',"more":[' + b"[]," * 2_600_000 + b"0]}"
            with pytest.raises(ServerError):
                await tables.import_save(body + b"\n" + fingerprint(body) + b"\n")
            assert (await tables.import_save(saved(CASTLE, 40))).seats == [0, 1]

    played(test)


# -- a storm of them -------------------------------------------------------------------------------------


def places(value: Any, found: list[tuple[Any, Any]]) -> None:
    """Every place in a structure, by what holds it and where."""
    keys = value if isinstance(value, dict) else range(len(value))
    for key in keys:
        found.append((value, key))
        if isinstance(value[key], dict | list):
            places(value[key], found)


def mutated(save: bytes, rng: random.Random) -> bytes:
    """A save altered in a few places: numbers, lists, cards."""
    data = opened_up(save)
    everything: list[tuple[Any, Any]] = []
    root: Any = last_state(data) if rng.random() < 0.8 else data
    places(root, everything)
    words = [holder[key] for holder, key in everything if isinstance(holder[key], str)]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        holder, key = rng.choice(everything)
        if (isinstance(holder, list) and key >= len(holder)) or (isinstance(holder, dict) and key not in holder):
            continue
        value = holder[key]
        if isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = rng.choice((-1, 0, 1, 2, 3, 5, 13, 27, 99, 257, 9_999, value + 1, value - 1, -value))
        elif isinstance(value, str):
            holder[key] = rng.choice([*words, "", "no_such_card.1"])
        elif isinstance(value, list):
            rng.choice((value.reverse, value.clear, lambda v=value: v.extend(v[:40]), lambda v=value: v and v.pop()))()
            if value and rng.random() < 0.3:
                value.append(rng.choice(value))
    for mark in data["checkpoints"][1:-1]:
        if len(mark) <= 3:
            continue  # what was altered is the checkpoint itself: it must be refused
        mark[3] = json.loads(json.dumps(last_state(data)))  # a way back leads nowhere else
    return signed(data)


class Counted:
    """A game's steps, counted between two questions."""

    def __init__(self, game: Game) -> None:
        self.run = game.run
        self.steps = 0

    def __call__(self, state: State, step: Step) -> Rule | None:
        self.steps += 1
        assert self.steps <= MOST_STEPS, "the rules run on and ask nobody"
        return self.run(state, step)


@each_game
def test_altered_saves_are_refused_or_played_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(game)
    monkeypatch.setattr(game, "run", counted, raising=False)
    rng = random.Random(f"mutants of {game.name}")
    known = [saved(game, answers, seed, players) for seed, answers, players in ((1, 40, 2), (2, 90, 3), (3, 160, 1))]
    taken = 0
    for number in range(MUTANTS):
        save = mutated(known[number % len(known)], rng)
        counted.steps = 0
        try:
            foreign.check(game, save)
        except BadSave:
            continue
        taken += 1
        session = Session.load(save, game)
        for _ in range(12):
            if session.decision is None:
                break
            counted.steps = 0
            assert len(session.decision.options) < 2_000
            try:
                session.act(rng.choice(session.decision.options))
            except (Refused, AssertionError, LookupError, ValueError, TypeError, ArithmeticError):
                break  # a table that stumbles goes back to what is written, and says so
        assert len(session.save()) < 3 * len(save) + 200_000
    assert 0 < taken < MUTANTS
