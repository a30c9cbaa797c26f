"""What enemies do beside striking: several actions, shields, healing, leaping, stealing, summoning, rage."""

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
    happened,
    item,
    monster,
    pauses,
    tokens,
)
from rules.table import rule

from undercroft.games.dead_cells.rules.sheets import ENEMIES
from undercroft.games.dead_cells.state import (
    EnemyKilled,
    EnemyMended,
    EnemyMoved,
    EnemyPlaced,
    EnemyRaged,
    EnemyShielded,
    Grab,
    Hurt,
    Marked,
    Stolen,
    To,
)

NOTHING = [[BLANK], [BLANK], [BLANK]]
RAGE = {"do": "rage"}
TO_FIRST = {"do": "damage", "to": "first_player"}
TO_ALL = {"do": "damage", "to": "all"}


def against(foes, change=None, **more):
    """Round I against these, while nobody does anything; the first player is asked in Round II."""
    return fight(
        cards=NOTHING,
        foes=foes,
        change=changes(be(0, items=pauses(2)), *([change] if change is not None else [])),
        **more,
    )


def hits(table) -> list[tuple[int, int]]:
    """Who was hurt, and how much."""
    return [(told.who, told.amount) for told in table.told(Hurt)]


# -- several actions -------------------------------------------------------------------------------------


@rule("DC-RULING-94")
def test_several_actions_are_carried_out_one_by_one() -> None:
    table = against({"1": monster(life=9, I=[TO_FIRST, DAMAGE, RAGE, TO_FIRST])})
    assert hits(table) == [(0, 1)]
    assert table.told(EnemyRaged) == []
    table.act(To(1))
    assert hits(table) == [(0, 1), (1, 1), (0, 2)]  # raging since


@rule("DC-RULING-94")
def test_its_death_stops_the_later_actions() -> None:
    mail = item(works="always", has=[{"has": "thorns", "amount": 1}])
    table = against({"1": monster(life=1, I=[TO_FIRST, TO_FIRST, RAGE])}, change=be(0, items=[mail, *pauses(2)]))
    assert hits(table) == [(0, 1)]
    assert len(table.told(EnemyKilled)) == 1
    assert table.told(EnemyRaged) == []


@rule("DC-RULING-94")
def test_an_attack_on_all_is_one_action_and_is_not_interrupted() -> None:
    mail = item(works="always", has=[{"has": "thorns", "amount": 1}])
    table = against({"1": monster(life=1, I=[TO_ALL])}, change=be(0, items=[mail, *pauses(2)]))
    assert len(table.told(EnemyKilled)) == 1
    assert hits(table) == [(0, 1), (1, 1), (2, 1)]


@rule("DC-RULING-94", "DC-RULING-20")
def test_two_actions_on_one_bearer_are_two_batches() -> None:
    table = against({"1": monster(life=9, I=[TO_FIRST, TO_FIRST])}, change=be(0, states=tokens(targeted=1), damage=-5))
    assert hits(table) == [(0, 2), (0, 2)]


# -- shields and healing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "shielded"), [("self", [0]), ("others", [1, 2]), ("all", [0, 1, 2])])
@rule("DC-ACT-07")
def test_an_enemy_shields_itself_the_others_or_all(who: str, shielded: list[int]) -> None:
    guard = monster(life=9, I=[{"do": "block", "amount": 2, "who": who}])
    table = against({"1": guard, "L": monster(life=9), "3": monster(life=9)})
    assert [enemy.id for enemy in table.fight.enemies if enemy.shields == 2] == shielded
    assert len(table.told(EnemyShielded)) == len(shielded)


@rule("DC-ACT-07", "DC-ACT-23")
def test_an_enemy_may_have_golden_shields() -> None:
    table = against({"1": monster(life=9, I=[{"do": "block", "golden": True}])})
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.golden, enemy.shields) == (1, 0)


