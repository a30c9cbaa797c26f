"""The cards of Dead Cells in words: in both languages, with the numbers of the data, and with no other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from text.figures import altered, data, numbers

from undercroft.engine.message import Message
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dead_cells import cards, words, words_campaign, words_enemies
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.game import game

TEXTS = {lang: Text(game, lang, strict=True) for lang in LANGUAGES}

Speaking = Callable[[Any], list[Message]]


def board_lines(card: cards.PrisonerBoard) -> list[Message]:
    """All steps of a prisoner's tracks, and its ability."""
    steps = [*card.survival, *card.tactics, *card.brutality]
    return [words.acts_line(card.ability), *[line for step in steps for line in words.step_lines(step)]]


EVERY: dict[str, tuple[dict[str, Any], Speaking]] = {
    "combat": (CARDS.combat_cards, words.combat_lines),
    "equipment": (CARDS.equipment, words.item_lines),
    "monsters": (CARDS.monsters, words_enemies.enemy_lines),
    "forms": (CARDS.forms, words_enemies.form_lines),
    "attacks": (CARDS.attacks, words_enemies.attack_lines),
    "elements": (CARDS.elements, words_enemies.element_lines),
    "tiles": (CARDS.tiles, words_campaign.tile_lines),
    "upgrades": (CARDS.upgrades, words_campaign.campaign_lines),
    "well": (CARDS.well, words_campaign.campaign_lines),
    "secrets": (CARDS.secrets, words_campaign.campaign_lines),
    "runes": (CARDS.runes, words_campaign.rune_lines),
}


def said(lang: str, lines: list[Message]) -> str:
    return "\n".join(words.said(TEXTS[lang], lines))


def speaking_of(card: Any) -> set[int]:
    """The numbers a card may say: those of its data, in words of the group (`rest:2`) too, and of its spaces."""
    found = data(card, counts=True) | {number for word in getattr(card, "group", []) for number in numbers(word)}
    item = getattr(card, "item", "")
    if item:
        found |= data(CARDS.equipment[item], counts=True)
    return found


# R1 to R3 are marks on the board, and the rounds are said in Roman numerals, but for Round 0.
MARKS = re.compile(r"R[123]|Round 0|Ronde 0")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVERY)
def test_a_card_says_whole_sentences_with_the_numbers_of_its_data(lang: str, kind: str) -> None:
    found, lines = EVERY[kind]
    for id, card in found.items():
        for line in words.said(TEXTS[lang], lines(card)):
            assert line[0].isupper() or line[0].isdigit(), f"{id}: {line}"
            assert line.endswith("."), f"{id}: {line}"
            assert not re.search(r"[{}‹›]|  |\.\.| \.|;;|: ;", line), f"{id}: {line}"
            assert numbers(MARKS.sub("", line)) <= speaking_of(card), f"{id}: {line}"
            if lang == "fr":
                assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:", line), f"{id}: {line}"


ONCE = ("malaise", "bell", "purge", "teleport", "purge_tile")  # of which there is never more than one at a time


def others(card: Any, name: str, value: Any) -> list[Any] | None:
    """What to put in place of a number that not just any other could replace."""
    if name == "copies" or is_moot(card, name):
        return []
    if name in ("round", "form", "curse", "restriction"):
        return [1 if value == 2 else 2]
    return None


def is_moot(card: Any, name: str) -> bool:
    """More against nobody, how much of all loot, the round of what works in none, the price of nothing."""
    return (
        (isinstance(card, cards.Damage) and name == "extra" and not card.against)
        or (isinstance(card, cards.Steal) and card.what == "loot")
        or (isinstance(card, cards.Tile) and name in ("curse", "restriction") and not getattr(card, name))
        or (isinstance(card, cards.Special) and card.what in ONCE)
        or (isinstance(card, cards.Tile) and name == "round" and card.restriction != 1)
        or (isinstance(card, cards.Tile) and name in ("price", "times") and not card.sells)
        or (isinstance(card, cards.Equipment) and name == "round" and card.works in ("ability", "always"))
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVERY)
def test_a_card_whose_number_changes_reads_otherwise(lang: str, kind: str) -> None:
    found, lines = EVERY[kind]
    silent = []
    for id, card in found.items():
        before = said(lang, lines(card))
        silent += [f"{id}: {where}" for where, other in altered(card, others) if said(lang, lines(other)) == before]
    assert silent == []


# -- some, word for word ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "english", "french"),
    [
        (
            words.acts_line([cards.Damage(reach="12", amount=2, against="burning", extra=1)]),
            "2 damage, reach R1 and R2, 1 more against a Burning enemy",
            "2 dégâts, portée R1 et R2, 1 de plus contre un ennemi En feu",
        ),
        (
            words.acts_line([cards.Block(amount=2, who="one"), cards.Inflict(state="frozen", reach="123", all=True)]),
            "2 shields for one of you; 1 Frozen token on each enemy, reach R1 to R3",
            "2 boucliers pour l’un de vous\u202f; 1 jeton Gelé sur chaque ennemi, portée de R1 à R3",
        ),
        (
            words_enemies.enemy_act_line(cards.Strike(amount=2, to="first_player", pierce=True)),
            "2 unblockable damage to the first player",
            "2 dégâts imparables au premier joueur",
        ),
        (
            words_enemies.enemy_act_line(cards.Strike(amount=1, to="all", needs="unhurt")),
            "if unhurt, 1 damage to each of you",
            "si indemne, 1 dégât à chacun de vous",
        ),
        (
            words_campaign.campaign_acts_line([cards.PurgeCard(), cards.PurgeCard()]),
            "purge a card; then another",
            "purger une carte\u202f; puis une autre",
        ),
    ],
)
def test_a_line(lines: Message, english: str, french: str) -> None:
    assert [TEXTS[lang].tell(lines) for lang in LANGUAGES] == [english, french]
