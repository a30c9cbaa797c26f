"""The words of Dark Souls: both languages complete and alike, every message used, set as its language is set."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast
from text.dark_castle.test_files import Pattern, settings

from undercroft.engine import decision
from undercroft.engine.message import kebab
from undercroft.engine.record import Action, Event
from undercroft.engine.text import LANGUAGES, Text, resource
from undercroft.games.dark_souls import cards, faces, state
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.gear import COLOURS, STATS
from undercroft.games.dark_souls.rules.nodes import HALL, WALLS

FOLDER = Path(str(files("undercroft.games.dark_souls")))
PAIRS = list(pairwise(LANGUAGES))


@cache
def messages(lang: str) -> dict[str, dict[str, Pattern]]:
    """File by file (named without its language): every message and `message.attribute`."""
    found: dict[str, dict[str, Pattern]] = {}
    for file in sorted((FOLDER / "text").glob(f"*.{lang}.ftl")):
        entries = found.setdefault(file.name.partition(".")[0], {})
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


# -- alike -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_both_languages_have_the_same_messages(one: str, other: str) -> None:
    assert set(messages(one)) == set(messages(other)) == {"names", "cards", "table"}
    for file, entries in messages(one).items():
        assert set(entries) == set(messages(other)[file]), file


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_both_languages_take_the_same_arguments_and_tell_the_same_cases_apart(one: str, other: str) -> None:
    others = every_message(other)
    for name, pattern in every_message(one).items():
        assert pattern.args == others[name].args, name
        assert pattern.named_variants() == others[name].named_variants(), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_files(lang: str) -> None:
    assert sum(len(entries) for entries in messages(lang).values()) == len(every_message(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_message_can_be_said(lang: str) -> None:
    text = Text(game, lang, strict=True)
    for name, pattern in every_message(lang).items():
        for args in settings(pattern):
            said = text.say(name, **args)
            assert said, name
            assert said == said.strip(), name
            assert not re.search(r"[{}‹›]|  | \.", said), f"{name}: {said}"


# -- used ------------------------------------------------------------------------------------------------


def card_messages() -> set[str]:
    """Names, lines and passages of the cards."""
    used = {f"hero-{id}{form}" for id in CARDS.characters for form in ("", ".the", ".text")}
    used |= {f"heroic-{card.heroic}{form}" for card in CARDS.characters.values() for form in ("", ".text")}
    forms = ("", ".the", ".first", ".second", ".third", ".some", ".text")
    used |= {f"enemy-{id}{form}" for id in CARDS.enemies for form in forms}
    hunts = [*CARDS.bosses, *CARDS.hunts("mini"), *CARDS.hunts("main")]
    used |= {f"boss-{id}{form}" for id in hunts for form in ("", ".the", ".text")}
    for boss in CARDS.bosses.values():
        used |= {f"ability-{boss.ability}", *([f"ability-{boss.ability}.text"] if boss.ability != "ice" else [])}
    used |= {f"pattern-{id}" for id in CARDS.patterns}
    used |= {f"encounter-{id}{form}" for id in CARDS.encounters for form in ("", ".text")}
    for campaign in CARDS.campaigns.values():
        used |= {f"campaign-{campaign.id}", f"campaign-{campaign.id}.text"}
        used |= {f"section-{section.id}{form}" for section in campaign.sections for form in ("", ".text")}
    return used | {f"item-{id}" for id in CARDS.equipment}


def listed_messages() -> set[str]:
    """Small words by their lists."""
    used = {f"stat-{stat}" for stat in STATS}
    used |= {f"condition-{one}{form}" for one in get_args(cards.Condition) for form in ("", ".text")}
    used |= {f"terrain-{one}{form}" for one in get_args(cards.Terrain) for form in ("", ".some", ".text")}
    used |= {f"token-{one}{form}" for one in faces.TOKENS for form in ("", ".text")}
    used |= {f"die-{colour}" for colour in (*COLOURS, "dodge")} | {f"colour-{colour}" for colour in COLOURS}
    used |= {f"{what}-{wall}" for wall in WALLS for what in ("wall", "far", "leg")}
    used |= {f"arc-{arc}" for arc in get_args(cards.Arc)} | {f"aim-{target}" for target in get_args(cards.Target)}
    used |= {f"{what}-{eighth}" for eighth in range(8) for what in ("way", "side")} | {
        f"node-{node}" for node in range(HALL)
    }
    for name, values in game.options().items():
        used |= {f"setting-{name}", *(f"setting-{name}.{value}" for value in values)}
    return used | {f"mark-{label}" for label in ("encounter", "activation", "enemies")}


def table_messages() -> set[str]:
    """What actions, events, questions and refusals need, by the name of the record where that has a sentence."""
    kinds = [kind for kind in [*vars(state).values(), decision.Done] if isinstance(kind, type)]
    used = {f"do-{kebab(kind.__name__)}" for kind in kinds if issubclass(kind, Action) and kind is not Action}
    used |= {f"event-{kebab(kind.__name__)}" for kind in kinds if issubclass(kind, Event) and kind is not Event}
    for source in (FOLDER / "rules").glob("*.py"):
        used |= set(re.findall(r'"(ask-[a-z-]+)"', source.read_text(encoding="utf-8")))
    used |= set(re.findall(r'"(why-[a-z-]+)"', (FOLDER / "why.py").read_text(encoding="utf-8")))
    # Told by what comes with them, by a variant for every case, or in the same words as another.
    silent = {"event-laid-tile", "event-paid", "event-foe-acted"}
    variants = {"event-rolled-dice", "event-ended", "do-done"}
    shared = {"do-take", "do-receive", "do-shift", "do-push-to"}
    return used - silent - variants - shared


def written_in_code() -> set[str]:
    """Message ids that stand in the sources as they are, and with the endings that sources add."""
    found: set[str] = set()
    endings: set[str] = set()
    for source in [*FOLDER.glob("*.py"), *(FOLDER / "telling").glob("*.py")]:
        code = source.read_text(encoding="utf-8")
        found |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*(?:\.[a-z]+)?)"', code))
        endings |= set(re.findall(r'f"\{[\w.\[\]]+\}(-[a-z]+)"', code))
    return found | {f"{name}{ending}" for name in found for ending in endings}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    needed = card_messages() | listed_messages() | table_messages()
    assert sorted(needed - set(every_message(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_stray(lang: str) -> None:
    known = card_messages() | listed_messages() | table_messages() | written_in_code()
    assert sorted(set(every_message(lang)) - known) == []


# -- told apart: a new case in the cards wants new words ---------------------------------------------------


CASES = [
    ("card-kind", "kind", cards.Equipment),
    ("card-pile", "pile", cards.Equipment),
    ("option-gain", "who", cards.Gain),
    ("short-gain", "who", cards.Gain),
    ("power-stride", "of", cards.Stride),
    ("power-never", "what", cards.Never),
    ("step-slide", "to", cards.Slide),
    ("boss-kind", "kind", cards.Boss),
]


@pytest.mark.parametrize(("message", "arg", "kind"), CASES)
def test_a_sentence_knows_every_case_of_its_card(message: str, arg: str, kind: type) -> None:
    cases = set(get_args(eval(kind.__annotations__[arg], vars(cards))))
    assert every_message("en")[message].variants[arg] == cases


# -- style -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_stands_in_the_words(lang: str) -> None:
    for name, pattern in every_message(lang).items():
        assert not any(re.search(r"\d", words) for words in pattern.words), name


def test_french_is_set_as_french_is() -> None:
    for name, pattern in every_message("fr").items():
        words = "\0".join(pattern.words)
        assert "'" not in words, name
        assert not re.search(r"[^\u202f][;!?]", words), f"{name}: a narrow space before ; ! ?"
        assert not re.search(r"[^\u00a0]:|\u00a0:\S", words), f"{name}: a hard space before a colon"
        assert not re.search(r"«[^\u00a0]|[^\u00a0]»", words), f"{name}: hard spaces inside guillemets"


def test_english_is_set_as_english_is() -> None:
    for name, pattern in every_message("en").items():
        words = "\0".join(pattern.words)
        assert not re.search(r"['\"\u00a0\u202f]", words), name
        assert not re.search(r" [;:!?]", words), name
