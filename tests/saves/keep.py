"""Keep a save of this release: ``python tests/saves/keep.py 0.1``, once, before it goes out."""

from __future__ import annotations

import sys
from pathlib import Path

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game

HERE = Path(__file__).parent


def main(release: str) -> None:
    """One castle in the middle of a fight after some undoing, and one that is over."""
    session = Session.start(game, players=3, seed=f"release {release}")
    bots = {seat: find_bot("judgement", game, "keep") for seat in range(3)}
    kept = False
    while (answer := next_answer(session, bots)) is not None:
        session.answer(answer[0], session.serial(answer[0]), answer[1])
        fight = session.state.fight  # type: ignore[attr-defined]
        if not kept and len(session.line) > 40 and fight is not None and fight.round > 1:
            session.undo()
            session.undo()
            session.redo()
            (HERE / f"dark-castle-{release}-fight.json").write_bytes(session.save())
            session.redo()
            kept = True
    (HERE / f"dark-castle-{release}-over.json").write_bytes(session.save())


if __name__ == "__main__":
    main(sys.argv[1])
