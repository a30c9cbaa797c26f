import {
  around,
  type Block,
  comb,
  engrave,
  flame,
  glow,
  masonry,
  oval,
  parallel,
  person,
  place,
  plane,
  smooth,
  upright,
  wisp,
} from "../cut";

export const label = {
  en: "Claws and eyes show at one of the holes in the ceiling; something drips on a prisoner, who points upwards.",
  fr: "Des griffes et des yeux paraissent à l’un des trous du plafond ; quelque chose goutte sur un prisonnier, qui le montre du doigt.",
};

export default function ceilingLurker(b: Block): void {
  b.light = [150, 230];
  const dark = around(150, 220, 50, 280, 0.04, 1.05);
  glow(b, 150, 214, 120);
  const roof = plane(-120, -6, 520, -6, 300, 158, 100, 158);
  b.lay("p", roof.shape);
  masonry(b, roof, 5, 7, (x, y) => dark(x, y) + 0.05, 6);
  masonry(b, plane(-6, 60, 100, 158, 100, 236, -6, 306), 5, 3, dark, 6);
  masonry(b, plane(300, 158, 406, 80, 406, 306, 300, 236), 5, 3, dark, 6);
  masonry(b, upright(100, 158, 300, 236), 4, 5, dark, 5);
  engrave(b, "k", parallel(b, 0, 6, [0, 236, 400, 306]), (x, y) => dark(x, y), [
    [100, 236, 300, 236, 406, 306, -6, 306],
  ]);
  // Three holes; above one of them, weight.
  for (const [x, y, rx, ry] of [
    [84, 62, 40, 24],
    [250, 64, 72, 40],
    [160, 138, 22, 8],
  ] as const) {
    const rim = oval(x, y, rx, ry, 16);
    b.lay(
      "p",
      rim.map((v) => v + b.some(-ry, ry) * 0.08),
      2.2,
    );
    b.lay(
      "k",
      oval(x, y - ry * 0.1, rx * 0.86, ry * 0.8, 16).map((v) => v + b.some(-1, 1)),
    );
  }
  for (const [x, y, s] of [
    [232, 54, 1],
    [268, 52, 1.15],
    [250, 44, 0.6],
  ] as const) {
    b.lay("p", place(smooth([-10, 0, 0, -6, 10, 0, 0, 5], true, 3), x, y, s));
    b.lay("k", oval(x + 1, y, 2.6 * s, 3.8 * s, 7));
  }
  for (const [x, y, t] of [
    [186, 74, 30],
    [198, 86, 16],
    [214, 95, 8],
    [292, 94, -10],
    [308, 84, -20],
    [318, 72, -32],
  ] as const) {
    const claw = place(smooth([-7, -16, 7, -16, 8, 2, 4, 16, 0, 30, -4, 16, -8, 2], true, 2), x, y, 0.95, 0.95, t);
    b.lay("p", claw, 1.8);
    comb(b, "k", claw, t, 4, 0.4, 1);
    b.lay("k", place([-4, 12, 4, 12, 0, 31], x, y, 0.95, 0.95, t));
  }
  for (const [x, y, s] of [
    [250, 114, 12],
    [247, 146, 14],
    [249, 178, 12],
  ] as const)
    b.icon("drop", x, y, s, { ink: "b", edge: 0.8 });
  wisp(b, "b", [244, 98, 248, 104, 249, 112], 2);
  // One points.
  const p = person(
    b,
    228,
    300,
    132,
    {
      lean: -8,
      nod: -40,
      near: [30, 60],
      far: [150, 160],
      legs: [
        [-10, -12],
        [12, 2],
      ],
    },
    { head: "shag" },
  );
  b.icon("splash", p.near[2][0] + 2, p.near[2][1] - 10, 12, { ink: "b", turn: -90 });
  const l = person(b, 148, 304, 128, { lean: -6, nod: -36, near: [60, 110], far: [20, 30] }, { head: "cap" });
  b.icon("lantern-flame", l.near[2][0] + 3, l.near[2][1] + 16, 34, { edge: 1.3 });
  flame(b, l.near[2][0] + 3, l.near[2][1] + 24, 8);
  person(
    b,
    84,
    306,
    130,
    {
      lean: -14,
      nod: -34,
      near: [90, 160],
      far: [100, 170],
      legs: [
        [-16, -20],
        [14, 4],
      ],
    },
    { head: "hood" },
  );
}
