"""The worked examples of the ledger about attacks, tests, knock-outs, movement and terrain (D2-EX)."""

from __future__ import annotations

from rules.descent.table import (
    activation,
    ally,
    hero,
    item,
    lay,
    lieutenant,
    monster,
    sheet,
    skill,
    turn,
    weapon,
)
from rules.table import refuses, rule

from undercroft.engine.decision import DONE
from undercroft.games.descent import state
from undercroft.games.descent.rules.layout import REMOVED
from undercroft.games.descent.state import (
    AGREE,
    DRAW_ONE,
    END_ROUND,
    HEROES_TURNS,
    MOVE_ACTION,
    OVERLORD_TURN,
    REST,
    SHAKE_OFF,
    STAND_UP,
    TAKE_THREAT,
    AttackRolled,
    Buy,
    ClimbOut,
    DefenceRolled,
    EaseFatigue,
    Give,
    Hurt,
    Missed,
    Operate,
    PickSpace,
    Revive,
    Strike,
    Suffer,
    UseCard,
    Wear,
)

# -- attack and dice -------------------------------------------------------------------------------------


@rule("D2-EX-01", "D2-RANGE-03", "D2-RANGE-01", "D2-CORE-53")
def test_three_range_do_not_reach_four_spaces() -> None:
    bow = weapon("blue", ranged=True)
    table = turn("A . . . M", heroes={"A": hero(items=[bow])})
    table.dice(2).strike("M")
    assert [told.why for told in table.told(Missed)] == ["range"]
    assert table.figure("M").damage == 0


@rule("D2-EX-02", "D2-RANGE-03")
def test_four_range_reach_four_spaces() -> None:
    bow = weapon("blue", ranged=True)
    table = turn("A . . . M", heroes={"A": hero(items=[bow])})
    table.dice(3).strike("M")
    assert not table.told(Missed)
    assert table.figure("M").damage == 2


@rule("D2-EX-03", "D2-RANGE-04", "D2-RULING-20")
def test_a_surge_for_range_makes_a_short_shot_reach() -> None:
    bow = weapon("blue", "yellow", ranged=True, surges=[{"range": 1}])
    table = turn("A . . . M", heroes={"A": hero(items=[bow])})
    table.dice(1, 1).strike("M")
    table.buy(range=1)
    assert not table.told(Missed)
    assert table.figure("M").damage == 3


@rule("D2-EX-04", "D2-ATK-10", "D2-RULING-22")
def test_an_x_cancels_hearts_and_surges_alike() -> None:
    table = turn("A M", heroes={"A": hero(fatigue=2)})
    table.dice(0, 5).strike("M")
    assert [told.why for told in table.told(Missed)] == ["x"]
    assert table.figure("M").damage == 0
    assert table.asks() == "ask-turn"
    assert table.hero("A").fatigue == 2


@rule("D2-EX-05", "D2-DMG-01", "D2-DMG-02", "D2-ATK-11", "D2-ATK-13")
def test_shields_stop_hearts_and_never_heal() -> None:
    axe = weapon("blue", "red", "red")
    table = turn("A M", heroes={"A": hero(items=[axe])}, monsters={"M": monster(defence=["gray"])})
    table.dice(2, 0, 1, 5).strike("M")  # 5 hearts, 3 shields
    assert table.figure("M").damage == 2
    club = weapon("blue")
    table = turn("A M", heroes={"A": hero(items=[club])}, monsters={"M": monster(defence=["black"], damage=3)})
    table.dice(2, 5).strike("M")  # 2 hearts, 4 shields
    assert table.figure("M").damage == 3


@rule("D2-EX-06", "D2-CORE-42")
def test_pierce_ignores_shields_and_what_is_left_of_it_is_lost() -> None:
    pick = weapon("blue", "red", pierce=2)
    table = turn("A M", heroes={"A": hero(items=[pick])}, monsters={"M": monster(defence=["gray"])})
    table.dice(2, 1, 5).strike("M")  # 4 hearts, 3 shields
    assert table.figure("M").damage == 3
    pick = weapon("blue", "red", pierce=3)
    table = turn("A M", heroes={"A": hero(items=[pick])}, monsters={"M": monster(defence=["gray"])})
    table.dice(2, 1, 4).strike("M")  # 4 hearts, 2 shields
    assert table.figure("M").damage == 4


