"""Saves of the terminal tests go to a folder of their own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test saves."""
    folder = tmp_path / "saves"
    monkeypatch.setenv("UNDERCROFT_SAVES", str(folder))
    return folder
