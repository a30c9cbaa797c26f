"""Feats: optional tasks on the Mutations board.

DC-UPG-10, DC-UPG-11.
"""

from __future__ import annotations

from undercroft.games.dead_cells.rules.sheets import CAMPAIGN
from undercroft.games.dead_cells.rules.table import run_of
from undercroft.games.dead_cells.state import Campaign, FeatDone, ReadCard


def count(table: Campaign, task: str, amount: int) -> None:
    """A task that adds up over the run has come so much further."""
    if not table.pockets["feat"]:
        return
    run = run_of(table)
    for card in table.pockets["feat"].copy():
        if CAMPAIGN[card].task == task:
            run.counts[card] = run.counts.get(card, 0) + amount
            if run.counts[card] >= CAMPAIGN[card].count:
                complete(table, card)


def reach(table: Campaign, task: str, amount: int) -> None:
    """A task that must be reached at one time stands at so much."""
    if not table.pockets["feat"]:
        return
    run = run_of(table)
    for card in table.pockets["feat"].copy():
        if CAMPAIGN[card].task == task:
            run.counts[card] = max(run.counts.get(card, 0), amount)
            if amount >= CAMPAIGN[card].count:
                complete(table, card)


def complete(table: Campaign, card: str) -> None:
    """A feat is done: its card leaves the board, and is resolved as soon as the group has its hands free.

    DC-UPG-11.
    """
    table.pockets["feat"].remove(card)
    run_of(table).done.append(card)
    table.tell(FeatDone(card))


def resolve_feats(table: Campaign) -> None:
    """What feats that are done bring (DC-UPG-11)."""
    run = run_of(table)
    while run.done:
        table.next(ReadCard(run.done.pop(), 0))