@rule("D2-EX-07", "D2-SURGE-02", "D2-SURGE-03", "D2-SURGE-04")
def test_each_surge_ability_works_once_and_one_surge_eases_fatigue() -> None:
    axe = weapon("blue", "red", "yellow", "yellow", surges=[{"damage": 1}, {"pierce": 1}])
    table = turn(
        "A M", heroes={"A": hero(items=[axe], fatigue=3)}, monsters={"M": monster(health=20, defence=["gray"])}
    )
    table.dice(1, 5, 0, 3, 4).strike("M")  # 2 + 3 + 0 + 1 hearts, 4 surges; 2 shields
    assert table.decision.count == 4
    table.buy(damage=1)
    table.buy(pierce=1)
    assert not table.offered(Buy)
    table.act(EaseFatigue())
    assert table.asks() == "ask-turn", "the fourth surge is wasted"
    assert table.hero("A").fatigue == 2
    assert table.figure("M").damage == 6 + 1 - (2 - 1)


@rule("D2-EX-08", "D2-ATK-04")
def test_bare_hands_are_one_blue_die() -> None:
    table = turn("A M . N", heroes={"A": hero(items=[])})
    assert table.targets() == [table.who("M")], "bare hands reach no further than an adjacent space"
    table.dice(2).strike("M")
    assert table.told(AttackRolled)[0].dice == ["blue"]
    assert table.figure("M").damage == 2


@rule("D2-EX-09", "D2-CORE-41", "D2-ATK-12")
def test_two_figures_roll_apart_against_one_attack_roll() -> None:
    sweep = skill({"do": "attack", "who": "user", "at": "adjacent_monsters"}, at="action")
    table = turn("M A N", heroes={"A": hero(skills=[sweep])}, monsters={
        "M": monster(defence=["gray"], group="one"), "N": monster(defence=["gray"], group="two")
    })  # fmt: skip
    table.dice(2, 1, 1, 5)  # 4 hearts; 1 and 3 shields
    table.act(UseCard(sweep, -1, -1))
    assert len(table.told(AttackRolled)) == 1
    assert [told.figure for told in table.told(DefenceRolled)] == [table.who("M"), table.who("N")]
    assert (table.figure("M").damage, table.figure("N").damage) == (3, 1)


@rule("D2-EX-10", "D2-CORE-47")
def test_poison_needs_damage() -> None:
    fang = weapon("blue", surges=[{"inflict": ["poisoned"]}])
    table = turn("A M", heroes={"A": hero(items=[fang])}, monsters={"M": monster(defence=["gray"])})
    table.dice(1, 4).strike("M")  # 2 hearts and a surge, 2 shields
    table.buy(inflict=["poisoned"])
    assert table.figure("M").damage == 0
    assert table.figure("M").conditions == []
    table.dice(1, 1).strike("M")  # 1 shield: 1 damage
    table.buy(inflict=["poisoned"])
    assert table.figure("M").conditions == ["poisoned"]


@rule("D2-EX-11", "D2-MON-03", "D2-MON-05", "D2-MON-06")
def test_an_ability_with_an_attack_is_the_monsters_attack() -> None:
    fire = skill({"do": "attack", "who": "user", "at": "adjacent_figures"}, at="action")
    table = activation("M A", monsters={"M": monster(abilities=[fire])})
    assert table.offered(Strike)
    table.dice(2)
    table.act(UseCard(fire, -1, -1))
    assert table.turn.actions == 1
    assert not table.offered(Strike)
    assert not table.offered(UseCard)
    assert table.offers(MOVE_ACTION)


@rule("D2-EX-12", "D2-ATK-01", "D2-ATK-02", "D2-ALLY-03")
def test_a_hero_attacks_twice_and_an_ally_once() -> None:
    table = turn("A M")
    table.dice(2, 1).strike("M")
    assert table.targets() == [table.who("M")]
    table.dice(2, 1).strike("M")
    assert table.figure("M").damage == 8
    table = turn("A . F M", of="F", others={"F": ally()})
    table.dice(2).strike("M")
    assert table.turn.actions == 1
    assert not table.offered(Strike)
    assert table.offers(MOVE_ACTION)


# -- tests, fatigue, knock-out ---------------------------------------------------------------------------


