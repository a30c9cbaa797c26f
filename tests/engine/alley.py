"""Small throw-away games that ask of the engine what the larger boxes will ask.

`Alley`: an ambusher with a hidden hand may answer what a walker does; answers may be answered (a reaction
inside a reaction); walkers may join between two turns.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from undercroft.engine.chance import Chance, Stream, chance_from
from undercroft.engine.decision import DONE, Aside, Decision, Done, Pass, done_from, pass_from
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Game, Rule
from undercroft.engine.record import Action, Event, Reader, Step, as_int, as_str, read
from undercroft.engine.state import State
from undercroft.engine.window import window

CARDS = ["snare", "shout", "stone", "shade", "smoke", "sling", "spike", "sleep"]
ROUNDS = 4


class Turn(Step):
    """One walker's turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def to_wire(self) -> list[Any]:
        return ["Turn", self.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("Turn", self.seat))


class Walk(Action):
    """Go so many steps."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def fields(self) -> tuple[str, ...]:
        return ("steps",)

    def to_wire(self) -> list[Any]:
        return ["Walk", self.steps]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and self.steps == other.steps

    def __hash__(self) -> int:
        return hash(("Walk", self.steps))


class Play(Action):
    """Play a card from a hand."""

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Play", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Play", self.card))


class Drew(Event):
    """A seat drew a card: only that seat learns which."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card")

    def to_wire(self) -> list[Any]:
        return ["Drew", self.seat, self.card]

    def reveals(self) -> bool:
        return True


class Walked(Event):
    """A walker walked."""

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def fields(self) -> tuple[str, ...]:
        return ("seat", "steps")

    def to_wire(self) -> list[Any]:
        return ["Walked", self.seat, self.steps]


class Street(State):
    """Where everybody is, and what they hold. Seat 0 is the ambusher."""

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        deck: list[str],
        hands: list[list[str]],
        steps: list[int],
        rounds: int,
    ) -> None:
        super().__init__(agenda, chance, over)
        self.deck = deck
        self.hands = hands
        self.steps = steps
        self.rounds = rounds

    def copy(self) -> Street:
        return Street(
            self.agenda.copy(),
            self.chance.copy(),
            self.over,
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.steps.copy(),
            self.rounds,
        )

    def fields(self) -> tuple[str, ...]:
        return ("agenda", "chance", "over", "deck", "hands", "steps", "rounds")

    def to_wire(self) -> list[Any]:
        return [
            "Street",
            [step.to_wire() for step in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.steps.copy(),
            self.rounds,
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Street) and self.to_wire() == other.to_wire()


def street_from(wire: list[Any]) -> Street:
    """Read a street."""
    agenda = [Turn(as_int(step[1])) for step in wire[1]]
    return Street(list(agenda), chance_from(wire[2]), as_str(wire[3]), wire[4], wire[5], wire[6], as_int(wire[7]))


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Walk": lambda wire: Walk(as_int(wire[1])),
    "Play": lambda wire: Play(as_str(wire[1])),
    "Drew": lambda wire: Drew(as_int(wire[1]), as_str(wire[2])),
    "Walked": lambda wire: Walked(as_int(wire[1]), as_int(wire[2])),
    "Street": street_from,
}


class Alley(Game):
    """The game. Walkers win with ten steps in all; a snare that is not shouted down stops one."""

    name = "alley"
    players = (2, 4)

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        deck = CARDS.copy()
        chance.setup.shuffle(deck)
        hands = [[deck.pop(), deck.pop()]] + [[deck.pop()] for _ in range(seats - 1)]
        return Street([Turn(1)], chance, "", deck, hands, [0] * seats, 0)

    def run(self, state: State, step: Step) -> Rule | None:
        assert isinstance(state, Street)
        assert isinstance(step, Turn)
        return turn(state, step.seat)

    def payoff(self, state: State, seat: int) -> float:
        return 1.0 if (state.over == "through") == (seat > 0) else 0.0

    def moments(self) -> dict[str, str]:
        return {"step": "stop", "answer": "stop"}

    def label(self, state: State, step: Step) -> str:
        assert isinstance(state, Street)
        return f"round:{state.rounds}" if isinstance(step, Turn) and step.seat == 1 else ""

    def readers(self) -> dict[str, Reader]:
        return READERS

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Street)
        hand = state.hands[seat] if 0 <= seat < len(state.hands) else []
        return {"steps": state.steps.copy(), "hand": hand.copy(), "held": [len(held) for held in state.hands]}

    def redeal(self, state: State, seat: int, rng: Stream) -> None:
        assert isinstance(state, Street)
        hidden = sorted(state.deck + [card for who, hand in enumerate(state.hands) if who != seat for card in hand])
        rng.shuffle(hidden)
        for who, hand in enumerate(state.hands):
            if who != seat:
                hand[:] = [hidden.pop() for _ in hand]
        state.deck[:] = hidden

    def reseat(self, state: State, seats: int, leaver: int) -> None:
        assert isinstance(state, Street)
        if seats < len(state.steps):
            raise NotPossible("nobody leaves the alley")
        while len(state.steps) < seats:
            state.steps.append(0)
            state.hands.append([state.deck.pop()] if state.deck else [])


def turn(street: Street, seat: int) -> Rule:
    """A walker walks; whoever stands in the dark may answer, and may be answered."""
    answer = yield Decision(
        [seat],
        [Walk(1), Walk(2), DONE],
        "ask-walk",
        asides=[Aside(seat, Play(card)) for card in street.hands[seat]] or None,
        is_open=False,
    )
    if isinstance(answer, Play):
        # An aside: it changes the table, and the question is put again.
        street.hands[seat].remove(answer.card)
        street.steps[seat] += 1
        street.next(Turn(seat))
        return
    if not isinstance(answer, Done):
        assert isinstance(answer, Walk)
        steps = answer.steps + street.chance.dice.below(2)
        stopped = yield from ambush(street, seat)
        if not stopped:
            street.steps[seat] += steps
            street.tell(Walked(seat, steps))
    if street.deck:
        card = street.deck.pop()
        street.hands[seat].append(card)
        street.tell(Drew(seat, card), only=seat)
    if sum(street.steps) >= 10:
        street.end("through")
    after = seat % (len(street.steps) - 1) + 1
    if after == 1:
        street.rounds += 1
        if street.rounds == ROUNDS:
            street.end("caught")
    street.next(Turn(after))


def ambush(street: Street, walker: int) -> Generator[Decision, Action, bool]:
    """The ambusher may spring a card; the walker may answer that; and the ambusher the answer."""
    depth = 0
    asked = [0]
    while True:
        # Who is asked follows from the number of cards held, which everybody sees.
        public = [seat for seat in asked if street.hands[seat]]
        reaction = yield from window(
            "step" if depth == 0 else "answer", public, lambda seat: [Play(card) for card in street.hands[seat]]
        )
        if reaction is None:
            return depth % 2 == 1
        assert isinstance(reaction.action, Play)
        street.hands[reaction.seat].remove(reaction.action.card)
        depth += 1
        asked = [walker] if reaction.seat == 0 else [0]


alley = Alley()
__all__ = ["Alley", "Drew", "Pass", "Play", "Walk", "Walked", "alley", "read"]
