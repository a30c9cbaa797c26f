"""The game of the day: one seed for everybody, and how bots fared with it, to stand beside one's own play.

The seed follows from the day (in UTC) and the game alone, so that every server has the same. Chance is the seed's: what
differs between two plays is what was decided. Bots play it in the worker processes, one game at a time and after
everything more urgent, for as long as somebody asks.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

import msgspec

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, play_out
from undercroft.bots.registry import find_bot
from undercroft.bots.wavering import Wavering
from undercroft.engine.errors import Refused
from undercroft.engine.game import AnyGame
from undercroft.engine.session import Session
from undercroft.server import wire
from undercroft.server.logs import ERROR, tell
from undercroft.server.work import DAILY, Overworked, Workers

PLAYS: Final = 16  # games of bots
PATIENCE: Final = 120.0  # seconds for one of them
UNASKED: Final = 45.0  # seconds after which nobody seems to wait any more
MOST_KEPT: Final = 64
SEED: Final = re.compile(r"daily (\d{4}-\d\d-\d\d) (.+)")


def seed_of(game: str, day: str) -> str:
    """The seed of a day."""
    return f"daily {day} {game}"


def day_of(game: str, seed: str) -> str:
    """The day whose seed this is; nothing if it is none."""
    found = SEED.fullmatch(seed)
    return found[1] if found is not None and found[2] == game else ""


def today() -> str:
    """The day it is, by the same clock everywhere."""
    return datetime.now(UTC).date().isoformat()


def is_recent(day: str, now: str) -> bool:
    """Whether this is today or was yesterday: a game may end after midnight."""
    return day in (now, (date.fromisoformat(now) - timedelta(days=1)).isoformat())


# -- in the processes ------------------------------------------------------------------------------------


def play(game: AnyGame, day: str, players: int, number: int) -> bytes:
    """How bots on every side fare with a day's seed, as JSON, side after side: first as they think best, then each time
    with another beginning.
    """
    session = Session.start(game, players, seed_of(game.name, day), keep="last")
    session.seat_bots(list(range(players)), alone=True)
    session.state.news = []
    best = "judgement" if game.judgement() is not None else "random"
    bots: dict[int, Player] = {}
    for seat in range(players):
        seed = f"{day} {number} {seat}"
        bot = find_bot(best, game, seed)
        bots[seat] = Wavering(bot, seed) if number else bot
    play_out(session, blinded(bots, f"{day} {number}"))
    winners = session.winners()
    found: list[wire.DailyPlay] = []
    for side in range(len(session.sides())):
        score = game.side_score(session.state, session.state.news, side)
        found.append(wire.DailyPlay(side in winners, score.rank, score.figures))
    return msgspec.json.encode(found)


# -- on the server ---------------------------------------------------------------------------------------


class Which(NamedTuple):
    """A day's game for a number of players."""

    game: str
    day: str
    players: int


class BotPlays:
    """The plays of the bots so far, and when somebody last wanted to see them."""

    def __init__(self) -> None:
        self.plays: list[list[wire.DailyPlay]] = []  # of each one for every side
        self.asked = 0.0


class Dailies:
    """How bots fared, by day, game and players. One task has them play, one game after another, while somebody asks."""

    def __init__(self, workers: Workers, clock: Callable[[], float] = time.monotonic, plays: int = PLAYS) -> None:
        self.workers = workers
        self.clock = clock
        self.plays = plays
        self._kept: OrderedDict[Which, BotPlays] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def ask(self, which: Which, side: int = 0) -> list[wire.DailyPlay]:
        """How bots on a side fared so far; those still to come are played from now on."""
        found = self._kept.setdefault(which, BotPlays())
        self._kept.move_to_end(which)
        found.asked = self.clock()
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if len(found.plays) < self.plays and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._fill(), name="dailies")
        return [play[side] for play in found.plays]

    def _next(self) -> tuple[Which, BotPlays] | None:
        """What was asked for last and is not played to the full; nothing if nobody waits for any."""
        now = self.clock()
        for which, found in reversed(self._kept.items()):
            if len(found.plays) < self.plays and now - found.asked < UNASKED:
                return which, found
        return None

    async def _fill(self) -> None:
        while (following := self._next()) is not None:
            which, found = following
            number = len(found.plays)
            args = (which.day, which.players, number)
            try:
                made = await self.workers.do(play, which.game, *args, patience=PATIENCE, rank=DAILY, account="daily")
            except (Overworked, Refused) as fault:
                tell("a game of the day was not played", ERROR, game=which.game, reason=type(fault).__name__)
                return
            found.plays.append(msgspec.json.decode(made, type=list[wire.DailyPlay]))

    async def close(self) -> None:
        """Leave whatever is being played."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
