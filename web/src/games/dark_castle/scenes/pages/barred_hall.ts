import {
  arch,
  around,
  beam,
  type Block,
  engrave,
  masonry,
  parallel,
  person,
  planks,
  reach,
  strew,
  stroke,
  upright,
  visage,
  voussoirs,
} from "../cut";

export const label = {
  en: "Three prisoners brace a barred door; dead faces and groping arms are already in the crack.",
  fr: "Trois prisonniers retiennent une porte barrée ; des visages morts et des bras qui tâtonnent sont déjà dans la fente.",
};

export default function barredHall(b: Block): void {
  b.light = [200, 120];
  masonry(b, upright(-6, -6, 406, 250), 8, 8, (x, y) => around(200, 130, 110, 260, 0.35, 1)(x, y), 6);
  engrave(b, "k", parallel(b, 0, 6, [0, 250, 400, 306]), (x, y) => around(200, 250, 50, 240, 0.2, 0.95)(x, y));
  const door = arch(200, 252, 236, 232);
  voussoirs(b, door, 20, () => 0.5, 1.6);
  b.lay("k", door, 1.6);
  // The crack between the leaves, and who is in it.
  b.lay("k", [188, 24, 214, 24, 222, 252, 182, 252]);
  visage(b, 201, 78, 14, { mouth: "open", turn: -8 });
  visage(b, 203, 118, 16, { mouth: "grin", turn: 10 });
  visage(b, 200, 206, 15, { mouth: "droop", turn: -6 });
  const leafL = [82, 252, ...arch(200, 252, 236, 232).slice(2, 16), 186, 24, 182, 140, 176, 252];
  planks(b, leafL, 4, 0.5, 2);
  const leafR = [216, 24, ...arch(200, 252, 236, 232).slice(16, 28), 318, 252, 228, 252, 222, 140];
  planks(b, leafR, 4, 0.56, 2);
  reach(b, [200, 96, 176, 92, 146, 104], 7, 1.3, "p", 1.6);
  reach(b, [206, 146, 232, 152, 262, 142], 8, 1.2, "p", 1.6);
  reach(b, [198, 182, 178, 186, 156, 178], 6, 1.4, "p", 1.5);
  reach(b, [204, 60, 226, 58, 250, 66], 6, 1.3, "p", 1.5);
  b.icon("meat-cleaver", 268, 54, 40, { edge: 1.6, turn: 20 });
  b.icon("ladle", 134, 84, 44, { edge: 1.6, flip: true, turn: -20 });
  // The bar, jumping.
  for (const x of [92, 296]) b.lay("k", [x - 10, 150, x + 10, 150, x + 10, 186, x - 10, 186], 1.2);
  beam(b, 60, 172, 340, 160, 17, 0.35);
  for (const [x, d] of [
    [92, -1],
    [306, 1],
  ] as const)
    for (const k of [0, 7, 14])
      stroke(b, "p", [x - 12 + k, 142 - Math.abs(k - 7) * 0.4, x - 12 + k + d * 2, 134], 0.3, 1.2);
  strew(b, "p", 120, 12, 280, 60, 22, 6, 1);
  // Shoulders to the oak.
  person(
    b,
    104,
    296,
    140,
    {
      lean: 30,
      nod: -8,
      near: [90, 84],
      far: [104, 98],
      legs: [
        [-46, -34],
        [20, -18],
      ],
    },
    { head: "cap" },
  );
  person(
    b,
    296,
    296,
    146,
    {
      lean: 32,
      nod: -6,
      near: [88, 96],
      far: [110, 100],
      legs: [
        [-50, -36],
        [22, -16],
      ],
    },
    { head: "shag", face: -1 },
  );
  person(
    b,
    206,
    304,
    132,
    {
      lean: -14,
      nod: 12,
      near: [30, 14],
      far: [40, 20],
      legs: [
        [38, 4],
        [24, -14],
      ],
    },
    { head: "hood", face: -1 },
  );
}
