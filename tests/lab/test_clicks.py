"""Clicks are counted as a person would make them."""

from __future__ import annotations

import json

import pytest
from all_games import GAMES
from click.testing import CliRunner

from undercroft.bots.blinded import blinded
from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.cli import cli
from undercroft.engine.errors import NotPossible, Refused
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.lab.clicks import ClickOrder, clicks_of, count_clicks, figures
from undercroft.lab.study import Study, study_of


def test_a_castle_takes_as_many_clicks_as_answers() -> None:
    game = find_game("dark-castle")
    (counted,) = clicks_of(ClickOrder("dark-castle", "first 2", "random", "clicks", 0, 1))
    session = Session.start(game, 2, "clicks:0", {"castle": "first"}, "last")
    length = play_out(
        session, blinded({seat: find_bot("random", game, f"clicks:0:{seat}") for seat in (0, 1)}, "clicks:0")
    )
    assert counted.by_question.total() == counted.by_side["players"] == length > 10


def test_an_encounter_is_counted_from_the_battle_on() -> None:
    game = find_game("dark-souls")
    begun = study_of(game).begin_clicked_play(game, "2 herald knight", "clicks:0")
    assert begun.session.decision is not None
    assert begun.session.decision.ask == "ask-stand"
    (counted,) = clicks_of(ClickOrder("dark-souls", "2 herald knight", "judgement", "clicks", 0, 1))
    assert counted.by_question["ask-act"] > 5
    assert not {"ask-roam", "ask-outfit"} & set(counted.by_question), "these are asked at the bonfire"


def test_a_bot_nobody_knows_and_a_game_that_names_no_plays_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match="nobody"):
        count_clicks("dark-castle", 1, "nobody", "none", 1)
    monkeypatch.setattr("undercroft.lab.clicks.study_of", lambda game: Study())
    with pytest.raises(NotPossible, match="names no plays"):
        count_clicks("dark-castle", 1, "random", "none", 1)


def test_the_command_gives_means_by_question() -> None:
    run = CliRunner().invoke(cli, ["clicks", "dark-castle", "--games", "2", "--bot", "random", "--jobs", "1", "--json"])
    told = json.loads(run.stdout)
    assert run.exit_code == 0
    assert set(told) == set(study_of(find_game("dark-castle")).clicked_plays())
    for play in told.values():
        assert play["plays"] == 2
        assert sum(play["by_question"].values()) == pytest.approx(play["clicks"], abs=0.2)


def test_the_same_seed_gives_the_same_clicks_on_one_core_and_on_two() -> None:
    one = figures(count_clicks("dark-castle", 3, "random", "same", 1))
    two = figures(count_clicks("dark-castle", 3, "random", "same", 2))
    assert one == two


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_play_a_study_names_can_be_begun(name: str) -> None:
    game = find_game(name)
    for play in study_of(game).clicked_plays():
        begun = study_of(game).begin_clicked_play(game, play, "begun")
        assert begun.session.decision is not None
        assert not begun.is_over(begun.session.state)