@rule("D2-EX-13", "D2-TEST-01", "D2-TEST-02", "D2-CORE-57")
def test_as_many_shields_as_the_attribute_is_enough() -> None:
    table = turn("A .", heroes={"A": hero(conditions=["poisoned"])}, dice=[0, 1])  # grey 0, black 2
    assert [(told.value, told.passed) for told in table.told(state.Tested)] == [(2, True)]
    table = turn("A .", heroes={"A": hero(conditions=["poisoned"])}, dice=[1, 1])  # grey 1, black 2
    assert [(told.value, told.passed) for told in table.told(state.Tested)] == [(2, False)]


@rule("D2-EX-14", "D2-TEST-03", "D2-CORE-75")
def test_a_monster_fails_without_rolling_and_a_lieutenant_rolls() -> None:
    glare = skill(
        {"do": "test", "who": "target", "attribute": ["awareness"],
         "fails": [{"do": "suffer", "who": "tester", "damage": 1}]},
        choice="adjacent_monster",
    )  # fmt: skip
    table = turn("M A N", heroes={"A": hero(skills=[glare])}, monsters={"N": lieutenant(awareness=2)})
    table.act(UseCard(glare, table.who("M"), -1))
    assert [(told.faces, told.passed) for told in table.told(state.Tested)] == [([], False)]
    assert table.figure("M").damage == 1
    table.dice(0, 1)
    table.act(UseCard(glare, table.who("N"), -1))
    assert [(told.faces, told.passed) for told in table.told(state.Tested)][1:] == [([0, 1], True)]
    assert table.figure("N").damage == 0


def suffering(fatigue: int, suffers: int, damage: int = 0):
    """A hero of Stamina 4 suffers fatigue that nobody chose."""
    return lay("A .", [Suffer(0, 0, suffers, -1, "test"), HEROES_TURNS, OVERLORD_TURN, END_ROUND], heroes={
        "A": hero(fatigue=fatigue, damage=damage)
    })  # fmt: skip


@rule("D2-EX-15", "D2-FAT-02", "D2-RULING-64")
def test_fatigue_beyond_stamina_is_damage() -> None:
    table = suffering(fatigue=4, suffers=2)
    assert (table.hero("A").fatigue, table.figure("A").damage) == (4, 2)


@rule("D2-EX-16", "D2-FAT-02")
def test_only_what_is_beyond_stamina_is_damage() -> None:
    table = suffering(fatigue=3, suffers=3)
    assert (table.hero("A").fatigue, table.figure("A").damage) == (4, 2)


@rule("D2-EX-17", "D2-FAT-01", "D2-FATMOVE-05", "D2-SKILL-02")
def test_who_is_spent_is_offered_nothing_that_costs_fatigue() -> None:
    cry = skill({"do": "points", "who": "user", "amount": 1}, fatigue=1)
    table = turn("A . .", heroes={"A": hero(fatigue=3, skills=[cry])})
    assert table.walks() == {(1, 0): 1}
    assert table.offered(UseCard)
    table = turn("A . .", heroes={"A": hero(fatigue=4, skills=[cry])})
    assert table.walks() == {}
    assert not table.offered(UseCard)


@rule("D2-EX-18", "D2-KO-01", "D2-KO-02", "D2-KO-03", "D2-KO-04", "D2-KO-05", "D2-KO-06", "D2-CORE-90")
def test_weariness_knocks_a_hero_out_in_the_middle_of_the_turn() -> None:
    doom = skill(
        {"do": "afflict", "who": "user", "condition": ["poisoned"]}, {"do": "suffer", "who": "user", "fatigue": 2}
    )
    table = turn(
        "A . B", heroes={"A": hero(damage=9, fatigue=4, skills=[doom])}, plot="dark_illusions", deck=["dash.1"]
    )
    table.act(UseCard(doom, -1, -1))
    assert table.hero("A").knocked_out
    assert (table.figure("A").damage, table.hero("A").fatigue) == (10, 4)
    assert table.figure("A").conditions == []
    assert table.is_on("A", "A"), "the token lies where the figure stood"
    assert table.asks() == "ask-due"
    assert table.decision.options == [DRAW_ONE, TAKE_THREAT]
    table.act(DRAW_ONE)
    assert table.overlord.hand == ["dash.1"]
    assert table.hero("A").acted
    assert table.turn.figure == table.who("B")


