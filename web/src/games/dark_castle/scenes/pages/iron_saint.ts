import {
  arch,
  around,
  bars,
  type Block,
  box,
  candle,
  comb,
  glow,
  masonry,
  oval,
  person,
  place,
  plane,
  smooth,
  stroke,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "A towering saint of riveted iron, a spiked halo round his head, has stepped down into the gateway.",
  fr: "Un saint colossal, tout en fer riveté, la tête ceinte d’une auréole à pointes, est descendu dans le passage de la porte.",
};

export default function ironSaint(b: Block): void {
  b.light = [200, 280];
  const dark = around(200, 250, 70, 300, 0.12, 1.05);
  glow(b, 200, 268, 180, 0.4);
  masonry(b, upright(-6, -6, 406, 240), 7, 8, dark, 6);
  masonry(b, plane(0, 240, 400, 240, 620, 306, -220, 306), 3, 7, (x, y) => dark(x, y), 5.5);
  // The only way out, and over it the niche.
  const gate = arch(200, 240, 210, 150);
  voussoirs(b, gate, 18, dark, 1.6);
  b.lay("k", gate, 1.8);
  bars(b, 98, 92, 302, 240, 8, 5, 3);
  const niche = arch(200, 92, 108, 92, 1);
  voussoirs(b, niche, 12, dark, 1.4);
  b.lay("k", niche, 1.6);
  // Plate over plate.
  const [cx] = [200];
  const plate = (
    shape: number[],
    angle: number,
    depth: number,
    rivets: readonly (readonly [number, number])[] = [],
    side: 1 | -1 = 1,
  ) => {
    b.lay("p", shape, 2.2);
    comb(b, "k", shape, angle, 5, depth, side);
    for (const [x, y] of rivets) b.lay("k", oval(x, y, 2, 2, 7));
  };
  const row = (x0: number, y0: number, x1: number, y1: number, n: number) =>
    Array.from({ length: n }, (_, i) => [x0 + ((x1 - x0) * i) / (n - 1), y0 + ((y1 - y0) * i) / (n - 1)] as const);
  b.lay("k", [...oval(cx, 56, 46, 46, 30, 0, 359.9), ...oval(cx, 56, 37, 37, 30, 359.9, 0)], 1.4);
  for (let i = 0; i < 20; i++) b.lay("p", place([-3, -40, 3, -40, 0, -58], cx, 56, 1, 1, i * 18), 1.1);
  // Legs, one down from the niche, the toe first.
  plate([160, 196, 196, 196, 192, 250, 158, 250], 0, 0.5, row(166, 204, 190, 204, 3), -1);
  plate([156, 246, 196, 246, 200, 284, 150, 284], 0, 0.5, row(160, 254, 192, 254, 4), -1);
  plate(smooth([150, 282, 198, 282, 204, 296, 176, 304, 134, 302, 136, 292], true, 2), 90, 0.5);
  plate([206, 196, 246, 194, 262, 238, 228, 248], 10, 0.5, row(216, 204, 242, 202, 3));
  plate([228, 244, 266, 236, 280, 270, 244, 280], 10, 0.5, row(234, 252, 264, 244, 3));
  plate(smooth([242, 278, 280, 268, 300, 276, 322, 288, 316, 298, 262, 298, 244, 292], true, 2), 90, 0.5);
  b.lay("b", smooth([304, 280, 322, 284, 324, 294, 308, 296], true, 2), 1.2);
  // Skirt of tassets.
  for (let i = 0; i < 5; i++) {
    const l = 146 + i * 22;
    plate(
      [
        l,
        176,
        l + 24,
        176,
        l + 28,
        212 - Math.abs(i - 2) * 4,
        l + 12,
        218 - Math.abs(i - 2) * 4,
        l - 4,
        212 - Math.abs(i - 2) * 4,
      ],
      0,
      0.5,
      row(l + 4, 182, l + 20, 182, 2),
    );
  }
  plate([152, 134, 248, 134, 256, 178, 144, 178], 0, 0.34, [
    ...row(156, 140, 244, 140, 8),
    ...row(150, 172, 250, 172, 8),
  ]);
  plate(
    smooth([148, 96, 172, 84, 200, 90, 228, 84, 252, 96, 254, 124, 244, 140, 200, 146, 156, 140, 146, 124], true, 3),
    4,
    0.34,
    [...row(160, 104, 240, 104, 6), ...row(160, 134, 240, 134, 6)],
  );
  plate([176, 108, 206, 102, 210, 130, 180, 134], 12, 0.4, [
    [180, 111],
    [202, 107],
    [206, 126],
    [184, 130],
  ]);
  b.icon("gothic-cross", 226, 120, 24);
  // Arms.
  for (const d of [-1, 1] as const) {
    const m = (shape: number[]) => shape.map((v, i) => (i % 2 ? v : cx + d * v));
    plate(
      m([50, 118, 82, 116, 92, 156, 64, 166]),
      0,
      0.5,
      [
        [cx + d * 60, 124],
        [cx + d * 78, 122],
      ],
      d,
    );
    plate(
      m([66, 160, 94, 152, 112, 190, 88, 204]),
      0,
      0.5,
      [
        [cx + d * 74, 166],
        [cx + d * 92, 160],
      ],
      d,
    );
    plate(
      smooth(m([44, 92, 66, 80, 88, 90, 92, 116, 70, 128, 48, 120]), true, 3),
      20 * d,
      0.44,
      [
        [cx + d * 58, 94],
        [cx + d * 76, 96],
        [cx + d * 82, 112],
      ],
      d,
    );
    plate(smooth(m([86, 198, 114, 188, 126, 206, 118, 224, 98, 226]), true, 3), 20 * d, 0.5, [], d);
  }
  // A face somebody hammered.
  plate(smooth([178, 38, 200, 26, 222, 38, 226, 62, 214, 86, 200, 92, 186, 86, 174, 62], true, 3), 4, 0.3, [
    [182, 44],
    [218, 44],
    [200, 33],
  ]);
  for (const d of [-1, 1]) b.lay("k", [cx + d * 5, 56, cx + d * 17, 53, cx + d * 16, 60, cx + d * 6, 61]);
  b.lay("k", [198, 58, 202, 58, 204, 72, 196, 72]);
  b.lay("k", box(190, 78, 210, 81));
  for (const [x, y, t] of [
    [92, 120, 200],
    [306, 120, -20],
    [72, 160, 190],
    [330, 164, -10],
    [128, 70, 220],
    [276, 66, -40],
  ] as const)
    for (const d of [0, 7]) stroke(b, "p", place([0, d, 16, d], x, y, 1, 1, t), 1.1, 0.2);
  person(
    b,
    44,
    302,
    92,
    {
      lean: -16,
      nod: -20,
      near: [60, 150],
      far: [80, 160],
      legs: [
        [-18, -22],
        [16, 0],
      ],
    },
    { head: "shag" },
  );
  person(
    b,
    82,
    304,
    84,
    {
      lean: -12,
      nod: -24,
      near: [30, 40],
      far: [60, 130],
      legs: [
        [-18, -22],
        [16, 0],
      ],
    },
    { head: "cap" },
  );
  person(
    b,
    368,
    303,
    90,
    {
      lean: -14,
      nod: -20,
      near: [60, 140],
      far: [70, 150],
      legs: [
        [-18, -22],
        [16, 0],
      ],
    },
    { head: "hood", face: -1 },
  );
  for (const x of [112, 128, 340]) candle(b, x, 298, 6, 9);
}
