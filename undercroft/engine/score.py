"""What is counted of a finished game: for a player's own record of games, and to compare several plays of one seed."""

from __future__ import annotations


class Fact:
    """Something a game can be counted by: its boss, a prisoner, a class. `seat`: whose it was (-1: everybody's)."""

    __slots__ = ("kind", "seat", "value")

    def __init__(self, kind: str, value: str, seat: int = -1) -> None:
        self.kind = kind
        self.value = value
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Fact {self.kind} {self.value}>"


class Score:
    """How a finished game counts.

    Of two plays of one seed the one with the higher `rank` went better; `figures` are what a player would compare, the
    most telling first.
    """

    __slots__ = ("achievements", "facts", "figures", "rank")

    def __init__(self, facts: list[Fact], figures: dict[str, int], rank: int, achievements: list[str]) -> None:
        self.facts = facts
        self.figures = figures
        self.rank = rank
        self.achievements = achievements

    def __repr__(self) -> str:
        return f"<Score {self.rank}: {' '.join(self.achievements) or 'no achievements'}>"
