"""Simulate: bots play many games, and each game depends on the seed and its own number alone."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.session import Session
from undercroft.engine.sides import Side
from undercroft.lab import certainty, pool
from undercroft.lab.study import Counts, Study, study_of


@dataclass(frozen=True)
class Batch:
    """Some games to play: those of these numbers, under one seed, by one bot or (`heroes=a,overlord=b`) one a side."""

    game: str
    players: int
    bot: str
    seed: str
    options: dict[str, Any]
    first: int
    last: int
    studied: bool = False

    def games(self) -> int:
        """How many games these are."""
        return self.last - self.first


@dataclass(frozen=True)
class Played:
    """What came of some games: for each which sides won and its length, and what a study counted."""

    won: list[tuple[bool, ...]]
    lengths: list[int]
    counts: Counts


@dataclass(frozen=True)
class Result:
    """What came of all games, and how long they took."""

    order: Batch
    played: Played
    seconds: float

    def wins(self, side: int = 0) -> int:
        """How many a side won."""
        return sum(won[side] for won in self.played.won)

    def sides(self) -> dict[str, dict[str, Any]]:
        """How each side did."""
        order = self.order
        games = len(self.played.won)
        found: dict[str, dict[str, Any]] = {}
        for number, side in enumerate(sides_of(order.game, order.players, order.options)):
            wins = self.wins(number)
            low, high = certainty.share(wins, games)
            found[side.name] = {
                "wins": wins,
                "win_rate": round(wins / games, 6),
                "win_rate_low": round(low, 6),
                "win_rate_high": round(high, 6),
            }
        return found

    def figures(self) -> dict[str, Any]:
        """The figures by name, those of `undercroft simulate --json` first: of the first side, then of each by name."""
        games = len(self.played.won)
        lengths = self.played.lengths
        decisions = sum(lengths)
        sides = self.sides()
        return {
            "games": games,
            **next(iter(sides.values())),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds, 1) if self.seconds else 0.0,
            "decisions_a_game": certainty.quantile(lengths, 0.5),
            "shortest": min(lengths),
            "longest": max(lengths),
            "game": self.order.game,
            "players": self.order.players,
            "bot": self.order.bot,
            "seed": self.order.seed,
            "sides": sides,
        }


def simulate(
    game: str,
    games: int,
    players: int,
    bot: str,
    seed: str | None = None,
    jobs: int = 0,
    options: dict[str, Any] | None = None,
    studied: bool = False,
) -> Result:
    """Play so many games; the same seed gives the same games whatever the number of jobs (0: all cores)."""
    if games < 1:
        raise NotPossible("at least one game must be played")
    seed = secrets.token_hex(8) if seed is None else seed
    whole = Batch(game, players, bot, seed, options or {}, 0, games, studied)
    rehearse(whole)
    jobs = jobs or pool.cores()
    orders = [part(whole, first, last) for first, last in pool.chunks(games, jobs)]
    started = time.perf_counter()
    results = pool.spread(play_games, orders, jobs, Batch.games, f"{bot}, {players} players")
    seconds = time.perf_counter() - started
    counts: Counts = Counter()
    for played in results:
        counts.update(played.counts)
    won = [one for played in results for one in played.won]
    lengths = [one for played in results for one in played.lengths]
    return Result(whole, Played(won, lengths, counts), seconds)


def rehearse(order: Batch) -> None:
    """Refuse at once what no game could be played with: players, options, bot."""
    game = find_game(order.game)
    for name in bots_by_seat(order):
        find_bot(name, game, "")
    Session.start(game, order.players, "", order.options, keep="none")
    if order.studied:
        study_of(game)


def sides_of(game: str, players: int, options: dict[str, Any]) -> list[Side]:
    """Who stands on which side."""
    found = find_game(game)
    return found.sides(players, {**found.usual_options(), **options})


def bots_by_side(order: Batch) -> dict[str, str]:
    """The bot of every side, by its name."""
    sides = sides_of(order.game, order.players, order.options)
    if "=" not in order.bot:
        return {side.name: order.bot for side in sides}
    named: dict[str, str] = {}
    for pair in order.bot.split(","):
        name, _, bot = pair.partition("=")
        named[name.strip()] = bot.strip()
    known = [side.name for side in sides]
    if sorted(named) != sorted(known):
        raise NotPossible(
            f"{order.game} has the sides {', '.join(known)}; say {','.join(f'{one}=BOT' for one in known)}"
        )
    return named


def bots_by_seat(order: Batch) -> list[str]:
    """The bot of every seat: the same for all, or by side."""
    if "=" not in order.bot:
        return [order.bot] * order.players
    named = bots_by_side(order)
    found = [""] * order.players
    for side in sides_of(order.game, order.players, order.options):
        for seat in side.seats:
            found[seat] = named[side.name]
    return found


def part(order: Batch, first: int, last: int) -> Batch:
    """Some of the games of an order."""
    return Batch(order.game, order.players, order.bot, order.seed, order.options, first, last, order.studied)


def play_games(order: Batch) -> Played:
    """Play the games of an order, one after another."""
    game = find_game(order.game)
    study = study_of(game) if order.studied else None
    won: list[tuple[bool, ...]] = []
    lengths: list[int] = []
    for number in range(order.first, order.last):
        session, length = play_game(game, order, number, study)
        won.append(tuple(game.payoff(session.state, side) >= 1.0 for side in range(len(session.sides()))))
        lengths.append(length)
    return Played(won, lengths, Counter() if study is None else study.counts)


def play_game(game: AnyGame, order: Batch, number: int, study: Study | None) -> tuple[Session, int]:
    """Play one game to its end; how many decisions it took."""
    seed = f"{order.seed}:{number}"
    names = bots_by_seat(order)
    # Whoever looks at the table looks at a copy, dealt anew for the seat, and so the last checkpoint is needed.
    keep = "none" if all(name == "random" for name in names) else "last"
    session = Session.start(game, order.players, seed, order.options, keep)
    session.seat_bots(list(range(order.players)), alone=True)
    players: dict[int, Player] = {}
    for seat, name in enumerate(names):
        players[seat] = find_bot(name, game, f"{seed}:{seat}")
    if study is not None:
        session.state.news = []
        study.begin(session.state)
    length = play_out(session, blinded(players, seed))
    if session.decision is not None:
        raise NotPossible(f"game {number} of seed {order.seed!r} did not come to an end")
    if study is not None:
        for told in session.state.news or []:
            study.hear(session.state, told.event)
        study.end(session.state)
    return session, length
