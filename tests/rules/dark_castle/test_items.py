"""Items: drawing, sharing, trading, carrying, using and leaving them (EC-ITEM)."""

from __future__ import annotations

from typing import Any

import pytest
from rules.dark_castle.table import Table, charge, clash, do, lay
from rules.table import refuses, rule, seen

from undercroft.engine.decision import DONE
from undercroft.engine.session import Session
from undercroft.games.dark_castle import cards, game
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.table import card_of
from undercroft.games.dark_castle.state import (
    Accept,
    Curse,
    Drew,
    EnemyStruck,
    Keep,
    Leave,
    Left,
    Missed,
    NameTurner,
    NothingToDraw,
    PickUp,
    Resolve,
    Rest,
    Showed,
    TakeWay,
    Use,
)

AXE = "cracked_axe.1"  # two-handed
LOAF, LOAF_2 = "stale_loaf.1", "stale_loaf.2"
APPLE = "rotten_apple.1"
BROTH = "onion_broth.1"
LUCK, LUCK_2 = "liquid_luck.1", "liquid_luck.2"
MENDS = {item: card.use.amount for item, card in CARDS.copies.items() if isinstance(card.use, cards.Mend)}


def hands(table: Table) -> list[list[str]]:
    """What everyone carries."""
    return [prisoner.hands for prisoner in table.castle.prisoners]


def win(table: Table, who: int = 0) -> None:
    """Prisoner `who` turns `bone_cellar`, and everyone together beats what is in it in one round."""
    everybody = range(len(table.castle.prisoners))
    charge(table, *["might" for _ in everybody], who=who)
    table.faces(*["might" for _ in everybody])
    table.act(Rest(-1))


# Two items are drawn, and the page goes on.
DRAW_HALFWAY = (do("draw", amount=2), do("peek"))


def emptied(deck: list[str], discard: list[str], name: str = "rolling_casks", **more: Any) -> Table:
    """A table about to draw two items, with this item deck and this discard pile."""
    table = lay(name, **more)
    castle = table.castle.copy()
    castle.item_deck = deck
    castle.discard = discard
    castle.agenda = [NameTurner()]
    return Table(Session.at(game, castle, 2, table.session.options, "test"))


# -- drawing ---------------------------------------------------------------------------------------------


@rule("EC-ITEM-01")
def test_a_page_that_says_nothing_of_items_brings_none():
    table = lay("sleeping_armourer", "furnace_child")
    table.turn(0)
    table.act(TakeWay("move_on"))
    assert table.told(Drew) == []
    assert seen(table)["items_left"] == 35


@rule("EC-ITEM-01", "EC-ITEM-02")
def test_what_a_page_gives_is_laid_open_in_the_middle():
    table = lay("rolling_casks", items=[LOAF, AXE])
    table.turn(0)
    assert [seen(table, seat)["middle"] for seat in (0, 1, -1)] == [[LOAF, AXE]] * 3
    assert hands(table) == [[], []]


@rule("EC-ITEM-01", "EC-EX-10")
def test_four_victors_draw_one_item_and_somebody_takes_it():
    table = lay("bone_cellar", players=4, party=["cook", "smith", "miller", "abbot"], items=[LOAF])
    win(table)
    assert seen(table)["middle"] == [LOAF]
    assert seen(table)["items_left"] == 34
    table.act(PickUp(LOAF, 2))
    table.turn(0)
    assert hands(table) == [[], [], [LOAF], []]


@rule("EC-EX-10", "EC-DEC-07", "EC-ITEM-12")
def test_an_item_nobody_wants_is_left_and_discarded():
    table = lay("bone_cellar", "furnace_child", party=["cook", "smith"], items=[LOAF])
    win(table)
    table.turn(0)
    assert hands(table) == [[], []]
    assert seen(table)["middle"] == []
    assert seen(table)["discard"] == [LOAF]


