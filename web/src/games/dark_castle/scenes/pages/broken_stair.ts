import { around, type Block, box, comb, crack, flame, glow, masonry, person, rock, stroke, upright } from "../cut";

export const label = {
  en: "The stair has broken: a prisoner clings to its upper end, two stand on the stump, and stones fall between sharp walls.",
  fr: "L’escalier s’est rompu : un prisonnier s’accroche en haut, deux autres sont sur le moignon, et des pierres tombent entre des murs tranchants.",
};

export default function brokenStair(b: Block): void {
  b.light = [350, 40];
  const dark = around(350, 50, 40, 360, 0.02, 1);
  b.lay("k", box(0, 0, 400, 300));
  // A wall that cuts: flint, knapped into facets.
  const [cols, rows] = [7, 5];
  const corner = Array.from(
    { length: (cols + 1) * (rows + 1) },
    (_, i) =>
      [(i % (cols + 1)) * 60 - 10 + b.some(-18, 18), Math.floor(i / (cols + 1)) * 54 - 8 + b.some(-16, 16)] as const,
  );
  for (let i = 0; i < cols * rows; i++) {
    const at = Math.floor(i / cols) * (cols + 1) + (i % cols);
    const [p, q, r, t] = [corner[at], corner[at + 1], corner[at + cols + 2], corner[at + cols + 1]].map((c) => [
      ...(c as readonly [number, number]),
    ]) as [number[], number[], number[], number[]];
    const d = dark(p[0] as number, p[1] as number);
    const [lit, shaded] =
      i % 2
        ? [
            [...p, ...q, ...t],
            [...q, ...r, ...t],
          ]
        : [
            [...p, ...q, ...r],
            [...p, ...r, ...t],
          ];
    if (d < 0.97) {
      b.lay("p", lit, 1.1);
      comb(b, "k", lit, 60, 6, d * 1.2, -1);
      b.lay("p", shaded, 1.1);
      comb(b, "k", shaded, 24, 5.4, 0.5 + d, -1);
    }
  }
  glow(b, 352, 44, 60);
  b.icon("lantern-flame", 352, 44, 32, { edge: 1.2 });
  flame(b, 352, 51, 7);
  const pit = [96, 306, 120, 250, 150, 214, 176, 236, 216, 214, 250, 190, 276, 204, 300, 306];
  b.lay("k", pit);
  // The stump, and the last step.
  const stump = [
    -6, 306, -6, 268, 18, 268, 18, 248, 46, 248, 46, 228, 74, 228, 74, 208, 104, 208, 104, 190, 128, 190, 134, 204, 126,
    220, 112, 226, 104, 246, 86, 260, 80, 306,
  ];
  const top = [
    410, 108, 292, 108, 292, 120, 270, 120, 264, 134, 276, 148, 290, 150, 296, 176, 320, 188, 330, 226, 360, 244, 366,
    306, 410, 306,
  ];
  for (const stone of [stump, top]) {
    b.lay("p", stone, 2.2);
    masonry(b, upright(-6, 100, 410, 306), 6, 9, (x, y) => (y - 100) / 260 + (x > 200 ? 0 : 0.05), 6.5, [stone]);
  }
  for (const [x, y, w] of [
    [-6, 268, 24],
    [18, 248, 28],
    [46, 228, 28],
    [74, 208, 30],
    [104, 190, 26],
    [270, 120, 22],
    [292, 108, 118],
  ] as const)
    b.lay("p", box(x, y, x + w, y + 5), 1.2);
  for (const [x, y, s] of [
    [176, 196, 15],
    [206, 236, 18],
    [160, 258, 13],
    [232, 266, 16],
    [196, 282, 10],
    [246, 226, 9],
  ] as const) {
    rock(b, x, y, s, 0.6);
    stroke(b, "p", [x - s * 0.4, y - s - 4, x - s * 0.4, y - s - 22], 1, 0.1);
    stroke(b, "p", [x + s * 0.4, y - s - 2, x + s * 0.4, y - s - 14], 0.8, 0.1);
  }
  crack(b, "k", [128, 192, 116, 214, 100, 236], 1.6);
  // You, by the chin.
  person(
    b,
    262,
    222,
    118,
    {
      lean: -8,
      nod: -24,
      near: [150, 120],
      far: [146, 104],
      legs: [
        [20, -10],
        [-14, -30],
      ],
    },
    { head: "shag" },
  );
  // The others.
  person(
    b,
    62,
    230,
    108,
    {
      lean: 16,
      near: [60, 100],
      far: [74, 60],
      legs: [
        [-20, -40],
        [26, -4],
      ],
    },
    { head: "cap" },
  );
  person(
    b,
    112,
    192,
    100,
    {
      lean: 24,
      nod: -12,
      near: [90, 80],
      far: [110, 96],
      legs: [
        [-30, -60],
        [30, -8],
      ],
    },
    { head: "hood" },
  );
}
