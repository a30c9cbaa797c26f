"""Spending experience (D2-CAMP-XP, D2-CAMP-OLXP, D2-CAMP-PLOT)."""

from __future__ import annotations

from rules.descent.campaigns import CampaignTable, Change, at, both, of_kind
from rules.table import refuses, rule

from undercroft.engine.decision import DONE
from undercroft.games.descent.rules import waiting
from undercroft.games.descent.rules.sheets import OVERLORD_CLASS, OVERLORD_LEVEL, OVERLORD_XP, SKILL_XP, SKILLS
from undercroft.games.descent.state import (
    BuyCard,
    CardBought,
    Convert,
    Journey,
    LearnSkill,
    OverlordSpends,
    SetAside,
    SkillLearned,
    SpendXp,
    ThreatTaken,
    XpGained,
)


def experience(hero: int = 0, overlord: int = 0) -> Change:
    """The first hero and the overlord have so much."""

    def change(state: Journey) -> None:
        state.heroes[0].xp = hero
        state.overlord.xp = overlord

    return change


def owned(*cards: str) -> Change:
    """The overlord has bought these."""

    def change(state: Journey) -> None:
        state.overlord.owned += cards

    return change


def threat(tokens: int) -> Change:
    """The overlord has so much threat."""

    def change(state: Journey) -> None:
        state.overlord.threat = tokens

    return change


def overlord_has(xp: int, *cards: str, tokens: int = 0, plot: str = "") -> CampaignTable:
    """The overlord spends his experience."""
    return at(OverlordSpends(), change=both(experience(0, xp), owned(*cards), threat(tokens)), plot=plot)


def on_offer(table: CampaignTable) -> list[str]:
    """The cards he may buy."""
    return [option.card for option in of_kind(table.decision.options, BuyCard)]


@rule("D2-CAMP-XP-01", "D2-CAMP-XP-02", "D2-DP-13", "D2-CORE-109", "D2-CORE-110", "D2-CORE-111")
def test_a_hero_buys_skills_of_the_own_class_for_their_price():
    table = at(SpendXp(0), change=experience(3))
    assert table.asks() == "ask-skills"
    assert table.decision.seats == [0]
    offered = [option.skill for option in table.offered(LearnSkill)]
    assert offered == [skill for skill in SKILLS["knight"] if 0 < SKILL_XP[skill] <= 3]
    skill = next(one for one in offered if SKILL_XP[one] == 2)
    table.act(LearnSkill(skill))
    hero = table.hero(0)
    assert hero.xp == 1
    assert hero.skills[-1] == skill
    assert table.told(SkillLearned) == [SkillLearned(0, skill)]
    assert all(SKILL_XP[option.skill] == 1 for option in table.offered(LearnSkill))
    assert refuses(table, LearnSkill(skill))
    table.act(DONE)
    assert hero.xp == 1
    assert table.hero(1).xp == 0


@rule("D2-DP-13")
def test_who_can_buy_nothing_is_not_asked():
    assert at(SpendXp(0), change=experience(0)).asks() != "ask-skills"


@rule("D2-CAMP-OLXP-01", "D2-CAMP-OLXP-02", "D2-CAMP-OLXP-05", "D2-DP-14")
def test_the_overlord_buys_cards_of_several_classes_for_their_price():
    table = overlord_has(2)
    assert table.decision.seats == [1]
    assert {OVERLORD_CLASS[card] for card in on_offer(table)} == {"magus", "saboteur", "warlord", "universal"}
    table.act(BuyCard("blood_rage.1"))
    table.act(BuyCard("web_trap.1"))
    assert table.overlord.xp == 0
    assert table.overlord.owned[-2:] == ["blood_rage.1", "web_trap.1"]
    assert table.told(CardBought) == [CardBought("blood_rage.1"), CardBought("web_trap.1")]


@rule("D2-CAMP-OLXP-01", "D2-RULING-57")
def test_each_copy_is_a_card_of_its_own():
    table = overlord_has(9)
    assert "blood_rage.1" in on_offer(table)
    assert "blood_rage.2" not in on_offer(table)
    table.act(BuyCard("blood_rage.1"))
    assert "blood_rage.1" not in on_offer(table)
    assert "blood_rage.2" in on_offer(table)
    assert "bloodlust" not in on_offer(table)
    table.act(BuyCard("blood_rage.2"))
    assert "bloodlust" in on_offer(table)  # two copies are two cards of level 1
    assert not any(card.startswith("blood_rage") for card in on_offer(table))


