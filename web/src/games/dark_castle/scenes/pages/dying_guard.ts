import {
  around,
  type Block,
  comb,
  engrave,
  flame,
  glow,
  limb,
  masonry,
  oval,
  parallel,
  plane,
  smooth,
  solid,
  stroke,
  tube,
  upright,
} from "../cut";

export const label = {
  en: "A young guard lies across the corridor and grips the ankle of somebody who is stepping over him.",
  fr: "Un jeune garde est couché en travers du couloir et serre la cheville de quelqu’un qui l’enjambe.",
};

export default function dyingGuard(b: Block): void {
  b.light = [330, 200];
  const dark = around(324, 196, 40, 330, 0.02, 1.05);
  glow(b, 330, 200, 110, 0.8);
  masonry(b, upright(-6, -6, 406, 176), 4, 6, dark, 6.5);
  masonry(b, plane(-40, 176, 440, 176, 640, 306, -240, 306), 4, 8, (x, y) => dark(x, y), 5.5);
  // Somebody stepping over: only the legs.
  const legs = [
    limb([88, -10, 104, 60, 92, 130, 104, 214], 34, 26, 27, 13),
    limb([188, -10, 208, 56, 196, 120, 192, 198], 32, 25, 26, 13),
  ] as const;
  const shoe = (x: number, y: number) =>
    smooth([x - 16, y - 12, x + 14, y - 14, x + 26, y + 4, x + 60, y + 14, x + 62, y + 26, x - 18, y + 26], true, 3);
  b.lay("k", [legs[1], shoe(190, 202)], 2);
  comb(b, "p", legs[1], 4, 7, 0.34, 1);
  for (let i = 0; i < 5; i++) stroke(b, "p", [176 + i * 1.4, 96 + i * 18, 216 - i * 3, 84 + i * 18], 0.5, 1, 0.5);
  // The young guard.
  b.lay("k", smooth([40, 292, 120, 270, 260, 262, 390, 276, 330, 300, 140, 304], true, 3));
  solid(
    b,
    smooth([282, 272, 290, 226, 332, 214, 378, 224, 396, 256, 390, 284, 330, 290], true, 3),
    80,
    6,
    0.5,
    "k",
    1.8,
    -1,
  );
  for (const y of [238, 258]) stroke(b, "p", smooth([290, y, 330, y - 8, 386, y + 4], false, 3), 0.5, 1.3, 0.5);
  const body = smooth(
    [290, 246, 262, 236, 220, 240, 160, 250, 100, 256, 60, 262, 50, 282, 100, 288, 180, 290, 250, 288, 288, 280],
    true,
    3,
  );
  b.lay("p", body, 2.2);
  engrave(b, "k", parallel(b, 78, 6.4, [50, 230, 300, 292], 1), (x, y) => 0.2 + (y - 240) / 90 + (200 - x) / 900, [
    body,
  ]);
  stroke(b, "k", smooth([206, 240, 212, 262, 206, 289], false, 3), 3, 3.4, 3);
  const head = smooth([276, 238, 268, 214, 284, 194, 310, 190, 330, 204, 328, 228, 312, 242, 292, 246], true, 3);
  b.lay("p", head, 2);
  comb(b, "k", head, 10, 5, 0.28, -1);
  b.lay("k", smooth([284, 200, 296, 184, 318, 182, 338, 200, 340, 226, 328, 234, 326, 212, 310, 202], true, 3), 1);
  for (const [x, y] of [
    [284, 214],
    [301, 211],
  ] as const) {
    b.lay("k", oval(x, y, 5.6, 4.4, 10));
    b.lay("p", oval(x - 0.4, y, 4, 3, 10));
    b.lay("k", oval(x - 1.4, y - 0.6, 1.8, 2, 7));
  }
  stroke(b, "k", [278, 207, 288, 205], 0.5, 1);
  stroke(b, "k", [295, 203, 306, 203], 0.5, 1);
  stroke(b, "k", smooth([290, 216, 285, 224, 291, 227], false, 3), 0.4, 1, 0.3);
  b.lay("k", smooth([286, 232, 294, 229, 302, 232, 294, 237], true, 2));
  for (let i = 0; i < 5; i++) stroke(b, "k", [282 + i * 6, 238 + (i % 2), 283 + i * 6, 243], 0.5, 0.2);
  for (const [x, y] of [
    [316, 212],
    [276, 222],
  ] as const)
    b.icon("drop", x, y, 6, { ink: "p", edge: 0.7 });
  // One hand under the pack, the other on your ankle.
  b.lay("p", limb([270, 262, 300, 276, 338, 282], 12, 10, 8), 1.8);
  b.lay("k", tube([340, 276, 384, 290], 4), 1.2);
  b.lay("p", [380, 284, 398, 296, 376, 295], 1);
  b.lay("k", [legs[0], shoe(100, 222)], 2.2);
  comb(b, "p", legs[0], 4, 7, 0.34, 1);
  for (let i = 0; i < 5; i++) stroke(b, "p", [78 + i * 2.4, 104 + i * 19, 116 - i * 1.6, 92 + i * 19], 0.5, 1, 0.5);
  b.lay("p", limb([236, 254, 190, 230, 136, 206], 14, 12, 9), 2);
  comb(b, "k", limb([236, 254, 190, 230, 136, 206], 14, 12, 9), 110, 5.4, 0.4, -1);
  for (let i = 0; i < 4; i++)
    b.lay("p", limb([130 - i * 1.5, 191 + i * 9, 108, 189 + i * 9, 87 + i * 1.4, 195 + i * 9], 4.8, 4.8, 3.2), 1.7);
  b.lay("p", limb([140, 204, 130, 188, 116, 182], 6, 5, 3.6), 1.7);
  b.icon("lantern-flame", 362, 184, 44, { edge: 1.6 });
  flame(b, 362, 195, 10);
  b.icon("light-helm", 40, 262, 44, { edge: 1.8, turn: -70 });
}
