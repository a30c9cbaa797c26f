import {
  around,
  beam,
  type Block,
  box,
  comb,
  engrave,
  glow,
  moon,
  oval,
  parallel,
  person,
  place,
  planks,
  rays,
  smooth,
  straw,
  stroke,
  tube,
} from "../cut";

export const label = {
  en: "Three sleep in the straw under the rafters; a fourth keeps watch by the hatch, from which light shines up.",
  fr: "Trois dorment dans la paille, sous la charpente ; un quatrième veille près de la trappe, d’où monte de la lumière.",
};

export default function strawLoft(b: Block): void {
  b.light = [262, 240];
  const dark = around(262, 236, 50, 330, 0.1, 1);
  // Boards of the gable, a window to the night.
  const gable = [200, -30, 420, 200, 420, 240, -20, 240, -20, 200];
  b.lay("k", box(0, 0, 400, 300));
  planks(b, gable, 17, 0.68, 1.2);
  b.lay("p", oval(200, 78, 30, 30, 22), 2.2);
  engrave(b, "k", parallel(b, 0, 6, [168, 46, 232, 110]), (x, y) => around(190, 74, 16, 50, 0, 0.8)(x, y), [
    oval(200, 78, 29, 29, 20),
  ]);
  moon(b, 191, 74, 13);
  b.lay("k", box(198.4, 48, 201.6, 108));
  b.lay("k", box(170, 76.4, 230, 79.6));
  // Rafters.
  for (const d of [-1, 1]) {
    beam(b, 200, -20, 200 + d * 226, 222, 18, 0.55);
    beam(b, 200 + d * 44, 20, 200 + d * 250, 250, 10, 0.9);
  }
  beam(b, 46, 146, 354, 146, 15, 0.5);
  b.lay("k", tube([200, 110, 200, 146], 5), 1.1);
  b.icon("cobweb", 78, 176, 44, { ink: "p", turn: 0 });
  const floor = box(-6, 232, 406, 306);
  b.lay("p", floor, 1.6);
  engrave(b, "k", parallel(b, 0, 7, [0, 232, 400, 306]), (x, y) => dark(x, y) + 0.05, [floor]);
  // The hatch, and the castle awake under it.
  glow(b, 276, 216, 96);
  engrave(
    b,
    "p",
    rays(b, 276, 300, 40, 40, 170),
    (x, y) => (Math.abs(x - 276) < (300 - y) * 0.55 ? 0.5 - (300 - y) / 400 : 0),
    [box(0, 90, 400, 258)],
  );
  b.lay("f", [232, 258, 318, 258, 334, 280, 220, 280], 2);
  b.lay("p", [244, 262, 308, 262, 316, 275, 238, 275]);
  for (const x of [262, 290]) b.lay("k", tube([x, 260, x + (x - 276) * 0.3, 282], 2.2));
  for (const y of [266, 274]) b.lay("k", tube([262, y, 290, y], 1.6));
  planks(b, [318, 258, 334, 280, 356, 214, 338, 198], 3, 0.6, 1.8);
  // Straw for everyone.
  straw(b, 92, 264, 190, 62, 90);
  const sleeper = (x: number, y: number, s: number, f: number) => {
    const at = (shape: number[]) => place(shape, x, y, s * f, s);
    const blanket = at(
      smooth([2, 2, 6, -22, 22, -30, 40, -22, 62, -24, 78, -14, 106, -12, 118, -18, 126, -4, 122, 4], true, 3),
    );
    b.lay("k", blanket, 1.6);
    comb(b, "p", blanket, 90 + 14 * f, 5.4, 0.4, -1);
    const face = at(smooth([-22, 2, -26, -10, -18, -20, -4, -22, 8, -14, 6, 2], true, 3));
    b.lay("p", face, 1.6);
    b.lay("k", at(smooth([-20, -14, -14, -26, 0, -28, 12, -18, 8, -4, 2, -12, -8, -16], true, 2)), 1);
    stroke(b, "k", at([-20, -8, -16, -6, -12, -8]), 0.4, 1.1, 0.4);
    b.lay("k", at(oval(-18, -1, 2.4, 1.6, 7)));
  };
  sleeper(58, 230, 0.86, 1);
  sleeper(150, 246, 0.94, -1);
  straw(b, 80, 302, 220, 40, 80);
  straw(b, 366, 304, 120, 34, 34);
  sleeper(50, 282, 1.05, 1);
  // The one who watches.
  person(
    b,
    206,
    292,
    132,
    {
      lean: 14,
      nod: 10,
      near: [30, 90],
      far: [40, 100],
      legs: [
        [104, 24],
        [96, 14],
      ],
    },
    { head: "hood", wear: "coat" },
  );
  for (const [x, y] of [
    [284, 180],
    [268, 150],
    [292, 128],
  ] as const)
    b.lay("p", oval(x, y, 1.4, 1.4, 6));
}
