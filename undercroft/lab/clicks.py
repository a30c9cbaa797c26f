"""How often a person would have to click: a bot's answers, counted by the question they answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.clicks import clicks
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import find_game
from undercroft.lab import certainty, pool
from undercroft.lab.study import study_of


@dataclass(frozen=True)
class ClickOrder:
    """Plays of one kind whose clicks are to be counted: those of these numbers, under one seed, by one bot."""

    game: str
    play: str
    bot: str
    seed: str
    first: int
    last: int

    def plays(self) -> int:
        """How many plays these are."""
        return self.last - self.first


@dataclass(frozen=True)
class PlayClicks:
    """The clicks of one play: by question, and by the side whose they were."""

    by_question: Counter[str]
    by_side: Counter[str]


Clicks = list[PlayClicks]
"""Play after play."""


def count_clicks(game: str, games: int, bot: str, seed: str, jobs: int = 0) -> dict[str, Clicks]:
    """The clicks of so many plays of every kind that the game's study names."""
    jobs = jobs or pool.cores()
    plays = study_of(find_game(game)).clicked_plays()
    if not plays:
        raise NotPossible(f"the study of {game} names no plays whose clicks are counted")
    find_bot(bot, find_game(game), "")  # one that is not known is refused before anything is played
    orders = [
        ClickOrder(game, play, bot, seed, first, last) for play in plays for first, last in pool.chunks(games, jobs)
    ]
    counted: dict[str, Clicks] = {play: [] for play in plays}
    for order, found in zip(orders, pool.spread(clicks_of, orders, jobs, ClickOrder.plays, game), strict=True):
        counted[order.play] += found
    return counted


def clicks_of(order: ClickOrder) -> Clicks:
    """Carry out one order."""
    return [clicks_of_play(order, f"{order.seed}:{number}") for number in range(order.first, order.last)]


def clicks_of_play(order: ClickOrder, seed: str) -> PlayClicks:
    """The clicks of one play: one an answer, or one for all the answers of a route."""
    game = find_game(order.game)
    begun = study_of(game).begin_clicked_play(game, order.play, seed)
    session = begun.session
    bots: dict[int, Player] = {seat: find_bot(order.bot, game, f"{seed}:{seat}") for seat in range(session.seats)}
    players = blinded(bots, seed)
    session.seat_bots(list(bots), alone=True)
    sides = session.sides()
    before = [len(clicks(session, side.seats)) for side in sides]
    while session.decision is not None and not begun.is_over(session.state):
        play_out(session, players, 1)
    found = PlayClicks(Counter(), Counter())
    for side, earlier in zip(sides, before, strict=True):
        asks = [ask for ask, _ in clicks(session, side.seats)[earlier:]]
        found.by_question.update(asks)
        found.by_side[side.name] = len(asks)
    return found


def figures(counted: dict[str, Clicks]) -> dict[str, Any]:
    """Means by kind of play, all in all, by side where there are several, by question, the most frequent first."""
    found: dict[str, Any] = {}
    for play, plays in counted.items():
        totals = [one.by_question.total() for one in plays]
        middle, spread = certainty.mean(sum(totals), sum(total * total for total in totals), len(totals))
        by_question = sum([one.by_question for one in plays], Counter[str]())
        by_side = sum([one.by_side for one in plays], Counter[str]())
        found[play] = {
            "plays": len(plays),
            "clicks": round(middle, 2),
            "give_or_take": round(spread, 2) if len(plays) > 1 else None,
            **({"by_side": means(by_side, len(plays))} if len(by_side) > 1 else {}),
            "by_question": means(by_question, len(plays)),
        }
    return found


def means(counted: Counter[str], plays: int) -> dict[str, float]:
    """Counts of so many plays in the mean, the most frequent first."""
    return {name: round(count / plays, 2) for name, count in counted.most_common()}