@rule("EC-RULING-18")
def test_a_fight_with_several_enemies_brings_one_item_unless_the_card_says_more(page):
    table = lay("bone_cellar", party=["cook", "smith"])  # a cellar full of dead guards
    win(table)
    assert [len(event.items) for event in table.told(Drew)] == [1]
    table = lay(page(do("fight", damage=1, dice={"might": 1}, per_player=0, spoils=2)))
    table.turn(0)
    table.faces("might", "wisdom")
    table.act(Rest(-1))
    assert [len(event.items) for event in table.told(Drew)] == [2]


@rule("EC-RULING-23")
def test_an_empty_deck_is_made_anew_from_the_discard():
    table = emptied(["milk_tooth.1"], [APPLE, BROTH])
    table.turn(0)  # two are drawn
    drawn = seen(table)["middle"]
    assert drawn[0] == "milk_tooth.1"
    assert drawn[1] in (APPLE, BROTH)
    assert seen(table)["discard"] == []
    assert seen(table)["items_left"] == 1


@rule("EC-RULING-23")
@pytest.mark.parametrize(
    ("chance", "drawn"),
    [([5, 4, 3, 2, 1], [LUCK, AXE]), ([0, 0, 0, 0, 0], [APPLE, LUCK]), ([2, 4, 3, 2, 1], [LOAF, AXE])],
)
def test_chance_alone_says_what_of_the_discard_comes_first(chance, drawn):
    table = emptied([], [APPLE, BROTH, LOAF, LOAF_2, AXE, LUCK])
    table.session.script("decks", chance)
    table.turn(0)
    assert seen(table)["middle"] == drawn
    assert table.castle.chance.decks.script == []


@rule("EC-RULING-23")
def test_with_deck_and_discard_empty_nothing_is_drawn():
    table = emptied([], [])
    table.turn(0)
    assert table.told(Drew) == []
    assert len(table.told(NothingToDraw)) == 1
    assert table.asks() == "ask-turner"


@rule("EC-RULING-23", "EC-ITEM-08", "EC-RULING-22")
def test_where_nothing_could_be_drawn_halfway_nothing_is_shared(page):
    table = emptied([], [], page(*DRAW_HALFWAY), hands=[[LOAF], [APPLE]])
    table.turn(0)
    assert len(table.told(NothingToDraw)) == 1
    assert table.asks() == "ask-turner"


# -- sharing and trading ---------------------------------------------------------------------------------


@rule("EC-ITEM-03", "EC-DEC-07")
def test_anyone_may_get_any_of_what_was_drawn():
    table = lay("rolling_casks", players=3, items=[LOAF, AXE])
    table.turn(0)
    assert all(table.offers(PickUp(item, who)) for item in (LOAF, AXE) for who in range(3))
    table.act(PickUp(AXE, 1))
    table.act(PickUp(LOAF, 2))
    table.turn(0)
    assert hands(table) == [[], [AXE], [LOAF]]


@rule("EC-ITEM-07", "EC-ITEM-11", "EC-DEC-08")
def test_when_a_page_is_complete_items_change_hands():
    table = lay("loophole", "furnace_child", hands=[[LOAF], [APPLE]])
    table.turn(0)
    table.act(Leave(LOAF), seat=0)
    table.act(Leave(APPLE), seat=1)
    table.act(PickUp(LOAF, 1), seat=1)
    table.act(PickUp(APPLE, 0), seat=0)
    table.turn(0)
    assert hands(table) == [[APPLE], [LOAF]]


@rule("EC-DEC-08")
def test_nobody_gives_away_or_takes_up_for_another():
    table = lay("loophole", hands=[[LOAF], [APPLE]])
    assert Leave(LOAF) in table.session.legal(0)
    assert Leave(LOAF) not in table.session.legal(1)
    table.act(Leave(LOAF))
    assert PickUp(LOAF, 1) in table.session.legal(1)
    assert PickUp(LOAF, 1) not in table.session.legal(0)


@rule("EC-DEC-08", "EC-ITEM-16")
def test_the_trade_may_be_skipped_and_everything_kept():
    table = lay("sleeping_armourer", "furnace_child", hands=[[LOAF, "decayed_blade.1"], [AXE]])
    table.turn(0)
    table.act(TakeWay("move_on"))
    table.turn(1)
    assert hands(table) == [[LOAF, "decayed_blade.1"], [AXE]]


