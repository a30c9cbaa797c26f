"""The abilities and surges of the nine kinds of monsters, each in a played position."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BROWN_0,
    BROWN_2,
    FAILED,
    GRAY_0,
    GRAY_1,
    GRAY_3,
    PASSED,
    RED_1,
    RED_3,
    RED_SURGE,
    YELLOW_1,
    YELLOW_2,
    YELLOW_SURGE,
    CardTable,
    Sheet,
    be,
    hero,
    scene,
)
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.state import (
    AttackRolled,
    DefenceRolled,
    Go,
    March,
    Missed,
    MoveAction,
    PickSpace,
    Strike,
    Struck,
)


def target(**fields: object) -> Sheet:
    """A hero without anything to use: Syndrael, Might 4, Willpower 2, Awareness 2."""
    return hero("syndrael", "berserker", **{"items": [], **fields})


def other(**fields: object) -> Sheet:
    """Another one: Grisban."""
    return hero("grisban_the_thirsty", "berserker", **{"items": [], **fields})


def beside(kind: str) -> str:
    """A map with a hero beside a monster of this kind."""
    width, height = sorted(CARDS.monsters[kind].size)
    rows = [["G"] * height for _ in range(width)]
    return "\n".join((("A " if at == 0 else ". ") + " ".join(row) + " . .") for at, row in enumerate(rows))


def figures() -> list[tuple[str, str, int]]:
    """Every kind, rank and act."""
    return [(kind, rank, act) for kind in CARDS.monsters for rank in ("minion", "master") for act in (1, 2)]


# -- figures ---------------------------------------------------------------------------------------------


@rule("D2-CORE-66", "D2-MON-02", "D2-CORE-49")
@pytest.mark.parametrize(("kind", "rank", "act"), figures())
def test_a_monster_attacks_with_its_dice_and_surges(kind: str, rank: str, act: int) -> None:
    card = CARDS.monsters[kind]
    one = getattr(getattr(card, f"act{act}"), rank)
    drawn = beside(kind)
    table = scene(drawn, {"A": target()}, {"G": f"{kind} {rank}"}, turn="G", act=act)
    faces = {"blue": BLUE_SURGE, "red": RED_SURGE, "yellow": YELLOW_SURGE}
    table.roll(*[faces[die] for die in one.dice], GRAY_0)
    table.attack("A")
    assert table.heard(AttackRolled).dice == list(one.dice)
    useful = [at for at, surge in enumerate(one.surges) if not (surge.range and not card.ranged)]
    if "cowardly" in one.abilities:
        assert table.asks() != "ask-surges"
        return
    assert len(table.buys()) == len(useful)
    for at in useful:
        surge = one.surges[at]
        again = scene(drawn, {"A": target()}, {"G": f"{kind} {rank}"}, turn="G", act=act, change=be(1, damage=2))
        again.roll(*[faces[die] for die in one.dice], GRAY_0)
        again.attack("A")
        before = again.encounter.attacks[-1].copy()
        again.buy(f"surge.{at}")
        if again.encounter.attacks:
            attack = again.encounter.attacks[-1]
            assert (attack.hearts - before.hearts, attack.range - before.range) == (surge.damage, surge.range)
        for _ in range(4):
            if again.asks() == "ask-space":
                again.act(DONE)
        again.settle()
        for condition in surge.inflict:
            assert again.conditions("A") == [condition]
        if surge.ability == "mend":
            assert again.damage("G") == max(0, 2 - surge.x)


@rule("D2-CORE-47")
def test_a_condition_needs_damage() -> None:
    table = scene("A G", {"A": target()}, {"G": "cave_spider"}, turn="G")
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_3)
    table.attack("A")
    table.buy("surge.0")
    assert table.conditions("A") == []


@rule("D2-CORE-66")
@pytest.mark.parametrize(("kind", "rank", "act"), figures())
def test_a_monster_moves_and_defends_by_its_card(kind: str, rank: str, act: int) -> None:
    one = getattr(getattr(CARDS.monsters[kind], f"act{act}"), rank)
    sword = hero("syndrael", "berserker", items=["steel_broadsword"])
    table = scene(beside(kind), {"A": sword}, {"G": f"{kind} {rank}"}, act=act)
    table.roll(BLUE_2, RED_1, *[0 for _ in one.defence])
    table.attack("G")
    table.settle()
    dice = table.heard(DefenceRolled).dice
    assert dice == list(one.defence)
    moves = scene(beside(kind), {"A": sword}, {"G": f"{kind} {rank}"}, turn="G", act=act)
    moves.act(MoveAction())
    assert moves.encounter.turns[-1].points == one.speed


# -- abilities -------------------------------------------------------------------------------------------


@rule("D2-CORE-44")
@pytest.mark.parametrize("kind", ["ettin", "merriod"])
def test_reach_strikes_two_spaces_off(kind: str) -> None:
    table = scene("A . G G\n. . G G", {"A": target()}, {"G": kind}, turn="G")
    assert table.may_attack("A")
    assert not scene("A . . G G\n. . . G G", {"A": target()}, {"G": kind}, turn="G").may_attack("A")
    assert not scene("A . G G\n. . . .", {"A": target()}, {"G": "barghest"}, turn="G").may_attack("A")


@rule("D2-MON-05", "D2-DP-67")
def test_howl_tires_all_near_who_fail() -> None:
    heroes = {"A": target(), "B": other(), "C": hero("jain_fairwood", "thief", items=[])}
    table = scene("G G . . A\n. . . B .\n. . . . .\n. . . . .\n. . . . C", heroes, {"G": "barghest"}, turn="G")
    table.roll(*FAILED, *PASSED)
    table.use("howl")
    table.settle()
    assert [table.fatigue(mark) for mark in "ABC"] == [1, 0, 0]
    assert table.encounter.turns[-1].actions == 1
    lonely = scene("G G . . . . . A", {"A": target()}, {"G": "barghest"}, turn="G")
    assert "howl" not in lonely.cards()


def test_night_stalker_is_hard_to_hit_from_afar() -> None:
    archer = hero("syndrael", "berserker", items=["elm_greatbow"])
    table = scene("A . G G", {"A": archer}, {"G": "barghest master"})
    table.attack("G")
    assert table.heard(DefenceRolled).dice == ["gray", "brown"]
    near = scene("A G G", {"A": archer}, {"G": "barghest master"})
    near.attack("G")
    assert near.heard(DefenceRolled).dice == ["gray"]
    minion = scene("A . G G", {"A": archer}, {"G": "barghest"})
    minion.attack("G")
    assert minion.heard(DefenceRolled).dice == ["gray"]


@rule("D2-RULING-64")
def test_web_tires_whoever_leaves_its_side() -> None:
    table = scene("G A b c", {"A": target()}, {"G": "cave_spider master"})
    table.act(MoveAction())
    table.walk("b")
    assert table.fatigue("A") == 1
    table.walk("c")
    assert table.fatigue("A") == 1  # from there it is free
    spent = scene("G A b c", {"A": target(fatigue=4)}, {"G": "cave_spider master"})
    spent.act(MoveAction())
    spent.walk("b")
    assert (spent.fatigue("A"), spent.damage("A")) == (4, 1)
    minion = scene("G A b c", {"A": target()}, {"G": "cave_spider"})
    minion.act(MoveAction())
    minion.walk("b")
    assert minion.fatigue("A") == 0


@rule("D2-CORE-41", "D2-MON-06", "D2-MON-03")
def test_fire_burns_all_beside_friend_and_foe() -> None:
    heroes = {"A": target(), "B": other()}
    table = scene("A G G B\n. G G Z", heroes, {"G": "elemental", "Z": "zombie master"}, turn="G")
    table.roll(BLUE_2, RED_1, GRAY_1, GRAY_3, BROWN_2)
    table.use("fire")
    table.settle()
    assert [table.damage(mark) for mark in "ABZ"] == [2, 0, 1]
    assert not table.offered(Strike)  # that was its attack
    assert "fire" not in table.cards()


def test_earth_holds_those_beside_who_fail() -> None:
    heroes = {"A": target(), "B": other(), "C": hero("jain_fairwood", "thief", items=[])}
    table = scene("A G G B\n. G G .\n. . . .\n. C . .", heroes, {"G": "elemental"}, turn="G")
    table.roll(*FAILED, *PASSED)
    table.use("earth")
    table.settle()
    assert [table.conditions(mark) for mark in "ABC"] == [["immobilized"], [], []]


def test_water_tires_those_beside_who_fail() -> None:
    table = scene("A G G B\n. G G .", {"A": target(), "B": other()}, {"G": "elemental"}, turn="G")
    table.roll(*FAILED, *PASSED)
    table.use("water")
    table.settle()
    assert [table.fatigue(mark) for mark in "AB"] == [2, 0]


def test_air_leaves_only_those_beside_to_strike_it() -> None:
    archer = hero("syndrael", "berserker", items=["elm_greatbow"])
    table = scene("A . G G\n. . G G", {"A": archer}, {"G": "elemental"}, turn="G")
    table.use("air")
    table.end("ask-turn")
    assert not table.may_attack("G")
    table.act(MoveAction())
    table.act(Go(1, 0))
    assert table.may_attack("G")
    table.end("ask-turn")
    assert not table.encounter.lasting  # it ends when the overlord's turn begins
    assert table.encounter.round == 3


@rule("D2-CORE-45")
def test_air_keeps_a_blast_away() -> None:
    mage = hero("widow_tarha", "runemaster", "exploding_rune")
    table = scene("A . Z G G\n. . . G G", {"A": mage}, {"Z": "zombie master", "G": "elemental"}, turn="G")
    table.use("air")
    table.end("ask-turn")
    table.roll(BLUE_2, YELLOW_2, BROWN_0)
    table.use("exploding_rune")
    table.settle()
    assert [one.figure for one in table.told(Struck)] == [table.number("Z")]


@rule("D2-TER-PIT-06")
def test_throw_puts_a_hero_elsewhere_and_hurts() -> None:
    table = scene("A G G b\n. G G .", {"A": target()}, {"G": "ettin master"}, turn="G")
    table.roll(*FAILED)
    table.use("throw", "A")
    assert (table.asks(), table.decision.seats) == ("ask-space", [1])
    table.pick("b")
    assert table.stands_on("A", "b")
    assert table.damage("A") == 1
    stays = scene("A G G b\n. G G .", {"A": target()}, {"G": "ettin master"}, turn="G")
    stays.roll(*PASSED)
    stays.use("throw", "A")
    assert (stays.stands_on("A", "A"), stays.damage("A")) == (True, 0)


def test_throw_into_a_pit_hurts_more() -> None:
    table = scene("A G G .\n. G G P", {"A": target()}, {"G": "ettin master"}, turn="G")
    table.roll(*FAILED)
    table.use("throw", "A")
    table.act(PickSpace(7))
    table.settle()
    assert table.damage("A") == 3


def test_heal_mends_a_monster_near() -> None:
    table = scene(
        "G . . Z . A",
        {"A": target()},
        {"G": "flesh_moulder master", "Z": "zombie master"},
        turn="G",
        change=be(2, damage=4),
    )
    assert table.targets("heal") == ["G", "Z"]
    table.roll(RED_3)
    table.use("heal", "Z")
    assert table.damage("Z") == 1


def test_scamper_runs_between_the_legs_of_heroes() -> None:
    table = scene("b A G", {"A": target()}, {"G": "goblin_archer"}, turn="G")
    table.act(MoveAction())
    table.walk("b")
    assert table.stands_on("G", "b")
    zombie = scene("b A G", {"A": target()}, {"G": "zombie"}, turn="G")
    zombie.act(MoveAction())
    assert not zombie.offered(Go)


@rule("D2-CORE-49")
@pytest.mark.parametrize(
    ("drawn", "foes", "brave"),
    [
        ("A . G", {"G": "goblin_archer"}, False),
        ("A . G . . H", {"G": "goblin_archer", "H": "goblin_archer master"}, True),
        ("A . G . . . H", {"G": "goblin_archer", "H": "goblin_archer master"}, False),
        ("A . G . . H", {"G": "goblin_archer", "H": "splig"}, True),
    ],
)
def test_cowards_spend_surges_beside_a_leader_alone(drawn: str, foes: dict[str, str], brave: bool) -> None:
    table = scene(drawn, {"A": target()}, foes, turn="G")
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_0)
    table.attack("A")
    assert (table.asks() == "ask-surges") is brave


@rule("D2-CORE-41")
def test_flail_strikes_two_heroes() -> None:
    heroes = {"A": target(), "B": other()}
    table = scene("A G G B\n. G G .", heroes, {"G": "merriod master"}, turn="G")
    table.attack("A")
    table.roll(BLUE_2, RED_1, GRAY_1, GRAY_3)
    table.pick("B")
    table.settle()
    assert [table.damage(mark) for mark in "AB"] == [2, 0]
    minion = scene("A G G B\n. G G .", heroes, {"G": "merriod"}, turn="G")
    minion.roll(BLUE_2, RED_1, GRAY_1)
    minion.attack("A")
    minion.settle()
    assert minion.asks() == "ask-monster-turn"


def dragon(drawn: str, rank: str, *items: str) -> CardTable:
    """A hero with a sword and a shadow dragon."""
    party = {"A": hero("syndrael", "berserker", items=list(items) or ["steel_broadsword"])}
    return scene(drawn, party, {"G": f"shadow_dragon {rank}"})


def test_shadow_asks_a_surge_of_heroes_beside_it() -> None:
    table = dragon("A G G G\n. G G G", "minion")
    table.roll(BLUE_2, RED_3, GRAY_0, GRAY_0)
    table.attack("G")
    table.settle()
    assert (table.damage("G"), table.heard(Missed).why) == (0, "surge")
    table = dragon("A G G G\n. G G G", "minion")
    table.roll(BLUE_SURGE, RED_3, GRAY_0, GRAY_0)
    table.attack("G")
    table.settle("ask-surges")
    table.buy("needed")
    table.settle()
    assert table.damage("G") == 5
    far = dragon("A . G G G\n. . G G G", "minion", "elm_greatbow")
    far.roll(BLUE_2, YELLOW_2, GRAY_0, GRAY_0)
    far.attack("G")
    assert far.damage("G") == 4


@rule("D2-CORE-41", "D2-DP-67")
def test_fire_breath_runs_over_four_spaces() -> None:
    heroes = {"A": target(), "B": other(), "C": hero("jain_fairwood", "thief", items=[])}
    drawn = "G G G A b B\nG G G . . C"
    table = scene(drawn, heroes, {"G": "shadow_dragon master"}, turn="G")
    table.roll(BLUE_SURGE, RED_1, GRAY_0)
    table.attack("A")
    table.buy("surge.0")
    for mark in ("b", "B", "C"):
        table.act(PickSpace(table.space(mark)))
    table.roll(GRAY_1, GRAY_3)
    table.settle()
    assert table.asks() == "ask-monster-turn"  # four spaces in all
    assert [one.figure for one in table.told(Struck)] == [0, 1, 2]
    assert [table.damage(mark) for mark in "ABC"] == [3, 2, 0]


def test_shambling_moves_once_a_turn() -> None:
    table = scene("A . . . . . . . G", {"A": target()}, {"G": "zombie"}, turn="G")
    table.act(MoveAction())
    assert not table.offered(MoveAction)
    goblin = scene("A . . . . . . . G", {"A": target()}, {"G": "goblin_archer"}, turn="G")
    goblin.act(MoveAction())
    assert goblin.offered(MoveAction)


def test_grab_holds_a_hero_beside() -> None:
    for faces, held in ((FAILED, ["immobilized"]), (PASSED, [])):
        table = scene("A G", {"A": target()}, {"G": "zombie master"}, turn="G")
        table.roll(*faces)
        table.use("grab", "A")
        assert table.conditions("A") == held
        assert table.may_attack("A")  # it is no attack


@rule("D2-KO-10")
def test_nobody_grabs_who_is_knocked_out() -> None:
    table = scene(
        "A G . B", {"A": target(damage=12, fatigue=4, knocked_out=True), "B": other()}, {"G": "zombie master"}, turn="G"
    )
    assert "grab" not in table.cards()


@rule("D2-RULING-65")
def test_a_large_monster_that_is_moved_is_set_down_where_it_fits() -> None:
    archer = hero("syndrael", "berserker", items=["crossbow"])
    table = scene("A . G G .\n. . . . .", {"A": archer}, {"G": "barghest master"})
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_0, BROWN_2)
    table.attack("G")
    table.buy("crossbow.surge.1")
    table.settle()
    assert table.offered(March)
