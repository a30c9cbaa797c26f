"""Rounds: from left to right, from Round 0 to Round IV, and what nobody's death stops (DC-COMBAT)."""

from __future__ import annotations

import pytest
from rules.dead_cells.table import (
    BLANK,
    DAMAGE,
    bag,
    be,
    blow,
    changes,
    combat,
    fight,
    foe,
    give,
    happened,
    item,
    monster,
    pauses,
    tokens,
)
from rules.table import refuses, rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.dead_cells.state import (
    Died,
    Drank,
    Drink,
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    EnemyRaged,
    FightOver,
    Grab,
    Hurt,
    Looted,
    Marked,
    Open,
    RoundBegan,
    RoundEnded,
    Shielded,
    To,
    UseAbility,
    UseItem,
)

BLOCK = {"do": "block"}
RAGE = {"do": "rage"}
SHIELD = combat(I=[BLOCK], II=[BLOCK], III=[BLOCK])


def rounds(table) -> list[int]:
    """The rounds that have begun."""
    return [told.round for told in table.told(RoundBegan)]


def actors(table, *kinds) -> list[str]:
    """Who acted, in order: enemies by the space they stood on at the beginning, prisoners by number."""
    names = []
    for told in happened(table, *kinds):
        names.append(f"enemy {told.enemy}" if isinstance(told, EnemyRaged) else f"prisoner {told.who}")
    return names


# -- which rounds ----------------------------------------------------------------------------------------


@rule("DC-COMBAT-01")
def test_a_fight_runs_from_round_one_to_three_and_no_further_if_nothing_asks_for_it() -> None:
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9)})
    assert rounds(table) == [1, 2, 3]


@rule("DC-COMBAT-01", "DC-COMBAT-06")
def test_a_fight_has_a_round_before_and_after_for_enemies_that_act_there() -> None:
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9, zero=[RAGE], IV=[RAGE])})
    assert rounds(table) == [0, 1, 2, 3, 4]


@rule("DC-COMBAT-06")
def test_an_item_with_an_action_of_round_zero_opens_it() -> None:
    sash = item(works="always", has=[{"has": "opening", "acts": [BLOCK]}])
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=be(1, items=[sash]))
    assert rounds(table) == [0, 1, 2, 3]


@rule("DC-COMBAT-06")
def test_what_the_passing_player_has_does_not_open_round_zero() -> None:
    sash = item(works="always", has=[{"has": "opening", "acts": [BLOCK]}])
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9)},
        passer=3,
        change=be(3, items=[sash]),
    )
    assert rounds(table) == [1, 2, 3]


# -- in which order --------------------------------------------------------------------------------------


@rule("DC-COMBAT-02", "DC-COMBAT-03", "DC-COMBAT-05")
def test_everybody_acts_from_left_to_right_and_the_group_clockwise_from_the_first_player() -> None:
    raging = monster(life=9, I=[RAGE], II=[RAGE])
    table = fight(
        cards=[[SHIELD], [SHIELD], [SHIELD]],
        foes={"2": raging, "L": raging, "3": raging, "1": raging},  # numbered as they are placed
        first=1,
        change=be(1, items=pauses(2)),
    )
    group = ["prisoner 1", "prisoner 2", "prisoner 0"]
    assert actors(table, EnemyRaged, Shielded) == ["enemy 1", *group, "enemy 3", "enemy 0", "enemy 2", "enemy 1"]


@rule("DC-COMBAT-04")
def test_with_nobody_on_the_left_the_group_begins() -> None:
    table = fight(cards=[[SHIELD], [BLANK], [BLANK]], foes={"1": monster(life=9, I=[RAGE])})
    assert actors(table, EnemyRaged, Shielded)[:2] == ["prisoner 0", "enemy 0"]


@rule("DC-COMBAT-02")
def test_in_each_round_only_that_line_is_carried_out() -> None:
    card = combat(I=[blow("1", 1)], II=[blow("1", 2)], III=[blow("1", 3)])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": monster(life=20, III=[{"do": "damage", "to": "all"}])})
    found = happened(table, RoundBegan, EnemyHurt, Hurt)
    assert [(type(told).__name__, getattr(told, "amount", 0)) for told in found] == [
        ("RoundBegan", 0),
        ("EnemyHurt", 1),
        ("RoundBegan", 0),
        ("EnemyHurt", 2),
        ("RoundBegan", 0),
        ("EnemyHurt", 3),
        ("Hurt", 1),
        ("Hurt", 1),
        ("Hurt", 1),
    ]


