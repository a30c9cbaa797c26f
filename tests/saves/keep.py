"""Keep saves of this release: ``python tests/saves/keep.py 0.1 [dark-souls]``, once, before it goes out."""

from __future__ import annotations

import sys
from pathlib import Path

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game as castle
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_souls import game as souls
from undercroft.games.dark_souls.state import Souls

HERE = Path(__file__).parent


def keep_castle(release: str) -> None:
    """One castle in the middle of a fight after some undoing, and one that is over."""
    session = Session.start(castle, players=3, seed=f"release {release}")
    bots = {seat: find_bot("judgement", castle, "keep") for seat in range(3)}
    kept = False
    while (answer := next_answer(session, bots)) is not None:
        session.answer(answer[0], session.serial(answer[0]), answer[1])
        state = session.state
        assert isinstance(state, Castle)
        if not kept and len(session.entries) > 40 and state.fight is not None and state.fight.round > 1:
            went_back(session, f"dark-castle-{release}-fight")
            kept = True
    (HERE / f"dark-castle-{release}-over.json").write_bytes(session.save())


def keep_souls(release: str) -> None:
    """An encounter after some undoing, a campaign at its bonfire with one who joined, and a game that is over."""
    session = Session.start(souls, players=2, seed=f"release {release}")
    bots = {seat: find_bot("judgement", souls, "keep") for seat in range(4)}
    kept = False
    while (answer := next_answer(session, bots)) is not None:
        session.answer(answer[0], session.serial(answer[0]), answer[1])
        state = session.state
        assert isinstance(state, Souls)
        if not kept and state.activation is not None and len(session.entries) > 30 and state.foes:
            went_back(session, f"dark-souls-{release}-encounter")
            bots = {seat: find_bot("random", souls, "keep") for seat in range(4)}  # who are soon beaten
            kept = True
    (HERE / f"dark-souls-{release}-over.json").write_bytes(session.save())
    session = Session.start(souls, players=2, seed=f"campaign {release}", options={"mode": "coiled_sword"})
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[0])
    session.reseat(3)
    for _ in range(60):
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])
    (HERE / f"dark-souls-{release}-campaign.json").write_bytes(session.save())


def went_back(session: Session, name: str) -> None:
    """Take two answers back, bring one again, keep that."""
    session.undo()
    session.undo()
    session.redo()
    (HERE / f"{name}.json").write_bytes(session.save())
    session.redo()


if __name__ == "__main__":
    for game, keep in {"dark-castle": keep_castle, "dark-souls": keep_souls}.items():
        if game in sys.argv[2:] or not sys.argv[2:]:
            keep(sys.argv[1])
