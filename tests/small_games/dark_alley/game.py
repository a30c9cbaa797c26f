"""An ambush in the dark: every seat holds cards that nobody else may see.

The ambusher may answer what a walker does; answers may be answered (a reaction inside a reaction); walkers may join
between two turns. It asks of the engine what the larger boxes will ask.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from small_games.dark_alley.state import READERS, Drew, Play, Street, Turn, Walk, Walked

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import DONE, Aside, Decision, Done
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Game, Rule
from undercroft.engine.message import Message
from undercroft.engine.record import Action, Reader, Step
from undercroft.engine.sides import Side
from undercroft.engine.state import Told
from undercroft.engine.text import Text
from undercroft.engine.window import window

CARDS = ["snare", "shout", "stone", "shade", "smoke", "sling", "spike", "sleep"]
ROUNDS = 4


class DarkAlley(Game[Street]):
    """The game. Walkers win with ten steps in all; a snare that is not shouted down stops one."""

    name = "dark-alley"
    package = "small_games.dark_alley"
    players = (2, 4)
    hides = True
    chat = False

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Street:
        deck = CARDS.copy()
        chance.setup.shuffle(deck)
        hands = [[deck.pop(), deck.pop()]] + [[deck.pop()] for _ in range(seats - 1)]
        return Street([Turn(1)], chance, "", deck, hands, [0] * seats, 0)

    def run(self, state: Street, step: Step) -> Rule | None:
        assert isinstance(step, Turn)
        return turn(state, step.seat)

    def sides(self, seats: int, options: dict[str, Any]) -> list[Side]:
        return [Side("ambusher", [0]), Side("walkers", list(range(1, seats)))]

    def payoff(self, state: Street, side: int) -> float:
        return 1.0 if (state.over == "through") == (side == 1) else 0.0

    def moments(self) -> dict[str, str]:
        return {"step": "stop", "answer": "stop"}

    def label(self, state: Street, step: Step) -> str:
        return f"round:{state.rounds}" if isinstance(step, Turn) and step.seat == 1 else ""

    def readers(self) -> dict[str, Reader]:
        return READERS

    def view(self, state: Street, seat: int) -> dict[str, Any]:
        hand = state.hands[seat] if 0 <= seat < len(state.hands) else []
        return {"steps": state.steps.copy(), "hand": hand.copy(), "held": [len(held) for held in state.hands]}

    def redeal(self, state: Street, seat: int, rng: Stream) -> None:
        hidden = sorted(state.deck + [card for who, hand in enumerate(state.hands) if who != seat for card in hand])
        rng.shuffle(hidden)
        for who, hand in enumerate(state.hands):
            if who != seat:
                hand[:] = [hidden.pop() for _ in hand]
        state.deck[:] = hidden

    def reseat(self, state: Street, seats: int, leaver: int) -> None:
        if seats < len(state.steps):
            raise NotPossible("nobody leaves the alley")
        while len(state.steps) < seats:
            state.steps.append(0)
            state.hands.append([state.deck.pop()] if state.deck else [])

    def headline(self, state: Street) -> Message:
        return Message("alley-round", number=state.rounds + 1)

    def faces(self, text: Text) -> dict[str, Any]:
        return {
            "cards": {card: {"name": text.say(f"card-{card}")} for card in CARDS},
            "outline": {
                "labels": {part: text.say(f"part-{part}") for part in ("steps", "hand", "held")},
                "seats": ["steps", "held"],
                "own": ["hand"],
            },
        }

    def recap(self, state: Street, log: list[Told]) -> dict[str, Any]:
        return {"steps": state.steps.copy()}


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


game = DarkAlley()