@rule("EC-ITEM-07")
def test_a_mark_that_settles_the_turner_does_not_take_away_the_trade():
    table = lay("furnace_child", hands=[[LOAF], []], curses=[[Curse("marked", 1)], []])
    assert table.asks() == "ask-turner"
    assert table.offers(Leave(LOAF))


@rule("EC-ITEM-08", "EC-RULING-22")
def test_items_drawn_halfway_through_a_page_are_shared_and_traded_there(page):
    table = lay(page(*DRAW_HALFWAY), players=3, hands=[[], [APPLE], []], items=[LOAF, BROTH])
    table.turn(0)
    assert table.asks() == "ask-share"
    assert table.decision.seats == [0, 1, 2]
    assert table.told(Showed) == []  # the page goes on after this
    table.act(Leave(APPLE), seat=1)
    table.act(PickUp(APPLE, 0), seat=0)
    table.act(PickUp(LOAF, 2), seat=2)
    table.act(DONE)
    assert hands(table) == [[APPLE], [], [LOAF]]
    assert len(table.told(Showed)) == 1


@rule("EC-ITEM-08", "EC-ITEM-11")
def test_who_has_taken_the_drawn_item_may_go_on_trading(page):
    table = lay(page(do("draw", amount=1), do("nominate")), hands=[[], [APPLE]], items=[LOAF])
    table.turn(0)
    table.act(PickUp(LOAF, 0))
    assert table.offers(Leave(APPLE))


@rule("EC-RULING-22", "EC-DEC-07")
def test_what_was_drawn_halfway_and_left_is_discarded_before_the_page_goes_on(page):
    table = lay(page(*DRAW_HALFWAY), items=[LOAF, BROTH])
    table.turn(0)
    table.act(DONE)
    assert seen(table)["discard"] == [BROTH, LOAF]
    assert seen(table)["middle"] == []


@rule("EC-ITEM-09", "EC-RULING-21")
def test_once_the_next_card_shows_nothing_is_traded():
    table = lay("rolling_casks", "furnace_child", hands=[[LOAF], []], items=[APPLE, AXE])
    table.turn(0)
    table.act(Leave(LOAF))
    table.act(PickUp(APPLE, 0))
    table.turn(0)
    assert refuses(table, PickUp(LOAF, 1))
    assert refuses(table, Leave(APPLE))


@rule("EC-RULING-24", "EC-ITEM-09")
@pytest.mark.parametrize("page", ["furnace_child", "drain_grate", "sleeping_armourer"])
def test_on_a_page_nothing_is_put_down_at_will(page):
    table = lay(page, players=3, hands=[[LOAF], [APPLE], []])
    table.turn(0)
    assert refuses(table, Leave(LOAF))
    assert refuses(table, Leave(APPLE))


@rule("EC-ITEM-10", "EC-EX-16", "EC-RULING-24")
def test_in_a_fight_nothing_changes_hands_but_after_it():
    table = lay("bone_cellar", party=["cook", "smith"], hands=[[BROTH], []])
    charge(table, "might", "might")
    assert refuses(table, Leave(BROTH))
    table.faces("wisdom", "cunning")
    table.act(Rest(-1))
    assert table.asks() == "ask-rest"  # between two rounds
    assert refuses(table, Leave(BROTH))
    table.faces("might", "might")
    table.act(Rest(-1))
    assert len(seen(table)["middle"]) == 1
    table.act(Leave(BROTH))
    table.act(PickUp(BROTH, 1))
    assert hands(table) == [[], [BROTH]]


@rule("EC-ITEM-09", "EC-ITEM-10")
def test_the_table_says_which_rule_forbids_a_trade():
    def forbidden_by() -> list[str]:
        blocked = game.why_not(table.castle, table.decision, 0)
        return [each.rule for each in blocked if each.action == Leave(AXE)]

    table = lay("bone_cellar", hands=[[AXE], []])
    assert forbidden_by() == []
    table.turn(0)
    assert forbidden_by() == ["EC-ITEM-09"]
    table.act(TakeWay("charge"))
    assert forbidden_by() == ["EC-ITEM-10"]


# -- two hands -------------------------------------------------------------------------------------------


