"""A long measurement goes on where it stopped, and plays anew what rests on something that has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft import find_game
from undercroft.engine.game import AnyGame
from undercroft.lab import balance, ledger
from undercroft.lab.study import Study, StudyPosition

CASTLE = find_game("dark-castle")


class Two(Study):
    """Two trials: the second is decided in the course of the first, and only in every other try."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[str] = []

    def trials(self) -> list[StudyPosition]:
        return [
            StudyPosition("whole", (("Table", "row", "whole"),)),
            StudyPosition("half", (("Table", "row", "half"),), within="whole"),
            StudyPosition("rare", (("Table", "row", "rare"),), part=4),
        ]

    def play_through(self, game: AnyGame, trial: str, bot: str, seed: str) -> dict[str, bool]:
        self.seeds.append(f"{trial} {seed}")
        number = int(seed.split(":")[1])
        return {trial: number % 3 == 0, **({"half": True} if trial == "whole" and number % 2 else {})}

    def rests_on(self, trial: str, file: str) -> bool:
        return trial == "whole"


@pytest.fixture
def study(monkeypatch: pytest.MonkeyPatch) -> Two:
    found = Two()
    monkeypatch.setattr(balance, "study_of", lambda game: found)
    return found


def tried(study: Two, games: int, path: Path | None) -> dict[str, list[bool]]:
    """So many tries of each, in this process."""
    return balance.try_out("dark-castle", study, games, "ledger", 1, ledger=path)


def test_a_trial_within_another_is_not_played_by_itself_and_a_part_only_now_and_then(study: Two) -> None:
    found = tried(study, 8, None)
    assert found["whole"] == [number % 3 == 0 for number in range(8)]
    assert found["half"] == [True] * 4
    assert len(found["rare"]) == 2
    assert len(study.seeds) == 10


def test_what_the_ledger_has_is_not_played_again(study: Two, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "ledger.jsonl"
    first = tried(study, 40, path)
    study.seeds.clear()
    assert tried(study, 40, path) == first
    assert not study.seeds
    assert tried(study, 60, path) == tried(study, 60, None)
    assert [seed for seed in study.seeds[:20] if seed.startswith("whole")] == [
        f"whole ledger:{number}" for number in range(40, 60)
    ]


def test_what_rests_on_something_that_changed_is_played_anew(
    study: Two, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ledger.jsonl"
    tried(study, 20, path)
    before = ledger.print_of
    monkeypatch.setattr(
        ledger, "print_of", lambda file: b"other" if file.parent.name == ledger.CONTENT else before(file)
    )
    study.seeds.clear()
    tried(study, 20, path)
    assert {seed.split(" ")[0] for seed in study.seeds} == {"whole"}


def test_the_study_itself_may_change(tmp_path: Path) -> None:
    names = [path.name for path in ledger.within(CASTLE.package)]
    assert "study.py" not in names
    assert "game.py" in names
