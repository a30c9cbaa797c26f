"""Preparing a quest: deck, relics, influence, taint, hand (D2-CAMP-PREP, D2-RELIC, D2-INF, D2-TAINT)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import CampaignTable, Change, both, ending, of_kind, phase, turn
from rules.table import refuses, rule, seen

from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.decision import DONE
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.influence import TOKENS
from undercroft.games.descent.rules.preparing import lieutenants_of
from undercroft.games.descent.rules.sheets import OVERLORD_DECKS
from undercroft.games.descent.rules.table import health
from undercroft.games.descent.rules.taint import may_be_helped
from undercroft.games.descent.state import (
    Bear,
    Journey,
    OverlordTurn,
    PickWord,
    QuestTold,
    SetAside,
    SetDown,
)
from undercroft.games.descent.view import redeal

BOUGHT = ["blood_rage.1", "blood_rage.2"]


def bought(*cards: str) -> Change:
    """The overlord has bought these."""

    def change(state: Journey) -> None:
        state.overlord.owned += cards

    return change


def next_is(quest: str) -> Change:
    """This quest has been chosen."""

    def change(state: Journey) -> None:
        state.quest = quest

    return change


def prepare(quest: str, *changes: Change, **options: str) -> CampaignTable:
    """A quest is prepared."""
    return phase("preparing", change=both(next_is(quest), *changes), **options)


def relics(*names: str) -> Change:
    """The overlord has won these."""

    def change(state: Journey) -> None:
        state.overlord.relics = list(names)

    return change


# -- the deck --------------------------------------------------------------------------------------------


@rule("D2-CAMP-PREP-01", "D2-EX-59", "D2-DP-18")
def test_cards_may_be_set_aside_in_secret_while_fifteen_remain():
    table = prepare("a_fat_goblin", bought(*BOUGHT))
    assert table.asks() == "ask-set-aside"
    assert table.decision.seats == [1]
    assert not table.decision.open
    table.act(SetAside("pit_trap"))
    assert table.asks() == "ask-set-aside"
    table.act(SetAside("dash.1"))
    assert table.asks() != "ask-set-aside"
    cards = table.overlord.deck + table.overlord.hand
    assert len(cards) == 15
    assert sorted(cards) == sorted(
        [card for card in OVERLORD_DECKS["basic"] + BOUGHT if card not in ("pit_trap", "dash.1")]
    )
    assert "pit_trap" in table.overlord.owned


@rule("D2-CAMP-PREP-01")
def test_with_fifteen_cards_there_is_nothing_to_set_aside():
    assert prepare("a_fat_goblin").asks() != "ask-set-aside"


@rule("D2-DP-18", "D2-CAMP-PREP-01")
def test_all_may_stay_and_nobody_else_sees_what_was_set_aside():
    table = prepare("a_fat_goblin", bought(*BOUGHT))
    assert sorted(option.card.partition(".")[0] for option in of_kind(table.decision.options, SetAside)) == sorted(
        {card.partition(".")[0] for card in OVERLORD_DECKS["basic"] + BOUGHT}
    )
    before = seen(table, 0)["overlord"]
    assert before["hand"] is None
    table.act(SetAside("pit_trap"))
    assert "pit_trap" not in str(seen(table, 0)["overlord"].get("deck"))
    table.act(DONE)
    assert len(table.overlord.deck + table.overlord.hand) == 16


@rule("D2-RULING-56")
def test_every_card_owned_is_there_again_at_the_next_preparation():
    def used(state: Journey) -> None:
        state.overlord.owned += BOUGHT
        state.overlord.hand = ["blood_rage.1"]
        state.overlord.discard = ["dash.1"]
        state.overlord.deck = ["dash.2"]

    table = prepare("a_fat_goblin", used)
    assert sorted(table.overlord.deck) == sorted(OVERLORD_DECKS["basic"] + BOUGHT)
    assert table.overlord.hand == table.overlord.discard == []


# -- relics ----------------------------------------------------------------------------------------------


@rule("D2-CAMP-PREP-02", "D2-RELIC-04", "D2-RULING-75", "D2-DP-19")
def test_the_overlord_says_which_lieutenant_of_the_quest_carries_which_relic():
    assert lieutenants_of("a_fat_goblin") == ["splig"]
    table = prepare("a_fat_goblin", relics("bones_of_woe", "duskblade"))
    assert table.asks() == "ask-bearer"
    assert table.decision.options == [DONE, Bear("bones_of_woe", "splig"), Bear("duskblade", "splig")]
    assert refuses(table, Bear("bones_of_woe", "belthir"))
    table.act(Bear("duskblade", "splig"))
    assert table.overlord.bearers == {"duskblade": "splig"}


@rule("D2-RELIC-05", "D2-RULING-75")
def test_a_lieutenant_carries_one_relic():
    table = prepare("a_fat_goblin", relics("bones_of_woe", "duskblade"))
    table.act(Bear("duskblade", "splig"))
    assert table.asks() != "ask-bearer"


@rule("D2-CORE-133", "D2-RULING-75")
def test_a_relic_may_name_its_only_bearer():
    assert prepare("a_fat_goblin", relics("the_shadow_rune")).asks() != "ask-bearer"
    table = prepare("the_shadow_vault", relics("the_shadow_rune"))
    assert table.decision.options == [DONE, Bear("the_shadow_rune", "baron_zachareth")]


@rule("D2-DP-19", "D2-RELIC-06")
def test_relics_may_stay_at_home_and_are_handed_out_anew_each_time():
    def carried(state: Journey) -> None:
        state.overlord.bearers = {"duskblade": "splig"}

    table = prepare("a_fat_goblin", relics("duskblade"), carried)
    assert table.overlord.bearers == {}
    table.act(DONE)
    assert table.overlord.bearers == {}
    assert table.overlord.relics == ["duskblade"]


@rule("D2-RULING-75")
def test_in_a_quest_without_lieutenants_nobody_carries_anything():
    assert lieutenants_of("first_blood") == []
    assert prepare("first_blood", relics("duskblade")).asks() != "ask-bearer"


# -- influence and taint ---------------------------------------------------------------------------------


@rule("D2-CSET-06", "D2-INF-01", "D2-INF-02", "D2-DP-20")
def test_the_overlord_lays_an_influence_token_face_down():
    table = prepare("a_fat_goblin", influence="on")
    assert table.asks() == "ask-influence"
    assert not table.decision.open
    assert table.decision.options == [PickWord(token) for token in TOKENS]
    assert len(TOKENS) == 3
    table.act(PickWord("mask"))
    assert table.overlord.influence == "mask"
    assert seen(table, 1)["overlord"]["influence"] == "mask"
    assert seen(table, 0)["overlord"]["influence"] is None
    assert prepare("a_fat_goblin").asks() != "ask-influence"


@rule("D2-INF-01", "D2-DP-20", "D2-CORE-11")
@pytest.mark.parametrize("token", [*TOKENS, ""])
def test_what_a_token_does_the_quest_says(token):
    def late(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.round = 3
        state.overlord.influence = token
        state.overlord.deck = ["dash.1", "frenzy.1", "tripwire.1"]
        state.overlord.hand = []

    table = turn(late, quest="the_masquerade_ball", step=OverlordTurn())
    tired = [hero.fatigue for hero in table.journey.heroes]
    told = [line.line for line in table.told(QuestTold)]
    assert told == ([token] if token else []), "the token is turned up, or there is none"
    assert len(table.overlord.hand) == (2 if token == "crown" else 1)
    assert tired == [1 if token == "mask" else 0] * 2
    again = table.journey.copy()
    assert isinstance(again, Journey)
    again.agenda = [OverlordTurn()]
    assert CampaignTable.at(again, table.session, "campaign").told(QuestTold) == [], "once"


@rule("D2-INF-01", "D2-CORE-73")
def test_a_purse_brings_a_footman_back():
    def bribed(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.round = 3
        state.overlord.influence = "purse"
        group = state.encounter.groups[1]
        for figure in group.figures:
            state.figures[figure].base = []

    table = turn(bribed, quest="the_masquerade_ball", step=OverlordTurn()).go("ask-reinforce")
    assert table.asks() == "ask-reinforce"
    assert table.journey.encounter is not None
    assert {way.figure for way in table.offered(SetDown)} <= set(table.journey.encounter.groups[1].figures)


@rule("D2-TAINT-01", "D2-TAINT-02", "D2-EX-63")
def test_each_hero_gets_a_taint_card_and_two_health():
    plain = prepare("a_fat_goblin")
    table = prepare("a_fat_goblin", taint="on")
    for hero in (0, 1):
        assert table.hero(hero).taint
        assert not table.hero(hero).taint_shown
        assert health(table.journey, hero) == health(plain.journey, hero) + 2
    assert plain.hero(0).taint == ""
    assert health(table.journey, 0) == 14  # Syndrael has 12


@rule("D2-CORE-119")
def test_nobody_sees_a_taint_card_that_lies_face_down():
    table = prepare("a_fat_goblin", taint="on")
    for seat in (0, 1):
        assert [hero["taint"] for hero in seen(table, seat)["heroes"]] == ["", ""]
        assert all(hero["tainted"] for hero in seen(table, seat)["heroes"])
    dealt = set()
    for number in range(20):
        copy = table.journey.copy()
        assert isinstance(copy, Journey)
        redeal(copy, 1, Stream(stream_key(str(number), "redeal")))
        dealt.add(copy.heroes[0].taint)
    assert len(dealt) > 3


@rule("D2-TAINT-04", "D2-RULING-60")
def test_taint_cards_go_at_the_end_of_the_quest_and_not_between_encounters():
    laid: list[str] = []

    def dealt(state: Journey) -> None:
        for hero in state.heroes:
            hero.taint = state.tainted.pop()
        laid[:] = [*state.tainted, *[hero.taint for hero in state.heroes]]
        state.heroes[0].taint_shown = True

    between = ending("a_fat_goblin", 1, "heroes", dealt, taint="on")
    assert all(hero.taint for hero in between.journey.heroes)
    assert between.hero(0).taint_shown
    after = ending("a_fat_goblin", 2, "heroes", dealt, taint="on")
    assert all(hero.taint == "" and not hero.taint_shown for hero in after.journey.heroes)
    assert sorted(after.journey.tainted) == sorted(laid)
    assert after.journey.tainted != laid, "shuffled among the others"


@rule("D2-CORE-120")
def test_a_knocked_out_hero_with_an_open_taint_card_is_helped_by_the_untainted_and_by_feats_alone():
    state = prepare("a_fat_goblin", taint="on").journey
    assert may_be_helped(state, 0, 0, "stand_up")
    state.heroes[0].knocked_out = True
    assert may_be_helped(state, 0, 1, "prayer_of_healing")
    state.heroes[0].taint_shown = True
    assert not may_be_helped(state, 0, 0, "stand_up")
    assert may_be_helped(state, 0, 1, "prayer_of_healing")
    state.heroes[1].taint_shown = True
    assert not may_be_helped(state, 0, 1, "prayer_of_healing")
    assert may_be_helped(state, 0, 1, "avric_albright.feat")
    state.heroes[0].knocked_out = False
    assert may_be_helped(state, 0, 0, "health_potion")


# -- the hand --------------------------------------------------------------------------------------------


@rule("D2-TRAVEL-01", "D2-OSET-04")
def test_the_opening_hand_is_drawn_before_the_journey():
    assert CARDS.quests["a_fat_goblin"].travel
    table = prepare("a_fat_goblin", heroes=3)
    assert len(table.overlord.hand) == 3
    table.go("ask-group", "ask-place", "ask-start-space")
    assert table.campaign.stage == "travel"
