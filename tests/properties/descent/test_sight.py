"""Adjacency, distance, sight and bases beside a second model of them, on random maps."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from properties.descent.sight_oracle import Cell, Ground
from properties.walks import THOROUGH
from rules.descent.sketch import known_edge, known_terrain

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.map_cards import EdgeCard, Joint, Laid, TerrainCard, Tile
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.layout import CLOSED, OPEN, REMOVED, RUINS, compose
from undercroft.games.descent.rules.maps import lay_map

MAPS = 50 * THOROUGH
PAIRS = 40
SHOWN = 4  # of so many pairs the line is looked at, too
SIGNS = {"floor": ".", "water": "w", "pit": "P", "hazard": "L", "obstacle": "#"}
TERRAINS = ["floor", "water", "pit", "hazard", "mud"]
EDGES = ["door", "locked", "portcullis", "ancient_wall", "vegetation"]


def random_ground(rng: random.Random) -> Ground:
    """A small map: gaps, obstacles, terrain, walls, edges in any state, ruins, figures."""
    wide, high = rng.randint(1, 7), rng.randint(1, 6)
    gaps, rocks, odd, walls, edges, crowd = (rng.choice([0, 0, 0.1, 0.25]) for _ in range(6))
    spaces = {}
    for y in range(high):
        for x in range(wide):
            if rng.random() >= gaps:
                kind = rng.choice(TERRAINS) if rng.random() < odd else "floor"
                spaces[x, y] = "obstacle" if rng.random() < rocks else kind
    if not spaces:
        spaces[0, 0] = "floor"
    ground = Ground(spaces)
    for x, y in spaces:
        for other in ((x + 1, y), (x, y + 1)):
            if other in spaces:
                if rng.random() < walls:
                    ground.borders[frozenset(((x, y), other))] = (rng.choice(["wall", "elevation"]), "c")
                elif rng.random() < edges:
                    kind = rng.choice(EDGES)
                    ground.borders[frozenset(((x, y), other))] = (kind, rng.choice("cccox"))
    ground.ruins = {cell: rng.random() < 0.5 for cell in spaces if rng.random() < odd / 2}
    ground.figures = [cell for cell in spaces if rng.random() < crowd]
    return ground


def split(ground: Ground, rng: random.Random) -> int:
    """Where a second tile begins: along that line there is a wall but for one joint of two cells, if it has room."""
    cut = rng.randint(1, 1 + max(x for x, _ in ground.spaces))
    rows = [y for x, y in ground.spaces if x == cut - 1 and (cut, y) in ground.spaces]
    joints = [y for y in rows if y + 1 in rows]
    joint = rng.choice(joints) if joints and rng.random() < 0.7 else -9
    for y in rows:
        border = frozenset(((cut - 1, y), (cut, y)))
        if y not in (joint, joint + 1):
            ground.borders[border] = ("wall", "c")
        elif ground.borders.get(border, ("",))[0] == "wall":
            del ground.borders[border]
    return cut if joint >= 0 else -cut


def tile_of(id: str, ground: Ground, cells: list[Cell], joints: list[Joint], left: int, right: int) -> Tile:
    """The columns of a map from left to right as a tile, with its inner walls."""
    high = 1 + max(y for _, y in ground.spaces)
    grid = [
        "".join(SIGNS.get(ground.spaces[x, y], ".") if (x, y) in cells else " " for x in range(left, right))
        for y in range(high)
    ]
    walls = [
        sorted(border)
        for border, (kind, _) in ground.borders.items()
        if kind == "wall" and all(cell in cells for cell in border)
    ]
    inner = [((x - left, y), (to_x - left, to_y)) for (x, y), (to_x, to_y) in walls]
    return Tile(id=id, grid=grid, joints=joints, walls=inner)


def laid_out(ground: Ground, rng: random.Random) -> Grid:
    """The same map for the game: of one tile or of two, with the edges and the terrain of an encounter."""
    wide = 1 + max(x for x, _ in ground.spaces)
    tiles: list[Tile] = []
    laid: list[Laid] = []
    cut = split(ground, rng) if wide > 1 and rng.random() < 0.5 else 0
    at = abs(cut) or wide
    left_cells = [cell for cell in ground.spaces if cell[0] < at]
    right_cells = [cell for cell in ground.spaces if cell[0] >= at]
    left_joints: list[Joint] = []
    right_joints: list[Joint] = []
    if cut > 0:
        shared = [y for x, y in ground.spaces if x == at - 1 and (at, y) in ground.spaces]
        open_rows = [y for y in shared if ground.borders.get(frozenset(((at - 1, y), (at, y))), ("",))[0] != "wall"]
        left_joints = [Joint(side="E", cells=[(at - 1, y) for y in open_rows])]
        right_joints = [Joint(side="W", cells=[(0, y) for y in reversed(open_rows)])]
    for id, cells, joints, left, right in (
        ("west", left_cells, left_joints, 0, at),
        ("east", right_cells, right_joints, at, wide),
    ):
        if cells:
            tiles.append(tile_of(id, ground, cells, joints, left, right))
            laid.append(Laid(tile=id, x=left, y=0))
    edges = []
    key = ""
    for number, (border, (kind, state)) in enumerate(ground.borders.items()):
        one, other = border
        if kind != "wall":
            edges.append(EdgeCard(id=str(number), kind=known_edge(kind), between=[(one, other)]))
            key += "" if kind == "elevation" else state
    mud = [cell for cell, kind in ground.spaces.items() if kind == "mud"]
    grounds = [
        TerrainCard(kind=known_terrain("mud"), spaces=mud),
        TerrainCard(kind=known_terrain("ruins"), spaces=list(ground.ruins)),
    ]
    key += "".join("r" if there else "x" for there in ground.ruins.values())
    layout = compose({tile.id: tile for tile in tiles}, laid, edges, grounds)
    return Grid(layout, key)


def differences(ground: Ground, grid: Grid, rng: random.Random, met: Counter[str]) -> list[str]:
    """Where the two models disagree."""
    layout = grid.layout
    cells = [(layout.x[space], layout.y[space]) for space in range(layout.count)]
    if sorted(cells) != sorted(ground.spaces):
        return ["spaces"]
    blocked = [int(cell in ground.figures) for cell in cells]
    found = []
    for space, cell in enumerate(cells):
        if sorted(cells[other] for other in grid.near[space]) != sorted(c for c in cells if ground.adjacent(cell, c)):
            found.append(f"near {cell}")
        if sorted(cells[other] for other in grid.steps[space]) != sorted(ground.steps_to(cell, False)):
            found.append(f"steps {cell}")
        if sorted(cells[other] for other in grid.flights()[space]) != sorted(ground.steps_to(cell, True)):
            found.append(f"flights {cell}")
    for number in range(PAIRS):
        one, other = rng.randrange(layout.count), rng.randrange(layout.count)
        seen = ground.sees(cells[one], cells[other])
        met["seen" if seen else "hidden"] += 1
        if grid.sees(one, other, blocked) != seen or grid.sees(other, one, blocked) != seen:
            found.append(f"sight {cells[one]} {cells[other]}: {seen}")
        if number % SHOWN == 0:
            found += shown_wrong(ground, grid, one, other, blocked, seen, met)
    start = rng.randrange(layout.count)
    far = ground.distances(cells[start])
    if grid.distances_from(start) != [far.get(cell, -1) for cell in cells]:
        found.append(f"distance {cells[start]}")
    width, height = rng.choice([(1, 1), (1, 2), (2, 2), (2, 3), (1, 3)])
    bases = sorted(sorted(layout.at(x, y) for x, y in base) for base in ground.bases(width, height))
    if grid.bases_all(width, height) != bases:
        found.append(f"bases {width} {height}")
    if grid.bases(start, width, height) != [base for base in bases if start in base]:
        found.append(f"bases {width} {height} at {cells[start]}")
    return found


def shown_wrong(
    ground: Ground, grid: Grid, one: int, other: int, blocked: list[int], seen: bool, met: Counter[str]
) -> list[str]:
    """The line that the table shows is free if there is one; otherwise what it names does stop it."""
    layout = grid.layout
    cells = [(layout.x[space], layout.y[space]) for space in (one, other)]
    sight = grid.sight(one, other, blocked)
    met[sight.why] += 1
    x, y, to_x, to_y = sight.corners
    if (sight.why == "") != seen:
        return [f"shown {cells}: {sight.why}"]
    if seen and (x, y) != (to_x, to_y) and not ground.free(cells[0], cells[1], (x, y), (to_x, to_y)):
        return [f"shown {cells}: {sight.corners} is not free"]
    stoppers = [(layout.x[space], layout.y[space]) for space in sight.spaces]
    if sight.why == "figure" and not all(cell in ground.figures for cell in stoppers):
        return [f"shown {cells}: no figures"]
    if sight.why == "obstacle" and ground.shows(stoppers[0]) != "obstacle":
        return [f"shown {cells}: no obstacle"]
    return []


@pytest.mark.parametrize("part", range(4))
def test_the_map_and_its_second_model_agree(part: int) -> None:
    met: Counter[str] = Counter()
    for number in range(MAPS):
        rng = random.Random(f"{part} {number}")
        ground = random_ground(rng)
        grid = laid_out(ground, rng)
        assert differences(ground, grid, rng, met) == [], f"map {part} {number}: {ground}"
    for kind in ("seen", "hidden", "figure", "obstacle", "pit", "wall", "door", "locked", "ancient_wall", "vegetation"):
        assert met[kind] > 0, kind


def test_no_sight_through_a_closed_door() -> None:
    """A map cut in two by doors, in every row: nobody sees across while they are closed, whoever stands where."""
    for number in range(10 * THOROUGH):
        rng = random.Random(f"door {number}")
        wide, high = rng.randint(2, 8), rng.randint(1, 5)
        cut = rng.randint(1, wide - 1)
        rows = ["".join(rng.choice("......#") for _ in range(wide)) for _ in range(high)]
        kind = known_edge(rng.choice(["door", "locked", "ancient_wall", "vegetation"]))
        door = EdgeCard(id="door", kind=kind, between=[((cut - 1, y), (cut, y)) for y in range(high)])
        layout = compose({"hall": Tile(id="hall", grid=rows)}, [Laid(tile="hall", x=0, y=0)], [door], [])
        closed, opened = Grid(layout, "c"), Grid(layout, "x")
        nobody = [0] * layout.count
        west = [space for space in range(layout.count) if layout.x[space] < cut]
        east = [space for space in range(layout.count) if layout.x[space] >= cut]
        assert not any(closed.sees(one, other, nobody) for one in west for other in east)
        assert all(closed.sees(one, other, nobody) <= opened.sees(one, other, nobody) for one in west for other in west)
        assert any(opened.sees(one, other, nobody) for one in west for other in east)


def test_more_figures_never_open_a_sight() -> None:
    for number in range(10 * THOROUGH):
        rng = random.Random(f"crowd {number}")
        ground = random_ground(rng)
        grid = laid_out(ground, rng)
        few = [int(rng.random() < 0.2) for _ in range(grid.count)]
        more = [max(one, int(rng.random() < 0.2)) for one in few]
        for _ in range(PAIRS):
            one, other = rng.randrange(grid.count), rng.randrange(grid.count)
            assert grid.sees(one, other, more) <= grid.sees(one, other, few)
            assert grid.sees(one, other, few) == grid.sees(other, one, few)


def test_what_is_kept_of_a_map_is_true_however_its_doors_stand() -> None:
    """Lines and ways are worked out once for all doors that make no difference: as on a map nobody has asked yet."""
    compared = 0
    for card in CARDS.encounters.values():
        layout = lay_map(card.quest, card.number, "")
        if not layout.edges and not layout.ruins:
            continue
        rng = random.Random(f"doors of {card.quest} {card.number}")
        for _ in range(THOROUGH):
            key = "".join([rng.choice(CLOSED + OPEN + REMOVED) for _ in layout.edges])
            key += "".join([rng.choice(RUINS + REMOVED) for _ in layout.ruins])
            grid, fresh = Grid(layout, key), Grid(lay_map(card.quest, card.number, ""), key)
            assert (grid.near, grid.looks, grid.steps) == (fresh.near, fresh.looks, fresh.steps), (card.id, key)
            assert (grid.flights(), grid.flanks(True)) == (fresh.flights(), fresh.flanks(True)), (card.id, key)
            crowd = [int(rng.random() < 0.1) for _ in range(grid.count)]
            for _ in range(PAIRS):
                one, other = rng.randrange(grid.count), rng.randrange(grid.count)
                assert grid.sees(one, other, crowd) == fresh.sees(one, other, crowd), (card.id, key, one, other)
                compared += 1
    assert compared > 100
