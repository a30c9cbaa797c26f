"""The march: rounds, turns, and how it ends."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.scaffold.blank.state import March, NewRound, Run, Stumbled, Turn, Walk, Walked

ROUNDS: Final = 6
GOAL: Final = 8  # steps for each seat
SIDES: Final = 6
STUMBLE: Final = 2  # a die that shows no more than this
RUN: Final = 2  # steps


def set_up(seats: int, chance: Chance) -> March:
    """Everybody stands at the start, with so many steps to go for each of them (BL-END-01)."""
    return March([NewRound()], chance, "", 0, 0, GOAL * seats)


def new_round(march: March, step: NewRound) -> None:
    """Everybody has one turn a round (BL-TURN-01); after the last round night falls (BL-END-01)."""
    if march.round == ROUNDS:
        march.end("benighted")
    march.round += 1
    turns: list[Step] = [Turn(seat) for seat in range(march.goal // GOAL)]
    march.next(*turns, NewRound())


def take_turn(march: March, turn: Turn) -> Rule:
    """Walk a step, or run: a die decides whether that goes well (BL-TURN-01, BL-TURN-02)."""
    rules = ("BL-TURN-01", "BL-TURN-02")
    answer = yield Decision([turn.seat], [Walk(), Run()], "ask-pace", rules, about=turn.seat)
    if isinstance(answer, Walk):
        advance(march, turn.seat, 1)
        return
    shown = 1 + march.chance.dice.below(SIDES)
    if shown <= STUMBLE:
        march.tell(Stumbled(turn.seat, shown))
    else:
        advance(march, turn.seat, RUN)


def advance(march: March, seat: int, steps: int) -> None:
    """Steps of all count together, and enough of them end the march (BL-END-01)."""
    march.steps += steps
    march.tell(Walked(seat, steps))
    if march.steps >= march.goal:
        march.end("arrived")
