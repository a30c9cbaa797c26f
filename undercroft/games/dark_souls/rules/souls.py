"""Souls: how they come into the cache, fall where a hero dies, and are picked up again (DS-END-03, 07, 08)."""

from __future__ import annotations

from undercroft.games.dark_souls.rules.layout import place_of
from undercroft.games.dark_souls.rules.table import battle_of
from undercroft.games.dark_souls.state import Dropped, Gained, Regained, Souls


def gain(table: Souls, souls: int) -> None:
    """Souls for the cache."""
    table.souls += souls
    table.tell(Gained(souls, table.souls))


def drop(table: Souls, who: int) -> None:
    """The whole cache falls where a hero died; what lay elsewhere is gone.

    DS-END-07, DS-RULING-105, DS-END-09, DS-RULING-103.
    """
    tile = battle_of(table).tile
    table.dropped = table.souls
    table.dropped_tile = tile
    table.dropped_node = table.heroes[who].node
    table.tell(Dropped(table.souls, tile, table.dropped_node, *place_of(table, tile)))
    table.souls = 0


def pick_up(table: Souls, who: int, node: int) -> None:
    """Whoever comes onto the node where souls were dropped brings them back to the cache (DS-END-08)."""
    if table.dropped >= 0 and table.dropped_node == node and table.dropped_tile == battle_of(table).tile:
        collect(table, who)


def collect(table: Souls, who: int) -> None:
    """Dropped souls come back to the cache (DS-END-08)."""
    souls = table.dropped
    table.souls += souls
    table.dropped = -1
    table.tell(Regained(who, souls))
