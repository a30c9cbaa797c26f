"""Advice: the chance of winning by answer, from a short search over redealt copies."""

from __future__ import annotations

from undercroft.bots.player import Player
from undercroft.bots.random import RandomPlayer
from undercroft.bots.search import SearchPlayer
from undercroft.engine.record import Action
from undercroft.engine.session import Session


class Advice:
    """What one answer promises: a chance from 0 to 1, from so many runs."""

    __slots__ = ("chance", "runs")

    def __init__(self, chance: float, runs: int) -> None:
        self.chance = chance
        self.runs = runs


def advise(session: Session, asked: dict[int, list[Action]], seconds: float, runs: int = 0) -> dict[str, Advice]:
    """The promise of every answer of these seats, by `key`; it takes so many seconds (or runs) in all.

    It searches what the seat may know, never the true deck. The session is only read, and should be a copy.
    """
    judge = session.game.judgement()
    playout = judge if isinstance(judge, Player) else RandomPlayer("advice")
    found: dict[str, Advice] = {}
    count = sum(len(actions) for actions in asked.values())
    for seat, actions in asked.items():
        share = len(actions) / count
        search = SearchPlayer(playout, seconds * share, max(1, int(runs * share)) if runs else 0, seed="advice")
        for action, chance, tried in search.hint(session, seat, actions):
            found[key(seat, action)] = Advice(chance, tried)
    return found


def key(seat: int, action: Action) -> str:
    """An answer of a seat, to look it up by."""
    return f"{seat}:{action!r}"