@rule("D2-EX-19", "D2-STAND-01", "D2-STAND-02", "D2-STAND-03", "D2-STAND-04", "D2-STAND-05", "D2-STAND-06")
def test_who_stands_up_recovers_by_two_red_dice_and_has_had_the_turn() -> None:
    table = turn("A . B", heroes={"A": hero(knocked_out=True, damage=10, fatigue=4)})
    assert table.decision.options == [STAND_UP, DONE]
    table.dice(5, 1)
    table.act(STAND_UP)
    assert (table.figure("A").damage, table.hero("A").fatigue) == (5, 3)
    assert not table.hero("A").knocked_out
    assert table.is_on("A", "A")
    assert table.hero("A").acted
    assert table.turn.figure == table.who("B")


@rule("D2-EX-20", "D2-REVIVE-01", "D2-REVIVE-02", "D2-RULING-27", "D2-CORE-92", "D2-DP-39")
def test_whoever_is_revived_before_the_turn_takes_a_whole_one() -> None:
    table = turn("A B", heroes={"B": hero(knocked_out=True, damage=10, fatigue=4)})
    table.dice(1, 1)
    table.act(Revive(table.who("B")))
    assert table.figure("B").damage == 6
    assert table.turn.figure == table.who("A")
    assert table.turn.actions == 1
    table.end()
    assert table.turn.figure == table.who("B")
    assert table.turn.actions == 2
    assert not table.offers(STAND_UP)
    assert table.offers(MOVE_ACTION)


@rule("D2-EX-21", "D2-STAND-05", "D2-DP-40", "D2-RULING-37")
def test_who_stands_up_under_a_monster_chooses_among_the_closest_spaces() -> None:
    table = turn(
        "# . M . .",
        heroes={"A": hero(at=(2, 0), knocked_out=True, damage=10), "B": hero(at=(4, 0))},
        monsters={"M": monster()},
        seats=3,
    )
    table.dice(1, 1)
    table.act(STAND_UP)
    assert table.asks() == "ask-space"
    assert table.decision.seats == [0]
    assert table.decision.options == [PickSpace(table.space((1, 0))), PickSpace(table.space((3, 0)))]
    table.act(PickSpace(table.space((3, 0))))
    assert table.is_on("A", (3, 0))


@rule("D2-EX-23", "D2-REST-01", "D2-CORE-26")
def test_the_fatigue_that_a_rest_takes_off_cannot_be_spent_in_the_same_turn() -> None:
    table = turn("A . B", heroes={"A": hero(fatigue=4)})
    table.act(REST)
    assert table.hero("A").fatigue == 4
    assert table.walks() == {}
    table.end()
    assert table.hero("A").fatigue == 0
    assert table.hero("A").acted


@rule("D2-EX-24", "D2-CORE-59")
def test_a_stunned_hero_shakes_it_off_and_is_free() -> None:
    table = turn("A M", heroes={"A": hero(conditions=["stunned"], fatigue=4)})
    assert table.decision.options == [SHAKE_OFF, DONE]
    table.act(SHAKE_OFF)
    assert table.figure("A").conditions == []
    assert table.turn.actions == 1
    assert table.offers(MOVE_ACTION)
    assert table.targets() == [table.who("M")]


# -- movement and terrain --------------------------------------------------------------------------------


@rule("D2-EX-26", "D2-MOVE-01", "D2-MOVE-02", "D2-TER-WATER-01")
def test_water_costs_two() -> None:
    table = turn("A . w . .", heroes={"A": hero(fatigue=4)})
    table.act(MOVE_ACTION)
    assert table.walks() == {(1, 0): 0, (2, 0): 0, (3, 0): 0}
    table.walk((3, 0))
    assert table.turn.points == 0


@rule("D2-EX-27", "D2-FATMOVE-01", "D2-RULING-66", "D2-DP-28")
def test_fatigue_pays_what_is_missing_for_water() -> None:
    slow = sheet(speed=1)
    table = turn("A w", heroes={"A": hero(slow, fatigue=4)})
    table.act(MOVE_ACTION)
    assert table.walks() == {}
    table = turn("A w", heroes={"A": hero(slow, fatigue=3)})
    table.act(MOVE_ACTION)
    assert table.walks() == {(1, 0): 1}
    table.walk((1, 0))
    assert (table.hero("A").fatigue, table.turn.points) == (4, 0)
    table = turn("A w", heroes={"A": hero(slow, fatigue=3)})
    assert table.walks() == {}, "one fatigue is one point, and water is two"


