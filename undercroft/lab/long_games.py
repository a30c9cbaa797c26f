"""Long games: what an answer costs after twenty thousand of them, beside what it cost at the start.

No game of people is that long, so one is made: the bot with judgement plays until it comes to two answers of which the
second undoes the first (to pick something up and lay it down again), and these are given over and over. They are true
answers to true questions of the game; the position stays what it was, and all that grows is the past. Of what is
measured a few times only, the least counts: other programs can only ever slow us down.
"""

from __future__ import annotations

import gc
import time
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.game import AnyGame
from undercroft.engine.record import Action
from undercroft.engine.saves import Saving
from undercroft.engine.session import Session
from undercroft.server.settings import SNAPSHOT_EVERY

ANSWERS: Final = 20_000
WINDOW: Final = 1_000  # answers at the start, and as many at the end
UNDERWAY: Final = 40  # answers by which a game is well under way
TRIES: Final = 6  # games
LONGEST: Final = 1_200  # answers of the bot
MOST_OPTIONS: Final = 40  # where there are more, no two answers are looked for
UNDOS: Final = 3

Given = tuple[int, Action]  # a seat, and its answer


class Pair(NamedTuple):
    """Two answers that lead back to where they began, and the game that stands there."""

    session: Session
    there: Given
    back: Given


class Cost:
    """What some answers cost."""

    def __init__(self) -> None:
        self.answers: list[int] = []  # nanoseconds
        self.loop: list[int] = []  # nanoseconds for which everybody else waits while a snapshot is made
        self.beside: list[int] = []  # nanoseconds that its bytes take beside the event loop
        self.bytes = 0
        self.checkpoints = 0
        self.undo: list[int] = []  # nanoseconds to take back half of the game

    def figures(self) -> dict[str, float]:
        """The figures, by name."""
        return {
            "answer_us": round(median(self.answers) / 1e3, 1),
            "checkpoints": self.checkpoints,
            "undo_half_ms": round(min(self.undo) / 1e6, 1),
            "snapshot_on_loop_us": round(min(self.loop) / 1e3, 1),
            "snapshot_beside_ms": round(min(self.beside) / 1e6, 1),
            "bytes_stored_an_answer": round(self.bytes / (SNAPSHOT_EVERY * len(self.loop))),
        }


def measure(game: AnyGame, answers: int = ANSWERS) -> dict[str, Any] | None:
    """What answers cost at the start and at the end of a game of so many; nothing if none can be made so long."""
    pair = find_pair(game)
    if pair is None:
        return None
    session = pair.session
    left = answers - len(session.entries)
    window = min(WINDOW, left // 4 * 2)
    gc.collect()
    gc.freeze()
    start, end = Cost(), Cost()
    go_on(pair, window, start)
    take_back_half(session, start)
    early = len(session.entries)
    go_on(pair, (left - 2 * window) // 2 * 2, Cost())
    go_on(pair, window, end)
    take_back_half(session, end)
    return {
        "answers": len(session.entries),
        "window": window,
        "half": [early - early // 2, len(session.entries) - len(session.entries) // 2],
        "pair": [type(pair.there[1]).__name__, type(pair.back[1]).__name__],
        "start": start.figures(),
        "end": end.figures(),
    }


def find_pair(game: AnyGame) -> Pair | None:
    """A game well under way that stands where an answer can be undone by another; nothing if none is found."""
    bot = "random" if game.judgement() is None else "judgement"
    for number in range(TRIES):
        session = Session.start(game, min(2, game.players[1]), f"long:{number}")
        players = {seat: find_bot(bot, game, f"{session.seed}:{seat}") for seat in range(session.seats)}
        while session.decision is not None and len(session.entries) < LONGEST:
            if len(session.entries) >= UNDERWAY:
                found = pair_at(session)
                if found is not None:
                    return found
            answer = next_answer(session, players)
            assert answer is not None
            session.act(answer[1], answer[0])
    return None


def pair_at(session: Session) -> Pair | None:
    """Two answers that lead back to this position, if there are such."""
    here = session.digest()
    for there in all_answers(session):
        once = session.copy()
        once.act(there[1], there[0])
        if ask_of(once) != ask_of(session) or once.digest() == here:
            continue  # what can be undone is mostly asked for again
        for back in all_answers(once):
            twice = once.copy()
            twice.act(back[1], back[0])
            if twice.digest() == here and there in all_answers(twice):
                return Pair(session, there, back)
    return None


def ask_of(session: Session) -> str:
    """What is asked now."""
    return "" if session.decision is None else session.decision.ask


def all_answers(session: Session) -> list[Given]:
    """Everything that anybody may answer now; nothing where that is very much."""
    decision = session.decision
    if decision is None:
        return []
    found = [(seat, action) for seat in decision.asked() for action in decision.options_of(seat)]
    return found if len(found) <= MOST_OPTIONS else []


def go_on(pair: Pair, answers: int, cost: Cost) -> None:
    """Give so many answers, and store them as a server does."""
    session = pair.session
    clock = time.perf_counter_ns
    given = len(session.history)
    for count in range(answers):
        seat, action = pair.there if count % 2 == 0 else pair.back
        before = clock()
        session.answer(seat, session.serials[seat], action)
        cost.answers.append(clock() - before)
        if count % SNAPSHOT_EVERY == SNAPSHOT_EVERY - 1:
            store(session, given, cost)
            given = len(session.history)
    cost.checkpoints = len(session.checkpoints)


def store(session: Session, given: int, cost: Cost) -> None:
    """What a server writes: a row for each entry since, a snapshot without the past, and what is new of the past."""
    clock = time.perf_counter_ns
    before = clock()
    saving = Saving(session, past=False)
    between = clock()
    saved, part = saving.encode_with_part()
    cost.beside.append(clock() - between)
    cost.loop.append(between - before)
    session.stored = saving.until
    cost.bytes += len(saved) + len(part.body)
    cost.bytes += sum(len(msgspec.json.encode(entry.to_wire())) for entry in session.history[given:])


def take_back_half(session: Session, cost: Cost) -> None:
    """Take back half of the game, and bring it back again."""
    for _ in range(UNDOS):
        before = time.perf_counter_ns()
        session.back(len(session.entries) // 2)
        cost.undo.append(time.perf_counter_ns() - before)
        session.redo()
