"""What a position is worth by its features."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from small_games.vault import game as vault

from undercroft.engine.estimate import FILE, weighed, weights_of
from undercroft.lab.fit import write


def test_features_speak_for_and_against_by_their_weights() -> None:
    assert weighed([0.0, 0.0], [1.0, 5.0]) == 0.5
    assert weighed([1.0, -2.0], [3.0, 1.0]) == pytest.approx(1 / (1 + math.exp(-1)))
    assert weighed([-1.0, 2.0], [3.0, 1.0]) == pytest.approx(1 / (1 + math.exp(1)))


def test_the_weights_stand_beside_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "weighing"
    game.mkdir()
    (game / "__init__.py").write_text("", encoding="utf-8")
    (game / FILE).write_text("weights = [0.5, -2.0]\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert weights_of("weighing") == [0.5, -2.0]


def test_of_several_sides_each_has_its_own_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "weighing_sides"
    game.mkdir()
    (game / "__init__.py").write_text("", encoding="utf-8")
    write(vault, {"thieves": [0.5, -2.0], "warden": [0.25]}, game / FILE, 10)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert weights_of("weighing_sides", "thieves") == [0.5, -2.0]
    assert weights_of("weighing_sides", "warden") == [0.25]
    write(vault, {"players": [1.5]}, game / FILE, 10)
    assert weights_of("weighing_sides") == [1.5]
