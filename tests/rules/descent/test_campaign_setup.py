"""Before the first quest: seats, heroes, the overlord's cards, the decks of a campaign (D2-SETUP, D2-HSET, D2-CSET)."""

from __future__ import annotations

from typing import Any

import pytest
from rules.descent.campaigns import PARTY, begin, begun
from rules.table import rule

from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.setup import FLAGS, offered_options, resolved
from undercroft.games.descent.rules.sheets import (
    CONDITIONS,
    ITEMS,
    OTHERS,
    OVERLORD_DECKS,
    OVERLORD_XP,
    SEARCH_DECK,
    SHOPS,
    SKILL_XP,
    SKILLS,
    STARTING,
)
from undercroft.games.descent.rules.table import act_of, party_size
from undercroft.games.descent.state import ChooseClass, ChooseHero, Journey, PickCard, QuestBegun, QuestPicked


def start(seats: int = 2, **options: Any) -> Session:
    """A table at its first question."""
    return Session.start(game, players=seats, seed="campaign", options=options)


def table_of(session: Session) -> Journey:
    """What lies there."""
    assert isinstance(session.state, Journey)
    return session.state


def options_of(session: Session, kind: type) -> list[Any]:
    """The answers of one kind that are offered now."""
    assert session.decision is not None
    return [option for option in session.decision.options if isinstance(option, kind)]


@rule("D2-SETUP-01", "D2-DP-01")
def test_a_stand_alone_quest_is_the_one_that_was_agreed_on():
    session = begin(mode="quest", quest="castle_daerion")
    assert table_of(session).quest == "castle_daerion"
    assert table_of(session).campaign is None
    assert [told.event for told in session.events if isinstance(told.event, QuestBegun)] == [
        QuestBegun("castle_daerion")
    ]


@rule("D2-SETUP-03", "D2-CORE-78", "D2-RULING-09")
@pytest.mark.parametrize(
    ("seats", "wanted", "heroes"),
    [
        (2, "seats", [0, 0]),
        (3, "seats", [0, 1]),
        (5, "seats", [0, 1, 2, 3]),
        (2, "four", [0, 0, 0, 0]),
        (3, "three", [0, 1, 0]),
        (5, "two", [0, 1, 2, 3]),
        (2, "one", [0]),
    ],
)
def test_the_last_seat_is_the_overlords_and_the_others_share_the_heroes(seats, wanted, heroes):
    table = table_of(start(seats, heroes=wanted))
    assert [hero.seat for hero in table.heroes] == heroes
    assert seats - 1 not in heroes


@rule("D2-RULING-09")
def test_a_lone_hero_meets_the_groups_of_two():
    assert party_size(begun(heroes=1)[0]) == 2


@rule("D2-SETUP-05", "D2-CORE-129")
def test_the_search_deck_is_shuffled_and_has_no_passage():
    decks = [table_of(Session.start(game, players=2, seed=seed)).search for seed in ("one", "two")]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted(SEARCH_DECK)
    assert "secret_passage" not in decks[0]
    with_rooms = table_of(start(secret_rooms="on")).search
    assert sorted(with_rooms) == sorted([*SEARCH_DECK, "secret_passage"])


@rule("D2-SETUP-06", "D2-RULING-05")
def test_conditions_are_in_no_deck():
    table = begun(rumours="on", taint="on")[0]
    decks = [table.search, table.travel, table.tainted, table.rumour_deck, table.overlord.owned]
    assert not any(card in CONDITIONS for deck in decks for card in deck)


@rule("D2-DP-02", "D2-DP-03", "D2-HSET-02", "D2-HSET-03", "D2-HSET-04")
def test_a_hero_takes_a_sheet_and_a_class_of_its_archetype_that_is_free():
    session = start()
    assert [option.kind for option in options_of(session, ChooseHero)] == list(CARDS.heroes)
    session.act(ChooseHero("syndrael"))
    assert [option.job for option in options_of(session, ChooseClass)] == ["berserker", "knight"]
    session.act(ChooseClass("berserker"))
    assert "syndrael" not in [option.kind for option in options_of(session, ChooseHero)]
    session.act(ChooseHero("grisban_the_thirsty"))
    # Only one class is left, so nobody is asked; the table is at the next thing.
    table = table_of(session)
    assert [(hero.kind, hero.job, hero.feat) for hero in table.heroes] == [
        ("syndrael", "berserker", True),
        ("grisban_the_thirsty", "knight", True),
    ]
    assert [figure.kind for figure in table.figures[:2]] == ["syndrael", "grisban_the_thirsty"]


