import {
  around,
  type Block,
  box,
  chain,
  comb,
  engrave,
  limb,
  oval,
  parallel,
  place,
  rings,
  smooth,
  straw,
  strew,
  stroke,
  tube,
  x as xOf,
  y as yOf,
} from "../cut";

export const label = {
  en: "A chain runs taut from a shackled ankle into a dark tunnel, where two eyes wait.",
  fr: "Une chaîne tendue va d’une cheville prise dans un fer jusqu’au fond d’un tunnel noir, où deux yeux attendent.",
};

export default function longChain(b: Block): void {
  b.light = [390, 60];
  const dark = around(400, 110, 30, 310, 0, 1.1);
  engrave(b, "k", rings(b, 128, 120, 7.5, 62, 340), dark, [box(-6, -6, 406, 226)]);
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    for (const [r0, r1] of [
      [70, 96],
      [130, 166],
      [210, 256],
    ] as const) {
      const [c, s] = [Math.cos(a + r0), Math.sin(a + r0)];
      if (120 + r0 * s < 205)
        stroke(b, 128 + r0 * c > 230 ? "k" : "p", [128 + r0 * c, 120 + r0 * s, 128 + r1 * c, 120 + r1 * s], 0.9, 0.4);
    }
  }
  b.lay("k", [-6, 196, 70, 182, 190, 182, 406, 222, 406, 306, -6, 306]);
  engrave(
    b,
    "p",
    parallel(b, 3, 8, [60, 186, 406, 306], 1),
    (x, y) => around(390, 230, 40, 280, 0.8, 0)(x, y) * (0.8 + 0.3 * Math.sin(x / 17 + y)),
  );
  b.lay("k", oval(128, 118, 66, 70, 26), 1);
  // Somebody at the other end.
  for (const d of [-1, 1]) {
    b.lay("p", smooth([128 + d * 10, 100, 128 + d * 24, 92, 128 + d * 32, 100, 128 + d * 20, 106], true, 3));
    b.lay("k", oval(128 + d * 21, 99.5, 2.6, 4, 7));
  }
  const bulk = smooth([80, 168, 76, 120, 96, 76, 128, 62, 160, 76, 180, 120, 176, 168], false, 4);
  for (let i = 0; i < bulk.length / 2 - 1; i += 2)
    stroke(
      b,
      "p",
      [xOf(bulk, i), yOf(bulk, i), xOf(bulk, i) * 0.86 + 128 * 0.14, yOf(bulk, i) * 0.86 + 120 * 0.14],
      1,
      0.1,
    );
  for (const [fx, fy, t] of [
    [112, 148, 20],
    [124, 152, 6],
    [136, 152, -8],
    [148, 147, -22],
  ] as const)
    b.lay("p", place([-3.5, -10, 3.5, -10, 3, 4, 0, 14, -3, 4], fx, fy, 1.2, 1.2, t), 0.8);
  // Your leg, hauled in heel first, and the straw it went into.
  straw(b, 344, 300, 150, 30, 40);
  const foot = smooth(
    [268, 196, 280, 190, 292, 196, 300, 222, 312, 244, 306, 266, 290, 272, 276, 258, 268, 230, 262, 208],
    true,
    3,
  );
  b.lay("p", foot, 2.4);
  comb(b, "k", foot, 12, 5, 0.4, -1);
  for (const [tx, ty, r] of [
    [266, 194, 5],
    [274, 188, 5.6],
    [284, 186, 6],
    [295, 190, 8],
  ] as const)
    b.lay("p", oval(tx, ty, r, r * 1.15, 9), 1.8);
  const shin = limb([300, 256, 340, 250, 396, 232, 430, 222], 17, 24, 34, 38);
  b.lay("p", shin, 2.4);
  comb(b, "k", shin, 82, 6, 0.42, 1);
  comb(b, "k", shin, 82, 8, 0.16, -1);
  const hem = smooth([366, 190, 410, 176, 410, 290, 374, 282, 380, 262, 364, 250, 376, 232, 360, 212], true, 2);
  b.lay("k", hem, 2);
  comb(b, "p", hem, 80, 6, 0.3, -1);
  // The shackle, shut.
  const cuff = tube([324, 226, 316, 254, 324, 282], 9);
  b.lay("k", cuff, 2);
  for (const y of [234, 254, 274]) b.lay("p", oval(y === 254 ? 316 : 320, y, 2.2, 2.2, 7));
  chain(b, [132, 166, 176, 190, 222, 230, 262, 276, 306, 268], 8, 32);
  strew(b, "p", 150, 262, 262, 290, 12, 14);
}
