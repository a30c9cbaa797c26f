"""Actions of prisoners, and damage to them: blows, shields, loot, abilities, healing, pushing (DC-ACT)."""

from __future__ import annotations

import msgspec
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
    ground,
    item,
    monster,
    pauses,
    tokens,
)
from rules.table import refuses, rule

from undercroft.engine.decision import PASS
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.rules.sheets import PRISONERS, PrisonerFace
from undercroft.games.dead_cells.state import (
    AbilityUsed,
    Cured,
    Died,
    Drank,
    Drink,
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    EnemyMoved,
    EnemyShielded,
    Grab,
    Healed,
    Hit,
    Hurt,
    ItemTo,
    Looted,
    Marked,
    Missed,
    ScrollTo,
    Shielded,
    ShieldsShattered,
    StateOff,
    To,
    UseAbility,
)

TO_FIRST = {"do": "damage", "to": "first_player"}
LOOT = combat(I=[{"do": "loot"}])


def acting(*acts, foes=None, **more):
    """Round I of a first player whose card says this."""
    return fight(cards=[[combat(I=list(acts))], [BLANK], [BLANK]], foes=foes or {"1": monster(life=9)}, **more)


def struck(*acts, change=None, kinds=None, **more):
    """Round I of an enemy on R1 whose card says this; the first player would be asked in Round II."""
    return fight(
        kinds,
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=list(acts), **more)},
        change=changes(be(0, items=pauses(2)), *([change] if change else [])),
    )


def life(table) -> list[int]:
    """Damage on the prisoners."""
    return [prisoner.damage for prisoner in table.campaign.prisoners]


# -- damage to enemies -----------------------------------------------------------------------------------


@rule("DC-ACT-01")
def test_a_token_for_each_icon_goes_on_the_enemy() -> None:
    table = acting(blow("1", 3), change=be(0, items=pauses(2)))
    enemy = table.enemy("1")
    assert enemy is not None
    assert enemy.damage == 3


@pytest.mark.parametrize(("amount", "dead"), [(2, False), (3, True), (4, True)])
@rule("DC-ACT-02")
def test_an_enemy_with_as_many_tokens_as_life_is_eliminated_at_once(amount: int, dead: bool) -> None:
    card = combat(I=[blow("1", amount)])
    table = fight(
        cards=[[card], [combat(I=[{"do": "ability"}])], [BLANK]],
        foes={"1": monster(life=3), "2": monster(life=9)},
        change=be(1, items=[item(works="ability", acts=[{"do": "block"}])]),
    )
    assert table.asks() == "ask-ability"  # still in Round I, before any enemy acts
    assert (table.enemy("1") is None) is dead


# -- damage to prisoners ---------------------------------------------------------------------------------


@rule("DC-ACT-03", "DC-DEC-30")
def test_an_enemys_damage_is_assigned_icon_by_icon_by_the_group_and_the_first_player_decides() -> None:
    table = struck({"do": "damage", "amount": 3})
    assert table.asks() == "ask-damage"
    assert table.decision.asked() == [0, 1, 2]
    assert table.decision.leader == 0
    assert table.decision.count == 3
    table.act(To(1))
    assert table.told(Hurt) == []  # nothing lands before all is assigned
    table.act(To(2))
    table.act(To(1))
    assert life(table) == [0, 2, 1]


@rule("DC-ACT-03")
def test_any_player_may_answer_for_the_group() -> None:
    table = struck(DAMAGE)
    table.act(To(0), seat=2)
    assert life(table) == [1, 0, 0]


@rule("DC-ACT-04")
def test_damage_that_names_the_first_player_asks_nobody() -> None:
    table = struck({"do": "damage", "amount": 2, "to": "first_player"}, change=be(1, damage=1))
    assert life(table) == [2, 1, 0]


@rule("DC-ACT-04", "DC-DEC-30")
def test_damage_to_different_prisoners_takes_each_at_most_once() -> None:
    table = struck({"do": "damage", "to": "two"})
    table.act(To(2))
    assert refuses(table, To(2))
    table.act(To(0))
    assert life(table) == [1, 0, 1]


