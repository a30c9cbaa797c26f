// People: a jointed body that any page can pose, dressed, then cut as a dark or a pale figure.
import type { Block, Ink } from "./block";
import { limb, oval, place, rad, size, x, y, type Point, type Shape } from "./shape";
import { comb, stroke, towards } from "./tone";

/** Upper and lower part of a limb, in degrees from hanging straight down; positive is forward. */
export type Bend = readonly [number, number];
export type Head = "bare" | "shag" | "hood" | "cap" | "kettle" | "scarf" | "bald" | "none";

export interface Pose {
  lean?: number;
  /** How far the face is lowered (positive) or raised. */
  nod?: number;
  near?: Bend;
  far?: Bend;
  legs?: readonly [Bend, Bend];
}

export interface Look {
  /** 1 faces right, -1 left. */
  face?: 1 | -1;
  head?: Head;
  wear?: "tunic" | "robe" | "coat" | "rags" | "none";
  /** Dark figures are ink with carved light, pale ones paper with cut shadow. */
  pale?: boolean;
  /** Seen from the front or the back: no profile, limbs on both sides. */
  square?: boolean;
  stout?: number;
  /** Leaves the face in ink. */
  faceless?: boolean;
  edge?: number;
  /** Without the legs, for those who stand behind something. */
  bust?: boolean;
}

export interface Joints {
  hip: Point;
  neck: Point;
  skull: Point;
  near: readonly [Point, Point, Point];
  far: readonly [Point, Point, Point];
  legs: readonly [readonly [Point, Point, Point], readonly [Point, Point, Point]];
}

const STAND: Required<Pose> = {
  lean: 4,
  nod: 0,
  near: [-6, 10],
  far: [10, 24],
  legs: [
    [-8, -10],
    [9, 2],
  ],
};

/** Where the joints are, with the lowest foot (or, sitting, what the page says) on the ground at x, y. */
export function joints(px: number, py: number, tall: number, pose: Pose, look: Look): Joints {
  const { lean, nod, near, far, legs } = { ...STAND, ...pose };
  const s = tall / 100;
  const face = look.face ?? 1;
  const square = look.square ? 1 : 0;
  const from = (p: Point, angle: number, length: number, side: number = face): Point => [
    p[0] + Math.sin(rad(angle)) * length * s * side,
    p[1] + Math.cos(rad(angle)) * length * s,
  ];
  const build = (hip: Point): Joints => {
    const neck = from(hip, 180 - lean, 31);
    const arm = (bend: Bend, side: number) => {
      const drop = from(neck, -lean, 4.5);
      const shoulder: Point = [drop[0] + side * (square ? 9.5 : 2.5) * s, drop[1]];
      const way = square ? side : face;
      const elbow = from(shoulder, bend[0], 17.5, way);
      return [shoulder, elbow, from(elbow, bend[1], 17, way)] as const;
    };
    const leg = (bend: Bend, side: number) => {
      const joint: Point = [hip[0] + side * (square ? 5 : 1.5) * s, hip[1]];
      const way = square ? side : face;
      const knee = from(joint, bend[0], 24, way);
      return [joint, knee, from(knee, bend[1], 23, way)] as const;
    };
    return {
      hip,
      neck,
      skull: from(neck, 180 - lean - nod, 11.5),
      near: arm(near, square ? 1 : -face),
      far: arm(far, square ? -1 : face),
      legs: [leg(legs[0], square ? -1 : -face), leg(legs[1], square ? 1 : face)],
    };
  };
  const rough = build([px, py]);
  const low = Math.max(rough.legs[0][2][1], rough.legs[1][2][1]) + 2.5 * s;
  return build([px, 2 * py - low]);
}

const PROFILE: Shape = [
  -0.2, -1.02, 0.35, -0.98, 0.7, -0.7, 0.8, -0.35, 0.74, -0.16, 1.06, 0.16, 0.8, 0.26, 0.84, 0.42, 0.74, 0.55, 0.8,
  0.82, 0.45, 1.02, 0.05, 0.8, -0.35, 1, -0.85, 0.4, -0.95, -0.2, -0.7, -0.8,
];
const FACE: Shape = [
  0.5, -0.72, 0.74, -0.4, 0.68, -0.16, 0.98, 0.16, 0.73, 0.26, 0.77, 0.42, 0.67, 0.55, 0.72, 0.8, 0.42, 0.94, 0.22, 0.5,
  0.12, -0.1, 0.3, -0.5,
];
const TOPS: Record<Head, Shape | undefined> = {
  none: undefined,
  bare: undefined,
  bald: undefined,
  shag: [
    0.7, -0.75, 0.3, -1.2, -0.2, -1.28, -0.75, -1.1, -1.15, -0.6, -1.2, 0, -1.35, 0.5, -1.05, 0.6, -1.1, 1.05, -0.7,
    0.8, -0.4, 1.05, -0.2, 0.3, 0, -0.3,
  ],
  hood: [
    0.85, -0.75, 0.4, -1.35, -0.4, -1.5, -1.5, -1.15, -1.3, -0.3, -1.35, 0.7, -0.9, 1.5, 0.2, 1.5, 0.45, 1.05, 0.1, 0.5,
    0, -0.3, 0.4, -0.6,
  ],
  cap: [0.85, -0.5, 0.75, -0.95, 0.3, -1.35, -0.4, -1.4, -1, -1, -1.15, -0.3, -0.95, 0.1, -0.3, -0.25],
  kettle: [1.5, -0.35, 0.95, -0.6, 0.75, -1.1, 0.1, -1.45, -0.6, -1.15, -0.9, -0.6, -1.5, -0.3, -0.9, -0.2, 0.9, -0.25],
  scarf: [
    0.75, -0.6, 0.3, -1.15, -0.4, -1.2, -1, -0.8, -1.15, -0.1, -1.4, 0.5, -1.6, 1.1, -1.1, 1, -0.6, 1.2, 0, 1.1, -0.1,
    0.3, 0.2, -0.3,
  ],
};

