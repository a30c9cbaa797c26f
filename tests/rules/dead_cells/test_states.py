"""The five states, on prisoners and on enemies (DC-STATE)."""

from __future__ import annotations

import pytest
from rules.dead_cells.table import (
    BLANK,
    DAMAGE,
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
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.dead_cells.state import (
    Died,
    EnemyHurt,
    EnemyImmune,
    EnemyKilled,
    EnemyMarked,
    EnemyRaged,
    Hurt,
    Immune,
    Marked,
    RoundBegan,
    RoundEnded,
    Shielded,
    Stopped,
    To,
)

RAGE = {"do": "rage"}
BLOCK = {"do": "block"}
TO_FIRST = {"do": "damage", "to": "first_player"}


def on_first(state: str, amount: int = 1):
    """An enemy's state on the first player."""
    return {"do": "inflict", "state": state, "amount": amount, "to": "first_player"}


def acted(table, kind) -> list[int]:
    """The rounds in which this happened."""
    found = []
    round = 0
    for told in happened(table, RoundBegan, kind):
        if isinstance(told, RoundBegan):
            round = told.round
        else:
            found.append(round)
    return found


def frozen_lines(table) -> list[int]:
    """The lines on which Frozen tokens of enemies were put."""
    return [told.round for told in table.told(EnemyMarked) if told.state == "frozen"]


# -- poisoned --------------------------------------------------------------------------------------------


@rule("DC-STATE-01", "DC-STATE-02", "DC-STATE-03")
def test_poison_does_a_damage_for_each_token_at_the_end_of_every_round_and_stays() -> None:
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, IV=[DAMAGE])},
        change=changes(foe("1", states=tokens(poisoned=2)), be(1, states=tokens(poisoned=1), damage=-1)),
    )
    assert acted(table, EnemyHurt) == [1, 2, 3]
    assert [told.amount for told in table.told(EnemyHurt)] == [2, 2, 2]
    assert [(told.who, told.amount) for told in table.told(Hurt)] == [(1, 1), (1, 1), (1, 1)]
    enemy = table.enemy("1")
    assert enemy is not None
    assert enemy.states == tokens(poisoned=2)
    assert table.prisoner(1).states == tokens(poisoned=1)


@rule("DC-STATE-02")
def test_poison_works_only_when_the_round_is_over() -> None:
    table = fight(
        cards=[[combat(I=[give("poisoned")], II=[give("poisoned")])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[RAGE])},
        change=be(0, items=pauses(3)),
    )
    found = [type(told).__name__ for told in happened(table, EnemyMarked, EnemyRaged, RoundEnded, EnemyHurt)]
    assert found[:4] == ["EnemyMarked", "EnemyRaged", "RoundEnded", "EnemyHurt"]
    assert [told.amount for told in table.told(EnemyHurt)] == [1, 2]  # tokens add up


@rule("DC-RULING-19")
def test_shields_do_not_stop_poison_and_targeted_does_not_raise_it() -> None:
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9)},
        change=changes(
            foe("1", states=tokens(poisoned=1, targeted=1), shields=2, golden=1),
            be(1, states=tokens(poisoned=1, targeted=1), shields=2, golden=1),
            be(0, items=pauses(2)),
        ),
    )
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.damage, enemy.shields, enemy.golden) == (1, 2, 1)
    bearer = table.prisoner(1)
    assert (bearer.damage, bearer.shields, bearer.golden) == (1, 2, 1)


# -- bleeding --------------------------------------------------------------------------------------------


@rule("DC-STATE-04", "DC-STATE-01")
def test_whoever_still_bleeds_after_round_three_is_eliminated_and_not_before() -> None:
    table = fight(
        cards=[[combat(I=[give("bleeding")])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[on_first("bleeding")])},
        change=be(1, items=pauses(3)),
    )
    assert table.enemy("1") is not None
    assert table.prisoner(0).alive
    table.act(PASS)
    assert [told.how for told in table.told(EnemyKilled)] == ["bleeding"]
    assert [(told.who, told.by) for told in table.told(Died)] == [(0, "bleeding")]


@rule("DC-STATE-04")
def test_whoever_is_cured_in_time_does_not_bleed_to_death() -> None:
    table = fight(
        cards=[[combat(III=[{"do": "cure", "who": "self", "state": "bleeding"}])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[on_first("bleeding", 2)])},
    )
    assert table.told(Died) == []


# -- burning ---------------------------------------------------------------------------------------------