@pytest.mark.parametrize(("to", "expected"), [("three", [1, 1, 1]), ("all", [1, 1, 1])])
@rule("DC-ACT-04")
def test_damage_to_everybody_leaves_nothing_to_choose(to: str, expected: list[int]) -> None:
    assert life(struck({"do": "damage", "to": to})) == expected


@rule("DC-ACT-04")
def test_damage_to_two_of_two_leaves_nothing_to_choose() -> None:
    table = fight(
        ["poisoned", "flayed"],
        cards=[[BLANK, BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[{"do": "damage", "to": "three"}])},
        change=be(0, items=pauses(2)),
    )
    assert life(table) == [1, 1]


@pytest.mark.parametrize(("to", "victim"), [("weakest", 1), ("strongest", 2)])
@rule("DC-ACT-04")
def test_damage_to_the_weakest_or_strongest_goes_by_the_life_that_is_left(to: str, victim: int) -> None:
    table = struck({"do": "damage", "to": to}, change=changes(be(0, damage=1), be(1, damage=2)))
    assert [told.who for told in table.told(Hurt)] == [victim]


@rule("DC-ACT-04")
def test_of_several_who_are_equally_weak_the_group_chooses() -> None:
    table = struck({"do": "damage", "to": "weakest"}, change=changes(be(0, damage=1), be(1, damage=1)))
    assert table.offered(To) == [To(0), To(1)]


@rule("DC-ACT-05")
def test_a_prisoner_with_as_much_damage_as_life_is_eliminated() -> None:
    lives = struck(TO_FIRST, change=be(0, damage=1, items=pauses(2)))
    assert lives.prisoner(0).alive
    dies = struck({"do": "damage", "to": "weakest"}, change=be(1, damage=2))
    assert not dies.prisoner(1).alive
    assert dies.told(Died)[0].who == 1


# -- shields ---------------------------------------------------------------------------------------------


@rule("DC-ACT-06")
def test_a_block_puts_shields_on_ones_own_board() -> None:
    table = acting({"do": "block", "amount": 2}, change=be(1, items=pauses(2)))
    assert [prisoner.shields for prisoner in table.campaign.prisoners] == [2, 0, 0]


@rule("DC-ACT-06", "DC-ACT-23")
def test_some_blocks_are_for_all_and_some_for_one_of_the_actors_choice() -> None:
    every = acting({"do": "block", "who": "all"}, change=be(1, items=pauses(2)))
    assert [prisoner.shields for prisoner in every.campaign.prisoners] == [1, 1, 1]
    one = acting({"do": "block", "who": "one"}, change=be(1, items=pauses(2)))
    assert one.decision.seats == [0]
    one.act(To(2))
    assert [prisoner.shields for prisoner in one.campaign.prisoners] == [0, 0, 1]


@rule("DC-ACT-07")
def test_an_enemys_block_puts_shields_on_its_card() -> None:
    table = struck({"do": "block", "amount": 2})
    enemy = table.enemy("1")
    assert enemy is not None
    assert enemy.shields == 2


@rule("DC-ACT-08", "DC-RULING-18")
def test_each_shield_of_a_prisoner_cancels_one_damage_without_a_question() -> None:
    table = struck({"do": "damage", "amount": 3, "to": "first_player"}, change=be(0, shields=2, items=pauses(2)))
    assert table.prisoner(0).shields == 0
    assert table.prisoner(0).damage == 1
    spare = struck(TO_FIRST, change=be(0, shields=2, items=pauses(2)))
    assert spare.prisoner(0).shields == 1
    assert spare.prisoner(0).damage == 0


@rule("DC-ACT-08")
def test_each_shield_of_an_enemy_cancels_one_damage() -> None:
    table = acting(blow("1", 3), change=changes(foe("1", shields=2), be(0, items=pauses(2))))
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.damage, enemy.shields) == (1, 0)


@rule("DC-ACT-09")
def test_there_is_no_limit_to_shields() -> None:
    card = combat(I=[{"do": "block", "amount": 7}, {"do": "block", "amount": 7}])
    table = fight(
        cards=[[card], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[{"do": "block", "amount": 8}, {"do": "block", "amount": 8}])},
        change=be(1, items=pauses(2)),
    )
    enemy = table.enemy("1")
    assert enemy is not None
    assert table.prisoner(0).shields == 14
    assert enemy.shields == 16


