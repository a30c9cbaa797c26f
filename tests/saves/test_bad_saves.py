"""Saves that are cut short, foreign, altered or made up are refused cleanly, whatever the game."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import islice, permutations
from typing import Any

import pytest
from all_games import GAMES, each_game
from properties.walks import walk

from undercroft.engine.errors import BadSave
from undercroft.engine.game import Game
from undercroft.engine.saves import fingerprint
from undercroft.engine.session import Session

ODD: list[Any] = [None, True, -1, 0, 7, 10**30, 1.5, "", "x" * 300, "no_such_card.1", [], [[]], {}, ["Souls"], ["Roam"]]


@cache
def saved(game: Game, answers: int = 40) -> bytes:
    """A game under way, after so many answers or, where it is a short one, before its last."""
    found = b""
    for session in islice(walk(game, 1, 2, "judgement"), answers + 1):
        found = session.save() if session.decision is not None else found
    return found


def signed(data: Any) -> bytes:
    """Something as a save, signed as if it were real."""
    body = json.dumps(data).encode()
    return body + b"\n" + fingerprint(body) + b"\n"


@each_game
def test_a_save_cut_anywhere_is_refused(game: Game) -> None:
    whole = saved(game)
    assert Session.load(whole).decision is not None
    rng = random.Random(1)
    for cut in [0, 1, len(whole) - 2, *[rng.randrange(len(whole) - 1) for _ in range(60)]]:
        with pytest.raises(BadSave):
            Session.load(whole[:cut])


@each_game
def test_a_save_with_a_byte_altered_is_refused(game: Game) -> None:
    whole = saved(game)
    rng = random.Random(2)
    for _ in range(60):
        at = rng.randrange(len(whole) - 1)
        altered = bytearray(whole)
        altered[at] ^= 1 << rng.randrange(8)
        with pytest.raises(BadSave):
            Session.load(bytes(altered))


def test_a_save_of_one_game_is_no_save_of_another() -> None:
    for game, other in permutations(GAMES, 2):
        with pytest.raises(BadSave, match=f"not of {other.name}"):
            Session.load(saved(game), other)
        data = json.loads(saved(game).split(b"\n")[0])
        data["game"] = other.name
        with pytest.raises(BadSave):
            Session.load(signed(data))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where in a save something can be changed."""
    keys: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    found = [(*path, key) for key in keys]
    for key in keys:
        found += places(value[key], (*path, key))
    return found


def changed(data: Any, path: tuple[Any, ...], rng: random.Random) -> None:
    """Something else there, or nothing."""
    for key in path[:-1]:
        data = data[key]
    if rng.random() < 0.2:
        del data[path[-1]]
    else:
        data[path[-1]] = rng.choice(ODD)


@each_game
def test_a_save_that_was_tampered_with_and_signed_is_refused_or_read_but_never_breaks_anything(game: Game) -> None:
    rng = random.Random(3)
    body = saved(game).split(b"\n")[0]
    spots = places(json.loads(body))
    last = len(json.loads(body)["checkpoints"]) - 1
    tail = [path for path in spots if path[0] != "checkpoints" or path[:2] == ("checkpoints", last)]
    refused = 0
    for number in range(120):
        data = json.loads(body)
        path = rng.choice(tail if number % 2 else spots)
        changed(data, path, rng)
        try:
            Session.load(signed(data))
        except BadSave:
            refused += 1
        except Exception as fault:
            raise AssertionError(f"{path}: {fault!r}") from fault
    assert refused > 30
