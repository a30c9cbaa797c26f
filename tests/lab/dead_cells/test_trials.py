"""Fights of Dead Cells as positions of their own: where they are, who comes to them, how they end."""

from __future__ import annotations

import pytest

from undercroft import find_game
from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.games.dead_cells import trials
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES
from undercroft.games.dead_cells.rules.campaign import RUNS
from undercroft.games.dead_cells.rules.sheets import ENEMIES
from undercroft.games.dead_cells.state import Campaign
from undercroft.lab.fit import positions
from undercroft.lab.study import study_of

GAME = find_game("dead-cells")
STUDY = study_of(GAME)


def test_there_are_fights_everywhere_for_every_number_of_players() -> None:
    names = STUDY.duelled()
    assert len(set(names)) == len(names) >= 4 * (2 * len(BIOMES) - 1 + len(BOSSES))
    for place in (*BIOMES, *BOSSES):
        assert {f"{place} {players}" for players in range(1, 5)} <= set(names)
    with pytest.raises(NotPossible, match="no fights in B9"):
        trials.before_fight(GAME, "B9 2", "nowhere")


@pytest.mark.parametrize("trial", ["B1 2", "B1-elite 2", "B1 1"])
def test_a_trial_begins_with_its_fight_and_ends_with_it(trial: str) -> None:
    place, players = trial.split(" ")
    session = trials.before_fight(GAME, trial, "place")
    table = session.state
    assert isinstance(table, Campaign)
    assert table.fight is not None
    assert table.run is not None
    assert (table.run.biome, session.seats) == (place[:2], int(players))
    assert any(ENEMIES[enemy.card].kind == "elite" for enemy in table.fight.enemies) == place.endswith("elite")
    assert not table.fight.revealed, "nobody has played a card yet"
    fights = len(table.chronicle), table.run.fights
    bots = {seat: find_bot("judgement", GAME, "t") for seat in range(session.seats)}
    result = trials.fought(session, bots)
    table = session.state
    assert isinstance(table, Campaign)
    after = table.run
    assert result.figures["answers"] > 0
    if result.won:
        assert after is not None
        assert all(prisoner.alive for prisoner in table.prisoners)
        assert table.fight is None or (len(table.chronicle), after.fights) != fights
    else:
        assert after is None or not all(prisoner.alive for prisoner in table.prisoners)
        assert result.figures["life_lost"] > 0


def test_a_try_depends_on_its_seed_alone() -> None:
    first = STUDY.measure(GAME, "B1 2", "random", "alone")
    trials.campaign_of.cache_clear()
    assert STUDY.measure(GAME, "B1 2", "random", "alone") == first


def test_tries_differ() -> None:
    begun = {trials.before_fight(GAME, "B1 2", f"differ:{number}", among=1).digest() for number in range(3)}
    assert len(begun) == 3


def test_clicks_of_a_fight_are_counted_from_its_beginning_to_its_end() -> None:
    begun = STUDY.begin_clicked_play(GAME, "B1 2", "clicks")
    session = begun.session
    assert not begun.is_over(session.state)
    bots = {seat: find_bot("judgement", GAME, "t") for seat in range(2)}
    given = 0
    while session.decision is not None and not begun.is_over(session.state):
        given += play_out(session, bots, 1)
    assert 3 <= given < 100
    run = STUDY.begin_clicked_play(GAME, "run 3", "clicks").session
    assert (run.seats, run.options["mode"]) == (3, "run")


def test_runs_teach_what_a_position_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RUNS, "twenty", 2)  # after the last run nothing is asked, and nothing is learned of it
    lessons = positions("dead-cells", 2, "lab", range(2))["players"]
    assert lessons
    session = trials.before_fight(GAME, "B1 2", "place")
    assert {len(features) for features, _ in lessons} == {len(GAME.features(session.state, 0))}
    assert {end for _, end in lessons} <= {0.0, 1.0}
