import {
  around,
  type Block,
  box,
  engrave,
  oval,
  parallel,
  person,
  rings,
  rope,
  smooth,
  stroke,
  visage,
  wisp,
} from "../cut";

export const label = {
  en: "Seen from below, a prisoner hangs in a well on a fraying rope held by two others; bundles dangle from hooks.",
  fr: "Vu d’en bas, un prisonnier pend dans un puits à une corde qui s’effiloche, tenue par deux autres ; des ballots sont accrochés autour.",
};

export default function wellShaft(b: Block): void {
  // Looking up from the water.
  b.light = [206, 90];
  const [cx, cy] = [206, 92];
  b.lay("p", box(0, 0, 400, 300));
  engrave(b, "k", parallel(b, 0, 7, [130, 16, 280, 170]), (x, y) => around(236, 60, 12, 90, 0, 0.42)(x, y), [
    oval(cx, cy, 70, 70, 24),
  ]);
  b.lay("p", oval(240, 58, 9, 9, 14), 1);
  // Those at the rim, holding on.
  person(b, 170, 226, 132, { lean: 8, nod: 20, near: [64, 84], far: [70, 74] }, { head: "hood", bust: true });
  person(b, 246, 222, 128, { lean: 10, nod: 22, near: [60, 80], far: [72, 70] }, { head: "cap", face: -1, bust: true });
  // The shaft.
  const stone = [-6, -6, 406, -6, 406, 306, -6, 306, -6, cy, ...oval(cx, cy, 70, 70, 32, 180, -180), -6, cy];
  b.lay("p", stone, 0.1);
  engrave(b, "k", rings(b, cx, cy, 8.5, 74, 330), (x, y) => around(cx, cy, 66, 230, 0.34, 1.12)(x, y));
  for (let ring = 0; ring < 5; ring++) {
    const [r0, r1] = [71 + ring * ring * 5 + ring * 26, 71 + (ring + 1) ** 2 * 5 + (ring + 1) * 26];
    const count = 15 + ring;
    for (let i = 0; i < count; i++) {
      const a = ((i + (ring % 2) / 2) / count) * Math.PI * 2;
      stroke(
        b,
        ring > 1 ? "p" : "k",
        [cx + r0 * Math.cos(a), cy + r0 * Math.sin(a), cx + r1 * Math.cos(a), cy + r1 * Math.sin(a)],
        1.1,
        0.6,
      );
    }
    stroke(b, ring > 1 ? "p" : "k", oval(cx, cy, r0, r0, 24, ring * 40, ring * 40 + 330), 0.6, 1.3, 0.6);
  }
  // Rust and bundles, all the way down.
  for (const [x, y, s, n] of [
    [106, 122, 30, "swap-bag"],
    [310, 128, 32, "swap-bag"],
    [62, 60, 40, "knapsack"],
    [352, 58, 42, "duffel-bag"],
    [76, 206, 48, "swap-bag"],
    [334, 214, 48, "knapsack"],
  ] as const) {
    stroke(b, "p", smooth([x, y - s * 0.95, x + s * 0.18, y - s * 0.72, x, y - s * 0.45], false, 3), 1.3, 1.8, 1.1);
    b.icon(n, x, y, s, { ink: "p", edge: 2.4 });
  }
  // The one who goes down.
  const you = person(
    b,
    204,
    296,
    134,
    {
      lean: 0,
      near: [168, 190],
      far: [164, 194],
      legs: [
        [16, -6],
        [26, -30],
      ],
    },
    { square: true, head: "shag" },
  );
  rope(b, [cx, cy + 8, cx + 3, cy + 50, cx - 2, 196], 2.8);
  visage(b, you.skull[0], you.skull[1] + 1, 9.5, { eyes: "wide", mouth: "open", edge: 0.9 });
  for (const hand of [you.near[2], you.far[2]]) b.lay("k", oval(hand[0], hand[1] - 2, 4.6, 4.6, 9), 0.9);
  // A strand going.
  for (const d of [-1, 1]) wisp(b, "p", [cx + 2, cy + 58, cx + d * 9, cy + 52, cx + d * 14, cy + 42], 1.8);
}