@rule("DC-ACT-10")
def test_shields_do_not_stop_states_on_either_side() -> None:
    bites = {"do": "inflict", "state": "poisoned", "to": "first_player"}
    table = struck(bites, change=be(0, shields=3, items=pauses(2)))
    assert table.prisoner(0).states == tokens(poisoned=1)
    assert table.prisoner(0).shields == 3
    other = acting(give("burning"), change=changes(foe("1", shields=3), be(0, items=pauses(2))))
    enemy = other.enemy("1")
    assert enemy is not None
    assert enemy.states == tokens(burning=1)
    assert enemy.shields == 3


@pytest.mark.parametrize(("shields", "marked"), [(0, True), (1, False)])
@rule("DC-ACT-11")
def test_what_follows_damage_is_cancelled_if_a_shield_blocked_it(shields: int, marked: bool) -> None:
    table = struck({**TO_FIRST, "then": "bleeding"}, change=be(0, shields=shields, items=pauses(2)))
    assert bool(table.told(Marked)) is marked


@rule("DC-ACT-11")
def test_what_follows_damage_comes_if_some_of_it_got_through() -> None:
    bites = {"do": "damage", "amount": 2, "to": "first_player", "then": "bleeding"}
    table = struck(bites, change=be(0, shields=1, items=pauses(2)))
    assert table.prisoner(0).states == tokens(bleeding=1)


@pytest.mark.parametrize(("shields", "answered"), [(0, [2]), (1, [])])
@rule("DC-ACT-11")
def test_a_prisoners_thorns_answer_damage_but_not_a_blocked_one(shields: int, answered: list[int]) -> None:
    mail = item(works="always", has=[{"has": "thorns", "amount": 2}])
    table = struck(TO_FIRST, change=be(0, shields=shields, items=[mail, *pauses(2)]))
    assert [told.amount for told in table.told(EnemyHurt)] == answered


@pytest.mark.parametrize(("shields", "answered"), [(0, [1]), (1, [])])
@rule("DC-ACT-11")
def test_an_enemys_thorns_answer_damage_but_not_a_blocked_one(shields: int, answered: list[int]) -> None:
    table = acting(
        blow("1"),
        foes={"1": monster(life=9, thorns=1)},
        change=changes(foe("1", shields=shields), be(1, items=pauses(2))),
    )
    assert [told.amount for told in table.told(Hurt)] == answered


@rule("DC-ACT-12")
def test_shields_of_prisoners_are_gone_after_the_fight() -> None:
    table = acting({"do": "block", "who": "all"}, {"do": "block", "golden": True})
    assert table.asks() == "ask-way"
    assert len(table.told(Shielded)) == 4
    for prisoner in table.campaign.prisoners:
        assert (prisoner.shields, prisoner.golden) == (0, 0)


@rule("DC-ACT-23")
def test_some_damage_is_not_blocked_by_shields() -> None:
    table = struck({**TO_FIRST, "pierce": True}, change=be(0, shields=2, items=pauses(2)))
    assert (table.prisoner(0).damage, table.prisoner(0).shields) == (1, 2)
    other = acting(blow("1", pierce=True), change=changes(foe("1", shields=2), be(0, items=pauses(2))))
    enemy = other.enemy("1")
    assert enemy is not None
    assert (enemy.damage, enemy.shields) == (1, 2)


@rule("DC-ACT-23")
def test_a_golden_shield_stops_all_damage_of_one_action_even_what_nothing_blocks_and_then_goes() -> None:
    heavy = {"do": "damage", "amount": 4, "to": "first_player", "pierce": True, "then": "bleeding"}
    table = struck(heavy, TO_FIRST, change=be(0, golden=1, shields=0, items=pauses(2)))
    assert table.prisoner(0).golden == 0
    assert table.prisoner(0).damage == 1  # the second action finds no shield
    assert table.told(Marked) == []


@rule("DC-ACT-23")
def test_a_golden_shield_goes_before_the_others() -> None:
    table = struck(TO_FIRST, change=be(0, golden=1, shields=2, items=pauses(2)))
    assert (table.prisoner(0).golden, table.prisoner(0).shields, table.prisoner(0).damage) == (0, 2, 0)


