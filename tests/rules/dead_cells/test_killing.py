"""Killing enemies: death lines, discards, and deaths by one's own hand (DC-KILL)."""

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

from undercroft.games.dead_cells.state import (
    CompanionHurt,
    Cured,
    Died,
    EnemyHurt,
    EnemyKilled,
    EnemyPlaced,
    EnemyRaged,
    Gained,
    Hurt,
    ItemTo,
    Marked,
    ScrollTo,
    Shielded,
    StateOff,
    To,
    ToCompanion,
)

AXE = combat(I=[blow("1", 9)])


def drop(what: str, amount: int = 1):
    """A reward of a death line."""
    return {"do": "gain", "what": what, "amount": amount}


def killed(*death, cards=None, change=None, **more):
    """An enemy on R1 that dies in Round I, with this death line."""
    return fight(
        cards=cards or [[AXE], [BLANK], [BLANK]], foes={"1": monster(life=1, death=list(death))}, change=change, **more
    )


# -- the death line --------------------------------------------------------------------------------------


@rule("DC-KILL-01", "DC-KILL-03", "DC-DEC-32")
def test_the_whole_death_line_is_resolved_at_once_before_anybody_else_acts() -> None:
    table = killed(drop("cell", 2), {"do": "damage"}, drop("tooth"), cards=[[AXE], [combat(I=[{"do": "block"}])], []])
    assert table.asks() == "ask-death-damage"
    assert table.decision.rules == ("DC-DEC-32",)
    assert table.decision.asked() == [0, 1, 2]
    assert table.decision.leader == 0
    assert [told.what for told in table.told(Gained)] == ["cell"]
    assert table.told(Shielded) == []
    table.act(To(2))
    found = [type(told).__name__ for told in happened(table, EnemyKilled, Gained, Hurt, Shielded)]
    assert found == ["EnemyKilled", "Gained", "Hurt", "Gained", "Shielded"]


@rule("DC-KILL-02")
def test_rewards_go_straight_into_the_bag() -> None:
    table = killed(drop("cell", 2), drop("tooth", 3), drop("potion"))
    before = killed()
    assert table.campaign.cells - before.campaign.cells == 2
    assert table.run.teeth - before.run.teeth == 3
    assert table.run.potions - before.run.potions == 1


@rule("DC-KILL-02")
def test_scrolls_and_equipment_of_a_death_line_are_shared_after_the_fight_without_a_loot_action() -> None:
    sword = item(works="plus", round=1, acts=[blow("1")])
    table = killed(drop("scroll_tactics"), drop("equipment"), change=bag(deck=[sword]))
    assert table.asks() == "ask-scroll"
    table.act(ScrollTo(1, "tactics"))
    table.act(ItemTo(0, sword))
    assert table.prisoner(1).tracks == [0, 1, 0]
    assert table.prisoner(0).items == [sword]


@rule("DC-KILL-02", "DC-RULING-45")
def test_a_blueprint_of_a_death_line_goes_to_the_collector_and_none_comes_from_an_empty_deck() -> None:
    plan = item(works="always")

    def left(*plans: str):
        def change(table):
            table.blueprints[table.run.biome] = list(plans)

        return change

    found = killed(drop("blueprint", 2), change=left(plan))
    found.go("ask-way")
    assert found.run.collector == [plan]
    none = killed(drop("blueprint"), change=left())
    none.go("ask-way")
    assert none.run.collector == []


@rule("DC-KILL-03", "DC-RULING-34", "DC-DEC-32")
def test_damage_of_a_death_line_goes_to_one_who_fights_and_shields_stop_it() -> None:
    dog = item(works="always", life=3)
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[AXE], [BLANK], [BLANK]],
        foes={"1": monster(life=1, death=[{"do": "damage", "amount": 2}])},
        passer=3,
        first=0,
        change=changes(be(1, shields=1), be(0, items=[dog])),
    )
    assert table.decision.options == [To(0), To(1), To(2)]  # no companion, and nobody who passes
    assert refuses(table, ToCompanion(dog))
    table.act(To(1))
    table.act(To(1))
    assert [(told.who, told.amount, told.blocked) for told in table.told(Hurt)] == [(1, 1, 1)]
    assert table.told(CompanionHurt) == []


@rule("DC-DEC-32")
def test_with_one_prisoner_left_damage_of_a_death_line_asks_nobody() -> None:
    table = killed(
        {"do": "damage"},
        cards=[[BLANK], [AXE], [BLANK]],
        change=changes(be(0, alive=False), be(2, alive=False)),
    )
    assert [told.who for told in table.told(Hurt)] == [1]


@rule("DC-KILL-01")
def test_a_death_line_may_curse_summon_or_relieve() -> None:
    other = monster(life=9)
    table = killed(
        {"do": "inflict", "state": "burning"},
        {"do": "summon"},
        {"do": "cure", "state": "poisoned"},
        change=changes(bag(monsters=[other]), be(1, states=tokens(poisoned=2)), be(2, states=tokens(poisoned=1))),
    )
    table.act(To(0))
    assert [told.card for told in table.told(EnemyPlaced)][-1] == other
    assert table.offered(StateOff) == [StateOff(1, "poisoned"), StateOff(2, "poisoned")]
    table.act(StateOff(1, "poisoned"))
    assert [(told.who, told.state) for told in table.told(Marked)] == [(0, "burning")]
    assert [(told.who, told.state) for told in table.told(Cured)] == [(1, "poisoned")]


