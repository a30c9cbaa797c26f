"""Bots as company: what is to be shared with people first, and what people may ask of whoever plays a seat for a bot.

A game says so in a `Company` (`Game.company`). Only a table at which people and bots sit together asks for it; among
bots alone nobody is courteous and nobody is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.state import State

TAKES: Final = "takes"  # an answer takes for its seat what others may want as well
CLOSES: Final = "closes"  # an answer ends the time in which things can be taken


class Request:
    """Something that is asked of a seat: what kind of thing, and about what, in the game's own names."""

    __slots__ = ("begun", "kind", "thing")

    def __init__(self, kind: str, thing: str = "") -> None:
        self.kind = kind
        self.thing = thing
        self.begun = False  # whether its time has come: a game may say that it is over with that time

    def __repr__(self) -> str:
        return f"<Request {self.kind} {self.thing}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Request) and (self.kind, self.thing) == (other.kind, other.thing)

    def __hash__(self) -> int:
        return hash((self.kind, self.thing))


class Heed:
    """What a request means at a question: answers that do it, the best first, and answers that go against it."""

    __slots__ = ("avoid", "do")

    def __init__(self, do: list[Action] | None = None, avoid: list[Action] | None = None) -> None:
        self.do: list[Action] = [] if do is None else do
        self.avoid: list[Action] = [] if avoid is None else avoid


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """What a game knows of playing together with bots."""

    def share(self, state: State, decision: Decision, action: Action) -> str:
        """Whether an answer takes what others may want (`TAKES`), or ends the time for it (`CLOSES`)."""
        return ""

    def requests(self, state: State, decision: Decision, seat: int) -> list[Request]:
        """What others may ask of this seat now."""
        return []

    def words(self, state: State, seat: int, request: Request) -> Message:
        """A request as it is put to somebody."""
        raise NotImplementedError

    def objection(self, state: State, decision: Decision, seat: int, request: Request) -> Blocked | None:
        """Why the rules will not have it; nothing if they will."""
        return None

    def heed(self, state: State, decision: Decision, seat: int, request: Request) -> Heed:
        """What a request means for the answers of this seat at this question."""
        return Heed()

    def is_over(self, state: State, decision: Decision, seat: int, request: Request) -> bool:
        """Whether a request is done with: granted, or its time has passed."""
        return True


def answer_for(heeds: list[Heed], options: list[Action]) -> Action | None:
    """The answer that requests ask for, if one of these does and none speaks against it."""
    avoided = [action for heed in heeds for action in heed.avoid]
    for heed in heeds:
        for action in heed.do:
            if action in options and action not in avoided:
                return action
    return None
