"""Threat and fortune: what a defeat brings, what spent threat becomes, what fortune buys (D2-THREAT, D2-FORT)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import CampaignTable, Change, both, turn
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.rules.threat import fortune_rerolls, reroll, spend
from undercroft.games.descent.rules.trials import begin_test
from undercroft.games.descent.state import (
    Attack,
    DieRerolled,
    DrawOne,
    FortuneGiven,
    Guarding,
    Journey,
    OverlordsDue,
    PickFigure,
    SpendFortune,
    TakeThreat,
    ThreatTaken,
)


def fortune(*tokens: int) -> Change:
    """The heroes have so many tokens."""

    def change(state: Journey) -> None:
        for number, many in enumerate(tokens):
            state.heroes[number].fortune = many

    return change


def defeat(change: Change | None = None, **options: str) -> CampaignTable:
    """The second hero has been defeated: the overlord's due."""
    return turn(change, step=OverlordsDue(1), **options)


# -- the overlord's due ----------------------------------------------------------------------------------


@rule("D2-KO-07", "D2-DP-47")
def test_for_a_defeat_the_overlord_draws_a_card_or_takes_threat():
    table = defeat(plot="goblin_uprising")
    assert table.asks() == "ask-due"
    assert table.decision.seats == [1]
    assert table.decision.options == [DrawOne(), TakeThreat()]
    held = len(table.overlord.hand)
    table.act(DrawOne())
    assert (len(table.overlord.hand), table.overlord.threat) == (held + 1, 0)
    assert not table.hero(1).threatened
    table = defeat(plot="goblin_uprising")
    table.act(TakeThreat())
    assert (len(table.overlord.hand), table.overlord.threat) == (held, 1)
    assert table.told(ThreatTaken) == [ThreatTaken(1)]


@rule("D2-KO-08", "D2-EX-22")
def test_threat_for_a_hero_is_taken_once_a_quest():
    def taken(state: Journey) -> None:
        state.heroes[1].threatened = True

    table = defeat(taken, plot="goblin_uprising")
    assert table.asks() == "ask-turn"  # only the card is left, so it is drawn unasked
    assert len(table.overlord.hand) == 3

    def other(state: Journey) -> None:
        state.heroes[0].threatened = True

    assert defeat(other, plot="goblin_uprising").asks() == "ask-due"
    table = defeat(plot="goblin_uprising")
    table.act(TakeThreat())
    assert table.hero(1).threatened


@rule("D2-RULING-31", "D2-RULING-32", "D2-EX-69")
def test_without_a_plot_deck_a_card_is_drawn_unasked_or_by_the_rulebook_declined():
    table = defeat()
    assert table.asks() == "ask-turn"
    assert len(table.overlord.hand) == 3
    table = defeat(profile="rulebook")
    assert table.decision.options == [DrawOne(), PASS]
    table.act(PASS)
    assert len(table.overlord.hand) == 2


# -- handing fortune out ---------------------------------------------------------------------------------


def spent(many: int, *tokens: int) -> CampaignTable:
    """The overlord has spent so much threat on a Plot card."""

    def change(state: Journey) -> None:
        state.overlord.threat = 5
        spend(state, many)

    return turn(both(fortune(*tokens), change), heroes=len(tokens), plot="goblin_uprising")


@rule("D2-THREAT-01", "D2-THREAT-02")
def test_spent_threat_becomes_fortune_of_whoever_has_fewest():
    table = spent(1, 1, 0)
    assert table.overlord.threat == 4
    assert [hero.fortune for hero in table.journey.heroes] == [1, 1]
    assert table.told(FortuneGiven) == [FortuneGiven(1)]


