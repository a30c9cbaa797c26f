// Where badges go on a crowded floor: what a step costs, what a blow may do. They never cover a mark of a model (its hearts,
// number, conditions, bar), nor which way a boss faces and where it is weak.
import { BOSS, middleOf, towards, type Frame, type Point } from "./geometry";
import type { Model } from "./models";
import type { Arc, Wall } from "./view";

/** A rectangle by its middle, in units of the floor. */
export interface Box extends Point {
  w: number;
  h: number;
}

/** How large the floor is drawn: pixels to a unit, and to a rem. */
export interface Scale {
  unit: number;
  rem: number;
}

/** What a token shows besides itself, as Token.svelte draws it. */
export interface Worn {
  conditions: number;
  aggro: boolean;
  /** Its place in the order, its number among its kind, its heat. */
  order: boolean;
  which: boolean;
  heated: boolean;
  mine: boolean;
  /** At which side of a boss its hearts stand. */
  heart?: Wall;
}

const HEARTS: Record<Wall, [number, number]> = { south: [0, 1], north: [0, -1], west: [-1, 0], east: [1, 0] };

/** The marks of a model. */
export function marksOf(model: Model, worn: Worn, scale: Scale): Box[] {
  const { x, y, r } = model;
  const wide = 2 * r;
  const rem = (many: number) => (many * scale.rem) / scale.unit;
  const side = (least: number, part: number, most: number) => Math.max(Math.min(rem(least), most * wide), part * wide);
  const found: Box[] = [];
  const put = (left: number, top: number, w: number, h: number) => found.push({ x: left + w / 2, y: top + h / 2, w, h });
  if (model.foe === null) {
    put(x - r + 0.04 * wide, y + r - 0.04 * wide, 0.92 * wide, 0.13 * wide);
    if (worn.mine) put(x - side(0.6, 0.24, 0.3) / 2, y - r - 0.2 * wide, side(0.6, 0.24, 0.3), side(0.36, 0.15, 0.18));
  } else if (model.boss) {
    const heart = side(1.3, 0.3, 0.44);
    const [across, down] = HEARTS[worn.heart ?? "south"];
    const off = r + 0.06 * wide - heart / 2;
    put(x + across * off - heart / 2, y + down * off - heart / 2, heart, heart);
  } else {
    const heart = side(1.1, 0.44, 0.55);
    const box = side(0.95, 0.38, 0.47);
    put(x + r + 0.1 * wide - (box + heart) / 2, y + r + 0.1 * wide - heart, heart, heart);
  }
  if (worn.conditions > 0) {
    const one = Math.min((0.76 * wide) / worn.conditions, model.boss ? side(0.8, 0.2, 0.3) : side(0.8, 0.3, 0.4));
    put(x - r - 0.12 * wide, y - r - 0.06 * wide, one * worn.conditions + 0.03, one);
  }
  if (worn.aggro) {
    // It stands on its corner.
    const one = side(0.85, 0.36, 0.42);
    const across = one * 1.25;
    put(x + r + 0.12 * wide - (one + across) / 2, y - r - 0.16 * wide + (one - across) / 2, across, across);
  }
  if (worn.order) put(x + r + 0.08 * wide - side(0.9, 0.26, 0.44), y - r - 0.08 * wide, side(0.9, 0.26, 0.44), side(0.9, 0.26, 0.44));
  if (worn.which) put(x - r - 0.08 * wide, y + r + 0.08 * wide - side(0.85, 0.28, 0.42), side(0.85, 0.28, 0.42), side(0.85, 0.28, 0.42));
  if (worn.heated) put(x - r + 0.02 * wide, y + r - 0.02 * wide - side(0.9, 0.22, 0.3), side(0.9, 0.22, 0.3), side(0.9, 0.22, 0.3));
  return found;
}

/** At which side of a boss its hearts cover nothing of those who stand beside it. */
export function heartOf(boss: Model, worn: Worn, others: Box[], scale: Scale): Wall {
  const sides = Object.keys(HEARTS) as Wall[];
  const covered = (heart: Wall) => {
    const [box] = marksOf(boss, { ...worn, heart }, scale);
    return box ? others.reduce((sum, other) => sum + overlap(box, other), 0) : 0;
  };
  const sums = sides.map(covered);
  return sides[sums.indexOf(Math.min(...sums))] ?? "south";
}

