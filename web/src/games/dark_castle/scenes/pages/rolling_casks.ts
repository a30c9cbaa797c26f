import {
  around,
  type Block,
  cask,
  caskHead,
  comb,
  engrave,
  glow,
  limb,
  masonry,
  oval,
  parallel,
  place,
  smooth,
  solid,
  stroke,
  torch,
  upright,
  visage,
} from "../cut";

export const label = {
  en: "Casks come bounding down a ramp; a prisoner lies under them, legs in the air, among burst staves.",
  fr: "Des tonneaux dévalent une rampe ; un prisonnier gît dessous, les jambes en l’air, parmi des douves éclatées.",
};

export default function rollingCasks(b: Block): void {
  b.light = [60, 30];
  masonry(b, upright(-6, -6, 406, 306), 8, 7, around(70, 30, 50, 420, 0.08, 1), 6);
  const ramp = [-6, 92, 60, 96, 406, 262, 406, 306, -6, 306];
  b.lay("p", ramp, 2.2);
  engrave(
    b,
    "k",
    parallel(b, 25, 7, [-6, 80, 406, 310]),
    (x, y) => 0.3 - (x - 60) / 900 + 0.22 * Math.sin((x + y) / 19) + (y - 100) / 1400,
    [ramp],
  );
  for (let i = 0; i < 8; i++) stroke(b, "k", [20 + i * 50, 102 + i * 23, -10 + i * 50, 160 + i * 30], 1.3, 0.6);
  torch(b, 58, 36, 18);
  glow(b, 58, 24, 46);
  caskHead(b, 34, 66, 30, 20);
  caskHead(b, 22, 24, 24, 70);
  cask(b, 112, 98, 66, 62, 0.6);
  cask(b, 176, 78, 62, -28, 0.6);
  caskHead(b, 214, 150, 40, 40);
  cask(b, 292, 118, 78, 14, 0.7);
  for (const [x, y, t] of [
    [150, 50, -20],
    [184, 118, 10],
    [250, 82, -6],
    [66, 82, 30],
  ] as const) {
    for (const d of [0, 9, 18])
      stroke(b, "p", place([-16, d - 6, 0, d - 9, 16, d - 6], x - 22, y - 14, 1, 1, t), 0.3, 1.3, 0.3);
  }
  caskHead(b, 224, 214, 48, 12);
  // Under them, you.
  b.lay("k", smooth([262, 286, 310, 276, 372, 280, 392, 290, 330, 296], true, 3));
  const limbs = [
    limb([352, 264, 372, 236, 362, 202, 378, 196], 11, 8, 6, 4),
    limb([346, 260, 340, 226, 364, 214, 372, 222], 10, 8, 5, 4),
    limb([306, 262, 284, 246, 272, 222], 7, 5, 3.4),
  ];
  for (const part of limbs) {
    b.lay("k", part, 1.4);
    comb(b, "p", part, 20, 4, 0.4, -1);
  }
  const trunk = limb([352, 268, 326, 274, 300, 266], 13, 14, 11);
  b.lay("k", trunk, 1.5);
  comb(b, "p", trunk, 80, 4, 0.4, -1);
  visage(b, 284, 268, 12, { turn: -70, eyes: "wide", mouth: "open", edge: 1.5 });
  b.lay(
    "k",
    place(smooth([-0.95, -0.2, -0.8, -0.9, 0, -1.25, 0.8, -0.9, 0.95, -0.2, 0, -0.75], true, 2), 284, 268, 12, 13, -70),
    0.8,
  );
  b.lay("k", limb([312, 276, 300, 290, 280, 294], 7, 5, 3.4), 1.3);
  // What was never wine.
  for (const [x, y, t, l] of [
    [60, 262, -24, 60],
    [120, 284, 8, 70],
    [176, 272, -40, 50],
    [30, 288, 16, 54],
  ] as const)
    solid(
      b,
      place([-0.5, -0.06, 0, -0.1, 0.5, -0.06, 0.5, 0.07, 0, 0.03, -0.5, 0.07], x, y, l, l, t),
      90 + t,
      5,
      0.6,
      "p",
      1.5,
    );
  b.lay("k", [...oval(118, 250, 27, 9, 10, 0, 359.9), ...oval(118, 250, 23, 6, 10, 359.9, 0)]);
  b.icon("plain-dagger", 88, 252, 46, { turn: 70, edge: 1.8 });
  b.icon("round-potion", 146, 248, 36, { edge: 1.8, turn: -30 });
  b.icon("skeleton-key", 60, 226, 34, { edge: 1.6, turn: 20 });
}
