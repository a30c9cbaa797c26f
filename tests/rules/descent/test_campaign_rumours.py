"""Rumours: one card a phase, at its own time, and the quests they bring (D2-RUM)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import ACT_ONE, CampaignTable, Change, both, of_kind, phase
from rules.table import refuses, rule, seen

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent.rules.rumours import RUMOURS
from undercroft.games.descent.state import GoldGained, Journey, PickQuest, PlayRumour, RumourPlayed, Travelled

INTERLUDE = [*ACT_ONE, ("the_shadow_vault", "heroes")]


def held(*cards: str) -> Change:
    """The overlord holds these Rumour cards."""

    def change(state: Journey) -> None:
        state.overlord.rumours = list(cards)

    return change


def rumours(stage: str, *cards: str, change: Change | None = None, **more: object) -> CampaignTable:
    """The phase from this stage on, with these cards in his hand."""
    changes = [held(*cards), *([change] if change else [])]
    return phase(stage, change=both(*changes), rumours="on", **more)


@rule("D2-RUM-01", "D2-DP-08")
def test_one_rumour_card_a_phase_is_all():
    table = rumours("shopping", "scarce_goods", "famine_and_strife", "the_sunken_road")
    assert table.asks() == "ask-rumour"
    table.act(PlayRumour("scarce_goods"))
    assert table.campaign.rumour_played
    assert table.overlord.rumours == ["famine_and_strife", "the_sunken_road"]
    assert table.overlord.rumours_played == ["scarce_goods"]
    assert table.told(RumourPlayed) == [RumourPlayed("scarce_goods")]
    seen_asks = []
    while table.journey.encounter is None:
        seen_asks.append(table.asks())
        table.act(table.decision.options[0], table.decision.seats[0])
    assert "ask-rumour" not in seen_asks


@rule("D2-RUM-02", "D2-DP-08")
def test_a_card_says_in_which_stage_and_act_it_can_be_played():
    table = rumours("shopping", "scarce_goods", "famine_and_strife", "closed_gates")
    assert of_kind(table.decision.options, PlayRumour) == [PlayRumour("scarce_goods")]
    assert refuses(table, PlayRumour("famine_and_strife"))
    assert refuses(table, PlayRumour("closed_gates"))  # of act II
    table.act(PASS)
    table.go("ask-rumour")
    assert table.campaign.stage in ("next_quest", "preparing")


@rule("D2-DP-08")
def test_he_is_asked_whatever_he_holds_and_nobody_sees_it():
    table = rumours("shopping", "famine_and_strife")
    assert table.asks() == "ask-rumour"
    assert table.decision.options == [PASS]
    assert not table.decision.open
    assert seen(table, 0)["overlord"]["rumours"] is None
    assert seen(table, 0)["overlord"]["rumours_held"] == 1
    assert rumours("shopping").asks() == "ask-shop"


@rule("D2-RUM-03", "D2-RUM-05")
@pytest.mark.parametrize(("plot", "threat"), [("goblin_uprising", 1), ("", 0)])
def test_a_rumour_quest_lies_there_to_be_chosen_and_brings_threat(plot, threat):
    table = rumours("next_quest", "the_sunken_road", plot=plot)
    table.act(PlayRumour("the_sunken_road"))
    assert table.campaign.rumours == ["rumour_the_sunken_road"]
    assert table.overlord.threat == threat
    assert table.offers(PickQuest("rumour_the_sunken_road"))


@rule("D2-RUM-03")
def test_other_rumours_bring_no_threat():
    table = rumours("shopping", "scarce_goods", plot="goblin_uprising")
    table.act(PlayRumour("scarce_goods"))
    assert table.overlord.threat == 0


@rule("D2-RUM-04", "D2-CORE-112")
def test_with_act_two_the_rumours_of_act_one_are_gone_and_not_replaced():
    def in_play(state: Journey) -> None:
        assert state.campaign is not None
        state.campaign.rumours = ["rumour_the_sunken_road"]

    cards = ("scarce_goods", "forced_march", "cursed_treasures")
    table = rumours("shopping", *cards, change=in_play, played=INTERLUDE)
    deck = len(table.journey.rumour_deck)
    table.act(PASS)
    table.act(DONE)
    assert table.overlord.rumours == ["forced_march", "cursed_treasures"]
    assert table.campaign.rumours == []
    assert len(table.journey.rumour_deck) == deck
    assert [RUMOURS[card].act for card in cards] == [1, 2, 0]


# -- what they do ----------------------------------------------------------------------------------------


def test_scarce_goods_show_two_cards_fewer():
    table = rumours("shopping", "scarce_goods")
    table.act(PlayRumour("scarce_goods"))
    assert len(table.campaign.offered) == 3


def test_unknown_treasures_show_one_more_and_give_two_cards_later():
    table = rumours("shopping", "unknown_treasures")
    table.act(PlayRumour("unknown_treasures"))
    assert len(table.campaign.offered) == 6
    table.go("ask-group", "ask-place", "ask-start-space")
    assert len(table.overlord.hand) == 4


def test_cursed_treasures_cost_gold_once_it_is_counted():
    def found(state: Journey) -> None:
        state.heroes[0].found = ["fire_flask", "health_potion.1"]

    table = rumours("gold", "cursed_treasures", change=found)
    table.act(PlayRumour("cursed_treasures"))
    assert table.told(GoldGained) == [GoldGained(75, "search"), GoldGained(-50, "rumour")]
    assert table.campaign.gold == 25


def test_famine_and_strife_tire_everybody():
    table = rumours("preparing", "famine_and_strife")
    table.act(PlayRumour("famine_and_strife"))
    assert [hero.fatigue for hero in table.journey.heroes] == [2, 2]


def test_a_dangerous_path_is_a_symbol_longer():
    def away(state: Journey) -> None:
        state.quest = "a_fat_goblin"
        state.travel = ["travel_1"] * 5  # of roads nothing comes

    table = rumours("preparing", "a_dangerous_path", change=away)
    table.act(PlayRumour("a_dangerous_path"))
    table.go("ask-group", "ask-place")
    assert len(table.told(Travelled)) == 3
