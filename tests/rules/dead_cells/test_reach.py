"""Reach: which enemies an action can hit (DC-RANGE)."""

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
    ground,
    item,
    monster,
    pauses,
    tokens,
)
from rules.table import refuses, rule

from undercroft.games.dead_cells.state import (
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    EnemyMoved,
    EnemyVanished,
    Hit,
    Hurt,
    Missed,
)

ROW = ["L", "1", "2", "3"]


def row(**said):
    """The same enemy on every space; their numbers are 0 (L), 1, 2, 3."""
    enemy = monster(life=9, **said)
    return dict.fromkeys(ROW, enemy)


def aimed(reach: str, foes, **more):
    """A first player whose card deals 1 damage in Round I."""
    return fight(cards=[[combat(I=[blow(reach, **more)])], [BLANK], [BLANK]], foes=foes)


def hurt(table) -> list[int]:
    """Which enemies were hurt, by number."""
    return [told.enemy for told in table.told(EnemyHurt)]


@pytest.mark.parametrize(
    ("reach", "reached"),
    [
        ("L", [0]),
        ("1", [1]),
        ("2", [2]),
        ("3", [3]),
        ("L1", [0, 1]),
        ("L12", [0, 1, 2]),
        ("L123", [0, 1, 2, 3]),
        ("12", [1, 2]),
        ("13", [1, 3]),
        ("123", [1, 2, 3]),
        ("23", [2, 3]),
        ("L3", [0, 3]),
        ("L23", [0, 2, 3]),
        ("L2", [0, 2]),
        ("L13", [0, 1, 3]),
    ],
)
@rule("DC-RANGE-01", "DC-DEC-25")
def test_an_action_reaches_the_spaces_of_its_icon_and_no_other(reach: str, reached: list[int]) -> None:
    table = aimed(reach, row())
    if len(reached) == 1:
        assert hurt(table) == reached  # with one in reach nothing is asked
        return
    assert table.asks() == "ask-target"
    assert table.decision.seats == [0]
    assert [option.enemy for option in table.offered(Hit)] == reached


@rule("DC-RANGE-02", "DC-DEC-25")
def test_one_enemy_is_hit_the_one_that_the_acting_player_chooses() -> None:
    table = aimed("123", row())
    assert refuses(table, Hit(0))
    table.act(Hit(2))
    assert hurt(table) == [2]


@rule("DC-RANGE-02")
def test_an_action_that_says_so_hits_all_in_reach() -> None:
    table = aimed("L13", row(), all=True)
    assert hurt(table) == [0, 1, 3]


@rule("DC-RANGE-02")
def test_a_state_goes_on_one_in_reach_unless_it_says_all() -> None:
    one = fight(cards=[[combat(I=[give("burning", "12")])], [BLANK], [BLANK]], foes=row())
    one.act(Hit(2))
    assert [told.enemy for told in one.told(EnemyMarked)] == [2]
    every = fight(cards=[[combat(I=[give("burning", "12", all=True)])], [BLANK], [BLANK]], foes=row())
    assert [told.enemy for told in every.told(EnemyMarked)] == [1, 2]


@rule("DC-RANGE-03")
def test_an_icon_with_the_last_space_alone_hits_only_there() -> None:
    assert hurt(aimed("3", row())) == [3]
    nobody = aimed("3", {space: monster(life=9) for space in ("L", "1", "2")})
    assert hurt(nobody) == []


@rule("DC-RANGE-04")
def test_an_icon_with_the_whole_right_hits_any_one_there() -> None:
    for chosen in (1, 2, 3):
        table = aimed("123", row())
        table.act(Hit(chosen))
        assert hurt(table) == [chosen]


@rule("DC-RANGE-05", "DC-DEC-25")
def test_with_nobody_in_reach_an_action_is_lost() -> None:
    card = combat(I=[blow("1"), give("poisoned", "2")])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes={"L": monster(life=9), "3": monster(life=9)})
    assert [told.who for told in table.told(Missed)] == [0, 0]
    assert hurt(table) == []
    assert table.told(EnemyMarked) == []


