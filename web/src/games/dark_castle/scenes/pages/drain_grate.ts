import { around, type Block, box, engrave, oval, parallel, person, rings, smooth, stroke, water } from "../cut";

export const label = {
  en: "To the chest in black water, prisoners wait in a round drain while one of them works at the lock of the grate.",
  fr: "Dans un égout rond, de l’eau noire jusqu’à la poitrine, des prisonniers attendent que l’un d’eux vienne à bout de la serrure.",
};

export default function drainGrate(b: Block): void {
  b.light = [200, 110];
  const [cx, cy] = [200, 112];
  b.lay("p", box(0, 0, 400, 300));
  engrave(b, "k", rings(b, cx, cy, 7, 92, 290), (x, y) => around(cx, cy, 90, 230, 0.3, 1.1)(x, y));
  for (let ring = 0; ring < 5; ring++) {
    const [r0, r1] = [96 + ring * 30, 124 + ring * 30];
    for (let i = 0; i < 18 + ring * 2; i++) {
      const a = ((i + (ring % 2) / 2) / (18 + ring * 2)) * Math.PI * 2;
      stroke(
        b,
        ring > 1 ? "p" : "k",
        [cx + r0 * Math.cos(a), cy + r0 * Math.sin(a), cx + r1 * Math.cos(a), cy + r1 * Math.sin(a)],
        0.9,
        0.5,
      );
    }
  }
  // Rain, out there.
  b.lay("p", oval(cx, cy, 90, 90, 30), 2.6);
  engrave(b, "k", parallel(b, 62, 7, [110, 20, 290, 204]), (x, y) => 0.24 + 0.2 * Math.sin(x / 5 + y / 17), [
    oval(cx, cy, 88, 88, 26),
  ]);
  for (let i = 0; i < 7; i++) {
    const d = -78 + i * 26;
    const h = Math.sqrt(90 * 90 - d * d);
    b.lay("k", box(cx + d - 4, cy - h, cx + d + 4, cy + h), 0.8);
    if (i % 2) b.lay("k", box(cx - h, cy + d - 3.4, cx + h, cy + d + 3.4), 0.8);
  }
  b.lay("k", box(cx - 24, cy - 14, cx + 28, cy + 44), 1.4);
  b.icon("padlock", cx + 2, cy + 14, 44, { ink: "p" });
  // The one at the lock, the rest on tiptoe.
  person(
    b,
    cx - 2,
    330,
    206,
    { lean: 0, near: [150, 204], far: [148, 210] },
    { square: true, head: "shag", bust: true },
  );
  person(b, 84, 340, 176, { lean: 0, nod: -30, near: [30, 120] }, { head: "hood", bust: true });
  person(b, 318, 336, 172, { lean: -4, nod: -34 }, { head: "cap", bust: true, face: -1 });
  person(b, 36, 356, 190, { lean: 4, nod: -26 }, { head: "shag", bust: true });
  person(b, 366, 372, 196, { lean: 2, nod: -26 }, { head: "bare", bust: true, face: -1 });
  const flood = [-6, 226, 60, 223, 140, 227, 220, 224, 300, 227, 406, 223, 406, 306, -6, 306];
  water(b, flood, (x, y) => around(200, 226, 10, 250, 0.1, 0.8)(x, y), 6.5);
  for (const [x, y, r] of [
    [200, 231, 44],
    [84, 233, 34],
    [316, 233, 34],
    [38, 250, 40],
    [364, 256, 42],
  ] as const) {
    stroke(
      b,
      "p",
      smooth([x - r, y, x - r * 0.5, y + 5, x, y + 7, x + r * 0.5, y + 5, x + r, y], false, 3),
      0.4,
      1.6,
      0.4,
    );
  }
  b.icon("rat", 262, 262, 38, { ink: "p", edge: 1.6, flip: true, turn: 12 });
  b.lay("k", [232, 276, 296, 272, 300, 290, 236, 292]);
  stroke(b, "p", smooth([230, 274, 250, 268, 280, 270, 306, 264], false, 3), 0.4, 1.6, 0.4);
}
