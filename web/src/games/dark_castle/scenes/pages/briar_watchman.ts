import {
  around,
  type Block,
  box,
  briar,
  engrave,
  masonry,
  moon,
  parallel,
  person,
  place,
  smooth,
  upright,
  visage,
} from "../cut";

export const label = {
  en: "In a dead garden under the moon stands a watchman whom the briars have grown through, roses at their ends.",
  fr: "Dans un jardin mort, sous la lune, un veilleur que les ronces ont traversé, des roses au bout.",
};

export default function briarWatchman(b: Block): void {
  b.light = [92, 64];
  engrave(b, "k", parallel(b, 0, 6, [0, 0, 400, 170], 1.4), (x, y) => around(92, 66, 40, 300, 0.02, 0.85)(x, y));
  moon(b, 92, 66, 34);
  for (const [x, y, s] of [
    [146, 40, 22],
    [176, 58, 15],
  ] as const)
    b.icon("bat", x, y, s);
  // The garden wall and its dead trees.
  b.icon("dead-wood", 36, 124, 110, { edge: 1 });
  b.icon("dead-wood", 362, 124, 116, { edge: 1, flip: true });
  const wall = box(-6, 162, 406, 206);
  b.lay("p", wall, 1.8);
  masonry(b, upright(-6, 162, 406, 206), 2, 9, (x) => 0.5 + x / 700, 6, [wall]);
  b.lay("p", box(-6, 206, 406, 306), 1.6);
  engrave(
    b,
    "k",
    parallel(b, 0, 7, [0, 206, 400, 306], 2.4),
    (x, y) => around(170, 250, 60, 260, 0.1, 0.95)(x, y) * (0.85 + 0.3 * Math.sin(x / 13 + y)),
  );
  for (const [x, y, w] of [
    [64, 250, 120],
    [344, 248, 120],
    [50, 302, 150],
    [352, 304, 150],
  ] as const) {
    b.lay(
      "k",
      smooth([x - w / 2, y + 6, x - w * 0.3, y - 8, x, y - 12, x + w * 0.3, y - 8, x + w / 2, y + 6], true, 3),
      1.2,
    );
    for (let i = 0; i < 4; i++) {
      const px = x - w * 0.36 + i * w * 0.24;
      briar(b, [px, y - 4, px + b.some(-8, 8), y - 20, px + b.some(-16, 16), y - b.some(30, 46)], 1.7, "k", 0.9);
    }
  }
  // They come up through him, and walk him.
  b.lay("k", smooth([130, 292, 200, 276, 290, 290, 240, 304, 160, 304], true, 3));
  for (const way of [
    [104, 302, 140, 276, 168, 284, 184, 250, 190, 214],
    [310, 304, 270, 280, 244, 286, 226, 250, 214, 214],
  ])
    briar(b, way, 4, "k", 1.6);
  const j = person(
    b,
    204,
    290,
    218,
    {
      lean: 0,
      near: [58, 30],
      far: [46, 12],
      legs: [
        [9, -2],
        [15, 6],
      ],
    },
    { square: true, pale: true, head: "none", wear: "coat", edge: 1.8 },
  );
  visage(b, j.skull[0] + 3, j.skull[1] + 2, 16, { turn: 14, mouth: "open", edge: 1.8 });
  b.lay(
    "k",
    place(
      [-1.7, -0.2, -0.95, -0.55, -0.85, -1.15, 0, -1.5, 0.85, -1.15, 0.95, -0.55, 1.7, -0.2, 0, -0.35],
      j.skull[0] + 1,
      j.skull[1] - 2,
      17,
      17,
      14,
    ),
    1.4,
  );
  for (let i = 0; i < 17; i++) {
    const a = b.some(0, 6.28);
    const [x, y] = [204 + Math.cos(a) * 20, 168 + Math.sin(a) * 50];
    b.lay("k", place([-3, 0, 3, 0, 0.4, -24], x, y, 1, 1, (a * 180) / Math.PI + 90), 1);
  }
  briar(
    b,
    [190, 250, 176, 222, 226, 206, 232, 178, 184, 162, 182, 140, 158, 122, 176, 96, 160, 70, 150, 56],
    3.4,
    "k",
    1.5,
  );
  briar(b, [190, 150, 150, 146, 134, 116, 112, 116], 3, "k", 1.5);
  briar(b, [226, 150, 266, 132, 280, 96, 308, 84], 3, "k", 1.5);
  for (const [x, y, s, t] of [
    [146, 50, 44, -30],
    [104, 112, 36, -60],
    [316, 78, 42, 30],
    [206, 196, 32, 10],
  ] as const)
    b.icon("rose", x, y, s, { ink: "b", edge: 1.6, turn: t });
  b.icon("lantern", j.near[2][0] + 6, j.near[2][1] + 26, 46, { edge: 1.8 });
}
