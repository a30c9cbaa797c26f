import {
  around,
  type Block,
  box,
  chain,
  comb,
  engrave,
  flame,
  glow,
  limb,
  masonry,
  oval,
  parallel,
  person,
  place,
  room,
  smooth,
  stroke,
  tube,
  visage,
} from "../cut";

export const label = {
  en: "Between two rows of carcasses comes the butcher in his stained apron; a hook on a chain flies at the viewer.",
  fr: "Entre deux rangs de carcasses s’avance le boucher au tablier taché ; un croc, au bout d’une chaîne, vous vole à la figure.",
};

export default function hookButcher(b: Block): void {
  b.light = [200, 130];
  const dark = around(206, 120, 40, 230, 0.05, 1.15);
  glow(b, 206, 116, 96);
  const r = room(150, 60, 262, 186);
  masonry(b, r.back, 5, 4, dark, 5.5);
  for (const face of [r.left, r.right]) masonry(b, face, 5, 4, dark, 6.5);
  engrave(b, "k", parallel(b, 0, 6.5, [0, 186, 400, 306]), (x, y) => dark(x, y - 40) + 0.05, [r.floor.shape]);
  b.lay("k", r.ceiling.shape);
  for (const y of [14, 34, 50]) b.lay("k", box(0, y, 400, y + 4), 0.8);
  b.icon("lantern-flame", 206, 78, 26, { edge: 1 });
  flame(b, 206, 84, 6);
  // The butcher, between the sides.
  const j = person(
    b,
    206,
    214,
    134,
    {
      near: [70, 150],
      far: [42, 30],
      legs: [
        [10, 4],
        [12, 6],
      ],
    },
    { square: true, head: "bald", wear: "coat", stout: 1.5 },
  );
  const apron = [190, 128, 222, 128, 230, 186, 182, 186];
  b.lay("p", apron, 1.2);
  for (const [x, y, s] of [
    [196, 146, 5],
    [213, 160, 7],
    [201, 174, 5],
  ] as const)
    b.lay("b", [
      oval(x, y, s, s * 0.8, 10).map((v) => v + b.some(-1.4, 1.4)),
      oval(x + s * 1.4, y + s, s * 0.3, s * 0.3, 6),
      limb([x, y, x + 1, y + s * 1.6, x, y + s * 2.4], s * 0.4, s * 0.2),
    ]);
  visage(b, j.skull[0], j.skull[1], 11, { eyes: "wide", mouth: "line", edge: 1.4 });
  b.icon("meat-cleaver", j.near[2][0] + 8, j.near[2][1] - 14, 36, { edge: 1.3, flip: true });
  b.icon("kitchen-knives", j.far[2][0] - 6, j.far[2][1] + 10, 26, { edge: 1.2, turn: 180 });
  // Sides of something, hung in two rows.
  const side = (cx: number, top: number, s: number, flip: number) => {
    const at = (shape: number[]) => place(shape, cx, top, s * flip, s);
    b.lay("k", tube([cx, -4, cx, top - 4], s * 1.3), 0.6);
    b.lay("k", at([-5, -6, 5, -6, 7, 2, 0, 7, -7, 2]), 0.9);
    const body = at(
      smooth(
        [
          -3, 2, 5, 4, 7, 20, 17, 36, 21, 58, 17, 82, 20, 104, 15, 122, 20, 138, 12, 150, 3, 132, -8, 126, -16, 106,
          -15, 82, -21, 58, -16, 36, -6, 20,
        ],
        true,
        3,
      ),
    );
    b.lay("p", body, 1.9);
    comb(b, "k", body, 6, 5 * s + 1.4, 0.4, cx < 200 ? -1 : 1);
    const cavity = at(smooth([6, 52, 15, 64, 12, 84, 13, 106, 4, 114, -4, 100, -5, 78, -3, 60], true, 2));
    b.lay("k", cavity);
    for (let i = 0; i < 5; i++)
      b.lay("p", at(limb([-3, 66 + i * 9, 4, 63 + i * 9, 12, 68 + i * 9], 1.6, 2, 0.6)), 0, 0.2);
    for (const y of [30, 44]) stroke(b, "k", at([-10, y, 0, y + 4, 9, y - 1]), 0.2, 0.9, 0.2);
  };
  side(142, 40, 0.9, 1);
  side(272, 42, 0.9, -1);
  side(94, 24, 1.25, 1);
  side(318, 26, 1.3, -1);
  side(34, 4, 1.7, 1);
  side(376, 6, 1.7, -1);
  // Straight for your head.
  chain(b, [228, 160, 240, 186, 236, 214, 222, 236], 7, 15);
  const hook = smooth(
    [
      212, 232, 230, 230, 236, 244, 228, 254, 246, 272, 240, 296, 212, 306, 184, 300, 168, 280, 160, 246, 178, 270, 192,
      284, 212, 288, 224, 278, 220, 264, 208, 254,
    ],
    true,
    3,
  );
  b.lay("p", hook, 2.6);
  comb(b, "k", hook, 30, 5, 0.4, 1);
  for (const [x0, y0, x1, y1] of [
    [256, 236, 250, 204],
    [270, 250, 266, 222],
    [156, 236, 166, 212],
  ] as const)
    stroke(b, "p", [x0, y0, x1, y1], 1.2, 0.1);
}