@rule("DC-ACT-23")
def test_a_golden_shield_of_an_enemy_stops_all_damage_of_one_action() -> None:
    table = acting(
        blow("1", 5, pierce=True),
        blow("1", 1),
        change=changes(foe("1", golden=1), be(0, items=pauses(2))),
    )
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.damage, enemy.golden) == (1, 0)


@rule("DC-ACT-08", "DC-ACT-03", "DC-RULING-20", "DC-STATE-12")
def test_damage_assigned_icon_by_icon_meets_a_shield_a_mark_and_an_immunity() -> None:
    charm = item(works="always", has=[{"has": "immunity", "state": "poisoned"}])
    table = struck(
        {"do": "damage", "amount": 4, "then": "poisoned"},
        change=changes(
            be(0, shields=1, items=pauses(2)),
            be(1, states=tokens(targeted=1)),
            be(2, items=[charm]),
        ),
    )
    for victim in (0, 1, 2, 2):
        table.act(To(victim))
    assert [(told.who, told.amount, told.blocked) for told in table.told(Hurt)[:3]] == [(0, 0, 1), (1, 2, 0), (2, 2, 0)]
    # Shielded: not hurt, so no poison. Targeted: one more, and poison. Immune: hurt, and no poison.
    assert [(told.who, told.state) for told in table.told(Marked)] == [(1, "poisoned")]
    assert table.prisoner(2).states == tokens()


# -- states by either side -------------------------------------------------------------------------------


@rule("DC-ACT-13", "DC-STATE-01")
def test_a_state_action_puts_its_token_on_an_enemy_in_range_or_on_a_prisoner() -> None:
    table = fight(
        cards=[[combat(I=[give("targeted", "2"), give("poisoned", "L")])], [BLANK], [BLANK]],
        foes={"2": monster(life=9, I=[{"do": "inflict", "state": "targeted"}])},
    )
    assert [(told.enemy, told.state) for told in table.told(EnemyMarked)] == [(0, "targeted")]
    assert len(table.told(Missed)) == 1
    assert table.asks() == "ask-state"
    table.act(To(1))
    assert [(told.who, told.state) for told in table.told(Marked)] == [(1, "targeted")]


# -- abilities -------------------------------------------------------------------------------------------


@pytest.fixture
def board(monkeypatch) -> None:
    """The first player's board has one ability from the start and two more on the second track."""
    said = {
        "id": "test_board",
        "ability": [{"do": "earn", "what": "tooth"}],
        "survival": [],
        "tactics": [
            {"gives": [{"has": "ability", "acts": [{"do": "earn", "what": "cell"}]}]},
            {"gives": [{"has": "ability", "acts": [{"do": "block"}]}]},
        ],
        "brutality": [],
    }
    monkeypatch.setitem(PRISONERS, "poisoned", PrisonerFace(msgspec.convert(said, cards.PrisonerBoard)))


HORN = item(works="ability", acts=[blow("1")])
OWN = UseAbility("poisoned.ability")


def skilled(tactics: int = 0, **more):
    """Two ability icons in Round I, one in Round II, for one who has an item to use with them."""
    card = combat(I=[{"do": "ability", "amount": 2}], II=[{"do": "ability"}])
    change = be(0, items=[HORN], tracks=[0, tactics, 0])
    return fight(cards=[[card], [BLANK], [BLANK]], foes={"1": monster(life=20)}, change=change, **more)


@pytest.mark.parametrize("steps", [0, 1, 2])
@rule("DC-ACT-14", "DC-DEC-27", "DC-EQ-10")
def test_an_ability_action_uses_what_lies_left_of_a_marker_or_on_an_item(board, steps: int) -> None:
    table = skilled(steps)
    assert table.asks() == "ask-ability"
    assert table.decision.seats == [0]
    assert len(table.offered(UseAbility)) == 2 + steps
    assert table.offers(UseAbility(HORN))
    assert table.offers(PASS)
    last = table.offered(UseAbility)[steps]  # the board's own, or the step that was reached last
    before = (table.run.teeth, table.campaign.cells, table.prisoner(0).shields)
    table.act(last)
    after = (table.run.teeth, table.campaign.cells, table.prisoner(0).shields)
    assert [after[n] - before[n] for n in range(3)] == [1 if n == steps else 0 for n in range(3)]


