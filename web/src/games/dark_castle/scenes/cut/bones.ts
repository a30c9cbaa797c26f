// The dead: skulls by the heap, skeletons in any pose, and faces seen from the front.
import type { Block, Ink } from "./block";
import { joints, type Joints, type Look, type Pose } from "./figure";
import { oval, place, smooth, type Point, type Shape } from "./shape";
import { comb, stroke } from "./tone";
import { bone } from "./things";

const DOME: Shape = [
  0, -1, 0.5, -0.9, 0.85, -0.5, 0.92, 0, 0.62, 0.38, 0.45, 0.95, -0.45, 0.95, -0.62, 0.38, -0.92, 0, -0.85, -0.5, -0.5,
  -0.9,
];
const SOCKETS: readonly Shape[] = [
  [0.12, 0.05, 0.36, -0.16, 0.64, 0.02, 0.4, 0.32],
  [-0.12, 0.05, -0.36, -0.16, -0.64, 0.02, -0.4, 0.32],
  [0, 0.26, 0.13, 0.52, -0.13, 0.52],
  [-0.26, 0.66, -0.2, 0.66, -0.2, 0.97, -0.26, 0.97],
  [0.04, 0.66, -0.04, 0.66, -0.04, 0.97, 0.04, 0.97],
  [0.26, 0.66, 0.2, 0.66, 0.2, 0.97, 0.26, 0.97],
];

/** Many skulls at once, each given by x, y, radius and turn. */
export function skulls(b: Block, all: readonly (readonly [number, number, number, number?])[], edge = 0): void {
  const put = (shape: Shape) => all.map(([cx, cy, r, turn = 0]) => place(shape, cx, cy, r, r, turn));
  if (edge) for (const dome of put(DOME)) b.lay("p", dome, edge, 0.2);
  else b.lay("p", put(DOME), 0, 0.2);
  // Teeth are for skulls large enough to show them.
  b.lay("k", SOCKETS.slice(0, (all[0]?.[2] ?? 0) < 14 ? 3 : 6).flatMap(put), 0, 0.12);
}

/** A skull that gapes: the jaw hangs below by `drop` of its radius. */
export function gape(b: Block, cx: number, cy: number, r: number, turn = 0, drop = 0.5, edge = 1): void {
  const jaw = [
    -0.6, 0.4, -0.5, 0.95, -0.3, 1.2, 0.3, 1.2, 0.5, 0.95, 0.6, 0.4, 0.45, 0.4, 0.38, 0.75, -0.38, 0.75, -0.45, 0.4,
  ].map((v, i) => (i % 2 ? v + drop : v));
  b.lay("k", place([-0.5, 0.5, 0.5, 0.5, 0.45, 0.9 + drop, -0.45, 0.9 + drop], cx, cy, r, r, turn));
  b.lay("p", place(jaw, cx, cy, r, r, turn), edge, 0.2);
  skulls(b, [[cx, cy, r, turn]], edge);
}

/** Bones in the pose of a living person. */
export function skeleton(b: Block, px: number, py: number, tall: number, pose: Pose = {}, look: Look = {}): Joints {
  const j = joints(px, py, tall, pose, look);
  const s = tall / 100;
  const w = 1.7 * s;
  const link = (points: readonly Point[]) => {
    for (let i = 1; i < points.length; i++) {
      const [p, q] = [points[i - 1] as Point, points[i] as Point];
      bone(b, p[0], p[1], q[0], q[1], w, "p", 0.9);
    }
  };
  link(j.far);
  if (!look.bust) {
    link(j.legs[1]);
    link(j.legs[0]);
    b.lay("p", place(oval(0, 0, 6.5, 4, 9), j.hip[0], j.hip[1], s), 0.9);
  }
  bone(b, j.hip[0], j.hip[1], j.neck[0], j.neck[1], w * 1.1);
  const lean = (Math.atan2(j.neck[0] - j.hip[0], j.hip[1] - j.neck[1]) * 180) / Math.PI;
  for (const t of [0.46, 0.6, 0.74, 0.88]) {
    const [cx, cy] = [j.hip[0] + (j.neck[0] - j.hip[0]) * t, j.hip[1] + (j.neck[1] - j.hip[1]) * t];
    const wide = (5.5 + 9 * Math.sin(t * 2.2)) * s * 0.75;
    b.lay(
      "p",
      place(
        smooth(
          [
            -wide,
            2.6 * s,
            -wide * 0.7,
            -1.4 * s,
            0,
            0,
            wide * 0.7,
            -1.4 * s,
            wide,
            2.6 * s,
            wide * 0.6,
            1.2 * s,
            0,
            2.4 * s,
            -wide * 0.6,
            1.2 * s,
          ],
          true,
          2,
        ),
        cx,
        cy,
        1,
        1,
        lean,
      ),
      0.8,
      0.1,
    );
  }
  gape(b, j.skull[0], j.skull[1], 7.4 * s, lean * 0.7 + (pose.nod ?? 0) * (look.face ?? 1), 0.16, 0.9);
  link(j.near);
  return j;
}

