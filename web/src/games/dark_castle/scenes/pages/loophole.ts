import {
  arch,
  around,
  type Block,
  box,
  comb,
  engrave,
  limb,
  masonry,
  moon,
  oval,
  parallel,
  person,
  place,
  reach,
  smooth,
  stroke,
  upright,
} from "../cut";

export const label = {
  en: "Seen over a crossbow, through a loophole: a moonlit yard, a dead man on his bundle, a prisoner running bent double.",
  fr: "Vue par une meurtrière, au-dessus d’une arbalète : une cour sous la lune, un mort sur son baluchon, un prisonnier qui court plié en deux.",
};

export default function loophole(b: Block): void {
  b.light = [286, 44];
  b.lay("k", box(0, 0, 400, 300));
  // The yard, seen through the slit from behind the crossbow.
  const slit = [96, 20, 330, 16, 352, 236, 72, 240];
  b.lay("p", slit);
  engrave(b, "k", parallel(b, 0, 6, [70, 10, 356, 110]), (x, y) => around(284, 50, 22, 170, 0.1, 0.9)(x, y), [slit]);
  moon(b, 284, 50, 19);
  const far = [
    60, 76, 84, 76, 84, 66, 104, 66, 104, 76, 124, 76, 124, 66, 144, 66, 144, 76, 164, 76, 164, 66, 184, 66, 184, 76,
    204, 76, 204, 66, 224, 66, 224, 76, 380, 76, 380, 132, 60, 132,
  ];
  b.lay(
    "k",
    far.map((v, i) => (i % 2 ? v : Math.min(346, Math.max(82, v)))),
    1,
  );
  masonry(b, upright(80, 80, 350, 132), 4, 8, () => 0.86, 5, [slit]);
  b.lay("k", arch(140, 132, 26, 34));
  // Cobbles.
  for (let row = 0; row < 9; row++) {
    const s = 0.3 + row * 0.1;
    const y = 138 + row * (7 + row * 0.75);
    for (let i = 0; i < 14; i++) {
      const x = 200 + (i - 6.5 + (row % 2) / 2) * 40 * s;
      if (x > 84 - row * 1.4 && x < 342 + row * 1.2 && y < 236)
        stroke(b, "k", [x - 15 * s, y, x, y - 6 * s, x + 15 * s, y], 0.4, 0.6 + s * 0.7, 0.4);
    }
  }
  // He had almost reached the wall.
  b.lay("k", smooth([196, 176, 222, 166, 262, 170, 290, 180, 262, 188, 216, 186], true, 3));
  b.lay(
    "k",
    [
      limb([206, 174, 232, 168, 262, 172], 5, 8, 6),
      limb([262, 172, 284, 170, 300, 176], 5, 3, 2),
      limb([262, 176, 280, 180, 296, 184], 5, 3, 2),
      limb([214, 172, 202, 162, 188, 162], 4, 3, 2),
      oval(201, 173, 7, 6, 9),
    ],
    1.1,
  );
  b.icon("swap-bag", 226, 184, 26, { edge: 1.2 });
  // And you, bent double.
  b.lay("k", [112, 210, 150, 203, 178, 207, 150, 216]);
  person(
    b,
    134,
    208,
    70,
    {
      lean: 56,
      nod: -30,
      near: [-40, -10],
      far: [60, 100],
      legs: [
        [-46, -80],
        [52, 4],
      ],
    },
    { head: "shag" },
  );
  stroke(b, "k", [222, 232, 172, 176], 1.7, 1.2);
  b.lay("k", place([0, -3, 9, 0, 0, 3], 171, 175, 1, 1, 228));
  for (const d of [-1, 1]) stroke(b, "k", [216 + d * 4, 220 - d * 3, 196 + d * 4, 198 - d * 3], 0.7, 0.1);
  // The splay of the wall.
  const jambs: readonly (readonly number[])[] = [
    [-6, -6, 96, 20, 72, 240, -6, 306],
    [406, -6, 330, 16, 352, 236, 406, 306],
    [-6, 306, 72, 240, 352, 236, 406, 306],
  ];
  for (const [i, jamb] of jambs.entries()) {
    b.lay("k", [...jamb], 1.2);
    comb(b, "p", [...jamb], i === 2 ? 90 : 4, i === 2 ? 16 : 9, i === 2 ? 0.3 : 0.5, i === 1 ? -1 : i === 0 ? 1 : -1);
  }
  // The crossbow and its owner.
  stroke(b, "p", [106, 262, 246, 286, 352, 236], 0.8);
  b.lay("k", limb([106, 264, 150, 240, 220, 230, 262, 226, 304, 224, 354, 238], 2, 5, 6, 5, 2), 1.4);
  const stock = [212, 214, 226, 211, 278, 306, 236, 306];
  b.lay("p", stock, 1.8);
  comb(b, "k", stock, 20, 5, 0.6, 1);
  const guard = smooth(
    [262, 310, 284, 268, 306, 252, 300, 214, 314, 190, 340, 180, 366, 190, 378, 216, 374, 250, 410, 268, 410, 310],
    true,
    3,
  );
  b.lay("k", guard, 1.8);
  b.lay("k", smooth([280, 206, 306, 176, 342, 160, 378, 176, 400, 208, 342, 196], true, 3), 1.6);
  comb(b, "p", smooth([280, 206, 306, 176, 342, 160, 378, 176, 400, 208, 342, 196], true, 3), 20, 5, 0.3, -1);
  reach(b, [330, 300, 300, 284, 262, 278], 11, 0.7, "p", 1.6);
  b.lay("k", limb([346, 310, 322, 296, 296, 286], 18, 17, 14), 1.2);
}
