"""The end of a round, the final step and Round IV (DC-EOR, DC-FINAL)."""

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
    EnemyGone,
    EnemyHurt,
    EnemyKilled,
    EnemyMoved,
    EnemyRaged,
    FightOver,
    Gained,
    Grab,
    Hurt,
    RoundBegan,
    RoundEnded,
    RunOver,
    Shielded,
    To,
)

RAGE = {"do": "rage"}
POISON = tokens(poisoned=1)
BLEED = tokens(bleeding=1)
NOTHING = [[BLANK], [BLANK], [BLANK]]


def names(table, *kinds) -> list[str]:
    """What happened, by name and by whom."""
    found = []
    for told in happened(table, *kinds):
        name = type(told).__name__
        who = getattr(told, "enemy", getattr(told, "who", getattr(told, "round", "")))
        found.append(f"{name} {who}")
    return found


def spaces(table) -> dict[int, int]:
    """Where the enemies stand, by number."""
    return {enemy.id: enemy.space for enemy in table.fight.enemies}


# -- the order of it -------------------------------------------------------------------------------------


@rule("DC-EOR-01", "DC-EOR-07")
def test_a_round_ends_when_the_last_enemy_has_acted_and_the_next_begins_on_the_left() -> None:
    table = fight(
        cards=[[combat(I=[{"do": "block"}], II=[{"do": "block"}])], [BLANK], [BLANK]],
        foes={
            "L": monster(life=9, I=[RAGE], II=[RAGE]),
            "1": monster(life=9, I=[RAGE]),
            "2": monster(life=9, I=[RAGE]),
        },
        change=be(0, items=pauses(3)),
    )
    assert names(table, RoundBegan, EnemyRaged, Shielded, RoundEnded)[:8] == [
        "RoundBegan 1",
        "EnemyRaged 0",
        "Shielded 0",
        "EnemyRaged 1",
        "EnemyRaged 2",
        "RoundEnded 1",
        "RoundBegan 2",
        "EnemyRaged 0",
    ]


@rule("DC-EOR-02", "DC-EOR-03")
def test_poison_works_from_left_to_right_on_everybody() -> None:
    table = fight(
        cards=NOTHING,
        foes={space: monster(life=9) for space in ("3", "2", "1", "L")},
        first=1,
        change=changes(
            *[foe(space, states=tokens(poisoned=2)) for space in ("L", "1", "2", "3")],
            *[be(who, states=POISON) for who in range(3)],
            be(1, states=POISON, items=pauses(2)),
        ),
    )
    assert names(table, EnemyHurt, Hurt) == [
        "EnemyHurt 3",
        "Hurt 1",
        "Hurt 2",
        "Hurt 0",
        "EnemyHurt 2",
        "EnemyHurt 1",
        "EnemyHurt 0",
    ]
    assert [told.amount for told in table.told(EnemyHurt)] == [2, 2, 2, 2]


@rule("DC-EOR-02")
def test_what_a_poisoned_enemy_on_the_left_leaves_comes_before_the_poison_of_the_group() -> None:
    healer = monster(life=1, death=[{"do": "cure", "state": "poisoned"}])
    table = fight(
        cards=NOTHING,
        foes={"L": healer},
        change=changes(foe("L", states=POISON), be(1, states=tokens(poisoned=3)), be(0, items=pauses(2))),
    )
    assert table.told(Hurt) == []
    assert table.prisoner(1).alive


@rule("DC-EOR-03", "DC-EOR-04")
def test_poison_comes_before_enemies_close_up() -> None:
    table = fight(
        cards=NOTHING,
        foes={"1": monster(life=1), "2": monster(life=9)},
        change=changes(foe("1", states=POISON), be(0, items=pauses(2))),
    )
    assert names(table, EnemyKilled, EnemyMoved) == ["EnemyKilled 0", "EnemyMoved 1"]
    assert spaces(table) == {1: 2}


