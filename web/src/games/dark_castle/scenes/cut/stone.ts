// What the castle is built of: planes in perspective, masonry, flags, arches, steps, rubble.
import type { Block } from "./block";
import { box, clamp, inside, mix, size, tube, x, y, type Point, type Shape } from "./shape";
import { comb, engrave, stroke, type Dark, type Line } from "./tone";

/** A flat surface seen in perspective: a, b along its far or upper edge, c, d along the near or lower one. */
export interface Plane {
  at(u: number, v: number): Point;
  shape: Shape;
}

export function plane(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): Plane {
  const [ex, ey, fx, fy] = [bx - cx, by - cy, dx - cx, dy - cy];
  const [sx, sy] = [ax - bx + cx - dx, ay - by + cy - dy];
  const det = ex * fy - fx * ey;
  const g = (sx * fy - fx * sy) / det;
  const h = (ex * sy - sx * ey) / det;
  return {
    shape: [ax, ay, bx, by, cx, cy, dx, dy],
    at: (u, v) => {
      const w = g * u + h * v + 1;
      return [
        ((bx - ax + g * bx) * u + (dx - ax + h * dx) * v + ax) / w,
        ((by - ay + g * by) * u + (dy - ay + h * dy) * v + ay) / w,
      ];
    },
  };
}

export const upright = (left: number, top: number, right: number, bottom: number) =>
  plane(left, top, right, top, right, bottom, left, bottom);

const apart = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** Lines along a plane, spaced evenly to the eye. */
export function along(b: Block, face: Plane, gap: number, own?: (u: number, v: number) => number): Line[] {
  const lines: Line[] = [];
  for (let v = 0; v < 1;) {
    const dv = gap / Math.max(20, apart(face.at(0.5, v), face.at(0.5, v + 0.001)) * 1000);
    const mid = v + dv * b.some(0.42, 0.58);
    const long = apart(face.at(0, mid), face.at(1, mid));
    lines.push({
      long,
      at: (u) => face.at(u / long, mid),
      gap: (u) => apart(face.at(u / long, mid - dv / 2), face.at(u / long, mid + dv / 2)),
      ...(own && { own: (u: number) => own(u / long, mid) }),
    });
    v += dv;
  }
  return lines;
}

/** Coursed stone: hatched stone by stone, with joints in ink where it is light and carved where it is dark. */
export function masonry(
  b: Block,
  face: Plane,
  rows: number,
  cols: number,
  dark: Dark,
  gap = 5,
  within?: readonly Shape[],
): void {
  gap *= 1.14;
  const shifts = Array.from({ length: rows + 1 }, () => b.some(0, 1));
  const tones = Array.from({ length: 97 }, () => b.some(-0.34, 0.06));
  const tone = (u: number, v: number) => {
    const row = clamp(Math.floor(v * rows), 0, rows);
    const col = Math.floor(u * cols + (shifts[row] as number));
    return tones[(row * 31 + col * 17) % 97] as number;
  };
  engrave(b, "k", along(b, face, gap, tone), dark, within);
  const joint = (from: Point, to: Point) => {
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (mx < 0 || my < 0 || mx > 400 || my > 300 || apart(from, to) < 4) return;
    if (within && !inside(within, mx, my)) return;
    const d = dark(mx, my);
    const cut = (w: number) => {
      const length = apart(from, to) / w;
      const [nx, ny] = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
      const thin = b.some(0.1, 0.7);
      return [
        from[0] + nx,
        from[1] + ny,
        to[0] + nx * thin,
        to[1] + ny * thin,
        to[0] - nx * thin,
        to[1] - ny * thin,
        from[0] - nx,
        from[1] - ny,
      ];
    };
    if (d < 0.66) b.lay("k", cut(0.85), 0, 0.35);
    else if (d > 0.78 && b.odds(1.35 - d)) b.lay("p", cut(0.6), 0, 0.25);
  };
  for (let row = 0; row < rows; row++) {
    const shift = shifts[row] as number;
    for (let col = 0; col <= cols; col++) {
      const u0 = clamp((col - shift) / cols);
      const u1 = clamp((col + 1 - shift) / cols);
      if (u1 - u0 < 0.01) continue;
      if (row) joint(face.at(u0, row / rows), face.at(u1, row / rows));
      if (u0 > 0) joint(face.at(u0, row / rows), face.at(u0, (row + 1) / rows));
    }
  }
}

export interface Room {
  back: Plane;
  floor: Plane;
  ceiling: Plane;
  left: Plane;
  right: Plane;
}

/** The five planes of a box seen from its open side; the back wall is given by its corners. */
export function room(x0: number, y0: number, x1: number, y1: number, spread = 1): Room {
  const [l, r] = [mix(x0, -6, spread), mix(x1, 406, spread)];
  const [t, f] = [-6, 306];
  return {
    back: upright(x0, y0, x1, y1),
    floor: plane(x0, y1, x1, y1, r, f, l, f),
    ceiling: plane(l, t, r, t, x1, y0, x0, y0),
    left: plane(l, t, x0, y0, x0, y1, l, f),
    right: plane(x1, y0, r, t, r, f, x1, y1),
  };
}

