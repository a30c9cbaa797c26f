"""The judge of quests, the quest book, and what every quest of the box must have."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from undercroft.engine.content import read_pack
from undercroft.engine.errors import BadContent
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.descent import quest_cards as shapes
from undercroft.games.descent.catalogue import CARDS, Catalogue
from undercroft.games.descent.game import game
from undercroft.games.descent.quest_book import book, figures_of
from undercroft.games.descent.quest_check import faults_of, inside, judge
from undercroft.games.descent.quest_map import draw
from undercroft.games.descent.rules.layout import MUD, compose

ROOT = Path(__file__).parents[3]
LESSON = ROOT / "docs" / "quests.md"
ENCOUNTERS = sorted(CARDS.encounters)


# -- the box ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ENCOUNTERS)
def test_the_judge_finds_no_fault_with_the_box(id: str) -> None:
    assert [str(fault) for fault in faults_of(CARDS, id)] == []


def test_there_are_all_the_quests() -> None:
    counts = CARDS.counts()
    assert (counts["quests"], counts["encounters"]) == (20, 37)
    assert (counts["bonus_quests"], counts["rumour_quests"], counts["secret_rooms"]) == (1, 2, 3)
    assert sorted(quest.act for quest in CARDS.quests.values() if quest.role == "rumour") == [1, 2]


def test_every_act_one_quest_opens_two_of_act_two() -> None:
    opened = [
        name for quest in CARDS.quests.values() if quest.role == "act1" for name in (quest.heroes_won, quest.otherwise)
    ]
    later = [quest.id for quest in CARDS.quests.values() if quest.role == "act2"]
    assert sorted(opened) == sorted(later)


def test_what_the_facts_say_of_quests_is_kept() -> None:
    """Figures of the facts, typed once more."""
    first = CARDS.encounters["first_blood_1"]
    assert first.numbers == {"mauler_health": (4, 6, 8), "needed": (5, 6, 8), "returning": (2, 2, 3)}
    daerion = CARDS.encounters["castle_daerion_1"]
    assert len(daerion.ally[0].at) == 4
    assert CARDS.allies["villager"].health == 8
    assert CARDS.encounters["castle_daerion_2"].numbers["defenders"] == 5
    assert len(CARDS.encounters["the_masquerade_ball_1"].token[0].at) == 8
    assert len(CARDS.encounters["the_monsters_hoard_2"].token[0].at) == 6
    saradyn = CARDS.encounters["acolyte_of_saradyn_1"]
    assert (saradyn.numbers["hide"], saradyn.numbers["desecrated"], saradyn.numbers["returning"]) == (2, 7, 2)
    rewards = {id: (quest.heroes, quest.overlord) for id, quest in CARDS.quests.items()}
    assert (rewards["a_fat_goblin"][0].gold, rewards["a_fat_goblin"][1].xp) == (25, 1)
    assert (rewards["the_frozen_spire"][0].xp, rewards["the_frozen_spire"][1].xp) == (1, 2)
    assert rewards["the_cardinals_plight"][0].relic == "staff_of_light"
    assert rewards["the_cardinals_plight"][1].relic == "staff_of_shadows"


def test_the_extra_terrain_is_played_with_somewhere() -> None:
    card = CARDS.encounters["rumour_the_sunken_road_1"]
    kinds = {edge.kind for edge in card.edge} | {ground.kind for ground in card.terrain}
    assert kinds == {"mud", "elevation", "portcullis", "ancient_wall", "vegetation", "ruins"}
    assert MUD in compose(CARDS.tiles, card.laid, card.edge, card.terrain).terrain


def test_every_verb_and_every_proviso_is_of_use() -> None:
    """A language of which nobody uses a word is too large."""
    used = {type(shape) for card in CARDS.encounters.values() for shape in inside(card)}
    every = {*shapes.DeedCard.__subclasses__(), *shapes.Proviso.__subclasses__()}
    assert {kind.__name__ for kind in every - used} == set()


# -- the book --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_quest_book_is_what_the_quests_say(lang: str) -> None:
    written = (ROOT / "docs" / f"quest-book.{lang}.md").read_text(encoding="utf-8")
    assert written == book(Text(game, lang, strict=True)), "python -m undercroft.games.descent.quest_book"


@pytest.mark.parametrize("id", ENCOUNTERS)
def test_a_map_can_be_drawn_and_shows_what_lies_on_it(id: str) -> None:
    card = CARDS.encounters[id]
    drawn = "\n".join(draw(card))
    assert drawn.count("s") >= max(card.search.many) - 1 if card.search else True
    assert ("┃" in drawn or "━" in drawn) == any(edge.kind not in ("wall", "elevation") for edge in card.edge)


def test_figures_in_sentences_are_those_of_the_encounter() -> None:
    card = CARDS.encounters["first_blood_1"]
    assert figures_of(card, 0)["mauler_health"] == "4/6/8"
    assert figures_of(card, 4)["mauler_health"] == 8
    assert figures_of(card, 0)["rounds"] == card.clock.rounds
    assert figures_of(card, 1)["returning"] == 2


# -- the judge -------------------------------------------------------------------------------------------


def lesson() -> dict[str, str]:
    """The files of the quest that the lesson teaches with."""
    text = LESSON.read_text(encoding="utf-8")
    found = dict(re.findall(r"^`([\w.]+)`[^\n]*\n\n```\w*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    found["mill.fr.ftl"] = found["mill.en.ftl"]
    return found


@pytest.fixture
def mill(tmp_path: Path) -> Callable[..., Catalogue]:
    def load(change: Callable[[str], str] = str, file: str = "quest_the_mill_1.toml") -> Catalogue:
        for name, text in lesson().items():
            (tmp_path / name).write_text(change(text) if name == file else text, encoding="utf-8")
        cards = Catalogue.load()
        pack = read_pack(tmp_path, "descent")
        cards.packs.append(pack)
        cards._read(sorted(tmp_path.glob("*.toml")))
        return cards

    return load


def test_the_quest_of_the_lesson_has_no_fault(mill: Callable[..., Catalogue]) -> None:
    assert [str(fault) for fault in faults_of(mill(), "the_mill_1")] == []


def swap(old: str, new: str) -> Callable[[str], str]:
    """A change of a file."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('tile = "11A", x = 3', 'tile = "11A", x = 4', "laid = [", "tiles 11A and 9A both lie at"),
        ('tile = "11A"', 'tile = "99A"', "laid = [", "there is no tile called 99A"),
        ('{ tile = "endcap_A", x = 8, y = 0, turn = 180 },', "", 'tile = "9A"', "close it with an end cap"),
        ('at = [[8, 0], [9, 0]]', 'at = [[8, 0], [9, 9]]', "at = [[8, 0], [9, 9]]", "there is no space at 9, 9"),
        ('who = "heroes|archers"', 'who = "heroes|cooks"', 'who = "heroes|cooks"', "cooks means nobody here"),
        ('kind = "goblin_archer"', 'kind = "goblin_cook"', 'kind = "goblin_cook"', "no monster or lieutenant called"),
        ('damage = "scratch"', 'damage = "bite"', 'damage = "bite"', "no number or track called bite"),
        ('"count", track = "scratches"', '"count", track = "bites"', 'track = "bites"', "no track called bites"),
        ('hidden = { cat = 1, sack = 1 }', 'hidden = { cat = 1 }', "hidden = { cat = 1 }", "2 lie there with 2 heroes"),
        ('carrying = "cat"', 'carrying = "dog"', 'carrying = "dog"', "no token called dog"),
        ('needs_face = "cat"', 'needs_face = "cow"', 'needs_face = "cow"', "never shows cow"),
        ('do = [{ do = "win", side = "heroes" }]', 'do = []', "[[encounter.goal]]", "the heroes cannot win"),
        ('rule = "claws"', 'rule = "teeth"', 'rule = "teeth"', "none of the special rules"),
        ("goal = [4, 5, 6]", "", "", "has no goal to reach"),
        ("rounds = 8", "rounds = 80", "rounds = 80", "between 1 and 20 rounds"),
        ('at = "9A"', 'at = "9B"', 'at = "9B"', "no tile or area called 9B"),
        ("many = [2, 3, 4]", "many = [2, 3, 5]", "many = [2, 3, 5]", "5 search tokens have 4 spaces"),
        ('when = "round_ends"', 'when = "star_searched"', 'when = "star_searched"', "no search token is unique"),
        ('number = 1', 'number = 2', "", "the_mill has 1 encounters"),
        ('line = "scratched"', 'line = "bitten"', "", "no words for line-the_mill-1-bitten in fr"),
    ],
)  # fmt: skip
def test_the_judge_names_file_line_and_reason(
    mill: Callable[..., Catalogue], old: str, new: str, line: str, reason: str
) -> None:
    cards = mill(swap(old, new))
    id = next(id for id in cards.encounters if id.startswith("the_mill"))
    faults = faults_of(cards, id)
    (fault, *_) = [fault for fault in faults if reason in fault.reason]
    assert fault.file == "quest_the_mill_1.toml"
    text = swap(old, new)(lesson()["quest_the_mill_1.toml"])
    if line:
        assert line in text.splitlines()[fault.line - 1]
    with pytest.raises(BadContent, match=re.escape(reason)):
        judge(cards, [id])


def test_an_encounter_without_a_clock_is_refused(mill: Callable[..., Catalogue]) -> None:
    with pytest.raises(BadContent, match="clock"):
        mill(swap('[encounter.clock]\nrounds = 8\nwins = "overlord"\n', ""))


def test_a_space_that_nobody_can_reach_is_found(mill: Callable[..., Catalogue]) -> None:
    walled = 'rules = ["cat"'
    wall = 'edge = [{ id = "wall", kind = "wall", between = [[[8, 0], [8, 1]], [[9, 0], [9, 1]]] }]\n'
    faults = faults_of(mill(swap(walled, wall + walled)), "the_mill_1")
    assert [fault.reason for fault in faults if "reached" in fault.reason]


def test_a_tile_lies_once(mill: Callable[..., Catalogue]) -> None:
    twice = '    { tile = "9B", x = 20, y = 1 },\n]\nrules'
    faults = faults_of(mill(swap("]\nrules", twice)), "the_mill_1")
    assert "there is only one tile 9" in [fault.reason for fault in faults]
