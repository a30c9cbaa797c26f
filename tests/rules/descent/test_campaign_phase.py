"""The campaign phase: its order, gold, rest, rewards (D2-CAMP-01, D2-CAMP-GOLD, D2-CAMP-REST, D2-CAMP-REW)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import FIRST, CampaignTable, ending, phase
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent.rules import waiting
from undercroft.games.descent.rules.rewards import QUEST_GOLD
from undercroft.games.descent.rules.sheets import SEARCH_GOLD
from undercroft.games.descent.state import (
    GoldGained,
    Healed,
    Journey,
    PickFigure,
    RelicWon,
    SetAside,
    ThreatTaken,
    XpGained,
)


def won(quest: str, winner: str, **more: object) -> CampaignTable:
    """The rewards of a quest have been handed out."""
    return phase("rewards", [*FIRST, (quest, winner)], **more)


@rule("D2-CAMP-01", "D2-CORE-107")
def test_the_stages_come_in_their_order_and_shopping_before_experience():
    def rich(state: Journey) -> None:
        for hero in state.heroes:
            hero.xp = 5
        state.overlord.xp = 5

    table = ending("first_blood", 1, "heroes", rich, played=[], rumours="on")
    seen: list[str] = []
    while table.asks() in ORDER:
        stage = table.campaign.stage
        if stage not in seen:
            seen.append(stage)
        table.act(table.decision.options[0], table.decision.seats[0])
    # Gold, rest and rewards ask nobody by themselves; where a Rumour card may be played the overlord is asked.
    assert seen == ["gold", "rewards", "shopping", "experience", "next_quest", "preparing"]
    assert [past.quest for past in table.campaign.played] == ["first_blood"]


ORDER = ("ask-rumour", "ask-shop", "ask-skills", "ask-overlord-shop", "ask-next-quest")


# -- gold ------------------------------------------------------------------------------------------------


def found(state: Journey) -> None:
    """Two potions that were used, and a flask that was not."""
    state.heroes[0].found = ["health_potion.1", "fire_flask"]
    state.heroes[0].flipped = ["health_potion.1"]
    state.heroes[1].found = ["stamina_potion.2"]
    state.heroes[1].flipped = ["stamina_potion.2"]
    state.search = [
        card for card in SEARCH_GOLD if card not in ("health_potion.1", "fire_flask", "stamina_potion.2", "nothing")
    ]
    state.search.remove("secret_passage")
    state.search_discard = ["nothing"]


@rule("D2-CAMP-GOLD-01", "D2-CAMP-GOLD-02", "D2-CAMP-GOLD-03", "D2-EX-56", "D2-CORE-135")
def test_search_cards_are_worth_their_gold_used_or_not_and_go_back():
    table = phase("gold", change=found)
    assert table.campaign.gold == 100
    assert table.told(GoldGained) == [GoldGained(100, "search")]
    assert all(hero.found == [] and hero.flipped == [] for hero in table.journey.heroes)
    assert sorted(table.journey.search) == sorted([card for card in SEARCH_GOLD if card != "secret_passage"])
    assert table.journey.search_discard == []
    assert SEARCH_GOLD["nothing"] == SEARCH_GOLD["treasure_chest"] == 0


@rule("D2-CORE-110")
def test_gold_that_was_not_spent_is_kept():
    def saved(state: Journey) -> None:
        found(state)
        assert state.campaign is not None
        state.campaign.gold = 75

    assert phase("gold", change=saved).campaign.gold == 175


# -- rest ------------------------------------------------------------------------------------------------


@rule("D2-CAMP-REST-01", "D2-CAMP-REST-02")
def test_a_rest_takes_damage_fatigue_and_conditions_away():
    def weary(state: Journey) -> None:
        state.figures[0].damage = 12
        state.figures[0].conditions = ["poisoned", "diseased"]
        state.heroes[0].fatigue = 4
        state.heroes[0].knocked_out = True
        state.heroes[0].exhausted = ["oath_of_honor"]

    table = phase("rest", change=weary)
    assert table.journey.figures[0].damage == 0
    assert table.journey.figures[0].conditions == []
    assert table.hero(0).fatigue == 0
    assert not table.hero(0).knocked_out
    assert table.hero(0).exhausted == []
    assert table.told(Healed) == [Healed(0, 12, 4, "rest")], "who has nothing to recover is not spoken of"


@rule("D2-CAMP-REST-03")
def test_the_overlord_shuffles_deck_and_discards_together():
    deck = ["dash.1", "dash.2"]
    discard = ["frenzy.1", "frenzy.2", "tripwire.1", "pit_trap"]

    def cards(state: Journey) -> None:
        state.overlord.deck = deck.copy()
        state.overlord.discard = discard.copy()

    overlord = phase("rest", change=cards).overlord
    assert sorted(overlord.deck) == sorted(deck + discard)
    assert overlord.deck not in (deck + discard, discard + deck)
    assert overlord.discard == []


# -- rewards ---------------------------------------------------------------------------------------------


@rule("D2-CAMP-REW-01", "D2-CORE-109")
@pytest.mark.parametrize("winner", ["heroes", "overlord"])
def test_everybody_gains_an_experience_whoever_won(winner):
    table = phase("rewards", [("first_blood", winner)])
    assert [hero.xp for hero in table.journey.heroes] == [1, 1]
    assert table.overlord.xp == 1
    assert table.told(XpGained) == [XpGained("", 1)]


@rule("D2-CAMP-REW-02")
@pytest.mark.parametrize(
    ("quest", "winner", "gold", "heroes", "overlord"),
    [
        ("a_fat_goblin", "heroes", 75, 1, 1),
        ("a_fat_goblin", "overlord", 0, 1, 2),
        ("the_frozen_spire", "heroes", 0, 2, 1),
        ("the_frozen_spire", "overlord", 0, 1, 3),
    ],
)
def test_the_winner_gets_what_the_quest_states(quest, winner, gold, heroes, overlord):
    table = won(quest, winner, heroes=3)
    assert table.campaign.gold == gold
    assert [hero.xp for hero in table.journey.heroes] == [heroes] * 3
    assert table.overlord.xp == overlord


@rule("D2-DP-65", "D2-RELIC-01", "D2-RELIC-02", "D2-CAMP-REW-02")
def test_the_heroes_say_who_takes_a_relic_they_won():
    table = won("the_cardinals_plight", "heroes")
    assert table.asks() == "ask-relic-taker"
    assert table.decision.options == [PickFigure(0), PickFigure(1)]
    table.act(PickFigure(1))
    assert "staff_of_light" in table.hero(1).items
    assert "staff_of_light" not in table.hero(1).worn
    assert table.overlord.relics == []
    assert table.told(RelicWon) == [RelicWon("heroes", "staff_of_light")]


@rule("D2-RELIC-01", "D2-CAMP-REW-02")
def test_the_overlord_gets_a_relic_with_its_other_side():
    table = won("the_cardinals_plight", "overlord")
    assert table.overlord.relics == ["staff_of_shadows"]
    assert not any("staff_of_light" in hero.items for hero in table.journey.heroes)


@rule("D2-CAMP-REW-03", "D2-EX-61")
@pytest.mark.parametrize(("winner", "threat", "xp"), [("heroes", 1, 1), ("overlord", 2, 2)])
def test_the_overlord_gains_threat_and_more_of_it_if_he_won(winner, threat, xp):
    table = won("castle_daerion", winner, plot="goblin_uprising")
    assert table.overlord.threat == threat
    assert table.overlord.xp == xp
    assert [hero.xp for hero in table.journey.heroes] == [1, 1]
    assert table.told(ThreatTaken) == [ThreatTaken(threat)]


@rule("D2-RULING-59", "D2-RULING-31")
def test_without_a_plot_deck_there_is_no_threat():
    assert won("castle_daerion", "overlord").overlord.threat == 0


@rule("D2-RULING-51")
def test_a_rumour_quest_brings_experience_and_rewards_like_any_other():
    table = phase("rewards", [*FIRST, ("rumour_the_sunken_road", "overlord")], plot="goblin_uprising")
    assert [hero.xp for hero in table.journey.heroes] == [1, 1]
    assert table.overlord.threat == 2


def test_gold_of_a_track_is_the_heroes_whoever_won():
    def rescued(state: Journey) -> None:
        state.carried[QUEST_GOLD] = 75

    table = phase("rewards", [("first_blood", "overlord")], rescued)
    assert table.campaign.gold == 75
    assert table.told(GoldGained) == [GoldGained(75, "quest")]


def test_a_special_reward_is_a_card_more_in_the_next_hand():
    def later(state: Journey) -> None:
        state.overlord.once = ["next_hand:1"]

    table = phase("preparing", change=later)
    assert len(table.overlord.hand) == 3


def test_a_special_reward_lets_the_overlord_give_cards_back():
    def bought(state: Journey) -> None:
        state.overlord.owned += ["blood_rage.1", "plan_ahead.1"]

    table = won("the_ritual_of_shadows", "overlord", change=bought)
    table.go("ask-overlord-shop")
    before = table.overlord.xp
    table.act(SetAside("blood_rage.1"))
    assert table.overlord.xp == before + 1
    assert "blood_rage.1" not in table.overlord.owned
    table.act(DONE)
    assert "return_cards:1" not in table.overlord.once


@rule("D2-CAMP-REW-02")
@pytest.mark.parametrize(
    ("quest", "winner", "what"),
    [
        ("enduring_the_elements", "heroes", waiting.SEARCH_FIRST),
        ("enduring_the_elements", "overlord", waiting.NEXT_HAND),
        ("the_ritual_of_shadows", "overlord", waiting.RETURN_CARDS),
    ],
)
def test_some_rewards_wait_for_a_later_stage_and_count_once(quest: str, winner: str, what: str):
    table = won(quest, winner).go("ask-shop")
    found = {
        one: waiting.waits(table.journey, one)
        for one in (waiting.SEARCH_FIRST, waiting.NEXT_HAND, waiting.RETURN_CARDS)
    }
    assert found == {**dict.fromkeys(found, 0), what: 1}