@rule("DC-COMBAT-02")
def test_an_item_of_the_round_is_an_action_too() -> None:
    spear = item(works="plus", round=2, acts=[blow("1")])
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=be(0, items=[spear]))
    assert table.fight.round == 2
    table.act(UseItem(spear, -1))
    assert [told.amount for told in table.told(EnemyHurt)] == [1]


@rule("DC-COMBAT-07")
def test_round_zero_goes_from_left_to_right_as_well() -> None:
    raging = monster(life=9, zero=[RAGE])
    sash = item(works="always", has=[{"has": "opening", "acts": [BLOCK]}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": raging, "L": raging, "3": raging},
        first=2,
        change=changes(be(0, items=[sash]), be(2, items=[sash])),
    )
    expected = ["enemy 1", "prisoner 2", "prisoner 0", "enemy 0", "enemy 2"]
    assert actors(table, EnemyRaged, Shielded) == expected


@rule("DC-COMBAT-08")
def test_in_round_zero_one_may_use_every_action_one_has_in_any_order_or_leave_them() -> None:
    venom = item(works="always", has=[{"has": "opening", "acts": [give("poisoned")]}])
    mark = item(works="always", has=[{"has": "opening", "acts": [give("targeted")]}])
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=be(0, items=[venom, mark]))
    assert table.asks() == "ask-opening"
    first, second = table.offered(Open)
    table.act(second)
    assert [told.state for told in table.told(EnemyMarked)] == ["targeted"]
    assert table.offered(Open) == [first]
    table.act(first)
    assert [told.state for told in table.told(EnemyMarked)] == ["targeted", "poisoned"]
    assert rounds(table) == [0, 1, 2, 3]


@rule("DC-COMBAT-08")
def test_actions_of_round_zero_may_be_left() -> None:
    venom = item(works="always", has=[{"has": "opening", "acts": [give("poisoned")]}])
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=be(0, items=[venom]))
    table.act(DONE)
    assert table.told(EnemyMarked) == []


@rule("DC-COMBAT-08", "DC-DEC-22")
def test_what_needs_no_choice_in_round_zero_is_simply_done_and_what_is_for_one_of_several_is_asked() -> None:
    def opening(who: str):
        ward = item(works="always", has=[{"has": "opening", "acts": [{**BLOCK, "who": who}]}])
        return fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=be(0, items=[ward]))

    assert [told.who for told in opening("all").told(Shielded)] == [0, 1, 2]
    table = opening("one")
    assert table.asks() == "ask-opening"
    table.act(DONE)
    assert table.told(Shielded) == []


# -- potions in Round 0 ----------------------------------------------------------------------------------


@rule("DC-COMBAT-09", "DC-RULING-40")
def test_potions_are_drunk_in_round_zero_at_the_place_of_the_group_as_many_as_it_likes() -> None:
    biter = monster(life=9, zero=[{"do": "damage", "to": "first_player"}], I=[RAGE])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"L": biter, "1": biter},
        change=changes(be(2, damage=2), be(1, damage=1), bag(potions=2)),
    )
    # The one on L has bitten already, the one on R1 has not.
    assert table.asks() == "ask-potion"
    assert table.offered(Drink) == [Drink(0), Drink(1), Drink(2)]
    assert [told.who for told in table.told(Hurt)] == [0]
    table.act(Drink(2), seat=1)
    table.act(Drink(1), seat=2)
    assert [told.who for told in table.told(Drank)] == [2, 1]
    assert [table.prisoner(who).damage for who in range(3)] == [2, 0, 0]
    assert table.run.potions == 0


# -- nobody left -----------------------------------------------------------------------------------------


@rule("DC-COMBAT-10", "DC-COMBAT-11")
def test_with_all_enemies_dead_the_rounds_go_on_states_work_and_loot_is_taken() -> None:
    axe = combat(I=[blow("1", 2)], III=[{"do": "loot"}])
    table = fight(
        cards=[[axe], [BLANK], [BLANK]],
        foes={"1": monster(life=2)},
        loot=["cell", "tooth"],
        change=be(1, states=tokens(poisoned=1)),
    )
    assert table.fight.enemies == []
    assert table.fight.round == 3
    assert table.prisoner(1).damage == 2  # ends of Rounds I and II
    table.act(Grab("cell"))
    assert [told.what for told in table.told(Looted)] == ["cell"]
    assert [told.round for told in table.told(RoundEnded)] == [1, 2, 3]
    assert table.told(Died)[0].who == 1  # and of Round III


