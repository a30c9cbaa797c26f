"""Fixtures for the rules of the castle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from rules.dark_castle.table import Table, enemy, lay

from undercroft.games.dark_castle.cards import Cards, Combat, Special
from undercroft.games.dark_castle.catalogue import CARDS, Catalogue
from undercroft.games.dark_castle.rules import gear


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Print a page for this test alone, so that no figure of the box matters: `lay(page(do("skip")))`."""

    def print_page(*instructions: dict[str, Any], name: str = "made_up") -> str:
        card = {"id": name, "source": "ours", "do": instructions}
        own = Catalogue()
        own.add("test", msgspec.convert({"chapter": [card]}, Cards))
        for shelf in ("chapters", "effects", "lists"):
            for key, entry in getattr(own, shelf).items():
                monkeypatch.setitem(getattr(CARDS, shelf), key, entry)
        for path, effect in own.effects.items():
            monkeypatch.setitem(gear.VERBS, path, gear.verb(effect))
            if isinstance(effect, Combat):
                monkeypatch.setitem(gear.FOES, path, gear.EnemySheet(effect))
        return name

    return print_page


@pytest.fixture
def face(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Table]]:
    """Turn a page with an enemy on it: made to measure by its row, or from the box by its `box` id.

    `rolled` are the chapter dice and `faces` the prisoners' dice that the turning itself leads to. Every die
    rolled in the test must have been scripted, and every scripted die rolled.
    """
    tables: list[tuple[Table, int]] = []

    def meet(
        row: str = "",
        damage: int = 2,
        special: Special | None = None,
        *,
        box: str = "",
        per_player: int = 0,
        spoils: int = 1,
        boss: bool = False,
        turner: int = 0,
        rolled: str = "",
        faces: dict[int, str] | None = None,
        more: tuple[str, ...] = (),
        **setting: Any,
    ) -> Table:
        name = box or enemy(monkeypatch, row, damage, special, per_player, spoils, boss)
        table = lay(name, *more, **setting)
        tables.append((table, table.castle.chance.dice.used))
        table.dice(*rolled.split())
        for who, shown in (faces or {}).items():
            table.face(who, shown)
        table.turn(turner)
        return table

    yield meet
    for table, used in tables:
        assert table.castle.chance.dice.script == [], "a scripted die was never rolled"
        assert table.castle.chance.dice.used == used, "a die was rolled that nobody scripted"
