"""The one of four who passes: a card for a scroll, new cards, and nothing to do with the fight (DC-PASS)."""

from __future__ import annotations

import pytest
from rules.dead_cells.duels import duel
from rules.dead_cells.table import BLANK, DAMAGE, Table, be, blow, changes, combat, fight, monster
from rules.table import refuses, rule, seen

from undercroft.engine.decision import DONE
from undercroft.games.dead_cells.rules.sheets import PRISONERS
from undercroft.games.dead_cells.state import (
    CardsExchanged,
    ItemTo,
    PassChosen,
    PassRevealed,
    PutDown,
    ScrollGained,
    ScrollTo,
    ScrollWasted,
    SitOut,
    Swap,
    Symbol,
    To,
)

FOUR = ["poisoned", "flayed", "quartered", "immolated"]
VIOLET = combat(symbols=["tactics"])
TWO = combat(symbols=["survival", "brutality"])


def passing(card: str, hand=None, deck=None, boss: str = "", **more) -> Table:
    """The second player passes at its own place, with this card on top of the deck."""
    spare = deck if deck is not None else [combat() for _ in range(3)]
    mine = be(1, hand=hand or [combat() for _ in range(3)], deck=[*spare, card], discard=[])
    if boss:
        table = duel(boss, kinds=FOUR, begin="play", change=mine, **more)
    else:
        table = fight(FOUR, begin="play", change=mine, **more)
    table.act(SitOut(1))
    table.act(table.decision.options[0])  # the first player's card
    return table


# -- instead of playing ----------------------------------------------------------------------------------


@rule("DC-PASS-01", "DC-PASS-02", "DC-PASS-04")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_symbol_moves_the_passers_own_marker(number):
    card = combat(symbols=[("survival", "tactics", "brutality")[number]])
    table = passing(card)
    assert table.prisoner(1).tracks == [int(track == number) for track in range(3)]
    assert [prisoner.tracks for who, prisoner in enumerate(table.campaign.prisoners) if who != 1] == [[0, 0, 0]] * 3
    assert (table.prisoner(1).discard, table.prisoner(1).active) == ([card], [])
    assert [(shown.who, shown.card) for shown in table.told(PassRevealed)] == [(1, card)]


@rule("DC-PASS-03", "DC-PASS-04", "DC-DEC-20")
def test_of_several_symbols_the_passer_picks_one():
    table = passing(TWO)
    assert (table.asks(), table.decision.seats) == ("ask-pass-symbol", [1])
    assert table.decision.options == [Symbol("survival"), Symbol("brutality")]
    table.act(Symbol("brutality"))
    assert (table.prisoner(1).tracks, table.prisoner(1).discard) == ([0, 0, 1], [TWO])


@rule("DC-PASS-04", "DC-RULING-46")
def test_a_symbol_of_a_track_that_is_at_its_end_is_wasted():
    last = len(PRISONERS[FOUR[1]].steps[1]) - 1
    table = fight(FOUR, begin="play", change=be(1, tracks=[0, last, 0], deck=[combat(), VIOLET], discard=[]))
    table.act(SitOut(1))
    table.act(table.decision.options[0])  # the first player's card
    assert (table.prisoner(1).tracks, table.told(ScrollWasted)) == ([0, last, 0], [ScrollWasted("tactics")])


@rule("DC-PASS-03", "DC-PASS-04", "DC-DEC-20")
def test_without_a_symbol_no_marker_moves_and_the_card_goes_all_the_same():
    card = combat()
    table = passing(card)
    assert table.asks() == "ask-exchange"
    assert (table.prisoner(1).tracks, table.prisoner(1).discard) == ([0, 0, 0], [card])
    assert table.told(ScrollGained) == []


@rule("DC-DEC-20")
def test_one_symbol_is_no_question():
    assert passing(VIOLET).asks() == "ask-exchange"


# -- new cards -------------------------------------------------------------------------------------------


@rule("DC-EX-05", "DC-PASS-02", "DC-PASS-05")
def test_the_example_of_the_rulebook():
    hand = [combat(), combat(), combat()]
    table = passing(VIOLET, hand=hand, deck=[combat(), combat()])
    table.act(Swap(hand[1]))
    table.act(DONE)
    prisoner = table.prisoner(1)
    assert prisoner.tracks == [0, 1, 0]
    assert prisoner.discard == [VIOLET, hand[1]]
    assert (len(prisoner.hand), len(prisoner.deck)) == (3, 1)


