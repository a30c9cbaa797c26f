"""Descent at the terminal table: the map in lines, who stands on it, what is counted, heroes, the overlord's hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rules.descent.campaigns import phase
from rules.descent.table import activation, hero, in_quest, monster, turn
from rules.table import Table as AnyTable
from terminal.pilot import LARGE, SMALL, hit, opened, played, sees, table, table_of

from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.panel import Panel, doings, hero_lines, place_lines, readable
from undercroft.games.descent.panel_map import MapDrawing, marks_of
from undercroft.games.descent.rules.maps import layout_for
from undercroft.games.descent.state import Journey, Operate, Token
from undercroft.terminal.voice import speak

EN, FR = speak(game, "en"), speak(game, "fr")
VOICES = pytest.mark.parametrize("text", [EN, FR], ids=["en", "fr"])


def seen(laid: AnyTable, seat: int = 0) -> dict[str, Any]:
    """What a seat sees."""
    view: dict[str, Any] = laid.session.view(seat)["table"]
    return view


def plain(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


def drawn(laid: Any, width: int = 90) -> list[str]:
    """The map, line by line."""
    return [line.plain.rstrip() for line in MapDrawing(laid.layout, seen(laid), width).lines()]


# -- the map -------------------------------------------------------------------------------------------------


def test_spaces_walls_doors_and_those_who_stand_there() -> None:
    laid = turn("A . M\n    -\nw # .", monsters={"M": monster(rank="master")})
    assert drawn(laid) == [
        "    A  B  C",
        "   ┌────────┐",
        " 1 │1  ·  A │",
        "   │     ╶━━┤",
        " 2 │~  #  · │",
        "   └────────┘",
    ]


def test_a_door_looks_as_it_is() -> None:
    laid = turn("A|.")
    assert drawn(laid)[2] == " 1 │1 ┃· │"
    laid.act(Operate(0))
    assert drawn(laid)[2] == " 1 │1 ╎· │"
    assert drawn(turn("A%."))[2] == " 1 │1 ╏· │"
    assert drawn(turn("A:.\n. ."))[2] == " 1 │1 ╫· │"


def test_who_is_down_lies_there_and_large_ones_cover_their_spaces() -> None:
    laid = activation("A M M", heroes={"A": hero(knocked_out=True)}, monsters={"M": monster(size=(1, 2))})
    assert drawn(laid)[2] == " 1 │1† a  a │"


def test_where_it_is_narrow_spaces_are() -> None:
    laid = turn("A . . . . . . . . M")
    assert drawn(laid, width=30)[2] == " 1 │1 · · · · · · · · a│"


def test_every_map_fits_a_small_screen_and_shows_every_space() -> None:
    for card in CARDS.encounters.values():
        layout = layout_for(card.quest, card.number, "")
        table = {"encounter": bare(layout), "figures": []}
        drawing = MapDrawing(layout, table, 70)
        lines = drawing.lines()
        assert max(line.cell_length for line in lines) <= 71, card.id
        signs = sum(sum(line.plain.count(sign) for sign in "·~v^#%&«»") for line in lines[1:])
        assert signs == layout.count, card.id


def bare(layout: Any) -> dict[str, Any]:
    """An encounter on a map where nothing has happened."""
    return {"edges": layout.start(), "tokens": [], "turn": None}


def test_a_secret_room_lies_close_by() -> None:
    layout = layout_for("first_blood", 1, "hidden_stash")
    lines = MapDrawing(layout, {"encounter": bare(layout), "figures": []}, 90).lines()
    assert len(lines) < 2 * layout_for("first_blood", 1, "").height + 12
    assert "" in [line.plain.strip() for line in lines]


def test_every_figure_has_a_sign_of_its_own() -> None:
    marks = marks_of(seen(in_quest("castle_daerion")))
    assert len(marks) == len(set(marks))
    assert marks[:2] == ["1", "2"]


@VOICES
def test_every_sign_is_explained(text: Any) -> None:
    laid = turn("A|. w P\n. L # .", search="")
    laid.encounter.tokens.append(Token("search", 0, -1, "", "", False))
    legend = plain(MapDrawing(laid.layout, seen(laid), 90).legend(text, 90)).replace("\u00a0", " ")
    for name in ("terrain-water", "terrain-pit", "terrain-hazard", "terrain-obstacle", "sign-search", "panel-door"):
        assert text.say(name) in legend


# -- the encounter -----------------------------------------------------------------------------------------


@VOICES
def test_an_encounter_in_words(text: Any) -> None:
    laid = in_quest("first_blood")
    words = plain(place_lines(laid.session, seen(laid), text, 100))
    assert text.say("leader-mauler") in words
    assert text.say("encounter-first_blood-1.heroes") in words
    assert text.say("panel-round", round=1, rounds=10) in words
    assert "0/5" in words


def test_the_overlords_hand_is_for_him_alone() -> None:
    laid = in_quest("first_blood")
    hand = [EN.say(f"overlord-{card.partition('.')[0]}") for card in laid.overlord.hand]
    own = plain(place_lines(laid.session, seen(laid, 1), EN, 100))
    others = plain(place_lines(laid.session, seen(laid, 0), EN, 100))
    assert hand
    assert all(card in own for card in hand)
    assert EN.say("panel-hand") not in others
    assert not any(card in others for card in hand)


def test_dice_that_lie_there() -> None:
    laid = in_quest("first_blood")
    rng = random.Random("panel")
    while laid.asks() not in ("ask-surges", "window-attack_rolled"):
        laid.session.act(rng.choice(laid.decision.options))
    words = plain(place_lines(laid.session, seen(laid), EN, 100))
    assert "⚔ " in words
    assert " defends: " in words


# -- heroes ------------------------------------------------------------------------------------------------


@VOICES
def test_a_hero(text: Any) -> None:
    laid = in_quest("first_blood")
    laid.go("ask-turn")
    laid.figure(0).damage = 3
    laid.hero(0).fatigue = 2
    laid.figure(0).conditions = ["poisoned"]
    laid.hero(0).exhausted = ["wooden_shield.start"]
    words = plain(hero_lines(laid.journey, seen(laid), 0, text, 60))
    assert "9/12" in words
    assert "●●○○" in words
    assert text.say("condition-poisoned") in words
    assert f"↻\u00a0{text.say('item-wooden_shield')}" in words
    assert text.say("skill-oath_of_honor") in words


def test_what_a_hero_is_about() -> None:
    laid = in_quest("first_blood").go("ask-turn")
    who = laid.turn.figure
    assert doings(seen(laid), who, EN) == [f"► {EN.say('panel-acting')}"]
    laid.hero(1 - who).knocked_out = True
    assert f"† {EN.say('panel-down')}" in doings(seen(laid), 1 - who, EN)


# -- between quests, before the first, after the last ------------------------------------------------------


@VOICES
def test_the_campaign(text: Any) -> None:
    laid = phase("shopping").go("ask-shop")
    words = plain(place_lines(laid.session, seen(laid), text, 90))
    assert text.say("quest-first_blood") in words
    assert text.say("panel-gold", gold=laid.campaign.gold) in words
    assert text.say("panel-shop") in words


@VOICES
def test_the_gathering_and_the_end(text: Any) -> None:
    session = Session.start(game, players=2, seed="panel", options={"mode": "quest"})
    words = plain(place_lines(session, session.view(0)["table"], text, 90))
    assert all(text.say(f"hero-{kind}") in words for kind in CARDS.heroes)
    rng = random.Random("panel")
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
    assert isinstance(session.state, Journey)
    assert text.outcome(session.state) in plain(place_lines(session, session.view(0)["table"], text, 200))


@VOICES
def test_what_lies_open_can_be_read_up(text: Any) -> None:
    laid = in_quest("first_blood")
    found = dict(readable(laid.journey, seen(laid), text))
    for name in (
        "encounter-first_blood-1",
        "hero-syndrael",
        "item-wooden_shield",
        "skill-oath_of_honor",
        "terrain-water",
    ):
        assert found[text.say(name)]
    hidden = {text.say(f"overlord-{card.partition('.')[0]}") for card in laid.overlord.hand}
    assert not hidden & set(found)
    assert hidden <= set(dict(readable(laid.journey, seen(laid, 1), text)))


# -- at the table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table(lang: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        laid = in_quest("first_blood")
        app = table_of(laid.session, lang, ["human", "human"])
        async with opened(app, size):
            say = app.voice.say
            assert isinstance(table(app).panel, Panel)
            await sees(app, say("quest-first_blood"), "┌")
            if size == SMALL:
                await hit(app, "tab", say("hero-ashrian"))
            await sees(app, say("hero-syndrael"), say("hero-ashrian"))

    played(test)


def test_seats_are_called_by_their_heroes() -> None:
    session = in_quest("first_blood").session
    panel = Panel()
    assert panel.seat_name(session, 1, EN) == EN.say("panel-overlord")
    assert panel.seat_the(session, 1, EN) == EN.say("the-overlord")
    assert EN.say("hero-syndrael") in panel.seat_name(session, 0, EN)
    assert EN.say("quest-first_blood") in panel.headline(session, 0, EN)
