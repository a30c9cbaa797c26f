"""Tests of hand and deck: who takes them, what they cost, what they bring (DC-TEST)."""

from __future__ import annotations

import msgspec
import pytest
from rules.dead_cells.places import GREEN, GREEN_RED, RED, VIOLET, flip, gain, hands, harm, tile, ways
from rules.dead_cells.table import BLANK, combat
from rules.table import refuses, rule, seen

from undercroft.engine.decision import PASS
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.sheets import COMBAT
from undercroft.games.dead_cells.state import DeckTested, Discard, Go, Hurt, ScrollTo, Symbol

HAND_TEST = tile(hand_test="brutality", gives=[gain("tooth", 2)])
DECK = {"survival": [gain("tooth")], "brutality": [gain("cell")]}
DECK_TEST = tile(deck_test=DECK)
THREE = ["poisoned", "flayed", "quartered"]


def first(who, then=None):
    """A change: this prisoner has the token."""

    def made(campaign):
        campaign.run.first = who
        if then is not None:
            then(campaign)

    return made


def top(card, who=0, then=None):
    """A change: this card on top of a prisoner's deck."""

    def laid(campaign):
        campaign.prisoners[who].deck.append(card)
        if then is not None:
            then(campaign)

    return laid


# -- hand Tests ------------------------------------------------------------------------------------------


@rule("DC-TEST-03", "DC-TEST-01", "DC-DEC-08")
def test_a_hand_test_is_passed_by_discarding_a_card_with_the_symbol():
    table = flip(HAND_TEST, change=hands([RED, GREEN_RED, VIOLET]))
    assert (table.asks(), table.decision.seats) == ("ask-hand-test", [0])
    assert set(table.decision.options) == {PASS, Discard(RED), Discard(GREEN_RED)}
    assert refuses(table, Discard(VIOLET))
    table.act(Discard(GREEN_RED))
    prisoner = table.prisoner(0)
    assert (prisoner.discard, table.run.teeth) == ([GREEN_RED], 2)
    assert GREEN_RED not in prisoner.hand
    assert [(passed.who, passed.card) for passed in table.told(state.TestPassed)] == [(0, GREEN_RED)]


@rule("DC-TEST-04", "DC-DEC-08")
def test_without_the_symbol_there_is_only_failure():
    table = flip(HAND_TEST, change=hands([GREEN, VIOLET, BLANK]))
    assert table.decision.options == [PASS]
    table.act(PASS)
    assert (table.asks(), table.run.teeth) == ("ask-way", 0)
    assert sorted(table.prisoner(0).hand) == sorted([GREEN, VIOLET, BLANK])


@rule("DC-DEC-08", "DC-TEST-04")
def test_alone_there_is_nobody_to_hide_a_bad_hand_from_and_the_failure_needs_no_click():
    table = flip(HAND_TEST, ["poisoned"], change=hands([GREEN, VIOLET, BLANK]))
    assert (table.asks(), [failed.who for failed in table.told(state.TestFailed)]) == ("ask-way", [0])


@rule("DC-RULING-07", "DC-DEC-08")
def test_the_first_player_may_keep_a_card_that_would_pass():
    table = flip(HAND_TEST, change=hands([RED, RED, RED]))
    table.act(PASS)
    assert (table.run.teeth, table.prisoner(0).hand, table.prisoner(0).discard) == (0, [RED, RED, RED], [])


@rule("DC-RULING-07", "DC-RULING-08")
def test_nobody_else_sees_whether_the_first_player_could_have_passed():
    def asked(held):
        return flip(HAND_TEST, change=hands(held, [BLANK, BLANK, BLANK]))

    able, unable = asked([RED, RED, RED]), asked([BLANK, BLANK, BLANK])
    assert (able.asks(), unable.asks()) == ("ask-hand-test", "ask-hand-test")
    assert not able.decision.open
    assert not unable.decision.open
    assert able.session.view(1)["decision"] == unable.session.view(1)["decision"]
    assert seen(able, 1)["prisoners"][0] == seen(unable, 1)["prisoners"][0]