@rule("EC-ITEM-04", "EC-DEC-09", "EC-RULING-19", "EC-ITEM-12")
def test_a_third_item_is_held_until_the_next_page_is_to_be_turned():
    table = lay("rolling_casks", "furnace_child", hands=[[], [LOAF, APPLE]], items=[LOAF_2, BROTH])
    table.turn(0)
    table.act(PickUp(BROTH, 1))
    assert hands(table)[1] == [LOAF, APPLE, BROTH]
    table.turn(0)
    assert table.asks() == "ask-leave"
    assert table.decision.seats == [1]
    assert seen(table)["turned"][-1] == "rolling_casks"
    table.act(Leave(APPLE))
    assert hands(table)[1] == [LOAF, BROTH]
    assert seen(table)["turned"][-1] == "furnace_child"
    assert sorted(seen(table)["discard"]) == sorted([APPLE, LOAF_2])


@rule("EC-RULING-19", "EC-DEC-09")
def test_the_limit_also_holds_when_a_sharing_halfway_through_a_page_closes(page):
    table = lay(page(*DRAW_HALFWAY), hands=[[LOAF, APPLE], []], items=[BROTH, LUCK])
    table.turn(0)
    table.act(PickUp(BROTH, 0))
    table.act(DONE)
    assert table.asks() == "ask-leave"
    table.act(Leave(BROTH))
    assert hands(table)[0] == [LOAF, APPLE]


@rule("EC-DEC-09")
def test_within_the_limit_nobody_has_to_leave_anything():
    table = lay("furnace_child", hands=[[LOAF, APPLE], [AXE]])
    table.turn(0)
    assert table.asks() == "ask-way"
    assert table.told(Left) == []


@rule("EC-ITEM-05", "EC-EX-11")
def test_whoever_takes_a_two_handed_item_puts_down_both_others():
    table = lay("rolling_casks", "furnace_child", hands=[[LOAF, APPLE], []], items=[AXE, BROTH])
    table.turn(1)
    table.act(PickUp(AXE, 0))
    table.turn(1)
    table.act(Leave(LOAF))
    assert table.asks() == "ask-leave"
    table.act(Leave(APPLE))
    assert hands(table)[0] == [AXE]
    assert seen(table)["turned"][-1] == "furnace_child"


@rule("EC-ITEM-05", "EC-DEC-09")
def test_or_puts_the_two_handed_item_down_and_keeps_both():
    table = lay("rolling_casks", "furnace_child", hands=[[LOAF, APPLE], []], items=[AXE, BROTH])
    table.turn(1)
    table.act(PickUp(AXE, 0))
    table.turn(1)
    table.act(Leave(AXE))
    assert hands(table)[0] == [LOAF, APPLE]
    assert table.asks() == "ask-way"


@rule("EC-ITEM-06")
def test_what_one_carries_everybody_sees():
    table = lay("loophole", hands=[[LOAF, LUCK], [AXE]])
    for seat in (0, 1, -1):
        assert [prisoner["hands"] for prisoner in seen(table, seat)["prisoners"]] == [[LOAF, LUCK], [AXE]]


# -- using ------------------------------------------------------------------------------------------------


@rule("EC-ITEM-11", "EC-ITEM-14", "EC-ITEM-15", "EC-DEC-10")
def test_food_is_eaten_in_the_break_and_gone():
    table = lay("loophole", hp=[10, 10], hands=[[LOAF], [APPLE]])
    table.act(Use(LOAF, 0, on=0))
    table.act(Use(APPLE, 1, on=1))
    assert table.hp() == [12, 11]
    assert hands(table) == [[], []]
    assert seen(table)["discard"] == [APPLE, LOAF]


@rule("EC-RULING-20")
def test_anyone_uses_what_lies_in_the_middle_also_with_full_hands():
    table = lay("rolling_casks", hp=[10, 10], hands=[[], [LUCK, LUCK_2]], items=[LOAF, BROTH])
    table.turn(0)  # loses 2
    assert table.offers(Use(LOAF, 0, on=0))
    table.act(Use(LOAF, 1, on=1), seat=1)
    assert table.hp() == [8, 12]
    assert hands(table)[1] == [LUCK, LUCK_2]
    assert (seen(table)["middle"], seen(table)["discard"]) == ([BROTH], [LOAF])


