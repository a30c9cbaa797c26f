"""Words: every sentence a player reads, in English and French, from Project Fluent files.

    text = Text(game, "fr")
    text.question(state, decision)   # « Round 2 : qui se repose ? »
    text.option(state, action)       # « L’abbé se repose »

Sentences come from the engine's own words, the game's `text/*.<lang>.ftl` and those of the user's packs. What the
game contributes is a `Message` (`Game.words`); here it gets its language.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.errors import BadContent, NotPossible, Refused
from undercroft.engine.game import AnyGame
from undercroft.engine.message import Arg, Message, Several, capital, kebab
from undercroft.engine.record import Action, Event
from undercroft.engine.sides import Side, side_of
from undercroft.engine.state import State

LANGUAGES: Final = ("en", "fr")
MOST_REMEMBERED: Final = 20_000


class Text:
    """The words of one game in one language.

    With `strict` a message that is missing, or an argument it lacks, is an error; otherwise the other language
    stands in, and at the last the bare id in ‹ ›.
    """

    def __init__(self, game: AnyGame, lang: str, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise NotPossible(f"there are no words in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self.strict = strict
        self._bundle = bundle(game, lang)
        self._others: list[Text] | None = None
        self._said: dict[Any, str] = {}
        self._told: dict[Any, str] = {}

    # -- messages ----------------------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        """Whether there is such a message (or `message.attribute`) in this language."""
        return self._pattern(id) is not None

    def say(self, id: str, **args: Arg) -> str:
        """A message in words; `id` may name an attribute: `page-maze.text`."""
        return self._put(id, {name: self._resolved(arg) for name, arg in args.items()})

    def tell(self, message: Message) -> str:
        """A message that a game has put together; nothing for one without an id."""
        if not message.id:
            return ""
        # A table says the same few sentences over and over: found whole, the names in them need not be looked up.
        key = (message.id, *message.args.items())
        told = self._told.get(key)
        if told is None:
            told = self.say(message.id, **message.args)
            if len(self._told) >= MOST_REMEMBERED:
                self._told.clear()
            self._told[key] = told
        return told

    def sentence(self, message: Message) -> str:
        """The same as it stands by itself: with a capital."""
        return capital(self.tell(message))

    def join(self, parts: list[str], how: str = "and") -> str:
        """Some things in one breath, as the language joins them; `how` is "and" or "or"."""
        if not parts:
            return ""
        joined = parts[0]
        for part in parts[1:-1]:
            joined = self._put("list-comma", {"first": joined, "next": part})
        if len(parts) > 1:
            joined = self._put(f"list-{how}", {"first": joined, "last": parts[-1]})
        return joined

    # -- what is on the table ----------------------------------------------------------------------------

    def question(self, state: State, decision: Decision) -> str:
        """The question a decision puts."""
        return self.tell(self.game.words(state, decision))

    def lesson(self, state: State, decision: Decision) -> str:
        """What a beginner should know just here, in a game that teaches; otherwise nothing."""
        lesson = self.game.lesson(state, decision)
        return self.say(lesson) if lesson else ""

    def option(self, state: State, action: Action, decision: Decision | None = None) -> str:
        """The label of an action, as an answer to a question if there is one: short enough for a button."""
        if decision is None:
            return self.tell(self.game.words(state, action))
        return self.tell(self.game.label_of(state, decision, action))

    def event(self, state: State, event: Event) -> str:
        """A line of the log; nothing for an event that needs none."""
        return self.tell(self.game.words(state, event))

    def line(self, state: State, event: Event, before: Iterator[Event]) -> str:
        """The same by the names that were at the table then; `before` are the events before it, the latest first."""
        return self.event(self.game.table_then(state, before), event)

    def why(self, state: State, blocked: Blocked) -> str:
        """Why something cannot be done now."""
        return self.tell(self.game.words(state, blocked))

    def outcome(self, state: State) -> str:
        """How it ended; nothing while it is under way."""
        return self.tell(self.game.words(state, state)) if state.over else ""

    def side(self, side: Side) -> str:
        """What a side is called inside a sentence: `the thieves`."""
        word = f"side-{side.name}"
        return self.say(word) if self.has(word) else side.name

    def victory(self, sides: list[Side], winners: list[int], seats: list[int]) -> str:
        """Which of several sides has won, for those in these seats (none: an onlooker); where all are one, nothing.

        Whoever sits on one side hears how that side came out; whoever sits on several looks on.
        """
        if len(sides) < 2:
            return ""
        mine = {side_of(sides, seat) for seat in seats}
        own = mine.pop() if len(mine) == 1 else -1
        if own in winners:
            return self.say("table-side-won")
        said = [self.say("table-victory", side=self.side(sides[side])) for side in winners]
        if not said:
            return self.say("table-no-victory")
        return " ".join([self.say("table-side-lost"), *said] if own >= 0 else said)

    def refused(self, refusal: Refused) -> str:
        """What cannot be done and why, for a player."""
        return self.say(f"table-refused-{kebab(type(refusal).__name__)}", reason=str(refusal))

    # -- underneath --------------------------------------------------------------------------------------

    def _resolved(self, arg: Arg) -> str | int:
        if isinstance(arg, Message):
            return self.tell(arg)
        if isinstance(arg, Several):
            return self.join([str(self._resolved(part)) for part in arg.of], arg.how)
        return arg

    def _pattern(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _put(self, id: str, args: dict[str, str | int]) -> str:
        key = (id, *args.items())
        said = self._said.get(key)
        if said is None:
            said = self._format(id, args)
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[key] = said
        return said

    def _format(self, id: str, args: dict[str, str | int]) -> str:
        pattern = self._pattern(id)
        if pattern is None:
            return self._missing(id, args)
        said, faults = self._bundle.format_pattern(pattern, args)
        if faults and self.strict:
            raise KeyError(f"{self.lang}: {id}: {faults[0]}")
        return str(said)

    def _missing(self, id: str, args: dict[str, str | int]) -> str:
        if self.strict:
            raise KeyError(f"{self.lang}: there is no message {id}")
        if self._others is None:
            self._others = [type(self)(self.game, lang) for lang in LANGUAGES if lang != self.lang]
        for other in self._others:
            if other.has(id):
                return other._put(id, args)
        name, _, attribute = id.partition(".")
        # A user's pack may name a card and no more.
        return self._put(name, args) if attribute == "the" else f"‹{id}›"


# -- reading the files -----------------------------------------------------------------------------------


def bundle(game: AnyGame, lang: str) -> FluentBundle:
    """All messages of a game in a language; the first of a name counts."""
    functions: dict[str, Any] = {"CAP": upper, "DE": of_the, "A": to_the}
    found = FluentBundle([lang], functions=functions, use_isolating=False)
    for file in text_files(game, lang):
        found.add_resource(resource(file))
    return found


def text_files(game: AnyGame, lang: str) -> Iterator[Traversable]:
    """The files with words in a language: the engine's, the game's, those of the user's packs."""
    yield files("undercroft.engine").joinpath("words", f"{lang}.ftl")
    for folder in [files(game.package).joinpath("text"), *game.packs()]:
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(f".{lang}.ftl"):
                yield file


def resource(file: Traversable) -> ast.Resource:
    """A file of messages; what cannot be read as one is refused with its place."""
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadContent(f"{file.name}: cannot be read: {fault}") from fault
    parsed = FluentParser().parse(source)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reasons = ", ".join(str(note.message) for note in entry.annotations)
            raise BadContent(f"{file.name}: line {line}: not a message: {reasons}")
    return parsed


# -- what the messages may call --------------------------------------------------------------------------


def upper(words: Any) -> str:
    """`CAP($who)`: with a capital, at the beginning of a sentence."""
    return capital(str(words))


def of_the(words: Any) -> str:
    """`DE($who)`: French *de* with the article that follows: du cuisinier, de l’abbé."""
    return contracted(str(words), "de", "du", "des")


def to_the(words: Any) -> str:
    """`A($who)`: French *à* with the article that follows: au cuisinier, à l’abbé."""
    return contracted(str(words), "à", "au", "aux")


def contracted(said: str, plain: str, masculine: str, plural: str) -> str:
    """A French preposition before a name that may begin with its article."""
    if said.startswith("le "):
        return f"{masculine} {said[3:]}"
    if said.startswith("les "):
        return f"{plural} {said[4:]}"
    return f"{plain} {said}"
