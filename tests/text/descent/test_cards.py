"""The cards of Descent in words: in both languages, with the numbers of the data, and with no other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from text.figures import altered, data, numbers

from undercroft.engine.message import Message
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.descent import cards, words, words_acts, words_cards
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.table import MONKEY_SPEED, TAINT_HEALTH
from undercroft.games.descent.words_acts import Telling

TEXTS = {lang: Text(game, lang, strict=True) for lang in LANGUAGES}

Speaking = Callable[[Any], list[Message]]


def act_surges(card: cards.Monster | cards.Lieutenant) -> list[Message]:
    """What surges buy, in both acts."""
    if isinstance(card, cards.Lieutenant):
        return [*words_cards.monster_surges(card.act1), *words_cards.monster_surges(card.act2)]
    figures = (card.act1.minion, card.act1.master, card.act2.minion, card.act2.master)
    return [line for one in figures for line in words_cards.monster_surges(one)]


def sheet_lines(card: cards.HeroSheet) -> list[Message]:
    """Talent and feat."""
    return [*words_cards.talent_lines(card), *words_cards.feat_lines(card)]


EVERY: dict[str, tuple[dict[str, Any], Speaking]] = {
    "heroes": (CARDS.heroes, sheet_lines),
    "skills": (CARDS.skills, words_cards.skill_lines),
    "items": (words.ITEMS, words_cards.item_lines),
    "relics": (CARDS.relics, words_cards.relic_lines),
    "monsters": (CARDS.monsters, words_cards.limit_lines),
    "monster surges": (CARDS.monsters, act_surges),
    "lieutenants": (CARDS.lieutenants, act_surges),
    "abilities": (CARDS.monster_abilities, words_cards.monster_ability_lines),
    "allies": (CARDS.allies, words_cards.companion_lines),
    "familiars": (words.FAMILIARS, words_cards.companion_lines),
    "overlord": (CARDS.overlord, words_cards.overlord_lines),
    "search": (CARDS.search, words_cards.search_lines),
    "conditions": (CARDS.conditions, words_cards.condition_lines),
    "travel": (CARDS.travel, words_cards.travel_lines),
    "plots": ({card.id: card for deck in CARDS.plots.values() for card in deck.cards}, words_cards.plot_lines),
    "rumours": (CARDS.rumours, words_cards.rumour_lines),
    "taints": (CARDS.taints, words_cards.taint_lines),
    "challenges": (CARDS.challenges, lambda card: [words_cards.challenge_line(card)]),
}
FIGURES = ("monsters", "monster surges", "lieutenants")  # most of their numbers stand beside the text
# What the rules of a card's own hold, and no card's figures.
RULED = {MONKEY_SPEED, TAINT_HEALTH}


def said(lang: str, lines: list[Message]) -> str:
    return "\n".join(words.said(TEXTS[lang], lines))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVERY)
def test_a_card_says_whole_sentences_with_the_numbers_of_its_data(lang: str, kind: str) -> None:
    found, lines = EVERY[kind]
    for id, card in found.items():
        known = data(card, counts=True) | RULED
        for line in words.said(TEXTS[lang], lines(card)):
            assert line[0].isupper() or line[0].isdigit() or line[0] in "+−«“", f"{id}: {line}"
            assert line.endswith("."), f"{id}: {line}"
            assert not re.search(r"[{}‹›]|  |\.\.| \.|;;|: ;", line), f"{id}: {line}"
            assert numbers(line) <= known, f"{id}: {line}"
            if lang == "fr":
                assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:", line), f"{id}: {line}"


# What is printed beside the text, or not at all.
ELSEWHERE = ("copies", "cost", "xp", "level", "buy", "speed", "health", "stamina", "attributes", "size")


def others(card: Any, name: str, value: Any) -> list[Any] | None:
    """What to put in place of a number that not just any other could replace."""
    if (name in ELSEWHERE and not isinstance(card, cards.Surge)) or is_moot(card, name, value):
        return []
    if isinstance(card, cards.RumourCard) and name == "act":
        return [1 if value == 2 else 2]
    return None


def is_moot(card: Any, name: str, value: Any) -> bool:
    """A number that means nothing where it stands: what is not there, or what a word has no number for."""
    if not value:
        return True
    return (
        (isinstance(card, cards.Relic) and name == "hero")
        or (isinstance(card, cards.Special) and card.name in WITHOUT_NUMBER)
        or (isinstance(card, cards.Passive) and card.gives in WITHOUT_NUMBER)
        or (isinstance(card, cards.Last) and card.what in WITHOUT_NUMBER)
        or (isinstance(card, cards.MonsterSurge) and name == "x")
        or (isinstance(card, cards.Passive) and name == "near" and card.gives == "shadow")
        or (isinstance(card, cards.Ability) and name == "within" and not tells_distance(card))
        or (isinstance(card, cards.RerollVerb) and name == "amount" and (card.whole or value < 0))
        or (isinstance(card, cards.Draw) and name == "amount" and card.by_surges)
        or (isinstance(card, cards.SearchVerb) and name == "amount" and bool(card.token))
        or (isinstance(card, cards.MoveVerb) and card.action)
        or (isinstance(card, cards.SearchCard) and card.immediate)
        or (isinstance(card, cards.Ability) and name == "fatigue" and value < 0)
    )


WITHOUT_NUMBER = ("only_adjacent_attacks", "monkey", "pass_heroes")


def tells_distance(ability: cards.Ability) -> bool:
    """Whether the words of an ability name a distance."""
    return ability.choice in ("hero", "monster") or ability.role in ("beside", "protector")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in EVERY if kind not in FIGURES])
def test_a_card_whose_number_changes_reads_otherwise(lang: str, kind: str) -> None:
    found, lines = EVERY[kind]
    silent = []
    for id, card in found.items():
        before = said(lang, lines(card))
        silent += [f"{id}: {where}" for where, other in altered(card, others) if said(lang, lines(other)) == before]
    assert silent == []


# -- some, word for word ---------------------------------------------------------------------------------

HERO = Telling("hero", "that_hero", "that_monster")


@pytest.mark.parametrize(
    ("act", "english", "french"),
    [
        (
            cards.Recover(who="target", damage=1, fatigue=2),
            "that hero recovers 1 damage and 2 fatigue",
            "ce héros récupère 1 dégât et 2 points de fatigue",
        ),
        (
            cards.AttackVerb(who="user", weapon="melee", at="other", hearts=1),
            "the hero attacks that monster with a melee weapon, +1 heart",
            "le héros attaque ce monstre-là avec une arme de corps à corps, +1 cœur",
        ),
        (
            cards.Test(
                who="each_hero_near",
                near=3,
                attribute=["willpower"],
                fails=[cards.SufferVerb(who="tester", fatigue=1)],
            ),
            "each hero within 3 spaces tests Willpower; failed, that hero suffers 1 fatigue",
            "chaque héros à 3 cases ou moins teste Volonté\u202f; raté, ce héros subit 1 fatigue",
        ),
        (
            cards.Add(who="other", surges=-1),
            "the attack loses 1 surge",
            "l’attaque perd 1 augmentation",
        ),
        (
            cards.RerollVerb(who="user", pool="attack", colours=["red", "yellow"]),
            "the hero rerolls an attack die, red or yellow only",
            "le héros relance un dé d’attaque, rouge ou jaune seulement",
        ),
    ],
)
def test_an_act(act: cards.AnyAct, english: str, french: str) -> None:
    line = words_acts.act_line(act, HERO)
    assert [TEXTS[lang].tell(line) for lang in LANGUAGES] == [english, french]


def test_abilities_that_differ_in_their_moment_alone_are_told_as_one() -> None:
    lines = words_cards.overlord_lines(CARDS.overlord["poison_dart"])
    assert len(lines) == 1
    assert said("en", lines).startswith("When a hero opens a door or when a hero searches: ")


def test_a_surge_says_what_it_costs() -> None:
    surges = words_cards.weapon_surges(CARDS.items2["grinding_axe"].weapon, "hero")
    assert said("en", surges) == "Surge: +1 heart.\n2 surges: +5 hearts."
    assert said("fr", surges) == "Augmentation\u00a0: +1 cœur.\n2 augmentations\u00a0: +5 cœurs."
