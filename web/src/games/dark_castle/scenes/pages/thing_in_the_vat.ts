import {
  around,
  beam,
  type Block,
  cloth,
  comb,
  engrave,
  flame,
  glow,
  masonry,
  oval,
  parallel,
  reach,
  smooth,
  stroke,
  upright,
  visage,
  wisp,
} from "../cut";

export const label = {
  en: "Something with two faces and too many arms heaves itself out of a dyer’s vat and leaves prints of hands.",
  fr: "Une chose à deux visages et trop de bras se hisse hors d’une cuve de teinturier et laisse des traces de mains.",
};

export default function thingInTheVat(b: Block): void {
  b.light = [60, 60];
  const dark = around(60, 70, 40, 360, 0.1, 1.05);
  glow(b, 52, 66, 90);
  masonry(b, upright(-6, -6, 406, 200), 6, 8, dark, 6);
  engrave(b, "k", parallel(b, 0, 6, [0, 200, 400, 306]), (x, y) => dark(x, y) - 0.15);
  beam(b, -6, 34, 406, 26, 8, 0.7);
  for (const [x, w, h] of [
    [96, 44, 74],
    [262, 52, 62],
    [330, 40, 84],
  ] as const) {
    cloth(
      b,
      [x, 30, x + w, 29, x + w + 4, 30 + h, x + w * 0.7, 24 + h, x + w * 0.4, 34 + h, x - 3, 26 + h],
      9,
      x > 300 ? "k" : "p",
    );
  }
  b.icon("lantern-flame", 52, 66, 44, { edge: 1.2 });
  flame(b, 52, 76, 10);
  // The liquor heaves over the rim.
  const rimBack = oval(206, 168, 128, 26, 20, 180, 360);
  b.lay("k", [...rimBack, 334, 190, 78, 190], 1.6);
  const mass = smooth(
    [96, 176, 106, 140, 134, 124, 150, 92, 186, 80, 216, 96, 244, 90, 276, 112, 288, 140, 316, 156, 320, 182, 206, 204],
    true,
    4,
  );
  b.lay("p", mass, 2.2);
  comb(b, "k", mass, 10, 5.2, 0.36, 1);
  comb(b, "k", mass, 60, 7, 0.2, 1);
  for (const [x, y, r] of [
    [130, 158, 12],
    [270, 140, 15],
    [160, 112, 9],
    [232, 118, 8],
  ] as const)
    stroke(b, "k", oval(x, y, r, r, 8, 20, 190), 0.3, 1.3, 0.3);
  visage(b, 222, 122, 19, { turn: 18, eyes: "wide", mouth: "open", edge: 1.6 });
  visage(b, 184, 112, 26, { turn: -12, mouth: "droop", edge: 1.8 });
  const tub = [
    78,
    168,
    ...oval(206, 168, 128, 28, 20, 180, 0).slice(2),
    314,
    292,
    290,
    300,
    206,
    306,
    122,
    300,
    98,
    292,
  ];
  b.lay("p", tub, 2.2);
  engrave(
    b,
    "k",
    parallel(b, 90, 6.4, [70, 160, 340, 310]),
    (x, y) => 0.2 + (x - 78) / 300 + 0.25 * Math.sin(x * 2.3) + (y > 196 ? 0.05 : -0.1),
    [tub],
  );
  for (const y of [214, 270]) {
    const k = y === 214 ? 120 : 110;
    b.lay("k", [...oval(206, y - 20, k + 3, 28, 16, 178, 2), ...oval(206, y - 11, k + 3, 28, 16, 2, 178)], 0.8);
  }
  reach(b, [128, 168, 96, 176, 84, 216], 10, 1.2, "p", 1.8, 1.25);
  reach(b, [250, 160, 282, 164, 300, 204], 13, 1.1, "p", 1.9, 1.25);
  reach(b, [200, 176, 196, 190, 190, 216], 8, 1.3, "p", 1.7, 1.25);
  reach(b, [266, 110, 312, 92, 344, 112], 9, 1.3, "p", 1.7, 1.25);
  for (const [x, y, s, t] of [
    [44, 268, 34, -20],
    [84, 286, 20, 10],
    [28, 230, 16, 40],
    [352, 272, 42, 24],
    [376, 238, 20, -12],
    [334, 244, 14, 0],
    [160, 256, 22, 14],
    [232, 250, 15, -18],
  ] as const)
    b.icon("hand", x, y, s, { turn: t, tall: y > 262 ? 0.6 : 0.9, edge: 1.2 });
  for (const x of [120, 210, 300]) wisp(b, "p", [x, 84, x - 12, 66, x + 8, 48, x - 4, 22], 2.6);
}