@rule("D2-EX-28", "D2-TER-MUD-01", "D2-TER-MUD-02", "D2-TER-MUD-03", "D2-RULING-39")
def test_out_of_mud_one_point_is_not_enough_for_more_mud() -> None:
    boots = item(passive=[{"gives": "speed", "amount": 2}])
    table = turn("m m m", heroes={"A": hero(at=(1, 0), fatigue=4, items=[boots])})
    table.act(MOVE_ACTION)
    assert table.turn.points == 1
    assert table.walks() == {}
    table.act(MOVE_ACTION)
    assert table.turn.points == 2
    assert set(table.walks()) == {(0, 0), (2, 0)}
    table = turn("m m m", heroes={"A": hero(at=(1, 0), fatigue=3, items=[boots])})
    table.act(MOVE_ACTION)
    assert table.walks() == {(0, 0): 1, (2, 0): 1}


@rule("D2-EX-29", "D2-TER-PIT-01", "D2-TER-PIT-02", "D2-TER-PIT-04", "D2-RULING-42", "D2-DP-41")
def test_a_pit_hurts_and_ends_the_movement_but_not_the_turn() -> None:
    quick = sheet(speed=5)
    table = turn("A . . P . .", heroes={"A": hero(quick)})
    table.act(MOVE_ACTION)
    table.walk((3, 0))
    assert table.figure("A").damage == 2
    assert table.turn.points == 0
    assert table.decision.options == [ClimbOut(table.space((2, 0))), ClimbOut(table.space((4, 0))), DONE]
    table.act(ClimbOut(table.space((4, 0))))
    assert table.is_on("A", (4, 0))
    assert table.turn.actions == 0


@rule("D2-EX-30", "D2-TER-PIT-04", "D2-TER-PIT-05")
def test_nobody_climbs_out_where_there_is_no_room() -> None:
    table = turn("# P M", heroes={"A": hero(at=(1, 0)), "B": hero(at="")}, monsters={"M": monster()})
    assert table.hero("A").acted, "the turn is over as it begins"
    table = turn("# P M", heroes={"A": hero(at=(1, 0))}, profile="rulebook")
    assert not table.offered(ClimbOut)
    assert table.targets() == [table.who("M")]


@rule("D2-EX-32", "D2-TER-HAZ-01", "D2-TER-HAZ-02", "D2-TER-HAZ-03", "D2-DP-49")
def test_hazard_hurts_on_the_way_and_defeats_who_stays() -> None:
    table = turn("A L L . B")
    table.act(MOVE_ACTION)
    table.walk((3, 0)).end()
    assert table.figure("A").damage == 2
    assert not table.hero("A").knocked_out
    table = turn("A L . B")
    table.act(MOVE_ACTION)
    table.walk((1, 0)).end()
    assert table.hero("A").knocked_out
    assert table.asks() == "ask-space"
    assert table.decision.options == [PickSpace(table.space((0, 0))), PickSpace(table.space((2, 0)))]
    table.act(PickSpace(table.space((2, 0))))
    assert table.is_on("A", (2, 0))
    assert table.turn.figure == table.who("B")


@rule("D2-EX-33", "D2-LARGE-02", "D2-TER-WATER-02", "D2-CORE-34", "D2-RULING-44")
def test_a_large_monster_pays_for_the_water_it_walks_through_and_not_for_where_it_lies() -> None:
    drawn = """
        M M . . .
        M M w w w
    """
    table = activation(drawn, monsters={"M": monster(size=(2, 2), speed=2)})
    table.act(MOVE_ACTION)
    table.march((3, 0), (4, 0), (3, 1), (4, 1), to=(3, 0))  # two dry spaces, though half of it lies in water
    through = """
        M M # . .
        M M w . .
    """
    table = activation(through, monsters={"M": monster(size=(2, 2), speed=2)})
    table.act(MOVE_ACTION)
    assert table.bases() == [], "one space of water is two points, and there it does not fit"
    table.act(MOVE_ACTION)
    table.march((3, 0), (4, 0), (3, 1), (4, 1))


