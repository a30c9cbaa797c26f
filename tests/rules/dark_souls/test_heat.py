"""Heating up: when, with which card, and what becomes of the order (DS-BSTART-10, DS-BDATA-05)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import lair
from rules.table import rule

from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.heat import change_deck, heat_up_if_due
from undercroft.games.dark_souls.state import Attack, HeatedUp, Reshuffled, Souls


def struck(boss: str, health: int, change=None, **more):
    """A boss with so much Health left, looked at after a blow in a hero's activation."""

    def hurt(souls: Souls) -> None:
        souls.foes[0].wounds = CARDS.bosses[souls.foes[0].kind].health - health
        if change is not None:
            change(souls)

    table = lair(boss, ["knight"], first="hero", change=hurt, **more)
    heat_up_if_due(table.souls, table.foe(0))
    return table


MINI = ["gargoyle", "titanite_demon", "winged_knight", "boreal_outrider_knight", "dancer"]


@rule("DS-BSTART-10", "DS-BDATA-05")
@pytest.mark.parametrize("boss", MINI)
def test_at_the_point_and_not_one_above(boss):
    point = CARDS.bosses[boss].heat_up
    assert point > 0
    assert not struck(boss, point + 1).foe(0).heated
    for health in (point, point - 1):
        table = struck(boss, health)
        assert table.foe(0).heated
        deck = table.souls.deck
        hot = [card for card in deck.cards if CARDS.behaviours[card].heat_up]
        assert len(hot) == 1
        assert hot[0] not in deck.spare
        assert len(deck.cards) == CARDS.bosses[boss].deck + 1
        assert not deck.waits


@rule("DS-RULING-91")
def test_once_heated_nothing_more_is_added():
    table = struck("gargoyle", 5, lambda souls: setattr(souls.foes[0], "heated", True))
    deck = table.souls.deck
    assert len(deck.cards) == CARDS.bosses["gargoyle"].deck
    assert (deck.learned, deck.waits) == (False, False)


@rule("DS-BSTART-10", "DS-RULING-91")
def test_the_order_must_be_learned_anew():
    def learned(souls: Souls) -> None:
        souls.deck.learned = True

    assert not struck("gargoyle", 5, learned).souls.deck.learned
    assert struck("gargoyle", 20, learned).souls.deck.learned


@rule("DS-BSTART-10")
def test_the_new_card_may_lie_anywhere():
    """Over many shuffles it is not always the last, nor are the others in the order in which they lay."""
    places = set()
    orders = set()
    for seed in range(12):
        deck = struck("gargoyle", 5, seed=f"heat {seed}").souls.deck
        places.add(next(place for place, card in enumerate(deck.cards) if CARDS.behaviours[card].heat_up))
        orders.add(tuple(card for card in deck.cards if not CARDS.behaviours[card].heat_up))
    assert len(places) > 2
    assert len(orders) > 2


@rule("DS-BSTART-10")
def test_how_the_cards_lay_before_has_no_bearing_on_how_they_lie_then():
    """What nobody could know of the old order must not show in the new one."""

    def turned(souls: Souls) -> None:
        souls.deck.cards.reverse()
        souls.deck.spare.reverse()

    assert struck("gargoyle", 5).souls.deck.cards == struck("gargoyle", 5, turned).souls.deck.cards


@rule("DS-BSTART-10")
def test_which_of_the_hot_cards_joins_is_luck():
    found = set()
    for seed in range(12):
        deck = struck("gargoyle", 5, seed=f"heat {seed}").souls.deck
        found |= {card for card in deck.cards if CARDS.behaviours[card].heat_up}
    assert len(found) > 1


@rule("DS-RULING-91")
@pytest.mark.parametrize(("pile", "cards", "played"), [("all", 5, 0), ("deck", 3, 2)])
def test_the_discard_pile_is_shuffled_in_unless_the_table_says_otherwise(pile, cards, played):
    def two_played(souls: Souls) -> None:
        souls.deck.played = [souls.deck.cards.pop(), souls.deck.cards.pop()]

    deck = struck("gargoyle", 5, two_played, options={"heat_up_pile": pile}).souls.deck
    assert (len(deck.cards), len(deck.played)) == (cards, played)


@rule("DS-RULING-92")
@pytest.mark.parametrize(("acting", "order"), [(0, []), (-1, [0])])
def test_while_enemies_act_the_deck_waits(acting, order):
    def busy(souls: Souls) -> None:
        souls.battle.acting, souls.battle.order = acting, order

    table = struck("gargoyle", 5, busy)
    deck = table.souls.deck
    assert table.foe(0).heated
    assert deck.waits
    assert len(deck.cards) == CARDS.bosses["gargoyle"].deck


@rule("DS-RULING-95", "DS-BSTART-11")
@pytest.mark.parametrize(("left", "foe"), [("ornstein", 0), ("smough", 1)])
def test_of_the_pair_the_five_hot_cards_of_the_survivor_replace_everything(left, foe):
    table = lair("ornstein_and_smough", ["knight"], first="hero")
    table.souls.foes = [table.souls.foes[foe]]
    deck = table.souls.deck
    deck.played = [deck.cards.pop()]
    deck.learned = deck.waits = True
    change_deck(table.souls, deck)
    hot = sorted(card.id for card in CARDS.bosses[left].behaviours if card.heat_up)
    assert len(hot) == 5
    assert (sorted(deck.cards), deck.played, deck.waits, deck.learned) == (hot, [], False, False)
    assert sorted(deck.seen) == hot, "all players know which cards these are"


@rule("DS-BSTART-10", "DS-RULING-91")
def test_heating_up_is_told_and_so_is_the_shuffle():
    def nearly(souls: Souls) -> None:
        souls.foes[0].wounds = CARDS.bosses["gargoyle"].health - CARDS.bosses["gargoyle"].heat_up - 1

    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 2), beside={0: "n"}, first="hero", change=nearly)
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    while table.asks() == "ask-roll":
        table.act(table.decision.options[0])
    assert [heated.foe for heated in table.told(HeatedUp)] == [0]
    assert [shuffled.boss for shuffled in table.told(Reshuffled)] == ["gargoyle"]