@rule("EC-RULING-20")
def test_from_the_middle_nothing_is_used_once_the_page_is_turned():
    table = lay("rolling_casks", "furnace_child", hp=[10, 10], items=[LOAF, BROTH])
    table.turn(0)
    table.turn(0)
    assert refuses(table, Use(LOAF, 0, on=0))


@pytest.fixture
def at_any_time(monkeypatch):
    """Linen strips that are not for fights alone, whatever the box says."""
    monkeypatch.setattr(card_of("linen_strips.1"), "fights_only", False)


@rule("EC-ITEM-14")
def test_what_helps_once_a_page_helps_once(at_any_time):
    bandage = Use("linen_strips.1", 0, on=1)
    table = lay("sleeping_armourer", "furnace_child", hp=[10, 10], hands=[["linen_strips.1"], []])
    table.turn(0)
    table.act(bandage)
    assert table.hp()[1] > 10
    assert refuses(table, bandage)
    table.act(TakeWay("move_on"))
    assert refuses(table, bandage)  # the break after a page belongs to it
    table.turn(0)
    assert table.offers(bandage)


@rule("EC-ITEM-14")
def test_what_helps_once_a_page_helps_once_also_from_the_middle(at_any_time):
    table = lay("furnace_child", hp=[10, 10], hands=[["linen_strips.1"], []])
    table.act(Leave("linen_strips.1"))
    table.act(Use("linen_strips.1", 0, on=1))
    assert not table.offers(Use("linen_strips.1", 0, on=1))
    assert not table.offers(Use("linen_strips.1", 1, on=0))


@rule("EC-ITEM-13", "EC-DEC-10")
@pytest.mark.parametrize(
    ("page", "question"),
    [("furnace_child", "ask-way"), ("drain_grate", "ask-nominee"), ("bone_cellar", "ask-way")],
)
def test_an_item_for_any_time_may_be_used_beside_any_question_or_not(page, question):
    table = lay(page, hp=[10, 10], hands=[[], [LOAF]])
    table.turn(0)
    options = table.decision.options
    assert table.asks() == question
    assert Use(LOAF, 1, on=1) in table.session.legal(1)
    assert Use(LOAF, 1, on=1) not in table.session.legal(0)
    table.act(Use(LOAF, 1, on=1))
    assert table.hp() == [10, 12]
    assert (table.asks(), table.decision.options) == (question, options)


@rule("EC-ITEM-13")
def test_healing_may_come_between_the_roll_and_the_blow():
    table = lay("scent_of_blood", hp=[5, 6], hands=[[], [BROTH]])
    table.dice("wisdom", "wisdom")
    table.turn(0)
    table.faces("cunning", "cunning cunning")  # the cook has a shield: were he the lowest, nobody would lose anything
    table.act(Rest(-1))
    assert table.told(EnemyStruck) == []
    table.act(Use(BROTH, 1, on=0))
    assert [event.damage for event in table.told(EnemyStruck)] == [2]
    assert table.hp() == [5 + MENDS[BROTH], 6]


@rule("EC-ITEM-13", "EC-ITEM-14")
def test_a_card_may_say_when_it_is_not_to_be_used():
    table = lay("endless_galleries", hands=[["decayed_blade.1", LUCK], []])  # the blade is for fights
    table.faces("wisdom", "might")
    table.turn(0)
    assert table.offers(Use(LUCK, 0))
    assert refuses(table, Use("decayed_blade.1", 0))


@rule("EC-ITEM-16")
def test_an_item_that_is_not_used_up_is_kept():
    table = lay("bone_cellar", hands=[["decayed_blade.1"], []])
    charge(table, "might", "might")
    table.faces("wisdom", "wisdom")
    table.face(0, "cunning")
    table.act(Rest(-1))
    table.act(Use("decayed_blade.1", 0))
    assert hands(table)[0] == ["decayed_blade.1"]
    assert seen(table)["discard"] == []


