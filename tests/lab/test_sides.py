"""A game with two sides in the lab: bots by side, duels that swap sides, hints and replays, found without a list."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from browser.outside import installed
from server.devices import party
from server.tables_fixture import played, tables_at
from small_games.vault import game
from small_games.vault.state import Pace

from undercroft.bots.advice import advise
from undercroft.bots.player import Player
from undercroft.bots.random import RandomPlayer
from undercroft.bots.search import Node, SearchPlayer
from undercroft.engine.game import AnyGame
from undercroft.engine.notation import from_transcript, transcript
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.lab import balance as balancing
from undercroft.lab import clicks as clicking
from undercroft.lab import duel as duelling
from undercroft.lab import fit as fitting
from undercroft.lab import simulate as simulating
from undercroft.lab.study import ClickedPlay, Study, TrialResult
from undercroft.server import wire


def run(tmp_path: Path, *arguments: str) -> tuple[int, str, str]:
    """The command in a process in which the vault is installed."""
    env = {**os.environ, **installed(tmp_path / "games", vault="small_games.vault:game")}
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *arguments], env=env, capture_output=True, text=True, timeout=300
    )
    return done.returncode, done.stdout, done.stderr


def test_each_side_has_its_bot(tmp_path: Path) -> None:
    options = ("vault", "--games", "40", "--players", "3", "--seed", "7", "--jobs", "1", "--json")
    status, out, err = run(tmp_path, "simulate", *options, "--bots", "thieves=random,warden=judgement")
    assert status == 0, err
    figures = json.loads(out)
    assert list(figures["sides"]) == ["thieves", "warden"]
    assert figures["sides"]["thieves"]["wins"] + figures["sides"]["warden"]["wins"] == 40


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        (("--bots", "heroes=random,warden=random"), "thieves=BOT,warden=BOT"),
        (("--bots", "thieves=random"), "thieves=BOT,warden=BOT"),
        (("--bots", "thieves=nobody,warden=random"), "no bot called 'nobody'"),
        ((), "--bots SIDE=NAME"),
        (("--bot", "random", "--bots", "thieves=random,warden=random"), "--bots SIDE=NAME"),
    ],
)
def test_who_plays_must_be_said_and_make_sense(tmp_path: Path, bots: tuple[str, ...], words: str) -> None:
    status, _, err = run(tmp_path, "simulate", "vault", "--games", "2", "--players", "3", *bots)
    assert status == 2
    assert words in err


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lab finds the vault, in this process."""
    monkeypatch.setattr(simulating, "find_game", lambda name: game)
    monkeypatch.setattr(balancing, "find_game", lambda name: game)


def test_a_duel_swaps_sides(found: None) -> None:
    figures = duelling.duel("vault", "judgement", "random", 60, 2, "duel", jobs=1)
    assert list(figures["sides"]) == ["thieves", "warden"]
    # A bot with judgement is the better warden, and whoever plays against it fares worse as a thief.
    assert figures["sides"]["warden"]["win_rate"] > figures["sides"]["warden"]["win_rate_against"]
    mirrored = duelling.duel("vault", "random", "judgement", 60, 2, "duel", jobs=1)
    assert mirrored["difference"] == pytest.approx(-figures["difference"])
    same = duelling.duel("vault", "random", "random", 30, 2, "duel", jobs=1)
    assert same["difference"] == 0


def rows(report: str, heading: str) -> list[list[str]]:
    """The cells of a table of a report, its head first."""
    table = report.split(f"## {heading}\n")[1].split("\n## ")[0]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.split("\n") if line.startswith("|")]
    return [cells[0], *cells[2:]]


def test_a_report_on_balance_has_a_table_by_side(found: None) -> None:
    report = balancing.balance("vault", 12, "sides", jobs=1)
    head, *won = rows(report, "Games won")
    assert head == ["players", "thieves", "warden", "thieves won", "warden won", "length"]
    both = ["judgement", "random"]
    assert sorted(row[:3] for row in won) == sorted([p, one, two] for p in "234" for one in both for two in both)
    for row in won:
        thieves, warden = [float(cell.split(" %")[0]) for cell in row[3:5]]
        assert thieves + warden == pytest.approx(100, abs=0.2)
    played = simulating.simulate("vault", 12, 3, "thieves=random,warden=judgement", "sides", jobs=1)
    (row,) = [row for row in won if row[:3] == ["3", "random", "judgement"]]
    assert row[4].startswith(f"{100 * played.wins(1) / 12:.1f} %")
    # What is aimed at is one side's share.
    judged = simulating.simulate("vault", 12, 4, "judgement", "sides", jobs=1)
    assert "4 players, warden, judgement wins 30% to 70%: **" in report
    aim = next(line for line in report.split("\n") if "4 players, warden, judgement wins" in line)
    assert f" {100 * judged.wins(1) / 12:.1f} % (" in aim
    assert [row[0] for row in rows(report, "Cards")[1:]] == ["`pit`", "`alarm`", "`bolt`"]