@rule("DC-TEST-05", "DC-TEST-03")
def test_only_the_first_players_hand_counts():
    table = flip(HAND_TEST, THREE, change=first(1, hands([RED, RED, RED], [BLANK, BLANK, BLANK], [RED, RED, RED])))
    assert (table.decision.seats, table.decision.options) == ([1], [PASS])
    table = flip(HAND_TEST, THREE, change=first(1, hands([BLANK] * 3, [BLANK, RED, BLANK], [BLANK] * 3)))
    assert table.decision.options == [PASS, Discard(RED)]
    assert not table.decision.allows(0, Discard(RED))


# -- deck Tests ------------------------------------------------------------------------------------------


@rule("DC-TEST-06", "DC-TEST-07", "DC-TEST-09")
def test_a_deck_test_turns_over_the_first_players_top_card_for_the_matching_reward():
    table = flip(DECK_TEST, THREE, change=first(1, top(RED, 1, top(GREEN, 0))))
    assert table.asks() == "ask-way"  # nothing to decide
    assert (table.campaign.cells, table.run.teeth) == (1, 0)
    assert [(tested.who, tested.card, tested.trait) for tested in table.told(DeckTested)] == [(1, RED, "brutality")]
    assert (table.prisoner(1).discard, table.prisoner(0).deck[-1]) == ([RED], GREEN)


@rule("DC-TEST-08", "DC-TEST-09")
@pytest.mark.parametrize("card", [VIOLET, BLANK])
def test_without_a_matching_symbol_nothing_is_gained_and_the_card_is_gone_all_the_same(card):
    table = flip(DECK_TEST, change=top(card))
    assert (table.campaign.cells, table.run.teeth) == (0, 0)
    assert (table.prisoner(0).discard, card in table.prisoner(0).deck) == ([card], False)
    assert [(tested.card, tested.trait) for tested in table.told(DeckTested)] == [(card, "")]


@rule("DC-RULING-09", "DC-DEC-09", "DC-TEST-12")
def test_with_several_matching_symbols_the_first_player_picks_one_reward():
    table = flip(DECK_TEST, THREE, change=first(2, top(GREEN_RED, 2)))
    assert (table.asks(), table.decision.seats) == ("ask-symbol", [2])
    assert set(table.decision.options) == {Symbol("survival"), Symbol("brutality")}
    assert [(tested.card, tested.trait) for tested in table.told(DeckTested)] == [(GREEN_RED, "")]  # not settled yet
    table.act(Symbol("brutality"))
    assert (table.campaign.cells, table.run.teeth, table.prisoner(2).discard) == (1, 0, [GREEN_RED])


@rule("DC-DEC-09", "DC-TEST-12")
def test_a_second_symbol_that_brings_nothing_is_no_choice():
    table = flip(tile(deck_test={"survival": [gain("tooth")]}), change=top(GREEN_RED))
    assert (table.asks(), table.run.teeth) == ("ask-way", 1)


@rule("DC-RULING-10")
def test_what_a_deck_test_brings_is_the_first_players():
    gifts = {"tactics": [gain("scroll_survival"), gain("vial"), harm(2), gain("tooth")]}

    def wounded(campaign):
        for prisoner in campaign.prisoners:
            prisoner.damage = 1

    table = flip(tile(deck_test=gifts), THREE, change=first(1, top(VIOLET, 1, wounded)))
    assert table.asks() == "ask-way"
    assert [prisoner.tracks[0] for prisoner in table.campaign.prisoners] == [0, 1, 0]
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [1, 2, 1]
    assert table.run.teeth == 1  # for the bag of all


@rule("DC-RULING-10", "DC-TEST-07")
def test_the_other_icons_of_a_tile_with_a_deck_test_are_for_anybody():
    table = flip(tile(deck_test=DECK, gives=[gain("scroll_tactics")]), change=top(GREEN))
    assert (table.run.teeth, table.asks()) == (1, "ask-scroll")
    assert {option.who for option in table.offered(ScrollTo)} == {0, 1}


@rule("DC-RULING-11", "DC-TEST-01")
def test_a_failed_test_does_what_is_printed_and_no_more():
    failing = {**DECK, "failed": [harm(1)]}
    table = flip(tile(deck_test=failing), change=top(BLANK))
    assert [(hurt.who, hurt.amount) for hurt in table.told(Hurt)] == [(0, 1)]
    assert flip(tile(deck_test=DECK), change=top(BLANK)).told(Hurt) == []
    assert flip(tile(deck_test=failing), change=top(RED)).told(Hurt) == []


