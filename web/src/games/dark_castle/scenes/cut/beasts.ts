// Wolves and hounds: one lean body, three ways of going, a head that any page can lift or lower.
import type { Block, Ink } from "./block";
import { flame } from "./light";
import { limb, place, rad, smooth, x, y, type Shape } from "./shape";
import { comb } from "./tone";

export type Gait = "stand" | "stalk" | "leap";

export interface Hound {
  gait?: Gait;
  /** Where the neck points, 0 level, positive upwards. */
  neck?: number;
  /** How far the jaw hangs. */
  jaw?: number;
  tail?: number;
  pale?: boolean;
  /** Burning along the back. */
  fire?: boolean;
}

/** Far fore leg, far hind leg, near fore leg, near hind leg: shoulder or hip down to the paw. */
const LEGS: Record<Gait, readonly Shape[]> = {
  stand: [
    [30, -44, 26, -24, 22, -8, 24, -2],
    [-38, -50, -26, -30, -34, -14, -30, -2],
    [38, -46, 40, -24, 37, -8, 39, -2],
    [-44, -52, -36, -32, -48, -16, -44, -2],
  ],
  stalk: [
    [30, -44, 20, -26, 25, -9, 29, -2],
    [-36, -50, -20, -32, -26, -14, -21, -2],
    [38, -46, 54, -29, 51, -9, 54, -2],
    [-46, -52, -40, -30, -56, -18, -52, -2],
  ],
  leap: [
    [34, -46, 52, -34, 66, -24, 72, -20],
    [-40, -52, -54, -34, -68, -26, -72, -16],
    [40, -48, 60, -42, 77, -37, 83, -35],
    [-46, -54, -62, -40, -78, -36, -85, -26],
  ],
};
const TRUNK: Shape = smooth(
  [
    -56, -54, -48, -68, -20, -67, 6, -64, 28, -74, 46, -74, 54, -60, 46, -44, 32, -35, 6, -42, -18, -49, -34, -44, -52,
    -42,
  ],
  true,
  3,
);
const SKULL: Shape = [-9, 9, -12, -3, -11, -23, -2, -12, 3, -22, 9, -10, 17, -6, 33, -2, 36, 2, 34, 6, 18, 6, 8, 10];
const CHIN: Shape = [2, 4, 16, 7, 30, 7, 29, 11, 16, 14, 0, 12];

/** `long` from chest to rump, paws on y; returns where its head is. */
export function hound(
  b: Block,
  px: number,
  py: number,
  long: number,
  face: 1 | -1,
  how: Hound = {},
): readonly [number, number] {
  const { gait = "stand", neck = 25, jaw = 12, tail = 40, pale = false, fire = false } = how;
  const s = long / 100;
  const body: Ink = pale ? "p" : "k";
  const cut: Ink = pale ? "k" : "p";
  const to = (shape: Shape) => place(shape, px, py, s * face, s);
  const edge = Math.max(0.8, 1.3 * Math.sqrt(s));
  const n = rad(neck);
  const [hx, hy] = [48 + Math.cos(n) * 27, -66 - Math.sin(n) * 27];
  const nod = 10 - neck * 0.45;
  const head = (shape: Shape, more = 0) => to(place(shape, hx, hy, 1, 1, nod + more));
  if (fire) {
    for (let i = 0; i < 10; i++) {
      const t = i / 9;
      const at = to([-60 + t * 104 + b.some(-3, 3), -58 - t * 8 - 6 * Math.sin(t * 3)]);
      flame(b, x(at, 0), y(at, 0), long * b.some(0.17, 0.28), -face * b.some(22, 48));
    }
  }
  const leg = (way: Shape, hind: boolean) => {
    const foot = [x(way, 3), y(way, 3)] as const;
    return [
      to(limb(way, ...(hind ? [12, 10, 4.6, 4, 3.4] : [9, 6.4, 4.4, 3.8, 3.4]))),
      to(limb([foot[0] - 2, foot[1], foot[0] + 9, foot[1] + 1.4], 3.8, 2.6)),
    ];
  };
  const [farFore, farHind, nearFore, nearHind] = LEGS[gait] as readonly [Shape, Shape, Shape, Shape];
  b.lay(body, [...leg(farFore, false), ...leg(farHind, true)], edge, 0.3);
  const t = rad(tail);
  const brush = limb(
    [-50, -62, -64, -60 + Math.sin(t) * 8, -70 - Math.cos(t) * 14, -58 + Math.sin(t) * 34],
    5,
    fire ? 3 : 7,
    1,
  );
  const throat = limb([34, -60, 48, -66, hx - 4, hy + 2], 17, 14, 10);
  b.lay(
    body,
    [to(TRUNK), to(brush), to(throat), head(SKULL), head(CHIN, jaw), ...leg(nearFore, false), ...leg(nearHind, true)],
    edge,
    0.5,
  );
  // Ribs and ruff; on a pale coat the shadow lies below, on a dark one the light above.
  const gap = Math.max(2.6, 5 * s);
  comb(b, cut, to(TRUNK), 90 - 16 * face, gap, 0.42, pale ? 1 : -1);
  comb(b, cut, to(throat), 70 * face, gap, 0.4, pale === face > 0 ? 1 : -1);
  for (let i = 0; i < 5; i++)
    b.lay(cut, to(limb([-14 + i * 9, -58 - i, -17 + i * 9, -50, -13 + i * 9, -44 + i], 0.1, 1.1, 0.1)), 0, 0.2);
  if (jaw > 8)
    b.lay(
      "p",
      [
        [28, 5, 31, 5, 30, 11],
        [20, 6, 23, 6, 21.5, 10],
        [13, 7, 16, 7, 14.5, 11],
      ].map((tooth) => head(tooth)),
      pale ? 0.5 : 0,
      0.1,
    );
  b.lay(fire ? "f" : cut, head([7, -4, 14, -2.5, 9, 0]), 0, 0.1);
  b.lay(cut, head([31, -1, 35, 1, 32, 2.4]), 0, 0.1);
  return head([0, 0]) as [number, number];
}
