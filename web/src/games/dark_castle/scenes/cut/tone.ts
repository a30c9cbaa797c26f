// Tone in a woodcut is the width of a line: families of lines that swell in shadow and thin out towards the light.
import type { Block, Ink } from "./block";
import { clamp, crossings, ease, inside, mix, pare, rad, size, tube, x, y, type Point, type Shape } from "./shape";

/** How dark a place is, from 0 (bare paper) to 1 (solid ink). */
export type Dark = (px: number, py: number) => number;

/** One line of a family: a way with the room it has to its neighbours. */
export interface Line {
  at(u: number): Point;
  long: number;
  gap(u: number): number;
  /** What the matter itself adds to the dark at a place. */
  own?(u: number): number;
}

export const around = (cx: number, cy: number, near: number, far: number, low = 0, high = 1): Dark => {
  return (px, py) => mix(low, high, ease(near, far, Math.hypot(px - cx, py - cy)));
};

export function parallel(b: Block, angle: number, gap: number, [x0, y0, x1, y1] = [0, 0, 400, 300], bend = 0): Line[] {
  const cos = Math.cos(rad(angle));
  const sin = Math.sin(rad(angle));
  const [cx, cy] = [((x0 as number) + (x1 as number)) / 2, ((y0 as number) + (y1 as number)) / 2];
  const [w, h] = [(x1 as number) - (x0 as number), (y1 as number) - (y0 as number)];
  const long = Math.abs(w * cos) + Math.abs(h * sin);
  const deep = Math.abs(w * sin) + Math.abs(h * cos);
  const lines: Line[] = [];
  for (let v = -deep / 2; v < deep / 2; v += gap) {
    const off = v + b.some(-0.12, 0.12) * gap;
    const tilt = b.some(-0.004, 0.004);
    lines.push({
      long,
      gap: () => gap,
      at: (u) => {
        const along = u - long / 2;
        const across = off + along * tilt + (bend ? bend * Math.sin(u / 31 + off / 23) : 0);
        return [cx + along * cos - across * sin, cy + along * sin + across * cos];
      },
    });
  }
  return lines;
}

export function rings(b: Block, cx: number, cy: number, gap: number, from: number, to: number, flat = 1): Line[] {
  const lines: Line[] = [];
  for (let r = from; r < to; r += gap) {
    const start = b.some(0, 6);
    const off = r + b.some(-0.12, 0.12) * gap;
    lines.push({
      long: 2 * Math.PI * r,
      gap: () => gap,
      at: (u) => [cx + off * Math.cos(start + u / r), cy + off * flat * Math.sin(start + u / r)],
    });
  }
  return lines;
}

export function rays(b: Block, cx: number, cy: number, count: number, from: number, to: number): Line[] {
  const turn = b.some(0, 6);
  return Array.from({ length: count }, (_, i) => {
    const a = turn + ((i + b.some(-0.2, 0.2)) / count) * 2 * Math.PI;
    const start = from + b.some(0, 8);
    return {
      long: to - start,
      gap: (u) => ((start + u) * 2 * Math.PI) / count,
      at: (u) => [cx + (start + u) * Math.cos(a), cy + (start + u) * Math.sin(a)],
    } satisfies Line;
  });
}