@rule("DC-ACT-16")
def test_several_icons_may_use_different_abilities_or_the_same_again(board) -> None:
    table = skilled()
    table.act(UseAbility(HORN))
    assert table.fight.round == 1
    table.act(OWN)
    assert [told.ability for told in table.told(AbilityUsed)] == [HORN, "poisoned.ability"]
    again = skilled()
    teeth = again.run.teeth
    again.act(OWN)
    again.act(OWN)
    assert again.run.teeth == teeth + 2
    assert again.fight.round == 2  # two icons, and no third


@rule("DC-ACT-15", "DC-DEC-27", "DC-RULING-17")
def test_an_ability_that_would_do_nothing_is_not_offered_and_declining_is_allowed(board) -> None:
    far = item(works="ability", acts=[blow("3")])
    table = acting({"do": "ability"}, change=be(0, items=[far]))
    assert table.offered(UseAbility) == [OWN]
    table.act(PASS)
    assert table.told(AbilityUsed) == []


@rule("DC-OPT-03", "DC-ACT-16")
def test_by_the_later_rule_a_track_ability_works_once_a_round(board) -> None:
    table = skilled(options={"ability_repeats": "once"})
    table.act(OWN)
    assert table.fight.round == 1
    assert refuses(table, OWN)
    table.act(UseAbility(HORN))
    assert table.fight.round == 2
    assert table.offers(OWN)


@rule("DC-OPT-03")
def test_by_the_later_rule_an_items_ability_works_as_often_as_one_likes(board) -> None:
    table = skilled(options={"ability_repeats": "once"})
    table.act(UseAbility(HORN))
    table.act(UseAbility(HORN))
    assert [told.amount for told in table.told(EnemyHurt)] == [1, 1]


# -- looting ---------------------------------------------------------------------------------------------


@rule("DC-ACT-17", "DC-ACT-18", "DC-EX-14", "DC-DEC-28")
def test_a_loot_action_takes_all_of_one_type_as_the_looting_player_likes() -> None:
    table = fight(cards=[[BLANK], [LOOT], [BLANK]], foes={}, loot=["tooth", "cell", "tooth"])
    teeth, cells = table.run.teeth, table.campaign.cells
    assert table.decision.seats == [1]
    assert table.decision.options == [Grab("tooth"), Grab("cell")]
    table.act(Grab("tooth"))
    assert (table.run.teeth, table.campaign.cells) == (teeth + 2, cells)
    other = fight(cards=[[BLANK], [LOOT], [BLANK]], foes={}, loot=["tooth", "cell", "tooth"])
    other.act(Grab("cell"))
    assert (other.run.teeth, other.campaign.cells) == (teeth, cells + 1)


@rule("DC-RULING-17")
def test_with_loot_there_a_loot_action_must_take_some() -> None:
    table = fight(cards=[[LOOT], [BLANK], [BLANK]], foes={}, loot=["tooth", "cell"])
    assert refuses(table, PASS)


@rule("DC-RULING-17", "DC-DEC-28")
def test_with_nothing_there_a_loot_action_is_left_or_a_potion_drunk() -> None:
    nothing = fight(cards=[[LOOT], [BLANK], [BLANK]], foes={})
    assert nothing.asks() == "ask-way"
    table = fight(cards=[[LOOT], [BLANK], [BLANK]], foes={}, change=be(0, damage=1))
    assert table.asks() == "ask-way"  # no potion, no question
    potion = fight(
        cards=[[combat(II=[{"do": "loot"}])], [BLANK], [BLANK]],
        foes={},
        change=changes(be(0, damage=1), bag(potions=1)),
        options={"potion_window": "opened"},
    )
    assert potion.asks() == "ask-loot"
    potion.act(PASS)
    assert potion.run.potions == 1


@rule("DC-RULING-17")
def test_an_action_on_a_played_card_is_done_whether_one_likes_it_or_not() -> None:
    table = acting(blow("12"), foes={"1": monster(life=9), "2": monster(life=9)})
    assert refuses(table, PASS)
    assert table.offered(Hit) == [Hit(0), Hit(1)]


@rule("DC-RULING-26")
def test_scrolls_of_two_colours_are_two_types() -> None:
    table = fight(cards=[[LOOT], [BLANK], [BLANK]], foes={}, loot=["scroll_survival", "scroll_tactics"])
    table.act(Grab("scroll_tactics"))
    assert [told.amount for told in table.told(Looted)] == [1]
    assert table.offered(ScrollTo) == [ScrollTo(who, "tactics") for who in range(3)]


