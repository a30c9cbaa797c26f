"""What an item used beside a question does to that question, and the moments between two instructions (EC-ITEM-13)."""

from __future__ import annotations

from rules.dark_castle.table import charge, clash, do, lay
from rules.table import refuses, rule

from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.rules.table import card_of
from undercroft.games.dark_castle.state import (
    Accept,
    Curse,
    Drew,
    EnemyFell,
    Lifted,
    Lost,
    Name,
    Rest,
    RolledChapterDie,
    TakeWay,
    Use,
)

TRAITS = ("might", "cunning", "wisdom")
BREWS = ["brew_of_might.1", "brew_of_might.2"]


# -- the question of who rests ---------------------------------------------------------------------------


@rule("EC-DEC-12", "EC-REST-01", "EC-ITEM-13")
def test_whoever_is_freed_beside_the_question_may_rest_at_once():
    table = lay("long_chain", hands=[["salt_water.1"], []])
    table.turn(0)
    assert table.once() == [Rest(-1), Rest(1)]  # the turner is in shackles
    table.act(Use("salt_water.1", 0, on=0))
    assert table.told(Lifted) == [Lifted(who=0, kind="bound")]
    assert table.asks() == "ask-rest"
    assert table.once() == [Rest(-1), Rest(0), Rest(1)]
    table.face(1, "wisdom")
    table.act(Rest(0))
    assert table.castle.fight.round == 2


@rule("EC-DEC-12", "EC-REST-01", "EC-ITEM-13")
def test_where_nobody_could_rest_somebody_may_once_freed(face):
    bound = [[Curse(kind="bound", pages=2)], [Curse(kind="bound", pages=2)]]
    table = face("might", hands=[["salt_water.1"], []], curses=bound)
    assert (table.asks(), table.decision.options) == ("ask-round", [Accept()])
    table.act(Use("salt_water.1", 0, on=1))
    assert (table.asks(), table.once()) == ("ask-rest", [Rest(-1), Rest(1)])


@rule("EC-WIN-01", "EC-WIN-02", "EC-ITEM-13")
def test_two_brews_beside_the_question_end_the_fight_at_once():
    table = lay("bone_cellar", hands=[[BREWS[0]], [BREWS[1]]])
    charge(table, "might", "might")
    table.act(Use(BREWS[0], 0, trait="might"))
    assert (table.asks(), table.row()) == ("ask-rest", ["might"])
    table.act(Use(BREWS[1], 1, trait="might"))
    assert len(table.told(EnemyFell)) == 1
    assert table.castle.fight is None
    assert table.hp() == [18, 18]
    assert len(table.told(Drew)) == 1
    assert table.asks() == "ask-turner"


# -- an ordered row --------------------------------------------------------------------------------------


@rule("EC-DEC-22", "EC-DEC-15")
def test_in_an_ordered_row_equal_dice_at_different_places_differ(face):
    table = face(
        "might might wisdom", special=cards.Special(ordered=True), hands=[["chapel_bench.1"], ["tallow_stub.1"]]
    )
    assert [use.die for use in table.offered(Use) if use.item == "chapel_bench.1"] == [0, 1, 2]
    turns = [(use.die, use.trait) for use in table.offered(Use) if use.item == "tallow_stub.1"]
    assert turns == [(place, trait) for place, own in enumerate(table.row()) for trait in TRAITS if trait != own]
    table.act(Use("tallow_stub.1", 1, die=1, trait="cunning"))
    assert table.row() == ["might", "cunning", "wisdom"]


# -- between two instructions ----------------------------------------------------------------------------


def lost_way(**more):
    """In the dark, with dice that find no way: the turner loses 2, then whoever has the most loses 1."""
    table = lay("pitch_dark", **more)
    table.turn(0)
    table.faces("might", "might")
    if table.asks() == "ask-way":
        table.act(TakeWay("grope"))
    return table


@rule("EC-ITEM-13")
def test_healing_between_two_losses_turns_the_second_aside():
    table = lost_way(hp=[13, 12], hands=[["stale_loaf.1"], []], usual=True)
    assert table.told(Lost) == [Lost(who=0, amount=2, hp=11)]
    assert table.asks() == "ask-page"
    table.act(Use("stale_loaf.1", 0, on=0))  # 13, and now the most
    assert table.told(Lost)[1] == Lost(who=0, amount=1, hp=12)


