"""Travel: a card for each symbol of the road (D2-TRAVEL, D2-DP-21)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import CampaignTable, Change, at, both, phase, trials_told
from rules.table import rule

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import waiting
from undercroft.games.descent.rules.sheets import TAINTS
from undercroft.games.descent.rules.table import stamina
from undercroft.games.descent.rules.travel import PARTS, route
from undercroft.games.descent.state import (
    CardLost,
    CardsDrawn,
    Journey,
    KnockedOut,
    PickCard,
    PickFigure,
    PickWord,
    StoodUp,
    TaintShown,
    Travelled,
    TravelOn,
)

# Faces of the grey and the black die: no shield, and as many as there can be.
WELL = (0, 0)
BADLY = (5, 5)


def deck(*cards: int) -> Change:
    """These Travel cards come next."""

    def change(state: Journey) -> None:
        state.travel = [f"travel_{number}" for number in reversed(cards)]

    return change


def dice(*faces: tuple[int, int]) -> Change:
    """How the tests come out, one after the other."""

    def change(state: Journey) -> None:
        state.chance.dice.script = [face for pair in faces for face in pair]

    return change


def hand(*cards: str) -> Change:
    """The overlord holds these."""

    def change(state: Journey) -> None:
        state.overlord.hand = list(cards)
        state.overlord.deck = [card for card in state.overlord.owned if card not in cards]
        state.overlord.discard = []

    return change


def road(symbols: list[str], *changes: Change, heroes: int = 2, **options: str) -> CampaignTable:
    """The party is on its way."""

    def away(state: Journey) -> None:
        state.quest = "a_fat_goblin"

    table = at(TravelOn(symbols), change=both(hand("dash.1", "frenzy.1"), *changes, away), heroes=heroes, **options)
    return table


def hurts(table: CampaignTable) -> list[tuple[int, int]]:
    """Damage and fatigue of each hero."""
    return [(table.journey.figures[number].damage, hero.fatigue) for number, hero in enumerate(table.journey.heroes)]


@rule("D2-TRAVEL-01", "D2-TRAVEL-02", "D2-TRAVEL-03", "D2-EX-62")
def test_the_hand_is_drawn_then_a_card_for_each_symbol_and_no_other_hand():
    def away(state: Journey) -> None:
        state.quest = "castle_daerion"

    table = phase("preparing", change=away, heroes=4)
    table.go("ask-group", "ask-place")
    assert table.journey.encounter is not None
    symbols = CARDS.quests["castle_daerion"].travel
    assert [event.symbol for event in table.told(Travelled)] == list(symbols)
    kinds = [type(told.event) for told in table.session.events if isinstance(told.event, (CardsDrawn, Travelled))]
    assert kinds[0] is CardsDrawn
    assert table.told(CardsDrawn)[0].many == 4


@rule("D2-TRAVEL-04")
def test_the_matching_part_is_resolved_before_the_next_symbol():
    table = road(["mountain", "forest"], deck(1, 3))
    # The mountain hurts each hero, the forest heals all of it.
    assert table.told(Travelled) == [Travelled("travel_1", "mountain"), Travelled("travel_3", "forest")]
    assert hurts(table) == [(0, 0), (0, 0)]
    assert hurts(road(["forest", "mountain"], deck(3, 1))) == [(1, 1), (1, 1)]


@rule("D2-TRAVEL-04")
def test_of_a_symbol_that_a_card_does_not_name_nothing_comes():
    table = road(["water"], deck(1))
    assert hurts(table) == [(0, 0), (0, 0)]
    assert len(PARTS) == 30


@rule("D2-DP-21", "D2-TRAVEL-04")
def test_heroes_choose_where_a_card_leaves_it_to_them():
    table = road(["plain"], deck(2))
    assert table.asks() == "ask-travel"
    assert table.decision.options == [PickWord("help"), PickWord("refuse")]
    table.act(PickWord("refuse"))
    assert hurts(table) == [(1, 0), (1, 0)]
    assert len(table.overlord.hand) == 2
    table = road(["plain"], deck(2))
    table.act(PickWord("help"))
    assert hurts(table) == [(0, 0), (0, 0)]
    assert len(table.overlord.hand) == 3


@rule("D2-TRAVEL-04")
def test_each_hero_tests_and_whoever_fails_pays():
    table = road(["mountain"], deck(9), dice(WELL, BADLY))
    assert [event.passed for event in trials_told(table)] == [True, False]
    assert hurts(table) == [(0, 0), (0, 2)]


@rule("D2-TRAVEL-04")
def test_something_more_comes_if_all_pass_or_all_fail():
    table = road(["mountain"], deck(3), dice(BADLY, BADLY))
    assert hurts(table) == [(2, 0), (2, 0)]
    assert hurts(road(["mountain"], deck(3), dice(BADLY, WELL))) == [(1, 0), (0, 0)]
    table = road(["plain"], deck(1), dice(WELL, WELL), lambda state: state.search.append("curse_doll"))
    assert [len(hero.found) for hero in table.journey.heroes] == [1, 1]


@rule("D2-DP-21")
def test_one_hero_of_their_choice_tests_for_all():
    table = road(["forest"], deck(2), dice(BADLY))
    assert table.decision.options == [PickFigure(0), PickFigure(1)]
    assert table.decision.seats == [0]
    table.act(PickFigure(1))
    assert [event.figure for event in trials_told(table)] == [1]
    assert hurts(table) == [(0, 1), (0, 1)]


@rule("D2-DP-21")
def test_of_heroes_who_are_equally_weak_the_overlord_names_one():
    table = road(["water"], deck(7), heroes=3)  # Ashrian, Jain and no other have a Might of 2
    assert table.decision.seats == [1]
    assert table.decision.options == [PickFigure(1), PickFigure(2)]
    table.act(PickFigure(2))
    assert [figure.conditions for figure in table.journey.figures[:3]] == [[], [], ["diseased"]]


@rule("D2-RULING-61")
def test_the_hand_that_was_drawn_can_be_lost_on_the_road():
    table = road(["road"], deck(7), dice(WELL))
    table.act(PickFigure(0))
    assert table.asks() == "ask-overlords-card"
    assert not table.decision.open
    assert table.decision.options == [PickCard("dash.1"), PickCard("frenzy.1")]
    table.act(PickCard("frenzy.1"))
    assert table.overlord.hand == ["dash.1"]
    assert table.told(CardLost) == [CardLost("frenzy.1")]
    table = road(["forest"], deck(1))
    table.act(PickWord("investigate"))
    assert len(table.overlord.hand) == 1


def test_a_card_may_spare_the_next_symbol():
    table = road(["road", "mountain", "mountain"], deck(6, 1))
    assert table.told(Travelled) == [Travelled("travel_6", "road"), Travelled("travel_1", "mountain")]
    assert hurts(table) == [(1, 1), (1, 1)]


@rule("D2-RULING-62")
@pytest.mark.parametrize("quest", ["first_blood", "the_shadow_vault", "the_overlord_revealed"])
def test_where_no_road_is_drawn_no_card_is(quest):
    def away(state: Journey) -> None:
        state.quest = quest

    table = phase("travel", change=away)
    assert route(table.journey) == []
    assert table.told(Travelled) == []


def test_who_falls_on_the_road_begins_the_quest_knocked_out():
    def weary(state: Journey) -> None:
        state.figures[0].damage = 11  # Syndrael has 12

    table = road(["mountain"], deck(1), weary)
    assert table.told(KnockedOut) == [KnockedOut(0, -1)]
    assert table.hero(0).knocked_out
    assert table.hero(0).fatigue == 4
    assert len(table.overlord.hand) == 3  # his due (D2-KO-07)


def test_once_all_cards_have_been_drawn_they_are_shuffled_anew():
    table = road(["water", "water"], deck(1))
    table.go("ask-group", "ask-place")
    assert len(table.told(Travelled)) == 2
    assert len(table.journey.travel) == 9
    assert table.journey.travel != [card for card in CARDS.travel if card in table.journey.travel]


@rule("D2-KO-11", "D2-CORE-89")
def test_who_fell_on_the_road_is_up_again_when_all_recover_on_it():
    def weary(state: Journey) -> None:
        state.figures[0].damage = 11
        state.figures[1].damage = 3

    table = road(["mountain", "forest"], deck(1, 3), weary)
    assert table.told(KnockedOut) == [KnockedOut(0, -1)]
    assert table.told(StoodUp) == [StoodUp(0, 0)]
    assert [(hero.knocked_out, hero.fatigue) for hero in table.journey.heroes] == [(False, 0), (False, 0)]
    assert [figure.damage for figure in table.journey.figures[:2]] == [0, 0]


@rule("D2-TAINT-03", "D2-KO-06")
def test_who_falls_on_the_road_shows_the_taint_card_and_loses_all_conditions():
    def weary(state: Journey) -> None:
        state.figures[0].damage = 13  # Syndrael has 12, and 2 by the card
        state.figures[0].conditions = ["diseased"]
        state.heroes[0].taint = state.heroes[1].taint = "abomination"

    table = road(["mountain"], deck(1), weary, taint="on")
    assert table.told(TaintShown) == [TaintShown(0, "abomination")]
    assert [hero.taint_shown for hero in table.journey.heroes] == [True, False]
    assert table.journey.figures[0].conditions == []


@rule("D2-TAINT-03", "D2-KO-03", "D2-CORE-90")
@pytest.mark.parametrize("card", list(TAINTS))
def test_what_a_taint_card_does_once_it_is_turned_up_it_does_on_the_road_too(card: str):
    def weary(state: Journey) -> None:
        state.figures[0].damage = 13
        state.heroes[0].taint = card
        state.overlord.relics = ["staff_of_shadows"]
        state.overlord.bearers = {"staff_of_shadows": "baron_zachareth"}

    table = road(["mountain"], deck(1), weary, taint="on")
    assert table.hero(0).knocked_out
    assert table.hero(0).fatigue == stamina(table.journey, 0) == (3 if card == "gray_decay" else 4)
    assert len(table.overlord.hand) == (4 if card == "new_orders" else 3), "two, his due, and what the card gives"
    assert table.hero(1).fatigue == (2 if card == "great_sorrow" else 1), "the road tires all of them"


@rule("D2-CAMP-REW-02", "D2-CORE-122")
@pytest.mark.parametrize("many", [0, 2])
def test_search_cards_of_a_reward_are_found_when_the_party_arrives(many: int):
    def promised(state: Journey) -> None:
        if many:
            waiting.note(state, waiting.SEARCH_FIRST, many)
        state.search = ["health_potion.1", "stamina_potion.1", "fire_flask", "warding_talisman", "curse_doll"]

    table = road([], promised)
    found = [hero.found for hero in table.journey.heroes]
    assert [len(cards) for cards in found] == [many, many]
    assert found == ([["curse_doll", "warding_talisman"], ["fire_flask", "stamina_potion.1"]] if many else [[], []])
    assert waiting.waits(table.journey, waiting.SEARCH_FIRST) == 0
