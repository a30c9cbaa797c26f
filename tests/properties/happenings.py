"""What has happened in games, in words that can be compared with all that can happen.

A game may bring a `happenings.py`: `everything()` names what can happen in it beside its records and questions, a
`Watcher` notes that, and `happen(watcher)` makes it happen.
"""

from __future__ import annotations

import re
from importlib import import_module

from all_games import SMALL, SMALL_GAMES, TESTS, folder_of

from undercroft.bots.player import Player, next_answer
from undercroft.engine.game import Game
from undercroft.engine.record import Action, Event, Step
from undercroft.engine.session import Session
from undercroft.engine.state import State


def everything(game: Game) -> set[str]:
    """All questions, answers, events and steps of a game, by the names a watcher gives them."""
    state = import_module(f"{game.package}.state")
    # The sources, also where the compiled tree is under test.
    folder = (SMALL if game in SMALL_GAMES else TESTS.parent / "undercroft" / "games") / folder_of(game)
    sources = [*(folder / "rules").glob("*.py"), folder / "game.py"]
    wanted = {
        f"asked {ask}" for file in sources for ask in re.findall(r'"(ask-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    for kind, word in ((Event, "told"), (Action, "did"), (Step, "ran")):
        wanted |= {f"{word} {one.__name__}" for one in vars(state).values() if is_kind(one, kind)}
    return wanted


def is_kind(one: object, kind: type) -> bool:
    """Whether this is one of the game's own records of a kind."""
    return isinstance(one, type) and issubclass(one, kind) and one is not kind


class Watcher:
    """Looks on while games are played, and notes what happened."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def watch(self, session: Session, bots: dict[int, Player], most: int) -> Session:
        """Let these play, for so many answers at most."""
        self.look(session, 0, 0)
        for _ in range(most):
            answer = next_answer(session, bots)
            if answer is None:
                break
            self.give(session, *answer)
        return session

    def give(self, session: Session, seat: int, action: Action) -> None:
        """One answer, and what it led to."""
        told, line = len(session.events), len(session.entries)
        self.seen.add(f"did {type(action).__name__}")
        session.answer(seat, session.serial(seat), action)
        self.look(session, told, line + 1)

    def look(self, session: Session, told: int, line: int) -> None:
        """What was told and carried out since, and how the table lies."""
        if session.decision is not None:
            self.seen.add(f"asked {session.decision.ask}")
        for mark in reversed(session.checkpoints):
            if mark.at < line:
                break
            if mark.state.agenda:
                self.seen.add(f"ran {type(mark.state.agenda[-1]).__name__}")
        for one in session.events[told:]:
            self.seen.add(f"told {type(one.event).__name__}")
            self.hear(one.event, session.state)

    def hear(self, event: Event, state: State) -> None:
        """One thing that was told: a game notes more about it."""
