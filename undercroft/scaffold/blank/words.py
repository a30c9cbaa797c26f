"""Which words are said of what; the sentences themselves stand in text/."""

from __future__ import annotations

from typing import Any

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.message import Arg, Message
from undercroft.engine.wording import Wording
from undercroft.scaffold.blank.state import March


def ask_pace(march: March, decision: Decision) -> Message:
    """How far it still is."""
    return Message("ask-pace", left=march.goal - march.steps)


def seat_name(march: March, seat: Any) -> Arg:
    """Seats are counted from 0 by us and from 1 by everybody else."""
    return Message("seat-name", number=int(seat) + 1)


def why(march: March, blocked: Blocked) -> Message:
    """Why something cannot be done."""
    return Message(blocked.why)


def outcome(march: March) -> Message:
    """How it ended."""
    return Message(f"outcome-{march.over}")


def headline(march: March) -> Message:
    """Where the game stands."""
    return Message("headline-round", round=march.round)


def faces(text: Any) -> dict[str, Any]:
    """What the parts of the view are called where no board draws them."""
    return {
        "outline": {
            "labels": {
                "round": text.say("label-round"),
                "rounds": text.say("label-rounds"),
                "steps": text.say("label-steps"),
                "goal": text.say("label-goal"),
            }
        }
    }


WORDING: Wording[March] = Wording({"ask-pace": ask_pace}, {}, {}, why, outcome, {"seat": seat_name})
SOURCES = {"Walked": "BL-TURN-01", "Stumbled": "BL-TURN-02"}
