"""Fights against bosses by attack cards of a test; like its other cards they belong to no box.

    table = duel("C1", [attack(III=[{"do": "damage", "to": "all"}])], cards=[[knife]])

The first attack is that of the bout under way, the others those of the bouts to come; after them nothing happens.
"""

from __future__ import annotations

from typing import Any

import msgspec
from rules.dead_cells.table import NUMBERS, Change, Table, boss_fight, changes, combat

from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.rules import fight_setup
from undercroft.games.dead_cells.rules.sheets import (
    ATTACKS,
    ELEMENT_COPIES,
    ENEMIES,
    FORMS,
    SPACES,
    EnemyFace,
)
from undercroft.games.dead_cells.state import Campaign, Enemy


def attack(**lines: Any) -> str:
    """An attack card with these lines (`zero`, `I`, `II`, `III`, `IV`)."""
    id = f"test_attack_{next(NUMBERS)}"
    said = {"0" if key == "zero" else key: value for key, value in lines.items()}
    ATTACKS[f"{id}.1"] = EnemyFace(msgspec.convert({"id": id, "boss": "C1", "form": 1, **said}, cards.Attack))
    return f"{id}.1"


def element(life: int = 2, **lines: Any) -> str:
    """A special card of a boss: a fire by the round of its line, or a sword with life."""
    id = f"test_element_{next(NUMBERS)}"
    face = EnemyFace(msgspec.convert({"id": id, "boss": "C3", "life": life, **lines}, cards.Element))
    ELEMENT_COPIES[f"{id}.1"] = face
    ENEMIES[f"{id}.1"] = face
    return f"{id}.1"


def fire(round: str) -> str:
    """A fire that burns in this round."""
    return element(0, **{round: [{"do": "inflict", "state": "burning", "to": "all"}]})


QUIET = attack()  # a bout in which the boss does nothing


def duel(boss: str = "C1", attacks: list[str] | None = None, change: Change | None = None, **laid: Any) -> Table:
    """A bout against a boss by the first of these attacks, the others in the bouts to come."""
    to_come = [*(attacks or []), *[QUIET] * 9]

    def dealt(table: Campaign) -> None:
        assert table.fight is not None
        assert table.fight.boss is not None
        table.fight.boss.attack = to_come[0]
        table.fight.boss.attacks = to_come[:0:-1]
        table.fight.boss.spent = []

    return boss_fight(boss=boss, change=dealt if change is None else changes(dealt, change), **laid)


def the_boss(table: Table) -> Enemy:
    """The boss's card in the fight."""
    return next(enemy for enemy in table.fight.enemies if enemy.card in FORMS)


def boss_is(**fields: Any) -> Change:
    """The boss with these tokens; `left` is how much life it has left, `at` where it stands."""

    def change(table: Campaign) -> None:
        assert table.fight is not None
        boss = next(enemy for enemy in table.fight.enemies if enemy.card in FORMS)
        for name, value in fields.items():
            if name == "left":
                boss.damage = FORMS[boss.card].life - value
            elif name == "at":
                boss.space = SPACES[value]
            else:
                setattr(boss, name, value)

    return change


def sheet_is(**fields: Any) -> Change:
    """The boss's part of the fight with this: fires, shurikens, who has passed."""

    def change(table: Campaign) -> None:
        assert table.fight is not None
        for name, value in fields.items():
            setattr(table.fight.boss, name, value)

    return change


def stands(card: str, space: str) -> Change:
    """This enemy stands on a space beside the boss."""

    def change(table: Campaign) -> None:
        fight_setup.put_enemy(table, card, SPACES[space])

    return change


def blank_cards(players: int, held: int = 3) -> Change:
    """Everybody's hand and deck are cards that do nothing."""

    def change(table: Campaign) -> None:
        for who in range(players):
            table.prisoners[who].hand = [combat() for _ in range(held)]
            table.prisoners[who].deck = [combat() for _ in range(9)]
            table.prisoners[who].discard = []

    return change