@rule("EC-ITEM-13")
def test_nobody_is_asked_between_two_losses_where_healing_would_change_nothing():
    table = lost_way(hp=[16, 4], hands=[[], ["stale_loaf.1"]], usual=True)
    assert [lost.who for lost in table.told(Lost)][:2] == [0, 0]


@rule("EC-ITEM-13", "EC-DEC-17")
def test_what_is_taken_may_be_eaten_before(page):
    table = lay(
        page(do("discard", who="all", type="food", everything=True)),
        hp=[9, 18],
        hands=[["stale_loaf.1"], []],
        usual=True,
    )
    table.turn(0)
    assert table.asks() == "ask-page"
    table.act(Use("stale_loaf.1", 0, on=0))
    assert table.hp() == [11, 18]


# -- what is asked without an order ----------------------------------------------------------------------


@rule("EC-DEC-10", "EC-DEC-11")
def test_luck_is_not_offered_on_a_roll_that_does_all_it_can(face):
    luck = [["liquid_luck.1"], []]
    fells = face("might", hands=luck, usual=True)
    clash(fells, "might", "wisdom")
    assert fells.asks() == "ask-turner"
    misses = face("might", hands=luck, usual=True)
    clash(misses, "cunning", "wisdom")
    assert misses.asks() == "ask-strike"
    misses.act(Accept())


@rule("EC-DEC-10")
def test_a_brew_is_offered_before_the_blow_only_where_it_fells(face):
    brew = [["brew_of_might.1"], []]
    two = face("might might", hands=brew, usual=True)
    clash(two, "cunning", "wisdom")
    assert two.asks() == "ask-rest"
    one = face("might might", hands=brew, usual=True)
    clash(one, "might", "wisdom")
    assert one.asks() == "ask-blow"
    one.act(Use("brew_of_might.1", 0, trait="might"))
    assert len(one.told(EnemyFell)) == 1
    assert one.hp() == [18, 18]


@rule("EC-DEC-16")
def test_what_costs_nothing_and_can_only_help_is_used_unasked(face, monkeypatch):
    monkeypatch.setattr(card_of("cellar_door.1"), "once", "round")  # whatever the box says
    table = face("might might", 3, hands=[["cellar_door.1"], []], usual=True)
    clash(table, "wisdom", rest=1)
    assert table.hp() == [16, 18]
    ordered = face("might might", 3, hands=[["cellar_door.1"], []])
    clash(ordered, "wisdom", rest=1)
    assert ordered.asks() == "ask-loss"  # whoever wants to be asked is
    ordered.act(Accept())
    assert ordered.hp() == [15, 18]


@rule("EC-DEC-16")
def test_a_potion_is_offered_for_a_wound_and_not_for_a_scratch(face):
    for hp, asked in [([18, 18], False), ([4, 18], True)]:
        table = face("might", 1, hp=hp, hands=[["effervescent_evasion.1"], []], usual=True)
        clash(table, "wisdom", rest=1)
        assert (table.asks() == "ask-loss") is asked


@rule("EC-DEC-17", "EC-DEC-09")
def test_two_copies_of_a_card_are_one_choice(page):
    table = lay(page(do("discard", who="turner")), hands=[["stale_loaf.1", "stale_loaf.2"], []], usual=True)
    table.turn(0)
    assert table.castle.prisoners[0].hands == ["stale_loaf.2"]


@rule("EC-DEC-06")
def test_the_order_of_rolls_that_concern_nobody_else_is_not_asked(page):
    alone = do("test", who="it", trait="might", needed=1, failed=[do("lose", who="it", amount=1)])
    table = lay(page(do("each", who="all", effects=[alone])), players=3, usual=True)
    table.turn(0)
    assert table.asks() == "ask-turner"
    table = lay(page(do("each", who="all", effects=[do("lose", who="lowest", amount=1)])), players=3, usual=True)
    table.turn(0)
    assert table.asks() == "ask-next"
    table.act(Name(2))


@rule("EC-DEC-10")
def test_orders_never_let_anybody_do_what_the_rules_forbid(face):
    table = face("might", hands=[["brew_of_might.1"], []], usual=True)
    table.session.order(0, "blow", "pass")
    clash(table, "cunning", "wisdom")
    assert table.asks() == "ask-rest"  # not asked before the blow, as ordered
    assert table.hp() == [16, 16]
    assert refuses(table, Accept())
    assert table.told(RolledChapterDie) == []