@rule("DC-ACT-19")
def test_looted_scrolls_and_equipment_are_given_out_after_the_fight() -> None:
    sword = item(works="plus", round=2, acts=[blow("1")])
    table = fight(
        cards=[[combat(I=[{"do": "loot"}], II=[{"do": "loot"}])], [BLANK], [BLANK]],
        foes={"1": monster(life=9, III=[DAMAGE])},
        loot=["scroll_survival", f"equipment:{sword}"],
    )
    table.act(Grab("scroll_survival"))
    assert table.asks() == "ask-damage"  # Round III, and nobody has got anything yet
    assert [prisoner.tracks for prisoner in table.campaign.prisoners] == [[0, 0, 0]] * 3
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[], [], []]
    table.act(To(0))
    table.act(ScrollTo(1, "survival"))
    table.act(ItemTo(2, sword))
    assert table.prisoner(1).tracks == [1, 0, 0]
    assert table.prisoner(2).items == [sword]


@rule("DC-ACT-20", "DC-DEC-28", "DC-RULING-39")
def test_a_loot_action_may_give_a_potion_to_anybody_instead_the_passer_too() -> None:
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[LOOT], [BLANK], [BLANK]],
        foes={"1": monster(life=9)},
        loot=["tooth"],
        passer=3,
        change=changes(be(3, damage=2), be(1, damage=1), bag(potions=2)),
        options={"potion_window": "opened"},
    )
    teeth = table.run.teeth
    assert table.offered(Drink) == [Drink(1), Drink(3)]
    table.act(Drink(3))
    assert table.prisoner(3).damage == 0
    assert table.prisoner(1).damage == 1
    assert table.run.potions == 1
    assert table.run.teeth == teeth  # the loot was left
    assert [told.who for told in table.told(Drank)] == [3]


@rule("DC-ACT-17")
def test_a_looter_gets_more_teeth_and_only_teeth() -> None:
    ring = item(works="always", has=[{"has": "looter", "amount": 2}])
    both = combat(I=[{"do": "loot"}], II=[{"do": "loot"}])
    table = fight(cards=[[both], [BLANK], [BLANK]], foes={}, loot=["tooth", "cell"], change=be(0, items=[ring]))
    teeth, cells = table.run.teeth, table.campaign.cells
    table.act(Grab("tooth"))
    assert table.run.teeth == teeth + 3
    assert table.campaign.cells == cells + 1


# -- healing ---------------------------------------------------------------------------------------------


@rule("DC-ACT-21", "DC-RULING-41", "DC-DEC-29")
def test_healing_takes_a_token_for_each_icon_off_one_of_the_actors_choice() -> None:
    table = acting({"do": "heal", "amount": 2}, change=changes(be(1, damage=2), be(2, damage=2)))
    assert table.asks() == "ask-heal-whom"
    assert table.decision.seats == [0]
    assert table.offered(To) == [To(1), To(2)]  # nobody who is unhurt
    table.act(To(2))
    assert life(table) == [0, 2, 0]


@rule("DC-RULING-41", "DC-DEC-29")
def test_with_one_wounded_healing_asks_nobody_and_never_reaches_one_who_passes() -> None:
    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[combat(I=[{"do": "heal", "amount": 1}])], [BLANK], [BLANK]],
        foes={},
        passer=3,
        change=changes(be(1, damage=2), be(3, damage=2)),
    )
    assert life(table) == [0, 1, 0, 2]


@rule("DC-RULING-41")
def test_healing_may_name_oneself_or_all() -> None:
    wounds = changes(be(0, damage=1), be(1, damage=2))
    assert life(acting({"do": "heal", "who": "self"}, change=wounds)) == [0, 2, 0]
    assert life(acting({"do": "heal", "who": "all"}, change=wounds)) == [0, 1, 0]
    assert acting({"do": "heal"}).told(Healed) == []