@rule("DC-KILL-01", "DC-COMBAT-03")
def test_of_several_killed_by_one_action_the_one_on_the_left_pays_first() -> None:
    sweep = combat(I=[blow("L12", 9, all=True)])
    table = fight(
        cards=[[sweep], [BLANK], [BLANK]],
        foes={
            "1": monster(life=1, death=[drop("cell"), drop("cell", 2)]),
            "L": monster(life=1, death=[drop("tooth")]),
            "2": monster(life=1, death=[drop("potion")]),
        },
    )
    assert [told.what for told in table.told(Gained)] == ["tooth", "cell", "cell", "potion"]


# -- the card and its space ------------------------------------------------------------------------------


@pytest.mark.parametrize("elite", [False, True])
@rule("DC-KILL-04")
def test_a_dead_enemys_card_goes_to_its_own_discard(elite: bool) -> None:
    enemy = monster(life=1, elite=elite)
    table = fight(cards=[[AXE], [combat(I=[{"do": "loot"}])], [BLANK]], foes={"1": enemy}, loot=["cell", "tooth"])
    assert table.asks() == "ask-loot"
    assert table.fight.enemies == []
    assert (table.run.dead_elites if elite else table.run.dead_monsters)[-1] == enemy


@rule("DC-KILL-05", "DC-KILL-06")
def test_a_dead_enemys_space_stays_empty_and_it_does_not_act() -> None:
    rage = {"do": "rage"}
    table = fight(
        cards=[[AXE], [combat(I=[{"do": "loot"}])], [BLANK]],
        foes={"1": monster(life=1, I=[rage]), "2": monster(life=9, I=[rage])},
        loot=["cell", "tooth"],
    )
    assert table.enemy("1") is None
    assert table.enemy("2") is not None
    table.act(table.decision.options[0])
    assert [told.enemy for told in table.told(EnemyRaged)] == [1]


# -- killed by states ------------------------------------------------------------------------------------


@rule("DC-KILL-07", "DC-EX-20")
def test_a_monster_killed_by_poison_at_the_end_of_a_round_gives_its_reward() -> None:
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=4, death=[drop("cell")])},
        change=changes(foe("1", damage=2, states=tokens(poisoned=2)), be(0, items=pauses(2))),
    )
    assert [told.amount for told in table.told(EnemyHurt)] == [2]
    assert [told.how for told in table.told(EnemyKilled)] == ["poisoned"]
    assert table.run.cells == 1


@pytest.mark.parametrize("state", ["bleeding", "burning"])
@rule("DC-RULING-32", "DC-KILL-01")
def test_a_monster_killed_by_bleeding_or_fire_gives_its_reward(state: str) -> None:
    table = fight(
        cards=[[combat(I=[give(state, amount=2)])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, death=[drop("cell")])},
    )
    assert [told.how for told in table.told(EnemyKilled)] == [state]
    assert table.run.cells == 1


@rule("DC-RULING-96")
def test_one_that_dies_by_its_own_action_pays_its_death_line_and_does_nothing_after_it() -> None:
    bomb = monster(
        life=9, I=[{"do": "damage", "to": "first_player"}, {"do": "dies"}, {"do": "rage"}], death=[drop("cell")]
    )
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": bomb})
    assert [told.how for told in table.told(EnemyKilled)] == ["own"]
    assert table.run.cells == 1
    assert table.told(EnemyRaged) == []


@rule("DC-RULING-96")
def test_one_whose_last_action_is_frozen_does_not_die() -> None:
    bomb = monster(life=9, I=[{"do": "damage", "to": "first_player"}, {"do": "dies"}], death=[drop("cell")])
    table = fight(cards=[[combat(I=[give("frozen")])], [BLANK], [BLANK]], foes={"1": bomb})
    assert table.told(EnemyKilled) == []
    assert table.told(Hurt) == []
    assert table.run.cells == 0


@pytest.mark.parametrize(("space", "saved"), [("L", True), ("1", False)])
@rule("DC-RULING-102", "DC-FINAL-06")
def test_a_death_that_stops_bleeding_comes_in_time_only_on_the_left(space: str, saved: bool) -> None:
    bleeder = monster(life=9, death=[{"do": "cure", "state": "bleeding"}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={space: bleeder},
        change=changes(foe(space, states=tokens(bleeding=1)), be(1, states=tokens(bleeding=1))),
    )
    assert [told.how for told in table.told(EnemyKilled)] == ["bleeding"]
    assert (table.told(Died) == []) is saved


# -- who may use what it leaves --------------------------------------------------------------------------


@rule("DC-RULING-78", "DC-UPK-03")
def test_a_vial_of_a_death_line_is_for_those_who_fought() -> None:
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[AXE], [BLANK], [BLANK]],
        foes={"1": monster(life=1, death=[drop("vial")])},
        passer=3,
        change=changes(be(1, damage=1), be(2, damage=1), be(3, damage=2)),
    )
    assert table.asks() == "ask-vial"
    assert table.decision.options == [To(1), To(2)]
    table.act(To(2))
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [0, 1, 0, 2]


@rule("DC-KILL-03")
def test_damage_of_a_death_line_may_name_its_victim() -> None:
    table = killed({"do": "damage", "to": "first_player"}, DAMAGE)
    assert table.asks() == "ask-death-damage"
    assert [told.who for told in table.told(Hurt)] == [0]