@rule("EC-DEC-10", "EC-RULING-10")
def test_between_rounds_one_uses_an_item_and_rests_then():
    table = lay("bone_cellar", hp=[10, 10], hands=[[LOAF, APPLE], []])
    charge(table, "might", "might")
    table.act(Use(LOAF, 0, on=0))
    assert table.hp()[0] == 12
    table.face(1, "cunning cunning")
    table.act(Rest(0))
    assert table.hp()[0] == 13


@rule("EC-RULING-10", "EC-ITEM-13")
def test_between_rounds_one_drinks_a_brew_and_rests_then():
    table = lay("bone_cellar", hands=[["brew_of_might.1"], []])
    charge(table, "might", "might")
    assert table.offers(Use("brew_of_might.1", 0, trait="might"))


@rule("EC-DEC-10")
def test_whoever_rests_uses_nothing():
    table = lay("bone_cellar", hp=[10, 10], hands=[[LOAF, "brew_of_might.1"], ["brew_of_might.2"]])
    charge(table, "might", "might")
    table.face(1, "wisdom")
    table.act(Rest(0))
    assert table.asks() == "ask-strike"
    assert table.offers(Use("brew_of_might.2", 1, trait="might"))
    assert refuses(table, Use("brew_of_might.1", 0, trait="might"))
    assert refuses(table, Use(LOAF, 0, on=0))


@rule("EC-DEC-10", "EC-DEC-16")
def test_whoever_rests_shields_nobody_either():
    table = lay("bone_cellar", hands=[["cellar_door.1"], []])
    charge(table, "might", "might")
    table.face(1, "wisdom")
    table.act(Rest(0))
    assert table.hp() == [18, 16]


@rule("EC-RULING-09", "EC-DEC-22")
def test_others_use_items_on_whoever_rests():
    table = lay("bone_cellar", hp=[10, 10], hands=[[], [BROTH, LUCK]])
    charge(table, "might", "might")
    table.face(1, "wisdom")
    table.act(Rest(0))
    table.act(Use(BROTH, 1, on=0))
    assert table.hp()[0] == 11 + MENDS[BROTH]


@rule("EC-RULING-36")
def test_when_the_row_is_empty_the_others_may_still_use_what_answers_to_their_roll(page):
    thorns = {"on": "hit", "do": [do("lose", who="it", amount=1)]}
    name = page(do("fight", damage=1, dice={"might": 1}, per_player=0, special=thorns))
    table = lay(name, party=["cook", "smith"], hp=[10, 10], hands=[[], ["healing_verses.1"]])
    table.turn(0)
    table.faces("might", "might might")
    table.act(Rest(-1))
    table.act(Resolve(0))
    assert table.row() == []
    table.act(Use("healing_verses.1", 1, on=0))
    assert table.hp() == [9 + MENDS["healing_verses.1"], 10]
    assert [event.who for event in table.told(Missed)] == [1]


# -- changing results, choosing targets ------------------------------------------------------------------


def blade(table: Table) -> None:
    """The abbot, armed with a blade that answers to wisdom, rolls wisdom against a row of might and uses it."""
    charge(table, "might", "might")
    table.faces("wisdom", "wisdom")
    table.face(0, "might")
    table.act(Rest(-1))
    table.act(Use("decayed_blade.1", 0))


@rule("EC-DEC-21")
@pytest.mark.parametrize("new", [True, False])
def test_some_rerolls_let_one_keep_either_result(new):
    table = lay("bone_cellar", hands=[["decayed_blade.1"], []])
    blade(table)
    assert table.asks() == "ask-keep"
    assert table.decision.seats == [0]
    assert table.decision.options == [Keep(0, True), Keep(0, False)]
    table.act(Keep(0, new))
    assert table.row() == (["might"] if new else ["might", "might"])


@rule("EC-DEC-21", "EC-DEC-11")
def test_other_rerolls_force_the_new_result():
    table = lay("bone_cellar", hands=[[LUCK], []])
    charge(table, "might", "might")
    table.faces("might might", "wisdom")
    table.face(0, "cunning")
    table.act(Rest(-1))
    table.act(Use(LUCK, 0))
    assert table.row() == ["might", "might"]
    assert table.hp() == [16, 16]  # the shield went with the double
    assert seen(table)["discard"] == [LUCK]


