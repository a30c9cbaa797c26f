"""The skills of berserker and knight, each in a played position: what it does, what it costs, when it is not there."""

from __future__ import annotations

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
    RED_2,
    RED_3,
    YELLOW_1,
    YELLOW_2,
    Sheet,
    hero,
    scene,
)
from rules.table import rule

from undercroft.games.descent.state import (
    STAND_UP,
    DefenceRolled,
    KnockedOut,
    MoveAction,
    PickWord,
    Revive,
    Strike,
)

GRISBAN = "grisban_the_thirsty"


def berserker(*skills: str, **fields: object) -> Sheet:
    """A berserker with these skills."""
    return hero(GRISBAN, "berserker", *skills, **fields)


def knight(*skills: str, **fields: object) -> Sheet:
    """A knight with these skills."""
    return hero(GRISBAN, "knight", *skills, **fields)


def friend(**fields: object) -> Sheet:
    """A hero without anything to use."""
    return hero("leoric_of_the_book", "berserker", items=[], **fields)


# -- berserker -------------------------------------------------------------------------------------------


@rule("D2-SKILL-01", "D2-SKILL-02")
def test_rage_strikes_with_a_heart_more() -> None:
    table = scene("A G", {"A": berserker()}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.use("rage")
    assert (table.damage("G"), table.fatigue("A"), table.encounter.turns[-1].actions) == (2, 1, 1)
    bow = scene("A G", {"A": berserker(items=["elm_greatbow"])}, {"G": "zombie master"})
    assert "rage" not in bow.cards()
    alone = scene("A . G", {"A": berserker()}, {"G": "zombie master"})
    assert "rage" not in alone.cards()


@rule("D2-STAND-03", "D2-REVIVE-02")
def test_brute_has_more_health_and_stands_up_better() -> None:
    table = scene("A", {"A": berserker("brute", damage=18, fatigue=4, knocked_out=True)})
    table.roll(RED_1, RED_1)
    table.act(STAND_UP)
    assert table.damage("A") == 14
    heroes = {"A": berserker("brute", damage=18, fatigue=4, knocked_out=True), "B": friend()}
    table = scene("A B", heroes, turn="B")
    table.roll(RED_1, RED_1)
    table.act(Revive(0))
    assert (table.damage("A"), table.hero("A").knocked_out) == (14, False)
    healthy = scene("A G", {"A": berserker("brute", damage=14)}, {"G": "zombie"}, turn="G")
    healthy.roll(BLUE_2, YELLOW_1, GRAY_0)
    healthy.attack("A")
    healthy.settle()
    assert not healthy.hero("A").knocked_out


@rule("D2-DP-61")
def test_counter_attack_strikes_back_and_the_monster_goes_on() -> None:
    table = scene("A G", {"A": berserker("counter_attack")}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_3)
    table.attack("A")
    table.settle("offer-attack_resolved")
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.use("counter_attack")
    table.settle()
    assert (table.damage("G"), table.fatigue("A"), table.hero("A").exhausted) == (1, 1, ["counter_attack"])
    assert table.asks() == "ask-monster-turn"


def test_counter_attack_that_kills_ends_the_monsters_turn() -> None:
    table = scene("A G", {"A": berserker("counter_attack")}, {"G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_3)
    table.attack("A")
    table.settle("offer-attack_resolved")
    table.roll(BLUE_2, RED_3, BROWN_0)
    table.use("counter_attack")
    assert not table.stands("G")
    assert table.asks() == "ask-turn"


def test_counter_attack_needs_the_attacker_beside() -> None:
    table = scene("A . G", {"A": berserker("counter_attack")}, {"G": "goblin_archer"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_3)
    table.attack("A")
    table.settle("offer-attack_resolved")
    assert table.asks() == "ask-monster-turn"


def test_cripple_immobilizes_by_might() -> None:
    table = scene("A G", {"A": berserker("cripple")}, {"G": "zombie"})
    table.roll(*PASSED)
    table.use("cripple", "G")
    assert (table.conditions("G"), table.fatigue("A"), table.encounter.turns[-1].actions) == (["immobilized"], 2, 2)
    table = scene("A G", {"A": berserker("cripple")}, {"G": "zombie"})
    table.roll(*FAILED)
    table.use("cripple", "G")
    assert (table.conditions("G"), table.hero("A").exhausted) == ([], ["cripple"])


def test_charge_moves_and_strikes_in_one_action() -> None:
    table = scene("A . . b G", {"A": berserker("charge")}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.use("charge")
    assert table.asks() == "ask-free-move"
    table.walk("b")
    assert (table.damage("G"), table.fatigue("A"), table.encounter.turns[-1].actions) == (1, 2, 1)


def test_weapon_mastery_adds_a_surge_to_two_hands_or_two_weapons() -> None:
    for items, offered in (
        (["chipped_greataxe.start"], True),
        (["light_hammer", "iron_spear"], True),
        (["light_hammer"], False),
    ):
        table = scene("A G", {"A": berserker("weapon_mastery", items=items)}, {"G": "zombie master"})
        table.roll(BLUE_2, RED_1 if len(items) == 1 else YELLOW_1, BROWN_2)
        table.attack("G")
        assert ("weapon_mastery" in table.cards()) is offered
        if offered:
            table.use("weapon_mastery")
            assert table.asks() == "ask-surges"
            assert table.hero("A").exhausted == ["weapon_mastery"]


@rule("D2-CORE-41")
def test_whirlwind_strikes_all_monsters_beside() -> None:
    table = scene(
        """
        G A H
        B . Z
        """,
        {"A": berserker("whirlwind"), "B": friend()},
        {"G": "zombie master", "H": "zombie master", "Z": "zombie master"},
    )
    table.roll(BLUE_2, RED_2, BROWN_0, BROWN_2, BROWN_0)
    table.use("whirlwind")
    table.settle()
    assert [table.damage(mark) for mark in "GHZB"] == [4, 2, 4, 0]
    assert table.fatigue("A") == 1


def test_death_rage_buys_hearts_for_wounds() -> None:
    table = scene("A G", {"A": berserker("death_rage", damage=7)}, {"G": "zombie master"})
    table.roll(BLUE_SURGE, RED_1, BROWN_2)
    table.use("death_rage")
    table.buy("death_rage")
    table.settle()
    assert (table.damage("G"), table.fatigue("A")) == (4, 2)  # three hearts, three for seven wounds, two shields


def test_execute_turns_fatigue_into_hearts() -> None:
    table = scene("A G", {"A": berserker("execute", fatigue=1)}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    table.use("execute")
    assert [one.word for one in table.offered(PickWord)] == ["1", "2", "3"]
    table.pick("3")
    table.settle()
    assert (table.damage("G"), table.fatigue("A"), table.hero("A").exhausted) == (4, 4, ["execute"])
    tired = scene("A G", {"A": berserker("execute", fatigue=4)}, {"G": "zombie master"})
    tired.roll(BLUE_2, RED_1, BROWN_2)
    tired.attack("G")
    assert tired.cards() != ["execute"]


# -- knight ----------------------------------------------------------------------------------------------


def test_iron_longsword_makes_a_defence_die_roll_again() -> None:
    table = scene("A G", {"A": knight()}, {"G": "zombie master"})
    table.roll(BLUE_SURGE, RED_1, BROWN_2)
    table.attack("G")
    table.roll(BROWN_0)
    table.buy("iron_longsword")
    table.settle()
    assert table.damage("G") == 3


def test_wooden_shield_stops_one_heart() -> None:
    table = scene("A G", {"A": knight()}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.use("wooden_shield.start")
    table.settle()
    assert (table.damage("A"), table.hero("A").exhausted) == (2, ["wooden_shield.start"])


def test_oath_of_honor_comes_to_a_friends_side() -> None:
    table = scene("A . B G", {"A": knight(), "B": friend()}, {"G": "zombie master"})
    assert "oath_of_honor" not in table.cards()  # nowhere to stand beside the monster
    table = scene("A . B G\n# # b .", {"A": knight(), "B": friend()}, {"G": "zombie master"})
    assert table.targets("oath_of_honor") == ["B"]
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.use("oath_of_honor", "B")
    table.settle()
    assert table.stands_on("A", "b")
    assert (table.damage("G"), table.fatigue("A")) == (1, 1)


def test_oath_of_honor_is_sworn_with_a_melee_weapon_to_a_hero_near() -> None:
    table = scene("A . B G\n. . b .", {"A": knight(items=["sling"]), "B": friend()}, {"G": "zombie master"})
    assert "oath_of_honor" not in table.cards()
    far = scene("A . . . B G\n. . . . b .", {"A": knight(), "B": friend()}, {"G": "zombie master"})
    assert "oath_of_honor" not in far.cards()
    calm = scene("A . B . G", {"A": knight(), "B": friend()}, {"G": "zombie master"})
    assert "oath_of_honor" not in calm.cards()


def test_advance_follows_a_kill() -> None:
    table = scene("A G . b H", {"A": knight("advance")}, {"G": "goblin_archer", "H": "zombie master"})
    table.roll(BLUE_2, RED_3, GRAY_0)
    table.attack("G")
    table.settle("offer-attack_resolved")
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.use("advance")
    table.walk("b")
    table.settle()
    assert (table.damage("H"), table.fatigue("A"), table.encounter.turns[-1].actions) == (1, 1, 1)
    alive = scene("A G", {"A": knight("advance")}, {"G": "zombie master"})
    alive.roll(BLUE_2, RED_1, BROWN_2)
    alive.attack("G")
    alive.settle("offer-attack_resolved")
    assert alive.asks() == "ask-turn"


def test_challenge_adds_a_heart_both_ways() -> None:
    table = scene(
        "A G B", {"A": knight("challenge", items=["iron_longsword.start"]), "B": friend()}, {"G": "zombie master"}
    )
    table.use("challenge", "G")
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    table.settle()
    assert table.damage("G") == 2
    table.end("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_1, GRAY_1)
    table.attack("A")
    table.settle()
    assert table.damage("A") == 2  # three hearts, one more, one less by Leoric, one shield
    assert table.fatigue("A") == 0


def test_challenge_is_between_two_and_ends() -> None:
    heroes = {"A": knight("challenge", items=["iron_longsword.start"]), "B": hero("syndrael", "berserker", items=[])}
    table = scene("A G B", heroes, {"G": "zombie master"})
    table.use("challenge", "G")
    table.end("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_1, GRAY_1)
    table.attack("B")
    table.settle()
    assert table.damage("B") == 2
    table.end("ask-turn")
    if table.decision.about != 0:
        table.end("ask-turn")
    assert not table.encounter.lasting


@rule("D2-DP-32")
def test_defend_takes_the_blow_for_a_friend() -> None:
    table = scene("A B . . G", {"A": knight("defend"), "B": friend()}, {"G": "goblin_archer"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("B")
    table.use("defend", "B")
    table.settle()
    assert (table.damage("A"), table.damage("B"), table.fatigue("A")) == (2, 0, 1)  # Leoric is near
    own = scene("A G", {"A": knight("defend")}, {"G": "zombie"}, turn="G")
    own.attack("A")
    assert "defend" not in own.cards()


def test_defend_does_not_change_the_range() -> None:
    table = scene("A B . . G", {"A": knight("defend"), "B": friend()}, {"G": "goblin_archer"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)  # range 3: as far as the friend, not as far as the knight
    table.attack("B")
    table.use("defend", "B")
    table.settle()
    assert table.damage("A") == 3


def test_defense_training_adds_a_die_and_spares_the_shield() -> None:
    table = scene("A G", {"A": knight("defense_training")}, {"G": "zombie master"}, turn="G", hand=[])
    table.roll(BLUE_2, YELLOW_1, GRAY_0, BROWN_0)
    table.attack("A")
    assert table.heard(DefenceRolled).dice == ["gray", "brown"]
    table.use("wooden_shield.start")
    assert table.hero("A").exhausted == ["defense_training"]
    assert "wooden_shield.start" in table.cards()
    table.use("wooden_shield.start")
    assert table.hero("A").exhausted == ["defense_training", "wooden_shield.start"]
    table.settle()
    assert table.damage("A") == 1
    bare = scene("A G", {"A": knight("defense_training", items=["iron_longsword.start"])}, {"G": "zombie"}, turn="G")
    bare.roll(BLUE_2, YELLOW_1, GRAY_0)
    bare.attack("A")
    assert bare.heard(DefenceRolled).dice == ["gray"]


@rule("D2-DP-61")
def test_guard_strikes_whoever_comes_near() -> None:
    table = scene("A b c G", {"A": knight("guard")}, {"G": "zombie master"}, turn="G")
    table.act(MoveAction())
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.walk("b")
    table.use("guard")
    table.settle()
    assert (table.damage("G"), table.fatigue("A"), table.hero("A").exhausted) == (1, 2, ["guard"])
    assert table.asks() == "ask-monster-turn"


def test_guard_strikes_nobody_who_moves_through_a_friend() -> None:
    heroes = {"A": knight("guard"), "B": friend()}
    table = scene("# # A #\nb B # .\n# # c G", heroes, {"G": "goblin_archer"}, turn="G")
    table.act(MoveAction())
    table.walk("b")
    assert table.asks() == "ask-monster-turn"  # the only space beside the knight on its way was not empty
    assert table.stands_on("G", "b")


def test_shield_slam_stuns_somebody_beside() -> None:
    table = scene("G A H", {"A": knight("shield_slam")}, {"G": "zombie master", "H": "zombie"})
    table.roll(BLUE_SURGE, RED_1, BROWN_2)
    table.attack("G")
    table.buy("shield_slam")
    table.pick("H")
    table.settle()
    assert table.conditions("H") == ["stunned"]
    bare = scene("A G", {"A": knight("shield_slam", items=["iron_longsword.start"])}, {"G": "zombie master"})
    bare.roll(BLUE_SURGE, RED_1, BROWN_2)
    bare.attack("G")
    assert not any("shield_slam" in one for one in bare.buys())


@rule("D2-TURN-05")
def test_inspiration_eases_those_beside_at_the_start() -> None:
    heroes = {"A": knight("inspiration", fatigue=2), "B": friend(fatigue=2), "C": friend(fatigue=2)}
    table = scene("A B . C", heroes)
    assert [table.fatigue(mark) for mark in "ABC"] == [1, 1, 2]
    alone = scene("A . B", {"A": knight("inspiration", fatigue=2), "B": friend(fatigue=2)})
    assert [alone.fatigue(mark) for mark in "AB"] == [2, 2]


@rule("D2-KO-01")
def test_stalwart_strikes_once_more_before_it_falls() -> None:
    table = scene("A b G", {"A": knight("stalwart", damage=15)}, {"G": "goblin_archer master"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("A")
    table.settle("offer-defeated")
    table.roll(BLUE_2, RED_1, GRAY_0)
    table.use("stalwart")
    table.walk("b")
    table.settle()
    table.done()
    table.settle()
    assert table.hero("A").knocked_out
    assert table.damage("G") == 3
    assert len(table.told(KnockedOut)) == 1


def test_stalwart_has_two_health_more() -> None:
    table = scene("A G", {"A": knight("stalwart", damage=12)}, {"G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.settle()
    assert (table.damage("A"), table.hero("A").knocked_out) == (15, False)


def test_stalwart_may_simply_fall() -> None:
    table = scene("A G", {"A": knight("stalwart", damage=15)}, {"G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("A")
    table.settle()
    assert table.hero("A").knocked_out
    assert not table.offered(Strike)