export interface Visage {
  turn?: number;
  eyes?: "holes" | "shut" | "wide" | "none";
  mouth?: "line" | "open" | "grin" | "droop";
  ink?: Ink;
  long?: number;
  edge?: number;
}

/** A face from the front, fit for the drowned and the dead. */
export function visage(b: Block, cx: number, cy: number, r: number, v: Visage = {}): void {
  const { turn = 0, eyes = "holes", mouth = "line", ink = "p", long = 1.2, edge = 1.2 } = v;
  const cut: Ink = ink === "p" ? "k" : "p";
  const put = (shape: Shape) => place(shape, cx, cy, r, r * long, turn);
  const head = put(
    smooth(
      [0, -1, 0.7, -0.75, 0.88, -0.1, 0.72, 0.5, 0.35, 0.95, -0.35, 0.95, -0.72, 0.5, -0.88, -0.1, -0.7, -0.75],
      true,
      2,
    ),
  );
  b.lay(ink, head, edge, 0.3);
  comb(b, cut, head, 10, Math.max(2, r * 0.16), 0.28, b.light[0] > cx === (ink === "p") ? -1 : 1);
  const both = (shape: Shape) => [put(shape), put(shape.map((n, i) => (i % 2 ? n : -n)))];
  if (eyes === "holes") b.lay(cut, both([0.14, -0.1, 0.36, -0.28, 0.64, -0.14, 0.58, 0.08, 0.28, 0.12]), 0, 0.2);
  if (eyes === "shut") b.lay(cut, both([0.14, 0.02, 0.38, 0.08, 0.62, -0.02, 0.38, 0.16]), 0, 0.1);
  if (eyes === "wide") {
    b.lay(cut, both(oval(0.38, -0.06, 0.26, 0.2, 9)), 0, 0.1);
    b.lay(ink, both(oval(0.38, -0.06, 0.18, 0.13, 8)), 0, 0.1);
    b.lay(cut, both(oval(0.38, -0.06, 0.08, 0.09, 6)), 0, 0.1);
  }
  if (eyes !== "none") b.lay(cut, both([0.12, -0.26, 0.4, -0.42, 0.7, -0.3, 0.4, -0.34]), 0, 0.1);
  b.lay(cut, [put([-0.04, -0.1, 0.06, 0.1, 0.2, 0.32, 0.06, 0.38, -0.16, 0.34, 0.06, 0.3, 0, 0.1])], 0, 0.1);
  const lips: Record<string, Shape> = {
    line: [-0.32, 0.58, 0, 0.54, 0.34, 0.58, 0, 0.62],
    open: [-0.26, 0.56, 0, 0.48, 0.26, 0.56, 0.2, 0.82, 0, 0.88, -0.2, 0.82],
    grin: [-0.5, 0.44, -0.2, 0.58, 0.2, 0.58, 0.5, 0.44, 0.3, 0.74, -0.3, 0.74],
    droop: [-0.4, 0.68, -0.2, 0.54, 0.25, 0.52, 0.46, 0.74, 0.2, 0.62, -0.15, 0.66],
  };
  b.lay(cut, put(lips[mouth] as Shape), 0, 0.1);
  if (mouth === "grin") for (const u of [-0.25, 0, 0.25]) stroke(b, ink, put([u, 0.54, u, 0.74]), r * 0.03);
}