@rule("D2-CAMP-OLXP-03", "D2-EX-58")
def test_level_two_asks_for_two_cards_of_level_one_of_its_class():
    assert not any(OVERLORD_LEVEL[card] == 2 for card in on_offer(overlord_has(9, "blood_rage.1", "web_trap.1")))
    second = [
        card for card in on_offer(overlord_has(9, "blood_rage.1", "dark_fortitude.1")) if OVERLORD_LEVEL[card] == 2
    ]
    assert sorted(second) == ["bloodlust", "expert_blow"]
    assert "expert_blow" not in on_offer(overlord_has(9, "blood_rage.1", "bloodlust")), "of level 1, both"


@rule("D2-CAMP-OLXP-04", "D2-EX-58")
def test_level_three_asks_for_three_cards_of_its_class_of_any_level():
    assert "reinforce" not in on_offer(overlord_has(9, "blood_rage.1", "dark_fortitude.1"))
    assert "reinforce" in on_offer(overlord_has(9, "blood_rage.1", "dark_fortitude.1", "bloodlust"))
    assert "reinforce" in on_offer(overlord_has(9, "blood_rage.1", "blood_rage.2", "dark_fortitude.1"))
    assert "reinforce" not in on_offer(overlord_has(9, "blood_rage.1", "dark_fortitude.1", "web_trap.1"))


@rule("D2-CORE-86")
def test_universal_cards_ask_for_nothing_but_their_price():
    offered = [card for card in on_offer(overlord_has(1)) if OVERLORD_CLASS[card] == "universal"]
    assert sorted(offered) == ["dark_resilience", "plan_ahead.1", "schemes"]
    assert all(OVERLORD_XP[card] <= 1 for card in on_offer(overlord_has(1)))


@rule("D2-CAMP-OLXP-06", "D2-RULING-58", "D2-DP-15")
def test_experience_becomes_three_threat_each():
    assert overlord_has(2).offered(Convert) == []
    table = overlord_has(2, plot="goblin_uprising")
    table.act(Convert())
    table.act(Convert())
    assert (table.overlord.xp, table.overlord.threat) == (0, 6)
    assert table.told(ThreatTaken) == [ThreatTaken(3), ThreatTaken(3)]
    assert table.asks() != "ask-overlord-shop" or table.offered(Convert) == []


@rule("D2-CAMP-PLOT-01", "D2-CORE-114", "D2-DP-16")
def test_plot_cards_are_paid_in_threat_that_nobody_gets():
    table = overlord_has(0, tokens=4, plot="goblin_uprising")
    assert "goblin_uprising:spirited_retreat" not in on_offer(table)  # his from the beginning
    assert len(on_offer(table)) == 9
    table.act(BuyCard("goblin_uprising:summon_splig"))
    assert table.overlord.threat == 1
    assert table.overlord.plots == ["goblin_uprising:spirited_retreat", "goblin_uprising:summon_splig"]
    assert [hero.fortune for hero in table.journey.heroes] == [0, 0]
    assert on_offer(table) == ["goblin_uprising:feral_instincts"]


# -- giving cards back -----------------------------------------------------------------------------------


def may_return(state: Journey) -> None:
    """A reward lets the overlord give bought cards back."""
    waiting.note(state, waiting.RETURN_CARDS, 1)


def returning(xp: int, *cards: str) -> CampaignTable:
    """The overlord may give these back, or spend so much."""
    return at(OverlordSpends(), change=both(experience(0, xp), owned(*cards), may_return))


@rule("D2-CAMP-REW-02", "D2-CAMP-OLXP-03")
def test_bought_cards_may_be_given_back_but_none_that_another_leans_on():
    table = returning(0, "blood_rage.1", "dark_fortitude.1", "web_trap.1")
    assert [option.card for option in table.offered(SetAside)] == ["blood_rage.1", "dark_fortitude.1", "web_trap.1"]
    table = returning(0, "blood_rage.1", "dark_fortitude.1", "bloodlust", "web_trap.1")
    assert [option.card for option in table.offered(SetAside)] == ["bloodlust", "web_trap.1"]
    table = returning(0, "blood_rage.1", "blood_rage.2", "dark_fortitude.1", "bloodlust")
    assert len(table.offered(SetAside)) == 4, "two of level 1 are left in any case"
    table.act(SetAside("bloodlust"))
    assert (table.overlord.xp, "bloodlust" in table.overlord.owned) == (OVERLORD_XP["bloodlust"], False)
    assert table.told(XpGained) == [XpGained("overlord", OVERLORD_XP["bloodlust"])]


@rule("D2-CAMP-REW-02")
def test_cards_are_given_back_in_this_phase_alone():
    table = returning(1, "blood_rage.1")
    table.act(DONE)
    assert waiting.waits(table.journey, waiting.RETURN_CARDS) == 0
    assert waiting.waits(returning(0).journey, waiting.RETURN_CARDS) == 0, "nor if there is nothing to give back"
    assert overlord_has(1, "blood_rage.1").offered(SetAside) == [], "nor without the reward"
