"""The skills of necromancer and runemaster, each in a played position, and the reanimate."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BLUE_X,
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
    YELLOW_SURGE,
    Sheet,
    hero,
    scene,
)
from rules.table import rule

from undercroft.games.descent.state import (
    Activate,
    AttackRolled,
    DefenceRolled,
    EaseFatigue,
    Go,
    MoveAction,
    Strike,
)

TARHA = "widow_tarha"


def necromancer(*skills: str, **fields: object) -> Sheet:
    """A necromancer with these skills, and nothing of the sheet that would be asked about."""
    return hero("leoric_of_the_book", "necromancer", *skills, **fields)


def runemaster(*skills: str, **fields: object) -> Sheet:
    """A runemaster with these skills."""
    return hero("leoric_of_the_book", "runemaster", *skills, **fields)


def friend(**fields: object) -> Sheet:
    """A hero without anything to use."""
    return hero("syndrael", "berserker", items=[], **fields)


# -- necromancer -----------------------------------------------------------------------------------------


@rule("D2-CORE-125", "D2-DP-50")
def test_raise_dead_brings_a_reanimate_that_moves_and_strikes() -> None:
    table = scene("A b . G", {"A": necromancer()}, {"G": "zombie master"})
    assert table.cards() == ["raise_dead#0"]
    table.use("raise_dead#0")
    assert table.fatigue("A") == 1
    assert table.figure("A's").base == [table.space("b")]
    assert "raise_dead#0" not in table.cards()  # one at most
    table.activate("A's")
    table.act(next(one for one in table.offered(Go) if one.to == table.spaces["b"][0] + 1))
    table.roll(BLUE_2, RED_2, BROWN_2)
    table.attack("G")
    table.settle()
    assert table.damage("G") == 2
    assert not table.offered(Strike) or table.asks() == "ask-turn"  # one attack in its activation
    table.end("ask-turn") if table.asks() != "ask-turn" else None
    assert not table.offered(Activate)  # once a turn


def test_a_reanimate_has_no_defence_and_may_be_given_up() -> None:
    table = scene("A F G", {"A": necromancer()}, {"F": "familiar A", "G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_1)
    table.attack("F")
    table.settle()
    assert table.damage("F") == 2  # three, and one less beside Leoric
    table = scene("A F", {"A": necromancer()}, {"F": "familiar A"})
    table.use("raise_dead#1")
    assert not table.stands("F")
    assert table.cards() == ["raise_dead#0"]


def test_a_reanimate_recovers_nothing() -> None:
    heroes = {"A": necromancer(), "B": hero("avric_albright", "disciple", "radiant_light")}
    table = scene("A B F", heroes, {"F": "familiar A"}, turn="B")
    assert table.targets("prayer_of_healing") == ["A", "B"]


def test_reapers_scythe_heals_for_a_monster_defeated() -> None:
    table = scene("A . G", {"A": necromancer(damage=3)}, {"G": "goblin_archer"})
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("G")
    assert (table.stands("G"), table.damage("A")) == (False, 2)


@rule("D2-CORE-45", "D2-CORE-41")
def test_corpse_blast_bursts_the_reanimate_over_all_beside_it() -> None:
    table = scene(
        """
        A . # G F H
        . . . . . Z
        """,
        {"A": necromancer("corpse_blast")},
        {"F": "familiar A", "G": "zombie master", "H": "zombie master", "Z": "zombie master"},
    )
    table.roll(BLUE_2, YELLOW_1, BROWN_0, BROWN_2, BROWN_0)
    table.use("corpse_blast")
    table.settle()
    assert [table.damage(mark) for mark in "GHZ"] == [3, 1, 3]
    assert not table.stands("F")
    assert table.fatigue("A") == 1


def test_corpse_blast_bursts_it_even_by_an_x() -> None:
    table = scene("A . F G", {"A": necromancer("corpse_blast")}, {"F": "familiar A", "G": "zombie"})
    table.roll(BLUE_X, YELLOW_2)
    table.use("corpse_blast")
    table.settle()
    assert (table.stands("F"), table.damage("G")) == (False, 0)
    table = scene("A . G", {"A": necromancer("corpse_blast")}, {"G": "zombie"})
    assert "corpse_blast" not in table.cards()


def test_deathly_haste_lets_the_reanimate_keep_pace() -> None:
    table = scene("A . .\nF b c", {"A": necromancer("deathly_haste")}, {"F": "familiar A"})
    table.act(Go(table.spaces["A"][0] + 1, 1))
    assert table.asks() == "ask-free-move"
    assert table.decision.about == table.number("F")
    assert len(table.offered(Go)) >= 1
    table.walk("b")
    assert table.fatigue("A") == 1
    assert table.stands_on("F", "b")
    table.act(MoveAction())
    table.act(Go(table.spaces["A"][0] + 2, 0))
    assert table.asks() == "ask-turn"  # points of a move action move nobody else


def test_fury_of_undeath_activates_it_once_more() -> None:
    table = scene("A . F G", {"A": necromancer("fury_of_undeath")}, {"F": "familiar A", "G": "zombie master"})
    table.use("fury_of_undeath")
    assert table.decision.about == table.number("F")
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    table.settle()
    if table.decision.about == table.number("F"):
        table.done()
    assert table.damage("G") == 1
    assert table.offered(Activate)  # its own activation is still to come
    assert (table.fatigue("A"), table.hero("A").exhausted) == (1, ["fury_of_undeath"])


@pytest.mark.parametrize(("hit", "other", "ability"), [("A", "F", "dark_pact#0"), ("F", "A", "dark_pact#1")])
def test_dark_pact_shifts_the_damage_of_a_hit(hit: str, other: str, ability: str) -> None:
    table = scene("A F\n. G", {"A": necromancer("dark_pact")}, {"F": "familiar A", "G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, *((GRAY_0,) if hit == "A" else (BROWN_0,)))
    table.attack(hit)
    table.settle("offer-damage_due")
    table.use(ability)
    table.settle()
    less = 1 if hit == "A" or other == "A" else 0  # monsters near Leoric strike less hard
    assert (table.damage(hit), table.damage(other)) == (0, 3 - less)


def test_dark_pact_gives_the_reanimate_a_brown_die() -> None:
    table = scene("A F G", {"A": necromancer("dark_pact")}, {"F": "familiar A", "G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("F")
    assert table.heard(DefenceRolled).dice == ["brown"]


def test_undead_might_adds_health_and_a_heart() -> None:
    table = scene("A F G", {"A": necromancer("undead_might")}, {"F": "familiar A", "G": "zombie master"})
    table.activate("F")
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    assert table.cards() == ["undead_might"]
    table.use("undead_might")
    table.settle()
    assert (table.damage("G"), table.fatigue("A")) == (2, 1)
    table = scene("A F G", {"A": necromancer("undead_might")}, {"F": "familiar A", "G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_SURGE)
    table.attack("F")
    table.settle()
    assert table.stands("F")  # three of its six Health


def test_vampiric_blood_adds_a_die_and_eases_for_every_kill() -> None:
    party = {"A": necromancer("vampiric_blood", fatigue=3)}
    table = scene("A F G", party, {"F": "familiar A", "G": "goblin_archer"})
    table.activate("F")
    table.roll(BLUE_2, RED_1, YELLOW_1, GRAY_0)
    table.attack("G")
    assert table.heard(AttackRolled).dice == ["blue", "red", "yellow"]
    table.settle()
    assert (table.stands("G"), table.fatigue("A")) == (False, 2)
    table = scene("A . G", {"A": necromancer("vampiric_blood", fatigue=3)}, {"G": "goblin_archer"})
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("G")
    assert table.fatigue("A") == 2


def test_army_of_death_strikes_all_that_the_necromancer_sees() -> None:
    table = scene(
        """
        F # A . G
        . # . . H
        Z # . # #
        """,
        {"A": necromancer("army_of_death")},
        {"F": "familiar A", "G": "zombie master", "H": "zombie master", "Z": "zombie master"},
    )
    table.roll(BLUE_2, RED_2, BROWN_0, BROWN_2)
    table.use("army_of_death")
    table.settle()
    assert [table.damage(mark) for mark in "GHZ"] == [4, 2, 0]
    assert table.fatigue("A") == 2


def test_dying_command_makes_a_fallen_monster_strike_its_own() -> None:
    table = scene(
        "A . G . Z",
        {"A": necromancer("dying_command")},
        {"G": "goblin_archer", "Z": "zombie master"},
    )
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("G")
    table.settle("offer-attack_resolved")
    table.roll(*PASSED)
    table.use("dying_command#0")
    assert table.asks() == "ask-free-move"
    assert table.decision.seats == [0]  # the necromancer leads it
    table.done()
    table.roll(BLUE_2, YELLOW_SURGE, BROWN_2)
    table.attack("Z")
    assert (table.asks(), table.decision.seats) == ("ask-surges", [0])
    table.settle()
    assert table.damage("Z") == 1  # four hearts, one less for Leoric, two shields
    assert not table.stands("G")
    assert table.fatigue("A") == 2


def test_dying_command_that_fails_gives_a_fatigue_back() -> None:
    table = scene("A . G", {"A": necromancer("dying_command")}, {"G": "goblin_archer"})
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("G")
    table.roll(*FAILED)
    table.use("dying_command#0")
    assert (table.fatigue("A"), table.stands("G")) == (1, False)


def test_dying_command_answers_the_reanimates_kill() -> None:
    table = scene("A F G", {"A": necromancer("dying_command")}, {"F": "familiar A", "G": "goblin_archer"})
    table.activate("F")
    table.roll(BLUE_2, RED_3, GRAY_0)
    table.attack("G")
    table.settle("offer-attack_resolved")
    assert table.cards() == ["dying_command#1"]


# -- runemaster ------------------------------------------------------------------------------------------


@rule("D2-CORE-46", "D2-CORE-130")
def test_runic_knowledge_buys_two_hearts_for_a_surge_and_a_fatigue() -> None:
    table = scene("A . G", {"A": runemaster()}, {"G": "zombie master"})
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_2)
    table.attack("G")
    table.buy("runic_knowledge")
    table.settle()
    assert (table.damage("G"), table.fatigue("A")) == (3, 1)
    table = scene("A . G", {"A": runemaster(fatigue=5)}, {"G": "zombie master"})
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_2)
    table.attack("G")
    assert not any("runic_knowledge" in one for one in table.buys())  # no breath for it


def test_runic_knowledge_needs_a_magic_weapon() -> None:
    table = scene("A G", {"A": runemaster(items=["iron_spear"])}, {"G": "zombie master"})
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_2)
    table.attack("G")
    assert not any("runic_knowledge" in one for one in table.buys())


@rule("D2-CORE-45")
def test_exploding_rune_hits_friend_and_foe_about_the_target() -> None:
    table = scene(
        "A . G B H",
        {"A": runemaster("exploding_rune"), "B": friend()},
        {"G": "zombie master", "H": "zombie master"},
    )
    table.roll(BLUE_2, YELLOW_2, BROWN_0, GRAY_1)
    table.use("exploding_rune")
    table.settle()
    assert [table.damage(mark) for mark in "GBH"] == [4, 3, 0]
    assert table.fatigue("A") == 1


@rule("D2-DP-34")
def test_ghost_armor_adds_a_shield_once_an_attack() -> None:
    party = {"A": hero(TARHA, "runemaster", "ghost_armor")}
    table = scene("A G", party, {"G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.use("ghost_armor")
    assert "ghost_armor" not in table.cards()
    table.settle()
    assert (table.damage("A"), table.fatigue("A"), table.hero("A").exhausted) == (2, 1, [])


def test_inscribe_rune_makes_every_weapon_a_rune() -> None:
    sword = ["steel_broadsword"]
    plain = scene("A G", {"A": runemaster("exploding_rune", items=sword)}, {"G": "zombie"})
    assert "exploding_rune" not in plain.cards()
    table = scene("A G", {"A": runemaster("exploding_rune", "inscribe_rune", items=sword)}, {"G": "zombie"})
    assert "exploding_rune" in table.cards()


@rule("D2-SURGE-04")
def test_iron_will_adds_stamina_and_eases_two_for_a_surge() -> None:
    table = scene("A . G", {"A": runemaster("iron_will", fatigue=5)}, {"G": "zombie master"})
    assert table.offered(Go)  # a sixth fatigue is possible
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_2)
    table.attack("G")
    table.act(EaseFatigue())
    assert table.fatigue("A") == 3


def test_rune_mastery_adds_a_surge() -> None:
    table = scene("A . G", {"A": runemaster("rune_mastery")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    table.use("rune_mastery")
    assert table.asks() == "ask-surges"
    table.buy("arcane_bolt.start.surge.1")  # Pierce 2
    assert table.damage("G") == 3
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    assert table.asks() == "ask-turn"  # it is exhausted, and no surge was rolled


def test_rune_mastery_needs_a_rune() -> None:
    table = scene("A G", {"A": runemaster("rune_mastery", items=["steel_broadsword"])}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    assert table.cards() == ["steel_broadsword"]


@rule("D2-CORE-47", "D2-DP-67")
def test_runic_sorcery_afflicts_whom_it_hurts() -> None:
    table = scene("A . G", {"A": runemaster("runic_sorcery")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_0)
    table.use("runic_sorcery")
    assert table.asks() == "ask-condition"
    table.pick("immobilized")
    assert (table.conditions("G"), table.fatigue("A")) == (["immobilized"], 1)
    table = scene("A . G", {"A": runemaster("runic_sorcery")}, {"G": "goblin_archer"})
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_3)
    table.use("runic_sorcery")
    table.settle()
    assert (table.asks(), table.conditions("G")) == ("ask-turn", [])


def test_break_the_rune_strikes_every_figure_near_and_in_sight() -> None:
    table = scene(
        """
        A . G . H . I
        B # # # # # #
        """,
        {"A": runemaster("break_the_rune"), "B": friend()},
        {"G": "goblin_archer", "H": "goblin_archer", "I": "goblin_archer"},
    )
    table.roll(BLUE_2, YELLOW_1, GRAY_1, GRAY_3)
    table.use("break_the_rune")
    table.settle()
    assert [table.damage(mark) for mark in "BG"] == [2, 0]
    assert [table.damage(mark) for mark in "HI"] == [0, 0]  # hidden, and too far
    assert table.fatigue("A") == 4


def test_break_the_rune_takes_all_that_breath() -> None:
    table = scene("A . G", {"A": runemaster("break_the_rune", fatigue=2)}, {"G": "goblin_archer"})
    assert "break_the_rune" not in table.cards()


def test_quick_casting_follows_with_another_attack() -> None:
    table = scene("A . G", {"A": runemaster("quick_casting")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    table.settle("offer-attack_resolved")
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.use("quick_casting")
    table.settle()
    assert (table.damage("G"), table.fatigue("A")) == (2, 2)
    assert table.encounter.turns[-1].actions == 1
    assert table.hero("A").exhausted == ["quick_casting"]


def test_quick_casting_needs_somebody_left_to_strike() -> None:
    table = scene("A . G", {"A": runemaster("quick_casting")}, {"G": "goblin_archer"})
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("G")
    assert (table.stands("G"), table.asks()) == (False, "ask-turn")
