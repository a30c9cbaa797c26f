"""Doors: a corridor, a die, and candles that will not last. All win or lose together."""

from __future__ import annotations

from typing import Any

from small_games.doors.bot import Judgement
from small_games.doors.catalogue import CARDS
from small_games.doors.state import (
    READERS,
    Bounced,
    Burn,
    Corridor,
    Force,
    Heard,
    Listen,
    Listened,
    Opened,
    Turn,
)

from undercroft.engine.agenda import StepTable, run
from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.game import Game, Rule
from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action, Reader, Record, Step
from undercroft.engine.talk import FREE, Talk
from undercroft.engine.wording import Wording

CANDLES = 8
FIRE = 2  # candles that it takes to burn a door


def set_up(seats: int, chance: Chance) -> Corridor:
    """The doors are shuffled; the first seat stands before the first of them."""
    doors = sorted(CARDS.doors)
    chance.setup.shuffle(doors)
    return Corridor([Turn(0)], chance, "", seats, doors, [], CANDLES, [], 0)


def take_turn(corridor: Corridor, turn: Turn) -> Rule:
    """Listen, force the door or burn it; then the next seat has its turn."""
    seat = turn.seat
    options: list[Action] = [Force()]
    if seat not in corridor.listeners:
        options.append(Listen())
    if corridor.candles > FIRE:
        options.append(Burn())
    answer = yield Decision([seat], options, "ask-door", about=seat)
    if isinstance(answer, Listen):
        corridor.listeners.append(seat)
        corridor.tell(Heard(seat, corridor.doors[-1]), only=seat)
        corridor.tell(Listened(seat))
    elif isinstance(answer, Burn):
        corridor.candles -= FIRE
        open_door(corridor, seat)
    else:
        force(corridor, seat)
    corridor.next(Turn((seat + 1) % corridor.seats))


def force(corridor: Corridor, seat: int) -> None:
    """A die as high as the door is strong opens it; otherwise a candle goes out, and with the last one the game."""
    shown = 1 + corridor.chance.dice.below(6)
    if shown >= CARDS.doors[corridor.doors[-1]].strength:
        open_door(corridor, seat)
        return
    corridor.candles -= 1
    corridor.bounced = max(corridor.bounced, shown)
    corridor.tell(Bounced(seat, shown))
    if corridor.candles == 0:
        corridor.end("dark")


def open_door(corridor: Corridor, seat: int) -> None:
    """The door ahead is open; of the next one nobody knows anything. Behind the last one it is day."""
    door = corridor.doors.pop()
    corridor.open.append(door)
    corridor.listeners = []
    corridor.bounced = 0
    corridor.tell(Opened(seat, door))
    if not corridor.doors:
        corridor.end("out")


STEPS: StepTable = {Turn: take_turn}


def view(corridor: Corridor, seat: int) -> dict[str, Any]:
    """What a seat may know (-1: an onlooker): the door ahead only if it has listened."""
    seen: dict[str, Any] = {
        "candles": corridor.candles,
        "doors": len(corridor.doors),
        "open": corridor.open.copy(),
        "listeners": corridor.listeners.copy(),
        "bounced": corridor.bounced,
    }
    if seat in corridor.listeners:
        seen["ahead"] = corridor.doors[-1]
    return seen


def redeal(corridor: Corridor, seat: int, rng: Stream) -> None:
    """Shuffle the doors, but leave ahead what the seat has heard, or one that what was rolled would not have opened."""
    if not corridor.doors:
        return
    doors = sorted(corridor.doors)  # from the same order, whatever the true one is
    rng.shuffle(doors)
    if seat in corridor.listeners:
        ahead = corridor.doors[-1]
    else:
        ahead = next(door for door in doors if CARDS.doors[door].strength > corridor.bounced)
    doors.remove(ahead)
    corridor.doors = [*doors, ahead]


def seat_name(corridor: Corridor, seat: Any) -> Arg:
    """Seats are counted from 0 by us and from 1 by everybody else."""
    return Message("seat-name", number=int(seat) + 1)


def door_name(corridor: Corridor, door: Any) -> Arg:
    """A door by its name; its strength comes with it, from the card."""
    return Message("door-strength", door=Message(f"door-{door}"), strength=CARDS.doors[door].strength)


def ask_door(corridor: Corridor, decision: Decision) -> Message:
    """How many candles there are; whose turn it is every table shows by itself."""
    return Message("ask-door", candles=corridor.candles)


WORDING: Wording[Corridor] = Wording(
    questions={"ask-door": ask_door},
    answers={},
    events={},
    why=lambda corridor, blocked: Message(blocked.why),
    outcome=lambda corridor: Message(f"outcome-{corridor.over}"),
    fields={"seat": seat_name, "door": door_name},
)


class Doors(Game[Corridor]):
    """The game."""

    name = "doors"
    package = "small_games.doors"
    players = (1, 3)
    hides = True  # whoever has listened knows more than the others

    def __init__(self) -> None:
        super().__init__(CARDS)

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Corridor:
        return set_up(seats, chance)

    def run(self, state: Corridor, step: Step) -> Rule | None:
        return run(STEPS, state, step)

    def payoff(self, state: Corridor, side: int) -> float:
        return 1.0 if state.over == "out" else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def readers(self) -> dict[str, Reader]:
        return READERS

    def view(self, state: Corridor, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, state: Corridor, seat: int, rng: Stream) -> None:
        redeal(state, seat, rng)

    def talk(self, state: Corridor, decision: Decision | None) -> Talk:
        """Whoever has listened may not say what they heard; a nod must do."""
        return Talk(chat=False, signals=("signal-nod", "signal-wince")) if state.listeners else FREE

    def words(self, state: Corridor, about: Record | Decision | Blocked) -> Message:
        return WORDING.of(state, about)


game = Doors()
