"""Somebody who plays Escape the Dark Castle in a browser, well enough that it comes to an end."""

from __future__ import annotations

import random
from collections.abc import Callable

from browser.seat import Option, Seat

FIRST = {"en": "A first castle", "fr": "Un premier château"}  # the shortest way to begin

# These go on, or do not: nothing on the board stands for them.
BUTTONS_ONLY = ("Accept", "Press", "Stop", "WeakestRests", "ShareEvenly")
ANSWERS = 600  # no castle is that long


def thing(option: Option) -> str:
    """What on the board an answer names; nothing if it is a button only."""
    kind, *rest = option.action
    if kind in BUTTONS_ONLY:
        return ""
    match kind:
        case "SturdiestTurns":
            return "deck"
        case "Rest" | "RestOn":
            return "round" if rest[0] == -1 else f"prisoner:{rest[0]}"
        case "Keep":
            return f"{'roll' if rest[1] else 'old'}:{rest[0]}"
    named = {
        "TakeCharacter": "character",
        "Turn": "prisoner",
        "Name": "prisoner",
        "DuelOn": "prisoner",
        "Bear": "prisoner",
        "Take": "way",
        "Say": "trait",
        "Resolve": "roll",
        "Apply": "symbols",
        "Hit": "die",
        "PickUp": "item",
        "Leave": "item",
        "Discard": "item",
        "Use": "item",
    }
    return f"{named[kind]}:{rest[0]}"


class Player:
    """Takes what lies there, uses some of it, and leaves the rest to a seeded whim."""

    def __init__(self, seed: str) -> None:
        self.whim = random.Random(seed)
        self.taken: set[str] = set()
        self.kinds: set[str] = set()  # of actions taken so far

    def choose(self, seat: Seat) -> Option:
        """An answer to the question open now."""
        chosen = self._aside(seat.asides()) or self.whim.choice(seat.options())
        self.kinds.add(str(chosen.action[0]))
        return chosen

    def _aside(self, asides: list[Option]) -> Option | None:
        for option in asides:
            kind, *rest = option.action
            if kind == "PickUp" and rest[0] not in self.taken:
                self.taken.add(rest[0])
                return option
        uses = [option for option in asides if option.action[0] == "Use"]
        if uses and self.whim.random() < 0.3:
            return self.whim.choice(uses)
        return None

    def play(self, seat: Seat, answer: Callable[[Seat, Option], None], after: Callable[[], None]) -> None:
        """To the end."""
        for _ in range(ANSWERS):
            if seat.is_over():
                return
            answer(seat, self.choose(seat))
            after()
        raise AssertionError("the castle does not end")


def by_board(seat: Seat, option: Option) -> None:
    """Answer on the board itself, wherever the answer names a thing."""
    name = thing(option)
    if name:
        seat.touch(option, name)
    else:
        seat.press(option)