@rule("DC-STATE-05", "DC-STATE-06", "DC-STATE-01")
def test_the_first_burning_token_does_nothing_and_the_second_kills_an_enemy_at_once() -> None:
    table = fight(
        cards=[[combat(I=[give("burning")], II=[give("burning")])], [combat(II=[BLOCK])], [BLANK]],
        foes={"1": monster(life=9, I=[RAGE], II=[RAGE])},
        change=be(0, items=pauses(2)),
    )
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.damage, enemy.states) == (0, tokens(burning=1))
    table.act(PASS)
    assert [told.how for told in table.told(EnemyKilled)] == ["burning"]
    found = [type(told).__name__ for told in happened(table, EnemyKilled, Shielded)]
    assert found == ["EnemyKilled", "Shielded"]  # before the next prisoner acts
    assert acted(table, EnemyRaged) == [1]


@rule("DC-STATE-05", "DC-STATE-06", "DC-STATE-01", "DC-DIE-05")
def test_the_second_burning_token_eliminates_a_prisoner_at_once() -> None:
    table = fight(
        cards=[[combat(II=[BLOCK], III=[BLOCK])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[on_first("burning")], II=[on_first("burning")])},
    )
    assert acted(table, Shielded) == [2]
    assert acted(table, Died) == [2]
    assert [(told.who, told.by) for told in table.told(Died)] == [(0, "burning")]


# -- frozen ----------------------------------------------------------------------------------------------


@rule("DC-STATE-07", "DC-STATE-08", "DC-STATE-09", "DC-EX-15")
def test_an_enemy_frozen_before_it_acts_skips_this_round_and_acts_later() -> None:
    table = fight(
        cards=[[combat(I=[give("frozen")])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[RAGE, RAGE], III=[RAGE])},
    )
    assert frozen_lines(table) == [1]
    assert acted(table, EnemyRaged) == [3]
    assert acted(table, Stopped) == [1]


@rule("DC-STATE-07", "DC-STATE-09", "DC-RULING-87", "DC-EX-16")
def test_an_enemy_on_the_left_frozen_after_it_has_acted_skips_its_next_line_with_an_action() -> None:
    table = fight(
        cards=[[combat(I=[give("frozen", "L")])], [BLANK], [BLANK]],
        foes={"L": monster(life=9, I=[RAGE], III=[RAGE])},
    )
    assert frozen_lines(table) == [3]
    assert acted(table, EnemyRaged) == [1]


@rule("DC-STATE-07", "DC-STATE-09")
def test_an_enemy_on_the_left_frozen_in_round_zero_skips_round_one() -> None:
    cold = item(works="always", has=[{"has": "opening", "acts": [give("frozen", "L")]}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"L": monster(life=9, I=[RAGE], III=[RAGE])},
        change=be(0, items=[cold]),
    )
    table.act(table.decision.options[1])
    assert frozen_lines(table) == [1]
    assert acted(table, EnemyRaged) == [3]


@rule("DC-STATE-07")
def test_frozen_passes_over_empty_lines() -> None:
    table = fight(
        cards=[[combat(I=[give("frozen")])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, II=[RAGE], III=[RAGE])},
    )
    assert frozen_lines(table) == [2]
    assert acted(table, EnemyRaged) == [3]


@rule("DC-RULING-22")
def test_a_second_frozen_token_goes_on_the_next_line_and_one_without_a_line_is_lost() -> None:
    table = fight(
        cards=[[combat(I=[give("frozen", amount=3)])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[RAGE], III=[RAGE])},
    )
    assert frozen_lines(table) == [1, 3]
    assert acted(table, EnemyRaged) == []


@rule("DC-STATE-14")
def test_actions_of_rounds_zero_and_four_cannot_be_frozen() -> None:
    cold = item(works="always", has=[{"has": "opening", "acts": [give("frozen", "1", amount=2)]}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, zero=[RAGE], II=[RAGE], IV=[RAGE])},
        change=be(0, items=[cold]),
    )
    table.act(table.decision.options[1])
    assert frozen_lines(table) == [2]
    assert acted(table, EnemyRaged) == [0, 4]


@rule("DC-STATE-07", "DC-STATE-08", "DC-STATE-01")
def test_a_prisoner_frozen_by_an_enemy_on_the_left_loses_this_round_by_one_on_the_right_the_next() -> None:
    card = combat(I=[BLOCK, BLOCK], III=[BLOCK])
    left = fight(cards=[[card], [BLANK], [BLANK]], foes={"L": monster(life=9, I=[on_first("frozen")])})
    assert [told.round for told in left.told(Marked)] == [1]
    assert acted(left, Shielded) == [3]
    right = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": monster(life=9, I=[on_first("frozen")])})
    assert [told.round for told in right.told(Marked)] == [3]  # Round II of the card is empty
    assert acted(right, Shielded) == [1, 1]


