"""The cards in words: every page, item and prisoner, in both languages, with the numbers of the data."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from text.figures import altered, data, numbers

from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dark_castle import cards, game
from undercroft.games.dark_castle.cards import Item, Page
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.words import (
    OrderLine,
    character_text,
    instructions,
    item_text,
    item_words,
    page_lines,
)

TEXTS = {lang: Text(game, lang, strict=True) for lang in LANGUAGES}
PAGES = [*CARDS.starts, *CARDS.chapters, *CARDS.bosses]


def others(card: Any, name: str, value: Any) -> list[Any] | None:
    """What to put in place of a number that not just any other could replace."""
    if name == "copies" or (isinstance(card, cards.Special | Item) and value == 0):
        return []  # not on the card; or not its special rule
    return [3 - value] if name == "hands" else None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_instructions(lang: str, page: str) -> None:
    lines = instructions(TEXTS[lang], page)
    assert lines
    assert lines[0].depth == 0
    depth = 0
    for line in lines:
        assert line.depth <= depth + 1, "no line is indented below nothing"
        depth = line.depth
        check(lang, line.text)
        assert numbers(line.text) <= data(CARDS.page(page)), line.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", CARDS.items)
def test_every_item_says_what_it_does(lang: str, item: str) -> None:
    said = item_text(TEXTS[lang], item)
    check(lang, said)
    assert numbers(said) <= data(CARDS.items[item])
    assert item_text(TEXTS[lang], f"{item}.1") == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("character", CARDS.characters)
def test_every_prisoner_shows_their_die(lang: str, character: str) -> None:
    said = character_text(TEXTS[lang], character)
    check(lang, said)
    assert sum(int(number) for number in re.findall(r"\d", said)) == 8


def check(lang: str, said: str) -> None:
    """Whole sentences, properly set, with nothing left open."""
    assert said
    assert said[0].isupper()
    assert said.rstrip("\u00a0")[-1] in ".:"
    assert not re.search(r"[{}‹›]|  |\.\.", said), said
    if lang == "fr":
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_whose_number_changes_reads_otherwise(lang: str, page: str) -> None:
    card = CARDS.page(page)
    boss = page in CARDS.bosses
    said = page_lines(TEXTS[lang], card, boss)
    for where, other in altered(card, others):
        if not (boss and where.endswith("Combat.spoils")):  # a boss has none, and says so otherwise
            assert page_lines(TEXTS[lang], other, boss) != said, where


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", CARDS.items)
def test_an_item_whose_number_changes_reads_otherwise(lang: str, item: str) -> None:
    card = CARDS.items[item]
    for where, other in altered(card, others):
        assert item_words(TEXTS[lang], other) != item_words(TEXTS[lang], card), where


# -- some, word for word ---------------------------------------------------------------------------------


def read(do: list[dict[str, Any]], lang: str = "en", boss: bool = False) -> list[OrderLine]:
    """The lines of a page with these instructions."""
    page = msgspec.convert({"id": "two_doors", "source": "ours", "do": do}, Page)
    return page_lines(TEXTS[lang], page, boss)


def test_a_loss() -> None:
    assert read([{"do": "lose", "who": "turner", "amount": 2}]) == [OrderLine(0, "YOU lose 2 HP.")]
    assert read([{"do": "lose", "who": "turner", "amount": 2}], "fr") == [OrderLine(0, "VOUS perdez 2 PV.")]


@pytest.mark.parametrize("who", ["lowest", "highest"])
@pytest.mark.parametrize("verb", ["lose", "heal", "curse"])
def test_a_card_that_picks_by_hit_points_says_what_happens_on_a_tie(verb: str, who: str) -> None:
    order = {"do": verb, "who": who, **({"kind": "bound", "pages": 1} if verb == "curse" else {"amount": 2})}
    assert re.search(r"\bif several are level\b", read([order])[0].text)
    assert "ex æquo" in read([order], "fr")[0].text


@pytest.mark.parametrize("strike", ["lowest", "highest"])
def test_an_enemy_that_picks_by_hit_points_says_whom_it_strikes_on_a_tie(strike: str) -> None:
    fight = {"do": "fight", "dice": {"might": 1}, "damage": 2, "special": {"strike": strike}}
    assert read([fight])[-1].text.endswith("if several are level, all of them.")
    assert read([fight], "fr")[-1].text.endswith("ou tous les ex æquo.")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Pass over the next page, unread; if only the last page is left, none."),
        ("fr", "Sautez la page suivante sans la lire\u202f; s’il ne reste que la dernière page, aucune."),
    ],
)
def test_a_card_that_passes_over_a_page_says_what_happens_where_none_follows(lang: str, said: str) -> None:
    assert said in [line.text for line in instructions(TEXTS[lang], "kitchen_chimney")]


def test_a_fight() -> None:
    fight = {"do": "fight", "dice": {"might": 1, "wisdom": 1}, "damage": 2}
    assert read([fight]) == [
        OrderLine(0, "Start combat: Might, Wisdom and one rolled die for each prisoner. Attack 2. Spoils: 1 item.")
    ]
    assert read([{**fight, "per_player": 0, "spoils": 0}], "fr", boss=True) == [
        OrderLine(0, "Commencez un combat\u00a0: Force et Sagesse. Attaque 2. La victoire vous rend libres.")
    ]


def test_one_order_stands_beside_its_way_and_more_below_it() -> None:
    lose = {"do": "lose", "who": "turner", "amount": 2}
    ways = [{"id": "oak_door", "do": [lose]}, {"id": "iron_door", "do": [lose, {"do": "peek"}]}]
    assert read([{"do": "choose", "ways": ways}]) == [
        OrderLine(0, "Choose together:"),
        OrderLine(1, "Open the oak door: YOU lose 2 HP."),
        OrderLine(1, "Open the iron door:"),
        OrderLine(2, "YOU lose 2 HP."),
        OrderLine(2, "Lay the next page open now, before you name who turns it."),
    ]


def test_the_others_are_all_but_the_one_named() -> None:
    test = {"do": "test", "who": "others", "trait": "might", "needed": 1}
    assert read([test])[0].text.startswith("All the others roll")
    named = read([{"do": "nominate"}, test])
    assert named[1].text.startswith("All but the one you named roll")


def test_what_a_way_needs_is_said_with_it() -> None:
    needs = {"type": "weapon"}
    ways: list[dict[str, Any]] = [{"id": "oak_door", "needs": needs}, {"id": "iron_door"}]
    assert read([{"do": "choose", "ways": ways}])[1:] == [
        OrderLine(1, "Open the oak door (if someone carries a weapon): nothing happens."),
        OrderLine(1, "Open the iron door: nothing happens."),
    ]


def test_an_item() -> None:
    assert item_text(TEXTS["en"], "chapel_bench") == (
        "Weapon, both hands. At any time in a fight: take any one die out of the row. Once a page."
    )
    assert item_text(TEXTS["fr"], "straw_sack").startswith("Relique, deux mains. ")