@rule("DC-COMBAT-02")
@pytest.mark.parametrize(("who", "damage"), [("self", [1, 3, 0]), ("others", [3, 1, 0]), ("all", [1, 1, 0])])
def test_an_enemy_heals_itself_the_others_or_all_and_never_below_nothing(who: str, damage: list[int]) -> None:
    healer = monster(life=9, I=[{"do": "heal", "amount": 2, "who": who}])
    table = against(
        {"1": healer, "2": monster(life=9), "3": monster(life=9)},
        change=changes(foe("1", damage=3), foe("2", damage=3)),
    )
    assert [enemy.damage for enemy in table.fight.enemies] == damage
    assert [told.amount for told in table.told(EnemyMended)] == [2] * damage.count(1)


@rule("DC-COMBAT-02")
def test_healing_takes_off_no_more_than_there_is() -> None:
    table = against({"1": monster(life=9, I=[{"do": "heal", "amount": 5}])}, change=foe("1", damage=1))
    assert [told.amount for told in table.told(EnemyMended)] == [1]


# -- leaping ---------------------------------------------------------------------------------------------


@rule("DC-COMBAT-03")
def test_an_enemy_leaps_to_a_free_space_and_stays_where_it_is_if_another_stands_there() -> None:
    frog = monster(life=9, I=[{"do": "leap", "to": "L"}])
    table = against({"1": frog})
    enemy = table.enemy("L")
    assert enemy is not None
    assert [(told.space, told.how) for told in table.told(EnemyMoved)] == [(0, "leapt")]
    blocked = against({"1": frog, "L": monster(life=9)})
    assert blocked.told(EnemyMoved) == []


@rule("DC-COMBAT-03")
def test_one_that_leaps_to_the_right_acts_again_when_the_turn_comes_to_it() -> None:
    frog = monster(life=9, I=[TO_FIRST, {"do": "leap", "to": "3"}])
    table = against({"L": frog})
    assert hits(table) == [(0, 1), (0, 1)]
    back = against({"1": monster(life=9, I=[TO_FIRST, {"do": "leap", "to": "L"}])})
    assert hits(back) == [(0, 1)]


# -- stealing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("have", "gone"), [(5, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize("what", ["tooth", "potion"])
@rule("DC-COMBAT-02")
def test_an_enemy_steals_out_of_the_bag_what_there_is(what: str, have: int, gone: int) -> None:
    thief = monster(life=9, I=[{"do": "steal", "what": what, "amount": 2}])
    table = against({"1": thief}, change=bag(teeth=have, potions=have))
    left = (table.run.teeth, table.run.potions)
    assert left == ((have - gone, have) if what == "tooth" else (have, have - gone))
    assert [told.amount for told in table.told(Stolen)] == ([gone] if gone else [])


@rule("DC-COMBAT-02")
def test_an_enemy_steals_all_loot_of_one_type_that_the_group_names() -> None:
    thief = monster(life=9, I=[{"do": "steal", "what": "loot"}])
    table = against({"1": thief}, loot=["cell", "tooth", "cell"])
    assert table.asks() == "ask-stolen-loot"
    assert table.decision.asked() == [0, 1, 2]
    table.act(Grab("cell"))
    assert table.fight.loot == ["tooth"]
    assert table.run.cells == 0
    assert [(told.what, told.amount) for told in table.told(Stolen)] == [("cell", 2)]


@rule("DC-COMBAT-02")
def test_stolen_cards_go_back_where_lost_loot_goes() -> None:
    sword = item(works="plus", round=1, acts=[blow("1")])
    thief = monster(life=9, I=[{"do": "steal", "what": "loot"}])
    table = against({"1": thief}, loot=[f"equipment:{sword}"])
    assert table.fight.loot == []
    assert table.run.discard[-1] == sword
    nothing = against({"1": thief})
    assert nothing.told(Stolen) == []


# -- summoning -------------------------------------------------------------------------------------------


@rule("DC-COMBAT-02")
def test_an_enemy_summons_monsters_to_the_first_free_spaces() -> None:
    new, other = monster(life=9), monster(life=9, place="far")
    table = against({"2": monster(life=9, I=[{"do": "summon", "amount": 2}])}, change=bag(monsters=[new, other]))
    placed = [(told.card, told.space) for told in table.told(EnemyPlaced)][-2:]
    assert placed == [(other, 4), (new, 2)]


