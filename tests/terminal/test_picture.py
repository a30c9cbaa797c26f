"""The picture of the table for the README."""

from __future__ import annotations

import asyncio
import re
from xml.etree import ElementTree

from undercroft.engine.game import find_game
from undercroft.terminal.picture import a_fight, picture


def test_the_picture_needs_nothing_from_the_web() -> None:
    svg = asyncio.run(picture(a_fight(find_game("dark-castle"))))
    ElementTree.fromstring(svg)
    assert set(re.findall(r"\w+://[^\"') ]+", svg)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in svg
    assert "UNDERCROFT" in svg
