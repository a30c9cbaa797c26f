import {
  around,
  type Block,
  box,
  comb,
  engrave,
  limb,
  masonry,
  oval,
  parallel,
  person,
  place,
  rays,
  reach,
  smooth,
  stroke,
  upright,
  visage,
  wisp,
} from "../cut";

export const label = {
  en: "A veiled woman of frost glides out of the wall, and her arm goes straight through a shield, which splits.",
  fr: "Une femme de givre, voilée, sort du mur, et son bras passe à travers un bouclier, qui se fend.",
};

export default function frostWidow(b: Block): void {
  b.light = [178, 130];
  const dark = around(180, 130, 70, 260, 0.08, 1);
  masonry(b, upright(-6, -6, 92, 306), 7, 2, dark, 6);
  masonry(b, upright(92, 26, 296, 224), 6, 5, (x, y) => dark(x, y) - 0.06, 6);
  masonry(b, upright(296, -6, 406, 306), 7, 2, dark, 6);
  engrave(b, "k", parallel(b, 0, 6, [92, 224, 296, 306]), (x, y) => dark(x, y));
  b.lay("k", box(92, -6, 296, 26));
  // Cold comes off her in lines.
  engrave(b, "p", rays(b, 178, 120, 56, 60, 150), (x, y) => 0.5 - Math.hypot(x - 178, y - 120) / 320);
  for (const x of [92, 296]) b.lay("k", box(x - 1.5, -6, x + 1.5, 306));
  const shieldAt: readonly [number, number] = [318, 124];
  b.lay("k", oval(shieldAt[0], shieldAt[1], 54, 62, 20), 1.4);
  b.lay("p", oval(shieldAt[0], shieldAt[1], 47, 55, 20));
  comb(b, "k", oval(shieldAt[0], shieldAt[1], 47, 55, 20), 10, 5, 0.5, 1);
  // Gown and veil, trailing out of the stones she came from.
  const gown = smooth(
    [160, 92, 138, 120, 126, 170, 96, 226, 70, 262, 40, 300, 236, 304, 232, 250, 222, 200, 214, 150, 208, 112, 192, 92],
    true,
    4,
  );
  b.lay("p", gown, 2);
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    stroke(
      b,
      "k",
      smooth([164 + t * 34, 112 + b.some(0, 20), 140 + t * 66, 176, 100 + t * 112, 236, 46 + t * 180, 300], false, 4),
      0.2,
      1 + 1.1 * Math.sin(t * 9) ** 2,
      0.5,
    );
  }
  reach(b, [202, 128, 242, 134, 288, 124], 8, 1, "p", 1.6);
  const sleeve = smooth([184, 106, 212, 112, 256, 126, 262, 150, 250, 190, 232, 168, 208, 156, 190, 150], true, 3);
  b.lay("p", sleeve, 1.6);
  for (let i = 0; i < 6; i++)
    stroke(
      b,
      "k",
      smooth([196 + i * 9, 120 + i * 3, 212 + i * 8, 142, 222 + i * 5, 166 + i * 3], false, 3),
      0.2,
      1.2,
      0.3,
    );
  const veil = smooth(
    [178, 30, 204, 44, 212, 74, 214, 110, 224, 140, 196, 132, 178, 140, 158, 132, 132, 148, 142, 108, 146, 72, 154, 44],
    true,
    4,
  );
  b.lay("p", veil, 2);
  visage(b, 180, 78, 19, { turn: 6, eyes: "holes", mouth: "line", edge: 1 });
  for (const d of [-1, 1])
    for (let i = 0; i < 4; i++)
      stroke(
        b,
        "k",
        smooth([180 + d * (8 + i * 3), 42 + i * 3, 180 + d * (22 + i * 2), 76, 180 + d * (20 + i * 6), 130], false, 3),
        0.2,
        1,
        0.3,
      );
  // Leather splits in the frost.
  for (const way of [
    [300, 122, 314, 100, 310, 84, 322, 66],
    [300, 124, 322, 136, 320, 152, 334, 178],
    [302, 122, 330, 118, 346, 106, 364, 108],
  ])
    b.lay("k", place(limb(way, 3.4, 2, 0.3), 0, 0, 1, 1));
  b.icon("stalactites", 130, 42, 60, { ink: "p", tall: 0.6 });
  b.icon("stalactites", 246, 40, 70, { ink: "p", tall: 0.55, flip: true });
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [b.some(16, 384), b.some(40, 250), b.some(4, 7)];
    for (const t of [0, 60, 120]) b.lay("p", place([-1, -0.16, 1, -0.16, 1, 0.16, -1, 0.16], x, y, r, r, t), 0, 0.1);
  }
  const p = person(
    b,
    366,
    306,
    150,
    {
      lean: -12,
      near: [40, 130],
      far: [60, 140],
      legs: [
        [-14, -16],
        [12, 4],
      ],
    },
    { head: "shag", face: -1 },
  );
  wisp(
    b,
    "p",
    [
      p.skull[0] - 14,
      p.skull[1] + 4,
      p.skull[0] - 28,
      p.skull[1] - 2,
      p.skull[0] - 38,
      p.skull[1] + 6,
      p.skull[0] - 52,
      p.skull[1] - 4,
    ],
    3,
  );
}
