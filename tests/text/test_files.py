"""The words of every game and of the engine: complete and alike in every language, all used, set as they should be.

A game may bring a `used.py`: `listed()` names the messages its cards and lists need, `OTHERWISE` those that its records
would need if they were not told in other words, `CASES` the sentences that must know every case of a card, and
`LONGEST_LABEL` how many letters an answer may have.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest
from all_games import GAMES, SMALL_GAMES, brought, each
from text.messages import every_message, messages, settings

import undercroft
from undercroft.engine import errors
from undercroft.engine.game import Game
from undercroft.engine.message import kebab
from undercroft.engine.record import Action, Event
from undercroft.engine.text import LANGUAGES, Text

ALL = [*GAMES, *SMALL_GAMES]
PAIRS = list(pairwise(LANGUAGES))
MESSAGE = r'"([a-z]+(?:-[a-z]+)*(?:\.[a-z]+)?)"'

# Words for whoever draws the table (terminal, browser), whether or not the code names them yet.
SHELL = Path(__file__).with_name("shell.txt").read_text(encoding="utf-8").split()

in_each_game = each(ALL)
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)
with_each_other = pytest.mark.parametrize(("one", "other"), PAIRS)
everywhere = pytest.mark.parametrize("game", [None, *ALL], ids=lambda game: game.name if game else "engine")


def used(game: Game | None) -> ModuleType | None:
    """What the game says of its words."""
    return brought(game, "text", "used") if game else None


# -- alike -----------------------------------------------------------------------------------------------


@everywhere
@with_each_other
def test_both_languages_have_the_same_messages(game: Game | None, one: str, other: str) -> None:
    assert set(messages(game, one)) == set(messages(game, other))
    for file, entries in messages(game, one).items():
        assert set(entries) == set(messages(game, other)[file]), file


@everywhere
@with_each_other
def test_both_languages_take_the_same_arguments_and_tell_the_same_cases_apart(
    game: Game | None, one: str, other: str
) -> None:
    others = every_message(game, other)
    for name, pattern in every_message(game, one).items():
        assert pattern.args == others[name].args, name
        assert pattern.named_variants() == others[name].named_variants(), name


@in_each_game
@in_each_language
def test_no_message_stands_in_two_files(game: Game, lang: str) -> None:
    own = [name for entries in messages(game, lang).values() for name in entries]
    assert sorted(own) == sorted(set(own) - set(every_message(None, lang)))


@everywhere
@in_each_language
def test_every_variant_of_every_message_can_be_said(game: Game | None, lang: str) -> None:
    text = Text(game or GAMES[0], lang, strict=True)
    for name, pattern in every_message(game, lang).items():
        for args in settings(pattern):
            said = text.say(name, **args)
            assert said, name
            # What is paid may follow any word of a sentence, or not be told at all: it brings its own space.
            assert said.removeprefix(" ") == said.strip() if name == "price-paid" else said == said.strip(), name
            assert not re.search(r"[{}‹›]|  | \.", said), f"{name}: {said}"


# -- used ------------------------------------------------------------------------------------------------


def sources(game: Game) -> list[Path]:
    """The modules of a game."""
    return sorted(Path(str(files(game.package))).rglob("*.py"))


def needed(game: Game) -> set[str]:
    """What actions, events, questions, refusals and settings need, and the game's own lists."""
    own = used(game)
    state = import_module(f"{game.package}.state")
    kinds = [kind for kind in vars(state).values() if isinstance(kind, type)]
    found = {f"do-{kebab(kind.__name__)}" for kind in kinds if issubclass(kind, Action) and kind is not Action}
    found |= {f"event-{kebab(kind.__name__)}" for kind in kinds if issubclass(kind, Event) and kind is not Event}
    for source in sources(game):
        if source.parent.name == "rules" or source.name in ("game.py", "why.py"):
            found |= set(re.findall(r'"((?:ask|why)-[a-z-]+)"', source.read_text(encoding="utf-8")))
    for name, values in game.options().items():
        found |= {f"setting-{name}", *(f"setting-{name}.{value}" for value in values)}
    found |= {f"achievement-{id}{part}" for id in game.achievements() for part in ("", ".line")}
    found |= {f"figure-{name}" for name in game.figures()}
    for kind, values in game.fact_names().items():
        found |= {f"fact-{kind}", *(message.id for message in values.values())}
    return (found - own.OTHERWISE) | own.listed() if own else found


def known(names: set[str], sources: list[Path]) -> set[str]:
    """These messages and those that stand in the sources, as they are and with the endings that sources add."""
    endings: set[str] = set()
    for source in sources:
        code = source.read_text(encoding="utf-8")
        names = names | set(re.findall(MESSAGE, code))
        endings |= set(re.findall(r'f"\{[\w.\[\]]+\}(-[a-z]+)"', code))
    return names | {f"{name}{ending}" for name in names for ending in endings}


