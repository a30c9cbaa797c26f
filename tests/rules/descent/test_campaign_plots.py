"""Plot cards and agents (D2-THREAT-01, D2-AGENT, D2-CORE-113, D2-CORE-116)."""

from __future__ import annotations

from rules.descent.campaigns import CampaignTable, Change, begun, both, turn
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.rules.agents import refusal
from undercroft.games.descent.rules.meant import sheet_of
from undercroft.games.descent.rules.plots import may_trigger, trigger_card, triggers
from undercroft.games.descent.rules.quest_setup import muster, set_up
from undercroft.games.descent.rules.reinforcing import returns
from undercroft.games.descent.state import (
    Group,
    Journey,
    PickFigure,
    PickGroup,
    PlaceHeroes,
    PlaceMonsters,
    Prepare,
    Reinforce,
    Summoned,
    UseCard,
)

DECK = "dark_illusions"
SUMMON = f"{DECK}:summon_ariad"


def owns(*cards: str, threat: int = 5) -> Change:
    """The overlord has bought these Plot cards."""

    def change(state: Journey) -> None:
        state.overlord.plots += cards
        state.overlord.threat = threat

    return change


# -- triggering ------------------------------------------------------------------------------------------


@rule("D2-THREAT-01", "D2-DP-46")
def test_a_plot_card_is_triggered_at_its_moment_for_threat_that_becomes_fortune():
    state = turn(owns(f"{DECK}:enthrall"), plot=DECK).journey
    assert may_trigger(state, "overlord_start", -1)
    assert not may_trigger(state, "overlord_end", -1)
    offered = triggers(state, "overlord_start", -1, [])
    assert UseCard(f"{DECK}:enthrall", 0, -1) in offered
    state.agenda = []
    trigger_card(state, f"{DECK}:enthrall", -1, 1)
    assert state.overlord.threat == 4
    assert [type(step).__name__ for step in reversed(state.agenda)] == ["GiveReward", "DoActs"]
    assert triggers(state, "overlord_start", -1, []) == []  # exhausted


@rule("D2-THREAT-01")
def test_without_threat_for_it_a_card_is_not_on_offer():
    state = turn(owns(f"{DECK}:enthrall", threat=0), plot=DECK).journey
    assert not may_trigger(state, "overlord_start", -1)


# -- agents ----------------------------------------------------------------------------------------------


def summoning(quest: str = "castle_daerion", *changes: Change, plot: str = DECK, card: str = SUMMON) -> CampaignTable:
    """A quest is set up whose first open group is goblin archers, second cave spiders; an agent may come."""

    def chosen(state: Journey) -> None:
        state.quest = quest
        set_up(state, 1)
        state.agenda = [PlaceHeroes([0, 1, 2, 3]), PlaceMonsters([-1]), Prepare("agent")]
        assert state.encounter is not None
        kinds = ["goblin_archer", "cave_spider"]
        for at, group in enumerate(state.encounter.groups):
            if not group.kind:
                group.kind = kinds.pop(0)
                muster(state, at)

    return turn(both(owns(card), chosen, *changes), heroes=4, plot=plot)


@rule("D2-DP-71", "D2-CORE-116")
def test_an_agent_takes_the_place_of_an_open_group_or_of_part_of_it():
    table = summoning()
    assert table.asks() == "ask-summon"
    state = table.journey
    assert state.encounter is not None
    open_groups = [at for at in range(len(state.encounter.groups)) if not sheet_of(state).groups[at].kind]
    expected: list[object] = [PASS]
    for at in open_groups:
        expected += [PickGroup(at), PickFigure(state.encounter.groups[at].figures[0])]
    assert table.decision.options == expected
    many = len(state.figures)
    first = state.encounter.groups[open_groups[0]]
    size = len(first.figures)
    table.act(PickGroup(open_groups[0]))
    group = encounter_groups(table)[open_groups[0]]
    assert len(group.figures) == 1
    agent = table.journey.figures[group.figures[0]]
    assert (agent.kind, agent.rank) == ("agent_ariad", "lieutenant")
    assert group.kind == "agent_ariad", "nobody else is left of it"
    assert len(table.journey.figures) == many - size + 1
    assert table.told(Summoned) == [Summoned(group.figures[0])]
    assert table.overlord.threat == 3
    assert sum(hero.fortune for hero in table.journey.heroes) + len(tokens_to_come(table)) == 2


def encounter_groups(table: CampaignTable) -> list[Group]:
    """The groups of the encounter."""
    assert table.journey.encounter is not None
    return table.journey.encounter.groups


