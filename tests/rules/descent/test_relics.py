"""Both sides of the six relics: the heroes' as items, the overlord's through the lieutenant who carries them."""

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
    GRAY_2,
    GRAY_3,
    PASSED,
    RED_1,
    RED_2,
    RED_3,
    YELLOW_1,
    YELLOW_2,
    CardTable,
    Change,
    Sheet,
    bears,
    changes,
    hero,
    scene,
)
from rules.table import rule

from undercroft.games.descent.state import (
    STAND_UP,
    DieRerolled,
    Journey,
    MoveAction,
    Reroll,
    Struck,
)


def bearer(*items: str, **fields: object) -> Sheet:
    """A hero with these items and nothing else to use."""
    return hero("syndrael", "berserker", items=list(items), **fields)


def carried(relic: str, by: str, drawn: str = "A . G", turn: str = "G", **more: object) -> CardTable:
    """A lieutenant `G` who carries a relic, and a hero."""
    change: Change = bears(relic, by)
    if "change" in more:
        other = more.pop("change")
        assert callable(other)
        change = changes(change, other)
    return scene(drawn, {"A": bearer()}, {"G": by}, turn=turn, change=change, **more)  # type: ignore[arg-type]


# -- the heroes' sides -----------------------------------------------------------------------------------


@rule("D2-RELIC-01", "D2-RELIC-02")
def test_dawnblade_strikes_a_second_monster_beside_its_bearer() -> None:
    table = scene("G A H", {"A": bearer("dawnblade")}, {"G": "zombie master", "H": "zombie master"})
    table.roll(BLUE_SURGE, RED_1, YELLOW_1, BROWN_0)
    table.attack("G")
    table.buy("dawnblade.surge.1")
    table.settle()
    assert table.damage("G") == 4
    assert table.told(Struck)[-1].figure == table.number("H")


def test_dawnblade_hurts_three_more() -> None:
    table = scene("G A", {"A": bearer("dawnblade")}, {"G": "zombie master"}, act=2)
    table.roll(BLUE_SURGE, RED_1, YELLOW_1, BROWN_0)
    table.attack("G")
    table.buy("dawnblade.surge.0")
    assert table.heard(Struck).hearts == 7


def test_fortunas_dice_roll_an_attack_die_again() -> None:
    table = scene("A G", {"A": bearer("fortunas_dice", "steel_broadsword")}, {"G": "zombie master"})
    table.roll(BLUE_X, RED_1, BROWN_2)
    table.attack("G")
    table.use("fortunas_dice#0")
    table.roll(BLUE_2)
    table.reroll(0)
    table.settle()
    assert (table.damage("G"), table.fatigue("A"), table.hero("A").exhausted) == (1, 1, ["fortunas_dice"])


