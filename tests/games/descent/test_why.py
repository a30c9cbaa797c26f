"""What cannot be done in Descent, and the rule that is in the way; with a sentence for each in both languages."""

from __future__ import annotations

import random

from all_games import words_of
from rules.descent.campaigns import phase
from rules.descent.table import Table, activation, hero, in_quest, skill, turn, weapon
from rules.table import Table as AnyTable

from undercroft.engine.decision import Blocked
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.games.descent.game import game
from undercroft.games.descent.state import (
    BuyItem,
    ChooseClass,
    ChooseHero,
    Journey,
    LearnSkill,
    MoveAction,
    Operate,
    Strike,
    UseCard,
)


def blocked(table: AnyTable, seat: int = 0) -> list[Blocked]:
    """What this seat cannot do, and none of it is an answer."""
    found = game.why_not(table.session.state, table.decision, seat)
    assert not [one for one in found if one.action in table.decision.options]
    return found


def why(table: Table, target: str) -> str:
    """Why somebody cannot be attacked."""
    return {one.action.figure: one.why for one in blocked(table) if isinstance(one.action, Strike)}[table.who(target)]


def reasons(table: AnyTable, kind: type) -> list[str]:
    """Why answers of a kind cannot be given."""
    return [one.why for one in blocked(table) if isinstance(one.action, kind)]


BOW = weapon("blue", "yellow", ranged=True)


def test_whoever_can_be_attacked_is_not_named() -> None:
    table = turn("A M")
    assert not [one for one in blocked(table) if isinstance(one.action, Strike)]


def test_a_sword_is_too_short_and_a_bow_needs_sight() -> None:
    far = turn("A . M")
    assert why(far, "M") == "why-too-far"
    hidden = turn("A # M", heroes={"A": hero(items=[BOW])})
    assert why(hidden, "M") == "why-no-sight"


def test_leaves_between_two_hide_them_from_each_other() -> None:
    assert why(turn("A*M"), "M") == "why-no-sight"


def test_a_weapon_with_reach_falls_short_only_beyond_two_spaces() -> None:
    spear = weapon("blue", "red", reach=True)
    assert not [
        one for one in blocked(turn("A . M", heroes={"A": hero(items=[spear])})) if isinstance(one.action, Strike)
    ]
    assert why(turn("A . . M", heroes={"A": hero(items=[spear])}), "M") == "why-too-far"


def test_without_an_action_nothing_is_left_and_a_monster_attacks_once() -> None:
    table = turn(". A M")
    table.act(MoveAction())
    table.act(MoveAction())
    assert why(table, "M") == "why-no-actions"
    foe = activation("A M", dice=(1,))
    foe.strike("A")
    foe.go("ask-monster-turn")
    assert [one.why for one in blocked(foe, 1) if isinstance(one.action, Strike)] == ["why-attacked"]


def test_conditions_and_pits_keep_one_where_one_is() -> None:
    for own, reason in ((["immobilized"], "why-immobilized"), (["stunned"], "why-stunned")):
        assert reasons(turn("A .", heroes={"A": hero(conditions=own)}), MoveAction) == [reason]
    assert reasons(turn("P .", heroes={"A": hero(at=(0, 0))}), MoveAction) == ["why-pit"]


def test_cards_that_are_exhausted_too_tiring_or_turned_over() -> None:
    used = skill({"do": "recover", "who": "user", "damage": 1}, exhaust=True)
    dear = skill({"do": "recover", "who": "user", "damage": 1}, fatigue=3)
    table = turn("A .", heroes={"A": hero(skills=[used, dear], damage=2, fatigue=2, feat=False)})
    table.act(UseCard(used, -1, -1))
    found = {one.action.card: one.why for one in blocked(table) if isinstance(one.action, UseCard)}
    assert found[used] == "why-exhausted"
    assert found[dear] == "why-fatigue"
    assert "why-feat-used" in found.values()


def test_a_locked_door_says_so() -> None:
    assert reasons(turn("A%."), Operate) == ["why-locked"]
    assert not reasons(turn("A|."), Operate)


def test_heroes_and_classes_are_taken_once() -> None:
    table = AnyTable(Session.start(game, players=2, seed="why", options={"mode": "quest"}))
    table.act(ChooseHero("syndrael"))
    assert ("why-archetype", ChooseClass("disciple")) in [(one.why, one.action) for one in blocked(table)]
    table.act(ChooseClass("knight"))
    assert [(one.why, one.action) for one in blocked(table)] == [("why-taken", ChooseHero("syndrael"))]


def test_the_shop_names_what_is_too_dear() -> None:
    def poor(state: Journey) -> None:
        assert state.campaign is not None
        state.campaign.gold = 0

    table = phase("shopping", change=poor).go("ask-shop")
    assert table.campaign.offered
    found = [one for one in blocked(table) if isinstance(one.action, BuyItem)]
    assert {one.why for one in found} == {"why-gold"}
    assert {one.action.item for one in found} == set(table.campaign.offered)


def test_a_skill_costs_experience() -> None:
    def learned(state: Journey) -> None:
        state.heroes[0].xp = 1

    table = phase("experience", change=learned).go("ask-skills")
    found = [one for one in blocked(table) if isinstance(one.action, LearnSkill)]
    assert found
    assert {one.why for one in found} == {"why-xp"}


def test_every_refusal_can_be_said() -> None:
    """A walk through First Blood, whoever is asked."""
    table = in_quest("first_blood")
    rng = random.Random("why")
    said: set[str] = set()
    for _ in range(150):
        decision = table.session.decision
        if decision is None:
            break
        for one in blocked(table, decision.leader):
            said.add(one.why)
            for lang in LANGUAGES:
                assert words_of(game, lang).tell(game.words(table.journey, one))
        table.session.act(rng.choice(decision.options))
    assert {"why-too-far", "why-no-actions"} <= said
