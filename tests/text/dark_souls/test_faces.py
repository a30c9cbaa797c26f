"""What a board shows of the cards of Dark Souls: complete in both languages, and true to the rules."""

from __future__ import annotations

import pytest

from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dark_souls import state
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.nodes import HALL
from undercroft.games.dark_souls.state import EnterFog, EnterTile, Roam, Souls

TEXTS = {lang: Text(game, lang, strict=True) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_face(lang: str) -> None:
    faces = game.faces(TEXTS[lang])
    for kind, cards in (
        ("characters", CARDS.characters),
        ("equipment", CARDS.equipment),
        ("enemies", CARDS.enemies),
        ("bosses", CARDS.bosses),
        ("patterns", CARDS.behaviours),
        ("encounters", CARDS.encounters),
    ):
        assert set(faces[kind]) == set(cards)
        for id, face in faces[kind].items():
            assert face["name"], id
            assert face["lines"], id
            assert face.get("story", "-"), id
    assert set(faces["traps"]) == set(CARDS.traps)
    assert set(faces["tiles"]) == set(CARDS.tiles)
    assert set(faces["hunts"]) == set(CARDS.hunts("mini") + CARDS.hunts("main"))
    assert len({node["name"] for node in faces["nodes"]}) == HALL, "no two nodes are called the same"
    sections = [section for campaign in faces["campaigns"].values() for section in campaign["sections"]]
    assert [section["id"] for section in sections] == [
        section.id for campaign in CARDS.campaigns.values() for section in campaign.sections
    ]
    assert all(section["text"].count(".") >= 2 for section in sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_foes_of_a_kind_have_names_of_their_own(lang: str) -> None:
    for id, face in game.faces(TEXTS[lang])["encounters"].items():
        foes = face["foes"]
        assert len(foes) == len(set(foes)) == len(CARDS.encounters[id].spawn_1 + CARDS.encounters[id].spawn_2), id


def test_names_differ_between_the_languages_only_in_words() -> None:
    english, french = (game.faces(TEXTS[lang]) for lang in LANGUAGES)
    assert english["nodes"][0]["x"] == french["nodes"][0]["x"]
    for id, face in english["patterns"].items():
        assert len(face["lines"]) == len(french["patterns"][id]["lines"]), id
        assert face["icons"] == french["patterns"][id]["icons"], id


def test_every_kind_of_event_has_a_rule() -> None:
    events = {tag for tag in game.readers() if tag in vars(state) and issubclass(vars(state)[tag], Event)}
    assert set(game.sources()) == events


def set_out() -> Souls:
    """Two heroes at the bonfire of a standard game."""
    session = Session.start(game, 2, "headline")
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[0])
    table = session.state.copy()
    assert isinstance(table, Souls)
    return table


def test_the_headline_says_where_we_are() -> None:
    table = set_out()
    start = Session.start(game, 2, "headline").state
    assert [text.tell(game.headline(start)) for text in TEXTS.values()] == [
        "Around a cold fire",
        "Autour d’un feu froid",
    ]
    table.sparks = 3
    assert [text.tell(game.headline(table)) for text in TEXTS.values()] == [
        "Bonfire, 3 sparks",
        "Feu de Camp, 3 étincelles",
    ]
    table.map[0].encounter = "ash_gardens"
    table.agenda = [Roam(), EnterTile(0, CARDS.tiles[table.map[0].tile].doors[0])]
    inside = Session.at(game, table, 2, {**game_options(), "mode": "standard"}, "headline").state
    assert [text.tell(game.headline(inside)) for text in TEXTS.values()] == ["Ash Gardens", "Jardins de cendre"]
    table.quest.boss = "gargoyle"
    table.agenda = [Roam(), EnterFog()]
    beyond = Session.at(game, table, 2, game_options(), "headline").state
    assert [text.tell(game.headline(beyond)) for text in TEXTS.values()] == ["Gargoyle", "Gargouille"]


def game_options() -> dict[str, str]:
    """The first of every setting."""
    return {name: values[0] for name, values in game.options().items()}


@pytest.mark.parametrize(
    ("lang", "twice", "once"),
    [
        ("en", "Then the Gargoyle, twice in a row.", "Then the Titanite Demon."),
        ("fr", "Puis la Gargouille, deux fois de suite.", "Puis le Démon de titanite."),
    ],
)
def test_a_boss_that_is_fought_twice_in_a_section_is_named_once(lang: str, twice: str, once: str) -> None:
    sections = game.faces(TEXTS[lang])["campaigns"]["first_journey"]["sections"]
    assert sections[0]["line"].endswith(twice)
    assert sections[1]["line"].endswith(once)
