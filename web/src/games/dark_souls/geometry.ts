// The floor in units of its lattice: nodes, walls, directions, arcs. As undercroft/games/dark_souls/rules/nodes.py and
// arcs.py have it: straight neighbours lie two units apart, diagonal ones one and one; directions are eighths of a
// circle, clockwise from north.
import type { NodeFace } from "./faces";
import { ARCS, WALLS, type Arc, type Wall } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** What a drawing shows, in units. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How far the wall stands off the outermost nodes. */
const MARGIN = 1;

/** The frame of a room of so many nodes, with its walls. */
export function frameOf(nodes: NodeFace[], size: number): Frame {
  const inside = nodes.slice(0, size);
  if (inside.length === 0) return { x: 0, y: 0, w: 1, h: 1 };
  const xs = inside.map((node) => node.x);
  const ys = inside.map((node) => node.y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y };
}

/** The nodes next to one another, each pair once. */
export function pairs(nodes: NodeFace[], size: number): [Point, Point][] {
  const inside = nodes.slice(0, size);
  const found: [Point, Point][] = [];
  inside.forEach((one, n) => {
    for (const other of inside.slice(n + 1)) {
      const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      if (dx + dy === 2) found.push([one, other]);
    }
  });
  return found;
}

/** The unit vector of a direction. */
export function towards(eighth: number): Point {
  const angle = (eighth * Math.PI) / 4;
  return { x: Math.round(Math.sin(angle) * 1e6) / 1e6 + 0, y: Math.round(-Math.cos(angle) * 1e6) / 1e6 + 0 };
}

/** How far apart two nodes are, in steps: neighbours lie two across, two down, or one and one. */
export const apart = (one: Point, other: Point): number => (Math.abs(one.x - other.x) + Math.abs(one.y - other.y)) / 2;

/** The direction of the middle of an arc of somebody who faces that way. */
export const middleOf = (facing: number, arc: Arc): number => (facing + 2 * ARCS.indexOf(arc)) & 7;

/** The arcs a node belongs to, seen from a boss's; on the line between two it belongs to both. */
export function arcsAt(boss: Point, facing: number, node: Point): Arc[] {
  const [dx, dy] = [node.x - boss.x, node.y - boss.y];
  if (dx === 0 && dy === 0) return [];
  const ahead = towards(facing);
  const [fx, fy] = [Math.sign(ahead.x), Math.sign(ahead.y)];
  const forward = dx * fx + dy * fy;
  const side = fx * dy - fy * dx;
  const holds = [forward >= Math.abs(side), side >= Math.abs(forward), -forward >= Math.abs(side), -side >= Math.abs(forward)];
  return ARCS.filter((_, n) => holds[n]);
}

/** The arc of somebody on the boss's own node. */
export const arcOfPlace = (facing: number, place: number): Arc => ARCS[((place - facing) & 7) >> 1] ?? "front";

/** A quarter of a ring around a boss, as a path: from radius to radius, the arc's own ninety degrees. */
export function wedge(facing: number, arc: Arc, inner: number, outer: number): string {
  const from = ((middleOf(facing, arc) - 1) * Math.PI) / 4;
  const to = from + Math.PI / 2;
  const at = (angle: number, r: number) => `${(Math.sin(angle) * r).toFixed(3)} ${(-Math.cos(angle) * r).toFixed(3)}`;
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

/** A wall of a tile by its name on the map, the tile being turned clockwise by so many quarters. */
export const turned = (wall: Wall, quarters: number): Wall =>
  WALLS[(((WALLS.indexOf(wall) + quarters) % 4) + 4) % 4] ?? wall;

/** Where a point of a room lies once its tile is turned clockwise, about the middle of the room. */
export function turnedPoint({ x, y }: Point, quarters: number): Point {
  let [dx, dy] = [x - 2, y - 2];
  for (let n = ((quarters % 4) + 4) % 4; n > 0; n--) [dx, dy] = [-dy + 0, dx];
  return { x: dx + 2, y: dy + 2 };
}

/** The nodes of a room as its tile lies on the map, each called after where it lies now; a hall is never turned. */
export function lying(nodes: NodeFace[], size: number, quarters: number): NodeFace[] {
  const inside = nodes.slice(0, size);
  if (quarters % 4 === 0) return inside;
  return inside.map((node) => {
    const to = turnedPoint(node, quarters);
    return inside.find((one) => one.x === to.x && one.y === to.y) ?? node;
  });
}

// -- where models stand

export interface Spot extends Point {
  /** Radius. */
  r: number;
}

/** How wide a boss stands, and how far off its middle those beside it. */
export const BOSS = 0.52;
const BESIDE = 0.92;

/** No model is larger than that, however small the floor is drawn. */
const MOST = 0.44;

/** Several on a node: side by side, then in a triangle, a square; none smaller than `least`, so that a finger can hit it. */
export function gathered(at: Point, count: number, least = 0): Spot[] {
  const r = Math.min(MOST, Math.max(least, count <= 1 ? 0.38 : count === 2 ? 0.35 : count === 3 ? 0.32 : 0.28));
  if (count <= 1) return [{ x: at.x, y: at.y, r }];
  // Between them there is room for the marks they wear at their corners.
  const ring = (r + (r < 0.36 ? 0.1 : 0.05)) / Math.sin(Math.PI / count);
  const first = count === 2 ? 6 : count === 3 ? 0 : 1;
  return Array.from({ length: count }, (_, n) => {
    const to = towards(first + (8 * n) / count);
    return { x: at.x + to.x * ring, y: at.y + to.y * ring, r };
  });
}

/** Where a hero stands who shares a boss's node. */
export function beside(at: Point, place: number, least = 0): Spot {
  const to = towards(place);
  return { x: at.x + to.x * BESIDE, y: at.y + to.y * BESIDE, r: Math.min(0.36, Math.max(0.27, least)) };
}
