"""The past of a table: stepping through it again, and going on from somewhere in it. Done in worker processes."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.engine.errors import NotPossible, Refused, WrongSeat
from undercroft.engine.game import AnyGame
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.server import wire
from undercroft.server.game_log import StoredGame, redealt, restored, walk_on, walked
from undercroft.server.presenter import seen, sides_shown, text_of
from undercroft.server.stages import stages_of, with_lines


class ReplayStep(msgspec.Struct):
    """One entry of the line: who answered what, and what it changed."""

    step: int
    by: int
    text: str
    stages: list[wire.Stage]
    headline: str


class Replay(msgspec.Struct):
    """A whole game as one seat saw it."""

    game: str
    sitters: msgspec.Raw
    view: dict[str, Any]
    steps: list[ReplayStep]
    over: str
    outcome: str
    victory: str
    sides: list[wire.TableSide]
    recap: dict[str, Any] | None


def replay(game: AnyGame, kept: bytes, seats: list[int], lang: str, sitters: bytes, only_ended: bool = False) -> bytes:
    """Every step as a person with these seats (none: an onlooker) saw it through the first of them, as JSON.

    Nothing, where only a game that has ended may be shown and this one has not.
    """
    session = restored(msgspec.msgpack.decode(kept, type=StoredGame), game).session
    if only_ended and not session.is_over():
        return b""
    seat = seats[0] if seats else -1
    text = text_of(game, lang)
    walk = walked(session)
    walk.watch(True)
    view = seen(walk, seat)
    found = Replay(game.name, msgspec.Raw(sitters), view, [], "", "", "", [], None)
    # What happened before the first question is told with the first answer.
    lines, _ = _lines(text, walk, seat, 0, 0)
    number = len(lines)
    while len(walk.entries) < len(session.entries):
        entry = session.entries[len(walk.entries)]
        said = ""
        if entry.action is not None and walk.decision is not None and (walk.decision.open or entry.seat in seats):
            said = text.option(walk.state, entry.action, walk.decision)
        told = len(walk.events)
        try:
            walk_on(walk, session)
        except Refused:
            break  # the rules have changed since: what is left cannot be shown
        now = seen(walk, seat)
        news, then = _lines(text, walk, seat, told, number)
        lines += news
        number += len(news)
        stages = stages_of(lines, view, then.get, now)
        headline = text.tell(game.headline(walk.state))
        by = entry.seat if entry.kind == "answer" else -1
        found.steps.append(ReplayStep(len(walk.entries), by, said, with_lines(lines, stages), headline))
        view = now
        lines = []
        walk.let_go(told)
    found.over = walk.state.over
    found.outcome = text.outcome(walk.state)
    if walk.is_over():
        found.victory = text.victory(walk.sides(), walk.winners(), seats)
        found.sides = sides_shown(walk, text)
        found.recap = game.recap(walk.state, walk.events) or None
    return msgspec.json.encode(found)


def _lines(
    text: Text, walk: Session, seat: int, told: int, number: int
) -> tuple[list[wire.LogLine], dict[int, dict[str, Any]]]:
    """What a seat heard since so many events had been told, numbered from there; and the view as each was told."""
    lines: list[wire.LogLine] = []
    views: dict[int, dict[str, Any]] = {}
    for place in range(told, len(walk.events)):
        one = walk.events[place]
        event = walk.game.see(one.event, seat) if one.only < 0 or one.only == seat else None
        if event is None:
            continue
        if one.state is not None:
            views[number] = seen(walk, seat, one.state)
        said = text.line(walk.state, event, walk.told_before(place))
        lines.append(wire.LogLine(number, said, event.to_wire(), len(walk.entries)))
        number += 1
    return lines, views


def fork(game: AnyGame, kept: bytes, step: int, seat: int, key: str) -> bytes:
    """A save of a game that goes on from a step: of one that is over as it was, else redealt for the seat."""
    session = restored(msgspec.msgpack.decode(kept, type=StoredGame), game).session
    if not 0 <= step <= len(session.entries):
        raise NotPossible(f"this game has {len(session.entries)} entries, not {step}")
    if session.is_over():
        return session.fork(step).save()
    if seat < 0:
        raise WrongSeat("of a game under way only those who play may have their own past")
    walk = walked(session)
    while len(walk.entries) < step:
        walk_on(walk, session)
    return redealt(walk, seat, key).save()
