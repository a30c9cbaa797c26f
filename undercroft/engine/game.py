"""The contract between the engine and a game, and where games are found.

A game is an object with rules (generators), a starting state, a view and a redeal. Those of this house are found by
their folder: `undercroft/games/dark_castle` has a `game` called `dark-castle`. One from outside registers through the
entry point group ``undercroft.games``.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.company import Company
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.errors import NotPossible
from undercroft.engine.marks import Marks, ending
from undercroft.engine.message import Message
from undercroft.engine.record import Action, Event, Reader, Record, Step
from undercroft.engine.route import Route, TurnEnd
from undercroft.engine.score import Score
from undercroft.engine.sides import Side
from undercroft.engine.state import State, Told
from undercroft.engine.talk import FREE, SILENCE, Talk
from undercroft.engine.upgrade import Upgrades
from undercroft.engine.wording import plain

GROUP: Final = "undercroft.games"  # of the entry points of games from outside

Rule = Generator[Decision, Action, None]
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What the engine asks of a game."""

    # A game says these once, for its class: also one that is not compiled, beside an engine that is.
    name: ClassVar[str] = ""  # as in `undercroft play NAME`
    package: ClassVar[str] = ""  # where its content, text and rulebook are
    schema: ClassVar[int] = 1  # raised whenever a state written before can no longer be read as it stands
    players: ClassVar[tuple[int, int]] = (1, 4)
    hides: ClassVar[bool] = False  # whether a seat holds what others may not see (`holders`)
    chat: ClassVar[bool] = True  # whether players may say what they like at any time

    def __init__(self, cards: Any = None) -> None:
        self.cards = cards  # an ``engine.content.CardSet``, in a game that has one
        # Digest of the content, so that a save knows which cards it was played with.
        self.content: str = "" if cards is None else cards.digest

    def __repr__(self) -> str:
        least, most = self.players
        return f"<Game {self.name}, {least} to {most} players>"

    # -- the rules ---------------------------------------------------------------------------------------

    def options(self) -> dict[str, list[Any]]:
        """The switches of a new game: each with its values, the first being the default."""
        return {}

    def usual_options(self) -> dict[str, Any]:
        """The switches as they stand if nobody turns them."""
        return {name: values[0] for name, values in self.options().items()}

    def difficulty(self) -> dict[str, dict[Any, str]]:
        """The values of switches by which a game is `easier` or `harder` than the rules are written."""
        return {}

    def next_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The switches by which the same people play again: mostly as before, after a first game perhaps the whole."""
        return options

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> S:
        """The table before anything has happened, with the agenda of the game on it."""
        raise NotImplementedError

    def run(self, state: S, step: Step) -> Rule | None:
        """The rule that carries out a step; nothing if it asks nobody and is done already."""
        raise NotImplementedError

    def sides(self, seats: int, options: dict[str, Any]) -> list[Side]:
        """Who wins and loses together, by the names the game has for them; in a co-operative game all do."""
        return [Side("players", list(range(seats)))]

    def holders(self, seats: int, options: dict[str, Any]) -> list[int]:
        """The seats that hold what others may not see: at a screen shared with one of them there is a curtain."""
        return list(range(seats)) if self.hides else []

    def payoff(self, state: S, side: int) -> float:
        """What the end was worth to a side, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def estimate(self, state: S, side: int) -> float:
        """What a position under way looks worth to a side; a game with judgement says better."""
        return 0.5

    def milestone(self, state: S, decision: Decision) -> int:
        """Which quiet position this is, counted from the start: one whose `estimate` is to be trusted. Else -1.

        It is quiet for every side, and the estimate is asked for each of them. A search looks as far as the next one,
        so it cannot gain by putting off what is to come.
        """
        return -1

    def features(self, state: S, side: int) -> list[float]:
        """What a quiet position is judged by for a side, for `undercroft fit`."""
        return [1.0]

    def judgement(self) -> object | None:
        """A bot that plays this game well (a ``bots.player.Player``), if there is one."""
        return None

    def label(self, state: S, step: Step) -> str:
        """A name for this checkpoint if players think of it as one (`round:2`), else nothing."""
        return ""

    def scene(self, state: S) -> str:
        """What is going on, where that is to be measured apart (`boss fight`); mostly nothing."""
        return ""

    def readers(self) -> dict[str, Reader]:
        """How to read every record of this game from the wire."""
        raise NotImplementedError

    def upgrades(self) -> Upgrades:
        """What changed in the records from each schema left behind to the next: all that was kept must be read."""
        return {}

    # -- windows and talk --------------------------------------------------------------------------------

    def moments(self) -> dict[str, str]:
        """The moments at which windows open, and how each is usually met: `stop`, or `pass` where they are many.

        `matters` where the game says itself, by what is public, whether anything could matter (`Decision.stakes`).
        """
        return {}

    def turn(self, state: S) -> str:
        """Whose turn of which round it is, in one public word, for orders that hold until its end."""
        return ""

    def orderable(self, state: S, seat: int, moment: str) -> list[str]:
        """The cards a seat holds that it could ask to be stopped for at a moment; for that seat's eyes alone."""
        return []

    def talk(self, state: S, decision: Decision | None) -> Talk:
        """What players may say just now, to whom, and in which form."""
        return FREE if self.chat else SILENCE

    def company(self) -> Company | None:
        """How bots of this game sit beside people: what they leave to them first, what they can be asked for."""
        return None

    def check(self, state: S) -> None:
        """Refuse (`BadSave`) a state that no game of these rules could be in: saves come from strangers, too."""

    # -- what is known -----------------------------------------------------------------------------------

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """All that this seat may know (-1: an onlooker), as plain data."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int, rng: Stream) -> None:
        """Deal anew, in place, all that this seat cannot know; keep what it has learned."""
        raise NotImplementedError

    def see(self, event: Event, seat: int) -> Event | None:
        """The event as this seat may know it; nothing if it may not."""
        return event

    def why_not(self, state: S, decision: Decision, seat: int) -> list[Blocked]:
        """What a player might expect to do here and cannot, and why."""
        return []

    def foresee(self, state: S, decision: Decision, seat: int) -> dict[str, Any]:
        """What the answers would lead to, as plain data, for a board to show before one commits; nothing hidden."""
        return {}

    def routes(self, state: S, decision: Decision, seat: int) -> list[Route]:
        """Where a seat can get by several answers that nothing can come between, for a board to offer as one."""
        return []

    def marks(self, state: S, decision: Decision, seat: int) -> Marks:
        """Which answers of a seat, asides among them, belong elsewhere than among the others, and why."""
        return ending(decision, seat)

    def blunder(self, state: S, decision: Decision, seat: int, action: Action) -> Message | None:
        """What speaks against an answer that is plainly a mistake, by what is public; mostly nothing.

        It is for people alone, who may give the answer all the same.
        """
        return None

    def turn_end(self, state: S, decision: Decision, seat: int) -> TurnEnd | None:
        """What ends a seat's turn once this question of its turn is answered: a board offers both as one."""
        return None

    def reseat(self, state: S, seats: int, leaver: int) -> None:
        """Players join, or one leaves (`leaver`, else -1), between two steps; a game that cannot have that refuses.

        Whoever sat behind the one who leaves moves up by a seat.
        """
        raise NotPossible("players cannot join or leave this game once it has begun")

    def seatings(self, state: S, decision: Decision) -> list[int]:
        """How many seats there may be from here on, where players can come or go at this question."""
        return []

    # -- words -------------------------------------------------------------------------------------------

    def lesson(self, state: S, decision: Decision) -> str:
        """The message that teaches this moment, in a game set up to teach; otherwise nothing."""
        return ""

    def words(self, state: S, about: Record | Decision | Blocked) -> Message:
        """The sentence for an action, an event, a question, a refusal, or (the state itself) an outcome.

        A game says more: names for ids, and `Message("")` for an event that needs no sentence.
        """
        if isinstance(about, Decision):
            return Message(about.ask, count=about.count)
        if isinstance(about, Blocked):
            return Message(about.why)
        if isinstance(about, State):
            return Message(f"outcome-{about.over}")
        return plain(about)

    def label_of(self, state: S, decision: Decision, action: Action) -> Message:
        """The words of an answer to an open question: its own, unless the question says better what it declines."""
        return self.words(state, action)

    def table_then(self, state: S, before: Iterator[Event]) -> S:
        """The table by whose names an event is told that comes after these, the latest first.

        That is the present one, unless whom an event names may have left the table since.
        """
        return state

    def headline(self, state: S) -> Message:
        """Where the game stands, in a few words: `Page 7, the Ossuary`."""
        return Message("")

    def faces(self, text: Any) -> dict[str, Any]:
        """What is printed on every card in a language (an `engine.text.Text`), by kind and id, for a board to show."""
        return {}

    def sources(self) -> dict[str, str]:
        """The rule behind a kind of event, so that a line of the log leads to the rulebook."""
        return {}

    def recap(self, state: S, log: list[Told]) -> dict[str, Any]:
        """How it went, in figures, once it is over: for pictures at the end."""
        return {}

    def score(self, state: S, log: list[Told]) -> Score:
        """How it counts, once it is over: what it is counted by, its figures, what was achieved."""
        return Score([], {}, 0, [])

    def side_score(self, state: S, log: list[Told], side: int) -> Score:
        """The same for one side: of several, each counts what it did, and ranks its plays among its own."""
        return self.score(state, log)

    def figures(self) -> list[str]:
        """The names of the figures of a score."""
        return []

    def achievements(self) -> dict[str, bool]:
        """What can be achieved in a game, by id, and whether it is a secret until it is."""
        return {}

    def fact_names(self) -> dict[str, dict[str, Message]]:
        """What games are counted by: the kinds of facts, and for each the values in words."""
        return {}

    def packs(self) -> list[Path]:
        """The folders of the user's packs, whose words come beside the game's own."""
        return [] if self.cards is None else [pack.folder for pack in self.cards.packs]

    def pack_digests(self) -> dict[str, str]:
        """A fingerprint of each of the user's packs, by its name: what a save was played with beside the box."""
        return {} if self.cards is None else {pack.name: pack.digest for pack in self.cards.packs}


AnyGame = Game[Any]  # whatever its state


def game_names() -> list[str]:
    """The names of the games that are installed."""
    outside = [entry.name for entry in entry_points(group=GROUP)]
    return sorted({*own_games(), *outside})


def own_games() -> list[str]:
    """The games of this house, by their folders."""
    folders = iter_modules(import_module("undercroft.games").__path__)
    return [folder.name.replace("_", "-") for folder in folders if folder.ispkg]


def games() -> dict[str, AnyGame]:
    """Every game that is installed, by name."""
    return {name: find_game(name) for name in game_names()}


def find_game(name: str) -> AnyGame:
    """A game by its name."""
    if name in own_games():
        own: AnyGame = import_module(f"undercroft.games.{name.replace('-', '_')}").game
        return own
    for entry in entry_points(group=GROUP, name=name):
        game: AnyGame = entry.load()
        return game
    known = ", ".join(game_names()) or "none"
    raise NotPossible(f"there is no game called {name!r}; known here: {known}")