def referred_to(game: Game | None, lang: str) -> set[str]:
    """The messages that other messages are made with."""
    return {name for pattern in every_message(game, lang).values() for name in pattern.refers}


@in_each_game
@in_each_language
def test_no_message_is_missing(game: Game, lang: str) -> None:
    assert sorted(needed(game) - set(every_message(game, lang)) - set(every_message(None, lang))) == []


@in_each_game
@in_each_language
def test_no_message_is_stray(game: Game, lang: str) -> None:
    title = {f"game-{game.name}", f"game-{game.name}.line"}
    wanted = known(needed(game) | title, sources(game)) | referred_to(game, lang)
    assert sorted(set(every_message(game, lang)) - wanted) == []


@each(GAMES)
@in_each_language
def test_a_game_has_a_title_and_a_line(game: Game, lang: str) -> None:
    text = Text(game, lang)
    assert text.has(f"game-{game.name}")
    assert text.has(f"game-{game.name}.line")


def engine_messages() -> set[str]:
    """What the engine and the shell need."""
    found = {"list-comma", "list-and", "list-or", "do-done", "do-pass", *SHELL}
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, errors.Refused):
            found.add(f"table-refused-{kebab(kind.__name__)}")
    session = files("undercroft.engine").joinpath("saves.py").read_text(encoding="utf-8")
    return found | {f"table-notice-{notice}" for notice in re.findall(r'notice = "([a-z-]+)"', session)}


@in_each_language
def test_no_message_of_the_engine_is_missing_or_stray(lang: str) -> None:
    assert sorted(engine_messages() - set(every_message(None, lang))) == []
    titles = {f"game-{game.name}{form}" for game in GAMES for form in ("", ".line")}
    wanted = known(engine_messages() | titles, list(Path(undercroft.__path__[0]).rglob("*.py")))
    assert sorted(set(every_message(None, lang)) - wanted - referred_to(None, lang)) == []


def test_the_shell_list_names_only_shell_words() -> None:
    assert sorted(set(SHELL)) == sorted(SHELL)
    assert set(SHELL) <= set(every_message(None, "en"))


# -- told apart: a new case in the cards wants new words ---------------------------------------------------


def cases() -> list[Any]:
    """Every sentence that must know every case of a card."""
    return [
        pytest.param(game, *case, id=f"{game.name}-{case[0]}-{case[1]}")
        for game in ALL
        for case in getattr(used(game), "CASES", [])
    ]


@pytest.mark.parametrize(("game", "message", "arg", "kind", "more", "less"), cases())
def test_a_sentence_knows_every_case_of_its_card(
    game: Game, message: str, arg: str, kind: type, more: set[str], less: set[str]
) -> None:
    expected = (literals(kind, arg) | more) - less
    assert every_message(game, "en")[message].variants[arg] == expected


def literals(kind: type, field: str) -> set[str]:
    """The words that a field of a card may hold."""
    value = eval(kind.__annotations__[field], vars(import_module(kind.__module__)))
    words: set[str] = set()
    for part in get_args(value):
        words |= {part} if isinstance(part, str) else {word for word in get_args(part) if isinstance(word, str)}
    return words


# -- style -----------------------------------------------------------------------------------------------


@in_each_game
@in_each_language
def test_no_number_stands_in_the_words_of_a_game(game: Game, lang: str) -> None:
    for name, pattern in every_message(game, lang).items():
        assert is_a_title(name) or not any(re.search(r"\d", words) for words in pattern.words), name


def is_a_title(name: str) -> bool:
    """Whether a message is what a game is called: a proper name, set as its owner sets it in any language."""
    return name.startswith("game-") and "." not in name


@everywhere
def test_french_is_set_as_french_is(game: Game | None) -> None:
    for name, pattern in every_message(game, "fr").items():
        if is_a_title(name):
            continue
        words = "\0".join(pattern.words)
        assert "'" not in words, name
        assert not re.search(r"[^\u202f][;!?]", words.replace("«\u00a0?", "")), f"{name}: a narrow space before ; ! ?"
        assert not re.search(r"[^\u00a0]:|\u00a0:\S", words), f"{name}: a hard space before a colon"
        assert not re.search(r"«[^\u00a0]|[^\u00a0]»", words), f"{name}: hard spaces inside guillemets"


@everywhere
def test_english_is_set_as_english_is(game: Game | None) -> None:
    for name, pattern in every_message(game, "en").items():
        words = "\0".join(pattern.words)
        assert not re.search(r"['\"\u00a0\u202f]", words), name
        assert not re.search(r" [;:!?]", words.replace("Press ? for", "")), name