def tokens_to_come(table: CampaignTable) -> list[object]:
    """Fortune that is still to be handed out, or asked about."""
    waiting = [step for step in table.journey.agenda if type(step).__name__ == "GiveReward"]
    return [*waiting, *([1] if table.asks() == "ask-fortune" else [])]


@rule("D2-CORE-116")
def test_in_part_of_a_group_the_agent_stands_for_the_master_and_a_minion():
    table = summoning()
    pick = next(option for option in table.decision.options if isinstance(option, PickFigure))
    at = table.journey.figures[pick.figure].group
    before = encounter_groups(table)[at]
    kind, size = before.kind, len(before.figures)
    table.act(pick)
    group = encounter_groups(table)[at]
    ranks = [table.journey.figures[one].rank for one in group.figures]
    assert ranks == ["lieutenant"] + ["minion"] * (size - 2)
    assert group.kind == kind
    assert all(table.journey.figures[one].group == at for one in group.figures)
    other = [one for number, one in enumerate(encounter_groups(table)) if number != at]
    assert all(table.journey.figures[one].kind == group.kind for group in other for one in group.figures)


@rule("D2-DP-71")
def test_nobody_need_be_summoned():
    table = summoning()
    table.act(PASS)
    assert table.overlord.threat == 5
    assert all(figure.kind != "agent_ariad" for figure in table.journey.figures)


@rule("D2-AGENT-01")
def test_an_agent_who_is_a_lieutenant_of_the_quest_or_campaign_cannot_come():
    splig = {"plot": "goblin_uprising", "card": "goblin_uprising:summon_splig"}
    assert summoning("castle_daerion", **splig).asks() == "ask-summon"
    assert refusal(summoning("castle_daerion", **splig).journey, "agent_splig") == ""
    table = summoning("a_fat_goblin", **splig)
    assert table.asks() != "ask-summon"
    assert refusal(table.journey, "agent_splig") == "D2-AGENT-01"


@rule("D2-AGENT-01")
def test_in_a_campaign_its_lieutenants_stay_who_they_are():
    state = begun(plot="goblin_uprising")[0]
    state.quest = "castle_daerion"
    assert refusal(state, "agent_splig") == "D2-AGENT-01"
    assert refusal(state, "agent_ariad") == ""


@rule("D2-AGENT-02")
def test_an_agent_does_not_come_back_as_a_reinforcement():
    table = summoning()
    pick = next(option for option in table.decision.options if isinstance(option, PickGroup))
    table.act(pick)
    state = table.journey
    area = sheet_of(state).groups[pick.group].at
    assert returns(state, Reinforce([pick.group], 1, area, False)) == []


@rule("D2-AGENT-03")
def test_no_agent_comes_in_an_interlude_or_a_finale():
    table = summoning("the_shadow_vault")
    assert table.asks() != "ask-summon"
    assert refusal(table.journey, "agent_ariad") == "D2-AGENT-03"
    state = table.journey
    state.quest = "gryvorn_unleashed"
    assert refusal(state, "agent_ariad") == "D2-AGENT-03"


@rule("D2-CORE-116", "D2-DP-71")
def test_who_takes_the_place_of_a_whole_group_takes_nobody_elses():
    table = summoning()
    before = {at: list(group.figures) for at, group in enumerate(encounter_groups(table))}
    kinds = [figure.kind for figure in table.journey.figures]
    at = next(option.group for option in table.decision.options if isinstance(option, PickGroup))
    table.act(PickGroup(at))
    left = [
        "agent_ariad" if one == before[at][0] else kind for one, kind in enumerate(kinds) if one not in before[at][1:]
    ]
    assert [figure.kind for figure in table.journey.figures] == left
    for number, group in enumerate(encounter_groups(table)):
        assert all(table.journey.figures[one].group == number for one in group.figures)


@rule("D2-CORE-116")
def test_no_agent_stands_for_who_comes_later_or_is_not_there():
    def gone(state: Journey) -> None:
        assert state.encounter is not None
        for at, group in enumerate(state.encounter.groups):
            if not sheet_of(state).groups[at].kind:
                group.figures = []

    assert summoning("castle_daerion", gone).asks() != "ask-summon"
    for quest in ("a_fat_goblin", "the_masquerade_ball", "death_on_the_wing"):
        table = summoning(quest)
        faces = sheet_of(table.journey).groups
        offered = {option.group for option in table.decision.options if isinstance(option, PickGroup)}
        assert offered == {at for at, face in enumerate(faces) if not face.kind and not face.later}
        assert len(offered) < len(faces), quest
