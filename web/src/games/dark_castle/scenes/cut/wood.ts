// What the joiner and the smith left in the castle: boards, beams, bars, casks, tables.
import type { Block } from "./block";
import { box, mix, oval, place, smooth, tube, type Shape } from "./shape";
import { engrave, parallel, stroke } from "./tone";

/** Boards side by side, upright unless turned; grain and knots where there is light enough to see them. */
export function planks(b: Block, shape: Shape, count: number, dark = 0.5, edge = 1.6): void {
  b.lay("p", shape, edge);
  const xs = shape.filter((_, i) => i % 2 === 0);
  const ys = shape.filter((_, i) => i % 2 === 1);
  const [l, r, t, f] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = r - l;
  engrave(
    b,
    "k",
    parallel(b, 90, wide / count / 3, [l, t, r, f], 0.5),
    (px, py) => {
      const board = Math.floor(((px - l) / wide) * count);
      return dark + 0.25 * Math.sin(board * 2.4) + 0.22 * Math.sin(py / 13 + board * 9 + px / 5);
    },
    [shape],
  );
  for (let i = 1; i < count; i++) {
    const px = l + (wide * i) / count;
    engrave(b, dark > 0.7 ? "p" : "k", [{ long: f - t, at: (u) => [px, t + u], gap: () => 1.6 }], () => 0.9, [shape]);
  }
}

/** A board lying across, lit along its upper edge. */
export function beam(b: Block, x0: number, y0: number, x1: number, y1: number, w: number, dark = 0.6): void {
  const shape = tube([x0, y0, x1, y1], w / 2);
  b.lay("p", shape, 1.4);
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  engrave(
    b,
    "k",
    parallel(b, turn, w / 4, [Math.min(x0, x1) - w, Math.min(y0, y1) - w, Math.max(x0, x1) + w, Math.max(y0, y1) + w]),
    (px, py) => {
      const off = ((px - x0) * -(y1 - y0) + (py - y0) * (x1 - x0)) / Math.hypot(x1 - x0, y1 - y0) / w;
      return dark + off * 0.8 + 0.15 * Math.sin(px / 17 + py / 11);
    },
    [shape],
  );
}

/** Upright bars with a few ties; `point` ends them in spikes. */
export function bars(
  b: Block,
  x0: number,
  top: number,
  x1: number,
  bottom: number,
  count: number,
  w: number,
  ties: number,
  point = 0,
): void {
  const all: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const px = mix(x0, x1, (i + 0.5) / count);
    all.push([px - w / 2, top, px + w / 2, top, px + w / 2, bottom - point, px, bottom, px - w / 2, bottom - point]);
  }
  for (let i = 0; i < ties; i++) {
    const py = mix(top, bottom - point, (i + 0.5) / ties);
    all.push(box(x0, py - w * 0.4, x1, py + w * 0.4));
  }
  b.lay("k", all, 0.9, 0.4);
}

/** A cask lying or standing: turn 0 has its staves level. */
export function cask(b: Block, cx: number, cy: number, long: number, turn = 0, dark = 0.6): void {
  const hull = smooth([-0.5, -0.3, 0, -0.42, 0.5, -0.3, 0.54, 0, 0.5, 0.3, 0, 0.42, -0.5, 0.3, -0.54, 0], true, 3);
  const shape = place(hull, cx, cy, long, long, turn);
  b.lay("p", shape, 1.6);
  for (let i = -3; i <= 3; i++) {
    const v = i / 8.5;
    stroke(
      b,
      "k",
      place([-0.48, v * 0.8, 0, v * 1.1, 0.48, v * 0.8], cx, cy, long, long, turn),
      0.5,
      0.35 + dark * (i + 4) * long * 0.0034,
      0.5,
    );
  }
  for (const u of [-0.36, -0.18, 0.18, 0.36]) {
    const h = 0.42 - u * u * 0.5;
    b.lay("k", place(tube([u, -h, u + 0.035, 0, u, h], 0.026), cx, cy, long, long, turn), 0.5, 0.2);
  }
}

/** The round end of a cask turned to the viewer. */
export function caskHead(b: Block, cx: number, cy: number, r: number, turn = 0): void {
  b.lay("k", oval(cx, cy, r, r, 20), 1);
  b.lay("p", oval(cx, cy, r * 0.86, r * 0.86, 20));
  for (let i = -2; i <= 2; i++) {
    const v = i * 0.3;
    const h = Math.sqrt(Math.max(0, 0.72 - v * v));
    stroke(b, "k", place([v, -h, v, h], cx, cy, r, r, turn), 0.4, r * 0.035 * (i + 3), 0.4);
  }
  b.lay("k", place(oval(0.1, 0.3, 0.1, 0.1, 8), cx, cy, r, r, turn));
}

/** A board table seen from the side: top at `top`, feet at `bottom`. */
export function table(b: Block, x0: number, x1: number, top: number, bottom: number, thick = 6): void {
  for (const px of [mix(x0, x1, 0.08), mix(x0, x1, 0.92)])
    b.lay("k", [px - 4, top, px + 4, top, px + 6, bottom, px - 6, bottom], 0.9);
  beam(b, x0, top + thick / 2, x1, top + thick / 2, thick, 0.35);
}