def test_fortunas_dice_roll_a_defence_die_again() -> None:
    table = scene("A G", {"A": bearer("fortunas_dice")}, {"G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.roll(GRAY_3)
    table.use("fortunas_dice#1")
    table.settle()
    assert table.damage("A") == 0


@rule("D2-DP-68")
def test_fortunas_dice_roll_a_test_die_again() -> None:
    table = scene("A G", {"A": bearer("fortunas_dice")}, {"G": "zombie master"}, turn="G")
    table.roll(GRAY_2, 5)  # six
    table.use("grab", "A")
    table.use("fortunas_dice#2")
    table.roll(0)
    table.reroll(1)
    assert table.conditions("A") == []


@rule("D2-DP-68", "D2-RULING-34")
def test_fortunas_dice_roll_the_die_of_a_card_again() -> None:
    party = {"A": hero("avric_albright", "disciple", items=["fortunas_dice"], damage=5)}
    table = scene("A", party)
    table.roll(RED_1)
    table.use("prayer_of_healing", "A")
    assert table.asks() == "offer-dice_rolled"
    table.roll(RED_3)
    table.use("fortunas_dice#3")
    assert (table.damage("A"), table.fatigue("A")) == (2, 2)


def test_shield_of_the_dark_god_keeps_only_what_is_better() -> None:
    party = {"A": bearer("shield_of_the_dark_god", "chainmail")}
    table = scene("A G", party, {"G": "zombie"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_1, GRAY_1)
    table.attack("A")
    table.use("shield_of_the_dark_god")
    table.roll(GRAY_0)
    table.reroll(0, "A")
    table.roll(GRAY_3)
    table.reroll(1, "A")
    table.settle()
    assert table.heard(Struck).shields == 4
    assert [one.after for one in table.told(DieRerolled)] == [GRAY_1, GRAY_3]


def test_staff_of_light_heals_all_near() -> None:
    heroes = {
        "A": bearer("staff_of_light", damage=2, fatigue=2),
        "B": hero("ashrian", "disciple", damage=2, fatigue=2),
        "C": hero("jain_fairwood", "thief", damage=2, fatigue=2),
    }
    table = scene("A . . B C", heroes)
    table.use("staff_of_light")
    assert [(table.damage(mark), table.fatigue(mark)) for mark in "ABC"] == [(1, 1), (1, 1), (2, 2)]
    assert table.encounter.turns[-1].actions == 1


def test_staff_of_light_mends_its_bearer_for_a_surge() -> None:
    table = scene("A . G", {"A": bearer("staff_of_light", damage=2)}, {"G": "zombie master"})
    table.roll(BLUE_SURGE, YELLOW_1, BROWN_2)
    table.attack("G")
    table.buy("staff_of_light.surge.1")
    assert table.damage("A") == 1


def test_the_shadow_rune_eases_for_every_kill() -> None:
    table = scene("A . G", {"A": bearer("the_shadow_rune", fatigue=3)}, {"G": "goblin_archer"})
    table.roll(BLUE_2, YELLOW_2, YELLOW_1, GRAY_0)
    table.attack("G")
    assert (table.stands("G"), table.fatigue("A")) == (False, 2)


def test_trueshot_reaches_three_spaces_further() -> None:
    table = scene("A . . . . . G", {"A": bearer("trueshot")}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_1, YELLOW_2, BROWN_2)  # range 3 and 3: as far as six
    table.attack("G")
    assert table.damage("G") == 3


# -- the overlord's sides --------------------------------------------------------------------------------


@rule("D2-RELIC-04")
def test_duskblade_slows_heroes_beside_its_bearer() -> None:
    table = carried("duskblade", "splig", "A G . . .", turn="A")
    table.act(MoveAction())
    assert table.encounter.turns[-1].points == 3
    table = carried("duskblade", "splig", "A . G . .", turn="A")
    table.act(MoveAction())
    assert table.encounter.turns[-1].points == 4


def test_duskblade_slows_for_that_turn_alone() -> None:
    table = carried("duskblade", "splig", "A G . . .", turn="A")
    table.done()
    assert not [one for one in table.encounter.lasting if one.what == "speed"]


def test_duskblade_gives_its_bearer_pierce_five() -> None:
    table = carried("duskblade", "splig", "A G")
    table.roll(BLUE_SURGE, RED_1, GRAY_3)
    table.attack("A")
    table.buy("duskblade")
    assert table.heard(Struck).shields == 0
    nobody = scene("A G", {"A": bearer()}, {"G": "splig"}, turn="G")
    nobody.roll(BLUE_SURGE, RED_1, GRAY_3)
    nobody.attack("A")
    assert not any("duskblade" in one for one in nobody.buys())


@pytest.mark.parametrize(("face", "cards"), [(BLUE_SURGE, 2), (BLUE_2, 1)])
def test_bones_of_woe_may_bring_a_card_each_turn(face: int, cards: int) -> None:
    def deck(state: Journey) -> None:
        state.overlord.deck = ["dash.1", "dash.2", "frenzy.1"]

    table = scene(
        "A . . G",
        {"A": bearer()},
        {"G": "splig"},
        turn="A",
        change=changes(bears("bones_of_woe", "splig"), deck),
    )
    table.roll(face)
    table.end("window-overlord_start", "ask-group-next", "ask-monster-turn", "window-monster_activated")
    assert len(table.journey.overlord.hand) == cards


@rule("D2-RELIC-04", "D2-RELIC-06")
def test_a_relic_sleeps_while_its_bearer_is_off_the_map() -> None:
    def gone(state: Journey) -> None:
        state.figures[1].base = []
        state.overlord.deck = ["dash.1", "dash.2"]

    table = carried("bones_of_woe", "splig", "A . G", turn="A", change=gone)
    table.end("window-overlord_start", "ask-group-next", "ask-turn")
    assert len(table.journey.overlord.hand) == 1
    assert table.journey.overlord.relics == ["bones_of_woe"]


def test_shield_of_zoreks_favor_answers_an_attack() -> None:
    party = {"A": bearer("steel_broadsword")}
    table = scene("A G", party, {"G": "baron_zachareth"}, change=bears("shield_of_zoreks_favor", "baron_zachareth"))
    table.roll(BLUE_2, RED_1, 1)  # against two shields of a black die
    table.attack("G")
    table.settle("window-attack_resolved")
    table.roll(GRAY_2, 0)
    table.use("shield_of_zoreks_favor.overlord")
    table.settle()
    assert (table.damage("G"), table.damage("A")) == (1, 2)


def test_shield_of_zoreks_favor_that_fails_does_nothing() -> None:
    party = {"A": bearer("steel_broadsword")}
    table = scene("A G", party, {"G": "baron_zachareth"}, change=bears("shield_of_zoreks_favor", "baron_zachareth"))
    table.roll(BLUE_2, RED_1, 1)
    table.attack("G")
    table.settle("window-attack_resolved")
    table.roll(*FAILED)
    table.use("shield_of_zoreks_favor.overlord")
    table.settle()
    assert table.damage("A") == 0


def test_staff_of_shadows_turns_a_card_into_another() -> None:
    table = scene(
        "A . . G",
        {"A": bearer()},
        {"G": "splig"},
        turn="overlord",
        hand=["tripwire.1", "dash.1"],
        deck=["frenzy.1", "frenzy.2"],
        change=bears("staff_of_shadows", "splig"),
    )
    table.settle("ask-group-next")
    table.use("staff_of_shadows.overlord#0")
    table.pick("tripwire.1")
    assert sorted(table.journey.overlord.hand) == ["dash.1", "frenzy.1", "frenzy.2"]
    assert table.journey.overlord.exhausted == ["staff_of_shadows.overlord"]
    assert "staff_of_shadows.overlord#0" not in table.cards()


def test_staff_of_shadows_makes_a_heros_die_roll_again() -> None:
    party = {"A": bearer("steel_broadsword")}
    table = scene(
        "A H . G",
        party,
        {"H": "zombie master", "G": "splig"},
        hand=["tripwire.1"],
        change=bears("staff_of_shadows", "splig"),
    )
    table.roll(BLUE_2, RED_3, BROWN_2)
    table.attack("H")
    table.settle("window-defence_rolled")
    table.use("staff_of_shadows.overlord#1")
    table.pick("tripwire.1")
    table.roll(BLUE_X)
    table.act(next(one for one in table.offered(Reroll) if one.figure == -1 and one.die == 0))
    table.settle()
    assert table.damage("H") == 0


def test_staff_of_shadows_makes_a_test_die_roll_again() -> None:
    table = scene(
        "A H . G",
        {"A": bearer()},
        {"H": "zombie master", "G": "splig"},
        turn="H",
        hand=["dash.1"],
        change=bears("staff_of_shadows", "splig"),
    )
    table.settle("ask-monster-turn")
    table.roll(*PASSED)
    table.use("grab", "A")
    table.settle("window-test_rolled")
    table.use("staff_of_shadows.overlord#3")
    table.pick("dash.1")
    table.roll(5)
    table.reroll(1)
    table.settle()
    assert table.conditions("A") == []  # four shields: Might is four


@rule("D2-CORE-133", "D2-CORE-46")
def test_the_shadow_rune_serves_the_baron() -> None:
    table = scene(
        "A G",
        {"A": bearer()},
        {"G": "baron_zachareth"},
        turn="G",
        deck=["dash.1"],
        change=bears("the_shadow_rune", "baron_zachareth"),
    )
    table.roll(BLUE_SURGE, RED_1, GRAY_0)
    table.attack("A")
    bought = [one for one in table.buys() if "the_shadow_rune" in one]
    assert len(bought) == 3
    table.buy("the_shadow_rune.overlord.surge.2")
    assert table.journey.overlord.hand == ["dash.1"]


def test_scorpions_kiss_afflicts_whoever_it_sees() -> None:
    table = carried("scorpions_kiss", "lady_eliza_farrow")
    table.roll(*FAILED)
    table.use("scorpions_kiss.overlord", "A")
    assert table.conditions("A") == ["immobilized", "poisoned"]
    assert "scorpions_kiss.overlord" not in table.cards()
    table = carried("scorpions_kiss", "lady_eliza_farrow")
    table.roll(*PASSED)
    table.use("scorpions_kiss.overlord", "A")
    assert (table.asks(), table.decision.seats) == ("ask-condition", [1])
    table.pick("poisoned")
    assert table.conditions("A") == ["poisoned"]
    hidden = carried("scorpions_kiss", "lady_eliza_farrow", "A # G")
    assert "scorpions_kiss.overlord" not in hidden.cards()


@rule("D2-DP-68")
def test_dice_of_a_knocked_out_hero_are_not_rolled_again_by_a_relic() -> None:
    table = scene("A", {"A": bearer("fortunas_dice", damage=12, fatigue=4, knocked_out=True)})
    table.roll(RED_2, RED_1)
    table.act(STAND_UP)
    assert table.damage("A") == 9
