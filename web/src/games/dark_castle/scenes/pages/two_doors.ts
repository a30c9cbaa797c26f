import {
  arch,
  around,
  type Block,
  box,
  comb,
  engrave,
  glow,
  limb,
  masonry,
  oval,
  person,
  planks,
  rays,
  torch,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "Three prisoners stand before two doors: boots show under the oak one, hands behind the grating of the iron one.",
  fr: "Trois prisonniers devant deux portes : sous celle de chêne, des bottes ; à la grille de celle de fer, des mains.",
};

export default function twoDoors(b: Block): void {
  b.light = [200, 84];
  const dark = around(200, 84, 34, 260, 0.02, 1);
  glow(b, 200, 84, 90);
  masonry(b, upright(-6, -6, 406, 226), 7, 8, dark, 6);
  engrave(b, "k", rays(b, 200, 60, 60, 150, 400), (x, y) => dark(x, y) + 0.1, [box(-6, 226, 406, 306)]);
  const oak = arch(106, 226, 116, 172);
  voussoirs(b, oak, 17, dark, 1.4);
  planks(b, oak, 5, 0.42, 2);
  for (const y of [112, 190]) {
    b.lay("k", [46, y - 4, 140, y - 5, 152, y, 140, y + 5, 46, y + 4], 0.8);
    for (const x of [58, 84, 110, 132]) b.lay("p", oval(x, y, 1.8, 1.8, 6));
  }
  b.lay("k", oval(144, 152, 8, 8, 10), 1);
  b.lay("p", oval(144, 152, 4.4, 4.4, 8));
  // Boots in the light under the oak.
  b.lay("f", [54, 220, 158, 220, 158, 230, 54, 230], 1);
  for (const x of [66, 82, 104, 120, 140]) b.lay("k", [x - 5, 219, x + 4, 219, x + 4, 226, x + 9, 230, x - 5, 230]);
  const iron = arch(294, 226, 116, 172);
  voussoirs(b, iron, 17, dark, 1.4);
  b.lay("k", iron, 2);
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 2; col++) {
      const [l, t] = [242 + col * 53, 74 + row * 38];
      if (row === 1) continue;
      const plate = row
        ? box(l, t, l + 49, t + 34)
        : col
          ? [l, t - 2, l + 22, t, l + 40, t + 16, l + 48, t + 34, l, t + 34]
          : [l + 49, t - 2, l + 27, t, l + 9, t + 16, l + 1, t + 34, l + 49, t + 34];
      b.lay("p", plate, 0.4);
      comb(b, "k", plate, 30, 4.6, 0.66, 1);
      for (const [dx, dy] of [
        [5, 30],
        [44, 30],
        [24, 30],
      ] as const)
        b.lay("k", oval(l + dx, t + dy, 2.2, 2.2, 6));
    }
  // Hands at the grating, fingers under the sill.
  b.lay("k", box(254, 112, 334, 146), 1.4);
  for (let i = 0; i < 6; i++)
    b.icon(i % 2 ? "hand" : "grab", 264 + i * 12.4, 130 + b.some(-4, 6), b.some(15, 23), {
      ink: "p",
      turn: b.some(-30, 30),
      flip: i % 3 === 0,
    });
  for (let i = 0; i < 6; i++) b.lay("k", box(258 + i * 14.4, 110, 262 + i * 14.4, 148), 0.7);
  for (let i = 0; i < 12; i++)
    b.lay("p", limb([248 + i * 8.4, 222, 247 + i * 8.4, 228, 245 + i * 8.4, 233], 2.6, 2.2, 1.5), 1);
  torch(b, 200, 90, 20);
  person(
    b,
    66,
    312,
    132,
    {
      near: [14, 30],
      far: [20, 30],
      legs: [
        [6, 3],
        [6, 3],
      ],
    },
    { square: true, head: "hood" },
  );
  person(b, 204, 318, 150, { lean: 2, near: [70, 150], far: [-10, 20] }, { head: "shag", face: -1 });
  person(
    b,
    330,
    314,
    136,
    {
      near: [12, 6],
      far: [30, 140],
      legs: [
        [6, 3],
        [6, 3],
      ],
    },
    { square: true, head: "cap" },
  );
}
