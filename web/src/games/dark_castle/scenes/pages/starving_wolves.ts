import { around, type Block, engrave, hound, masonry, moon, oval, parallel, person, smooth, upright } from "../cut";

export const label = {
  en: "Through a breach in the wall, under the moon, gaunt wolves come in over the snow towards two prisoners.",
  fr: "Par une brèche du mur, sous la lune, des loups efflanqués s’avancent sur la neige vers deux prisonniers.",
};

export default function starvingWolves(b: Block): void {
  b.light = [150, 60];
  const breach = smooth(
    [
      60, 226, 68, 170, 54, 130, 84, 92, 76, 54, 118, 34, 150, 14, 200, 22, 236, 46, 244, 90, 274, 120, 262, 170, 282,
      226,
    ],
    false,
    2,
  );
  engrave(b, "k", parallel(b, 0, 6, [50, 10, 290, 150]), (x, y) => around(168, 70, 24, 130, 0.06, 0.85)(x, y), [
    [...breach],
  ]);
  moon(b, 170, 66, 26);
  b.lay("p", [...smooth([40, 186, 110, 160, 190, 168, 290, 176], false, 4), 290, 250, 40, 250], 1.4);
  const wall = [
    -6,
    -6,
    406,
    -6,
    406,
    240,
    282,
    240,
    ...[...Array(breach.length / 2).keys()]
      .reverse()
      .flatMap((i) => [breach[2 * i] as number, breach[2 * i + 1] as number]),
    60,
    240,
    -6,
    240,
  ];
  b.lay("p", wall, 2.4);
  masonry(b, upright(-6, -6, 406, 240), 8, 8, (x, y) => around(168, 100, 110, 250, 0.45, 1.1)(x, y), 6, [wall]);
  // Snow, blown in.
  const drift = [...smooth([-10, 262, 60, 240, 130, 212, 200, 210, 280, 236, 410, 258], false, 4), 410, 310, -10, 310];
  b.lay("p", drift, 1.8);
  engrave(
    b,
    "k",
    parallel(b, 6, 8, [0, 220, 400, 306], 3),
    (x, y) => 0.1 + around(180, 240, 60, 260, 0, 0.6)(x, y) * (0.7 + 0.5 * Math.sin(x / 21 + y / 3)),
    [drift],
  );
  hound(b, 186, 226, 46, 1, { gait: "stalk", neck: 16 });
  hound(b, 108, 236, 58, 1, { gait: "stand", neck: 40, jaw: 4, tail: 60 });
  hound(b, 122, 290, 122, 1, { gait: "stalk", neck: 8, jaw: 20, tail: 50, pale: true });
  hound(b, 282, 292, 76, 1, { gait: "stalk", neck: 14, jaw: 16 });
  person(
    b,
    350,
    290,
    150,
    {
      lean: -6,
      near: [36, 100],
      far: [70, 110],
      legs: [
        [-12, -14],
        [12, 2],
      ],
    },
    { head: "shag", face: -1 },
  );
  person(b, 384, 294, 148, { lean: -4, near: [20, 90], far: [50, 80] }, { head: "hood", face: -1 });
  for (let i = 0; i < 56; i++) b.lay("p", oval(b.some(10, 390), b.some(10, 230), b.some(1.5, 3.2), b.some(1.5, 3), 6));
}
