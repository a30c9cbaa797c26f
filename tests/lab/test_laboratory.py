"""The laboratory: games that depend on their number alone, studies that add up, a bench that measures."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from rules.dark_souls.table import arena, lair
from small_games.vault import game as vault

from undercroft import Session, find_game
from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.game import Game
from undercroft.engine.state import State
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.game import DarkCastle
from undercroft.lab import pool
from undercroft.lab.balance import Findings, report
from undercroft.lab.bench import (
    ALBUM,
    FIGURES,
    Recorded,
    bench,
    best,
    copy_for,
    elsewhere,
    measure,
    record,
    replay_for,
    scene_copies,
)
from undercroft.lab.simulate import Batch, play_games, simulate
from undercroft.lab.study import Aims, Counts, study_of

CASTLE = find_game("dark-castle")


def order(first: int, last: int, bot: str = "judgement", studied: bool = True) -> Batch:
    return Batch("dark-castle", 2, bot, "lab", {}, first, last, studied)


def test_a_game_depends_on_the_seed_and_its_number_alone():
    whole = play_games(order(0, 12))
    parts = [play_games(order(0, 5)), play_games(order(5, 6)), play_games(order(6, 12))]
    assert whole.won == [won for part in parts for won in part.won]
    assert whole.lengths == [length for part in parts for length in part.lengths]
    counts: Counts = Counter()
    for part in parts:
        counts.update(part.counts)
    assert whole.counts == counts


def test_what_is_simulated_can_be_played_again_at_a_table():
    played = play_games(order(3, 4, studied=False))
    table = Session.start(CASTLE, 2, "lab:3")
    bots = {seat: find_bot("judgement", CASTLE, f"lab:3:{seat}") for seat in range(2)}
    assert play_out(table, bots) == played.lengths[0]
    assert (table.outcome() == "escaped") == played.won[0][0]


@pytest.mark.parametrize("jobs", [1, 2, 3, 16])
def test_chunks_hold_every_game_once(jobs):
    for games in (1, 2, 15, 16, 17, 1000, 5003):
        slices = pool.chunks(games, jobs)
        assert [number for first, last in slices for number in range(first, last)] == list(range(games))


def test_a_search_is_given_checkpoints_to_copy():
    played = simulate("dark-castle", 1, 1, "search:2runs:random", "lab", 1, {"castle": "first"})
    assert played.figures()["games"] == 1


def test_a_study_counts_every_page_and_every_death_once():
    played = play_games(order(0, 30))
    counts = played.counts
    pages = [f"page {name}" for name in [*CARDS.chapters, *CARDS.bosses]]
    deaths = sum(counts[page, "deaths"] for page in pages)
    assert deaths == played.won.count((False,))
    bosses = sum(counts[f"page {name}", "met"] for name in CARDS.bosses)
    assert bosses == played.won.count((True,)) + sum(counts[f"page {name}", "deaths"] for name in CARDS.bosses)
    used = [row for row, what in counts if what == "used"]
    assert used
    for row in used:
        assert counts[row, "drawn"] > 0


def test_a_study_agrees_with_the_log_of_a_table():
    table = Session.start(CASTLE, 2, "lab:0")
    play_out(table, {seat: find_bot("judgement", CASTLE, f"lab:0:{seat}") for seat in range(2)})
    study = study_of(CASTLE)
    study.begin(table.state)
    for told in table.events:
        study.hear(table.state, told.event)
    study.end(table.state)
    assert study.counts == play_games(order(0, 1)).counts


def test_a_game_without_a_study_counts_nothing_but_who_wins():
    class Bare(Game):
        name = "bare"
        package = "undercroft.engine"

    study = study_of(Bare())
    assert (study.tables(), study.trials(), study.aims) == ([], [], Aims())


def test_the_report_on_balance_says_how_sure_it_is():
    judged = {players: simulate("dark-castle", 15, players, "judgement", "lab", 1, studied=True) for players in (1, 2)}
    wild = {players: simulate("dark-castle", 15, players, "random", "lab", 1) for players in (1, 2)}
    both = {**judged, 3: judged[2], 4: judged[2]}
    findings = Findings(CASTLE, 15, "lab", both, {**wild, 3: wild[2], 4: wild[2]})
    text = report(findings, study_of(CASTLE))
    rows = [line for line in text.split("\n") if line.startswith("| `")]
    assert len(rows) == len(CARDS.chapters) + len(CARDS.bosses) + 2 * len(CARDS.items)
    assert "## Chapters" in text
    assert "| solo | " in text
    assert "works by itself" in text
    assert text.count(" players, judgement wins 35% to 50%: **") == 3
    assert all(line.count("|") == 10 for line in rows[: len(CARDS.chapters)])


# -- the bench -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def album() -> list[Recorded]:
    """Full games of the castle."""
    told = record(CASTLE, 0.2)
    assert 0 < len(told["album"]) <= ALBUM
    assert told["unfinished"] == 0
    assert told["games_per_second"] > 0
    assert set(told["seconds_a_game"]) == {players for players, _, _ in told["album"]}
    assert all(seconds > 0 for seconds in told["seconds_a_game"].values())
    return told["album"]


def test_one_tree_measured_in_this_process(album):
    figures = measure(CASTLE, 0.1, album)
    assert tuple(figures) == FIGURES
    assert all(figures[name] > 0 for name in FIGURES if name.endswith("per_second"))
    assert figures["answers_since_checkpoint_p50"] <= figures["answers_since_checkpoint_p99"]


def test_answers_since_the_checkpoint_are_few():
    _, lengths = copy_for(CASTLE, 0.3, random.Random(2).choice)
    assert max(lengths) < 60


def test_full_games_are_played_again_answer_by_answer(album):
    wire = json.loads(json.dumps(album))
    decisions, games, spent = replay_for(CASTLE, 0.01, wire)
    assert games % len(album) == 0
    assert decisions * len(album) == games * sum(len(answers) for _, _, answers in album)
    assert spent > 0
    players, seed, answers = wire[0]
    with pytest.raises(AssertionError):
        replay_for(CASTLE, 0.01, [(players, seed, answers[:-1])])


def test_copies_are_timed_apart_where_a_game_has_a_name_for_the_moment(album):
    class Watched(DarkCastle):
        def scene(self, state: State) -> str:
            return "late hour" if state.chance.dice.used > 40 else ""

    assert scene_copies(CASTLE, album) == {}
    times = scene_copies(Watched(), album)
    assert list(times) == ["late hour"]
    assert 0 < len(times["late hour"]) < sum(len(answers) for _, _, answers in album)
    assert min(times["late hour"]) > 0
    figures = measure(Watched(), 0.05, album)
    assert tuple(figures) == (*FIGURES, "copy_in_late_hour_p50_us", "copy_in_late_hour_p99_us")
    assert 0 < figures["copy_in_late_hour_p50_us"] <= figures["copy_in_late_hour_p99_us"]


def test_a_boss_fight_is_a_scene_of_its_own():
    souls = lair("gargoyle", ["knight"])
    assert souls.session.game.scene(souls.souls) == "boss fight"
    assert souls.session.game.scene(arena(["knight"]).souls) == ""


def test_the_bench_runs_the_trees_and_tells_what_is_missing(tmp_path):
    figures = bench(["dark-castle"], 0.05, compiled=tmp_path, peers=False, long=1_000)
    castle = figures["games"]["dark-castle"]
    assert list(castle["pure"]) == list(FIGURES)
    assert castle["compiled"] is None
    assert castle["ratios"] == {}
    assert castle["elsewhere"] == {}
    assert castle["judgement"]["games"] > 0
    assert castle["long"]["answers"] >= 999
    assert figures["ratios_of"] == "pure"
    assert "make compiled" in figures["compiled_missing"]
    assert figures["peers"] == {}
    json.dumps(figures)


def test_a_game_says_how_fast_others_play_it():
    assert elsewhere(vault) == {"a warden of stone, whole loop": 50}
    assert elsewhere(CASTLE) == {}


def test_the_best_of_the_rounds_is_taken_figure_by_figure():
    rounds = [
        {"speed": 1, "b": 9, "checkpoint": 1, "copy_us": 12.5},
        {"speed": 3, "b": 7, "checkpoint": 2, "copy_us": 11.0},
        {"speed": 2, "checkpoint": 9, "copy_us": 14.0},
    ]
    assert best(rounds) == {"speed": 3, "checkpoint": 2, "copy_us": 11.0}
