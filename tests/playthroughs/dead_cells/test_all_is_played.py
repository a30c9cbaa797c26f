"""Every playthrough of Dead Cells shows what it is for, and together they show every boss, option and number."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playthroughs.dead_cells.plays import FINISHED, LATER, QUESTS, matters, told

from undercroft.engine.notation import from_transcript
from undercroft.engine.session import Session
from undercroft.games.dead_cells.catalogue import BOSSES
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.campaign import PROFILE
from undercroft.games.dead_cells.state import BossBeaten, Died, RunBegan

HERE = Path(__file__).parent


@cache
def on_file(name: str) -> Session:
    """A playthrough as it is on file, played again."""
    return from_transcript((HERE / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", QUESTS)
def test_a_playthrough_shows_what_it_is_for(name: str) -> None:
    assert QUESTS[name].shows(on_file(name)), f"python tests/playthroughs/play.py dead_cells/{name}"


def test_every_boss_is_beaten_and_every_mode_and_number_played() -> None:
    sessions = [on_file(name) for name in QUESTS]
    beaten = {one.event.boss for session in sessions for one in session.events if isinstance(one.event, BossBeaten)}
    assert beaten == set(BOSSES)
    assert {session.options["mode"] for session in sessions} == set(game.options()["mode"])
    assert {quest.players for quest in QUESTS.values()} == {1, 2, 3, 4}


@pytest.mark.parametrize("option", PROFILE)
def test_every_later_rule_is_on_in_some_file_and_makes_a_difference_there(option: str) -> None:
    names = [name for name, quest in QUESTS.items() if quest.options.get(option) == LATER[option]]
    assert [name for name in names if matters(on_file(name), option)]


def test_a_rule_that_is_as_in_the_box_makes_no_difference() -> None:
    """What tells that a later rule mattered does not say so of a game in which none was on."""
    assert not [option for option in PROFILE if matters(on_file("hand-of-the-king"), option)]


def test_what_is_not_there_is_missed() -> None:
    """A run that ends in the first biome shows none of the others' things, nor a victory that death."""
    death = on_file("first-death")
    assert [name for name, quest in QUESTS.items() if quest.shows(death)] == ["first-death"]
    assert not QUESTS["first-death"].shows(on_file("concierge"))


def test_ten_runs_are_ten_runs_with_deaths_between() -> None:
    session = on_file("ten-runs")
    assert told(session, RunBegan) == 10
    assert told(session, Died) > 0
    assert FINISHED["start_box"] != session.options["start_box"]
    assert {entry.kind for entry in session.entries} >= {"answer", "reseat"}
