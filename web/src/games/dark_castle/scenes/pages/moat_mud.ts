import {
  around,
  type Block,
  box,
  comb,
  engrave,
  masonry,
  moon,
  oval,
  parallel,
  person,
  smooth,
  stroke,
  upright,
} from "../cut";

export const label = {
  en: "A prisoner sinks in the mud of the moat with all his things; the others look on from the bank, and there are no trees.",
  fr: "Un prisonnier s’enfonce avec toutes ses affaires dans la boue des douves ; les autres regardent de la berge, et il n’y a pas d’arbres.",
};

export default function moatMud(b: Block): void {
  b.light = [320, 60];
  engrave(b, "k", parallel(b, 0, 7, [0, 0, 400, 130], 1.6), (x, y) => around(320, 64, 30, 320, 0, 0.7)(x, y));
  moon(b, 322, 56, 22);
  // The curtain wall and its towers, without a tree in sight.
  const keep = [
    -6, 126, -6, 46, 10, 46, 10, 36, 26, 36, 26, 46, 42, 46, 42, 36, 58, 36, 58, 46, 66, 46, 66, 76, 84, 76, 84, 68, 98,
    68, 98, 76, 114, 76, 114, 68, 128, 68, 128, 76, 146, 76, 146, 40, 154, 40, 154, 32, 166, 32, 166, 40, 180, 40, 180,
    32, 192, 32, 192, 40, 200, 40, 200, 126,
  ];
  b.lay("k", keep, 1.4);
  masonry(b, upright(-6, 40, 200, 126), 6, 9, () => 0.9, 6, [keep]);
  for (const [x, y] of [
    [32, 66],
    [172, 62],
  ] as const)
    b.lay("p", box(x - 2.4, y, x + 2.4, y + 16));
  const bank = [
    ...smooth([-6, 132, 70, 122, 150, 128, 240, 122, 330, 132, 406, 126], false, 3),
    406,
    176,
    ...smooth([406, 160, 330, 170, 250, 156, 160, 170, 80, 158, -6, 172], false, 3),
  ];
  b.lay("p", bank, 1.6);
  comb(b, "k", bank, 84, 6, 0.6, 1);
  person(b, 264, 150, 62, { lean: -6, near: [100, 130], far: [20, 10] }, { head: "shag", face: -1 });
  person(b, 296, 150, 60, { lean: 0, near: [60, 150], far: [20, 20] }, { head: "cap" });
  person(
    b,
    226,
    154,
    60,
    {
      lean: 30,
      nod: -10,
      near: [70, 70],
      far: [60, 50],
      legs: [
        [-16, -24],
        [20, -4],
      ],
    },
    { head: "hood", face: -1 },
  );
  // Mud.
  const mud = [...smooth([-6, 172, 80, 160, 160, 171, 250, 158, 330, 171, 406, 162], false, 3), 406, 306, -6, 306];
  b.lay("k", mud);
  engrave(
    b,
    "p",
    parallel(b, 0, 8, [0, 160, 400, 306], 3.6),
    (x, y) => around(300, 170, 40, 330, 0.5, 0.16)(x, y) * (0.7 + 0.5 * Math.sin(x / 19 + y / 3)),
    [mud],
  );
  // You, to the hips.
  for (const [rx, ry] of [
    [104, 26],
    [82, 19],
    [62, 13],
  ] as const)
    stroke(b, "p", oval(158, 262, rx, ry, 26, -20, 200), 0.6, 2.2, 0.6);
  person(
    b,
    158,
    352,
    202,
    { lean: 4, nod: -16, near: [128, 168], far: [112, 150] },
    { square: true, head: "shag", bust: true, wear: "tunic" },
  );
  b.lay("k", smooth([104, 266, 128, 256, 158, 254, 190, 256, 214, 266, 190, 276, 158, 280, 126, 276], true, 3), 1.4);
  for (const [x, y] of [
    [130, 264],
    [160, 270],
    [186, 264],
  ] as const)
    stroke(b, "p", [x - 12, y, x, y + 3, x + 12, y], 0.3, 1.4, 0.3);
  b.icon("swap-bag", 262, 250, 48, { ink: "p", edge: 2, turn: 24 });
  b.icon("broadsword", 320, 240, 74, { ink: "p", edge: 2, turn: 110 });
  b.icon("bread", 70, 236, 36, { ink: "p", edge: 2, turn: 60 });
  for (const [x, y, w] of [
    [262, 272, 40],
    [312, 268, 44],
    [70, 250, 28],
  ] as const) {
    b.lay(
      "k",
      smooth(
        [
          x - w,
          y - 2,
          x - w / 2,
          y - 6,
          x,
          y - 4,
          x + w / 2,
          y - 7,
          x + w,
          y - 2,
          x + w * 0.8,
          y + 22,
          x - w * 0.8,
          y + 22,
        ],
        true,
        3,
      ),
    );
    stroke(b, "p", [x - w, y - 2, x, y + 3, x + w, y - 2], 0.3, 1.8, 0.3);
  }
}
