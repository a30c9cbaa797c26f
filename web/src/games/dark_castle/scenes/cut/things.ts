// What lies, hangs and grows about the castle: chains, ropes, bones, straw, water, fog, cloth, briars, arms thrust in.
import type { Block, Ink } from "./block";
import { clamp, limb, mix, oval, place, rad, size, smooth, tube, x, y, type Shape } from "./shape";
import { comb, engrave, parallel, stroke, type Dark } from "./tone";

/** A place on a way, by the distance walked, with the direction there. */
function walk(way: Shape): { long: number; at(d: number): [number, number, number] } {
  const ends: number[] = [0];
  for (let i = 1; i < size(way); i++) {
    ends.push((ends[i - 1] as number) + Math.hypot(x(way, i) - x(way, i - 1), y(way, i) - y(way, i - 1)));
  }
  const long = ends[ends.length - 1] as number;
  return {
    long,
    at: (d) => {
      let i = 1;
      while (i < ends.length - 1 && (ends[i] as number) < d) i++;
      const [a, z] = [ends[i - 1] as number, ends[i] as number];
      const t = z > a ? (d - a) / (z - a) : 0;
      const angle = Math.atan2(y(way, i) - y(way, i - 1), x(way, i) - x(way, i - 1));
      return [mix(x(way, i - 1), x(way, i), t), mix(y(way, i - 1), y(way, i), t), (angle * 180) / Math.PI];
    },
  };
}

/** A chain along a way, its links from one size to another: round ones seen flat, thin ones seen from the edge. */
export function chain(b: Block, way: Shape, from: number, to = from, ink: Ink = "k"): void {
  const path = walk(smooth(way, false, 6));
  let d = 0;
  for (let i = 0; d < path.long; i++) {
    const s = mix(from, to, d / path.long);
    const [cx, cy, turn] = path.at(d + s * 0.5);
    if (i % 2) b.lay(ink, place(oval(0, 0, 0.62, 0.16, 8), cx, cy, s, s, turn), 0.6, 0.1);
    else {
      b.lay(ink, place(oval(0, 0, 0.72, 0.46, 10), cx, cy, s, s, turn), 0.6, 0.1);
      b.lay(ink === "k" ? "p" : "k", place(oval(0, 0, 0.4, 0.17, 8), cx, cy, s, s, turn), 0, 0.1);
    }
    d += s * 0.86;
  }
}

/** A twisted rope. */
export function rope(b: Block, way: Shape, w: number, ink: Ink = "p"): void {
  const bent = smooth(way, false, 5);
  b.lay(ink, tube(bent, w), 0.9, 0.1);
  const path = walk(bent);
  const lines: Shape[] = [];
  for (let d = w; d < path.long; d += w * 2.4) {
    const [cx, cy, turn] = path.at(d);
    lines.push(place([-1, -0.9, -0.6, -0.9, 1, 0.9, 0.6, 0.9], cx, cy, w, w, turn));
  }
  b.lay(ink === "p" ? "k" : "p", lines, 0, 0.1);
}

/** A long bone with its knuckles. */
export function bone(
  b: Block,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w: number,
  ink: Ink = "p",
  edge = 1,
): void {
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const long = Math.hypot(x1 - x0, y1 - y0) / w;
  const half: Shape = [
    0,
    0.15,
    -0.55,
    0.3,
    -0.65,
    0.95,
    -0.1,
    1.25,
    0.6,
    1,
    1.3,
    0.5,
    long / 2,
    0.4,
    long - 1.3,
    0.5,
    long - 0.6,
    1,
    long + 0.1,
    1.25,
    long + 0.65,
    0.95,
    long + 0.55,
    0.3,
    long,
    0.15,
  ];
  const shape = [...half];
  for (let i = size(half) - 1; i >= 0; i--) shape.push(x(half, i), -y(half, i));
  b.lay(ink, place(shape, x0, y0, w, w, turn), edge, 0.15);
  if (ink === "p" && w > 1.6)
    stroke(b, "k", place([1.2, 0.25, long / 2, 0.18, long - 1.2, 0.25], x0, y0, w, w, turn), 0.1, w * 0.14, 0.1);
}

/** Straw: a heap of stalks over a dark heart. */
export function straw(b: Block, cx: number, base: number, wide: number, high: number, count: number): void {
  b.lay(
    "k",
    smooth(
      [
        cx - wide / 2,
        base,
        cx - wide * 0.3,
        base - high * 0.6,
        cx,
        base - high,
        cx + wide * 0.32,
        base - high * 0.55,
        cx + wide / 2,
        base,
      ],
      true,
      3,
    ),
    0,
    1,
  );
  for (let i = 0; i < count; i++) {
    const t = b.some(-1, 1);
    const px = cx + (t * wide) / 2;
    const py = base - b.some(0.1, 1) * high * (1 - t * t * 0.8);
    const a = rad(b.some(-50, 50) + (t < 0 ? 160 : 20));
    const l = b.some(0.5, 1) * Math.min(26, high);
    stroke(
      b,
      "p",
      [
        px,
        py,
        px + Math.cos(a) * l * 0.5,
        py + Math.sin(a) * l * 0.3,
        px + Math.cos(a) * l,
        py + Math.sin(a) * l * 0.5 + 2,
      ],
      0.3,
      0.8,
      0.3,
    );
  }
}