def test_a_report_on_balance_with_these_bots(tmp_path: Path) -> None:
    bots = "thieves=judgement,warden=random"
    status, out, err = run(tmp_path, "balance", "vault", "--games", "6", "--seed", "7", "--jobs", "1", "--bots", bots)
    assert status == 0, err
    assert f"--bots {bots}`" in out
    _, *won = rows(out, "Games won")
    assert [row[:3] for row in won] == [[players, "judgement", "random"] for players in "234"]
    assert "judgement wins" not in out, "what is aimed at is said of judgement on every side"
    status, _, err = run(tmp_path / "again", "balance", "vault", "--games", "6", "--bots", "heroes=random")
    assert status == 2
    assert "thieves=BOT,warden=BOT" in err


def test_a_quiet_position_is_judged_for_every_side() -> None:
    """A milestone is one for all sides: what is worth more to one is worth less to the other."""
    session = Session.start(game, 3, "quiet")
    met = 0
    while session.decision is not None:
        decision = session.decision
        if game.milestone(session.state, decision) >= 0:
            met += 1
            assert sum(game.estimate(session.state, side) for side in range(2)) == pytest.approx(1.0)
        session.act(session.legal(decision.leader)[-1], decision.leader)
    assert met > 2


@pytest.mark.parametrize(
    ("seats", "won", "words"),
    [
        ([0], [1], "Your side has won."),
        ([1, 2], [1], "Your side has lost. Victory goes to the warden."),
        ([], [0], "Victory goes to the thieves."),
        ([0, 1], [0], "Victory goes to the thieves."),
        ([0], [], "Nobody has won."),
        ([1], [0, 1], "Your side has won."),
    ],
)
def test_who_has_won_is_said_from_where_one_sits(seats: list[int], won: list[int], words: str) -> None:
    sides = game.sides(3, {})
    assert Text(game, "en", strict=True).victory(sides, won, seats) == words
    french = Text(game, "fr", strict=True).victory(sides, won, seats)
    assert french.startswith(
        {"Your": "Votre", "Vict": "La victoire revient aux voleurs", "Nobo": "Personne"}[words[:4]]
    )
    assert Text(game, "en").victory(sides[:1], [0], seats) == "", "all together: the outcome says it"


def test_hints_speak_for_ones_own_side() -> None:
    session = Session.start(game, 2, "hint")
    for seat in (0, 1):
        decision = session.decision
        assert decision is not None
        actions = decision.options_of(seat)
        advice = advise(session, {seat: actions}, 0.0, runs=40)
        assert len(advice) == len(actions)
        assert all(0.0 <= one.chance <= 1.0 for one in advice.values())


@pytest.mark.parametrize(("seat", "worst"), [(0, "robbed"), (1, "kept")])
def test_a_search_wants_what_its_own_side_wants(seat: int, worst: str) -> None:
    """At its own questions; what the other side would answer is weighed by what that is worth to the other side."""
    search = SearchPlayer(RandomPlayer("search"), runs=200, seed="own")
    node = Node()
    for name, value in (("good", 1.0), ("bad", 0.0)):
        child = node.after[repr(Pace(name))] = Node()
        child.runs = 50
        child.total = {0: 50 * value, 1: 50 * (1 - value)}
    node.runs = 100
    session = Session.start(game, 2, "pick")
    players: dict[int, Player] = {one: RandomPlayer("x") for one in range(2)}
    wanted = "bad" if seat == 0 else "good"  # side 0 are the thieves, in seat 1
    choices: list[Action] = [Pace("good"), Pace("bad")]
    assert search.pick(node, choices, seat, session, players) == Pace(wanted)
    state = session.state.copy()
    state.over = worst
    assert game.payoff(state, session.side_of(seat)) == 0.0


