"""Writes moments.json: for every kind of question a real moment of Dark Souls with its options, for the board's tests.

Run it from the repository's root after a change of the view: python web/src/games/dark_souls/testing/gather.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dark_souls.state import Souls

GAMES = 36
LINES = 4
MOST = 3000  # answers a game is followed for
WHIMS = 0.12  # how often chance answers instead of the bot, so that what a bot never does is seen too
MODES: list[dict[str, str]] = [
    {"mode": "standard"},
    {"mode": "standard", "layout": "players", "defend_order": "asked"},
    {"mode": "first_journey", "step_between_attacks": "yes"},
    {"mode": "coiled_sword", "layout": "players"},
]
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
            "ahead": session.game.foresee(session.state, decision, decision.seats[0]),
        },
    }


def gather() -> dict[str, Any]:
    """A moment for each question, for each kind of action and each boss; and the faces."""
    game = find_game("dark-souls")
    text = Text(game, "en")
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for seed in range(GAMES):
        seats = seed % 4 + 1
        session = Session.start(game, players=seats, seed=f"moments {seed}", options=MODES[seed % len(MODES)])
        bots = {seat: find_bot("judgement", game, str(seat)) for seat in range(seats)}
        whim = random.Random(seed)
        for _ in range(MOST):
            decision = session.decision
            if decision is None:
                break
            actions = [*decision.options, *[one.action for one in decision.asides or []]]
            for key in {decision.ask, *[type(action).__name__ for action in actions], *bosses(session)}:
                # Few answers make a small file: enough that there is something to choose.
                if key not in best or (best[key][0] < 3 and len(actions) > best[key][0]):
                    best[key] = (len(actions), moment(session, text))
            answer = next_answer(session, dict(bots))
            assert answer is not None
            seat, action = answer
            if whim.random() < WHIMS and decision.options and seat in decision.seats:
                action = whim.choice(decision.options)
            session.answer(seat, session.serials[seat], action)
    kept = {json.dumps(best[key][1], sort_keys=True): best[key][1] for key in sorted(best)}
    return {"moments": list(kept.values()), "faces": needed(game.faces(text), "".join(kept))}


def needed(faces: dict[str, Any], moments: str) -> dict[str, Any]:
    """The faces, of treasure only what lies somewhere in the moments or is begun with."""
    begun = json.dumps(faces["characters"])
    gear = faces["equipment"]
    faces["equipment"] = {id: gear[id] for id in gear if f'"{id}.' in moments or f'"{id}"' in begun}
    return faces


def bosses(session: Session) -> list[str]:
    """Which bosses stand there."""
    souls = session.state
    assert isinstance(souls, Souls)
    return [foe.kind for foe in souls.foes if foe.facing >= 0]


if __name__ == "__main__":
    WHERE.write_text(json.dumps(gather(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
