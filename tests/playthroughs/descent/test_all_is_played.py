"""Every playthrough of Descent shows what it is for: together every encounter, won by either side, and every module."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playthroughs.descent.plays import (
    CAMPAIGN,
    FOREIGN,
    MODULES,
    SCENARIOS,
    SIDES,
    agents_summoned,
    answered,
    is_whole,
    told,
)

from undercroft.engine.notation import from_transcript
from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.state import (
    ActBegun,
    CardBought,
    EncounterWon,
    ItemBought,
    Passage,
    QuestWon,
    RumourPlayed,
    SkillLearned,
    TaintShown,
    Travelled,
)

HERE = Path(__file__).parent
MODULED = [name for name, scenario in SCENARIOS.items() if scenario.plot]


@cache
def on_file(name: str) -> Session:
    """A playthrough as it is on file, played again."""
    return from_transcript((HERE / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_playthrough_shows_what_it_is_for(name: str) -> None:
    assert SCENARIOS[name].shows(on_file(name)), f"python tests/playthroughs/play.py descent/{name}"


def test_every_encounter_is_won_once_by_either_side() -> None:
    won = {
        (event.quest, event.number, event.winner) for name in SCENARIOS for event in told(on_file(name), EncounterWon)
    }
    numbers = [(id, number) for id, quest in CARDS.quests.items() for number in range(1, quest.encounters + 1)]
    assert [(*one, side) for one in numbers for side in SIDES if (*one, side) not in won] == []
    assert len([one for one in numbers if CARDS.quests[one[0]].role not in ("bonus", "rumour")]) == 37


def test_parties_of_every_size_and_both_readings_are_played() -> None:
    sessions = [on_file(name) for name in SCENARIOS]
    assert {session.options["mode"] for session in sessions} == set(game.options()["mode"])
    assert {session.options["profile"] for session in sessions} == set(game.options()["profile"])
    assert {session.seats for session in sessions} == {2, 3, 4, 5}
    assert {session.options["heroes"] for session in sessions} >= {"one", "two", "three", "four"}


def test_a_campaign_goes_through_every_stage() -> None:
    session = on_file("campaign")
    assert {name: session.options[name] for name in CAMPAIGN} == CAMPAIGN
    for kind in (ActBegun, SkillLearned, ItemBought, CardBought, Travelled):
        assert told(session, kind), kind
    assert session.outcome() == told(session, QuestWon)[-1].winner


def test_with_every_module_on_each_has_its_part() -> None:
    sessions = [on_file(name) for name in MODULED]
    for session in sessions:
        assert {name: session.options[name] for name in MODULES} == MODULES
        assert is_whole(session)
        assert told(session, RumourPlayed)
        assert told(session, TaintShown)
    assert answered(on_file("modules"), Passage)
    assert {agent for session in sessions for agent in agents_summoned(session)} == set(FOREIGN.values())


def test_what_is_not_there_is_missed() -> None:
    """A quest that the heroes won shows nothing of the others, nor a campaign without modules what these are for."""
    first = on_file("first-blood-heroes")
    shown = [name for name, scenario in SCENARIOS.items() if scenario.shows(first)]
    assert set(shown) <= {"first-blood-heroes", "first-game", "alone"}
    assert not [name for name in MODULED if SCENARIOS[name].shows(on_file("campaign"))]