# -- who can do what -------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["loot", "ability", "earn", "push"])
@rule("DC-ACT-22")
def test_enemies_neither_loot_nor_use_abilities(act: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        monster(I=[{"do": act, "reach": "1", "what": "tooth"} if act in ("push", "earn") else {"do": act}])


@rule("DC-ACT-22")
def test_damage_blocks_and_states_exist_on_both_sides() -> None:
    three = combat(I=[blow("1"), {"do": "block"}, give("targeted")])
    enemy = monster(
        life=9,
        I=[TO_FIRST, {"do": "block"}, {"do": "inflict", "state": "targeted", "to": "first_player"}],
    )
    table = fight(cards=[[three], [BLANK], [BLANK]], foes={"1": enemy})
    assert [len(table.told(kind)) for kind in (EnemyHurt, Shielded, EnemyMarked)] == [1, 1, 1]
    assert [len(table.told(kind)) for kind in (Hurt, EnemyShielded, Marked)] == [1, 1, 1]


# -- pushing, pulling, shattering, earning, curing -------------------------------------------------------


def pushed(*acts, foes, barrier: str = ""):
    """Round I of a first player who pushes."""
    return acting(*acts, foes=foes, change=changes(ground(barrier=barrier), be(1, items=pauses(1))))


def spaces(table) -> dict[int, int]:
    """Where the enemies stand, by number."""
    return {enemy.id: enemy.space for enemy in table.fight.enemies}


@rule("DC-ACT-23")
def test_a_push_moves_an_enemy_so_many_free_spaces_further() -> None:
    table = pushed({"do": "push", "reach": "1", "amount": 2}, foes={"1": monster(life=9)})
    assert spaces(table) == {0: 4}
    assert [(told.space, told.how) for told in table.told(EnemyMoved)] == [(4, "pushed")]
    blocked = pushed({"do": "push", "reach": "1", "amount": 2}, foes={"1": monster(life=9), "3": monster(life=9)})
    assert spaces(blocked) == {0: 3, 1: 4}
    stuck = pushed({"do": "push", "reach": "1"}, foes={"1": monster(life=9), "2": monster(life=9)})
    assert spaces(stuck) == {0: 2, 1: 3}


@rule("DC-ACT-23")
def test_nobody_is_pushed_from_the_left_nor_beyond_the_last_space() -> None:
    left = pushed({"do": "push", "reach": "L", "amount": 3}, foes={"L": monster(life=9)})
    assert spaces(left) == {0: 0}
    last = pushed({"do": "push", "reach": "3", "amount": 3}, foes={"3": monster(life=9)})
    assert spaces(last) == {0: 4}
    assert last.told(EnemyHurt) == []


@rule("DC-ACT-23", "DC-ACT-08")
def test_an_enemy_pushed_into_a_wall_takes_one_damage_that_a_shield_may_stop() -> None:
    table = pushed({"do": "push", "reach": "2", "amount": 3}, foes={"2": monster(life=9)}, barrier="wall")
    assert spaces(table) == {0: 4}
    assert [(told.amount, told.blocked) for told in table.told(EnemyHurt)] == [(1, 0)]
    shielded = acting(
        {"do": "push", "reach": "3"},
        foes={"3": monster(life=1)},
        change=changes(ground(barrier="wall"), foe("3", shields=1), be(1, items=pauses(1))),
    )
    assert [(told.amount, told.blocked) for told in shielded.told(EnemyHurt)] == [(0, 1)]


@pytest.mark.parametrize("elite", [False, True])
@rule("DC-ACT-23", "DC-KILL-01")
def test_an_enemy_pushed_into_the_void_is_gone_and_pays_its_death_line(elite: bool) -> None:
    doomed = monster(life=99, elite=elite, death=[{"do": "gain", "what": "cell"}])
    table = pushed({"do": "push", "reach": "3"}, foes={"3": doomed}, barrier="void")
    assert spaces(table) == {}
    assert [told.how for told in table.told(EnemyKilled)] == ["void"]
    assert table.run.cells == 1


@rule("DC-ACT-23")
def test_a_push_that_ends_before_the_void_kills_nobody() -> None:
    table = pushed({"do": "push", "reach": "1", "amount": 2}, foes={"1": monster(life=1)}, barrier="void")
    assert spaces(table) == {0: 4}


@rule("DC-ACT-23")
def test_a_pull_brings_an_enemy_nearer_while_spaces_are_free() -> None:
    table = pushed({"do": "pull", "reach": "3", "amount": 1}, foes={"3": monster(life=9)})
    assert spaces(table) == {0: 3}
    near = pushed({"do": "pull", "reach": "3", "amount": 5}, foes={"3": monster(life=9)})
    assert spaces(near) == {0: 2}
    behind = pushed({"do": "pull", "reach": "3", "amount": 5}, foes={"3": monster(life=9), "1": monster(life=9)})
    assert spaces(behind) == {0: 3, 1: 2}
    left = pushed({"do": "pull", "reach": "L", "amount": 5}, foes={"L": monster(life=9)})
    assert spaces(left) == {0: 0}


@rule("DC-ACT-23")
def test_shattering_takes_all_shields_of_an_enemy() -> None:
    table = acting(
        {"do": "shatter", "reach": "1"},
        blow("1"),
        change=changes(foe("1", shields=3, golden=1), be(0, items=pauses(2))),
    )
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.shields, enemy.golden, enemy.damage) == (0, 0, 1)
    assert len(table.told(ShieldsShattered)) == 1


