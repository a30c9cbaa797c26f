"""Tiles, corridors and boards of a test; like its cards they belong to no box.

table = ways([{"at": "s", "to": "p", "hand": ["tactics"]}, {"at": "s", "to": "q"}])
table = flip(tile(gives=[gain("tooth", 2)]))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from rules.dead_cells.table import NUMBERS, Table, combat, item, walk

from undercroft.engine.record import Step
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.rules.sheets import BOARDS, TILES, BoardFace, TileFace
from undercroft.games.dead_cells.state import Campaign, EnterSpace, Explore

GREEN = combat(symbols=["survival"])
VIOLET = combat(symbols=["tactics"])
RED = combat(symbols=["brutality"])
GREEN_RED = combat(symbols=["survival", "brutality"])


def gain(what: str, amount: int = 1, **more: Any) -> dict[str, Any]:
    """An icon that gives something."""
    return {"do": "gain", "what": what, "amount": amount, **more}


def harm(amount: int = 1, **more: Any) -> dict[str, Any]:
    """An icon that hurts."""
    return {"do": "damage", "amount": amount, **more}


def special(what: str, amount: int = 1, **more: Any) -> dict[str, Any]:
    """An icon of one biome."""
    return {"do": "special", "what": what, "amount": amount, **more}


def tile(**said: Any) -> str:
    """A tile that says this; a treasure unless it says otherwise."""
    id = f"test_tile_{next(NUMBERS)}"
    card = {"id": id, "code": "TEST", "biome": "B1", "shape": "circle", "kind": "treasure", **said}
    TILES[id] = TileFace(msgspec.convert(card, cards.Tile))
    return id


NOTHING = tile()  # a room in which nothing happens


def board(corridors: list[dict[str, Any]], exits: dict[str, str] | None = None) -> str:
    """A board of these corridors; where the first begins the group starts."""
    id = f"test_board_{next(NUMBERS)}"
    start = corridors[0]["at"]
    names = dict.fromkeys([name for corridor in corridors for name in (corridor["at"], corridor["to"])])
    spaces = [
        {"id": name, "x": 0, "y": 0, "shape": "start" if name == start else "circle", "exit": (exits or {}).get(name)}
        for name in names
    ]
    card = msgspec.convert({"id": "B1", "spaces": spaces, "corridors": corridors}, cards.BiomeBoard)
    BOARDS[id] = BoardFace(msgspec.structs.replace(card, id=id))
    return id


def ways(
    corridors: list[dict[str, Any]],
    kinds: list[str] | None = None,
    tiles: dict[str, str] | None = None,
    exits: dict[str, str] | None = None,
    agenda: list[Step] | None = None,
    change: Callable[[Campaign], None] | None = None,
    options: dict[str, Any] | None = None,
) -> Table:
    """The group at the start of a board with these corridors; on every space a tile, empty unless one is given."""
    id = board(corridors, exits)

    def laid(campaign: Campaign) -> None:
        run = campaign.run
        assert run is not None
        run.biome = id
        run.at = BOARDS[id].start
        run.visited = [run.at]
        run.face_up = []
        run.tiles = {**dict.fromkeys(BOARDS[id].spaces, NOTHING), **(tiles or {})}
        if change is not None:
            change(campaign)

    return walk(kinds, agenda=agenda or [Explore()], change=laid, options=options)


FORK: list[dict[str, Any]] = [
    {"at": "s", "to": "p"},
    {"at": "p", "to": "q"},
    {"at": "p", "to": "r"},
    {"at": "q", "to": "p"},
    {"at": "r", "to": "p"},
]


def flip(
    turned: str,
    kinds: list[str] | None = None,
    biome: str = "",
    change: Callable[[Campaign], None] | None = None,
    options: dict[str, Any] | None = None,
) -> Table:
    """The group enters a space with this tile, on a board of a test or in a biome; two ways lead on from there."""
    if not biome:
        return ways(FORK, kinds, {"p": turned}, agenda=[EnterSpace("p")], change=change, options=options)
    space = crossing(biome)
    return walk(
        kinds, biome, tiles={space: turned}, agenda=[EnterSpace(space)], change=change, options=options, seed="test"
    )


def crossing(biome: str) -> str:
    """A space of a biome from which two ways lead on that ask for nothing."""
    for space, corridors in BOARDS[biome].corridors.items():
        free = [way for way in corridors if not (way.rune or way.hand or way.locked)]
        if len(free) >= 2 and space != BOARDS[biome].start:
            return space
    raise AssertionError(f"{biome} has no crossing")


def hands(*held: list[str], then: Callable[[Campaign], None] | None = None) -> Callable[[Campaign], None]:
    """A change: these hands, the first player's first."""

    def given(campaign: Campaign) -> None:
        for who, hand in enumerate(held):
            campaign.prisoners[who].hand = list(hand)
        if then is not None:
            then(campaign)

    return given


def thing() -> str:
    """An item that does nothing of its own."""
    return item(works="always")
