"""What a table of Dark Souls weighs on the line, for somebody who comes straight by a link."""

from __future__ import annotations

from browser import souls_moments as moments
from browser.conftest import Coming
from browser.weight import of_souls, told
from serving import Served

MOST = 150_000  # bytes of code, packed, as for everything else here


def test_dark_souls_is_light(come: Coming, house: Served) -> None:
    """The table and everything on it."""
    weights = of_souls(come(), house.bring(moments.encounter()))
    print(told("souls", weights))
    assert 0 < weights["code"] < MOST
