import { type Block, box, oval, person, rad, stroke, wisp } from "../cut";

export const label = {
  en: "Almost black: three pairs of eyes, groping arms, the rims of holes in the floor, and the ember of a dead torch.",
  fr: "Presque noir : trois paires d’yeux, des bras qui tâtonnent, le bord de trous dans le sol, et la braise d’une torche morte.",
};

export default function pitchDark(b: Block): void {
  b.light = [60, 220];
  b.lay("k", box(0, 0, 400, 300));
  // The draught.
  for (const [y, w] of [
    [52, 2.4],
    [78, 1.6],
    [120, 1.8],
  ] as const)
    wisp(b, "p", [396, y, 320, y - 10, 260, y + 8, 190, y - 4, 130, y + 6], w);
  // Shelves, barely.
  for (const y of [96, 140]) {
    stroke(b, "p", [296, y, 392, y + 6], 0.9, 0.5);
    stroke(b, "p", [296, y + 6, 392, y + 13], 0.2, 0.5);
  }
  for (const [n, x, y, s] of [
    ["jug", 316, 80, 28],
    ["round-potion", 346, 85, 22],
    ["covered-jar", 374, 84, 26],
    ["skull-in-jar", 330, 125, 26],
    ["book-pile", 364, 130, 24],
  ] as const)
    b.icon(n, x, y, s, { ink: "k", edge: 1.1 });
  // A floor that is mostly holes.
  for (const [x, y, rx, ry] of [
    [112, 262, 62, 15],
    [252, 248, 52, 11],
    [344, 274, 66, 15],
    [206, 286, 46, 9],
    [176, 226, 34, 6],
    [320, 226, 30, 5],
    [70, 228, 26, 5],
  ] as const) {
    stroke(b, "p", oval(x, y, rx, ry, 22, 185, 352), 0.4, 2, 0.6);
    stroke(b, "p", oval(x, y, rx, ry, 14, 30, 140), 0.2, 0.9, 0.2);
    for (let i = 0; i < 9; i++) {
      const a = rad(198 + i * 17);
      stroke(
        b,
        "p",
        [x + Math.cos(a) * rx, y + Math.sin(a) * ry, x + Math.cos(a) * rx * 0.96, y + Math.sin(a) * ry + ry * 0.9 + 4],
        0.8,
        0.1,
      );
    }
  }
  // The pebble.
  b.lay("p", [248, 272, 253, 270, 255, 275, 250, 277]);
  for (const d of [-4, 0, 4]) stroke(b, "p", [251 + d, 262, 251 + d, 252], 0.7, 0.1);
  // Groping.
  const shade = (
    x: number,
    y: number,
    tall: number,
    face: 1 | -1,
    near: readonly [number, number],
    far: readonly [number, number],
    head: "hood" | "shag" | "cap",
  ) =>
    person(
      b,
      x,
      y,
      tall,
      {
        lean: 12,
        near,
        far,
        legs: [
          [-10, -14],
          [14, 4],
        ],
      },
      { face, head, faceless: true, edge: 0.95 },
    );
  const group = [
    shade(100, 244, 134, 1, [80, 96], [96, 84], "hood"),
    shade(196, 230, 112, 1, [70, 110], [110, 90], "shag"),
    shade(296, 244, 128, -1, [60, 30], [88, 70], "cap"),
  ];
  for (const [i, j] of group.entries()) {
    const f = i === 2 ? -1 : 1;
    b.lay("k", oval(j.skull[0] + f * 4, j.skull[1], 7, 8, 10));
    for (const d of [1, 6.4]) {
      b.lay("p", oval(j.skull[0] + f * d, j.skull[1] - 1.5, 2.9, 2.5, 9));
      b.lay("k", oval(j.skull[0] + f * (d + 0.9), j.skull[1] - 1.3, 1.2, 1.4, 6));
    }
  }
  // What was a torch.
  b.lay("k", [30, 296, 38, 298, 58, 236, 52, 234], 1);
  b.lay("k", [48, 238, 62, 242, 64, 224, 54, 220], 1);
  b.lay("f", oval(59, 223, 4.4, 3, 8));
  b.lay("f", oval(55, 228, 1.6, 1.6, 6));
  wisp(b, "p", [60, 216, 48, 196, 62, 176, 44, 156, 36, 130, 14, 118], 2.2);
  wisp(b, "p", [62, 214, 74, 198, 60, 184], 1.2);
}
