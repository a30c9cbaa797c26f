// The map of the dungeon: where its tiles lie, which doorways meet, what can be told of a room from outside.
import type { NodeFace, Printed, TileFace } from "./faces";
import { lying, turned } from "./geometry";
import type { LaidSeen, Souls, Wall } from "./view";

/** The walls of the bonfire tile that have a doorway. */
export const BONFIRE_DOORS: Wall[] = ["south", "west"];

export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The doorways of a tile as it lies. */
export const doorsOf = (printed: Printed, laid: Pick<LaidSeen, "tile" | "quarters">): Wall[] =>
  (printed.tiles[laid.tile]?.doors ?? []).map((door) => turned(door, laid.quarters));

/** The room of an encounter as the map shows it. */
export interface RoomLaid {
  /** By number; each with its place, and called after it. */
  nodes: NodeFace[];
  /** The face of its tile; none in a boss's room, which is not on the map. */
  tile: TileFace | null;
  doors: Wall[];
  fog: Wall | "";
}

export function roomOf(souls: Souls, printed: Printed): RoomLaid {
  const battle = souls.battle;
  const size = battle?.size ?? printed.rooms.room;
  const laid = battle && battle.tile >= 0 ? souls.map[battle.tile] : undefined;
  if (!battle || !laid) return { nodes: lying(printed.nodes, size, 0), tile: null, doors: [], fog: battle ? "south" : "" };
  return {
    nodes: lying(printed.nodes, size, laid.quarters),
    tile: printed.tiles[laid.tile] ?? null,
    doors: doorsOf(printed, laid),
    fog: souls.fog[0] === battle.tile ? souls.fog[1] : "",
  };
}

/** Everything on the map, the bonfire in its middle, and places where a tile may yet be laid. */
export function boundsOf(map: { x: number; y: number }[]): Bounds {
  const xs = [0, ...map.map((one) => one.x)];
  const ys = [0, ...map.map((one) => one.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** The chests of a won room, by node. */
export function chestsOf(printed: Printed, laid: LaidSeen): number[] {
  const tile = printed.tiles[laid.tile];
  const card = printed.encounters[laid.encounter];
  if (!tile || !card) return [];
  return [
    ...(card.terrain_1 === "chest" ? [tile.terrain_1] : []),
    ...(card.terrain_2 === "chest" ? [tile.terrain_2] : []),
  ];
}

/** Where the party is: in an encounter where it is fought, the boss's room being behind the fog. */
export const hereOf = (souls: Souls): number => (souls.battle ? (souls.battle.tile < 0 ? souls.fog[0] : souls.battle.tile) : souls.at);

/** A corner of the map where no tile lies; null: each has one. */
export function freeCorner(laid: { x: number; y: number }[]): ["top" | "bottom", "left" | "right"] | null {
  const { x, y, w, h } = boundsOf(laid);
  for (const down of ["top", "bottom"] as const) {
    for (const across of ["left", "right"] as const) {
      const at = { x: across === "left" ? x : x + w - 1, y: down === "top" ? y : y + h - 1 };
      if (![{ x: 0, y: 0 }, ...laid].some((tile) => tile.x === at.x && tile.y === at.y)) return [down, across];
    }
  }
  return null;
}
