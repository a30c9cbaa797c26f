"""The playthroughs of Dark Souls show all of it."""

from __future__ import annotations

from pathlib import Path

from undercroft.games.dark_souls.catalogue import CARDS

TEXTS = [file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("*.txt"))]


def test_every_boss_is_beaten_and_every_mode_won() -> None:
    for boss in CARDS.hunts("mini") + CARDS.hunts("main"):
        assert [text for text in TEXTS if f"# Triumphed(what='{boss}')" in text], f"nobody has beaten {boss}"
    for mode in ["standard", *CARDS.campaigns]:
        assert [text for text in TEXTS if f"'mode': '{mode}'" in text and "\n= won " in text], f"nobody has won {mode}"
