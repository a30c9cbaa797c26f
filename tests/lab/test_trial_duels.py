"""Duels in positions that a game's study names: both bots from the same ones, and whatever figures they come with."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from undercroft.cli import cli
from undercroft.engine.errors import NotPossible, Refused
from undercroft.lab.duel import compared, duel_in_trials, wanted_trials
from undercroft.lab.study import TrialResult


def test_a_bot_against_itself_is_no_different() -> None:
    figures = duel_in_trials("dark-castle", "random", "random", 6, "nothing", "same", jobs=1)
    assert figures["pairs"] == 6
    assert (figures["only_bot_won"], figures["only_against_won"]) == (0, 0)
    assert figures["difference"] == 0
    assert figures["difference_low"] < 0 < figures["difference_high"]


def test_the_same_seed_gives_the_same_figures_on_one_core_and_on_two() -> None:
    one, two = (
        duel_in_trials("dark-castle", "judgement", "random", 4, "nothing", "same", jobs=jobs) for jobs in (1, 2)
    )
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_trials_are_chosen_by_patterns() -> None:
    assert wanted_trials("dark-castle", "nothing") == ["nothing"]
    every = wanted_trials("dark-souls", "*")
    some = wanted_trials("dark-souls", "gargoyle knight, 1 *")
    assert "gargoyle knight" in some
    assert {name.split(" ")[0] for name in some} == {"gargoyle", "1"}
    assert set(some) < set(every)
    with pytest.raises(NotPossible, match="no trial of dark-souls"):
        wanted_trials("dark-souls", "C9 *")


def test_figures_are_compared_pair_by_pair() -> None:
    won, lost = TrialResult(True, {"lost": 1.0}), TrialResult(False, {"lost": 3.0})
    figures = compared([(won, lost), (won, lost), (won, won), (lost, won)])
    assert (figures["only_bot_won"], figures["only_against_won"]) == (2, 1)
    assert figures["difference"] == 0.25
    assert figures["figures"]["lost"]["mean"] == 1.5
    assert figures["figures"]["lost"]["mean_against"] == 2.0
    assert figures["figures"]["lost"]["difference"] == -0.5
    assert figures["figures"]["lost"]["give_or_take"] > 0
    bare = compared([(won, lost), (TrialResult(True), TrialResult(True))])
    assert bare["figures"]["lost"]["mean"] == 1.0, "a trial without a figure does not count for it"


def test_the_command_plays_games_or_trials_and_not_both() -> None:
    duel = ["duel", "dark-castle", "--bot", "random", "--against", "random", "--games", "2", "--jobs", "1"]
    told = CliRunner().invoke(cli, [*duel, "--trials", "nothing", "--seed", "s", "--json"])
    assert told.exit_code == 0
    assert json.loads(told.stdout)["trials"]["nothing"]["pairs"] == 2
    spoken = CliRunner().invoke(cli, [*duel, "--trials", "nothing", "--seed", "s"])
    assert "2 paired trials" in spoken.stdout
    assert "no different as far as one can tell" in spoken.stdout
    for wrong in ([], ["--players", "2", "--trials", "nothing"], ["--trials", "nothing", "--option", "castle=first"]):
        assert CliRunner().invoke(cli, [*duel, *wrong]).exit_code == 2
    with pytest.raises(Refused, match="nobody"):
        duel_in_trials("dark-castle", "nobody", "random", 1, "nothing")
