// The map of an encounter as a cartographer would draw it: where everything lies, which lines are walls, which are seams.
// One space is one unit; x goes right, y down. A secret room lies far off on the grid and is drawn close by.
import { ELEVATION, WALL, type EdgeKind, type MapSeen } from "./view";

export interface Point {
  x: number;
  y: number;
}
export interface Frame extends Point {
  w: number;
  h: number;
}
export interface Segment {
  x: number;
  y: number;
  toX: number;
  toY: number;
}
export interface AtlasEdge {
  id: string;
  kind: EdgeKind;
  segments: Segment[];
  middle: Point;
  /** It lies across a way that runs north and south. */
  level: boolean;
}
export interface AtlasTile {
  id: string;
  /** The number of the side that lies up: fields and woods, or halls and caves. */
  outside: boolean;
  /** One of a few shades, another one than its neighbours have. */
  shade: number;
  floor: string;
  label: Point;
  /** Where an entrance or exit leads out: a space at its outer edge. */
  spaces: number[];
}
export interface Atlas {
  frame: Frame;
  /** By space, its upper left corner as drawn. */
  spots: Point[];
  tiles: AtlasTile[];
  walls: string;
  /** Inner lines of the grid, and where two tiles join. */
  grid: string;
  seams: string;
  terrain: Record<number, number[]>;
  heights: Segment[];
  edges: AtlasEdge[];
  columns: { at: number; name: string }[];
  rows: { at: number; name: string }[];
  /** From a corner of the grid to where it is drawn. */
  corner: (x: number, y: number) => Point;
  spaceAt: (x: number, y: number) => number;
  names: string[];
}

const MARGIN = 0.9;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** More empty columns or rows than this are left out. */
const GAP = 2;