@rule("DC-TEST-02", "DC-TEST-13")
def test_a_bare_symbol_asks_for_a_hand_card_and_the_deck_symbol_for_the_top_card():
    held = hands([RED, BLANK, BLANK], then=top(RED))
    by_hand = flip(tile(hand_test="brutality", gives=[gain("cell")]), change=held)
    assert (by_hand.asks(), by_hand.told(DeckTested)) == ("ask-hand-test", [])
    by_deck = flip(tile(deck_test={"brutality": [gain("cell")]}), change=held)
    assert (by_deck.asks(), len(by_deck.told(DeckTested)), RED in by_deck.prisoner(0).hand) == ("ask-way", 1, True)


@rule("DC-TEST-02", "DC-TEST-13")
def test_a_corridor_may_ask_for_both_first_the_hand_then_the_deck():
    corridors = [
        {"at": "s", "to": "p", "hand": ["survival"], "deck": {"brutality": [gain("tooth")]}},
        {"at": "s", "to": "q"},
        {"at": "p", "to": "s"},
        {"at": "p", "to": "q"},
        {"at": "q", "to": "s"},
        {"at": "q", "to": "p"},
    ]
    table = ways(corridors, change=hands([GREEN, BLANK, BLANK], then=top(RED, then=top(BLANK))))
    table.act(Go("p"))
    assert table.told(DeckTested) == []
    table.act(Discard(GREEN))
    # The card drawn for the one discarded was on top: the Test turns over what lay under it.
    assert ([tested.card for tested in table.told(DeckTested)], table.run.at, table.run.teeth) == ([RED], "p", 1)


# -- after a Test ----------------------------------------------------------------------------------------


@rule("DC-TEST-10")
def test_after_a_test_everybody_draws_up_to_three():
    def short(campaign):
        for prisoner in campaign.prisoners:
            prisoner.hand = prisoner.hand[:2]
        campaign.prisoners[0].hand = [RED, BLANK, BLANK]

    for answer in (Discard(RED), PASS):
        table = flip(HAND_TEST, THREE, change=short)
        assert [len(prisoner.hand) for prisoner in table.campaign.prisoners] == [3, 2, 2]
        table.act(answer)
        assert [len(prisoner.hand) for prisoner in table.campaign.prisoners] == [3, 3, 3]
    deck = flip(DECK_TEST, THREE, change=short)
    assert [len(prisoner.hand) for prisoner in deck.campaign.prisoners] == [3, 3, 3]


@rule("DC-TEST-11", "DC-TEST-10")
def test_with_an_empty_deck_the_discard_is_shuffled_and_drawing_goes_on():
    old = [combat() for _ in range(3)]

    def spent(campaign):
        campaign.prisoners[0].hand = [RED, BLANK, BLANK]
        campaign.prisoners[0].deck = []
        campaign.prisoners[0].discard = list(old)

    table = flip(HAND_TEST, change=spent)
    table.act(Discard(RED))
    prisoner = table.prisoner(0)
    assert (len(prisoner.hand), len(prisoner.deck), prisoner.discard) == (3, 3, [])
    assert sorted([*prisoner.hand, *prisoner.deck]) == sorted([BLANK, BLANK, RED, *old])


@rule("DC-TEST-11", "DC-TEST-06")
def test_a_deck_test_reshuffles_too_if_no_card_is_left_to_turn():
    def spent(campaign):
        campaign.prisoners[0].deck = []
        campaign.prisoners[0].discard = [GREEN, GREEN]

    table = flip(DECK_TEST, change=spent)
    assert (table.run.teeth, table.prisoner(0).discard, table.prisoner(0).deck) == (1, [GREEN], [GREEN])


@rule("DC-TEST-12")
def test_a_combat_card_may_bear_no_symbol_or_several_of_the_three():
    assert [COMBAT[card].symbols for card in (BLANK, RED, GREEN_RED)] == [[], ["brutality"], ["survival", "brutality"]]
    with pytest.raises(msgspec.ValidationError):
        combat(symbols=["luck"])
    counts = {len(card.symbols) for card in CARDS.combat_cards.values()}
    assert {0, 1, 2} <= counts
