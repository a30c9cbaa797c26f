"""Jobs and bots for the tests of the workers; in a module of their own, since the processes import it."""

from __future__ import annotations

import os
import signal
import time

from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.state import Street

from undercroft.bots.player import Player
from undercroft.engine.game import Game
from undercroft.engine.record import Action
from undercroft.engine.session import Session


def number(game: Game) -> int:
    """The process that does it."""
    return os.getpid()


def sleep(game: Game, seconds: float) -> str:
    """Take long."""
    time.sleep(seconds)
    return game.name


def die_once(game: Game, path: str) -> str:
    """Die the first time; the second time it works."""
    if os.path.exists(path):
        return "done"
    with open(path, "w"):
        os.kill(os.getpid(), signal.SIGKILL)
    return ""


def die(game: Game) -> None:
    """Die every time."""
    os.kill(os.getpid(), signal.SIGKILL)


def wait_for(game: Game, gate: str, log: str, name: str) -> str:
    """Write down that it begins, then wait until a file is there."""
    with open(log, "a") as file:
        file.write(f"{name}\n")
    while not os.path.exists(gate):
        time.sleep(0.002)
    return name


def devour(game: Game, size: int) -> int:
    """Take so much memory."""
    return len(bytearray(size))


def interrupts(game: Game) -> bool:
    """Whether Ctrl-C is left to the one who serves."""
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


class Peeker(Player):
    """Looks at what everybody holds, as far as it is shown."""

    def __init__(self, stumbles: bool = False) -> None:
        self.saw: list[tuple[int, list[list[str]], list[str], str]] = []
        self.stumbles = stumbles

    def choose(self, session: Session, seat: int) -> Action | None:
        state = session.state
        assert isinstance(state, Street)
        self.saw.append((seat, [hand.copy() for hand in state.hands], state.deck.copy(), session.seed))
        if self.stumbles:
            raise ZeroDivisionError
        assert session.decision is not None
        return session.decision.options[0] if seat == session.decision.leader else None


class Peeked(DarkAlley):
    """An alley whose bot looks about."""

    def __init__(self, peeker: Peeker) -> None:
        super().__init__()
        self.peeker = peeker

    def judgement(self) -> object | None:
        return self.peeker
