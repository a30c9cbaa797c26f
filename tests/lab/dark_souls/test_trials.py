"""Trials: positions a study has played by themselves, and the file in which every game has its own report."""

from __future__ import annotations

from rules.dark_souls.table import arena

from undercroft import find_game
from undercroft.lab import certainty
from undercroft.lab.balance import Findings, Tries, percent, placed, play_tries, report, trial_tables
from undercroft.lab.fit import positions
from undercroft.lab.simulate import Result, simulate
from undercroft.lab.study import study_of

SOULS = find_game("dark-souls")
STUDY = study_of(SOULS)


def found(trials: dict[str, list[bool]]) -> Findings:
    """Findings with these trials, and a few games at random."""
    wild: dict[int, Result] = {
        players: simulate("dark-souls", 2, players, "random", "lab", 1) for players in range(1, 5)
    }
    return Findings(SOULS, 2, "lab", wild, wild, {"first_journey": wild}, trials)


def test_a_try_depends_on_the_seed_and_its_number_alone():
    whole = play_tries(Tries("dark-souls", "1 knight", "judgement", "lab", 0, 3))
    parts = [play_tries(Tries("dark-souls", "1 knight", "judgement", "lab", at, at + 1)) for at in range(3)]
    assert whole == [won for part in parts for won in part]


def test_every_boss_meets_every_party_and_counts_in_both_tables():
    trials = {trial.name: [True, False] for trial in STUDY.trials()}
    tables = trial_tables(found(trials), STUDY)
    assert list(tables) == ["Bosses by number of players", "Bosses by party", "Encounters by level"]
    bosses = tables["Bosses by number of players"].split("\n")
    assert len(bosses) == 2 + 6
    assert bosses[0].count("|") == 6
    assert percent(4, 8) in bosses[2]
    assert percent(6, 12) in bosses[2]
    assert len(tables["Bosses by party"].split("\n")) == 2 + 15
    low, high = certainty.share(1, 2)
    assert f"({100 * low:.1f} to {100 * high:.1f})" in tables["Encounters by level"]


def test_the_report_of_a_game_with_modes_shows_every_mode():
    text = report(found({}), STUDY)
    assert text.startswith("# Balance of dark-souls\n")
    assert "| standard | solo | 2 | " in text
    assert "| first_journey | 4 | 2 | " in text
    assert "What was aimed at" not in text
    assert "## Bosses by party" in text


def test_a_report_takes_the_place_of_the_older_one_on_its_game():
    one = "# Balance of one\n\nold\n"
    other = "# Balance of other\n\nkept\n"
    both = placed(other, one)
    assert both == "# Balance of one\n\nold\n\n# Balance of other\n\nkept\n"
    assert placed("# Balance of one\n\nnew\n", both) == "# Balance of one\n\nnew\n\n# Balance of other\n\nkept\n"
    assert placed(one, "") == one


def test_fights_teach_what_a_position_is_worth():
    lessons = positions("dark-souls", 1, "lab", range(6, 8))["players"]
    assert lessons
    assert {len(features) for features, _ in lessons} == {len(SOULS.features(arena(["knight"]).souls, 0))}
    assert {end for _, end in lessons} <= {0.0, 1.0}