/** Level water: long lens-shaped gleams that thicken towards the light. */
export function water(b: Block, shape: Shape, dark: Dark, gap = 5): void {
  b.lay("k", shape);
  const ys = shape.filter((_, i) => i % 2 === 1);
  const xs = shape.filter((_, i) => i % 2 === 0);
  engrave(
    b,
    "p",
    parallel(b, 0, gap, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], 1.6),
    (px, py) => (0.75 - 0.75 * dark(px, py)) * clamp(0.6 + Math.sin(px / 9 + py * 3.1) + 0.5 * Math.sin(px / 23 + py)),
    [shape],
  );
}

/** Smoke, breath, fog: a ribbon that curls. */
export function wisp(b: Block, ink: Ink, way: Shape, w: number): void {
  stroke(b, ink, smooth(way, false, 5), 0.2, w, w * 0.6, 0.2);
}

/** Hanging or lying cloth with folds from its upper edge. */
export function cloth(b: Block, shape: Shape, folds: number, ink: Ink = "p"): void {
  b.lay(ink, shape, 1.3);
  const xs = shape.filter((_, i) => i % 2 === 0);
  const ys = shape.filter((_, i) => i % 2 === 1);
  const [l, r, t, f] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  engrave(
    b,
    ink === "p" ? "k" : "p",
    parallel(b, 90, (r - l) / folds, [l, t, r, f], 1.2),
    (px, py) => 0.4 + 0.3 * Math.sin(px / 4) + 0.25 * Math.sin(py / 15 + px),
    [shape],
  );
}

/** A thorny stem along a way. */
export function briar(b: Block, way: Shape, w: number, ink: Ink = "k", edge = 0.8): void {
  const bent = smooth(way, false, 5);
  const path = walk(bent);
  const shapes = [tube(bent, w, w * 0.8, w * 0.3)];
  for (let d = w * 3; d < path.long; d += w * b.some(4, 6)) {
    const [cx, cy, turn] = path.at(d);
    const s = w * mix(2.2, 1.1, d / path.long);
    shapes.push(place([-0.7, 0, 0.7, 0, 0.9, -1.9], cx, cy, s, b.odds(0.5) ? s : -s, turn));
  }
  b.lay(ink, shapes, edge, 0.2);
}

/** A limb of cloth or flesh as the page wants it, with its shadow side combed. */
export function solid(
  b: Block,
  shape: Shape,
  angle: number,
  gap: number,
  depth: number,
  ink: Ink = "p",
  edge = 1.4,
  from: 1 | -1 = 1,
): void {
  b.lay(ink, shape, edge);
  comb(b, ink === "p" ? "k" : "p", shape, angle, gap, depth, from);
}

/** A gloved or bare arm thrust into the picture, ending in a hand of four fingers and a thumb. */
export function reach(b: Block, way: Shape, w: number, spread = 1, ink: Ink = "p", edge = 1.4, root = 0): void {
  const n = size(way);
  const [hx, hy] = [x(way, n - 1), y(way, n - 1)];
  const turn = (Math.atan2(hy - y(way, n - 2), hx - x(way, n - 2)) * 180) / Math.PI;
  const finger = (angle: number, long: number, root: number) =>
    place(
      limb(
        [
          0.5,
          root,
          1.6,
          root + Math.sin(rad(angle)) * 0.7,
          1.5 + Math.cos(rad(angle)) * long,
          root + Math.sin(rad(angle)) * long,
        ],
        0.36,
        0.32,
        0.2,
      ),
      hx,
      hy,
      w,
      w,
      turn,
    );
  const hand = place(
    smooth([-0.6, -0.7, 0.5, -1.05, 1.3, -0.8, 1.35, 0.7, 0.4, 0.95, -0.6, 0.7], true, 2),
    hx,
    hy,
    w,
    w,
    turn,
  );
  const arm = limb(way, w * 1.3, w * 1.15, w * 0.8);
  const digits = [
    finger(-26 * spread, 1.7, -0.62),
    finger(-8 * spread, 2.1, -0.2),
    finger(8 * spread, 2, 0.2),
    finger(24 * spread, 1.6, 0.55),
    place(limb([-0.2, 0.6, 0.6, 1.4, 1.4, 1.4 + 0.5 * spread], 0.45, 0.38, 0.22), hx, hy, w, w, turn),
  ];
  b.lay(ink, [arm, hand, ...digits], edge, 0.3);
  comb(
    b,
    ink === "p" ? "k" : "p",
    arm,
    turn + 90,
    Math.max(2.2, w * 0.3),
    0.4,
    b.light[1] < hy === Math.cos(rad(turn)) > 0 ? 1 : -1,
  );
  // Where the arm comes out of something, nothing divides the two.
  if (root) b.lay(ink, oval(x(way, 0), y(way, 0), w * root, w * root, 10));
  for (const v of [-0.4, 0, 0.4])
    stroke(b, ink === "p" ? "k" : "p", place([0.6, v, 1.5, v * 1.25], hx, hy, w, w, turn), 0.2, w * 0.06);
}