@rule("EC-DEC-11", "EC-ITEM-17")
def test_a_reroll_may_be_kept_for_later():
    table = lay("bone_cellar", hands=[[LUCK], []])
    charge(table, "might", "might")
    table.faces("wisdom", "wisdom")
    table.act(Rest(-1))
    assert Use(LUCK, 0) in table.session.legal(0)
    assert Use(LUCK, 0) not in table.session.legal(1)
    table.act(Accept())
    assert hands(table)[0] == [LUCK]


@rule("EC-DEC-22")
def test_healing_for_anybody_goes_to_whoever_its_bearer_names():
    table = lay("loophole", players=3, hp=[10, 14, 9], hands=[[BROTH], [], []])
    assert [use for use in table.session.legal(0) if isinstance(use, Use)] == [Use(BROTH, 0, on=0), Use(BROTH, 0, on=2)]
    table.act(Use(BROTH, 0, on=2))
    assert table.hp() == [10, 14, 9 + MENDS[BROTH]]


@rule("EC-DEC-22", "EC-ITEM-14")
def test_some_healing_is_for_others_only_and_some_for_oneself_only(at_any_time):
    table = lay("loophole", hp=[10, 10], hands=[["linen_strips.1"], [LOAF]])
    assert [use for use in table.session.legal(0) if isinstance(use, Use)] == [Use("linen_strips.1", 0, on=1)]
    assert [use for use in table.session.legal(1) if isinstance(use, Use)] == [Use(LOAF, 1, on=1)]


@rule("EC-DEC-22", "EC-ITEM-14")
def test_a_die_of_the_row_is_turned_to_a_trait_of_ones_choice_before_the_first_round():
    table = lay("bone_cellar", players=3, hands=[["elixir_of_insight.1"], [], []])
    charge(table, "might", "might", "wisdom")
    assert table.asks() == "ask-rest"
    elixir = [(use.die, use.trait) for use in table.session.legal(0) if isinstance(use, Use)]
    assert elixir == [(0, "cunning"), (0, "wisdom"), (2, "might"), (2, "cunning")]  # equal dice are one choice
    table.act(Use("elixir_of_insight.1", 0, die=0, trait="wisdom"))
    assert table.row() == ["wisdom", "might", "wisdom"]
    assert table.asks() == "ask-rest"


@rule("EC-ITEM-13", "EC-ITEM-14")
def test_what_is_for_before_the_first_round_is_for_nothing_else():
    table = lay("bone_cellar", hands=[["elixir_of_insight.1"], []])
    charge(table, "might", "might")
    clash(table, "wisdom", rest=1)
    assert table.asks() == "ask-rest"  # the second round
    assert refuses(table, Use("elixir_of_insight.1", 0, die=0, trait="wisdom"))


@rule("EC-ITEM-14")
def test_a_raised_lid_is_a_shield_whatever_was_rolled():
    table = lay("bone_cellar", hands=[["pot_lid.1"], []])
    charge(table, "might", "might")
    table.faces("wisdom", "wisdom")
    table.act(Rest(-1))
    table.act(Use("pot_lid.1", 0))
    assert table.hp() == [18, 16]


@rule("EC-ITEM-14")
def test_a_raised_lid_stays_a_shield_after_a_reroll():
    table = lay("bone_cellar", hands=[["pot_lid.1", LUCK], []])
    charge(table, "might", "might")
    table.faces("wisdom", "wisdom")
    table.face(0, "cunning")
    table.act(Rest(-1))
    table.act(Use("pot_lid.1", 0))
    table.act(Use(LUCK, 0))
    assert table.hp() == [18, 16]


@rule("EC-ITEM-14")
def test_a_pillow_makes_a_rest_worth_more():
    table = lay("bone_cellar", hp=[10, 10], hands=[["straw_sack.1"], []])
    charge(table, "might", "might")
    table.face(1, "cunning cunning")
    table.act(Rest(0))
    assert table.hp() == [11 + CARDS.items["straw_sack"].rest_bonus, 10]
