"""The overlord's cards, each played in a position where its trigger occurs: what it does, when it cannot be played."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLACK_2,
    BLACK_4,
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
    Sheet,
    be,
    hero,
    lasting,
    scene,
    searches,
)
from rules.table import rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules.sheets import OVERLORD_DECKS, kind_of
from undercroft.games.descent.state import (
    AttackRolled,
    CardPlayed,
    CardShown,
    Go,
    KnockedOut,
    MoveAction,
    Operate,
    PickSpace,
    PickWord,
    Search,
    Spring,
    Strike,
    Struck,
    Tired,
)


def target(**fields: object) -> Sheet:
    """A hero without anything to use: Syndrael, Might 4, Knowledge 3, Willpower 2, Awareness 2."""
    return hero("syndrael", "berserker", **{"items": [], **fields})


def other(**fields: object) -> Sheet:
    """Another one: Grisban, Might 5, Knowledge 2, Willpower 3, Awareness 1."""
    return hero("grisban_the_thirsty", "berserker", **{"items": [], **fields})


def played(table: CardTable) -> list[str]:
    """The kinds of the cards played so far."""
    return [kind_of(one.card) for one in table.told(CardPlayed)]


def steps_into(table: CardTable, mark: str, card: str) -> None:
    """A hero walks there, and the overlord springs a trap on that space."""
    table.act(MoveAction())
    table.walk(mark)
    assert table.asks() == "window-hero_entered"
    table.act(Spring(card, table.space(mark)))


# -- playing cards ---------------------------------------------------------------------------------------


@rule("D2-CORE-81", "D2-CORE-86")
def test_there_are_forty_cards() -> None:
    assert {deck: len(cards) for deck, cards in OVERLORD_DECKS.items()} == {
        "basic": 15,
        "magus": 7,
        "saboteur": 7,
        "universal": 4,
        "warlord": 7,
    }


@rule("D2-CORE-83", "D2-DP-46")
def test_a_card_that_is_played_is_discarded() -> None:
    table = scene("A|.", {"A": target()}, hand=["poison_dart", "dash.1"])
    table.act(Operate(0))
    assert (table.asks(), table.decision.seats) == ("window-door_opened", [1])
    table.roll(*PASSED)
    table.use("poison_dart#0")
    table.pick("might")
    table.settle()
    assert table.journey.overlord.discard == ["poison_dart"] or table.journey.overlord.deck == []
    assert played(table) == ["poison_dart"]


@rule("D2-CORE-85")
def test_of_two_alike_one_is_played_on_one_trigger() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["dash.1", "dash.2", "frenzy.1"])
    assert table.cards() == ["dash.1", "frenzy.1"]
    table.use("dash.1")
    assert table.cards() == ["frenzy.1"]


@rule("D2-DP-46")
def test_the_overlord_is_asked_by_what_he_may_hold() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["tripwire.1"], deck=["dash.1"])
    assert (table.asks(), table.decision.options) == ("window-monster_activated", [PASS])
    without = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["tripwire.1"])
    assert without.asks() == "ask-monster-turn"  # he owns no card for that moment


# -- basic -----------------------------------------------------------------------------------------------


def test_critical_blow_lets_a_surge_buy_three_hearts() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["critical_blow"])
    table.settle()
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_1)
    table.attack("A")
    table.use("critical_blow")
    table.settle("ask-surges")
    table.buy("critical_blow")
    table.settle()
    assert table.damage("A") == 5


@rule("D2-DP-73")
def test_dark_charm_leads_a_hero_to_strike_a_friend() -> None:
    heroes = {"A": target(items=["steel_broadsword"], fatigue=2), "B": other()}
    table = scene("A B . . G", heroes, {"G": "zombie"}, turn="overlord", hand=["dark_charm"])
    table.roll(*FAILED)
    table.use("dark_charm", "A")
    table.settle()
    assert (table.asks(), table.decision.seats) == ("ask-charmed", [1])
    table.roll(BLUE_SURGE, RED_1, GRAY_0)
    table.attack("B")
    table.settle("ask-surges")
    assert table.decision.seats == [1]  # the overlord spends the surges
    assert [type(one).__name__ for one in table.decision.options] == ["Buy", "Done"]  # and eases nothing
    table.settle()
    assert (table.damage("B"), table.fatigue("A")) == (3, 2)


def test_dark_charm_may_turn_a_hero_against_himself() -> None:
    table = scene(
        "A . . . G", {"A": target(items=["steel_broadsword"])}, {"G": "zombie"}, turn="overlord", hand=["dark_charm"]
    )
    table.roll(*FAILED)
    table.use("dark_charm", "A")
    table.settle()
    table.roll(BLUE_2, RED_1, GRAY_1)
    table.attack("A")
    table.settle()
    assert table.damage("A") == 2


def test_dark_charm_may_move_a_hero_without_fatigue() -> None:
    table = scene("A . . . . . G", {"A": target()}, {"G": "zombie"}, turn="overlord", hand=["dark_charm"])
    table.roll(*FAILED)
    table.use("dark_charm", "A")
    table.settle()
    table.pick("move")
    assert (table.asks(), table.decision.seats) == ("ask-free-move", [1])
    assert {one.to for one in table.offered(Go)} == {1, 2, 3, 4}
    assert all(one.fatigue == 0 for one in table.offered(Go))
    table.act(Go(1, 0))
    assert (table.asks(), table.decision.seats) == ("ask-free-move", [1])  # still the overlord


@rule("D2-CORE-11", "D2-DP-73")
def test_dark_charm_makes_no_monkey_attack() -> None:
    party = {"A": target(items=["steel_broadsword"]), "B": other()}
    monkey = lasting("monkey", 0)
    table = scene("A B . G", party, {"G": "zombie"}, turn="overlord", hand=["dark_charm"], change=monkey)
    table.roll(*FAILED)
    table.use("dark_charm", "A")
    table.settle()
    assert table.decision.options == [PickWord("move"), DONE]


@rule("D2-ATK-14", "D2-RULING-23", "D2-DP-73")
def test_against_a_charmed_hero_the_heroes_are_the_side_that_defends() -> None:
    party = {"A": target(items=["steel_broadsword"]), "B": hero("tomble_burrowell", "thief", fortune=1)}
    table = scene("A B . G", party, {"G": "zombie"}, turn="overlord", hand=["dark_charm"])
    table.roll(*FAILED)
    table.use("dark_charm", "A")
    table.settle("ask-charmed")
    table.roll(BLUE_2, RED_1, GRAY_1)
    table.attack("B")
    table.settle("offer-attack_rolled", "offer-defence_rolled")
    assert table.asks() == "offer-defence_rolled"


def test_dark_charm_that_fails_brings_a_card() -> None:
    table = scene(
        "A . . G", {"A": target()}, {"G": "zombie"}, turn="overlord", hand=["dark_charm"], deck=["dash.1", "dash.2"]
    )
    table.roll(*PASSED)
    table.use("dark_charm", "A")
    table.settle("ask-group-next", "window-monster_activated")
    assert sorted(table.journey.overlord.hand) == ["dash.1", "dash.2"]


def test_dark_fortune_rolls_an_attack_die_again() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["dark_fortune.1"])
    table.settle()
    table.roll(BLUE_X, YELLOW_1, GRAY_0)
    table.attack("A")
    table.use("dark_fortune.1#0")
    table.roll(BLUE_2)
    table.reroll(0)
    table.settle()
    assert table.damage("A") == 3


def test_dark_fortune_rolls_a_defence_die_again() -> None:
    table = scene("A G", {"A": target(items=["steel_broadsword"])}, {"G": "zombie"}, hand=["dark_fortune.1"])
    table.roll(BLUE_2, RED_1, BROWN_0)
    table.attack("G")
    table.settle("window-defence_rolled")
    assert table.cards() == ["dark_fortune.1#1"], "not the hero's own dice"
    table.roll(BROWN_2)
    table.use("dark_fortune.1#1", "G")
    table.settle()
    assert table.damage("G") == 1


def test_dark_fortune_rolls_a_lieutenants_test_again_and_no_heros() -> None:
    table = scene("A . G", {"A": target()}, {"G": "lady_eliza_farrow"}, turn="G", hand=["dark_fortune.1"])
    table.settle()
    table.roll(*FAILED)
    table.use("seduce", "A")
    assert table.asks() == "window-test_rolled"
    table.use("dark_fortune.1#2")
    table.roll(0)
    table.reroll(0)
    table.settle()
    mine = scene("A G", {"A": target()}, {"G": "zombie master"}, turn="G", hand=["dark_fortune.1"])
    mine.settle()
    mine.roll(*PASSED)
    mine.use("grab", "A")
    assert "dark_fortune.1#2" not in mine.cards()


@rule("D2-DP-68")
def test_dark_fortune_rolls_the_dice_of_his_own_card_again() -> None:
    table = scene(
        "A . . G",
        {"A": target()},
        {"G": "zombie master"},
        turn="overlord",
        hand=["dark_fortune.1", "dark_resilience"],
        change=be(1, damage=5),
    )
    table.roll(RED_1, RED_1)
    table.settle("ask-group-next")
    table.use("dark_resilience", "G")
    assert table.asks() == "window-dice_rolled"
    table.use("dark_fortune.1#3")
    table.roll(RED_3)
    table.reroll(0)
    table.settle("ask-group-next", "window-monster_activated")
    assert table.damage("G") == 1


def test_dark_might_adds_a_surge() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["dark_might.1"])
    table.settle()
    table.roll(BLUE_2, YELLOW_1, GRAY_1)
    table.attack("A")
    table.use("dark_might.1")
    table.settle("ask-surges")
    table.buy("surge.1")
    assert table.damage("A") == 3


def test_dash_gives_a_move_action() -> None:
    table = scene("A . . . . . . . . . G", {"A": target()}, {"G": "goblin_archer"}, turn="G", hand=["dash.1"])
    table.use("dash.1")
    for left in (2, 1, 0):
        table.act(MoveAction())
        assert table.encounter.turns[-1].actions == left
    assert not table.offered(MoveAction)


def test_dash_makes_even_a_zombie_move_twice() -> None:
    table = scene("A . . . . . . . . . G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["dash.1"])
    table.use("dash.1")
    table.act(MoveAction())
    table.act(MoveAction())
    assert not table.offered(MoveAction)
    assert table.encounter.turns[-1].points == 6


@rule("D2-MON-03")
def test_frenzy_gives_a_second_attack() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["frenzy.1"])
    table.use("frenzy.1")
    for _ in range(2):
        table.roll(BLUE_2, YELLOW_1, GRAY_3)
        table.attack("A")
        table.settle()
    assert not table.offered(Strike)
    assert table.encounter.turns[-1].actions == 1


def test_pit_trap_hurts_and_takes_a_point() -> None:
    table = scene("A b c d e", {"A": target()}, hand=["pit_trap"])
    table.roll(*FAILED)
    steps_into(table, "b", "pit_trap")
    table.settle()
    assert (table.damage("A"), table.encounter.turns[-1].points, table.conditions("A")) == (1, 2, [])
    table = scene("A b c", {"A": target()}, hand=["pit_trap"])
    table.roll(*FAILED)
    table.walk("b")  # paid with breath
    table.act(Spring("pit_trap", table.space("b")))
    table.settle()
    assert (table.damage("A"), table.conditions("A")) == (1, ["stunned"])
    table = scene("A b c", {"A": target()}, hand=["pit_trap"])
    table.roll(*PASSED)
    steps_into(table, "b", "pit_trap")
    table.settle()
    assert (table.damage("A"), table.encounter.turns[-1].points) == (0, 3)


@pytest.mark.parametrize("at", ["door_opened", "searched"])
def test_poison_dart_waits_at_doors_and_tokens(at: str) -> None:
    ability = "poison_dart#0" if at == "door_opened" else "poison_dart#1"
    table = scene("A|.\ns .", {"A": target()}, hand=["poison_dart"], deck=["dash.1"], change=searches("fire_flask"))
    table.act(Operate(0) if at == "door_opened" else Search(0))
    assert table.asks() == f"window-{at}"
    table.roll(*FAILED)
    table.use(ability)
    assert (table.asks(), table.decision.seats) == ("ask-attribute", [1])  # the overlord names it
    table.pick("awareness")
    table.settle()
    assert (table.damage("A"), table.fatigue("A"), table.conditions("A")) == (1, 1, ["poisoned"])


def test_tripwire_ends_a_move_action() -> None:
    table = scene("A b c d e", {"A": target()}, hand=["tripwire.1"])
    table.roll(*FAILED)
    table.act(MoveAction())
    table.walk("e")
    table.act(Spring("tripwire.1", table.space("c")))
    table.settle()
    assert table.stands_on("A", "c")
    assert table.encounter.turns[-1].points == 0
    assert table.offered(MoveAction)  # another action still carries on
    assert Go(table.space("d"), 1) in table.offered(Go)


def test_tripwire_does_not_catch_steps_paid_with_fatigue() -> None:
    table = scene("A b c d e f", {"A": target()}, hand=["tripwire.1", "pit_trap"])
    table.walk("b")
    assert {one.card for one in table.offered(Spring)} == {"pit_trap"}
    table = scene("A b c d e f", {"A": target()}, hand=["tripwire.1"])
    table.act(MoveAction())
    table.walk("f")  # four by the action, one by breath
    assert {one.space for one in table.offered(Spring)} == {table.space(mark) for mark in "bcde"}


@rule("D2-CORE-19")
def test_traps_are_sprung_in_empty_spaces_alone() -> None:
    heroes = {"A": target(), "B": other()}
    table = scene("A B c", heroes, hand=["pit_trap"], pass_friends="yes")
    table.act(MoveAction())
    table.walk("c")
    assert {one.space for one in table.offered(Spring)} == {table.space("c")}


def test_word_of_misery_tires_whoever_is_hurt() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="overlord", hand=["word_of_misery"])
    table.use("word_of_misery")
    table.settle("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_1, GRAY_1)
    table.attack("A")
    table.settle()
    assert (table.damage("A"), table.fatigue("A")) == (2, 1)
    assert table.heard(Tired).card == "word_of_misery"
    table.end("ask-turn")
    assert not table.encounter.lasting


@rule("D2-FAT-02")
def test_misery_of_the_exhausted_is_damage_and_no_more() -> None:
    table = scene("A G", {"A": target(fatigue=4)}, {"G": "zombie"}, turn="overlord", hand=["word_of_misery"])
    table.use("word_of_misery")
    table.settle("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_1, GRAY_1)
    table.attack("A")
    table.settle()
    assert (table.damage("A"), table.fatigue("A")) == (3, 4)


# -- magus -----------------------------------------------------------------------------------------------


def test_unholy_ritual_draws_for_a_group_and_slows_it() -> None:
    table = scene(
        "A . . G H I",
        {"A": target()},
        {"G": "zombie", "H": "zombie", "I": "zombie master"},
        turn="overlord",
        hand=["unholy_ritual.1"],
        deck=["dash.1", "dash.2", "frenzy.1", "frenzy.2"],
    )
    table.use("unholy_ritual.1")
    assert table.asks() == "ask-card"
    kept = [one.card for one in table.decision.options]
    assert len(kept) == 3
    table.pick(kept[0])
    table.settle("ask-monster")
    assert len(table.journey.overlord.hand) == 3  # one drawn for the turn, two kept
    assert kept[0] in table.journey.overlord.discard
    table.activate("G")
    table.settle("ask-monster-turn")
    assert table.encounter.turns[-1].actions == 1


@rule("D2-CORE-83")
def test_no_card_is_played_on_a_group_that_is_off_the_map() -> None:
    deck = ["dash.1", "dash.2", "frenzy.1"]
    table = scene(
        "A . . G",
        {"A": target()},
        {"G": "zombie"},
        "overlord",
        hand=["unholy_ritual.1"],
        deck=deck,
        spare=["cave_spider"],
    )
    played = [one for one in table.decision.options if isinstance(one, state.UseCard)]
    assert {table.journey.figures[one.figure].kind for one in played} == {"zombie"}


def test_word_of_pain_hurts_who_fails() -> None:
    heroes = {"A": target(), "B": other()}
    table = scene("A . B . G", heroes, {"G": "zombie"}, turn="G", hand=["word_of_pain.1"])
    table.end("window-overlord_end")
    table.roll(*FAILED, *PASSED)
    table.use("word_of_pain.1")
    table.settle()
    assert [table.damage(mark) for mark in "AB"] == [1, 0]


def test_rise_again_brings_a_fallen_monster_back_for_a_turn() -> None:
    table = scene("A G b . . . . . .", {"A": target(items=["steel_broadsword"])}, {"G": "zombie"}, hand=["rise_again"])
    table.roll(BLUE_2, RED_2, BROWN_0)
    table.attack("G")
    table.settle("window-monster_fell")
    table.use("rise_again")
    table.settle("ask-turn")
    assert not table.stands("G")
    table.end("ask-space")
    assert table.decision.seats == [1]
    assert {one.space for one in table.offered(PickSpace)} == {1, 2, 3, 4, 5, 6}
    table.pick("b")
    table.settle("ask-monster-turn")
    assert (table.stands_on("G", "b"), table.damage("G")) == (True, 0)
    table.end("ask-turn")
    assert not table.stands("G")


def test_rise_again_raises_no_lieutenant() -> None:
    table = scene(
        "A G", {"A": target(items=["steel_broadsword"])}, {"G": "splig"}, hand=["rise_again"], change=be(1, damage=6)
    )
    table.roll(*FAILED)
    table.attack("G")
    table.settle("window-monster_fell")
    assert table.asks() != "window-monster_fell"


def test_word_of_despair_tires_after_every_action() -> None:
    table = scene("A . . . . G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["word_of_despair"])
    table.end("window-overlord_end")
    table.roll(*FAILED)
    table.use("word_of_despair")
    table.settle("ask-turn")
    table.act(MoveAction())
    assert table.fatigue("A") == 1
    table.act(MoveAction())
    assert table.fatigue("A") == 2
    table.end("ask-turn")
    table.act(MoveAction())
    assert table.fatigue("A") == 0  # she stood still, and the despair is over


def test_word_of_despair_spares_who_passes() -> None:
    table = scene("A . . . . G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["word_of_despair"])
    table.end("window-overlord_end")
    table.roll(*PASSED)
    table.use("word_of_despair")
    table.settle("ask-turn")
    table.act(MoveAction())
    assert table.fatigue("A") == 0


@pytest.mark.parametrize(
    ("card", "attribute"), [("dash.1", "willpower"), ("tripwire.1", "awareness"), ("dark_might.1", "knowledge")]
)
def test_diabolic_power_takes_a_card_and_frightens(card: str, attribute: str) -> None:
    table = scene(
        "A . . . G",
        {"A": target()},
        {"G": "zombie"},
        turn="overlord",
        hand=["diabolic_power"],
        deck=["dash.1", "tripwire.1", "dark_might.1", "frenzy.1"],
    )
    table.settle("ask-group-next")
    table.roll(*FAILED)
    table.use("diabolic_power")
    if card in table.journey.overlord.hand:
        card = next(one.card for one in table.decision.options)
        attribute = {"dash": "willpower", "tripwire": "awareness", "dark_might": "knowledge"}[kind_of(card)]
    table.pick(card)
    assert table.heard(CardShown).card == card
    table.settle("ask-group-next")
    assert card in table.journey.overlord.hand
    assert table.heard(state.Tested).attribute == attribute
    assert table.damage("A") == 2


# -- saboteur --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", ["door_opened", "searched"])
def test_explosive_runes_hurt_by_the_shields_above(at: str) -> None:
    heroes = {"A": target(), "B": other(), "C": hero("jain_fairwood", "thief", items=[])}
    table = scene(
        "A|.\ns B\n. .\n. C",
        heroes,
        hand=["explosive_runes.1"],
        change=searches("fire_flask"),
    )
    table.act(Operate(0) if at == "door_opened" else Search(0))
    table.roll(GRAY_1, BLACK_4, GRAY_0, BLACK_2)
    table.use("explosive_runes.1#0" if at == "door_opened" else "explosive_runes.1#1")
    table.settle()
    assert [table.damage(mark) for mark in "ABC"] == [3, 1, 0]  # Awareness 2 and 1; the third is too far


def test_web_trap_holds_all_beside() -> None:
    heroes = {"A": target(), "B": other()}
    table = scene("A b B", heroes, hand=["web_trap.1"])
    table.roll(*FAILED, *FAILED)
    steps_into(table, "b", "web_trap.1")
    table.settle()
    assert [table.conditions(mark) for mark in "AB"] == [["immobilized"], ["immobilized"]]
    assert table.encounter.turns[-1].points == 0


def test_curse_of_the_monkey_god_makes_a_monkey() -> None:
    table = scene(
        "A s . . . b G",
        {"A": target(items=["steel_broadsword"])},
        {"G": "goblin_archer"},
        hand=["curse_of_the_monkey_god"],
        change=searches("fire_flask"),
    )
    table.act(Search(0))
    table.roll(*FAILED)
    table.use("curse_of_the_monkey_god")
    table.settle("ask-turn")
    table.act(MoveAction())
    assert table.encounter.turns[-1].points == 5
    table.walk("b")
    table.end("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_1)
    table.attack("A")
    table.settle()
    assert table.damage("A") == 3  # no defence at all
    table.end("ask-turn")
    assert not table.may_attack("G")  # nor any attack, in the turn after that
    table.done()
    assert table.encounter.lasting == []


def test_wicked_laughter_makes_a_test_once_more() -> None:
    table = scene(
        "A G",
        {"A": target()},
        {"G": "zombie master"},
        turn="G",
        hand=["wicked_laughter"],
        deck=["dash.1"],
    )
    table.settle()
    table.roll(GRAY_1, BLACK_2)  # three shields against Might 4
    table.use("grab", "A")
    table.settle("window-test_passed")
    table.roll(GRAY_2, BLACK_2)  # four against three
    table.use("wicked_laughter")
    table.settle()
    assert table.conditions("A") == ["immobilized"]
    assert [one.passed for one in table.told(state.Tested)] == [True, False]
    assert table.journey.overlord.hand == []


def test_wicked_laughter_in_vain_brings_a_card() -> None:
    table = scene(
        "A G",
        {"A": target()},
        {"G": "zombie master"},
        turn="G",
        hand=["wicked_laughter"],
        deck=["dash.1"],
    )
    table.settle()
    table.roll(GRAY_1, BLACK_2)
    table.use("grab", "A")
    table.settle("window-test_passed")
    table.roll(*PASSED)
    table.use("wicked_laughter")
    table.settle()
    assert table.conditions("A") == []
    assert table.journey.overlord.hand == ["dash.1"]


@pytest.mark.parametrize("at", ["door_opened", "searched"])
def test_uthuk_demon_trap_hurts_or_fells(at: str) -> None:
    for faces, damage, fallen in ((PASSED, 4, False), (FAILED, 12, True)):
        table = scene("A|.\ns .", {"A": target()}, hand=["uthuk_demon_trap"], change=searches("fire_flask"))
        table.act(Operate(0) if at == "door_opened" else Search(0))
        table.roll(*faces)
        table.use("uthuk_demon_trap#0" if at == "door_opened" else "uthuk_demon_trap#1")
        assert (table.asks(), table.decision.seats) == ("ask-attribute", [0])  # the hero chooses
        table.pick("might")
        table.settle()
        assert (table.damage("A"), table.hero("A").knocked_out) == (damage, fallen)


# -- warlord ---------------------------------------------------------------------------------------------


def test_blood_rage_strikes_twice_and_dies() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["blood_rage.1"])
    table.end("window-overlord_end")
    table.roll(BLUE_2, YELLOW_1, GRAY_1, BLUE_2, YELLOW_1, GRAY_1)
    table.use("blood_rage.1", "G")
    table.settle()
    assert len(table.told(AttackRolled)) == 2
    assert table.damage("A") == 4
    assert not table.stands("G")


def test_dark_fortitude_adds_two_shields() -> None:
    table = scene("A G", {"A": target(items=["steel_broadsword"])}, {"G": "zombie"}, hand=["dark_fortitude.1"])
    table.roll(BLUE_2, RED_1, BROWN_0)
    table.attack("G")
    table.settle("window-defence_rolled")
    table.use("dark_fortitude.1", "G")
    table.settle()
    assert table.damage("G") == 1


@rule("D2-KO-07")
def test_bloodlust_draws_two_for_a_hero_who_falls() -> None:
    table = scene(
        "A G",
        {"A": target(damage=11)},
        {"G": "zombie"},
        turn="G",
        hand=["bloodlust"],
        deck=["dash.1", "dash.2", "frenzy.1", "frenzy.2"],
    )
    table.settle()
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("A")
    table.settle("window-hero_fell")
    table.use("bloodlust")
    assert table.told(KnockedOut)
    assert len(table.journey.overlord.hand) == 3  # one for the defeat, and two


def test_expert_blow_hurts_and_may_come_back() -> None:
    table = scene("A G", {"A": target()}, {"G": "zombie"}, turn="G", hand=["expert_blow"])
    table.settle()
    table.attack("A")
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_1)
    table.use("expert_blow")
    table.settle("ask-surges")
    assert table.journey.overlord.discard == ["expert_blow"]
    table.buy("expert_blow")
    table.settle()
    assert table.heard(Struck).hearts == 5
    assert table.journey.overlord.hand == ["expert_blow"]
    assert table.journey.overlord.discard == []


def test_reinforce_brings_minions_to_a_master() -> None:
    table = scene(
        "A . . . a G b .",
        {"A": target()},
        {"G": "zombie master"},
        turn="G",
        hand=["reinforce"],
        spare=["zombie", "zombie"],
    )
    table.end("window-overlord_end")
    assert table.targets("reinforce") == ["G"]
    table.use("reinforce", "G")
    table.pick("a")
    table.settle()
    spaces = sorted(figure.base[0] for figure in table.journey.figures if figure.rank == "minion" and figure.base)
    assert spaces == [table.space("a"), table.space("b")]


def test_reinforce_keeps_three_spaces_from_heroes() -> None:
    table = scene(
        "A . . a G b .",
        {"A": target()},
        {"G": "zombie master"},
        turn="G",
        hand=["reinforce"],
        spare=["zombie", "zombie"],
    )
    table.end("window-overlord_end")
    table.use("reinforce", "G")
    table.settle()
    spaces = [figure.base[0] for figure in table.journey.figures if figure.rank == "minion" and figure.base]
    assert spaces == [table.space("b")]


# -- universal -------------------------------------------------------------------------------------------


def test_dark_resilience_heals_by_two_dice() -> None:
    table = scene(
        "A . . G",
        {"A": target()},
        {"G": "zombie master"},
        turn="overlord",
        hand=["dark_resilience"],
        change=be(1, damage=5),
    )
    table.settle("ask-group-next")
    table.roll(RED_2, RED_2)
    table.use("dark_resilience", "G")
    table.settle("ask-monster-turn")
    assert table.damage("G") == 1


def test_plan_ahead_lays_the_deck_anew() -> None:
    deck = ["dash.1", "dash.2", "frenzy.1", "frenzy.2", "pit_trap", "dark_charm", "tripwire.1"]
    table = scene("A . . G", {"A": target()}, {"G": "zombie"}, turn="overlord", hand=["plan_ahead.1"], deck=deck)
    table.settle("ask-group-next")
    table.use("plan_ahead.1")
    seen = [told for told in table.session.events if isinstance(told.event, state.CardSeen)][-5:]
    assert sorted(told.event.card for told in seen) == sorted(table.journey.overlord.deck[-5:])
    assert {told.only for told in seen} == {1}, "by him alone"
    wished = ["frenzy.2", "dash.2", "dark_charm", "frenzy.1"]  # the last one falls into place
    for card in wished:
        table.pick(card)
    assert table.journey.overlord.deck[-5:][::-1] == [*wished, "pit_trap"]
    assert table.journey.overlord.deck[0] == "dash.1"
    assert table.journey.overlord.hand == ["tripwire.1"]


def test_schemes_look_for_a_kind() -> None:
    deck = ["frenzy.1", "pit_trap", "dash.1", "dash.2", "dark_might.1"]
    table = scene("A . . G", {"A": target()}, {"G": "zombie"}, turn="overlord", hand=["schemes"], deck=deck)
    table.settle("ask-group-next")
    table.use("schemes")
    table.pick("trap")
    assert sorted(table.journey.overlord.hand) == ["dark_might.1", "pit_trap"]
    assert sorted(table.journey.overlord.discard) == ["dash.1", "dash.2", "schemes"]
    assert table.journey.overlord.deck == ["frenzy.1"]