export function engrave(b: Block, ink: Ink, lines: readonly Line[], dark: Dark, within?: readonly Shape[]): void {
  for (const line of lines) {
    const steps = Math.max(4, Math.ceil(line.long / 6));
    const half = (u: number) => {
      const [px, py] = line.at(u);
      if (px < -4 || py < -4 || px > 404 || py > 304 || (within && !inside(within, px, py))) return 0;
      const d = dark(px, py) + (line.own?.(u) ?? 0);
      return d < 0.09 ? 0 : (line.gap(u) / 2) * Math.min(1.15, d * 1.1);
    };
    let left: Shape = [];
    let right: Shape = [];
    const put = (u: number, w: number) => {
      const [ax, ay] = line.at(u - 0.5);
      const [bx, by] = line.at(u + 0.5);
      const [px, py] = line.at(u);
      const length = Math.hypot(bx - ax, by - ay) || 1;
      left.push(px - ((by - ay) / length) * w, py + ((bx - ax) / length) * w);
      right.push(px + ((by - ay) / length) * w, py - ((bx - ax) / length) * w);
    };
    const close = () => {
      if (size(left) > 1) {
        const back = pare(right, 0.8);
        const shape = pare(left, 0.8);
        for (let i = size(back) - 1; i >= 0; i--) shape.push(x(back, i), y(back, i));
        b.lay(ink, shape, 0, 0.25);
      }
      left = [];
      right = [];
    };
    let before = 0;
    for (let i = 0; i <= steps; i++) {
      const u = (line.long * i) / steps;
      const w = half(u);
      if (w > 0 !== before > 0) {
        // Ends meet the edge of the shape: find it between the last two places looked at.
        let [a, z] = [u - line.long / steps, u];
        for (let k = 0; k < 5; k++) {
          const m = (a + z) / 2;
          if (half(m) > 0 === before > 0) a = m;
          else z = m;
        }
        const edge = before > 0 ? a : z;
        if (i > 0) put(edge, half(edge));
        if (before > 0) close();
      }
      if (w > 0) put(u, w);
      before = w;
    }
    close();
  }
}

/** Short wedges cut into a form from one of its sides: shadow laid on paper, or light carved into ink. */
export function comb(
  b: Block,
  ink: Ink,
  shape: Shape,
  angle: number,
  gap: number,
  depth: number,
  from: 1 | -1 = 1,
  reach = 99,
): void {
  gap *= 1.14;
  const cos = Math.cos(rad(angle));
  const sin = Math.sin(rad(angle));
  const across = Array.from({ length: size(shape) }, (_, i) => y(shape, i) * cos - x(shape, i) * sin);
  const low = Math.min(...across);
  const high = Math.max(...across);
  for (let v = low + gap * 0.6; v < high - gap * 0.3; v += gap * b.some(0.85, 1.15)) {
    const cuts = crossings(shape, angle, v);
    if (cuts.length < 2) continue;
    const start = (from > 0 ? cuts[cuts.length - 1] : cuts[0]) as number;
    const other = (from > 0 ? cuts[cuts.length - 2] : cuts[1]) as number;
    const length = Math.min(Math.abs(start - other) * depth, reach) * b.some(0.6, 1.1);
    if (length < 1.2) continue;
    const end = start - from * length;
    const w = clamp(gap * 0.36, 0.4, 3);
    const at = (u: number, t: number): Point => [u * cos - t * sin, u * sin + t * cos];
    b.lay(ink, [...at(start, v - w), ...at(start, v + w), ...at(end, v + b.some(-0.4, 0.4))], 0, 0.15);
  }
}

/** Which way to cut, seen from the middle of a shape: the angle of the light. */
export function towards(b: Block, px: number, py: number): number {
  return (Math.atan2(b.light[1] - py, b.light[0] - px) * 180) / Math.PI;
}

/** A cut that swells and thins: a single stroke of the knife. */
export function stroke(b: Block, ink: Ink, way: Shape, ...half: number[]): void {
  b.lay(ink, tube(way, ...half), 0, 0.2);
}

/** A slanting shaft of light between two points, widening on its way. */
export function shaft(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w0: number,
  w1: number,
  low = 0.1,
  high = 0.95,
): Dark {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return (px, py) => {
    const t = ((px - x0) * (x1 - x0) + (py - y0) * (y1 - y0)) / length / length;
    const off = Math.abs((px - x0) * (y1 - y0) - (py - y0) * (x1 - x0)) / length;
    return t < -0.1 ? high : mix(low, high, ease(0.75, 1.5, off / Math.max(1, mix(w0, w1, t))));
  };
}