@rule("DC-PASS-05", "DC-DEC-21")
@pytest.mark.parametrize("many", [0, 1, 2, 3])
def test_any_number_of_cards_is_exchanged(many):
    hand, deck = [combat(), combat(), combat()], [combat(), combat(), combat()]
    table = passing(BLANK, hand=hand, deck=deck)
    assert (table.decision.seats, table.decision.open) == ([1], False)
    assert table.decision.options == [DONE, *[Swap(card) for card in hand]]
    for card in hand[:many]:
        assert len(table.prisoner(1).deck) == 3  # nothing is drawn before all are given up
        table.act(Swap(card))
    if many < 3:
        table.act(DONE)
    assert table.asks() == "ask-card"  # with no card left there is nothing to ask
    assert table.prisoner(1).hand == [*hand[many:], *deck[::-1][:many]]
    assert table.prisoner(1).discard == [BLANK, *hand[:many]]
    assert [told.amount for told in table.told(CardsExchanged)] == ([many] if many else [])


# -- outside the fight -----------------------------------------------------------------------------------


@rule("DC-PASS-09")
def test_everybody_hears_at_once_who_passes():
    table = fight(FOUR, begin="play")
    table.act(SitOut(2))
    assert [told.who for told in table.told(PassChosen)] == [2]
    assert (table.told(PutDown), table.asks()) == ([], "ask-card")
    assert [seen(table, seat)["fight"]["passer"] for seat in range(4)] == [2] * 4


@rule("DC-PASS-06")
def test_the_passer_takes_no_damage():
    strike = monster(9, I=[{"do": "damage", "to": "all"}], II=[DAMAGE])
    table = fight(FOUR, passer=1, foes={"1": strike}, change=be(1, damage=1))
    assert table.offered(To) == [To(0), To(2), To(3)]  # Round II
    assert refuses(table, To(1))
    table.act(To(3))
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [1, 1, 1, 2]


@rule("DC-PASS-06", "DC-DEC-17")
def test_whoever_was_chosen_to_pass_takes_no_part():
    table = fight(FOUR, begin="play", foes={"1": monster(9, I=[DAMAGE])}, change=be(2, hand=[combat()]))
    table.act(SitOut(2))
    table.go("ask-damage")
    assert (table.offered(To), table.fight.fighters) == ([To(0), To(1), To(3)], [0, 1, 3])


@rule("DC-PASS-06")
def test_nor_is_the_passer_the_weakest_who_is_meant():
    weak = changes(be(1, damage=2), be(2, damage=1))
    table = fight(FOUR, passer=1, foes={"1": monster(9, I=[{"do": "damage", "to": "weakest"}])}, change=weak)
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [0, 2, 2, 0]


@rule("DC-PASS-06")
def test_nor_of_a_death_line():
    table = fight(
        FOUR, passer=1, cards=[[combat(I=[blow()])]], foes={"1": monster(1, death=[{"do": "damage", "to": "choice"}])}
    )
    assert table.offered(To) == [To(0), To(2), To(3)]


@rule("DC-PASS-07")
def test_the_passer_gets_no_share():
    def gathered(campaign):
        campaign.fight.spoils = ["scroll_tactics", "vial", "equipment:cleaver"]
        campaign.run.deck.remove("cleaver")

    wounds = changes(*[be(who, damage=1) for who in range(4)])
    table = fight(FOUR, passer=3, change=changes(gathered, wounds))
    assert table.offered(ScrollTo) == [ScrollTo(who, "tactics") for who in (0, 1, 2)]
    table.act(ScrollTo(0, "tactics"))
    assert table.offered(To) == [To(0), To(1), To(2)]
    table.act(To(1))
    assert [answer.who for answer in table.offered(ItemTo)] == [0, 1, 2]


# -- against a boss --------------------------------------------------------------------------------------


@rule("DC-PASS-08", "DC-BOSS-12", "DC-RULING-57")
def test_against_a_boss_no_card_is_turned_but_cards_may_be_exchanged():
    hand = [combat(), combat(), combat()]
    table = passing(VIOLET, hand=hand, boss="C1")
    assert (table.told(PassRevealed), table.prisoner(1).tracks, table.prisoner(1).discard) == ([], [0, 0, 0], [])
    assert (table.asks(), table.decision.seats) == ("ask-exchange", [1])
    table.act(Swap(hand[0]))
    table.act(DONE)
    assert table.prisoner(1).hand == [hand[1], hand[2], VIOLET]
