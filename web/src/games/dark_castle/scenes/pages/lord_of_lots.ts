import {
  around,
  type Block,
  box,
  candle,
  comb,
  engrave,
  glow,
  oval,
  parallel,
  person,
  rays,
  reach,
  smooth,
  stroke,
  visage,
} from "../cut";

export const label = {
  en: "A staring lord in a robe leans over the gaming table and rakes in the prisoners’ things with both arms.",
  fr: "Un seigneur en robe, le regard fixe, se penche sur la table de jeu et ramasse à pleins bras les affaires des prisonniers.",
};

export default function lordOfLots(b: Block): void {
  b.light = [200, 150];
  b.lay("k", box(0, 0, 400, 300));
  glow(b, 200, 130, 170, 0.8);
  engrave(b, "p", rays(b, 200, 110, 80, 70, 260), (x, y) => 0.5 * around(200, 110, 60, 250, 1, 0)(x, y));
  // Canopy and the throne behind.
  for (const d of [-1, 1]) {
    const fall = smooth(
      [
        200 + d * 16,
        10,
        200 + d * 120,
        26,
        200 + d * 150,
        70,
        200 + d * 128,
        140,
        200 + d * 156,
        220,
        200 + d * 104,
        214,
        200 + d * 108,
        130,
        200 + d * 84,
        70,
        200 + d * 30,
        40,
      ],
      true,
      4,
    );
    b.lay("p", fall, 1.8);
    for (let i = 0; i < 7; i++)
      stroke(
        b,
        "k",
        smooth(
          [
            200 + d * (40 + i * 13),
            30 + i * 3,
            200 + d * (96 + i * 6),
            80 + i * 4,
            200 + d * (104 + i * 6),
            140,
            200 + d * (112 + i * 6),
            210,
          ],
          false,
          4,
        ),
        0.3,
        1.6 + (i % 2),
        0.6,
      );
  }
  const throne = [148, 230, 148, 62, 160, 40, 172, 56, 184, 34, 200, 16, 216, 34, 228, 56, 240, 40, 252, 62, 252, 230];
  b.lay("k", throne, 1.8);
  for (const [x, y] of [
    [160, 40],
    [200, 16],
    [240, 40],
  ] as const)
    b.lay("p", oval(x, y, 5, 5, 10), 1.2);
  comb(b, "p", throne, 0, 8, 0.14, 1);
  comb(b, "p", throne, 0, 8, 0.14, -1);
  // The lord, getting up.
  const robe = smooth(
    [176, 108, 146, 130, 122, 172, 104, 226, 296, 226, 278, 172, 254, 130, 224, 108, 200, 102],
    true,
    4,
  );
  b.lay("p", robe, 2.2);
  engrave(
    b,
    "k",
    parallel(b, 90, 7, [100, 100, 300, 230], 1.6),
    (x, y) => 0.3 + Math.abs(x - 200) / 190 + 0.2 * Math.sin(x / 6 + y / 30),
    [robe],
  );
  const front = [188, 112, 212, 112, 222, 226, 178, 226];
  b.lay("b", front, 1.4);
  for (let i = 0; i < 5; i++) b.lay("p", oval(200, 126 + i * 20, 2.6, 2.6, 8), 0.8);
  b.lay("p", smooth([168, 118, 200, 104, 232, 118, 226, 132, 200, 122, 174, 132], true, 3), 1.8);
  for (let i = 0; i < 6; i++) stroke(b, "k", [176 + i * 9.6, 118, 176 + i * 9.6, 124], 1.1, 0.3);
  visage(b, 200, 82, 23, { eyes: "wide", mouth: "line", long: 1.25, edge: 2 });
  b.lay("k", smooth([190, 102, 200, 98, 210, 102, 208, 118, 200, 134, 192, 118], true, 3), 1);
  for (let i = 0; i < 3; i++) stroke(b, "p", [195 + i * 5, 106, 198 + i * 2, 126], 0.3, 0.8, 0.1);
  b.lay("k", smooth([174, 66, 176, 50, 200, 44, 224, 50, 226, 66, 200, 60], true, 3), 1.4);
  // The gaming table.
  const top = [44, 226, 356, 226, 404, 276, -4, 276];
  b.lay("p", top, 2.2);
  engrave(b, "k", parallel(b, 0, 7, [0, 226, 400, 276]), (x, y) => around(200, 240, 50, 220, 0, 0.8)(x, y), [top]);
  b.lay("k", [-6, 276, 406, 276, 406, 306, -6, 306], 1.6);
  engrave(b, "p", parallel(b, 0, 8, [0, 280, 400, 306]), () => 0.24);
  // Rakes in all that any of you owns.
  for (const d of [-1, 1]) {
    reach(b, [200 + d * 62, 166, 200 + d * 98, 206, 200 + d * 74, 246], 12, 1, "p", 2);
    const sleeve = smooth(
      [34, 116, 62, 126, 104, 166, 132, 214, 112, 228, 76, 224, 66, 190, 50, 160, 36, 146].map((v, i) =>
        i % 2 ? v : 200 + d * v,
      ),
      true,
      3,
    );
    b.lay("k", sleeve, 1.8);
    comb(b, "p", sleeve, 40 * d, 6, 0.3, d as 1 | -1);
    b.lay(
      "p",
      smooth(
        [130, 210, 136, 220, 112, 234, 74, 230, 74, 220, 110, 224].map((v, i) => (i % 2 ? v : 200 + d * v)),
        true,
        2,
      ),
      1.5,
    );
  }
  for (const [n, x, y, s, t] of [
    ["broadsword", 92, 254, 50, 20],
    ["round-potion", 128, 262, 28, 0],
    ["bread", 282, 262, 36, 40],
    ["round-shield", 324, 252, 40, 0],
    ["key", 250, 264, 22, 40],
    ["plain-dagger", 52, 262, 30, 80],
    ["two-coins", 158, 266, 22, 0],
  ] as const)
    b.icon(n, x, y, s, { edge: 1.8, turn: t, tall: 0.8 });
  b.lay("k", oval(200, 246, 38, 13, 20), 1.6);
  b.lay("p", oval(200, 242, 34, 9, 18), 1);
  for (const [x, y, t] of [
    [186, 240, 10],
    [202, 244, -20],
    [216, 239, 30],
  ] as const)
    b.icon("perspective-dice-six-faces-random", x, y - 2, 14, { ink: "p", edge: 1.4, turn: t });
  for (const [x, y, s] of [
    [200, 206, 12],
    [200, 224, 9],
  ] as const)
    b.icon("drop", x, y, s, { ink: "b", edge: 0.9 });
  candle(b, 30, 244, 11, 44);
  candle(b, 370, 244, 11, 44);
  // You, nearest.
  reach(b, [196, 320, 198, 282, 200, 262], 8, 0.3, "p", 1.6);
  person(b, 340, 360, 150, { lean: 6, near: [40, 110], far: [30, 80] }, { head: "hood", face: -1, bust: true });
  person(b, 60, 362, 150, { lean: 6, near: [40, 110], far: [30, 80] }, { head: "shag", bust: true });
}
