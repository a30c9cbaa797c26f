"""Walkers cross a causeway, several stones with one answer; at each of them the lurker may strike.

It asks of the engine what a game with long walks asks: a window at every stride that is usually let pass, one side that
holds cards against another that holds none, and the lurker in the last seat.
"""

from __future__ import annotations

from typing import Any

from small_games.causeway.bot import Judgement
from small_games.causeway.state import (
    READERS,
    Crossing,
    Drew,
    NewRound,
    Stride,
    Strike,
    Strode,
    Struck,
    Turn,
    Walk,
    Walker,
)

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.game import Game, Rule
from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action, Reader, Record, Step
from undercroft.engine.score import Score
from undercroft.engine.sides import Side
from undercroft.engine.state import Told
from undercroft.engine.window import window
from undercroft.engine.wording import Wording

CARDS = [f"{kind}.{number}" for kind in ("snare", "lunge") for number in range(1, 6)]
STONES = 12
FARTHEST = 4  # stones of a walk
ROUNDS = 6
HEALTH = 2


class Causeway(Game[Crossing]):
    """The game."""

    name = "causeway"
    package = "small_games.causeway"
    players = (2, 4)
    hides = True

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Crossing:
        deck = CARDS.copy()
        chance.setup.shuffle(deck)
        walkers = [Walker(seat, 0, HEALTH) for seat in range(seats - 1)]
        return Crossing([NewRound()], chance, "", walkers, deck, [deck.pop(), deck.pop()], [], 0)

    def run(self, state: Crossing, step: Step) -> Rule | None:
        if isinstance(step, NewRound):
            new_round(state)
            return None
        if isinstance(step, Turn):
            return turn(state, step.seat)
        assert isinstance(step, Stride)
        return stride(state, step)

    def sides(self, seats: int, options: dict[str, Any]) -> list[Side]:
        return [Side("walkers", list(range(seats - 1))), Side("lurker", [seats - 1])]

    def holders(self, seats: int, options: dict[str, Any]) -> list[int]:
        return [seats - 1]

    def payoff(self, state: Crossing, side: int) -> float:
        return 1.0 if (state.over == "across") == (side == 0) else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def label(self, state: Crossing, step: Step) -> str:
        return f"round:{state.round + 1}" if isinstance(step, NewRound) else ""

    def moments(self) -> dict[str, str]:
        return {"strode": "pass"}

    def turn(self, state: Crossing) -> str:
        return str(state.round)

    def orderable(self, state: Crossing, seat: int, moment: str) -> list[str]:
        return state.hand.copy() if seat == len(state.walkers) else []

    def readers(self) -> dict[str, Reader]:
        return READERS

    def view(self, state: Crossing, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "round": state.round,
            "walkers": [{"at": walker.at, "health": walker.health} for walker in state.walkers],
            "deck": len(state.deck),
            "held": len(state.hand),
            "spent": state.spent.copy(),
        }
        if seat == len(state.walkers):
            seen["hand"] = state.hand.copy()
        return seen

    def redeal(self, state: Crossing, seat: int, rng: Stream) -> None:
        hidden = sorted(state.deck if seat == len(state.walkers) else state.deck + state.hand)
        rng.shuffle(hidden)
        if seat != len(state.walkers):
            state.hand[:] = [hidden.pop() for _ in state.hand]
        state.deck[:] = hidden

    def words(self, state: Crossing, about: Record | Decision | Blocked) -> Message:
        return WORDING.of(state, about)

    def side_score(self, state: Crossing, log: list[Told], side: int) -> Score:
        """Walkers count stones, the lurker those that were not reached."""
        stones = sum(walker.at for walker in state.walkers)
        missing = STONES * len(state.walkers) - stones
        won = self.payoff(state, side) >= 1.0
        return Score([], {"stones": missing if side else stones}, 100 * won, ["dry-feet" if side == 0 else "fed"] * won)

    def figures(self) -> list[str]:
        return ["stones"]

    def achievements(self) -> dict[str, bool]:
        return {"dry-feet": False, "fed": False}


def seat_number(crossing: Crossing, seat: Any) -> Arg:
    """Seats are counted from 0 by us and from 1 by everybody else."""
    return int(seat) + 1


def card_name(crossing: Crossing, card: Any) -> Arg:
    """What it is; which of its kind makes no difference."""
    return Message(f"card-{card.split('.')[0]}")


WORDING: Wording[Crossing] = Wording(
    questions={},
    answers={},
    events={},
    why=lambda crossing, blocked: Message(blocked.why),
    outcome=lambda crossing: Message(f"outcome-{crossing.over}"),
    fields={"seat": seat_number, "card": card_name},
)


def new_round(crossing: Crossing) -> None:
    """The lurker draws, and all walkers have their turn."""
    crossing.round += 1
    if crossing.round > ROUNDS:
        crossing.end("dragged")
    if crossing.deck:
        card = crossing.deck.pop()
        crossing.hand.append(card)
        crossing.tell(Drew(card), only=len(crossing.walkers))
    left = [walker.seat for walker in crossing.walkers if walker.at < STONES]
    crossing.next(*[Turn(seat) for seat in left], NewRound())


def turn(crossing: Crossing, seat: int) -> Rule:
    """How far shall it be?"""
    at = crossing.walkers[seat].at
    stones = range(at + 1, min(STONES, at + FARTHEST) + 1)
    answer = yield Decision([seat], [Walk(stone) for stone in stones], "ask-walk", about=seat)
    assert isinstance(answer, Walk)
    crossing.next(Stride(seat, answer.to))


def stride(crossing: Crossing, step: Stride) -> Rule:
    """One stone further, then the lurker may strike; that there are cards at all is for everyone to see."""
    walker = crossing.walkers[step.seat]
    walker.at += 1
    crossing.tell(Strode(walker.seat, walker.at))
    if all(one.at == STONES for one in crossing.walkers):
        crossing.end("across")
    if crossing.hand:
        lurker = len(crossing.walkers)
        reaction = yield from window("strode", [lurker], lambda seat: strikes(crossing, walker.at))
        if reaction is not None:
            assert isinstance(reaction.action, Strike)
            struck(crossing, walker, reaction.action.card)
            if reaction.action.card.startswith("snare"):
                return
    if walker.at < step.to:
        crossing.next(Stride(walker.seat, step.to))


def strikes(crossing: Crossing, at: int) -> list[Action]:
    """Snares hold on even stones, and one lunges from beside the odd ones."""
    return [Strike(card) for card in crossing.hand if card.startswith("snare") == (at % 2 == 0)]


def struck(crossing: Crossing, walker: Walker, card: str) -> None:
    """A card is played: a snare ends the walk, a lunge hurts."""
    crossing.hand.remove(card)
    crossing.spent.append(card)
    crossing.tell(Struck(walker.seat, card))
    if card.startswith("lunge"):
        walker.health -= 1
        if walker.health == 0:
            crossing.end("dragged")


game = Causeway()
