import {
  around,
  type Block,
  box,
  chamber,
  comb,
  engrave,
  glow,
  limb,
  masonry,
  oval,
  parallel,
  person,
  room,
  smooth,
  stroke,
  torch,
  upright,
  wisp,
} from "../cut";

export const label = {
  en: "A pale head without eyes comes round a corner, low down, and sniffs at a bleeding prisoner.",
  fr: "Une tête blême et sans yeux débouche au coin d’un mur, très bas, et flaire un prisonnier qui saigne.",
};

export default function scentOfBlood(b: Block): void {
  b.light = [40, 120];
  const dark = around(40, 130, 40, 330, 0.04, 1.05);
  const r = room(96, 70, 214, 176);
  glow(b, 30, 110, 120);
  chamber(b, r, dark, 6, 6);
  b.lay("k", box(96, 70, 214, 176));
  engrave(b, "p", parallel(b, 0, 7, [96, 70, 214, 176]), (x) => 0.25 - (x - 96) / 400);
  // The pale head, low down.
  const head = smooth(
    [
      112, 214, 122, 190, 152, 168, 186, 140, 236, 126, 300, 140, 330, 200, 318, 262, 262, 284, 196, 282, 140, 268, 116,
      246,
    ],
    true,
    4,
  );
  b.lay("p", head, 2.6);
  comb(b, "k", head, 12, 5.4, 0.42, 1);
  comb(b, "k", head, 96, 6, 0.22, 1);
  for (let i = 0; i < 7; i++)
    stroke(
      b,
      "k",
      smooth([182 + i * 8, 158 - i * 2.5, 196 + i * 8, 172 - i * 2, 200 + i * 9, 190 - i], false, 3),
      0.3,
      1.5,
      0.3,
    );
  for (let i = 0; i < 5; i++)
    stroke(
      b,
      "k",
      smooth([146 + i * 9, 182 - i * 6, 152 + i * 10, 192 - i * 5, 150 + i * 11, 204 - i * 5], false, 3),
      0.3,
      1.2,
      0.3,
    );
  for (const [ex, ey] of [
    [166, 176],
    [214, 172],
  ] as const) {
    b.lay("p", oval(ex, ey, 17, 12, 14));
    for (const k of [-8, -3, 3])
      stroke(b, "k", smooth([ex - 14, ey + k, ex, ey + k + 6, ex + 14, ey + k - 1], false, 3), 0.2, 1.1 + k * 0.1, 0.2);
  }
  const ear = smooth([268, 176, 280, 160, 296, 166, 292, 190, 276, 204], true, 3);
  b.lay("p", ear, 1.8);
  comb(b, "k", ear, 20, 4, 0.6, 1);
  b.lay("k", smooth([116, 206, 128, 200, 134, 210, 122, 220], true, 3));
  b.lay("k", smooth([138, 204, 150, 198, 156, 210, 142, 218], true, 3));
  const lips = smooth([110, 234, 140, 236, 190, 228, 250, 244, 266, 262, 222, 262, 170, 258, 124, 254], true, 3);
  b.lay("k", lips);
  for (let i = 0; i < 10; i++) {
    const x = 120 + i * 13;
    b.lay("p", [
      x,
      236 + (i > 6 ? (i - 6) * 4 : 0),
      x + 9,
      235 + (i > 6 ? (i - 6) * 5 : 0),
      x + 5,
      248 + b.some(-2, 3),
    ]);
    b.lay("p", [x + 3, 258, x + 13, 259, x + 8, 249 + b.some(-2, 2)]);
  }
  // The corner it comes round.
  const corner = [262, -6, 406, -6, 406, 306, 296, 306, 274, 262, 262, 180];
  b.lay("p", corner, 2.4);
  masonry(b, upright(262, -6, 412, 306), 6, 2, (x, y) => 0.42 + (x - 262) / 200 + Math.abs(y - 130) / 700, 6, [corner]);
  // Claws round its edge.
  for (let i = 0; i < 4; i++) {
    const y = 66 + i * 20;
    const finger = limb([256, y - 3, 276, y - 8, 296, y + 2, 310, y + 12], 5, 6.5, 5, 1);
    b.lay("p", finger, 1.8);
    comb(b, "k", finger, 90, 4, 0.4, 1);
    b.lay("k", [300, y + 1, 318, y + 18, 302, y + 10]);
  }
  for (const [y, d] of [
    [196, -8],
    [208, 0],
    [222, 10],
  ] as const)
    wisp(b, "k", [112, y, 96, y + d * 0.3, 84, y + d - 4, 70, y + d], 1.5);
  person(
    b,
    24,
    286,
    150,
    {
      lean: -7,
      near: [60, 140],
      far: [-10, 0],
      legs: [
        [-6, -8],
        [8, 4],
      ],
    },
    { head: "hood" },
  );
  person(
    b,
    62,
    292,
    146,
    {
      lean: -10,
      nod: -8,
      near: [18, 70],
      far: [-24, -10],
      legs: [
        [-14, -14],
        [10, 6],
      ],
    },
    { head: "shag" },
  );
  for (const [x, y, s] of [
    [83, 226, 5],
    [80, 246, 6],
    [84, 268, 5],
    [79, 288, 8],
  ] as const)
    b.icon("drop", x, y, s * 1.6, { ink: "b" });
  stroke(b, "b", [70, 206, 80, 214, 82, 222], 1.5, 2.4, 1);
  torch(b, 30, 120, 20, 0);
}
