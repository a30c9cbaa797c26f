"""Moving, attacking, helping and harming by a card, beside one's actions (D2-CORE-11, D2-CORE-12, D2-DP-67)."""

from __future__ import annotations

import pytest
from rules.descent.table import SWORD, Plan, Table, activation, hero, monster, sheet, skill, turn, weapon
from rules.table import rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent.state import (
    MOVE_ACTION,
    Go,
    March,
    PickFigure,
    PickWord,
    SpendFortune,
    Spring,
    Strike,
    UseCard,
)

BOW = weapon("blue", "yellow", ranged=True, slot="two_hands", traits=["bow"])


def with_skill(card: str, **more: object) -> dict[str, Plan]:
    """A hero with this card."""
    return {"A": hero(skills=[card], **more)}


def use(table: Table, card: str, figure: int = -1) -> Table:
    """The hero uses the card."""
    table.act(UseCard(card, figure, -1))
    return table


# -- moving ----------------------------------------------------------------------------------------------


@rule("D2-DP-67", "D2-CORE-11")
@pytest.mark.parametrize(("spaces", "far"), [(1, {(1, 0)}), (2, {(1, 0), (2, 0)})])
def test_a_card_that_moves_one_by_spaces_asks_for_no_more_in_water(spaces: int, far: set[tuple[int, int]]) -> None:
    wade = skill({"do": "move", "who": "user", "spaces": spaces})
    table = use(turn("A w w .", heroes=with_skill(wade)), wade)
    assert table.asks() == "ask-free-move"
    assert {table.place(way.to) for way in table.offered(Go)} == far
    assert all(way.fatigue == 0 for way in table.offered(Go)), "and fatigue carries nobody further"


@rule("D2-DP-67")
def test_a_card_that_moves_one_by_speed_pays_for_the_ground() -> None:
    run = skill({"do": "move", "who": "user", "speeds": 1})
    table = use(turn("A w w .", heroes=with_skill(run)), run)
    assert {table.place(way.to) for way in table.offered(Go)} == {(1, 0), (2, 0)}
    table.walk((1, 0))
    assert {table.place(way.to) for way in table.offered(Go)} == {(0, 0), (2, 0)}, "with two points left"
    table.act(DONE)
    assert (table.asks(), table.turn.actions, table.turn.points) == ("ask-turn", 2, 0)


@rule("D2-CORE-87", "D2-DP-46")
def test_a_trap_for_a_move_action_does_not_wait_for_whoever_moves_by_a_card() -> None:
    step = skill({"do": "move", "who": "user", "spaces": 2})
    heroes = with_skill(step)
    table = turn("A . . .", heroes=heroes, hand=["tripwire.1", "pit_trap"])
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert {option.card for option in table.offered(Spring)} == {"tripwire.1", "pit_trap"}
    table = use(turn("A . . .", heroes=heroes, hand=["tripwire.1", "pit_trap"]), step)
    table.walk((1, 0))
    assert {option.card for option in table.offered(Spring)} == {"pit_trap"}


@rule("D2-CORE-58")
def test_who_is_immobilized_is_moved_by_a_card_but_makes_no_move_action_by_one() -> None:
    for said, moves in (({"spaces": 1}, True), ({"speeds": 1, "action": True}, False)):
        dance = skill({"do": "move", "who": "user", **said})
        table = use(turn("A . .", heroes=with_skill(dance, conditions=["immobilized"])), dance)
        assert (table.asks() == "ask-free-move") is moves


# -- attacking -------------------------------------------------------------------------------------------


@rule("D2-ATK-08", "D2-DP-31")
def test_of_a_large_target_the_spaces_that_differ_are_named() -> None:
    shot = skill({"do": "attack", "who": "user"}, at="action")
    table = use(
        turn("A . M M\n. . M M", heroes=with_skill(shot, items=[BOW]), monsters={"M": monster(size=(2, 2))}), shot
    )
    assert len(table.offered(Strike)) == 1, "the nearest; all further ones are worse"
    blast = skill({"do": "attack", "who": "user", "blast": True}, at="action")
    table = use(
        turn("A . M M\n. . M M", heroes=with_skill(blast, items=[BOW]), monsters={"M": monster(size=(2, 2))}), blast
    )
    assert len(table.offered(Strike)) > 1, "each may have other neighbours"


@rule("D2-SKILL-01", "D2-ATK-03")
@pytest.mark.parametrize(("carried", "offered"), [(SWORD, True), (BOW, False)])
def test_an_attack_on_all_around_needs_the_weapon_that_it_asks_for(carried: str, offered: bool) -> None:
    whirl = skill({"do": "attack", "who": "user", "at": "adjacent_monsters", "weapon": "melee"}, at="action")
    table = turn("M A N", heroes=with_skill(whirl, items=[carried]))
    assert table.offers(UseCard(whirl, -1, -1)) is offered


