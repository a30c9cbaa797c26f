"""Writes a game's testing/moments.json: a real moment for every kind of question, for the tests of its board.

Run it from the repository's root after a change of a view: ``python web/tools/gather.py dark_castle``. What is a
game's own stands in its testing/gather.py, by the names of `Gathering`; whatever it leaves out is as it is here.
"""

from __future__ import annotations

import json
import random
import runpy
import sys
from pathlib import Path
from typing import Any

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.engine.text import Text

ROOMS = Path(__file__).parent.parent / "src" / "games"


class Gathering:
    """What may differ from game to game."""

    games = 40
    lines = 12  # of the log
    most = 1_000_000  # answers a game is followed for
    whims = 0.0  # how often chance answers instead of the bot, so that what a bot never does is seen too
    options: tuple[dict[str, str], ...] = ({},)  # the games begin by these in turn

    def seats(self, seed: int) -> int:
        """How many play a game."""
        return seed % 4 + 1

    def keys(self, session: Session) -> list[str]:
        """What a moment is kept for, beside its question and the kinds of its actions."""
        return []

    def is_better(self, count: int, before: int) -> bool:
        """Whether a moment with so many answers replaces one with so many."""
        return count > before

    def faces(self, faces: dict[str, Any], moments: list[dict[str, Any]]) -> dict[str, Any]:
        """Of what is printed on the cards, as much as the moments need."""
        return faces


def moment(session: Session, text: Text, lines: int) -> dict[str, Any]:
    """What one seat sees and is asked, in English: where hands are hidden, the one that is asked."""
    decision = session.decision
    assert decision is not None
    view = session.view(decision.seats[0] if session.game.hides else 0)
    options = [[one.to_wire(), text.option(session.state, one), decision.seats] for one in decision.options]
    asides = [[a.action.to_wire(), text.option(session.state, a.action), [a.seat]] for a in decision.asides or []]
    ahead = session.game.foresee(session.state, decision, decision.seats[0])
    return {
        "ask": decision.ask,
        "view": {name: view[name] for name in ("game", "seat", "over", "table")},
        "log": [[n, "", one.event.to_wire(), 0] for n, one in enumerate(session.events[-lines:])],
        "question": {
            "text": text.question(session.state, decision),
            "seats": decision.seats,
            "leader": decision.leader,
            "about": decision.about,
            "options": options,
            "asides": asides,
            **({"ahead": ahead} if ahead else {}),
        },
    }


def gather(name: str, way: Gathering) -> dict[str, Any]:
    """A moment for each question, each kind of action and each key of the game's own; and the faces they need."""
    game = find_game(name)
    text = Text(game, "en")
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for seed in range(way.games):
        seats = way.seats(seed)
        options = way.options[seed % len(way.options)]
        session = Session.start(game, players=seats, seed=f"moments {seed}", options=options)
        bots = {seat: find_bot("judgement", game, str(seat)) for seat in range(seats)}
        whim = random.Random(seed)
        for _ in range(way.most):
            decision = session.decision
            if decision is None:
                break
            actions = [*decision.options, *[one.action for one in decision.asides or []]]
            for key in {decision.ask, *[type(action).__name__ for action in actions], *way.keys(session)}:
                if key not in best or way.is_better(len(actions), best[key][0]):
                    best[key] = (len(actions), moment(session, text, way.lines))
            answer = next_answer(session, dict(bots))
            assert answer is not None
            seat, action = answer
            if way.whims and whim.random() < way.whims and decision.options and seat in decision.seats:
                action = whim.choice(decision.options)
            session.answer(seat, session.serials[seat], action)
    # A moment that serves several keys is kept once.
    kept = {json.dumps(best[key][1], sort_keys=True): best[key][1] for key in sorted(best)}
    moments = list(kept.values())
    return {"moments": moments, "faces": way.faces(game.faces(text), moments)}


def main(folder: str) -> None:
    """Gather for one game, by its folder."""
    testing = ROOMS / folder / "testing"
    own = runpy.run_path(str(testing / "gather.py"))
    found = gather(folder.replace("_", "-"), own["gathering"])
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    (testing / "moments.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