@pytest.mark.parametrize("what", ["tooth", "cell"])
@rule("DC-COMBAT-02")
def test_what_is_earned_goes_into_the_bag(what: str) -> None:
    before = acting()
    table = acting({"do": "earn", "what": what, "amount": 3})
    expected = {"tooth": (3, 0), "cell": (0, 3)}[what]
    assert table.run.teeth - before.run.teeth == expected[0]
    assert table.campaign.cells - before.campaign.cells == expected[1]


@rule("DC-STATE-01")
def test_curing_takes_all_tokens_of_one_state_off() -> None:
    ill = changes(be(1, states=tokens(poisoned=2, burning=1)), be(2, frozen=[3]), be(0, items=pauses(1)))
    table = acting({"do": "cure"}, change=ill)
    table.act(PASS)
    assert table.decision.seats == [0]
    assert table.offered(StateOff) == [StateOff(1, "poisoned"), StateOff(1, "burning"), StateOff(2, "frozen")]
    table.act(StateOff(1, "poisoned"))
    assert [(told.who, told.state) for told in table.told(Cured)] == [(1, "poisoned")]
    assert table.told(Hurt) == []  # both tokens are gone before the round ends


@rule("DC-STATE-01")
def test_curing_may_name_a_state_oneself_or_all() -> None:
    ill = changes(be(0, states=tokens(bleeding=1, burning=1)), be(1, states=tokens(bleeding=1)))
    named = acting({"do": "cure", "who": "self", "state": "bleeding"}, change=ill)
    assert [(told.who, told.state) for told in named.told(Cured)] == [(0, "bleeding")]
    every = acting({"do": "cure", "who": "all", "state": "bleeding"}, change=ill)
    assert [(told.who, told.state) for told in every.told(Cured)] == [(0, "bleeding"), (1, "bleeding")]
    assert every.told(Died) == []


# -- what an action needs --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("needs", "change", "foes"),
    [
        ("wounded", be(0, damage=1), None),
        ("shielded", be(0, shields=1), None),
        ("shielded", be(0, golden=1), None),
        ("barrier", ground(barrier="wall"), None),
        ("flanked", None, {"1": monster(life=9), "L": monster(life=9)}),
    ],
)
@rule("DC-COMBAT-02")
def test_an_action_that_needs_something_is_done_only_if_it_is_so(needs: str, change, foes) -> None:
    act = {"do": "earn", "what": "cell", "needs": needs}
    assert acting(act).run.cells == 0
    assert acting(act, change=change, foes=foes).run.cells == 1


@rule("DC-COMBAT-02")
def test_an_action_may_need_an_unhurt_actor_a_lone_enemy_or_the_first_player() -> None:
    unhurt = {"do": "earn", "what": "cell", "needs": "unhurt"}
    assert acting(unhurt).run.cells == 1
    assert acting(unhurt, change=be(0, damage=1)).run.cells == 0
    alone = {"do": "earn", "what": "cell", "needs": "alone"}
    assert acting(alone).run.cells == 1
    assert acting(alone, foes={"1": monster(life=9), "2": monster(life=9)}).run.cells == 0
    first = {"do": "earn", "what": "cell", "needs": "first_player"}
    assert acting(first).run.cells == 1
    assert acting(first, first=1).run.cells == 0
