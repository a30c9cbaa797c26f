import {
  arch,
  around,
  bars,
  type Block,
  comb,
  engrave,
  glow,
  limb,
  masonry,
  oval,
  parallel,
  person,
  place,
  smooth,
  straw,
  stroke,
  torch,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "A rat as big as an ox lies across the gate, and her young pour out of the holes in the walls.",
  fr: "Une énorme mère rat, grosse comme un bœuf, barre la grande porte, et ses petits sortent en foule des trous du mur.",
};

export default function ratMother(b: Block): void {
  b.light = [330, 60];
  const dark = around(330, 70, 50, 330, 0.04, 1.05);
  glow(b, 340, 60, 90);
  masonry(b, upright(-6, -6, 406, 216), 6, 8, dark, 6);
  engrave(b, "k", parallel(b, 0, 6.5, [0, 216, 400, 306]), (x, y) => dark(x, y - 80) + 0.05);
  const gate = arch(196, 216, 190, 190);
  voussoirs(b, gate, 18, dark, 1.6);
  b.lay("k", gate, 1.6);
  engrave(b, "p", parallel(b, 0, 8, [100, 20, 292, 216]), (_, y) => 0.3 - y / 800, [gate]);
  bars(b, 106, 20, 288, 216, 7, 6, 4, 16);
  torch(b, 344, 66, 20);
  // She lies across it.
  const hide = smooth(
    [
      76, 262, 58, 226, 66, 178, 104, 134, 162, 112, 222, 112, 270, 134, 300, 160, 326, 172, 352, 196, 372, 224, 366,
      236, 340, 244, 312, 240, 300, 262, 210, 272,
    ],
    true,
    4,
  );
  b.lay("k", limb([84, 252, 46, 262, 20, 244, 14, 200, 34, 168], 9, 8, 6, 4, 1), 1.6);
  b.lay("k", hide, 2.2);
  comb(b, "p", hide, 70, 6, 0.42, -1);
  comb(b, "p", hide, 20, 8, 0.16, 1);
  for (let i = 0; i < 24; i++) {
    const [x, y] = [b.some(90, 280), b.some(160, 240)];
    stroke(b, "p", [x, y, x - 6, y + 9], 0.9, 0.1);
  }
  for (const [x, y, t] of [
    [268, 140, -20],
    [298, 150, 8],
  ] as const) {
    const ear = place(smooth([0, 0, -12, -14, -8, -32, 8, -34, 16, -18, 10, 0], true, 3), x, y, 1, 1, t);
    b.lay("k", ear, 1.8);
    b.lay("p", place(smooth([0, -4, -7, -14, -4, -26, 6, -26, 10, -16, 6, -4], true, 3), x, y, 1, 1, t));
    comb(
      b,
      "k",
      place(smooth([0, -4, -7, -14, -4, -26, 6, -26, 10, -16, 6, -4], true, 3), x, y, 1, 1, t),
      20,
      4,
      0.5,
      -1,
    );
  }
  b.lay("p", oval(322, 192, 6, 5, 10));
  b.lay("b", oval(323, 192, 3.4, 3.6, 9));
  b.lay("p", oval(369, 222, 5, 5, 9), 1);
  b.lay("p", [344, 240, 352, 238, 351, 256, 346, 256], 1.2);
  b.lay("p", [352, 238, 360, 236, 357, 254, 352, 256], 1.2);
  for (const [y, d] of [
    [222, -16],
    [226, -6],
    [230, 6],
  ] as const) {
    stroke(b, "p", smooth([352, y, 376, y + d * 0.4, 396, y + d], false, 3), 0.9, 0.2);
  }
  for (const [x, y] of [
    [276, 258],
    [250, 264],
    [112, 258],
  ] as const)
    for (const d of [-8, 0, 8]) b.lay("p", limb([x, y, x + 8 + d, y + 8, x + 12 + d, y + 14], 3.4, 2.6, 0.6), 1.1);
  straw(b, 190, 284, 270, 24, 46);
  // The walls empty.
  for (const [x, y, r] of [
    [40, 70, 15],
    [58, 128, 12],
    [360, 130, 13],
    [20, 30, 11],
    [386, 172, 11],
  ] as const) {
    b.lay("p", oval(x, y, r + 3, r * 0.8 + 3, 12), 1.4);
    b.lay("k", oval(x, y, r, r * 0.8, 12));
  }
  for (const [x, y, s, t, f] of [
    [42, 74, 24, 60, 1],
    [30, 104, 26, 80, 1],
    [62, 140, 22, 70, 0],
    [44, 160, 28, 85, 1],
    [362, 140, 24, 80, 0],
    [378, 166, 22, 95, 1],
  ] as const)
    b.icon("mouse", x, y, s, { edge: 1.2, turn: t + 40, flip: Boolean(f) });
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    b.icon(i % 4 ? "mouse" : "rat", 24 + t * 350 + b.some(-8, 8), 272 + b.some(-4, 16), b.some(24, 38), {
      edge: 1.3,
      flip: i % 2 === 0,
      turn: i % 4 ? b.some(40, 60) * (i % 2 ? 1 : -1) : 0,
      ink: i % 3 ? "k" : "p",
    });
  }
  person(
    b,
    384,
    306,
    90,
    {
      lean: -14,
      near: [110, 170],
      far: [60, 150],
      legs: [
        [-20, -24],
        [40, -10],
      ],
    },
    { head: "shag", face: -1 },
  );
  person(
    b,
    22,
    304,
    92,
    {
      lean: -10,
      near: [70, 150],
      far: [100, 160],
      legs: [
        [-20, -24],
        [30, 0],
      ],
    },
    { head: "cap" },
  );
}