/** The left half of a head-dress seen from the front or the back, from the crown down. */
const CROWNS: Partial<Record<Head, Shape>> = {
  shag: [0.1, -1.3, -0.5, -1.2, -0.95, -0.8, -1.05, -0.1, -1.2, 0.4, -0.9, 0.5, -0.8, 0.95, -0.5, 0.6],
  hood: [0, -1.65, -0.6, -1.2, -1.1, -0.5, -1.15, 0.4, -1.45, 1.2, -1.7, 1.9, -0.8, 2],
  cap: [0, -1.35, -0.6, -1.2, -0.95, -0.7, -0.95, -0.25],
  kettle: [0, -1.5, -0.55, -1.3, -0.85, -0.75, -1.6, -0.35, -0.9, -0.2],
  scarf: [0, -1.2, -0.7, -1, -1.05, -0.3, -1.1, 0.6, -0.7, 1.3],
};
const mirror = (half: Shape): Shape => {
  const out: Shape = [];
  for (let i = size(half) - 1; i >= 0; i--) out.push(-x(half, i), y(half, i));
  return out;
};

function headOf(
  at: Point,
  s: number,
  look: Look,
  turn: number,
): { skull: Shape; face: Shape | undefined; top: Shape | undefined } {
  const r = 7.6 * s;
  const f = look.face ?? 1;
  const top = TOPS[look.head ?? "shag"];
  if (look.square) {
    const round = CROWNS[look.head ?? "shag"];
    return {
      skull: place(oval(0, 0, 0.8, 1.02, 12), at[0], at[1], r, r, turn),
      face: undefined,
      top: round && place([...round, ...mirror(round)], at[0], at[1], r, r, turn),
    };
  }
  return {
    skull: place(PROFILE, at[0], at[1], r * f, r, turn * f),
    face: look.faceless ? undefined : place(FACE, at[0], at[1], r * f, r, turn * f),
    top: top && place(top, at[0], at[1], r * f, r, turn * f),
  };
}

