import {
  arch,
  type Block,
  box,
  comb,
  engrave,
  gape,
  masonry,
  oval,
  parallel,
  person,
  place,
  shaft,
  smooth,
  stroke,
  tube,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "On a lectern a skull drops its jaw and speaks, in three scrolls at once, to two prisoners.",
  fr: "Sur un lutrin, un crâne ouvre la mâchoire et parle, en trois banderoles à la fois, à deux prisonniers.",
};

export default function talkingSkull(b: Block): void {
  b.light = [300, 20];
  const ray = shaft(316, 0, 170, 230, 34, 84, 0.02, 1);
  masonry(b, upright(-6, -6, 406, 246), 8, 8, ray, 6.5);
  engrave(b, "k", parallel(b, 0, 6.5, [0, 246, 400, 306]), (x, y) => ray(x, y) + 0.05);
  const win = arch(322, 106, 62, 104, 1);
  voussoirs(b, win, 13, () => 0.35, 1.4);
  b.lay("p", win, 2);
  b.lay("k", box(320.6, 6, 323.4, 106));
  for (const y of [44, 76]) b.lay("k", box(291, y, 353, y + 2.4));
  for (const x of [26, 382]) {
    const pier = [x - 22, -6, x + 22, -6, x + 22, 246, x + 30, 262, x - 30, 262, x - 22, 246];
    b.lay("k", pier, 1.5);
    comb(b, "p", pier, 0, 7, 0.36, x < 200 ? 1 : -1);
  }
  // The lectern.
  b.lay("k", [...oval(168, 288, 56, 8, 14)]);
  const foot = [160, 190, 178, 190, 182, 262, 206, 286, 132, 286, 156, 262];
  b.lay("p", foot, 2);
  comb(b, "k", foot, 0, 5, 0.6, -1);
  const desk = [112, 196, 124, 158, 216, 158, 228, 196];
  b.lay("p", desk, 2.2);
  engrave(b, "k", parallel(b, 0, 5.5, [112, 158, 228, 196]), (x, y) => 0.3 + (y - 158) / 90 - (x - 112) / 500, [desk]);
  b.lay("k", [108, 194, 232, 194, 232, 204, 108, 204], 1.4);
  gape(b, 170, 132, 40, -4, 0.42, 2.4);
  comb(b, "k", oval(170, 126, 36, 38, 20), 10, 5, 0.26, -1);
  // It has waited long for company.
  const scroll = (way: number[]) => {
    const mid = smooth(way, false, 6);
    const n = mid.length / 2;
    const [ex, ey] = [mid[2 * n - 2] as number, mid[2 * n - 1] as number];
    const turn = (Math.atan2(ey - (mid[2 * n - 5] as number), ex - (mid[2 * n - 6] as number)) * 180) / Math.PI;
    b.lay("p", [tube(mid, 1, 6, 8, 8, 8), place([-2, -8, 18, -12, 10, 0, 18, 12, -2, 8], ex, ey, 1, 1, turn)], 1.8);
    for (let i = 7; i < n - 1; i++) {
      const [x, y] = [mid[2 * i] as number, mid[2 * i + 1] as number];
      const t = Math.atan2(y - (mid[2 * i - 1] as number), x - (mid[2 * i - 2] as number));
      for (const off of [-2.6, 2.6])
        if (b.odds(0.7)) stroke(b, "k", place([-2.6, off, 2.6, off], x, y, 1, 1, (t * 180) / Math.PI), 0.7);
    }
  };
  scroll([190, 176, 214, 180, 232, 164, 238, 138, 258, 124, 282, 132]);
  scroll([150, 176, 126, 180, 106, 162, 96, 132, 74, 120, 52, 132]);
  scroll([176, 188, 200, 214, 232, 220, 254, 206, 272, 212]);
  person(
    b,
    314,
    296,
    182,
    {
      lean: -6,
      nod: -2,
      near: [20, 110],
      far: [30, 130],
      legs: [
        [-8, -8],
        [10, 4],
      ],
    },
    { head: "shag", face: -1 },
  );
  person(b, 366, 300, 160, { lean: 4, near: [16, 40], far: [20, 30] }, { head: "hood", face: -1 });
}
