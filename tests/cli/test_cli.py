"""The command line: what it prints, and one sentence with status 2 for every wrong usage."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft import Session
from undercroft.cli import echo_peers, main
from undercroft.engine.notation import position, transcript

GAME = "dark-castle"
CHAPTER = """
[[chapter]]
id = "test_room"
source = "ours"
do = [{ do = "lose", who = "all", amount = 1 }]
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys):
    """Run a command: its status, what it printed, what it complained about."""

    def go(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return go


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with saves, texts and packs, good and bad."""
    session = Session.start(GAME, players=2, seed="shelf")
    for _ in range(6):
        session.act(session.decision.options[0])
    (tmp_path / "good.save").write_bytes(session.save())
    (tmp_path / "cut.save").write_bytes(session.save()[:700])
    (tmp_path / "foreign.save").write_bytes(b'{"saved": "by another program"}\n')
    (tmp_path / "altered.save").write_bytes(session.save().replace(b"shelf", b"shelg"))
    (tmp_path / "game.txt").write_text(transcript(session))
    (tmp_path / "wrong.txt").write_text(transcript(session).replace("0 Turn(who=0)", "0 Turn(who=9)"))
    (tmp_path / "position.txt").write_text(position(session))
    (tmp_path / "latin.txt").write_bytes(b"undercroft transcript 1\n\xe9\n")
    for name, text in {
        "pack": CHAPTER,
        "no_toml": "",
        "not_toml": "[[chapter",
        "bad_key": CHAPTER + "colour = 'red'\n",
        "bad_verb": CHAPTER.replace("lose", "explode"),
        "twice": CHAPTER.replace("test_room", "maze") + CHAPTER.replace("test_room", "maze"),
    }.items():
        (tmp_path / name).mkdir()
        if text:
            (tmp_path / name / "cards.toml").write_text(text)
    return tmp_path


# -- wrong usage -----------------------------------------------------------------------------------------


SIMULATE = ["simulate", GAME, "--games", "2", "--players", "2", "--bot", "random"]
DUEL = ["duel", GAME, "--bot", "random", "--against", "random", "--games", "2", "--players", "2"]


def but(command: list[str], name: str, value: str) -> list[str]:
    """A command with another value."""
    changed = command.copy()
    changed[changed.index(name) + 1 if name.startswith("--") else 1] = value
    return changed


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ([], "Say what to do"),
        (["conjure"], "No such command"),
        (["games", "--loud"], "No such option"),
        (["games", "--lang", "de"], "'de' is not one of"),
        (["play"], "Missing argument"),
        (["play", "chess"], "no game called 'chess'"),
        (["play", GAME, "--players", "9"], "1 to 4 players, not 9"),
        (["play", GAME, "--players", "two"], "not a whole number"),
        (["play", GAME, "--seats", "human,ghost"], "not 'ghost'"),
        (["play", GAME, "--seats", "human,bot:ghost"], "no bot called 'ghost'"),
        (["play", GAME, "--seats", "human,human", "--players", "1"], "--seats names 2"),
        (["play", GAME, "--seats", "human,human,human,human,human"], "1 to 4 players, not 5"),
        (["play", GAME, "--option", "castle"], "NAME=VALUE"),
        (["play", GAME, "--option", "castle=sand"], "full or first, not 'sand'"),
        (["play", GAME, "--option", "moat=deep"], "no option 'moat'"),
        (["play", GAME, "--resume", "{}/none.save"], "no such file"),
        (["play", GAME, "--resume", "{}/cut.save"], "not a save"),
        (["play", GAME, "--resume", "{}/good.save", "--players", "3"], "2 players, not 3"),
        (["play", GAME], "needs a terminal"),
        (["simulate", GAME], "Missing option"),
        (but(SIMULATE, "game", "chess"), "no game called 'chess'"),
        (but(SIMULATE, "--bot", "oracle"), "no bot called 'oracle'"),
        (but(SIMULATE, "--players", "7"), "1 to 4 players, not 7"),
        (but(SIMULATE, "--games", "0"), "not a whole number"),
        ([*SIMULATE, "--jobs", "-1"], "not a whole number"),
        ([*SIMULATE, "--option", "castle=sand"], "not 'sand'"),
        (but(DUEL, "game", "chess"), "no game called 'chess'"),
        (but(DUEL, "--against", "oracle"), "no bot called 'oracle'"),
        (but(DUEL, "--players", "5"), "1 to 4 players, not 5"),
        (["rules", "chess"], "no game called 'chess'"),
        (["rules", GAME, "EC-ATK-99"], "has the id or the words 'EC-ATK-99'"),
        (["rules", GAME, "EC-ATK-01", "--coverage"], "takes no id"),
        (["content", "chess"], "no game called 'chess'"),
        (["content", GAME, "--check", "{}/nowhere"], "no such folder"),
        (["content", GAME, "--check", "{}/no_toml"], "no .toml file"),
        (["content", GAME, "--check", "{}/not_toml"], "cards.toml: not valid TOML"),
        (["content", GAME, "--check", "{}/bad_key"], "cards.toml: "),
        (["content", GAME, "--check", "{}/bad_verb"], "cards.toml: "),
        (["content", GAME, "--check", "{}/twice"], "cards.toml: maze: there is already a card of this name"),
        (["replay"], "Missing argument"),
        (["replay", "{}/none.save"], "no such file"),
        (["replay", "{}"], "is a directory"),
        (["replay", "{}/cut.save"], "only a part of one"),
        (["replay", "{}/foreign.save"], "damaged"),
        (["replay", "{}/altered.save"], "damaged"),
        (["replay", "{}/wrong.txt"], "Turn(who=9) is not one of the options"),
        (["replay", "{}/latin.txt"], "is no text"),
        (["replay", "{}/good.save", "--to", "99"], "6 answers, not 99"),
        (["replay", "{}/position.txt", "--to", "1"], "is a position"),
        (["bench", "chess"], "no game called 'chess'"),
        (["bench", "--seconds", "none"], "'none' is not a valid float"),
        (["balance", "chess"], "no game called 'chess'"),
        (["balance", GAME, "--games", "many"], "not a whole number"),
        (["fit", "chess"], "no game called 'chess'"),
        (["fit", GAME, "--games", "many"], "not a whole number"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else None,
)
def test_wrong_usage_gives_one_sentence_and_status_2(run, shelf, command, words):
    status, out, err = run(*[word.replace("{}", str(shelf)) for word in command])
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("undercroft: ")
    assert err.endswith((".\n", "?\n"))
    assert words in err


def test_a_broken_pack_in_the_users_folder_is_told_in_one_sentence(shelf):
    packs = shelf / "packs"
    (packs / GAME).mkdir(parents=True)
    (shelf / "bad_key").rename(packs / GAME / "bad_key")
    done = called("games", UNDERCROFT_PACKS=str(packs))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("undercroft: cards.toml: ")
    assert done.stderr.count("\n") == 1


def called(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    command = [sys.executable, "-m", "undercroft", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


def test_as_a_process_too():
    done = called("replay", "nowhere.save")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "undercroft: nowhere.save: no such file or directory.\n"
    assert called("--version").stdout.startswith("undercroft ")
    assert called("rules", "--help").returncode == 0


# -- games, rules, content -------------------------------------------------------------------------------


def test_games(run):
    status, out, _ = run("games")
    assert status == 0
    assert "dark-castle  Escape the Dark Castle, 1 to 4 players." in out
    found = {game["name"]: game["players"] for game in json.loads(run("games", "--json")[1])["games"]}
    assert found[GAME] == [1, 4]


def test_the_language_is_that_of_the_environment_unless_asked_for(run, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    french = run("rules", GAME, "EC-HP-01")[1]
    assert "points de vie" in french
    assert run("rules", GAME, "EC-HP-01", "--lang", "fr")[1] == french
    assert "hit points" in run("rules", GAME, "EC-HP-01", "--lang", "en")[1]


def test_rules_by_chapter_by_id_by_the_beginning_of_an_id_and_by_words(run):
    chapters = run("rules", GAME)[1]
    assert "Attack  EC-ATK-01 … EC-ATK-09" in chapters
    assert run("rules", GAME, "ec-atk-01")[1].startswith("EC-ATK-01 · Attack\n")
    assert run("rules", GAME, "EC-ATK")[1].count("EC-ATK-") == 9
    assert "EC-REST-06" in run("rules", GAME, "each", "round", "you", "rest")[1]
    found = json.loads(run("rules", GAME, "EC-COMP-07", "--json")[1])["rules"][0]
    assert found["kind"] == "rule"
    assert found["physical"]


def test_coverage_counts(run):
    status, out, _ = run("rules", GAME, "--coverage", "--json")
    counts = json.loads(out)
    assert status == 0
    assert list(counts)[:5] == ["rules", "in_rulebook", "proved", "physical", "missing"]
    assert counts["rules"] == counts["in_rulebook"] == 113
    assert counts["missing"] == len(counts["missing_ids"])
    assert counts["proved"] + counts["physical"] + counts["missing"] == 113
    assert {kind: one["rules"] for kind, one in counts["all"].items()} == {
        "rule": 113,
        "ruling": 45,
        "decision": 22,
        "example": 20,
    }
    assert run("rules", GAME, "--coverage")[1].split("\n")[0].split() == [
        "rules",
        "in",
        "rulebook",
        "proved",
        "physical",
        "missing",
    ]


def test_content_counts_the_box_and_checks_a_pack(run, shelf):
    box = {"characters": 6, "chapters": 45, "items": 35, "bosses": 5}
    assert json.loads(run("content", GAME, "--json")[1])["counts"] == box
    status, out, _ = run("content", GAME, "--check", shelf / "pack")
    assert status == 0
    assert out.startswith("OK: ")
    assert "adds 1 chapters" in out
    checked = json.loads(run("content", GAME, "--check", shelf / "pack", "--json")[1])
    assert checked["counts"] == {**box, "chapters": 46}
    assert checked["added"]["chapters"] == 1


# -- replay ----------------------------------------------------------------------------------------------


def test_a_save_and_a_transcript_tell_the_same_story(run, shelf):
    story = run("replay", shelf / "good.save")[1]
    assert story == run("replay", shelf / "game.txt")[1]
    assert "The Loose Stone" in story
    assert "'pages_left': " in story
    assert "Stream(" not in story, "the future is not told unless asked for"


def test_a_replay_stops_where_told_and_gives_a_position_to_paste(run, shelf):
    whole = run("replay", shelf / "good.save")[1]
    begun = run("replay", shelf / "good.save", "--to", "2", "--position")[1]
    assert len(begun.split("\n\n")[0]) < len(whole.split("\n\n")[0])
    (shelf / "begun.txt").write_text(begun[begun.index("undercroft position") :].rpartition("\n\n")[0])
    status, out, _ = run("replay", shelf / "begun.txt")
    assert status == 0
    assert run("replay", shelf / "good.save", "--to", "2")[1].endswith(out.lstrip("\n"))
    assert "La pierre descellée" in run("replay", shelf / "good.save", "--lang", "fr")[1]


# -- simulate, duel --------------------------------------------------------------------------------------


def test_simulate_prints_one_object_with_the_figures(run):
    status, out, err = run(*but(SIMULATE, "--games", "30"), "--seed", "7", "--jobs", "1", "--json")
    figures = json.loads(out)
    assert (status, err) == (0, "")
    assert list(figures)[:8] == [
        "games",
        "wins",
        "win_rate",
        "win_rate_low",
        "win_rate_high",
        "decisions",
        "seconds",
        "decisions_per_second",
    ]
    assert figures["games"] == 30
    assert figures["win_rate"] == round(figures["wins"] / 30, 6)
    assert figures["win_rate_low"] <= figures["win_rate"] <= figures["win_rate_high"]


def test_simulate_in_words(run):
    _, out, _ = run(*SIMULATE, "--seed", "7", "--jobs", "1", "--option", "castle=first")
    assert out.startswith("dark-castle, 2 players, random, seed 7\n  won ")
    assert "decisions a second" in out


def test_the_same_seed_gives_the_same_figures_from_one_process_and_from_two():
    results = []
    for jobs in ("1", "2"):
        done = called(*but(SIMULATE, "--games", "24"), "--seed", "7", "--jobs", jobs, "--json")
        assert done.returncode == 0, done.stderr
        figures = json.loads(done.stdout)
        results.append({name: figures[name] for name in figures if "second" not in name})
    assert results[0] == results[1]


def test_duel_compares_two_bots_on_the_same_seeds(run):
    command = but(but(DUEL, "--bot", "judgement"), "--games", "12")
    figures = json.loads(run(*command, "--seed", "7", "--jobs", "1", "--json")[1])
    assert figures["difference"] == pytest.approx(figures["win_rate"] - figures["win_rate_against"], abs=1e-5)
    assert figures["difference_low"] <= figures["difference"] <= figures["difference_high"]
    even = run(*DUEL, "--seed", "7", "--jobs", "1")[1]
    assert "difference +0.0 points" in even
    assert "no different" in even


# -- the bench -------------------------------------------------------------------------------------------


def test_the_bench_prints_each_game_and_the_landmark(run, tmp_path):
    status, out, err = run("bench", GAME, "--seconds", "0.05", "--no-peers", "--long", "1000", "--compiled", tmp_path)
    assert (status, err) == (0, "")
    lines = out.split("\n")
    assert lines[0].split() == ["dark-castle,", "through", "the", "public", "session", "pure", "compiled", "ratio"]
    assert [line.split("  ")[1] for line in lines[1:8]] == [
        "decisions per second",
        "games per second",
        "full games per second",
        "full games decisions per second",
        "copies per second",
        "answers since checkpoint p50",
        "answers since checkpoint p99",
    ]
    assert "of the bot with judgement" in lines[8]
    by_players = re.search(r"seconds a core .* 1: ([\d.]+), 2: ([\d.]+), 3: ([\d.]+), 4: ([\d.]+)\)$", lines[9])
    assert by_players is not None
    assert all(float(seconds) > 0 for seconds in by_players.groups())
    assert re.fullmatch(r"dark-castle, a game of (999|1,000) answers +at the start +at the end", lines[10])
    assert [" ".join(line.split()[:-2]) for line in lines[11:17]] == [
        "answer (µs)",
        "checkpoints",
        "undo half (ms)",
        "snapshot on loop (µs)",
        "snapshot beside (ms)",
        "bytes stored an answer",
    ]
    assert "over and over" in lines[17]
    assert "others' code" not in out, "nobody else plays the castle"
    assert "make compiled" in lines[-2]


def test_the_speed_of_others_stands_beside_the_game_they_play(capsys):
    other = {"their engine, whole loop": {"decisions_per_second": 640, "ratio": 25.0}}
    games = {"ours": {"ratios": {}, "elsewhere": {}}, "theirs": {"ratios": {}, "elsewhere": other}}
    echo_peers({"ratios_of": "compiled", "games": games, "peers": {}})
    head, line, note = capsys.readouterr().out.rstrip().split("\n")
    assert head.split()[-6:] == ["it", "ours", "/", "it", "theirs", "/", "it"][-6:]
    assert line.split()[-3:] == ["640", "–", "25.0"]
    assert "measured earlier, on a machine like this one" in note
