import {
  around,
  beam,
  type Block,
  box,
  engrave,
  masonry,
  moon,
  oval,
  parallel,
  person,
  place,
  rope,
  smooth,
  stroke,
  tube,
  upright,
} from "../cut";

export const label = {
  en: "Under a beam with three nooses, an old man in a robe measures a prisoner’s neck with a knotted string.",
  fr: "Sous une poutre à trois nœuds coulants, un vieillard en robe mesure le cou d’un prisonnier avec une ficelle à nœuds.",
};

export default function oldHangman(b: Block): void {
  b.light = [318, 70];
  engrave(b, "k", parallel(b, 0, 6.5, [0, 0, 400, 236], 1.2), (x, y) => around(316, 78, 40, 330, 0.04, 0.95)(x, y));
  moon(b, 318, 76, 36);
  // The gatehouse and its beam.
  const pier = (x0: number, x1: number) => {
    b.lay("p", box(x0, -6, x1, 250), 2);
    masonry(b, upright(x0, -6, x1, 250), 7, 2, (x) => 0.85 - Math.max(0, x - 320) / 200, 6.5, [box(x0, -6, x1, 250)]);
  };
  pier(-6, 50);
  pier(366, 406);
  b.lay("p", box(-6, 250, 406, 306), 1.6);
  engrave(b, "k", parallel(b, 0, 7, [0, 250, 400, 306]), (x, y) => around(240, 270, 60, 260, 0.1, 0.9)(x, y));
  beam(b, 30, 44, 386, 34, 22, 0.6);
  for (const [x0, y0, x1, y1] of [
    [52, 96, 96, 50],
    [366, 88, 326, 46],
  ] as const)
    b.lay("k", tube([x0, y0, x1, y1], 6), 1.2);
  for (const [x, y, s] of [
    [86, 44, 0.9],
    [214, 42, 1.1],
    [288, 40, 0.95],
  ] as const) {
    rope(b, [x, y, x, y + 56 * s], 2.2);
    b.lay("k", box(x - 5, y + 52 * s, x + 5, y + 70 * s), 1);
    for (let i = 0; i < 4; i++) stroke(b, "p", [x - 5, y + (55 + i * 4) * s, x + 5, y + (54 + i * 4) * s], 0.7);
    const loop = oval(x, y + 90 * s, 15 * s, 21 * s, 18);
    rope(b, [...loop, loop[0] as number, loop[1] as number], 2.2);
  }
  b.icon("raven", 76, 24, 34, { edge: 1 });
  // The stool, brought out.
  b.lay(
    "k",
    [
      188, 240, 234, 240, 234, 248, 228, 248, 234, 290, 226, 290, 221, 248, 201, 248, 196, 290, 188, 290, 194, 248, 188,
      248,
    ],
    1.3,
  );
  // Old, and does things properly.
  const h = person(
    b,
    128,
    294,
    176,
    {
      lean: 20,
      nod: 4,
      near: [70, 96],
      far: [84, 128],
      legs: [
        [-6, -10],
        [14, 2],
      ],
    },
    { pale: true, head: "bald", wear: "robe", edge: 1.8 },
  );
  b.lay(
    "p",
    smooth(
      [
        h.skull[0],
        h.skull[1] + 8,
        h.skull[0] + 9,
        h.skull[1] + 9,
        h.skull[0] + 10,
        h.skull[1] + 22,
        h.skull[0] + 4,
        h.skull[1] + 38,
        h.skull[0] - 3,
        h.skull[1] + 20,
      ],
      true,
      3,
    ),
    1.4,
  );
  for (const d of [0, 4])
    stroke(b, "k", [h.skull[0] + 1 + d, h.skull[1] + 13, h.skull[0] + 3 + d * 0.4, h.skull[1] + 31], 0.2, 0.9, 0.2);
  b.lay(
    "k",
    place(
      smooth([-0.95, 0.2, -1, -0.5, -0.6, -1.1, 0.2, -1.15, 0.7, -0.7, 0, -0.6, -0.5, 0], true, 2),
      h.skull[0],
      h.skull[1],
      14,
      14,
      18,
    ),
    1,
  );
  // The queue.
  const q = [
    person(
      b,
      266,
      292,
      172,
      { lean: -8, nod: -10, near: [10, 20], far: [16, 30] },
      { head: "bare", face: -1, stout: 1.35 },
    ),
    person(b, 318, 290, 152, { lean: 0, near: [20, 110], far: [14, 20] }, { head: "shag", face: -1, stout: 0.8 }),
    person(b, 356, 292, 150, { lean: 4, near: [10, 26], far: [20, 40] }, { head: "hood", face: -1, stout: 0.85 }),
  ] as const;
  // The knotted string, round the sturdiest neck.
  const [nx, ny] = q[0].neck;
  const string = smooth(
    [h.near[2][0], h.near[2][1], (h.near[2][0] + nx) / 2, ny + 16, nx - 6, ny - 3, nx + 8, ny - 5],
    false,
    5,
  );
  b.lay("b", tube(string, 1.5), 0.6);
  for (let i = 3; i < string.length / 2 - 2; i += 3)
    b.lay("b", oval(string[2 * i] as number, string[2 * i + 1] as number, 3, 3, 8), 0.7);
  b.lay(
    "b",
    tube(
      smooth(
        [h.near[2][0], h.near[2][1], h.near[2][0] - 2, h.near[2][1] + 20, h.near[2][0] + 5, h.near[2][1] + 36],
        false,
        4,
      ),
      1.4,
    ),
    0.6,
  );
  b.icon("broom", 34, 236, 92, { edge: 1.6, turn: -30 });
}