@rule("D2-HSET-05", "D2-CORE-111")
def test_a_hero_starts_with_the_cards_that_cost_no_experience():
    hero = begun()[0].heroes[0]
    assert hero.skills == ["oath_of_honor"]
    assert [SKILL_XP[skill] for skill in SKILLS["knight"]].count(0) == 1
    assert {SKILL_XP[skill] for skill in SKILLS["knight"]} == {0, 1, 2, 3}
    assert hero.items == hero.worn == STARTING["knight"]
    assert all(ITEMS[item].kind == "starting" for item in hero.items)
    assert hero.xp == 0


@rule("D2-HSET-06", "D2-OSET-03", "D2-CORE-81")
def test_on_its_own_a_quest_is_played_with_basic_cards_alone():
    session = begin(mode="quest", quest="first_blood")
    table = table_of(session)
    assert table.campaign is None
    assert all(SKILL_XP[skill] == 0 for hero in table.heroes for skill in hero.skills)
    cards = table.overlord.deck + table.overlord.hand + table.overlord.discard
    assert sorted(cards) == sorted(OVERLORD_DECKS["basic"])
    assert len(cards) == 15
    assert all(OVERLORD_XP[card] == 0 for card in cards)


@rule("D2-OSET-04", "D2-RULING-06")
@pytest.mark.parametrize(("heroes", "seats"), [(2, 2), (3, 2), (4, 3)])
def test_the_opening_hand_has_a_card_for_each_hero_figure(heroes, seats):
    table = table_of(begin(heroes, seats, mode="quest", quest="first_blood"))
    assert len(table.overlord.hand) == heroes
    assert len(table.overlord.deck) == 15 - heroes


@rule("D2-CSET-01")
def test_the_shop_has_a_deck_for_each_act():
    campaign = begun()[0].campaign
    assert campaign is not None
    assert sorted(campaign.shop) == sorted(SHOPS[1])
    assert sorted(campaign.later_shop) == sorted(SHOPS[2])
    assert not set(SHOPS[1]) & set(SHOPS[2])


@rule("D2-CSET-02", "D2-CSET-03", "D2-CAMP-PREP-03")
def test_monsters_and_lieutenants_are_those_of_the_quests_act():
    table = begun()[0]
    table.quest = "a_fat_goblin"
    assert act_of(table) == 1
    table.quest = "the_wyrm_turns"
    assert act_of(table) == 2
    for kind in ("ettin:master", "splig:lieutenant"):
        ending = ":4" if "lieutenant" in kind else ""
        assert OTHERS[f"{kind}:2{ending}"].health > OTHERS[f"{kind}:1{ending}"].health


@rule("D2-CSET-04")
def test_three_rumour_cards_are_drawn_for_the_whole_campaign():
    table = table_of(start(rumours="on"))
    assert len(table.overlord.rumours) == 3
    assert sorted(table.overlord.rumours + table.rumour_deck) == sorted(CARDS.rumours)
    assert table_of(start()).overlord.rumours == []


@rule("D2-CSET-05", "D2-DP-07", "D2-CORE-113")
def test_the_overlord_may_take_a_plot_deck_whose_basic_card_lies_open():
    session = begin(plots="on")
    assert session.decision is not None
    assert session.decision.ask == "ask-plot"
    assert session.decision.seats == [1]
    assert [option.card for option in options_of(session, PickCard)] == list(CARDS.plots)
    session.act(PickCard("goblin_uprising"))
    overlord = table_of(session).overlord
    assert overlord.plot == "goblin_uprising"
    assert overlord.plots == ["goblin_uprising:spirited_retreat"]
    assert table_of(begin()).overlord.plot == ""


@rule("D2-DP-64")
def test_what_is_agreed_before_a_game_is_settled_by_profile_or_one_by_one():
    options = {name: values[0] for name, values in offered_options().items()}
    assert options["mode"] == "campaign"
    seed = resolved(options)
    assert all(seed[name] == readings[0] for name, readings in FLAGS.items())
    book = resolved({**options, "profile": "rulebook"})
    assert {name for name in FLAGS if book[name] != seed[name]} == set(FLAGS) - {"act2_unplayed"}
    mixed = resolved({**options, "profile": "rulebook", "pit_actions": "climb", "act2_unplayed": "closed"})
    assert (mixed["pit_actions"], mixed["act2_unplayed"], mixed["pass_friends"]) == ("climb", "closed", "yes")


def test_the_first_game_is_first_blood_with_a_party_of_its_own():
    session = start(mode="first", heroes="four")
    table = table_of(session)
    assert [(hero.kind, hero.job) for hero in table.heroes] == PARTY
    assert table.quest == "first_blood"
    assert [told.event for told in session.events if isinstance(told.event, QuestPicked)] == [
        QuestPicked("first_blood", "")
    ]
