import {
  around,
  type Block,
  box,
  comb,
  engrave,
  glow,
  masonry,
  oval,
  parallel,
  person,
  place,
  room,
  smooth,
  solid,
  stroke,
  table,
  torch,
} from "../cut";

export const label = {
  en: "A barber in a spotted apron raises his razor over an empty stool; in a jar, leeches crowd against the glass.",
  fr: "Un barbier au tablier taché lève son rasoir au-dessus d’un tabouret vide ; dans un bocal, des sangsues se pressent contre la vitre.",
};

export default function leechBarber(b: Block): void {
  b.light = [96, 60];
  const dark = around(96, 70, 60, 340, 0.02, 1);
  glow(b, 96, 62, 110);
  const r = room(70, 56, 290, 196);
  masonry(b, r.back, 6, 6, dark, 6);
  masonry(b, r.left, 6, 3, dark, 7);
  masonry(b, r.right, 6, 3, (x, y) => dark(x, y) + 0.1, 7);
  masonry(b, r.ceiling, 3, 4, (x, y) => dark(x, y) + 0.2, 7);
  engrave(b, "k", parallel(b, 0, 6, [0, 196, 400, 306]), (x, y) => dark(x, y - 60), [r.floor.shape]);
  torch(b, 96, 70, 20);
  // The stool, planted in the way.
  b.lay("k", [...oval(146, 282, 40, 7, 12)]);
  for (const [x0, x1] of [
    [124, 116],
    [146, 146],
    [168, 176],
  ] as const)
    b.lay("k", [x0 - 4, 240, x0 + 4, 240, x1 + 4, 286, x1 - 4, 286], 1);
  solid(b, oval(146, 238, 36, 9, 16), 90, 5, 0.6, "p", 1.8);
  // The barber and his razor.
  const j = person(
    b,
    224,
    292,
    196,
    {
      lean: 12,
      nod: 6,
      near: [42, 70],
      far: [64, 104],
      legs: [
        [-8, -8],
        [12, 4],
      ],
    },
    { face: -1, head: "bald", wear: "coat" },
  );
  const apron = smooth([206, 158, 230, 156, 238, 200, 240, 250, 196, 252, 196, 204], true, 2);
  b.lay("p", apron, 1.6);
  comb(b, "k", apron, 8, 6, 0.4, 1);
  for (const [x, y, s] of [
    [212, 222, 9],
    [224, 206, 7],
    [208, 240, 8],
  ] as const)
    b.icon("drop", x, y, s, { ink: "b" });
  b.lay(
    "k",
    place(smooth([0.5, -0.35, 0.95, -0.5, 1.15, -0.1, 0.75, 0.1], true, 2), j.skull[0], j.skull[1], -15, 15, -10),
    0.6,
  );
  b.lay("p", place(oval(0.72, -0.12, 0.26, 0.26, 10), j.skull[0], j.skull[1], -15, 15, -10), 1.2);
  b.lay(
    "k",
    place(
      smooth([-0.4, -1, -1.2, -0.9, -1.5, -0.1, -1.1, 0.6, -0.8, 0.1], true, 2),
      j.skull[0],
      j.skull[1],
      -15,
      15,
      -10,
    ),
    1,
  );
  const hand = j.far[2];
  b.icon("razor", hand[0] - 18, hand[1] - 14, 52, { ink: "p", edge: 1.8, turn: -10 });
  for (const d of [0, 6, 12])
    stroke(
      b,
      "k",
      smooth(
        [hand[0] - 46 + d, hand[1] - 34 - d, hand[0] - 50 + d, hand[1] - 28 - d, hand[0] - 46 + d, hand[1] - 22 - d],
        false,
        3,
      ),
      0.3,
      1,
      0.3,
    );
  // You look well enough.
  person(
    b,
    58,
    304,
    176,
    {
      lean: -14,
      nod: -6,
      near: [40, 100],
      far: [70, 120],
      legs: [
        [-14, -16],
        [12, 2],
      ],
    },
    { head: "shag" },
  );
  // The jar: they have all come over to your side.
  table(b, 266, 410, 236, 310, 9);
  const jar = [292, 152, 374, 152, 380, 162, 380, 232, 372, 238, 294, 238, 286, 232, 286, 162];
  b.lay("p", jar, 2.4);
  engrave(b, "k", parallel(b, 0, 7, [286, 170, 380, 238]), (x) => 0.12 + (x - 286) / 300, [jar]);
  b.lay("k", box(286, 140, 380, 153), 1.4);
  stroke(b, "k", smooth([288, 172, 310, 168, 340, 173, 378, 169], false, 3), 1, 1.4, 1);
  for (const [x, y, t, k] of [
    [306, 181, 8, 1],
    [308, 195, -10, -1],
    [305, 208, 6, 1],
    [308, 222, -6, -1],
    [322, 232, 4, 1],
    [330, 188, 30, 1],
  ] as const) {
    b.lay(
      "k",
      place(smooth([-17, 1, -11, -6, 2, -8, 13, -4, 19, 4, 8, 5, -4, 3, -12, 6], true, 3), x, y, 1, k, t),
      0.9,
    );
    stroke(b, "p", place([-9, -3, 0, -4.6, 9, -2], x, y, 1, k, t), 0.2, 0.8, 0.2);
  }
  for (const x of [366, 372]) stroke(b, "p", [x, 166, x + 1, 222], 0.6, 1.6, 0.6);
  b.icon("scissors", 400 - 14, 224, 20, { turn: 30, edge: 1 });
}