@rule("DC-RULING-87")
def test_a_frozen_token_for_a_prisoner_who_has_acted_and_has_no_later_line_is_lost() -> None:
    table = fight(cards=[[combat(II=[BLOCK])], [BLANK], [BLANK]], foes={"1": monster(life=9, II=[on_first("frozen")])})
    assert table.told(Marked) == []
    assert acted(table, Shielded) == [2]


@rule("DC-RULING-23")
def test_a_frozen_prisoner_uses_neither_items_nor_abilities_in_that_round() -> None:
    sword = item(works="plus", round=2, acts=[blow("1")])
    horn = item(works="ability", acts=[blow("1")])
    table = fight(
        cards=[[combat(II=[{"do": "ability"}], III=[{"do": "ability"}])], [BLANK], [BLANK]],
        foes={"L": monster(life=9, I=[on_first("frozen")]), "1": monster(life=9)},
        change=be(0, items=[sword, horn]),
    )
    assert table.fight.round == 3  # nothing was asked in Round II
    assert table.asks() == "ask-ability"


@rule("DC-STATE-08")
def test_whoever_is_thawed_in_time_acts_after_all() -> None:
    medic = combat(I=[{"do": "cure", "state": "frozen"}])
    foes = {"1": monster(life=9)}
    thawed = fight(cards=[[medic], [combat(III=[BLOCK])], [BLANK]], foes=foes, change=be(1, frozen=[3]))
    assert [told.who for told in thawed.told(Shielded)] == [1]
    frozen = fight(cards=[[BLANK], [combat(III=[BLOCK])], [BLANK]], foes=foes, change=be(1, frozen=[3]))
    assert frozen.told(Shielded) == []


@rule("DC-RULING-24")
def test_frozen_goes_on_the_first_card_played_and_stops_both_in_that_round() -> None:
    first = combat(II=[blow("1", 1)], III=[blow("1", 1)])
    second = combat(I=[blow("1", 2)], II=[blow("1", 2)], III=[blow("1", 2)])
    table = fight(
        ["poisoned", "flayed"],
        cards=[[first, second], [BLANK]],
        foes={"L": monster(life=9, I=[on_first("frozen")]), "1": monster(life=20)},
    )
    assert [told.round for told in table.told(Marked)] == [2]
    assert acted(table, EnemyHurt) == [1, 3, 3]


@rule("DC-RULING-24")
def test_frozen_goes_on_the_second_card_if_the_first_has_no_line_left() -> None:
    first = combat(I=[blow("1", 1)])
    second = combat(I=[blow("1", 2)], III=[blow("1", 2)])
    table = fight(
        ["poisoned", "flayed"],
        cards=[[first, second], [BLANK]],
        foes={"1": monster(life=20, I=[on_first("frozen")])},
    )
    assert [told.round for told in table.told(Marked)] == [3]
    assert acted(table, EnemyHurt) == [1, 1]


# -- targeted --------------------------------------------------------------------------------------------


def targeted_first(amount: int, shields: int = 0, marks: int = 1, **more):
    """One action on a Targeted first player."""
    hit = {"do": "damage", "amount": amount, "to": "first_player"}
    return fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[hit])},
        change=be(0, states=tokens(targeted=marks), shields=shields, items=pauses(2), damage=-5),
        **more,
    )


@rule("DC-STATE-10", "DC-RULING-20", "DC-RULING-21", "DC-EX-33")
@pytest.mark.parametrize(
    ("amount", "shields", "marks", "placed"),
    [(1, 0, 1, 2), (3, 0, 1, 4), (1, 1, 1, 0), (2, 1, 1, 2), (2, 2, 1, 0), (1, 0, 2, 2)],
)
def test_targeted_adds_one_to_what_gets_through_of_an_action(
    amount: int, shields: int, marks: int, placed: int
) -> None:
    table = targeted_first(amount, shields, marks)
    assert table.prisoner(0).damage == placed - 5
    assert table.prisoner(0).shields == max(0, shields - amount)
    assert table.prisoner(0).states == tokens(targeted=marks)  # to the end of the fight


@rule("DC-STATE-10", "DC-STATE-01", "DC-RULING-20")
@pytest.mark.parametrize(("amount", "shields", "placed"), [(1, 0, 2), (3, 0, 4), (1, 1, 0), (2, 1, 2)])
def test_targeted_works_alike_on_enemies(amount: int, shields: int, placed: int) -> None:
    table = fight(
        cards=[[combat(I=[blow("1", amount)])], [BLANK], [BLANK]],
        foes={"1": monster(life=20)},
        change=changes(foe("1", states=tokens(targeted=1), shields=shields), be(0, items=pauses(2))),
    )
    enemy = table.enemy("1")
    assert enemy is not None
    assert enemy.damage == placed


