"""The abilities of the six lieutenants, and of those whom single quests bring, each in a played position."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLACK_0,
    BLUE_2,
    BLUE_SURGE,
    BROWN_0,
    FAILED,
    GRAY_0,
    GRAY_1,
    GRAY_3,
    PASSED,
    RED_1,
    RED_SURGE,
    YELLOW_1,
    YELLOW_SURGE,
    Sheet,
    be,
    changes,
    hero,
    scene,
)
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.table import health
from undercroft.games.descent.state import (
    AttackDeclared,
    AttackRolled,
    DefenceRolled,
    Go,
    MoveAction,
    PickFigure,
    PickSpace,
    PickWord,
    Strike,
    Struck,
)

ZACHARETH, BELTHIR, ELIZA = "baron_zachareth", "belthir", "lady_eliza_farrow"
MERICK, ALRIC, SPLIG = "lord_merick_farrow", "sir_alric_farrow", "splig"
KNOWN = [one.id for one in CARDS.lieutenants.values() if not one.agent]


def target(**fields: object) -> Sheet:
    """A hero without anything to use: Syndrael, Might 4, Willpower 2, Awareness 2."""
    return hero("syndrael", "berserker", **{"items": [], **fields})


def swordsman(**fields: object) -> Sheet:
    """The same with a sword."""
    return target(items=["steel_broadsword"], **fields)


def other(**fields: object) -> Sheet:
    """Another one: Grisban."""
    return hero("grisban_the_thirsty", "berserker", **{"items": [], **fields})


def beside(kind: str) -> str:
    """A map with a hero beside a lieutenant of this size."""
    width, height = sorted(CARDS.lieutenants[kind].size)
    rows = [["G"] * height for _ in range(width)]
    return "\n".join((("A " if at == 0 else ". ") + " ".join(row) + " . .") for at, row in enumerate(rows))


# -- figures ---------------------------------------------------------------------------------------------


@rule("D2-CORE-75", "D2-CORE-76", "D2-CSET-03")
@pytest.mark.parametrize("kind", KNOWN)
@pytest.mark.parametrize("act", [1, 2])
def test_a_lieutenant_attacks_by_its_card(kind: str, act: int) -> None:
    led = getattr(CARDS.lieutenants[kind], f"act{act}")
    faces = {"blue": BLUE_SURGE, "red": RED_SURGE, "yellow": YELLOW_SURGE}
    table = scene(beside(kind), {"A": target()}, {"G": kind}, turn="G", act=act)
    table.roll(*[faces[die] for die in led.dice], GRAY_0)
    table.attack("A")
    assert table.heard(AttackRolled).dice == list(led.dice)
    assert len(table.buys()) == len(led.surges)
    table.settle()
    assert not table.may_attack("A")


@rule("D2-CORE-79", "D2-CSET-03")
@pytest.mark.parametrize("kind", KNOWN)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_lieutenant_grows_with_the_party(kind: str, heroes: int) -> None:
    party = dict(zip("ABCD"[:heroes], [target(), other(), target(), other()], strict=False))
    drawn = beside(kind) + "\n" + " ".join(mark for mark in "BCD"[: heroes - 1])
    for act in (1, 2):
        by = getattr(CARDS.lieutenants[kind], f"act{act}").by_heroes[heroes - 2]
        party["A"] = swordsman()
        table = scene(drawn, party, {"G": kind}, act=act)
        assert health(table.journey, table.number("G")) == by.health
        table.roll(BLUE_SURGE, RED_1, *[0 for _ in by.defence])
        table.attack("G")
        table.settle("ask-surges")
        dice = table.heard(DefenceRolled).dice
        assert dice == list(by.defence)


# -- Baron Zachareth -------------------------------------------------------------------------------------


def test_dominion_moves_a_hero_and_may_hold_him() -> None:
    table = scene("A b c . G", {"A": target()}, {"G": ZACHARETH}, turn="G")
    table.roll(*PASSED)
    table.use("dominion", "A")
    assert (table.asks(), table.decision.seats) == ("ask-free-move", [1])
    assert {one.to for one in table.offered(Go)} == {table.space("b"), table.space("c")}
    table.walk("b")
    assert (table.asks(), table.decision.seats) == ("ask-free-move", [1])  # the second space, too
    table.roll(*FAILED)
    table.walk("c")
    assert (table.stands_on("A", "c"), table.conditions("A")) == (True, ["immobilized"])
    assert table.encounter.turns[-1].figure == table.number("G")
    assert table.encounter.turns[-1].actions == 1


def test_dominion_needs_his_will_and_his_eyes() -> None:
    table = scene("A b c . G", {"A": target()}, {"G": ZACHARETH}, turn="G")
    table.roll(*FAILED)
    table.use("dominion", "A")
    assert (table.asks(), table.conditions("A")) == ("ask-monster-turn", [])
    assert "dominion" not in scene("A # G", {"A": target()}, {"G": ZACHARETH}, turn="G").cards()


def test_dominion_may_lead_somebody_to_his_fall() -> None:
    table = scene("A L . G", {"A": target(damage=11)}, {"G": ZACHARETH}, turn="G")
    table.roll(*PASSED)
    table.use("dominion", "A")
    table.act(next(one for one in table.offered(Go) if one.to == 1))
    table.act(PickSpace(2))  # where the token goes
    table.settle()
    assert table.hero("A").knocked_out
    assert table.encounter.turns[-1].figure == table.number("G")  # his activation goes on
    assert table.asks() == "ask-monster-turn"


def test_subdue_afflicts_as_the_overlord_likes() -> None:
    table = scene("A G", {"A": target()}, {"G": ZACHARETH}, turn="G")
    table.roll(BLUE_SURGE, RED_1, GRAY_1)
    table.attack("A")
    table.buy("surge.1")
    assert (table.asks(), table.decision.seats) == ("ask-condition", [1])
    table.pick("diseased")
    assert table.conditions("A") == ["diseased"]


@rule("D2-CORE-42")
def test_pierce_of_the_baron() -> None:
    table = scene("A G", {"A": target()}, {"G": ZACHARETH}, turn="G")
    table.roll(BLUE_SURGE, RED_1, GRAY_3)
    table.attack("A")
    table.buy("surge.0")
    table.settle()
    assert table.damage("A") == 2


def test_shadow_bolt_is_a_ranged_attack() -> None:
    table = scene("A . . G", {"A": target()}, {"G": ZACHARETH}, turn="G", act=2)
    assert not table.may_attack("A")
    table.roll(BLUE_2, RED_1, YELLOW_1, GRAY_1)
    table.use("shadow_bolt")
    table.settle()
    assert (table.damage("A"), table.heard(AttackRolled).dice) == (3, ["blue", "red", "yellow"])
    assert "shadow_bolt" not in table.cards()  # one attack a turn


# -- Belthir ---------------------------------------------------------------------------------------------


@rule("D2-RULING-65")
def test_belthir_flies_over_everything() -> None:
    table = scene("b P A w G", {"A": target()}, {"G": BELTHIR}, turn="G")
    table.act(MoveAction())
    table.walk("b")
    assert (table.stands_on("G", "b"), table.damage("G")) == (True, 0)
    walker = scene("b P A w G", {"A": target()}, {"G": SPLIG}, turn="G")
    walker.act(MoveAction())
    assert walker.space("b") not in {one.to for one in walker.offered(Go)}


@rule("D2-CORE-44")
def test_belthir_reaches_two_spaces() -> None:
    assert scene("A . G", {"A": target()}, {"G": BELTHIR}, turn="G").may_attack("A")


def test_cry_havoc_strikes_all_he_flew_over() -> None:
    heroes = {"A": target(), "B": other(), "C": hero("jain_fairwood", "thief", items=[])}
    table = scene("b Z A G\n# # # B\n# C # #", heroes, {"G": BELTHIR, "Z": "zombie master"}, turn="G", act=2)
    table.use("cry_havoc")
    assert table.asks() == "ask-free-move"
    table.roll(BLUE_2, RED_1, RED_1, GRAY_1, BROWN_0)
    table.walk("b")
    if table.asks() == "ask-free-move":
        table.done()
    table.settle()
    assert [one.figure for one in table.told(Struck)] == [table.number("A"), table.number("Z")]
    assert [table.damage(mark) for mark in "ABCZ"] == [3, 0, 0, 4]
    assert not table.offered(Strike)


def test_cry_havoc_over_nobody_is_just_a_move() -> None:
    table = scene("A . b G", {"A": target()}, {"G": BELTHIR}, turn="G", act=2)
    table.use("cry_havoc")
    table.walk("b")
    table.done()
    assert table.asks() == "ask-monster-turn"
    assert not table.told(AttackDeclared)


def test_cry_havoc_forgets_whom_he_passed_before() -> None:
    table = scene("c b A G", {"A": target()}, {"G": BELTHIR}, turn="G", act=2)
    table.act(MoveAction())
    table.walk("b")
    table.use("cry_havoc")
    table.walk("c")
    table.done()
    assert not table.told(AttackDeclared)


# -- Lady Eliza Farrow -----------------------------------------------------------------------------------


def test_sacrifice_bleeds_another_for_her() -> None:
    table = scene("A . G Z", {"A": target()}, {"G": ELIZA, "Z": "zombie master"}, turn="G", change=be(1, damage=5))
    table.use("sacrifice", "Z")
    assert [one.word for one in table.offered(PickWord)] == ["1", "2", "3", "4", "5"]
    table.pick("3")
    assert (table.damage("G"), table.damage("Z")) == (2, 3)


def test_sacrifice_may_kill() -> None:
    table = scene("A . G Z", {"A": target()}, {"G": ELIZA, "Z": "zombie"}, turn="G", change=be(1, damage=5))
    table.use("sacrifice", "Z")
    assert [one.word for one in table.offered(PickWord)] == ["1", "2", "3"]
    table.pick("3")
    assert (table.damage("G"), table.stands("Z")) == (2, False)


def test_seduce_draws_a_hero_and_stuns_him() -> None:
    table = scene("A b . G", {"A": target()}, {"G": ELIZA}, turn="G")
    table.roll(*PASSED)
    table.use("seduce", "A")
    table.walk("b")
    assert (table.stands_on("A", "b"), table.conditions("A")) == (True, ["stunned"])
    cold = scene("A b . G", {"A": target()}, {"G": ELIZA}, turn="G")
    cold.roll(*FAILED)
    cold.use("seduce", "A")
    assert cold.conditions("A") == []
    assert "seduce" not in scene("A b . . G", {"A": target()}, {"G": ELIZA}, turn="G").cards()


def test_wail_tires_all_near() -> None:
    table = scene("A B . G", {"A": target(), "B": other()}, {"G": ELIZA}, turn="G", act=2)
    table.roll(*FAILED, *PASSED)
    table.use("wail")
    table.settle()
    assert [table.fatigue(mark) for mark in "AB"] == [2, 0]


@rule("D2-CORE-48")
def test_blood_call_drinks_what_it_dealt() -> None:
    table = scene("A . G", {"A": target()}, {"G": ELIZA}, turn="G", change=be(1, damage=5))
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_1)
    table.attack("A")
    table.buy("surge.0")
    table.settle()
    assert (table.damage("A"), table.damage("G")) == (2, 3)


# -- Lord Merick Farrow ----------------------------------------------------------------------------------


@rule("D2-CORE-09")
def test_aftershock_answers_attacks_from_beside() -> None:
    table = scene("A G", {"A": target()}, {"G": MERICK})
    table.roll(BLUE_2, GRAY_3, *FAILED)
    table.attack("G")
    table.settle()
    assert table.fatigue("A") == 1
    archer = scene("A . G", {"A": target(items=["elm_greatbow"])}, {"G": MERICK})
    archer.roll(BLUE_2, YELLOW_1, GRAY_3)
    archer.attack("G")
    archer.settle()
    assert archer.fatigue("A") == 0


def test_ignite_burns_himself_and_all_beside() -> None:
    table = scene("A G B\n. Z .", {"A": target(), "B": other()}, {"G": MERICK, "Z": "zombie master"}, turn="G")
    table.roll(BLUE_2, RED_1, GRAY_1, GRAY_3, BROWN_0)
    table.use("ignite")
    table.settle()
    assert [table.damage(mark) for mark in "GABZ"] == [1, 2, 0, 3]
    assert not table.offered(Strike)


def test_ignite_is_not_his_death() -> None:
    table = scene("A G", {"A": target()}, {"G": MERICK}, turn="G", change=be(1, damage=7))
    assert "ignite" not in table.cards()


def test_wither_tires_its_target() -> None:
    table = scene("A . G", {"A": target()}, {"G": MERICK}, turn="G", act=2)
    table.roll(BLUE_SURGE, RED_1, YELLOW_1, GRAY_1)
    table.attack("A")
    table.buy("surge.0")
    table.settle()
    assert (table.damage("A"), table.fatigue("A")) == (3, 1)


# -- Sir Alric Farrow ------------------------------------------------------------------------------------


def test_alric_is_not_moved() -> None:
    table = scene("A . G .", {"A": target(items=["crossbow"])}, {"G": ALRIC})
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_0, BROWN_0)
    table.attack("G")
    table.buy("crossbow.surge.1")
    table.settle()
    assert table.asks() == "ask-turn"
    assert table.stands_on("G", "G")


def test_overpower_changes_places_with_a_hero() -> None:
    table = scene("a A b c G", {"A": target()}, {"G": ALRIC}, turn="G")
    table.use("overpower")
    assert table.asks() == "ask-free-move"
    table.roll(*PASSED)
    table.walk("b")
    assert [one.figure for one in table.offered(PickFigure)] == [table.number("A")]
    table.pick("A")
    assert table.stands_on("G", "A")
    assert table.stands_on("A", "b")
    assert table.fatigue("A") == 1
    assert table.asks() == "ask-free-move"  # a point is left, and he goes on from there
    table.walk("a")
    assert (table.asks(), table.encounter.turns[-1].actions) == ("ask-monster-turn", 1)


def test_overpower_may_fail() -> None:
    table = scene("a A b c G", {"A": target()}, {"G": ALRIC}, turn="G")
    table.use("overpower")
    table.roll(*FAILED)
    table.walk("b")
    table.pick("A")
    assert (table.stands_on("A", "A"), table.fatigue("A")) == (True, 0)
    held = scene("A . G", {"A": target()}, {"G": ALRIC}, turn="G", change=be(1, conditions=["immobilized"]))
    assert "overpower" not in held.cards()


def test_a_plain_move_pushes_nobody() -> None:
    table = scene("a A b c G", {"A": target()}, {"G": ALRIC}, turn="G")
    table.act(MoveAction())
    table.walk("b")
    assert table.asks() == "ask-monster-turn"


@rule("D2-OL-04")
def test_regeneration_heals_one_each_turn() -> None:
    table = scene("A . . . G", {"A": target()}, {"G": ALRIC}, turn="overlord", act=2, change=be(1, damage=4))
    assert table.damage("G") == 3
    calm = scene("A . . . G", {"A": target()}, {"G": ALRIC}, turn="overlord", act=1, change=be(1, damage=4))
    assert calm.damage("G") == 4


# -- Splig -----------------------------------------------------------------------------------------------


@rule("D2-DP-32")
def test_not_me_puts_another_before_splig() -> None:
    table = scene("A G Z", {"A": swordsman()}, {"G": SPLIG, "Z": "zombie master"})
    table.attack("G")
    table.settle("window-attack_declared")
    table.roll(*PASSED, BLUE_2, RED_1, BROWN_0)
    table.use("not_me", "Z")
    table.settle()
    assert (table.damage("G"), table.damage("Z")) == (0, 3)
    brave = scene("A G Z", {"A": swordsman()}, {"G": SPLIG, "Z": "zombie master"})
    brave.attack("G")
    brave.settle("window-attack_declared")
    brave.roll(*FAILED, BLUE_2, RED_1, BROWN_0)
    brave.use("not_me", "Z")
    brave.settle()
    assert (brave.damage("G"), brave.damage("Z")) == (3, 0)


def test_not_me_needs_somebody_beside() -> None:
    table = scene("A G . Z", {"A": swordsman()}, {"G": SPLIG, "Z": "zombie master"})
    table.roll(BLUE_2, RED_1, BROWN_0)
    table.attack("G")
    table.settle()
    assert table.damage("G") == 3


def test_knockback_throws_whom_it_hit() -> None:
    table = scene("b . . A G", {"A": target()}, {"G": SPLIG}, turn="G")
    table.roll(BLUE_SURGE, RED_1, GRAY_1)
    table.attack("A")
    table.buy("surge.0")
    assert (table.asks(), table.decision.seats) == ("ask-space", [1])
    table.pick("b")
    assert (table.damage("A"), table.stands_on("A", "b")) == (2, True)


def test_promotion_makes_a_minion_a_master() -> None:
    table = scene(
        "A . G Z",
        {"A": target()},
        {"G": SPLIG, "Z": "zombie"},
        turn="G",
        act=2,
        spare=["zombie master"],
        change=be(2, damage=1),
    )
    table.roll(*PASSED)
    table.use("promotion", "Z")
    assert not table.stands("Z")
    master = table.journey.figures[-1]
    assert (master.rank, master.base, master.damage) == ("master", [table.space("Z")], 1)
    full = scene(
        "A . G Z\n. . . Y",
        {"A": target()},
        {"G": SPLIG, "Z": "zombie", "Y": "zombie master"},
        turn="G",
        act=2,
    )
    full.roll(*PASSED)
    full.use("promotion", "Z")
    assert full.stands("Z")  # the group has its master


# -- those whom single quests bring ----------------------------------------------------------------------


def test_tail_sweep_throws_those_beside_back() -> None:
    table = scene("A G G G\nb G G G\nc . . .", {"A": target()}, {"G": "khorayt"}, turn="G")
    table.roll(*FAILED)
    table.use("tail_sweep")
    table.pick("might")
    table.pick("c")
    assert (table.stands_on("A", "c"), table.damage("A")) == (True, 1)


def test_bitter_cold_tires_who_ends_beside_it() -> None:
    table = scene("A G G\n. G G", {"A": other()}, {"G": "ruin"})
    table.done()
    assert table.fatigue("A") == 1
    apart = scene("A . G G\n. . G G", {"A": other()}, {"G": "ruin"})
    apart.done()
    assert apart.fatigue("A") == 0


def test_ruin_stands_where_it_stands() -> None:
    table = scene("A . G G\n. . G G", {"A": target(items=["crossbow"])}, {"G": "ruin"})
    table.roll(BLUE_SURGE, YELLOW_1, BLACK_0)
    table.attack("G")
    table.buy("crossbow.surge.1")
    table.settle()
    assert table.asks() == "ask-turn"


def test_dread_roar_carries_five_spaces() -> None:
    heroes = {"A": target(), "B": other()}
    table = scene("G G G . . . . A B\nG G G . . . . . .", heroes, {"G": "valyrax"}, turn="G")
    table.roll(*FAILED)
    table.use("dread_roar")
    table.settle()
    assert [table.fatigue(mark) for mark in "AB"] == [2, 0]


def test_drag_under_pulls_a_hero_close() -> None:
    table = scene("A b G", {"A": target()}, {"G": "the_fen_king"}, turn="G")
    table.roll(*FAILED)
    table.use("drag_under", "A")
    if table.asks() == "ask-space":
        table.pick("b")
    assert (table.stands_on("A", "b"), table.conditions("A")) == (True, ["immobilized"])


@rule("D2-OL-04")
@pytest.mark.parametrize(("kind", "act"), [("the_fen_king", 1), ("valyrax", 2)])
def test_some_of_them_regenerate(kind: str, act: int) -> None:
    table = scene(beside(kind), {"A": target()}, {"G": kind}, turn="overlord", act=act, change=changes(be(1, damage=4)))
    assert table.damage("G") == 3


def test_gryvorn_breathes_and_flies() -> None:
    table = scene("G G G A .\nG G G . .", {"A": target()}, {"G": "gryvorn"}, turn="G")
    table.roll(BLUE_SURGE, RED_1, YELLOW_1, GRAY_0)
    table.attack("A")
    table.buy("surge.1")
    assert table.offered(PickSpace)
    table.act(DONE)
    table.settle()
    assert table.damage("A") == 4