@rule("DC-RANGE-06", "DC-KILL-05", "DC-KILL-06")
def test_a_kill_opens_a_gap_that_stays_for_the_rest_of_the_round() -> None:
    axe = combat(I=[blow("1", 2)])
    late = combat(I=[blow("1")])
    table = fight(
        cards=[[axe], [late], [BLANK]],
        foes={"1": monster(life=2, I=[DAMAGE]), "2": monster(life=9, I=[{"do": "damage", "to": "first_player"}])},
        change=be(0, items=pauses(2)),
    )
    assert len(table.told(EnemyKilled)) == 1
    assert [told.who for told in table.told(Missed)] == [1]  # the second blow finds nobody on R1
    assert [told.who for told in table.told(Hurt)] == [0]  # the dead one does not act, the one behind does
    moved = table.told(EnemyMoved)[0]
    assert (moved.enemy, moved.space, moved.how) == (1, 2, "slid")  # only at the end of the round
    enemy = table.enemy("1")
    assert enemy is not None
    assert enemy.id == 1


# -- longer arms, darkness, shelter ----------------------------------------------------------------------


@pytest.mark.parametrize(("reach", "reached"), [("1", [1, 2]), ("L1", [0, 1, 2]), ("13", [1, 2, 3])])
@rule("DC-RANGE-01")
def test_long_arms_reach_the_second_space_with_the_first(reach: str, reached: list[int]) -> None:
    spear = item(works="always", has=[{"has": "long_reach"}])
    card = combat(I=[blow(reach)])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes=row(), change=be(0, items=[spear]))
    assert [option.enemy for option in table.offered(Hit)] == reached


@rule("DC-RANGE-01")
def test_long_arms_are_no_help_to_what_does_not_reach_the_first_space_nor_to_others() -> None:
    spear = item(works="always", has=[{"has": "long_reach"}])
    far = fight(cards=[[combat(I=[blow("L3")])], [BLANK], [BLANK]], foes=row(), change=be(0, items=[spear]))
    assert [option.enemy for option in far.offered(Hit)] == [0, 3]
    other = fight(cards=[[combat(I=[blow("1")])], [BLANK], [BLANK]], foes=row(), change=be(1, items=[spear]))
    assert hurt(other) == [1]


@rule("DC-RANGE-01")
def test_in_the_dark_the_far_spaces_are_out_of_reach() -> None:
    card = combat(I=[blow("L123", all=True)])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes=row(), change=ground(dark=True))
    assert hurt(table) == [0, 1]


@rule("DC-RANGE-01")
def test_one_who_shelters_cannot_be_hit_while_another_stands_before_it() -> None:
    coward = monster(life=9, sheltered=True)
    volley = combat(I=[blow("123", all=True)], II=[blow("123")])
    table = fight(
        cards=[[volley], [BLANK], [BLANK]],
        foes={"1": monster(life=1), "2": coward, "3": monster(life=9)},
    )
    # In Round I the coward is left out; then the one before it is dead and it stands on R1 itself.
    assert hurt(table) == [0, 2]
    assert [option.enemy for option in table.offered(Hit)] == [1, 2]


@rule("DC-RANGE-01")
def test_one_on_the_left_gives_no_shelter() -> None:
    coward = monster(life=9, sheltered=True)
    table = aimed("2", {"L": monster(life=9), "2": coward})
    assert hurt(table) == [1]


# -- enemies that vanish ---------------------------------------------------------------------------------


@rule("DC-RULING-95")
def test_one_that_vanishes_cannot_be_targeted_in_that_whole_round_not_even_by_what_hits_all() -> None:
    ghost = monster(life=9, I=[{"do": "vanish"}, {"do": "damage", "to": "first_player"}])
    sweep = combat(I=[blow("12", all=True), give("poisoned", "1")], II=[blow("1")])
    table = fight(cards=[[sweep], [BLANK], [BLANK]], foes={"1": ghost, "2": monster(life=9)})
    assert hurt(table) == [1, 0]  # in Round I the other, in Round II the ghost
    assert table.told(EnemyMarked) == []
    assert [told.who for told in table.told(Hurt)] == [0]  # it acts all the same


@rule("DC-RULING-95")
def test_one_frozen_beforehand_does_not_vanish() -> None:
    ghost = monster(life=9, II=[{"do": "vanish"}])
    card = combat(I=[give("frozen")], II=[blow("1")])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": ghost})
    assert table.told(EnemyVanished) == []
    assert hurt(table) == [0]


@rule("DC-RULING-95")
def test_poison_finds_one_that_has_vanished() -> None:
    ghost = monster(life=9, I=[{"do": "vanish"}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": ghost},
        change=changes(foe("1", states=tokens(poisoned=1)), be(0, items=pauses(2))),
    )
    enemy = table.enemy("1")
    assert enemy is not None
    assert enemy.damage == 1
