"""What is told of the castle is so when it is told: a table that shows every event as it happens must not lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from properties.walks import walk

from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Castle

SHOWS: dict[str, Callable[[Castle, Any], bool]] = {
    "Took": lambda castle, told: castle.prisoners[told.who].character == told.character,
    "Turned": lambda castle, told: castle.turned[-1] == told.page,
    "Rolled": lambda castle, told: told.face in [roll.face for roll in castle.rolls if roll.who == told.who],
    "Kept": lambda castle, told: all(not roll.old for roll in castle.rolls if roll.who == told.who),
    "Lost": lambda castle, told: castle.prisoners[told.who].hp == told.hp,
    "Healed": lambda castle, told: castle.prisoners[told.who].hp == told.hp,
    "Drew": lambda castle, told: set(told.items) <= set(castle.middle),
    "Gave": lambda castle, told: told.item in castle.prisoners[told.who].hands,
    "Left": lambda castle, told: told.item in (castle.discard if told.who < 0 else castle.middle),
    "Discarded": lambda castle, told: told.item in castle.discard,
    "FightBegan": lambda castle, told: castle.fight is not None and len(castle.fight.row) == len(told.row),
    "EnemyFell": lambda castle, told: castle.fight is None,
    "EnemyBrokeOff": lambda castle, told: castle.fight is None,
    "Lifted": lambda castle, told: told.kind not in [curse.kind for curse in castle.prisoners[told.who].curses],
}


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_is_so(seed: int) -> None:
    told: set[str] = set()
    kept = 0
    for session in walk(game, seed, 1 + seed % 4, "judgement" if seed % 2 else "random"):
        for one in session.events[kept:]:
            kind = type(one.event).__name__
            if one.state is not None and kind in SHOWS:
                assert isinstance(one.state, Castle)
                assert SHOWS[kind](one.state, one.event), one
                told.add(kind)
        session.let_go(kept)
        session.watch(True)
        kept = len(session.events)
    assert {"Turned", "Rolled", "Lost", "FightBegan"} <= told