@rule("D2-CORE-41", "D2-DP-67")
def test_a_second_target_is_struck_with_the_same_weapon() -> None:
    twice = skill({"do": "attack", "who": "user", "at": "two_monsters"}, at="action")
    both = [SWORD, weapon("blue", "yellow", ranged=True)]
    table = use(turn("N . A M", heroes=with_skill(twice, items=both)), twice)
    table.act(Strike(both[0], table.who("M"), table.space((3, 0))))
    assert table.asks() != "ask-target", "the sword reaches no other"
    table = use(turn("N . A M", heroes=with_skill(twice, items=both)), twice)
    table.act(Strike(both[1], table.who("M"), table.space((3, 0))))
    assert table.decision.options == [PASS, PickFigure(table.who("N"))]
    table.dice(2, 2).act(PickFigure(table.who("N")))
    assert (table.figure("M").damage, table.figure("N").damage) == (3, 3), "one roll for both"


@rule("D2-CORE-41", "D2-CORE-11")
def test_an_attack_that_is_drawn_to_another_leaves_the_rest_of_it_as_it_was() -> None:
    shield = skill({"do": "redirect", "who": "user"}, at="attack_declared", role="protector", within=1)
    sweep = skill({"do": "attack", "who": "user", "at": "adjacent_figures"}, at="action")
    heroes = {"A": hero(sheet(defence=["black"]), skills=[shield]), "B": hero(), "C": hero(sheet(defence=["brown"]))}
    table = activation("A B M C", heroes=heroes, monsters={"M": monster(abilities=[sweep])})
    table.act(next(one for one in table.offered(UseCard) if one.card == sweep))
    assert table.asks() == "offer-attack_declared"
    use(table.dice(2, 0, 0), shield, table.who("B"))
    table.go("ask-monster-turn", "ask-surges")
    assert [table.figure(mark).damage for mark in "ABC"] == [2, 0, 2]


# -- choosing --------------------------------------------------------------------------------------------


@rule("D2-CORE-56", "D2-DP-67")
def test_of_several_conditions_the_owner_says_which_goes() -> None:
    wash = skill({"do": "relieve", "who": "user"}, at="action")
    table = turn("A . M", heroes=with_skill(wash, conditions=["diseased", "immobilized"]), dice=[5, 5])
    use(table, wash)
    assert table.decision.options == [PickWord("diseased"), PickWord("immobilized")]
    table.act(PickWord("immobilized"))
    assert table.figure("A").conditions == ["diseased"]


@rule("D2-TER-PIT-05", "D2-RULING-41")
def test_no_card_lets_one_walk_out_of_a_pit() -> None:
    step = skill({"do": "move", "who": "user", "spaces": 2})
    table = use(turn("P . .", heroes=with_skill(step, at=(0, 0))), step)
    assert (table.asks(), table.where("A")) == ("ask-turn", [(0, 0)])


@rule("D2-FORT-02", "D2-RULING-34")
def test_fortune_rolls_a_heros_own_defence_again_and_nobody_elses() -> None:
    sweep = skill({"do": "attack", "who": "user", "at": "adjacent_figures"}, at="action")
    mail = sheet(defence=["brown"])
    heroes = {"A": hero(mail), "B": hero(mail, fortune=1)}
    table = activation("A M B", heroes=heroes, monsters={"M": monster(abilities=[sweep])}, dice=[2, 0, 0])
    table.act(next(one for one in table.offered(UseCard) if one.card == sweep))
    assert table.offered(SpendFortune) == [SpendFortune("defence", 0)]
    table.dice(5).act(SpendFortune("defence", 0))
    table.go("ask-monster-turn", "ask-surges")
    assert (table.figure("A").damage, table.figure("B").damage, table.hero("B").fortune) == (2, 0, 0)


@rule("D2-CORE-11")
def test_who_has_marched_does_not_stand_still() -> None:
    brace = skill({"do": "last", "who": "user", "what": "speed", "until": "round"}, at="action", needs=["unmoved"])
    for plan, drawn in (
        (monster(size=(2, 1), abilities=[brace]), "M M . . ."),
        (monster(abilities=[brace]), "M . . . ."),
    ):
        table = activation(f"{drawn} A", monsters={"M": plan})
        assert [one.card for one in table.offered(UseCard)] == [brace]
        table.act(MOVE_ACTION)
        if table.offered(March):
            table.march((3, 0), (4, 0))
        else:
            table.walk((3, 0))
        assert table.offered(UseCard) == []


@rule("D2-CORE-11", "D2-DMG-02")
@pytest.mark.parametrize(("face", "offered"), [(4, True), (0, False)])
def test_what_needs_damage_dealt_is_content_with_one_point(face: int, offered: bool) -> None:
    gloat = skill({"do": "recover", "who": "user", "damage": 1}, at="attack_resolved", needs=["deals_damage"])
    table = turn("A M", heroes=with_skill(gloat, items=[weapon("blue")], damage=3), dice=[face])
    table.strike("M")
    assert table.offers(UseCard(gloat, -1, -1)) is offered


@rule("D2-CORE-10")
@pytest.mark.parametrize("exhaust", [True, False])
def test_of_monsters_abilities_those_are_exhausted_that_say_so(exhaust: bool) -> None:
    howl = skill({"do": "last", "who": "user", "what": "speed", "until": "round"}, at="action", exhaust=exhaust)
    table = activation("M . . A", monsters={"M": monster(abilities=[howl])})
    use(table, howl)
    assert table.overlord.exhausted == ([howl] if exhaust else [])
    assert table.offers(UseCard(howl, -1, -1)) is not exhaust
