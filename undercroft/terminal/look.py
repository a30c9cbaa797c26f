"""The light of the table: near-black, bone, one accent that the game brings."""

from __future__ import annotations

from textual.theme import Theme


def candlelight(accent: str) -> Theme:
    """The theme of the table with a game's accent."""
    return Theme(
        name="candlelight",
        primary=accent,
        secondary="#9a8f78",
        accent=accent,
        foreground="#d9ceb2",
        background="#0e0c0a",
        surface="#14110e",
        panel="#241e18",
        boost="#1c1814",
        warning=accent,
        error=accent,
        success="#d9ceb2",
        dark=True,
        variables={
            "border": "#5a4f3e",
            "text-muted": "#a3977e",
            "scrollbar": "#5a4f3e",
            "scrollbar-background": "#14110e",
            "scrollbar-hover": "#7a6d57",
            "scrollbar-active": accent,
        },
    )