/** Between nought and one, the same for the same place: a hand that never draws twice alike, but always the same map. */
export function waver(x: number, y: number, salt = 0): number {
  const n = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

function squeezed(values: number[]): Map<number, number> {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const found = new Map<number, number>();
  let at = 0;
  sorted.forEach((value, n) => {
    const before = sorted[n - 1];
    if (before !== undefined) at += Math.min(value - before, GAP + 1);
    found.set(value, at);
  });
  return found;
}

export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const square = ({ x, y }: Point): string => `M${x} ${y}h1v1h-1z`;

/** Lines from corner to corner, run together where they go on, and drawn by hand. */
function inked(segments: Segment[]): string {
  const bend = (x: number, y: number): string => `${(x + (waver(x, y) - 0.5) * 0.07).toFixed(3)} ${(y + (waver(x, y, 1) - 0.5) * 0.07).toFixed(3)}`;
  const from = new Map<string, Segment>();
  for (const one of segments) from.set(`${one.x} ${one.y} ${one.x === one.toX}`, one);
  const heads = segments.filter((one) => !segments.some((other) => other.toX === one.x && other.toY === one.y && (other.x === other.toX) === (one.x === one.toX)));
  return heads
    .map((head) => {
      let path = `M${bend(head.x, head.y)}`;
      for (let at: Segment | undefined = head; at; at = from.get(`${at.toX} ${at.toY} ${at.x === at.toX}`)) path += `L${bend(at.toX, at.toY)}`;
      return path;
    })
    .join("");
}

function draw(map: MapSeen): Atlas {
  const across = squeezed(map.spaces.map(([x]) => x));
  const down = squeezed(map.spaces.map(([, y]) => y));
  const left = Math.min(...map.spaces.map(([x]) => x));
  const top = Math.min(...map.spaces.map(([, y]) => y));
  const spots = map.spaces.map(([x, y]) => ({ x: across.get(x) ?? 0, y: down.get(y) ?? 0 }));
  const lying = new Map(spots.map(({ x, y }, n) => [`${x} ${y}`, n]));
  const spaceAt = (x: number, y: number): number => lying.get(`${Math.floor(x)} ${Math.floor(y)}`) ?? -1;
  const borders = new Map(map.borders.map(([space, side, what]) => [`${space} ${side}`, what]));
  const gates = new Map<string, number>();
  map.edges.forEach((edge, n) => {
    for (const [one, other] of edge.pairs) gates.set(`${one} ${other}`, n).set(`${other} ${one}`, n);
  });

  const walls: Segment[] = [];
  const seams: Segment[] = [];
  const grid: Segment[] = [];
  const heights: Segment[] = [];
  const beside = new Map<number, Set<number>>();
  spots.forEach((spot, n) => {
    SIDES.forEach(([dx, dy], side) => {
      const other = lying.get(`${spot.x + dx} ${spot.y + dy}`) ?? -1;
      // What is between two spaces is drawn once, from the first of them; outer walls wherever they are met.
      if (other >= 0 && other < n) return;
      const segment =
        side % 2 === 0
          ? { x: spot.x, y: spot.y + (side === 2 ? 1 : 0), toX: spot.x + 1, toY: spot.y + (side === 2 ? 1 : 0) }
          : { x: spot.x + (side === 1 ? 1 : 0), y: spot.y, toX: spot.x + (side === 1 ? 1 : 0), toY: spot.y + 1 };
      const what = borders.get(`${n} ${side}`);
      if (other < 0 || what === WALL) walls.push(segment);
      else if (what === ELEVATION) heights.push(segment);
      else if (!gates.has(`${n} ${other}`)) (map.tile[n] === map.tile[other] ? grid : seams).push(segment);
      if (other >= 0 && map.tile[n] !== map.tile[other]) {
        for (const [a, b] of [[map.tile[n]!, map.tile[other]!], [map.tile[other]!, map.tile[n]!]] as const) beside.set(a, (beside.get(a) ?? new Set()).add(b));
      }
    });
  });

  const shades: number[] = [];
  const tiles = map.tiles.map((id, n): AtlasTile => {
    const spaces = map.tile.flatMap((tile, space) => (tile === n ? [space] : []));
    const taken = new Set([...(beside.get(n) ?? [])].map((other) => shades[other]));
    const shade = [0, 1, 2, 3].find((one) => !taken.has(one)) ?? 0;
    shades[n] = shade;
    const first = spots[spaces[0] ?? 0] ?? { x: 0, y: 0 };
    return { id, outside: id.endsWith("A"), shade, floor: spaces.map((space) => square(spots[space]!)).join(""), label: first, spaces };
  });

  const edges = map.edges.map(({ id, kind, pairs }): AtlasEdge => {
    const segments = pairs.map(([one, other]): Segment => {
      const [a, b] = [spots[one]!, spots[other]!];
      if (a.y === b.y) return { x: Math.max(a.x, b.x), y: a.y, toX: Math.max(a.x, b.x), toY: a.y + 1 };
      return { x: a.x, y: Math.max(a.y, b.y), toX: a.x + 1, toY: Math.max(a.y, b.y) };
    });
    const mid = (pick: (one: Segment) => number) => segments.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, segments.length);
    const level = segments.every((one) => one.y === one.toY);
    return { id, kind, segments, level, middle: { x: mid((one) => (one.x + one.toX) / 2), y: mid((one) => (one.y + one.toY) / 2) } };
  });

  const terrain: Record<number, number[]> = {};
  map.terrain.forEach((kind, space) => (terrain[kind] ??= []).push(space));
  const ends = { x: Math.max(...spots.map(({ x }) => x)) + 1, y: Math.max(...spots.map(({ y }) => y)) + 1 };
  // Whatever lies beyond the last space is as far from it as on the grid.
  const placed = (drawn: Map<number, number>, at: number): number => drawn.get(at) ?? (drawn.get(at - 1) ?? at - 1) + 1;
  const named = (drawn: Map<number, number>, from: number, name: (n: number) => string) => [...drawn].map(([value, at]) => ({ at, name: name(value - from) }));
  return {
    frame: { x: -MARGIN, y: -MARGIN, w: ends.x + 2 * MARGIN, h: ends.y + 2 * MARGIN },
    spots,
    tiles,
    walls: inked(walls),
    grid: grid.map(({ x, y, toX, toY }) => `M${x} ${y}L${toX} ${toY}`).join(""),
    seams: seams.map(({ x, y, toX, toY }) => `M${x} ${y}L${toX} ${toY}`).join(""),
    terrain,
    heights,
    edges,
    columns: named(across, left, letters),
    rows: named(down, top, (n) => String(n + 1)),
    corner: (x, y) => ({ x: placed(across, x), y: placed(down, y) }),
    spaceAt,
    names: map.spaces.map(([x, y]) => `${letters(x - left)}${y - top + 1}`),
  };
}

const drawn = new WeakMap<MapSeen, Atlas>();

/** Drawn once for every map; it does not change in play. */
export function atlasOf(map: MapSeen): Atlas {
  let found = drawn.get(map);
  if (!found) drawn.set(map, (found = draw(map)));
  return found;
}

/** The rectangle around some spaces. */
export function around(atlas: Atlas, spaces: number[]): Frame {
  const spots = spaces.flatMap((space) => atlas.spots[space] ?? []);
  if (spots.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  return { x, y, w: Math.max(...spots.map((spot) => spot.x)) - x + 1, h: Math.max(...spots.map((spot) => spot.y)) - y + 1 };
}

export const middleOf = (atlas: Atlas, spaces: number[]): Point => {
  const box = around(atlas, spaces);
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
};

/** Whether ruins lie on a space now: the signs after those of the edges tell. */
export const ruinsNow = (map: MapSeen, edges: string): number[] => map.ruins.filter((_, n) => edges[map.edges.length + n] === "r");
