import {
  arch,
  around,
  type Block,
  box,
  comb,
  engrave,
  masonry,
  parallel,
  person,
  place,
  plane,
  planks,
  shaft,
  smooth,
  solid,
  strew,
  stroke,
  tube,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "In a cold kitchen a prisoner climbs the chimney amid falling bricks; another searches the cupboards, a mouse looks on.",
  fr: "Dans une cuisine froide, un prisonnier grimpe dans la cheminée parmi les briques qui tombent ; un autre est aux placards, une souris regarde.",
};

export default function kitchenChimney(b: Block): void {
  b.light = [330, 60];
  const ray = shaft(150, -10, 150, 230, 30, 50, 0.05, 1);
  masonry(b, upright(-6, -6, 406, 236), 8, 8, (x, y) => Math.min(around(360, 80, 30, 240, 0.1, 1)(x, y), 1), 6);
  masonry(b, plane(0, 236, 400, 236, 620, 306, -220, 306), 3, 6, (x) => 0.75 - x / 900, 5.5);
  // Hood and hearth, opened by the knife so that one sees up the flue.
  const hood = [96, -6, 204, -6, 204, 66, 262, 128, 262, 142, 38, 142, 38, 128, 96, 66];
  b.lay("p", hood, 2.2);
  masonry(b, upright(38, -6, 262, 142), 6, 6, () => 0.45, 6, [hood]);
  b.lay("k", [58, 142, 242, 142, 242, 240, 58, 240], 1.8);
  const flue = [116, -6, 186, -6, 186, 70, 214, 142, 86, 142, 116, 70];
  b.lay("k", flue, 1.8);
  engrave(b, "p", parallel(b, 90, 7, [86, -6, 214, 240]), (x, y) => (0.85 - ray(x, y)) * 0.7, [
    flue,
    box(60, 142, 240, 238),
  ]);
  for (const x of [48, 252]) {
    b.lay("p", box(x - 14, 142, x + 14, 244), 1.8);
    comb(b, "k", box(x - 14, 142, x + 14, 244), 0, 6, 0.6, -1);
  }
  b.lay("p", box(24, 132, 276, 146), 2);
  comb(b, "k", box(24, 132, 276, 146), 90, 8, 0.5, 1);
  // Cold ash, a spit, a crane.
  b.lay("k", tube([70, 196, 230, 196], 2), 0.9);
  b.icon("cauldron", 94, 214, 52, { ink: "k", edge: 1.6 });
  b.lay("p", smooth([112, 240, 132, 228, 156, 224, 184, 230, 206, 240], true, 3), 1);
  strew(b, "k", 118, 230, 198, 238, 12, 5);
  // You in front, with the bricks for your face.
  person(
    b,
    152,
    170,
    146,
    {
      lean: 0,
      nod: -20,
      near: [150, 176],
      far: [142, 184],
      legs: [
        [40, -36],
        [34, -46],
      ],
    },
    { square: true, head: "shag" },
  );
  for (const [x, y, t] of [
    [128, 34, 20],
    [176, 52, -30],
    [168, 16, 50],
    [182, 176, 12],
    [120, 200, -24],
  ] as const) {
    solid(b, place([-8, -4.5, 8, -4.5, 8, 4.5, -8, 4.5], x, y, 1, 1, t), 0, 3.4, 0.5, "p", 1.2);
    stroke(b, "p", [x, y - 8, x, y - 20], 0.9, 0.1);
  }
  // The bread oven and its lodger.
  const oven = arch(306, 196, 44, 36);
  voussoirs(b, oven, 9, () => 0.3, 1.2);
  b.lay("k", oven, 1.4);
  b.icon("seated-mouse", 306, 184, 22, { ink: "p" });
  // Cupboards nobody emptied.
  b.lay("k", box(286, 40, 396, 136), 1.8);
  for (const y of [70, 102]) b.lay("p", box(292, y, 392, y + 3.4));
  for (const [n, x, y, s] of [
    ["jug", 304, 56, 28],
    ["honey-jar", 330, 57, 24],
    ["cheese-wedge", 306, 90, 26],
    ["covered-jar", 336, 88, 26],
    ["bread", 316, 120, 34],
  ] as const)
    b.icon(n, x, y, s, { ink: "p" });
  planks(b, [352, 40, 404, 28, 404, 150, 352, 136], 3, 0.55, 1.8);
  for (const [n, x, s] of [
    ["saucepan", 300, 34],
    ["ladle", 336, 30],
    ["meat-cleaver", 372, 30],
  ] as const)
    b.icon(n, x, 20, s, { edge: 1, turn: 30 });
  person(b, 344, 302, 140, { lean: -4, nod: -20, near: [130, 140], far: [20, 40] }, { head: "cap" });
  person(b, 216, 304, 124, { lean: -4, nod: -36, near: [30, 70], far: [100, 130] }, { head: "hood", face: -1 });
}