@rule("DC-PASS-06")
def test_the_poison_of_one_who_passes_does_not_work() -> None:
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=NOTHING,
        foes={"1": monster(life=9)},
        passer=3,
        change=be(3, states=POISON),
    )
    assert table.told(Hurt) == []


# -- closing up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foes", "after"),
    [
        (("2",), {0: 2}),
        (("3",), {0: 2}),
        (("2", "3"), {0: 2, 1: 3}),
        (("1", "3"), {0: 2, 1: 3}),
        (("1", "2", "3"), {0: 2, 1: 3, 2: 4}),
        (("L", "3"), {0: 0, 1: 2}),
        (("L",), {0: 0}),
    ],
)
@rule("DC-EOR-04", "DC-EOR-05", "DC-EOR-06", "DC-EX-17", "DC-EX-18")
def test_enemies_right_of_the_group_close_up_and_none_passes_it(foes: tuple[str, ...], after: dict[int, int]) -> None:
    table = fight(cards=NOTHING, foes={space: monster(life=9) for space in foes}, change=be(0, items=pauses(1, 2)))
    before = spaces(table)
    table.act(PASS)
    assert table.fight.round == 2
    assert spaces(table) == after
    moved = [told.enemy for told in table.told(EnemyMoved)]
    assert moved == [number for number in after if after[number] != before[number]]


@rule("DC-EX-18")
def test_a_gap_beside_the_group_is_filled_from_the_right_and_not_from_the_left() -> None:
    table = fight(
        cards=[[combat(I=[blow("1", 9)])], [BLANK], [BLANK]],
        foes={"L": monster(life=20), "1": monster(life=1), "2": monster(life=20)},
        change=be(0, items=pauses(2)),
    )
    assert spaces(table) == {0: 0, 2: 2}


# -- after Round III -------------------------------------------------------------------------------------


@rule("DC-FINAL-01", "DC-FINAL-02", "DC-FINAL-03")
def test_after_round_three_first_poison_then_bleeding_then_round_four_of_the_survivors() -> None:
    last = {"life": 9, "IV": [RAGE]}
    table = fight(
        cards=NOTHING,
        foes={"1": monster(**last), "2": monster(**last), "3": monster(**last)},
        change=changes(foe("1", states=BLEED), foe("3", states=tokens(poisoned=3, bleeding=1))),
    )
    after = happened(table, EnemyKilled, EnemyRaged, RoundBegan, RoundEnded)
    found = [(type(told).__name__, getattr(told, "enemy", -1), getattr(told, "how", "")) for told in after]
    assert found[-5:] == [
        ("RoundEnded", -1, ""),
        ("EnemyKilled", 2, "poisoned"),
        ("EnemyKilled", 0, "bleeding"),
        ("RoundBegan", -1, ""),
        ("EnemyRaged", 1, ""),
    ]


@rule("DC-FINAL-04")
def test_prisoners_do_nothing_in_round_four() -> None:
    card = combat(I=[{"do": "block"}], II=[{"do": "block"}], III=[{"do": "block"}])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": monster(life=9, IV=[DAMAGE])})
    assert table.asks() == "ask-damage"
    assert table.fight.round == 4
    assert len(table.told(Shielded)) == 3
    table.act(To(1))
    assert names(table, Shielded, Hurt) == ["Shielded 0"] * 3 + ["Hurt 1"]


@rule("DC-FINAL-02", "DC-FINAL-05", "DC-EX-35", "DC-DIE-05")
def test_a_prisoner_bleeds_to_death_though_all_enemies_are_dead_and_the_run_ends() -> None:
    axe = combat(II=[blow("1", 9)], III=[{"do": "loot"}])
    table = fight(
        cards=[[axe], [BLANK], [BLANK]],
        foes={"1": monster(life=1)},
        loot=["cell", "tooth"],
        change=be(1, states=BLEED),
    )
    assert table.fight.enemies == []
    assert table.prisoner(1).alive
    table.act(Grab("cell"))
    assert [(told.who, told.by) for told in table.told(Died)] == [(1, "bleeding")]
    found = [type(told).__name__ for told in happened(table, RoundEnded, Died, FightOver, RunOver)]
    assert found == ["RoundEnded", "RoundEnded", "RoundEnded", "Died", "FightOver", "RunOver"]
    assert table.told(RunOver)[0].outcome == "died"