/** How far out a boss's ring of arcs goes. */
export const OUTER = BOSS + 0.13;

/** The mark of a weak arc: on the rim, where nobody beside the boss stands, clear of its own marks. */
export function weakAt(at: Point, facing: number, arc: Arc, marks: Box[]): Box {
  const spots = [BOSS - 0.08, OUTER - 0.08, OUTER + 0.04].flatMap((radius) =>
    [0, 0.45, -0.45, 0.7, -0.7, 0.88, -0.88].map((off) => {
      const way = towards(middleOf(facing, arc) + off);
      return { x: at.x + way.x * radius, y: at.y + way.y * radius, w: 0.36, h: 0.36 };
    }),
  );
  const covered = (spot: Box) => marks.reduce((sum, mark) => sum + overlap(spot, mark), 0);
  return spots.find((spot) => covered(spot) < 0.004) ?? spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** Which way a boss faces, and the marks of its weak arcs, as FloorArcs.svelte draws them. */
export function facingOf(at: Point, facing: number, weak: Arc[], marks: Box[]): Box[] {
  const ahead = towards(facing);
  const front = { x: at.x + ahead.x * (OUTER + 0.04), y: at.y + ahead.y * (OUTER + 0.04), w: 0.44, h: 0.44 };
  return [front, ...weak.map((arc) => weakAt(at, facing, arc, marks))];
}

/** How much of one box lies over another. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.w / 2, other.x + other.w / 2) - Math.max(one.x - one.w / 2, other.x - other.w / 2);
  const down = Math.min(one.y + one.h / 2, other.y + other.h / 2) - Math.max(one.y - one.h / 2, other.y - other.h / 2);
  return across > 0 && down > 0 ? across * down : 0;
}

interface Disc extends Point {
  r: number;
}

/** How deep a box reaches into a disc. */
export function depth(box: Box, disc: Disc): number {
  const dx = Math.max(0, Math.abs(box.x - disc.x) - box.w / 2);
  const dy = Math.max(0, Math.abs(box.y - disc.y) - box.h / 2);
  return Math.max(0, disc.r - Math.hypot(dx, dy));
}

/** The best of some places for a badge: over no mark, over as little of a model as can be, inside the walls. */
export function settle(size: { w: number; h: number }, wished: Point[], marks: Box[], discs: Disc[], frame: Frame): Box {
  let best: Box = { x: 0, y: 0, ...size };
  let least = Infinity;
  wished.forEach((at, n) => {
    const box = { ...at, ...size };
    const inside = overlap(box, { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2, w: frame.w - 0.1, h: frame.h - 0.1 });
    let worth = n * 0.02 + (size.w * size.h - inside) * 50;
    for (const mark of marks) {
      const covered = overlap(box, mark);
      if (covered > 0) worth += 2 + covered * 200;
    }
    for (const disc of discs) worth += depth(box, disc) * 4;
    if (worth < least) [best, least] = [box, worth];
  });
  return best;
}

/** Places around a point, the lower right first, farther and farther out. */
export function around(at: Point, radii: number[]): Point[] {
  const ways = [3, 5, 2, 6, 4, 1, 7, 0, 2.5, 5.5, 3.5, 4.5, 1.5, 6.5, 0.5, 7.5];
  return radii.flatMap((radius) =>
    ways.map((way) => {
      const to = towards(way);
      return { x: at.x + to.x * radius, y: at.y + to.y * radius };
    }),
  );
}

/** Places for a badge on a model: above it, below it, then around it. */
export function upon(at: Disc, size: { w: number; h: number }): Point[] {
  const [up, out] = [at.r + size.h / 2, at.r + size.w / 2];
  const near = [
    { x: at.x, y: at.y - up - 0.04 },
    { x: at.x, y: at.y - up - 0.14 },
    { x: at.x, y: at.y + up + 0.1 },
    { x: at.x - out, y: at.y },
    { x: at.x + out, y: at.y },
    { x: at.x - out * 0.7, y: at.y - up },
    { x: at.x + out * 0.7, y: at.y - up },
    { x: at.x - out * 0.7, y: at.y + up },
    { x: at.x + out * 0.7, y: at.y + up },
    { x: at.x, y: at.y },
  ];
  return [...near, ...around(at, [up + 0.2, up + 0.4, up + 0.6])];
}
