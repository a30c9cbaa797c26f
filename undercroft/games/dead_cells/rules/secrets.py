"""Secrets: drawn only when something says so, always the bottom card.

DC-RULING-72, DC-RULING-105.
"""

from __future__ import annotations

from undercroft.games.dead_cells.rules.sheets import CAMPAIGN
from undercroft.games.dead_cells.rules.table import has_boss_cell
from undercroft.games.dead_cells.state import Campaign, ItemUnlocked, PlaceMutation, ReadCard, SecretDrawn


def draw_secrets(table: Campaign, amount: int) -> None:
    """So many secrets, one after another (DC-RULING-72)."""
    for _ in range(amount):
        if not table.secrets:
            return
        card = table.secrets.pop(0)
        table.read.append(card)
        table.tell(SecretDrawn(card))
        secret = CAMPAIGN[card]
        if secret.item:
            unlock(table, secret.item)
        elif secret.pocket:
            table.next(PlaceMutation(card))
        else:
            table.next(ReadCard(card, 0))


def unlock(table: Campaign, item: str) -> None:
    """An item belongs to the Equipment deck for good: in a run it lies on top (DC-INTER-04)."""
    if item in table.equipment or item in table.purged:
        return
    table.equipment.append(item)
    run = table.run
    if run is not None:
        run.deck.append(item)
        run.known += 1
    table.tell(ItemUnlocked(item))


def first_time(table: Campaign, event: str) -> None:
    """Under the boss cell four things bring a secret when they happen first (DC-RULING-105)."""
    if has_boss_cell(table) and event not in table.firsts:
        table.firsts.append(event)
        draw_secrets(table, 1)
