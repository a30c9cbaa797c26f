"""Writes moments.json: for every kind of question a real moment of the castle with its options, for the board's tests.

Run it from the repository's root after a change of the view: python web/src/games/dark_castle/testing/gather.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.engine.text import Text

GAMES = 40
LINES = 12
WHERE = Path(__file__).with_name("moments.json")


def moment(session: Session, text: Text) -> dict[str, Any]:
    """What one seat sees and is asked, in English."""
    decision = session.decision
    assert decision is not None
    view = session.view(0)
    options = [[one.to_wire(), text.option(session.state, one), decision.seats] for one in decision.options]
    asides = [[a.action.to_wire(), text.option(session.state, a.action), [a.seat]] for a in decision.asides or []]
    told = session.events[-LINES:]
    return {
        "ask": decision.ask,
        "view": {name: view[name] for name in ("game", "seat", "over", "table")},
        "log": [[n, "", one.event.to_wire(), 0] for n, one in enumerate(told)],
        "question": {
            "text": text.question(session.state, decision),
            "seats": decision.seats,
            "leader": decision.leader,
            "about": decision.about,
            "options": options,
            "asides": asides,
        },
    }


def gather() -> dict[str, Any]:
    """The moments with most to choose from, one for each question and each kind of action; and the faces they need."""
    game = find_game("dark-castle")
    text = Text(game, "en")
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for seed in range(GAMES):
        seats = seed % 4 + 1
        session = Session.start(game, players=seats, seed=f"moments {seed}")
        bots = {seat: find_bot("judgement", game, str(seat)) for seat in range(seats)}
        while session.decision is not None:
            decision = session.decision
            actions = [*decision.options, *[one.action for one in decision.asides or []]]
            for key in {decision.ask, *[type(action).__name__ for action in actions]}:
                if key not in best or best[key][0] < len(actions):
                    best[key] = (len(actions), moment(session, text))
            answer = next_answer(session, dict(bots))
            assert answer is not None
            seat, action = answer
            session.answer(seat, session.serials[seat], action)
    # A moment that serves several keys is kept once.
    kept = {json.dumps(best[key][1], sort_keys=True): best[key][1] for key in sorted(best)}
    moments = list(kept.values())
    faces = game.faces(text)
    pages = {page for one in moments for page in one["view"]["table"]["turned"][-1:]}
    faces["pages"] = {id: faces["pages"][id] for id in sorted(pages)}
    return {"moments": moments, "faces": faces}


if __name__ == "__main__":
    WHERE.write_text(json.dumps(gather(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
