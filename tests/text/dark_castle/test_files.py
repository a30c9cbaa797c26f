"""Both languages are complete and alike; every message has a use; the words keep to the house style."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import undercroft
from undercroft.engine import decision, errors
from undercroft.engine.game import games
from undercroft.engine.message import kebab
from undercroft.engine.record import Action, Event
from undercroft.engine.text import LANGUAGES, Text, resource, text_files
from undercroft.games.dark_castle import cards, game, state
from undercroft.games.dark_castle.catalogue import CARDS, TRAITS

CASTLE = Path(str(files("undercroft.games.dark_castle")))
GAME_FILES = ("goods", "pages", "table")
PAIRS = list(pairwise(LANGUAGES))

# Words for whoever draws the table (terminal, browser), whether or not the code names them yet.
SHELL = Path(__file__).parents[1].joinpath("shell.txt").read_text(encoding="utf-8").split()


# -- reading ---------------------------------------------------------------------------------------------

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Pattern(Visitor):
    """One value or attribute: which arguments it takes, which variants it tells apart, which words it has."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.args: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.words: list[str] = []
        self.refers: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference), "select on an argument"
        keys = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)

    def is_counted(self, arg: str) -> bool:
        """Whether an argument is a number here."""
        keys = self.variants.get(arg, set())
        return bool(keys & PLURALS) or any(key.isdigit() for key in keys)

    def named_variants(self) -> dict[str, set[str]]:
        """The variants that are no plural forms: the same in every language."""
        named = {arg: {key for key in keys if key not in PLURALS} for arg, keys in self.variants.items()}
        return {arg: keys for arg, keys in named.items() if keys}


@cache
def messages(lang: str) -> dict[str, dict[str, Pattern]]:
    """File by file (named without its language): every message and `message.attribute`."""
    found: dict[str, dict[str, Pattern]] = {}
    for file in text_files(game, lang):
        stem = file.name.removesuffix(".ftl").removesuffix(lang).rstrip(".") or "engine"
        entries = found.setdefault(stem, {})
        for entry in resource(file).body:
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
                for name, pattern in parts:
                    assert name not in entries, f"{file.name}: {name} stands there twice"
                    if pattern is not None:
                        entries[name] = Pattern(pattern)
    return found


def every_message(lang: str) -> dict[str, Pattern]:
    """All messages of a language."""
    return {name: pattern for entries in messages(lang).values() for name, pattern in entries.items()}


def twice(lang: str) -> list[str]:
    """Messages that stand in two files."""
    seen: set[str] = set()
    found = []
    for entries in messages(lang).values():
        found += [name for name in entries if name in seen]
        seen |= set(entries)
    return found


# -- alike -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_both_languages_have_the_same_messages(one: str, other: str) -> None:
    assert set(messages(one)) == set(messages(other))
    for file, entries in messages(one).items():
        assert set(entries) == set(messages(other)[file]), file


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_both_languages_take_the_same_arguments(one: str, other: str) -> None:
    others = every_message(other)
    for name, pattern in every_message(one).items():
        assert pattern.args == others[name].args, name


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_both_languages_tell_the_same_cases_apart(one: str, other: str) -> None:
    others = every_message(other)
    for name, pattern in every_message(one).items():
        assert pattern.named_variants() == others[name].named_variants(), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_files(lang: str) -> None:
    assert twice(lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_message_can_be_said(lang: str) -> None:
    text = Text(game, lang, strict=True)
    for name, pattern in every_message(lang).items():
        for args in settings(pattern):
            said = text.say(name, **args)
            assert said, name
            assert said == said.strip(), name
            assert not re.search(r"[{}‹›]|  | \.", said), f"{name}: {said}"


def settings(pattern: Pattern) -> list[dict[str, str | int]]:
    """Arguments for a message: plain ones, then each variant once."""
    plain: dict[str, str | int] = {arg: 7 if pattern.is_counted(arg) else "X" for arg in pattern.args}
    found = [plain]
    for arg, keys in pattern.variants.items():
        for key in keys:
            values = {"one": 1, "other": 7}
            found.append({**plain, arg: int(key) if key.isdigit() else values.get(key, key)})
    return found


# -- used ------------------------------------------------------------------------------------------------


def card_messages() -> set[str]:
    """What the cards need: a title and a text, an enemy, ways, names."""
    used: set[str] = set()
    for page in [*CARDS.starts, *CARDS.chapters, *CARDS.bosses]:
        used |= {f"page-{page}", f"page-{page}.text"}
    for path, effect in CARDS.effects.items():
        page = path.partition(".")[0]
        if isinstance(effect, cards.Fight):
            used.add(f"page-{page}.foe")
        if isinstance(effect, cards.Choose):
            used |= {f"page-{page}.way-{way.id}" for way in effect.ways}
    for item in CARDS.items:
        used |= {f"item-{item}", f"item-{item}.text"}
    for character in CARDS.characters:
        used |= {f"character-{character}{part}" for part in ("", ".the", ".gender", ".text")}
    return used


def table_messages() -> set[str]:
    """What actions, events, questions, refusals and the cards' verbs need."""
    records = [*vars(state).values(), decision.Pass, decision.Done]
    kinds = [kind for kind in records if isinstance(kind, type)]
    used = {f"do-{kebab(kind.__name__)}" for kind in kinds if issubclass(kind, Action) and kind is not Action}
    used |= {f"event-{kebab(kind.__name__)}" for kind in kinds if issubclass(kind, Event) and kind is not Event}
    for source in [*(CASTLE / "rules").glob("*.py"), CASTLE / "why.py"]:
        used |= set(re.findall(r'"((?:ask|why)-[a-z-]+)"', source.read_text(encoding="utf-8")))
    used |= {f"outcome-{outcome}" for outcome in ("escaped", "died")}
    used |= {f"trait-{trait}" for trait in TRAITS}
    for kind in get_args(cards.CurseKind):
        used |= {f"curse-{kind}", f"curse-{kind}.does"}
    used |= {f"moment-{when}" for when in ("any", "rolled", "hit", "loss", "row", "fight")}
    used |= {f"moment-rolled-{face}" for face in ("single", "double")}
    used |= {f"event-rolled-chapter-die-{why}" for why in ("attack", "return", "fate")}
    used |= {f"mark-{kind}" for kind in ("page", "round")}
    for name, values in game.options().items():
        used |= {f"setting-{name}", *(f"setting-{name}.{value}" for value in values)}
    # Nothing is said of these by the bare name of their record: each has a variant for every case.
    told_by_variant = {"do-keep", "event-kept", "event-rolled-chapter-die", "event-completed"}
    return used - told_by_variant


def engine_messages() -> set[str]:
    """What the engine and the shell need."""
    used = {"list-comma", "list-and", "list-or", *SHELL}
    for name in games():
        used |= {f"game-{name}", f"game-{name}.line"}
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, errors.Refused):
            used.add(f"table-refused-{kebab(kind.__name__)}")
    session = files("undercroft.engine").joinpath("session.py").read_text(encoding="utf-8")
    used |= {f"table-notice-{notice}" for notice in re.findall(r'notice = "([a-z-]+)"', session)}
    return used


