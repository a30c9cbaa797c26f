// What gives light: flames and what holds them, the moon, and the air they light up.
import type { Block } from "./block";
import { box, oval, place, smooth, tube, type Shape } from "./shape";
import { comb, engrave, rays } from "./tone";

const TONGUE: Shape = smooth([0, 0, -0.42, -0.3, -0.3, -0.75, -0.02, -1.5, 0.14, -1, 0.4, -0.65, 0.36, -0.22], true, 3);

export function flame(b: Block, cx: number, cy: number, s: number, lean = 0): void {
  b.lay("f", place(TONGUE, cx, cy, s, s, lean), Math.min(1.2, s * 0.07));
  b.lay("p", place(TONGUE, cx, cy - s * 0.1, s * 0.45, s * 0.5, lean));
}

/** Warm air, laid before the lines that cross it: a burst rather than a disc, so that it ends nowhere in particular. */
export function glow(b: Block, cx: number, cy: number, r: number, flat = 1): void {
  const burst: Shape = [];
  const count = 30;
  for (let i = 0; i < count * 2; i++) {
    const a = (i * Math.PI) / count;
    const reach = i % 2 ? b.some(0.62, 0.75) : b.some(0.85, 1.1);
    burst.push(cx + Math.cos(a) * r * reach, cy + Math.sin(a) * r * reach * flat);
  }
  b.lay("g", burst);
  b.lay("g", oval(cx, cy, r * 0.45, r * 0.45 * flat, 20));
}

/** Rays carved out of the dark round a light. */
export function beams(b: Block, cx: number, cy: number, from: number, to: number, count = 26): void {
  engrave(
    b,
    "p",
    rays(b, cx, cy, count, from, to),
    (px, py) => 0.55 * (1 - (Math.hypot(px - cx, py - cy) - from) / (to - from)),
  );
}

export function candle(b: Block, cx: number, base: number, w: number, h: number, lean = 0): void {
  const body = tube([cx, base, cx, base - h], w / 2, w / 2.3);
  b.lay("p", body, 1);
  comb(b, "k", body, 0, 2.6, 0.5, b.light[0] > cx ? -1 : 1);
  b.lay("k", box(cx - 0.5, base - h - w * 0.45, cx + 0.5, base - h));
  flame(b, cx, base - h - w * 0.25, w * 1.1, lean);
}

export function torch(b: Block, cx: number, cy: number, s: number, turn = 0, lean = 0): void {
  b.lay("k", place([-0.13, 0, 0.13, 0, 0.07, 1.9, -0.07, 1.9], cx, cy, s, s, turn), 0.8);
  b.lay("k", place([-0.26, -0.25, 0.26, -0.25, 0.2, 0.3, -0.2, 0.3], cx, cy, s, s, turn), 0.8);
  const tip = place([0, -0.2], cx, cy, s, s, turn) as [number, number];
  flame(b, tip[0], tip[1], s, lean);
}

export function moon(b: Block, cx: number, cy: number, r: number): void {
  b.lay("p", oval(cx, cy, r, r, 26), 1);
}

/** The edge of the block: what runs over is cut away, and a line that no ruler drew goes round. */
export function frame(b: Block): void {
  const edge: Shape = [];
  const walk = (x0: number, y0: number, x1: number, y1: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const t = i / count;
      edge.push(x0 + (x1 - x0) * t + b.some(-0.9, 0.9), y0 + (y1 - y0) * t + b.some(-0.9, 0.9));
    }
  };
  walk(7, 7, 393, 7, 9);
  walk(393, 7, 393, 293, 7);
  walk(393, 293, 7, 293, 9);
  walk(7, 293, 7, 7, 7);
  b.mat(edge);
}
