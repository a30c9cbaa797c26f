"""What is asked, and what is not: one question after a roll, none whose answers come to the same."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import Table, arena, camp
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.crowding import is_all_one
from undercroft.games.dark_souls.rules.dice import throw
from undercroft.games.dark_souls.rules.luck import uses_for
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Choose,
    Defended,
    FoeActed,
    FoeMoved,
    Go,
    Heroic,
    Missed,
    Open,
    Pushed,
    PushOut,
    PushTo,
    Reroll,
    Souls,
    Suffered,
    Walk,
)

# -- after a roll ------------------------------------------------------------------------------------------


def struck(foe: str = "hollow_soldier", hero: str = "knight", **tokens: object) -> Table:
    """A hero under attack, alone."""

    def change(souls: Souls) -> None:
        for name, value in tokens.items():
            setattr(souls.heroes[0], name, value)

    return arena([hero], at=[(2, 4)], foes=[(foe, (2, 4))], first="foes", change=change)


@rule("DS-DECISION-49", "DS-DECISION-54", "DS-RULING-43")
def test_luck_and_stand_fast_are_one_question_and_may_follow_each_other_either_way():
    for first, then in ((Heroic(), Reroll(1)), (Reroll(1), Heroic())):
        table = struck()
        table.dice("blue 1", "black 0")
        table.act(Block())
        assert table.decision.options == [DONE, Heroic(), Reroll(0), Reroll(1)]
        table.dice("blue 1" if first == Heroic() else "black 1")
        table.act(first)
        assert table.asks() == "ask-roll"
        assert first not in table.decision.options
        table.dice("blue 1" if then == Heroic() else "black 1")
        table.act(then)
        assert table.asks() == "ask-act"
        assert [(told.how, told.damage, told.against) for told in table.told(Defended)] == [("block", 1, 4)]


@rule("DS-DECISION-37", "DS-DECISION-49")
def test_luck_is_not_offered_on_the_highest_face():
    table = struck(heroic=False)
    table.dice("blue 1", "black 2")
    table.act(Block())
    assert table.decision.options == [DONE, Reroll(0)]


@rule("DS-DECISION-37")
def test_luck_is_not_offered_where_no_face_could_pierce_the_defence():
    table = arena(["herald"], at=[(2, 2)], foes=[("sentinel", (2, 4))], hands=[["spear.1"]])
    option = next(option for option in table.offered(Attack) if option.option == 0)
    table.dice("black 0")
    table.act(option)
    assert table.asks() == "ask-act", "a black die shows two at most, and two is what a Sentinel holds off"


@rule("DS-DECISION-49", "DS-BAR-05")
def test_nothing_is_offered_where_one_dies_whatever_is_rolled():
    table = arena(["knight"], at=[(2, 4)])
    roll = throw(table.souls, 0, "block", ["black"], 6, 0, [0])
    roll.shown = [0]
    table.hero(0).red = 7
    assert uses_for(table.souls, roll) == []
    table.hero(0).red = 6
    assert uses_for(table.souls, roll) == [Heroic()]
    table.hero(0).red = 5
    assert uses_for(table.souls, roll) == [Heroic(), Reroll(0)]


@rule("DS-DECISION-49", "DS-EQUIP-16", "DS-RULING-26")
def test_luck_is_not_offered_where_the_ember_makes_it_all_one():
    """Three through to a hero with an Ember are two, and two are two."""
    table = arena(["assassin"], at=[(2, 4)])
    roll = throw(table.souls, 0, "block", ["black"], 4, 0, [0])
    roll.shown = [1]
    table.hero(0).ember = True
    assert uses_for(table.souls, roll) == []
    table.hero(0).ember = False
    assert uses_for(table.souls, roll) == [Reroll(0)]


@rule("DS-DECISION-37")
@pytest.mark.parametrize(("wounds", "offered"), [(9, False), (8, True)])
def test_luck_is_not_offered_where_the_attack_kills_as_it_lies(wounds: int, offered: bool):
    def nearly(souls: Souls) -> None:
        souls.foes[0].wounds = wounds

    foes = [("sentinel", (2, 2)), ("sentinel", (0, 0))]
    table = arena(["assassin"], at=[(2, 2)], foes=foes, change=nearly)
    table.dice("black 2", "black 1", "black 1")
    table.act(Attack("estoc.1", 1, 0, False))
    assert (table.asks() == "ask-roll") == offered


# -- a blow that pushes --------------------------------------------------------------------------------------


@rule("DS-DECISION-47", "DS-DECISION-49")
def test_where_a_push_leads_is_said_as_the_roll_is_kept():
    table = arena(["knight"], at=[(2, 2)], foes=[("large_hollow_soldier", (2, 0))], first="foes")
    table.dice("blue 1", "black 0")
    table.act(Block())
    assert table.asks() == "ask-roll"
    assert not table.offers(DONE)
    assert len(table.offered(PushTo)) == 8
    assert table.offered(Reroll)
    table.dice("black 1")
    table.act(Reroll(1))
    table.act(PushTo(node_at(2, 4)))
    assert [told.amount for told in table.told(Suffered)] == [3]
    assert [pushed.node for pushed in table.told(Pushed)] == [node_at(2, 4)]
    assert table.where(0) == (2, 4)


@rule("DS-DECISION-47", "DS-RULING-15")
def test_of_several_struck_all_defend_before_anybody_is_pushed():
    table = arena(at=[(2, 2), (2, 2)], foes=[("silver_knight_swordsman", (2, 2))], first="foes")
    table.dice("blue 1", "black 0")
    table.act(Block())
    assert table.offers(DONE)
    assert not table.offered(PushTo)


@rule("DS-DECISION-47", "DS-BAR-05")
def test_who_dies_of_the_roll_is_not_asked_where_to():
    def nearly(souls: Souls) -> None:
        souls.heroes[0].red = 6

    table = arena(["knight"], at=[(2, 2)], foes=[("large_hollow_soldier", (2, 0))], first="foes", change=nearly)
    table.dice("blue 1", "black 0")
    table.act(Block())
    assert table.asks() == "ask-roll"
    assert table.offers(DONE)
    assert not table.offered(PushTo)


ENDS = [(4, 2), (3, 3), (2, 4)]


# -- what enemies do -----------------------------------------------------------------------------------------


@rule("DS-DECISION-41", "DS-ENEMY-02")
def test_the_order_of_foes_that_reach_nobody_is_not_asked():
    foes = [("hollow_soldier", (0, 0)), ("hollow_soldier", (4, 0))]
    far = arena(["knight"], at=[(2, 4)], foes=foes, first="foes")
    while far.asks() == "ask-path":
        far.act(far.decision.options[0])
    assert far.asks() == "ask-act"
    assert [acted.foe for acted in far.told(FoeActed)] == [0, 1]
    assert len(far.told(Missed)) == 2
    near = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (1, 3)), ("hollow_soldier", (4, 0))], first="foes")
    assert near.asks() == "ask-foe"


@rule("DS-DECISION-41", "DS-NODE-14")
@pytest.mark.parametrize(
    ("third", "waiting", "asked"), [((1, 1), 1, True), ((1, 1), 0, False), ((4, 0), 1, False), ((4, 0), 2, False)]
)
def test_for_a_crowd_the_order_of_foes_is_asked_only_where_unlike_ones_can_meet(
    third: tuple[int, int], waiting: int, asked: bool
):
    """Two of the three soldiers are alike and come to where others wait; so does the third, or it cannot."""
    soldiers = [("hollow_soldier", node) for node in ((2, 0), (2, 0), third)]
    foes = [*soldiers, *[("crossbow_hollow", (2, 2))] * waiting]
    table = arena(["knight"], at=[(2, 4)], foes=foes, first="foes")
    assert table.asks() == "ask-foe"
    table.session.obey_orders()
    assert (table.asks() == "ask-foe") == asked


@rule("DS-DECISION-41", "DS-DECISION-42")
@pytest.mark.parametrize(("start", "crowd", "asked"), [((0, 0), (1, 1), False), ((2, 0), (2, 2), True)])
def test_a_crowd_on_a_way_that_nobody_is_asked_about_is_none(
    start: tuple[int, int], crowd: tuple[int, int], asked: bool
):
    """Two unlike soldiers come by another node than where two wait, or can come by that alone."""

    def change(souls: Souls) -> None:
        souls.foes[0].conditions = ["bleed"]

    foes = [*[("hollow_soldier", start)] * 2, *[("crossbow_hollow", crowd)] * 2]
    table = arena(["knight"], at=[(2, 4)], foes=foes, first="foes", change=change)
    assert table.asks() == "ask-foe"
    table.session.obey_orders()
    assert (table.asks() == "ask-foe") == asked


def crowd_of_sentinels(**changes: object) -> Table:
    """The Knight has walked onto a node where three stand, the first of them perhaps not like the others."""

    def change(souls: Souls) -> None:
        for name, value in changes.items():
            setattr(souls.foes[0], name, value)

    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 2))] * 3, change=change)
    table.act(Walk(node_at(2, 2)))
    return table


@rule("DS-DECISION-36", "DS-NODE-15")
def test_which_of_foes_that_are_alike_has_to_go_is_not_asked():
    assert crowd_of_sentinels().asks() == "ask-push-foe"
    assert crowd_of_sentinels(wounds=2).asks() == "ask-push-out"
    assert crowd_of_sentinels(conditions=["bleed"]).asks() == "ask-push-out"


@rule("DS-DECISION-36", "DS-NODE-15", "DS-ENEMY-02")
def test_a_foe_that_has_acted_is_not_like_one_that_is_still_to_act():
    table = crowd_of_sentinels()
    options: list[Action] = [PushOut(-1, foe) for foe in range(3)]
    assert is_all_one(table.souls, options)
    table.souls.battle.order = [0, 1, 2]
    assert is_all_one(table.souls, options)
    table.souls.battle.order = [1, 2]
    assert not is_all_one(table.souls, options)
    table.souls.battle.order, table.souls.battle.acting = [], 0
    assert not is_all_one(table.souls, options)
    assert not is_all_one(table.souls, [*options, PushOut(0, -1)])


@rule("DS-DECISION-42", "DS-EMOVE-03")
def test_ways_that_end_on_one_node_are_one_way():
    """Two nodes to the hero by either side: the swordsman comes to the same place."""
    table = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 0))], first="foes")
    assert table.asks() == "ask-defend"
    assert [moved.node for moved in table.told(FoeMoved)][-1] == node_at(2, 4)
    assert len(table.told(FoeMoved)) == 2


@rule("DS-DECISION-42", "DS-EMOVE-03")
def test_ways_that_end_apart_are_asked_once_by_their_end():
    for end in ENDS:
        table = arena(["knight"], at=[(4, 4)], foes=[("silver_knight_swordsman", (0, 2))], first="foes")
        assert table.asks() == "ask-path"
        assert table.decision.options == [Choose("node", node_at(*node)) for node in ENDS]
        table.act(Choose("node", node_at(*end)))
        assert table.asks() == "ask-act"
        assert len(table.told(FoeMoved)) == 2
        assert table.lair_of(0) == end


@rule("DS-DECISION-43", "DS-EATK-05")
def test_which_of_two_on_one_node_is_meant_is_not_asked_where_both_are_struck():
    heroes = ["herald", "assassin", "warrior"]
    for kind in ("silver_knight_swordsman", "sentinel"):
        table = arena(heroes, at=[(4, 0), (0, 4), (0, 4)], foes=[(kind, (0, 4))], first="foes", aggro=0)
        assert "ask-nearest" not in asked_until_act(table)


def asked_until_act(table: Table) -> list[str]:
    """What is asked until a hero acts, with the first answer to all of it."""
    found = []
    while table.asks() != "ask-act":
        found.append(table.asks())
        table.act(table.decision.options[0])
    return found


# -- before and after -----------------------------------------------------------------------------------------


@rule("DS-DECISION-17")
def test_the_chest_stands_before_the_ways_out():
    def chest(souls: Souls) -> None:
        laid = souls.map[0]
        laid.won = True
        laid.encounter = next(id for id, card in CARDS.encounters.items() if card.terrain_1 == "chest")
        souls.encounters = [[card for card in pile if card != laid.encounter] for pile in souls.encounters]
        for other in souls.map[1:]:
            assert other.encounter != laid.encounter
        souls.at = 0

    table = camp(change=chest)
    kinds = [type(option) for option in table.decision.options]
    assert kinds[0] is Open
    assert Go in kinds