/** Cuts a person standing on x, y; returns the joints, for what the hands hold. */
export function person(b: Block, px: number, py: number, tall: number, pose: Pose = {}, look: Look = {}): Joints {
  const s = tall / 100;
  const fat = look.stout ?? 1;
  const face = look.face ?? 1;
  const wear = look.wear ?? "tunic";
  const j = joints(px, py, tall, pose, look);
  const flesh: Ink = look.pale ? "p" : "k";
  const cut: Ink = look.pale ? "k" : "p";
  const edge = look.edge ?? Math.max(0.7, 1.1 * Math.sqrt(s));
  const way = (points: readonly Point[]) => points.flatMap((p) => [p[0], p[1]]);
  const light = towards(b, j.neck[0], j.neck[1]);
  const side = (Math.cos(rad(light)) >= 0 ? 1 : -1) * (look.pale ? -1 : 1);
  const part = (shape: Shape, angle: number, depth: number, gap = 2.6) => {
    b.lay(flesh, shape, edge, 0.3 * s);
    comb(b, cut, shape, angle, Math.max(2.2, gap * s * 1.15), depth, side as 1 | -1);
  };
  const arm = (points: readonly [Point, Point, Point]) => {
    const [, elbow, wrist] = points;
    const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
    const hand: Point = [wrist[0] + dx * 0.24, wrist[1] + dy * 0.24];
    const sleeve = wear === "robe" ? [5, 5, 6.5, 3] : [4.6, 4, 3.2, 2.4, 3, 1.6];
    part(limb(way([...points, hand]), ...sleeve.map((w) => w * s * (0.6 + 0.4 * fat))), 12, s > 0.95 ? 0.5 : 0);
  };
  const leg = (points: readonly [Point, Point, Point]) => {
    const [, knee, ankle] = points;
    const toe: Point = look.square
      ? [ankle[0] + (ankle[0] > j.hip[0] ? 3 : -3) * s, ankle[1] + 3 * s]
      : [ankle[0] + 7.5 * s * face, ankle[1] + 2.2 * s];
    b.lay(
      flesh,
      [
        limb(way(points), 6.5 * s * fat, 5 * s, 4.2 * s, 2.6 * s),
        limb(way([[ankle[0] - 2 * s * face, ankle[1]], toe]), 2.6 * s, 1.5 * s),
      ],
      edge,
      0.3 * s,
    );
    if (s > 0.95)
      comb(b, cut, limb(way([knee, ankle]), 4.2 * s, 2.6 * s), 0, Math.max(2.2, 3 * s), 0.5, side as 1 | -1);
  };
  arm(j.far);
  if (wear !== "robe" && !look.bust) {
    leg(j.legs[1]);
    leg(j.legs[0]);
  }
  const w = (look.square ? 12.5 : 10) * s * fat;
  const spine = (t: number): Point => [j.hip[0] + (j.neck[0] - j.hip[0]) * t, j.hip[1] + (j.neck[1] - j.hip[1]) * t];
  const trunk = limb(
    way([0, 0.3, 0.6, 0.8, 0.93, 1.06].map(spine)),
    ...[0.85, 0.74, 0.95, 1.04, 0.85, 0.35].map((t) => t * w),
  );
  const pieces = [trunk];
  if (wear !== "none" && !look.bust) pieces.push(skirt(b, j, s, fat, wear));
  b.lay(flesh, pieces, edge, 0.4 * s);
  for (const piece of pieces) comb(b, cut, piece, 8 * face, Math.max(2.9, 3.2 * s), 0.42, side as 1 | -1, 12 * s);
  if (wear !== "none" && wear !== "robe") {
    const belt: Point = [j.hip[0] * 0.8 + j.neck[0] * 0.2, j.hip[1] * 0.8 + j.neck[1] * 0.2];
    stroke(b, cut, [belt[0] - w * 0.8, belt[1] + 0.5 * s, belt[0] + w * 0.8, belt[1]], 0.5 * s, 0.8 * s);
  }
  const turn = (pose.lean ?? STAND.lean) * 0.6 + (pose.nod ?? 0);
  const h = headOf(j.skull, s, look, turn);
  const neck = limb(way([j.neck, j.skull]), 3.6 * s, 3.4 * s);
  if (look.head !== "none") {
    b.lay(flesh, [neck, h.skull], edge, 0.15 * s);
    if (h.face && !look.pale) b.lay("p", h.face, 0, 0.1);
    if (h.face) eye(b, j.skull, s, face, turn);
    if (h.top) b.lay("k", h.top, edge * 0.7, 0.5 * s);
    else if (!h.face) comb(b, cut, h.skull, 0, Math.max(1.6, 2.4 * s), 0.35, side as 1 | -1);
  }
  arm(j.near);
  return j;
}

function eye(b: Block, skull: Point, s: number, face: number, turn: number): void {
  const r = 7.6 * s;
  b.lay(
    "k",
    place([0.32, -0.14, 0.64, -0.22, 0.62, -0.02, 0.4, 0.02], skull[0], skull[1], r * face, r, turn * face),
    0,
    0,
  );
  b.lay("k", place([0.5, 0.4, 0.8, 0.36, 0.78, 0.44, 0.5, 0.48], skull[0], skull[1], r * face, r, turn * face), 0, 0);
}

function skirt(b: Block, j: Joints, s: number, fat: number, wear: string): Shape {
  const share = wear === "robe" ? 0.99 : wear === "coat" ? 0.62 : 0.36;
  const at = (leg: readonly [Point, Point, Point]): Point => {
    const t = Math.min(1, share * 2);
    const u = Math.max(0, share * 2 - 1);
    const kx = leg[0][0] + (leg[1][0] - leg[0][0]) * t;
    const ky = leg[0][1] + (leg[1][1] - leg[0][1]) * t;
    return [kx + (leg[2][0] - leg[1][0]) * u, ky + (leg[2][1] - leg[1][1]) * u];
  };
  const feet = [at(j.legs[0]), at(j.legs[1])].sort((a, c) => a[0] - c[0]) as [Point, Point];
  const flare = (wear === "robe" ? 10 : 8) * s * fat;
  const waist = 8.2 * s * fat;
  const [ux, uy] = [j.hip[0] * 0.75 + j.neck[0] * 0.25, j.hip[1] * 0.75 + j.neck[1] * 0.25];
  const hem: Shape = [];
  const [l, r] = [feet[0][0] - flare, feet[1][0] + flare];
  const teeth = wear === "rags" || wear === "tunic" ? 5 : 3;
  for (let i = 0; i <= teeth; i++) {
    const t = i / teeth;
    hem.push(
      r + (l - r) * t,
      feet[1][1] +
        (feet[0][1] - feet[1][1]) * t +
        (i % 2 ? -1 : 1) * (wear === "robe" ? 1 : 2.2) * s * b.some(0.5, 1.3),
    );
  }
  return [
    ux - waist,
    uy,
    ux + waist,
    uy,
    (ux + waist + r) / 2 + s,
    (uy + y(hem, 0)) / 2 - 3 * s,
    ...hem,
    (ux - waist + l) / 2 - s,
    (uy + y(hem, size(hem) - 1)) / 2 - 3 * s,
  ];
}