@rule("DC-COMBAT-12", "DC-ACT-15")
def test_an_ability_action_may_be_ignored() -> None:
    horn = item(works="ability", acts=[blow("1")])
    skilled = combat(I=[{"do": "ability"}])
    table = fight(cards=[[skilled], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=be(0, items=[horn]))
    assert table.asks() == "ask-ability"
    assert table.offers(UseAbility(horn))
    table.act(PASS)
    assert table.told(EnemyHurt) == []


# -- the dead --------------------------------------------------------------------------------------------


@rule("DC-RULING-35", "DC-DIE-03")
def test_an_eliminated_prisoner_acts_no_more_and_is_chosen_for_nothing() -> None:
    hits_first = monster(life=9, I=[{"do": "damage", "amount": 3, "to": "first_player"}], II=[DAMAGE])
    stabs = combat(II=[blow("1")], III=[blow("1")])
    table = fight(cards=[[stabs], [stabs], [BLANK]], foes={"1": hits_first})
    assert table.told(Died)[0].who == 0
    assert [told.who for told in table.told(EnemyHurt)] == [1]
    assert table.offered(To) == [To(1), To(2)]
    assert refuses(table, To(0))


@rule("DC-RULING-35")
def test_an_eliminated_prisoner_gets_no_state_and_no_healing() -> None:
    killer = monster(
        life=9,
        I=[{"do": "damage", "amount": 3, "to": "first_player"}, {"do": "inflict", "state": "poisoned", "to": "all"}],
    )
    healer = combat(II=[{"do": "heal", "who": "all"}, {"do": "block", "who": "all"}])
    table = fight(cards=[[BLANK], [healer], [BLANK]], foes={"1": killer}, change=be(1, items=pauses(3)))
    assert not table.prisoner(0).alive
    assert table.prisoner(0).damage == 3
    assert table.prisoner(0).shields == 0
    assert [table.prisoner(who).states for who in range(3)] == [tokens(), tokens(poisoned=1), tokens(poisoned=1)]


@rule("DC-RULING-35")
def test_the_tokens_of_an_eliminated_prisoner_are_taken_off() -> None:
    killer = monster(life=9, I=[{"do": "damage", "amount": 9, "to": "first_player", "pierce": True}])
    ill = be(0, states=tokens(poisoned=1, targeted=1), frozen=[3], shields=2)
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": killer}, change=changes(ill, be(1, items=pauses(2))))
    dead = table.prisoner(0)
    assert (dead.alive, dead.states, dead.frozen, dead.shields) == (False, tokens(), [], 0)


@rule("DC-RULING-35")
def test_an_eliminated_prisoner_is_asked_nothing_and_offered_for_nothing() -> None:
    killer = monster(life=9, I=[{"do": "damage", "amount": 3, "to": "first_player"}])
    friend = combat(II=[{"do": "heal"}, {"do": "block", "who": "one"}])
    table = fight(
        cards=[[BLANK], [friend], [BLANK]],
        foes={"1": killer},
        change=changes(be(0, items=pauses(2, 3)), be(1, damage=1), be(2, damage=1)),
    )
    assert table.asks() == "ask-heal-whom"  # not about the items of the dead one
    assert table.decision.options == [To(1), To(2)]
    table.act(To(2))
    assert table.asks() == "ask-shield-whom"
    assert table.decision.options == [To(1), To(2)]


@rule("DC-RULING-35")
def test_who_dies_in_the_middle_of_a_line_does_not_finish_it() -> None:
    thorny = monster(life=9, thorns=3)
    reckless = combat(I=[blow("1"), blow("1")])
    table = fight(cards=[[reckless], [BLANK], [BLANK]], foes={"1": thorny})
    assert table.told(Died)[0].who == 0
    assert [told.amount for told in table.told(EnemyHurt)] == [1]


@rule("DC-RULING-36")
def test_with_everybody_eliminated_the_rest_of_the_fight_is_skipped_and_the_bag_stands() -> None:
    killer = monster(life=9, I=[{"do": "damage", "amount": 3, "to": "all"}])
    other = monster(life=9, I=[RAGE], II=[RAGE])
    card = combat(I=[{"do": "earn", "what": "cell", "amount": 2}])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": killer, "2": other})
    assert len(table.told(Died)) == 3
    assert rounds(table) == [1]
    assert table.told(EnemyRaged) == []
    assert len(table.told(FightOver)) == 1
    assert table.campaign.cells == 2


@pytest.mark.parametrize(
    ("killing", "more"),
    [
        ({"I": [{"do": "damage", "amount": 3, "to": "all"}, {"do": "dies"}]}, {}),
        ({"I": [{"do": "damage", "amount": 3, "to": "all"}]}, {"states": tokens(poisoned=1)}),
        ({"III": [{"do": "damage", "amount": 3, "to": "all"}]}, {"states": tokens(bleeding=1)}),
    ],
)
@rule("DC-RULING-36")
def test_with_everybody_eliminated_no_enemy_dies_any_more(killing, more) -> None:
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=1, death=[{"do": "gain", "what": "cell"}], **killing)},
        change=foe("1", **more),
    )
    assert len(table.told(Died)) == 3
    assert table.told(EnemyKilled) == []
    assert len(table.told(FightOver)) == 1


