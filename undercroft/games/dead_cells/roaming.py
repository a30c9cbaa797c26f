"""Which way to take through a biome, by what the group needs."""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.drawing import bears
from undercroft.games.dead_cells.rules.exploring import board_of, is_open
from undercroft.games.dead_cells.rules.flat import TileAct
from undercroft.games.dead_cells.rules.sheets import TILES, CorridorFace, TileFace
from undercroft.games.dead_cells.rules.table import life_left, max_life, run_of
from undercroft.games.dead_cells.state import Campaign, Go, Peek
from undercroft.games.dead_cells.worth import GOODS

# What an unseen tile of a shape is worth to a group in good health, and how much of it is danger.
SHAPES: Final[dict[str, float]] = {
    "square": 2.6,
    "trapezoid": 3.6,
    "circle": 3.4,
    "pentagon": 1.0,
    "hexagon": 1.5,
    "start": 0.0,
}
NEW_PLACE: Final = 2.0  # what it is worth to go where one has seldom been: its runes and blueprints lie there still
TIERS: Final = (("B2", "B3"), ("B5", "B6"))
DANGERS: Final[dict[str, float]] = {"square": 3.0, "trapezoid": 5.5, "circle": 0.4, "pentagon": 0.0, "hexagon": 0.3}


def health(table: Campaign) -> float:
    """How whole the group is, from 0 to 1; the weakest counts most."""
    worst = 1.0
    together = 0.0
    for who in range(len(table.prisoners)):
        share = life_left(table, who) / max(1, max_life(table, who))
        worst = min(worst, share)
        together += share
    return 0.6 * worst + 0.4 * together / max(1, len(table.prisoners))


def best_way(table: Campaign, seat: int, options: list[Action]) -> Action:
    """The corridor behind which the best way lies."""
    for option in options:
        if isinstance(option, Peek):
            return option
    best = options[0]
    most = -1000.0
    known: dict[str, float] = {}
    for option in options:
        if isinstance(option, Go):
            corridor = next(one for one in board_of(table).corridors[run_of(table).at] if one.to == option.space)
            value = way_value(table, seat, corridor, known)
            if value > most:
                most = value
                best = option
    return best


def way_value(table: Campaign, seat: int, corridor: CorridorFace, known: dict[str, float]) -> float:
    """What a corridor and all that lies behind it are worth."""
    chance = 1.0
    run = run_of(table)
    first = table.prisoners[run.first]
    for trait in corridor.hand:
        if corridor.at == run.at and first.seat == seat:
            chance *= 1.0 if any([bears(card, trait) for card in first.hand]) else 0.0
        else:
            chance *= 0.75
    value = space_value(table, seat, corridor.to, known)
    if corridor.deck_test is not None:
        value += 0.4
    if corridor.hand:
        value -= 0.4
    return chance * value - (1.0 - chance) * 1.0


def space_value(table: Campaign, seat: int, space: str, known: dict[str, float]) -> float:
    """What a space is worth with the best way on from there."""
    if space in known:
        return known[space]
    known[space] = 0.0
    run = run_of(table)
    board = board_of(table)
    sheet = board.spaces[space]
    value = 0.0
    if space not in run.visited and space in run.tiles:
        if space in run.face_up:
            value = tile_value(table, TILES[run.tiles[space]])
        else:
            value = SHAPES[sheet.shape] - DANGERS.get(sheet.shape, 0.0) * danger(table)
    if sheet.exit:
        value += NEW_PLACE / (1 + visits(table, sheet.exit))
    ways = [corridor for corridor in board.corridors[space] if is_open(table, corridor)]
    if ways:
        value += max([way_value(table, seat, corridor, known) for corridor in ways])
    known[space] = value
    return value


def visits(table: Campaign, place: str) -> int:
    """How often past runs have come to a place beyond the least known of those of its tier."""
    least = 1000
    here = 0
    for tier in TIERS:
        if place in tier:
            for other in tier:
                many = len([run for run in table.chronicle if other in run.path])
                least = min(least, many)
                if other == place:
                    here = many
            return here - least
    return 0


def danger(table: Campaign) -> float:
    """How much a fight is to be feared: little while everybody is whole, much when somebody is nearly dead."""
    return 1.6 - 1.35 * health(table)


def tile_value(table: Campaign, tile: TileFace) -> float:
    """What a tile that is seen is worth."""
    value: float = 0.0
    value += sum([icon_value(table, act) for act in tile.gives])
    if tile.either:
        value += max([sum([icon_value(table, act) for act in choice.gives]) for choice in tile.either])
    if tile.foes:
        value += sum([0.5 * GOODS[goods] for goods in tile.loot]) + 0.8 * len(tile.foes)
        value -= danger(table) * (1.3 * len(tile.foes) + 2.0 * tile.foes.count("elite") + (0.8 if tile.dark else 0.0))
    if tile.curse:
        value -= 2.0
    if tile.sells:
        value += 1.0 if run_of(table).teeth >= tile.price else 0.0
    return value


def icon_value(table: Campaign, act: TileAct) -> float:
    """What an icon outside fights is worth."""
    if act.do == "gain":
        if act.what == "vial":
            hurt = sum([prisoner.damage for prisoner in table.prisoners])
            return 1.6 * min(act.amount, hurt)
        return GOODS[act.what] * act.amount
    if act.do == "damage":
        return -2.0 * act.amount
    if act.do == "rune":
        return 5.0 if act.rune not in table.runes else 0.0
    return {"worm": -0.8, "malaise": -2.0, "lantern": 1.0, "key": 1.0, "secret": 4.0, "bell": -1.5}.get(act.what, 0.2)