@rule("D2-EX-34", "D2-LARGE-04", "D2-TER-PIT-08", "D2-CORE-35")
def test_a_large_monster_falls_only_into_a_pit_that_takes_all_of_it() -> None:
    drawn = """
        M M . {}
        M M P P
    """
    beast = monster(size=(2, 2), speed=3)
    for sign, damage in (("P", 0), (".", 0)):
        table = activation(drawn.format(sign), monsters={"M": beast})
        table.act(MOVE_ACTION)
        table.march((2, 0), (3, 0), (2, 1), (3, 1))
        assert table.figure("M").damage == damage
    table = activation("""
        M M P P
        M M P P
    """, monsters={"M": beast})  # fmt: skip
    table.act(MOVE_ACTION)
    table.march((2, 0), (3, 0), (2, 1), (3, 1))
    assert table.figure("M").damage == 2
    assert table.turn.points == 0
    assert not table.offers(MOVE_ACTION)
    assert {way.space for way in table.offered(ClimbOut)} == {table.space((1, 0)), table.space((1, 1))}


@rule("D2-EX-35", "D2-CORE-28", "D2-CORE-29", "D2-DP-57", "D2-DP-59")
def test_a_large_monster_shrinks_walks_and_spreads_again() -> None:
    drawn = """
        M M . . . .
        M M . . . .
    """
    table = activation(drawn, monsters={"M": monster(size=(2, 2), speed=3)})
    table.act(MOVE_ACTION)
    bases = table.bases()
    assert [(4, 0), (4, 1), (5, 0), (5, 1)] in bases
    assert [(3, 0), (3, 1), (4, 0), (4, 1)] in bases
    table.march((4, 0), (4, 1), (5, 0), (5, 1))
    assert table.turn.points == 0
    blocked = """
        M M . . . A
        M M . . . .
    """
    table = activation(blocked, monsters={"M": monster(size=(2, 2), speed=3)})
    table.act(MOVE_ACTION)
    assert [(4, 0), (4, 1), (5, 0), (5, 1)] not in table.bases()


@rule("D2-EX-36", "D2-LARGE-01", "D2-CORE-32", "D2-DP-58")
def test_a_large_monster_may_not_interrupt_for_what_only_its_base_reaches() -> None:
    drawn = """
        M M . . . . A
        M M . . . . .
    """
    table = activation(drawn, monsters={"M": monster(size=(2, 2), speed=4)})
    table.act(MOVE_ACTION)
    table.march((4, 0), (4, 1), (5, 0), (5, 1), to=(4, 0))
    assert (table.turn.points, table.turn.shrunken) == (0, -1), "on (4, 0) nobody is adjacent: the movement ends there"
    assert table.targets() == [table.who("A")], "and now it is as large as it is"


@rule("D2-EX-37", "D2-MOVE-10", "D2-RULING-02", "D2-RULING-04")
def test_nobody_squeezes_between_two_enemies() -> None:
    between = "A M\nN ."
    for drawn, squeezes in ((between, False), ("A M\n. .", True), ("A #\n# .", True)):
        table = turn(drawn)
        assert table.can_walk((1, 1)) == [squeezes]
        assert turn(drawn, profile="rulebook").can_walk((1, 1)) == [True]


@rule("D2-EX-38", "D2-TER-ELEV-04")
def test_a_melee_attack_up_a_slope_meets_a_black_die_more() -> None:
    for arm, black in (
        (weapon("blue"), True),
        (weapon("blue", reach=True), False),
        (weapon("blue", ranged=True), False),
    ):
        table = turn("A^M", heroes={"A": hero(items=[arm])})
        assert table.walks() == {}
        table.dice(3, *([1] if black else [])).strike("M")
        assert [told.dice for told in table.told(DefenceRolled)] == ([["black"]] if black else [])
        assert table.figure("M").damage == (0 if black else 2)


@rule("D2-EX-39", "D2-TER-PORT-03")
def test_a_portcullis_stops_feet_and_no_blades_until_it_is_opened() -> None:
    table = turn("A:M .")
    assert table.targets() == [table.who("M")]
    table = turn("A:. M")
    assert table.can_walk((1, 0)) == [False]
    table.act(Operate(0))
    assert table.can_walk((1, 0)) == [True]


