"""Sides: who wins and loses together."""

from __future__ import annotations


class Side:
    """Seats that win and lose together. The name is a word of the game (`heroes`, `overlord`)."""

    __slots__ = ("name", "seats")

    def __init__(self, name: str, seats: list[int]) -> None:
        self.name = name
        self.seats = seats

    def __repr__(self) -> str:
        return f"<Side {self.name}: seats {' '.join([str(seat) for seat in self.seats])}>"


def side_of(sides: list[Side], seat: int) -> int:
    """The number of the side a seat stands on; -1: an onlooker's."""
    for number in range(len(sides)):
        if seat in sides[number].seats:
            return number
    return -1