@rule("DC-FINAL-05", "DC-FINAL-01")
def test_poison_works_after_round_three_though_all_enemies_are_dead() -> None:
    table = fight(cards=NOTHING, foes={}, change=be(1, states=POISON))
    assert len(table.told(Hurt)) == 3
    assert [told.who for told in table.told(Died)] == [1]


@rule("DC-EX-19", "DC-DIE-02", "DC-DIE-03")
def test_a_prisoner_dead_of_poison_after_round_two_does_not_end_the_fight_but_the_run() -> None:
    axe = combat(II=[blow("1", 9)], III=[{"do": "earn", "what": "cell"}])
    table = fight(
        cards=[[axe], [combat(III=[{"do": "block"}])], [BLANK]],
        foes={"1": monster(life=1)},
        change=be(1, damage=1, states=POISON),
    )
    assert names(table, RoundEnded, Died, Gained, RunOver)[:5] == [
        "RoundEnded 1",
        "RoundEnded 2",
        "Died 1",
        "Gained ",
        "RoundEnded 3",
    ]
    assert table.told(Shielded) == []
    assert len(table.told(RunOver)) == 1


@rule("DC-FINAL-06")
def test_bleeding_and_round_four_go_from_left_to_right() -> None:
    bleeding = monster(life=9)
    angry = monster(life=9, IV=[RAGE])
    table = fight(
        cards=NOTHING,
        foes={"3": bleeding, "1": bleeding, "L": bleeding},
        change=changes(*[foe(space, states=BLEED) for space in ("L", "1", "3")], be(2, states=BLEED)),
    )
    assert names(table, EnemyKilled, Died) == ["EnemyKilled 2", "Died 2", "EnemyKilled 1", "EnemyKilled 0"]
    other = fight(cards=NOTHING, foes={"3": angry, "1": angry, "L": angry})
    assert names(other, EnemyRaged) == ["EnemyRaged 2", "EnemyRaged 1", "EnemyRaged 0"]


@rule("DC-FINAL-03", "DC-EX-13")
def test_one_that_still_lives_acts_in_round_four_and_is_discarded_without_reward() -> None:
    zombie = monster(life=2, IV=[DAMAGE], death=[{"do": "gain", "what": "cell"}])
    table = fight(cards=NOTHING, foes={"1": zombie})
    assert table.asks() == "ask-damage"
    assert table.decision.options == [To(0), To(1), To(2)]
    table.act(To(2))
    assert table.prisoner(2).damage == 1
    assert table.run.cells == 0
    assert len(table.told(EnemyGone)) == 1
    assert table.run.dead_monsters[-1] == zombie


@rule("DC-FINAL-03")
def test_with_nobody_who_acts_in_it_there_is_no_round_four() -> None:
    dying = monster(life=1, IV=[DAMAGE])
    table = fight(cards=[[combat(III=[blow("1", 9)])], [BLANK], [BLANK]], foes={"1": dying, "2": monster(life=9)})
    assert [told.round for told in table.told(RoundBegan)] == [1, 2, 3]


@rule("DC-STATE-02", "DC-EOR-03")
def test_round_zero_has_an_end_too() -> None:
    venom = item(works="always", has=[{"has": "opening", "acts": [{"do": "block"}]}])
    table = fight(
        cards=NOTHING,
        foes={"3": monster(life=9)},
        change=changes(foe("3", states=POISON), be(0, items=[venom, *pauses(1)])),
    )
    assert table.fight.round == 1
    assert [told.amount for told in table.told(EnemyHurt)] == [1]
    assert spaces(table) == {0: 2}