@rule("D2-EX-40", "D2-TER-VEG-04")
def test_vegetation_stops_blades_and_no_feet_until_it_is_removed() -> None:
    table = turn("A*M .")
    assert table.targets() == []
    assert turn("A*. M").walks()[1, 0] == 1
    table.act(Operate(0))
    assert table.encounter.edges == REMOVED
    assert table.targets() == [table.who("M")]
    assert not table.offered(Operate), "it is gone for good"


@rule("D2-EX-41", "D2-TER-RUIN-02", "D2-TER-RUIN-03", "D2-TER-RUIN-04", "D2-DP-42")
def test_ruins_over_water_crumble_for_a_point_of_fatigue() -> None:
    table = turn("A R .")
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.asks() == "ask-ruins"
    assert table.turn.points == 3
    table.act(table.decision.options[-1])
    assert table.encounter.edges == REMOVED
    assert table.hero("A").fatigue == 1
    assert table.turn.points == 3


@rule("D2-EX-55", "D2-CORE-88")
def test_a_hero_who_lies_there_blocks_neither_sight_nor_feet() -> None:
    bow = weapon("blue", ranged=True)
    fallen = hero(knocked_out=True, damage=10)
    table = turn("A . B M", heroes={"A": hero(items=[bow]), "B": fallen})
    assert table.targets() == [table.who("M")]
    table.act(MOVE_ACTION)
    assert table.can_walk("B") == [True]
    standing = turn("A . B M", heroes={"A": hero(items=[bow])})
    assert standing.targets() == []


@rule("D2-EX-65", "D2-MOVE-13")
def test_a_traded_sword_is_worn_at_the_receivers_own_next_turn() -> None:
    sword = weapon("blue", "yellow")
    table = turn("A B", heroes={"A": hero(items=[sword]), "B": hero(items=[])})
    table.act(MOVE_ACTION)
    table.act(Give(sword, table.who("A"), table.who("B")))
    assert table.hero("B").items == [sword]
    assert table.hero("B").worn == []
    table.end()
    assert table.asks() == "ask-equip"
    table.act(Wear([sword]))
    assert table.hero("B").worn == [sword]


@rule("D2-EX-68", "D2-RULING-28", "D2-MOVE-12", "D2-DP-29")
def test_shop_items_relics_and_potions_change_hands_and_starting_equipment_does_not() -> None:
    starting, shop, relic = weapon("blue", kind="starting"), weapon("blue"), item(kind="relic")
    table = turn(
        "A B", heroes={"A": hero(items=[starting, shop, relic], found=["health_potion.1"]), "B": hero()}, seats=3
    )
    assert not table.offered(Give), "only in the course of a movement"
    table.act(MOVE_ACTION)
    given = [gift.card for gift in table.offered(Give) if gift.giver == table.who("A")]
    assert given == [shop, relic, "health_potion.1"]
    table.act(Give(relic, table.who("A"), table.who("B")))
    assert table.asks() == "ask-agree"
    assert table.decision.seats == [1]
    table.act(AGREE, 1)
    assert table.hero("B").items[-1] == relic
    assert refuses(table, Give(starting, table.who("A"), table.who("B")))


@rule("D2-EX-70", "D2-RULING-40", "D2-TER-HAZ-03")
def test_whoever_dies_on_entering_hazard_lies_beside_it() -> None:
    table = turn("A L L . B", heroes={"A": hero(damage=9)})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert [told.damage for told in table.told(Hurt)] == [1]
    assert table.hero("A").knocked_out
    assert table.is_on("A", (0, 0)), "the closest space without hazard"
    assert table.turn.figure == table.who("B")


@rule("D2-EX-71", "D2-CORE-130")
def test_a_dear_surge_ability_works_once_for_its_whole_price() -> None:
    maul = weapon("blue", "red", "yellow", surges=[{"cost": 2, "damage": 5}])
    table = turn("A M", heroes={"A": hero(items=[maul], fatigue=2)}, monsters={"M": monster(health=30)})
    table.dice(1, 5, 0).strike("M")  # 2 + 3 hearts, 3 surges
    table.buy(damage=5)
    assert table.decision.options == [EaseFatigue(), DONE]
    table.act(EaseFatigue())
    assert table.figure("M").damage == 10
    assert table.hero("A").fatigue == 1
