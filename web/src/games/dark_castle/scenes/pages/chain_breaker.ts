import { around, type Block, box, chain, comb, engrave, moon, oval, parallel, person } from "../cut";

export const label = {
  en: "On a narrow ledge before the moon, a giant swings broken chains; bats fly beneath, a prisoner faces him.",
  fr: "Sur une corniche étroite, devant la lune, un géant brandit ses chaînes brisées ; des chauves-souris passent dessous, un prisonnier lui fait face.",
};

export default function chainBreaker(b: Block): void {
  b.light = [262, 84];
  engrave(b, "k", parallel(b, 0, 6, [0, 0, 400, 200], 1.4), (x, y) => around(262, 86, 54, 230, 0.16, 0.95)(x, y));
  moon(b, 256, 84, 56);
  // The gulf under the ledge.
  const gulf = box(0, 196, 400, 300);
  b.lay("k", gulf);
  engrave(
    b,
    "p",
    parallel(b, 4, 9, [0, 226, 400, 300], 3),
    (x, y) => 0.34 * ((y - 220) / 80) * (0.6 + 0.5 * Math.sin(x / 40 + y / 6)),
  );
  const left = [-6, 40, 26, 52, 40, 90, 30, 130, 58, 170, 70, 204, 48, 230, 40, 262, 20, 306, -6, 306];
  const right = [406, 60, 372, 70, 366, 110, 350, 150, 356, 190, 344, 214, 362, 250, 368, 306, 406, 306];
  const ledge = [
    40, 198, 120, 201, 200, 197, 300, 200, 362, 194, 362, 210, 330, 214, 290, 226, 240, 218, 200, 230, 150, 216, 110,
    222, 60, 212,
  ];
  for (const cliff of [left, right]) {
    b.lay("p", cliff, 2);
    comb(b, "k", cliff, 20, 6, 0.7, cliff === left ? -1 : 1);
    comb(b, "k", cliff, 60, 9, 0.3, cliff === left ? -1 : 1);
  }
  b.lay("p", ledge, 2);
  comb(b, "k", ledge, 84, 5, 0.72, 1);
  for (const [x, y, s, t] of [
    [110, 246, 38, -10],
    [168, 262, 52, 12],
    [232, 244, 30, 0],
    [290, 268, 60, -14],
    [206, 284, 34, 8],
    [88, 278, 30, 16],
  ] as const)
    b.icon("bat", x, y, s, { ink: "p", turn: t });
  for (const [x, y, s] of [
    [120, 70, 24],
    [158, 54, 16],
    [92, 98, 14],
  ] as const)
    b.icon("bat", x, y, s, { edge: 0.7 });
  const g = person(
    b,
    258,
    204,
    178,
    {
      lean: 0,
      near: [104, 164],
      far: [108, 158],
      legs: [
        [14, 4],
        [14, 4],
      ],
    },
    { square: true, head: "bald", wear: "rags", stout: 1.5 },
  );
  const [n, f] = [g.near[2], g.far[2]];
  chain(b, [n[0], n[1], n[0] + 22, n[1] + 8, n[0] + 34, n[1] + 40, n[0] + 24, n[1] + 74, n[0] + 34, n[1] + 92], 10);
  chain(b, [f[0], f[1], f[0] - 24, f[1] + 2, f[0] - 42, f[1] + 28, f[0] - 66, f[1] + 38, f[0] - 82, f[1] + 62], 10);
  for (const hand of [n, f]) b.lay("k", oval(hand[0], hand[1] + 3, 9, 6, 9), 1.4);
  for (const d of [-1, 1]) b.lay("p", [258 + d * 3, 50, 258 + d * 9, 48, 258 + d * 8, 52]);
  person(
    b,
    106,
    203,
    78,
    {
      lean: -12,
      nod: -20,
      near: [50, 130],
      far: [70, 140],
      legs: [
        [-16, -20],
        [14, 0],
      ],
    },
    { head: "shag" },
  );
}