/** The stones round an opening. */
export function voussoirs(b: Block, opening: Shape, thick: number, dark: Dark, edge = 1.2): void {
  const n = size(opening);
  const outer: Shape = [];
  let cx = 0;
  let cy = 0;
  for (let i = 0; i < n; i++) [cx, cy] = [cx + x(opening, i) / n, cy + y(opening, i) / n];
  for (let i = 0; i < n; i++) {
    const length = Math.hypot(x(opening, i) - cx, y(opening, i) - cy) || 1;
    const foot = i === 0 || i === n - 1;
    outer.push(
      x(opening, i) + (foot ? Math.sign(x(opening, i) - cx) * thick : ((x(opening, i) - cx) / length) * thick * 1.1),
      y(opening, i) + (foot ? 0 : ((y(opening, i) - cy) / length) * thick),
    );
  }
  for (let i = 0; i < n - 1; i++) {
    const stone = [
      x(opening, i),
      y(opening, i),
      x(opening, i + 1),
      y(opening, i + 1),
      x(outer, i + 1),
      y(outer, i + 1),
      x(outer, i),
      y(outer, i),
    ];
    const d = dark((x(stone, 0) + x(stone, 2)) / 2, (y(stone, 0) + y(stone, 2)) / 2);
    if (d > 0.86) b.lay("k", stone, edge * 0.4);
    else {
      b.lay("p", stone, edge);
      if (d > 0.3)
        comb(b, "k", stone, b.some(-15, 15) + 90 * ((i + 1) % 2), 3.2, d * 1.2, b.light[0] > x(stone, 0) ? -1 : 1);
    }
  }
}

/** Loose stones, the big ones below. */
export function rubble(
  b: Block,
  cx: number,
  base: number,
  wide: number,
  high: number,
  count: number,
  dark = 0.5,
): void {
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const s = mix(0.13, 0.07, t) * wide * b.some(0.7, 1.2) * (count < 12 ? 1.3 : 1);
    const reach = (1 - t) * 0.5 * wide;
    rock(b, cx + b.some(-reach, reach), base - t * high + b.some(-3, 3), s, dark);
  }
}

export function rock(b: Block, cx: number, cy: number, s: number, dark = 0.5): void {
  const shape: Shape = [];
  const n = 7;
  for (let i = 0; i < n; i++) {
    const a = ((i + b.some(-0.3, 0.3)) / n) * Math.PI * 2;
    shape.push(cx + Math.cos(a) * s * b.some(0.8, 1.1), cy + Math.sin(a) * s * b.some(0.55, 0.85));
  }
  b.lay("p", shape, 1.3);
  const side = b.light[0] > cx ? -1 : 1;
  comb(b, "k", shape, b.some(15, 40) * side, Math.max(2.6, s * 0.24), dark * 1.3, side);
}

/** A flight of steps seen from the side, up from the first point to the second: stone below, a lit slab for each tread. */
export function steps(b: Block, x0: number, y0: number, x1: number, y1: number, count: number, dark: Dark): void {
  const flight: Shape = [];
  const slabs: Shape[] = [];
  const [run, rise] = [(x1 - x0) / count, (y1 - y0) / count];
  for (let i = 0; i < count; i++) {
    const [px, py] = [x0 + run * i, y0 + rise * (i + 1)];
    flight.push(px, py - rise, px, py, px + run, py);
    slabs.push(box(Math.min(px, px + run) - 4, py, Math.max(px, px + run) + 2, py + 9));
  }
  flight.push(x1, 306, x0, 306);
  b.lay("k", flight, 1.6);
  masonry(b, upright(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), 306), 7, 6, dark, 6, [flight]);
  for (const slab of slabs) {
    b.lay("p", slab, 1.4);
    comb(b, "k", slab, 90, 7, 0.5, 1);
  }
}

/** Dust, straw, gravel: short cuts strewn over a shape's box. */
export function strew(
  b: Block,
  ink: "k" | "p",
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  long: number,
  flat = 0.35,
): void {
  for (let i = 0; i < count; i++) {
    const [px, py] = [b.some(x0, x1), b.some(y0, y1)];
    const a = b.some(0, Math.PI * 2);
    const l = long * b.some(0.5, 1);
    stroke(b, ink, [px, py, px + Math.cos(a) * l, py + Math.sin(a) * l * flat], 0.2, 0.75);
  }
}

/** A crack that forks as it runs. */
export function crack(b: Block, ink: "k" | "p", way: Shape, w: number): void {
  const n = size(way);
  const rough: Shape = [];
  for (let i = 0; i < n - 1; i++) {
    for (let s = 0; s < 3; s++) {
      const j = i || s ? 3.5 : 0;
      rough.push(
        mix(x(way, i), x(way, i + 1), s / 3) + b.some(-j, j),
        mix(y(way, i), y(way, i + 1), s / 3) + b.some(-j, j),
      );
    }
  }
  rough.push(x(way, n - 1), y(way, n - 1));
  b.lay(ink, tube(rough, w, w * 0.8, 0.2));
  for (let i = 2; i < size(rough) - 2; i += 3) {
    const side = b.odds(0.5) ? 1 : -1;
    const [px, py] = [x(rough, i), y(rough, i)];
    const [dx, dy] = [x(rough, i + 1) - px, y(rough, i + 1) - py];
    stroke(b, ink, [px, py, px + dx * 0.6 - dy * side * 0.9, py + dy * 0.6 + dx * side * 0.9], w * 0.5, 0.1);
  }
}

/** All five faces of a room at once; floor a little lighter and ceiling a little darker than the light alone would make them. */
export function chamber(b: Block, r: Room, dark: Dark, rows = 6, gap = 6): void {
  masonry(b, r.ceiling, 3, 5, (px, py) => dark(px, py) + 0.22, gap);
  masonry(b, r.left, rows, 4, dark, gap);
  masonry(b, r.right, rows, 4, dark, gap);
  masonry(b, r.back, rows, 5, dark, gap * 0.85);
  masonry(b, r.floor, 4, 6, (px, py) => dark(px, py) - 0.08, gap);
}
