"""The cards of Dark Souls in words: in both languages, with the numbers of the data, and with no other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from text.figures import altered, data, numbers

from undercroft.engine.message import Message
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dark_souls import cards, words
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.attack import range_of
from undercroft.games.dark_souls.rules.gear import KINDS

TEXTS = {lang: Text(game, lang, strict=True) for lang in LANGUAGES}

Speaking = Callable[[Any], list[Message]]

EVERY: list[tuple[dict[str, Any], Speaking]] = [
    (CARDS.equipment, words.item_lines),
    (CARDS.characters, words.character_lines),
    (CARDS.enemies, words.enemy_lines),
    (CARDS.bosses, words.boss_lines),
    (CARDS.behaviours, words.pattern_lines),
    (CARDS.encounters, words.encounter_lines),
    (CARDS.traps, lambda card: [words.trap_line(card)]),
]
NAMES = ["equipment", "characters", "enemies", "bosses", "behaviours", "encounters", "traps"]

# In a card's data, but not on its face: how many there are; a boss's behaviours have cards of their own.
ELSEWHERE = {"copies", "models", "behaviours"}


def others(card: Any, name: str, value: Any) -> list[Any] | None:
    """What to put in place of a number that not just any other could replace."""
    if name in ELSEWHERE or is_moot(card, name, value):
        return []
    return [4 if value == 2 else 2] if name == "eighths" else None


def is_moot(card: Any, name: str, value: Any) -> bool:
    """A range that no attack has, a dodge where nothing strikes, damage done by moving without moving."""
    blank = isinstance(card, cards.Trap) and not card.damage and name == "dodge"
    still = isinstance(card, cards.Move) and not card.nodes and name == "damage"
    return blank or still or (name == "range" and value == cards.NONE)


def said(lang: str, lines: list[Message]) -> str:
    return "\n".join(words.said(TEXTS[lang], lines))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("found", "lines"), EVERY, ids=NAMES)
def test_a_card_says_whole_sentences_with_the_numbers_of_its_data(
    lang: str, found: dict[str, Any], lines: Speaking
) -> None:
    for card in found.values():
        for line in words.said(TEXTS[lang], lines(card)):
            assert line[0].isupper() or line[0].isdigit(), line
            assert line.endswith("."), line
            assert not re.search(r"[{}‹›]|  |\.\.| \.", line), line
            assert numbers(line) <= data(card, counts=True), line
            if lang == "fr":
                assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("found", "lines"), EVERY, ids=NAMES)
def test_a_card_whose_number_changes_reads_otherwise(lang: str, found: dict[str, Any], lines: Speaking) -> None:
    for id, card in found.items():
        before = said(lang, lines(card))
        for where, other in altered(card, others):
            assert said(lang, lines(other)) != before, f"{id}: {where}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_button_tells_the_options_of_a_card_apart(lang: str) -> None:
    """By what they do or what they cost; and an option says how far it reaches where the card does not."""
    for id, card in CARDS.equipment.items():
        labels = [(option.stamina, TEXTS[lang].tell(words.option_short(card, option))) for option in card.options]
        assert len(set(labels)) == len(labels), id
        for option, way, (_, label) in zip(card.options, KINDS[id].options, labels):
            assert label, id
            if range_of(KINDS[id], way) != card.range:
                assert str(option.range) in label, id


# -- some, word for word ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "lang", "expected"),
    [
        (
            "estoc",
            "en",
            "Weapon, one hand, Range 0. Needs Dexterity 14. "
            "0 Stamina: 2 black dice, −1 to the total. 3 Stamina: 3 black dice, −1 to the total.",
        ),
        (
            "smoughs_armour",
            "fr",
            "Armure. Exige Force 37. Parade\u00a0: 2 dés bleus. Résistance\u00a0: 2 dés bleus. "
            "Qui la porte ne peut pas esquiver. Qui la porte ne peut pas courir. Place pour 1 amélioration.",
        ),
        ("titanite_shard.2", "fr", "Amélioration d’arme. À chaque jet d’attaque de l’arme\u00a0: +1 aux dégâts."),
    ],
)
def test_equipment(card: str, lang: str, expected: str) -> None:
    assert words.card_text(TEXTS[lang], card) == expected


def test_a_behaviour() -> None:
    card = CARDS.behaviours["titanite_demon_vaulting_slam"]
    assert words.said(TEXTS["en"], words.pattern_lines(card)) == [
        "Heat up card.",
        "Dodge 2.",
        "Leaps onto the Aggro holder: 6 damage to all who are there, and a push.",
        "Turns towards the Aggro holder.",
        "No weak arc.",
    ]
    assert words.said(TEXTS["fr"], words.enemy_lines(CARDS.enemies["crossbow_hollow"]))[2:] == [
        "S’éloigne du porteur de l’Aggro de 1 repère.",
        "Frappe le porteur de l’Aggro\u00a0: 3 dégâts magiques.",
    ]


def test_an_encounter() -> None:
    assert words.said(TEXTS["en"], words.encounter_lines(CARDS.encounters["the_forgotten"])) == [
        "Level 1.",
        "First spawn node: 2 Hollow Soldiers.",
        "Second spawn node: a Silver Knight Greatbowman.",
        "First terrain node: a barrel.",
        "The tile is trapped.",
    ]