@rule("DC-STATE-10")
def test_targeted_adds_to_every_action_for_the_rest_of_the_fight() -> None:
    card = combat(I=[give("targeted"), blow("1"), blow("1")], III=[blow("1")])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": monster(life=20)})
    assert [told.amount for told in table.told(EnemyHurt)] == [2, 2, 2]


@rule("DC-OPT-01")
@pytest.mark.parametrize(
    ("amount", "shields", "marks", "placed"), [(1, 0, 1, 2), (3, 0, 1, 6), (2, 1, 1, 2), (1, 1, 1, 0), (1, 0, 2, 3)]
)
def test_by_the_later_rule_each_targeted_token_adds_to_each_damage(
    amount: int, shields: int, marks: int, placed: int
) -> None:
    table = targeted_first(amount, shields, marks, options={"targeted": "each"})
    assert table.prisoner(0).damage == placed - 5


# -- immunity, and who gets a state ----------------------------------------------------------------------


@rule("DC-STATE-12")
@pytest.mark.parametrize("state", ["poisoned", "bleeding", "burning", "frozen", "targeted"])
def test_a_state_does_not_take_hold_of_an_immune_enemy_or_prisoner(state: str) -> None:
    charm = item(works="always", has=[{"has": "immunity", "state": state}])
    table = fight(
        cards=[[combat(I=[give(state, amount=2)], II=[BLOCK])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, immune=[state], I=[RAGE, on_first(state, 2)], IV=[DAMAGE])},
        change=be(0, items=[charm]),
    )
    assert table.asks() == "ask-damage"
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.states, enemy.frozen) == (tokens(), [])
    assert (table.prisoner(0).states, table.prisoner(0).frozen) == (tokens(), [])
    assert [told.state for told in table.told(EnemyImmune)] == [state]
    assert [told.state for told in table.told(Immune)] == [state]
    assert acted(table, Shielded) == [2]
    assert acted(table, EnemyRaged) == [1]


@rule("DC-STATE-12")
def test_an_immunity_is_to_one_state_only() -> None:
    charm = item(works="always", has=[{"has": "immunity", "state": "burning"}])
    table = fight(
        cards=[[combat(I=[give("poisoned")])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, immune=["burning"], I=[on_first("targeted")])},
        change=be(0, items=[charm]),
    )
    assert len(table.told(EnemyMarked)) == 1
    assert len(table.told(Marked)) == 1


@rule("DC-STATE-13", "DC-RULING-25", "DC-DEC-31")
def test_the_group_chooses_who_gets_a_state_and_may_waste_it_on_an_immune_one() -> None:
    charm = item(works="always", has=[{"has": "immunity", "state": "poisoned"}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[{"do": "inflict", "state": "poisoned", "amount": 2}])},
        first=1,
        change=changes(be(2, items=[charm]), be(1, items=pauses(2))),
    )
    assert table.asks() == "ask-state"
    assert table.decision.asked() == [0, 1, 2]
    assert table.decision.leader == 1
    assert sorted(option.who for option in table.offered(To)) == [0, 1, 2]
    table.act(To(2))
    table.act(To(0))
    assert [prisoner.states for prisoner in table.campaign.prisoners] == [tokens(poisoned=1), tokens(), tokens()]


@rule("DC-DEC-31", "DC-ACT-04")
def test_a_state_that_names_its_victim_asks_nobody() -> None:
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[on_first("targeted"), {"do": "inflict", "state": "burning", "to": "all"}])},
        change=be(0, items=pauses(2)),
    )
    assert [prisoner.states for prisoner in table.campaign.prisoners] == [
        tokens(targeted=1, burning=1),
        tokens(burning=1),
        tokens(burning=1),
    ]


@rule("DC-DEC-31", "DC-RULING-25")
def test_a_state_for_two_different_prisoners_takes_each_once() -> None:
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[{"do": "inflict", "state": "burning", "to": "two"}])},
        change=be(0, items=pauses(2)),
    )
    table.act(To(0))
    assert table.offered(To) == [To(1), To(2)]
    table.act(To(2))
    assert [prisoner.states[2] for prisoner in table.campaign.prisoners] == [1, 0, 1]


@rule("DC-STATE-11")
def test_all_states_of_prisoners_are_gone_after_the_fight() -> None:
    marks = [on_first(state) for state in ("poisoned", "burning", "targeted", "frozen")]
    table = fight(cards=[[combat(III=[BLOCK])], [BLANK], [BLANK]], foes={"1": monster(life=9, II=marks)})
    assert len(table.told(Marked)) == 4
    assert table.asks() == "ask-way"
    assert (table.prisoner(0).states, table.prisoner(0).frozen) == (tokens(), [])