@rule("DC-RULING-36")
def test_with_everybody_dead_of_poison_the_poison_of_enemies_further_right_does_not_work() -> None:
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=1)},
        change=changes(foe("1", states=tokens(poisoned=1)), *[be(who, states=tokens(poisoned=3)) for who in range(3)]),
    )
    assert len(table.told(Died)) == 3
    assert table.told(EnemyKilled) == []


@rule("DC-RULING-36")
def test_those_who_pass_do_not_keep_a_lost_fight_going() -> None:
    killer = monster(life=9, II=[{"do": "damage", "amount": 3, "to": "all"}], III=[RAGE])
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": killer},
        passer=3,
    )
    assert rounds(table) == [1, 2]
    assert [told.who for told in table.told(Died)] == [0, 1, 2]


@rule("DC-RULING-90")
def test_a_dead_first_player_keeps_the_last_word_and_takes_nothing_more() -> None:
    enemy = monster(
        life=9,
        I=[{"do": "damage", "amount": 3, "to": "first_player"}],
        II=[{"do": "damage", "to": "first_player"}, {"do": "inflict", "state": "poisoned", "to": "first_player"}],
        III=[DAMAGE],
    )
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": enemy}, first=2)
    assert not table.prisoner(2).alive
    assert len(table.told(Hurt)) == 1  # what names the first player is lost in Round II
    assert table.told(Marked) == []
    assert table.asks() == "ask-damage"
    assert table.fight.round == 3
    assert table.decision.leader == 2
    assert table.run.first == 2
    table.act(To(0), seat=2)
    assert [(told.who, told.amount) for told in table.told(Hurt)][1:] == [(0, 1)]


# -- two cards of one player -----------------------------------------------------------------------------


@rule("DC-COMBAT-02", "DC-DEC-34")
def test_two_cards_of_one_player_act_in_the_order_in_which_they_lie_and_are_discarded_so() -> None:
    first = combat(I=[blow("1", 1)], II=[give("burning")])
    second = combat(I=[blow("1", 2)], II=[give("poisoned")])
    table = fight(["poisoned", "flayed"], cards=[[first, second], [BLANK]], foes={"1": monster(life=20)})
    assert [told.amount for told in table.told(EnemyHurt)][:2] == [1, 2]
    assert [told.state for told in table.told(EnemyMarked)] == ["burning", "poisoned"]
    assert table.prisoner(0).discard[-2:] == [first, second]


@pytest.mark.parametrize("where", ["L", "1"])
@rule("DC-COMBAT-03")
def test_an_enemy_on_the_left_strikes_before_a_shield_is_up_one_on_the_right_after(where: str) -> None:
    table = fight(
        cards=[[combat(I=[BLOCK])], [BLANK], [BLANK]],
        foes={where: monster(life=9, I=[{"do": "damage", "to": "first_player"}])},
    )
    assert table.prisoner(0).damage == (1 if where == "L" else 0)