def test_weights_are_fitted_for_each_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "find_game", lambda name: game)
    monkeypatch.setattr(game, "features", lambda state, side: [1.0, float(state.round)])
    found = fitting.positions("vault", 2, "fit", range(12))
    assert list(found) == ["thieves", "warden"]
    assert len(found["thieves"]) == len(found["warden"]) > 20
    for (_, thieves), (_, warden) in zip(found["thieves"], found["warden"]):
        assert thieves + warden == 1.0
    ours, theirs = (fitting.logistic(found[side]) for side in found)
    assert ours == pytest.approx([-weight for weight in theirs], abs=1e-6), (
        "what speaks for one speaks against the other"
    )


class TwoSidedTrial(Study):
    """A trial that whoever plays at random loses, on either side."""

    def duelled(self) -> list[str]:
        return ["cellar"]

    def measure(self, game: AnyGame, trial: str, bot: str, seed: str) -> TrialResult:
        thieves, warden = [pair.partition("=")[2] for pair in bot.split(",")]
        return TrialResult(
            thieves == "judgement" and warden != "judgement", {"loot": 2.0 if warden == "random" else 1.0}
        )


def test_a_weight_of_the_wrong_sign_is_taken_out() -> None:
    """Who won was also tired, a little more often than not: tiredness is not what won."""
    plays = [([1.0, 1.0, 1.0], 1.0)] * 8 + [([1.0, 1.0, 0.0], 1.0)] * 4 + [([1.0, 0.0, 0.0], 0.0)] * 8
    free = fitting.sensible(plays, [])
    assert free == fitting.logistic(plays)
    assert free[2] > 0
    bound = fitting.sensible(plays, [0, 1, -1])
    assert bound[2] == 0
    assert bound[:2] == fitting.logistic([(features[:2], won) for features, won in plays])


def test_a_duel_over_trials_swaps_sides_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duelling, "find_game", lambda name: game)
    monkeypatch.setattr(duelling, "study_of", lambda game: TwoSidedTrial())
    figures = duelling.duel_in_trials("vault", "judgement", "random", 3, "cellar", "s", jobs=1)
    assert (figures["pairs"], figures["win_rate"], figures["win_rate_against"]) == (6, 1.0, 0.0)
    assert figures["figures"]["loot"]["difference"] == 1.0, "one takes more, the other leaves less"


def test_clicks_are_counted_for_each_side(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clicked(Study):
        def clicked_plays(self) -> list[str]:
            return ["whole"]

        def begin_clicked_play(self, game: AnyGame, play: str, seed: str) -> ClickedPlay:
            return ClickedPlay(Session.start(game, 3, seed))

    monkeypatch.setattr(clicking, "find_game", lambda name: game)
    monkeypatch.setattr(clicking, "study_of", lambda game: Clicked())
    counted = clicking.figures(clicking.count_clicks("vault", 4, "judgement", "sides", 1))["whole"]
    assert set(counted["by_side"]) == {"thieves", "warden"}
    assert sum(counted["by_side"].values()) == pytest.approx(counted["clicks"], abs=0.05)
    assert counted["by_side"]["thieves"] > counted["by_side"]["warden"]


def test_a_game_is_told_and_told_again() -> None:
    session = Session.start(game, 3, "told")
    while session.decision is not None:
        leader = session.decision.leader
        session.act(session.legal(leader)[0], leader)
    again = from_transcript(transcript(session), game, check=True)
    assert again.digest() == session.digest()


def test_a_story_ends_with_who_has_won(tmp_path: Path) -> None:
    session = Session.start(game, 3, "told")
    while session.decision is not None:
        leader = session.decision.leader
        session.act(session.legal(leader)[0], leader)
    file = tmp_path / "vault.txt"
    file.write_text(transcript(session), encoding="utf-8")
    status, out, err = run(tmp_path, "replay", str(file), "--lang", "en")
    assert status == 0, err
    assert out.endswith("The vault keeps what it holds.\nVictory goes to the warden.\n")


def test_a_replay_shows_each_side_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", game="vault", seed="replay")
            for _ in range(30):
                for device in here.devices:
                    ask: dict[str, Any] = device.ask or {}
                    mine = set(device.shown["seats"]) & set(ask.get("answered", []))
                    if ask.get("options") and not mine:
                        await device.answer(0)
            warden, thief = [json.loads(await tables.replay(here.table, key, "en")) for key in here.keys]
            assert "hand" in warden["view"]["table"]
            assert "hand" not in json.dumps([thief["view"], [step["stages"] for step in thief["steps"]]])
            secret = [step for step in thief["steps"] if step["by"] == 0 and step["text"]]
            assert not [step for step in secret if step["text"] in ("Quickly", "Quietly")]
            hints = await here.devices[0].say(wire.AskHint(1))
            assert hints[-1]["code"] == "not-yours"

    played(test)