def written_in_code() -> set[str]:
    """Message ids that stand in the sources as they are."""
    found: set[str] = set()
    for source in Path(undercroft.__path__[0]).rglob("*.py"):
        found |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*(?:\.[a-z]+)?)"', source.read_text(encoding="utf-8")))
    return found


def put_together() -> set[str]:
    """Endings that the castle's telling adds to an id: `-someone`, `-thing`."""
    found: set[str] = set()
    for source in (CASTLE / "telling").glob("*.py"):
        found |= set(re.findall(r'f"\{\w+\}(-[a-z]+)"', source.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    needed = card_messages() | table_messages() | engine_messages()
    assert sorted(needed - set(every_message(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_stray(lang: str) -> None:
    known = card_messages() | table_messages() | engine_messages() | written_in_code()
    known |= {f"{name}{ending}" for name in list(known) for ending in put_together()}
    for pattern in every_message(lang).values():
        known |= pattern.refers
    assert sorted(set(every_message(lang)) - known) == []


def test_the_shell_list_names_only_shell_words() -> None:
    assert sorted(set(SHELL)) == sorted(SHELL)
    assert set(SHELL) <= set(every_message("en"))


# -- told apart: a new case in the cards wants new words ---------------------------------------------------


CASES = [
    ("verb-lose", "who", cards.Lose),
    ("verb-heal", "who", cards.Heal),
    ("verb-curse", "who", cards.Curse),
    ("verb-discard", "who", cards.Discard),
    ("verb-nominate", "among", cards.Nominate),
    ("verb-choose", "by", cards.Choose),
    ("verb-press", "who", cards.Press),
    ("verb-guess", "who", cards.Guess),
    ("special-on", "on", cards.Special),
    ("special-strike", "strike", cards.Special),
    ("needs", "who", cards.Needs),
    ("goods-kind", "type", cards.Item),
    ("goods-once", "once", cards.Item),
    ("use-mend", "who", cards.Mend),
    ("use-prevent", "who", cards.Prevent),
]


@pytest.mark.parametrize(("message", "arg", "kind"), CASES)
def test_a_sentence_knows_every_case_of_its_card(message: str, arg: str, kind: type) -> None:
    cases = literals(kind.__annotations__[arg])
    if message == "special-strike":
        cases -= {"all"}  # no special rule
    assert every_message("en")[message].variants[arg] == cases


@pytest.mark.parametrize(("message", "kind"), [("verb-test", cards.Test), ("verb-match", cards.Match)])
def test_a_trial_knows_who_may_roll_and_who_is_left(message: str, kind: type) -> None:
    assert every_message("en")[message].variants["who"] == literals(kind.__annotations__["who"]) | {"unnamed"}


def literals(annotation: str) -> set[str]:
    """The words that a field of a card may hold."""
    value = eval(annotation, vars(cards))
    words: set[str] = set()
    for part in get_args(value):
        words |= {part} if isinstance(part, str) else {word for word in get_args(part) if isinstance(word, str)}
    return words


# -- style -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_stands_in_the_words_of_the_game(lang: str) -> None:
    for file in GAME_FILES:
        for name, pattern in messages(lang)[file].items():
            assert not any(re.search(r"\d", words) for words in pattern.words), name


def is_a_title(name: str) -> bool:
    """Whether a message is what a game is called: a proper name, set as its owner sets it in any language."""
    return name.startswith("game-") and "." not in name


def test_french_is_set_as_french_is() -> None:
    for name, pattern in every_message("fr").items():
        if is_a_title(name):
            continue
        words = "\0".join(pattern.words)
        assert "'" not in words, name
        assert not re.search(r"[^\u202f][;!?]", words.replace("«\u00a0?", "")), f"{name}: a narrow space before ; ! ?"
        assert not re.search(r"[^\u00a0]:|\u00a0:\S", words), f"{name}: a hard space before a colon"
        assert not re.search(r"«[^\u00a0]|[^\u00a0]»", words), f"{name}: hard spaces inside guillemets"


def test_english_is_set_as_english_is() -> None:
    for name, pattern in every_message("en").items():
        words = "\0".join(pattern.words)
        assert not re.search(r"['\"\u00a0\u202f]", words), name
        assert not re.search(r" [;:!?]", words.replace("Press ? for", "")), name