@rule("D2-THREAT-02", "D2-RULING-33", "D2-DP-48", "D2-EX-25")
def test_tokens_are_handed_out_one_by_one_and_heroes_choose_among_tied():
    table = spent(3, 1, 0, 0, 2)
    assert table.asks() == "ask-fortune"
    assert table.decision.seats == [0]
    assert table.decision.options == [PickFigure(1), PickFigure(2)]
    table.act(PickFigure(2))
    # The second goes to the only one who has none; the third to one of three who have one.
    assert [hero.fortune for hero in table.journey.heroes] == [1, 1, 1, 2]
    assert table.decision.options == [PickFigure(0), PickFigure(1), PickFigure(2)]
    table.act(PickFigure(0))
    assert [hero.fortune for hero in table.journey.heroes] == [2, 1, 1, 2]


# -- spending it -----------------------------------------------------------------------------------------


def weary(state: Journey) -> None:
    """Whose turn it is has fatigue."""
    for hero in state.heroes:
        hero.fatigue = 2


@rule("D2-FORT-01", "D2-RULING-34", "D2-DP-43")
def test_a_token_takes_a_fatigue_off_in_ones_own_turn():
    table = turn(both(fortune(1, 1), weary))
    hero = table.decision.about
    table.act(SpendFortune("fatigue", -1))
    assert (table.hero(hero).fatigue, table.hero(hero).fortune) == (1, 0)
    assert table.offered(SpendFortune) == []
    assert turn(fortune(1, 1)).offered(SpendFortune) == []  # without fatigue there is nothing to take off


@rule("D2-FORT-03", "D2-RULING-34", "D2-CORE-115")
def test_two_tokens_are_an_action_more_once_a_round():
    table = turn(fortune(5, 5))
    hero = table.decision.about
    assert table.decision.count == 2
    table.act(SpendFortune("action", -1))
    assert table.hero(hero).fortune == 3
    assert table.decision.count == 3
    assert SpendFortune("action", -1) not in table.offered(SpendFortune)
    assert turn(fortune(1, 1)).offered(SpendFortune) == []


def rolled(state: Journey) -> None:
    """Under way: the first hero attacks, the second defends."""
    assert state.encounter is not None
    state.encounter.attacks.append(
        Attack(
            attacker=0,
            by=0,
            card="iron_longsword.start",
            weapon="iron_longsword.start",
            ranged=False,
            origin=0,
            aim=1,
            guards=[Guarding(1, ["gray", "brown"], [1, 2], 0, -1, 0)],
            dice=["blue", "red"],
            faces=[0, 1],
            hearts=0,
            range=0,
            pierce=0,
            extra_surges=0,
            spent_surges=0,
            surges=[],
            spent=[],
            needs=0,
            blast=False,
            no_range=False,
            least=0,
            fatigue_surge=False,
            used=[],
            on_hit=[],
            after=[],
            stage="rolled",
        )
    )


@rule("D2-FORT-02", "D2-RULING-34")
def test_a_token_rolls_one_of_ones_own_dice_again():
    state = turn(fortune(1, 1)).journey
    rolled(state)
    assert fortune_rerolls(state, 0) == [SpendFortune("attack", 0), SpendFortune("attack", 1)]
    assert fortune_rerolls(state, 1) == [SpendFortune("defence", 0), SpendFortune("defence", 1)]
    state.chance.dice.script = [4]
    state.news = []
    reroll(state, 0, SpendFortune("attack", 0))
    assert state.encounter is not None
    assert state.encounter.attacks[-1].faces == [4, 1]
    assert [told.event for told in state.news] == [DieRerolled(0, 0, "blue", 0, 4, "fortune")]
    assert state.heroes[0].fortune == 0
    assert fortune_rerolls(state, 0) == []


@rule("D2-FORT-02", "D2-RULING-34")
@pytest.mark.parametrize("hero", [0, 1])
def test_of_a_test_too_but_not_of_anothers(hero):
    state = turn(fortune(1, 1)).journey
    rolled(state)
    begin_test(state, hero, "might", [], [], "", -1)
    state.trials[-1].faces = [5, 5]
    assert fortune_rerolls(state, hero) == [SpendFortune("test", 0), SpendFortune("test", 1)]
    assert fortune_rerolls(state, 1 - hero) == []
    state.chance.dice.script = [0]
    reroll(state, hero, SpendFortune("test", 1))
    assert state.trials[-1].faces == [5, 0]
