import {
  arch,
  around,
  type Block,
  box,
  candle,
  comb,
  engrave,
  glow,
  limb,
  masonry,
  oval,
  place,
  rad,
  rays,
  reach,
  smooth,
  stroke,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "In a candlelit chapel a hand lies on the rim of a painted wheel of saints, some of them with scratched eyes.",
  fr: "Dans une chapelle éclairée de cierges, une main se pose sur la jante d’une roue peinte de saints, certains aux yeux grattés.",
};

export default function wheelOfSaints(b: Block): void {
  b.light = [200, 290];
  const dark = around(196, 180, 110, 260, 0.25, 1.05);
  glow(b, 200, 250, 180, 0.5);
  const niche = arch(196, 306, 330, 300, 1);
  masonry(b, upright(-6, -6, 406, 306), 8, 8, (x, y) => dark(x, y) + 0.1, 6.5);
  voussoirs(b, niche, 18, () => 0.5, 1.4);
  b.lay("k", niche, 1.4);
  engrave(b, "p", rays(b, 196, 148, 72, 118, 190), (x, y) => 0.34 * around(196, 148, 110, 200, 1, 0)(x, y), [niche]);
  // The wheel.
  const [cx, cy, r] = [196, 146, 116];
  b.lay("p", oval(cx, cy, r, r, 36), 2.6);
  b.lay("k", [...oval(cx, cy, r - 4, r - 4, 36, 0, 359.9), ...oval(cx, cy, r - 13, r - 13, 36, 359.9, 0)]);
  for (let i = 0; i < 24; i++)
    b.lay("p", oval(cx + Math.cos(rad(i * 15)) * (r - 8.5), cy + Math.sin(rad(i * 15)) * (r - 8.5), 1.7, 1.7, 6));
  for (let i = 0; i < 8; i++) {
    const a = i * 45 + 8;
    const at = (shape: number[]) => place(shape, cx, cy, 1, 1, a);
    b.lay("k", at([-1.6, -30, 1.6, -30, 1.6, -102, -1.6, -102]));
    // A saint each: halo, hood, gown; some have lost their eyes.
    const s = (shape: number[]) => place(shape, cx, cy, 1, 1, a + 22.5);
    b.lay("k", s(oval(0, -84, 14, 14, 16)));
    b.lay("p", s(oval(0, -84, 11.6, 11.6, 16)));
    b.lay("k", s(smooth([0, -96, 9, -88, 10, -76, 20, -62, 13, -34, -13, -34, -20, -62, -10, -76, -9, -88], true, 2)));
    b.lay("p", s(oval(0, -83, 5.6, 7, 12)));
    if (i % 3) for (const d of [-2.4, 2.4]) b.lay("k", s(oval(d, -84, 1.2, 1.4, 6)));
    else
      for (const [x0, x1] of [
        [-6, 6],
        [6, -6],
      ] as const)
        stroke(b, "k", s([x0, -88, x1, -80]), 0.7);
    if (i % 2)
      b.lay(
        "p",
        s([-1, -66, 1, -66, 1, -58, 6, -58, 6, -56, 1, -56, 1, -42, -1, -42, -1, -56, -6, -56, -6, -58, -1, -58]),
      );
    else for (const d of [-5, 0, 5]) stroke(b, "p", s([d, -64, d * 1.5, -38]), 0.3, 1.2, 0.3);
  }
  b.lay("k", oval(cx, cy, 29, 29, 22), 1.6);
  comb(b, "p", oval(cx, cy, 29, 29, 22), 30, 5, 0.4, -1);
  b.icon("two-coins", cx, cy + 3, 28, { ink: "p" });
  b.lay("k", [cx - 7, cy + 112, cx + 7, cy + 112, cx + 18, 306, cx - 18, 306], 1.4);
  // Candle ends.
  for (const [x, h, w] of [
    [40, 20, 12],
    [62, 34, 11],
    [92, 16, 13],
    [330, 28, 12],
    [356, 18, 12],
    [306, 14, 13],
  ] as const)
    candle(b, x, 290, w, h);
  b.lay("k", box(-6, 288, 130, 306), 1.2);
  b.lay("k", box(280, 288, 406, 306), 1.2);
  // Your hand is there already.
  reach(b, [420, 212, 368, 190, 316, 158], 16, 0.7, "p", 2.2);
  const sleeve = limb([430, 228, 396, 210, 358, 188], 34, 30, 24);
  b.lay("k", sleeve, 2);
  comb(b, "p", sleeve, 110, 6, 0.34, 1);
}