@rule("DC-COMBAT-02")
def test_where_there_is_no_room_nobody_comes() -> None:
    new = monster(life=9)
    full = {space: monster(life=9) for space in ("L", "2", "3")}
    table = against({**full, "1": monster(life=9, I=[{"do": "summon"}])}, change=bag(monsters=[new], dead_monsters=[]))
    assert len(table.fight.enemies) == 4
    assert table.run.dead_monsters == [new]


# -- rage and swarms -------------------------------------------------------------------------------------


@rule("DC-COMBAT-02")
def test_rage_adds_to_all_further_damage_of_the_one_that_rages() -> None:
    table = fight(
        cards=NOTHING,
        foes={
            "1": monster(life=9, I=[{"do": "rage", "amount": 2}], II=[TO_FIRST]),
            "2": monster(life=9, II=[TO_FIRST]),
        },
        change=be(0, damage=-9),
    )
    assert hits(table) == [(0, 3), (0, 1)]


@rule("DC-COMBAT-02")
def test_one_of_a_swarm_does_more_for_each_other_of_its_kind() -> None:
    rat = monster(life=9, swarm=1, II=[TO_FIRST])
    second = rat.replace(".1", ".2")
    ENEMIES[second] = ENEMIES[rat]
    table = fight(
        cards=[[combat(III=[{"do": "block"}])], [BLANK], [BLANK]],
        foes={"1": rat, "2": monster(life=9), "3": second},
        change=be(0, damage=-9),
    )
    assert hits(table) == [(0, 2), (0, 2)]
    alone = fight(cards=NOTHING, foes={"1": rat, "2": monster(life=9)}, change=be(0, damage=-9))
    assert hits(alone) == [(0, 1)]


# -- what follows a blow ---------------------------------------------------------------------------------


@rule("DC-ACT-11", "DC-ACT-13")
def test_a_blow_may_bring_a_state_to_each_one_it_hurts() -> None:
    table = against({"1": monster(life=9, I=[{**TO_ALL, "then": "burning"}])}, change=changes(be(1, shields=1)))
    assert [(told.who, told.state) for told in table.told(Marked)] == [(0, "burning"), (2, "burning")]


# -- what an action needs --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("needs", "space", "others", "change"),
    [
        ("company", "1", {"2": monster(life=9)}, None),
        ("left", "L", {}, None),
        ("far", "2", {}, None),
        ("far", "3", {}, None),
        ("wounded", "1", {}, foe("1", damage=1)),
        ("shielded", "1", {}, foe("1", shields=1)),
        ("shielded", "1", {}, foe("1", golden=1)),
        ("loot", "1", {}, None),
    ],
)
@rule("DC-COMBAT-02")
def test_an_enemys_action_that_needs_something_is_done_only_if_it_is_so(needs, space, others, change) -> None:
    enemy = monster(life=9, I=[{"do": "rage", "needs": needs}])
    without = against({"1": enemy})
    assert without.told(EnemyRaged) == []
    table = against({space: enemy, **others}, change=change, loot=["tooth"])
    assert len(table.told(EnemyRaged)) == 1


@pytest.mark.parametrize(
    ("needs", "elsewhere", "others", "change"),
    [
        ("alone", "1", {"2": monster(life=9)}, None),
        ("near", "2", {}, None),
        ("unhurt", "1", {}, foe("1", damage=1)),
    ],
)
@rule("DC-COMBAT-02")
def test_an_enemys_action_that_needs_something_is_left_out_if_it_is_not_so(needs, elsewhere, others, change) -> None:
    enemy = monster(life=9, I=[{"do": "rage", "needs": needs}])
    assert len(against({"1": enemy}).told(EnemyRaged)) == 1
    assert against({elsewhere: enemy, **others}, change=change).told(EnemyRaged) == []


@rule("DC-RULING-94", "DC-COMBAT-03")
def test_what_an_action_needs_is_looked_at_when_its_turn_comes() -> None:
    coward = monster(life=9, I=[{"do": "rage", "needs": "unhurt"}])
    table = fight(cards=[[combat(I=[blow("1")])], [BLANK], [BLANK]], foes={"1": coward})
    assert happened(table, EnemyRaged) == []
