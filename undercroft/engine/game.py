"""The contract between the engine and a game, and where games are found.

A game is an object with rules (generators), a starting state, a view and a redeal. It registers through the
entry point group ``undercroft.games``; one from outside this repository is found in the same way.
"""

from __future__ import annotations

from collections.abc import Generator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.errors import NotPossible
from undercroft.engine.message import Arg, Message, kebab
from undercroft.engine.record import Action, Event, Reader, Record, Step
from undercroft.engine.state import State, Told

Rule = Generator[Decision, Action, None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the engine asks of a game."""

    # A game says these once, for its class: also one that is not compiled, beside an engine that is.
    name: ClassVar[str] = ""  # as in `undercroft play NAME`
    package: ClassVar[str] = ""  # where its content, text and rulebook are
    schema: ClassVar[int] = 1  # raised whenever a state written before can no longer be read as it stands
    players: ClassVar[tuple[int, int]] = (1, 4)
    hides: ClassVar[bool] = False  # whether a seat holds what the others may not see: a shared screen needs a curtain
    chat: ClassVar[bool] = True  # whether players may say what they like at any time

    def __init__(self) -> None:
        self.content = ""  # digest of the content, so that a save knows which cards it was played with

    # -- the rules ---------------------------------------------------------------------------------------

    def options(self) -> dict[str, list[Any]]:
        """The switches of a new game: each with its values, the first being the default."""
        return {}

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """The table before anything has happened, with the agenda of the game on it."""
        raise NotImplementedError

    def run(self, state: State, step: Step) -> Rule | None:
        """The rule that carries out a step; nothing if it asks nobody and is done already."""
        raise NotImplementedError

    def payoff(self, state: State, seat: int) -> float:
        """What the end was worth to a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def promise(self, state: State, seat: int) -> float:
        """What a position under way looks worth to a seat; a game with judgement says better."""
        return 0.5

    def milestone(self, state: State, decision: Decision) -> int:
        """Which quiet position this is, counted from the start: one whose `promise` is to be trusted. Else -1.

        A search looks as far as the next one, so it cannot gain by putting off what is to come.
        """
        return -1

    def features(self, state: State, seat: int) -> list[float]:
        """What a quiet position is judged by, for `undercroft fit`."""
        return [1.0]

    def judgement(self) -> object | None:
        """A bot that plays this game well (a ``bots.player.Player``), if there is one."""
        return None

    def label(self, state: State, step: Step) -> str:
        """A name for this checkpoint if players think of it as one (`round:2`), else nothing."""
        return ""

    def scene(self, state: State) -> str:
        """What is going on, where that is to be measured apart (`boss fight`); mostly nothing."""
        return ""

    def readers(self) -> dict[str, Reader]:
        """How to read every record of this game from the wire."""
        raise NotImplementedError

    def upgrade(self, wire: list[Any], schema: int) -> list[Any]:
        """A state's wire form of an older schema, made to fit this one."""
        return wire

    def check(self, state: State) -> None:
        """Refuse (`BadSave`) a state that no game of these rules could be in: saves come from strangers, too."""

    # -- what is known -----------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """All that this seat may know (-1: an onlooker), as plain data."""
        raise NotImplementedError

    def redeal(self, state: State, seat: int, rng: Stream) -> None:
        """Deal anew, in place, all that this seat cannot know; keep what it has learned."""
        raise NotImplementedError

    def see(self, event: Event, seat: int) -> Event | None:
        """The event as this seat may know it; nothing if it may not."""
        return event

    def why_not(self, state: State, decision: Decision, seat: int) -> list[Blocked]:
        """What a player might expect to do here and cannot, and why."""
        return []

    def foresee(self, state: State, decision: Decision, seat: int) -> dict[str, Any]:
        """What the answers would lead to, as plain data, for a board to show before one commits; nothing hidden."""
        return {}

    def reseat(self, state: State, seats: int, leaver: int) -> None:
        """Players join, or one leaves (`leaver`, else -1), between two steps; a game that cannot have that refuses.

        Whoever sat behind the one who leaves moves up by a seat.
        """
        raise NotPossible("players cannot join or leave this game once it has begun")

    def seatings(self, state: State, decision: Decision) -> list[int]:
        """How many seats there may be from here on, where players can come or go at this question."""
        return []

    # -- words -------------------------------------------------------------------------------------------

    def lesson(self, state: State, decision: Decision) -> str:
        """The message that teaches this moment, in a game set up to teach; otherwise nothing."""
        return ""

    def words(self, state: State, about: Record | Decision | Blocked) -> Message:
        """The sentence for an action, an event, a question, a refusal, or (the state itself) an outcome.

        A game says more: names for ids, and `Message("")` for an event that needs no sentence.
        """
        if isinstance(about, Decision):
            return Message(about.ask)
        if isinstance(about, Blocked):
            return Message(about.why)
        if isinstance(about, State):
            return Message(f"outcome-{about.over}")
        names = about.fields()
        values = about.to_wire_shallow()
        args: dict[str, Arg] = {}
        for i in range(len(names)):
            if isinstance(values[i], str | int):
                args[names[i]] = values[i]
        kind = "do" if isinstance(about, Action) else "event"
        return Message(f"{kind}-{kebab(type(about).__name__)}", **args)

    def headline(self, state: State) -> Message:
        """Where the game stands, in a few words: `Page 7, the Ossuary`."""
        return Message("")

    def faces(self, text: Any) -> dict[str, Any]:
        """What is printed on every card in a language (an `engine.text.Text`), by kind and id, for a board to show."""
        return {}

    def sources(self) -> dict[str, str]:
        """The rule behind a kind of event, so that a line of the log leads to the rulebook."""
        return {}

    def recap(self, state: State, log: list[Told]) -> dict[str, Any]:
        """How it went, in figures, once it is over: for pictures at the end."""
        return {}

    def packs(self) -> list[Path]:
        """The folders of the user's packs, whose words come beside the game's own."""
        return []


def games() -> dict[str, Game]:
    """Every game that is installed, by name."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="undercroft.games"), key=lambda entry: entry.name):
        found[entry.name] = entry.load()
    return found


def find_game(name: str) -> Game:
    """A game by its name."""
    for entry in entry_points(group="undercroft.games", name=name):
        game: Game = entry.load()
        return game
    known = ", ".join(sorted(entry.name for entry in entry_points(group="undercroft.games"))) or "none"
    raise NotPossible(f"there is no game called {name!r}; known here: {known}")
