import {
  around,
  beams,
  type Block,
  comb,
  engrave,
  glow,
  limb,
  masonry,
  oval,
  person,
  place,
  planks,
  rays,
  room,
  smooth,
  stroke,
  tube,
  visage,
} from "../cut";

export const label = {
  en: "A huge headsman with bandaged eyes listens, axe raised; behind him a door stands ajar, at the sides prisoners creep.",
  fr: "Un bourreau immense, les yeux bandés, écoute, hache levée ; derrière lui une porte entrouverte, sur les côtés des prisonniers qui se glissent.",
};

export default function blindHeadsman(b: Block): void {
  b.light = [186, 120];
  const dark = around(186, 130, 60, 250, 0.3, 1.1);
  const r = room(110, 46, 270, 196);
  masonry(b, r.back, 6, 5, () => 0.82, 6);
  b.lay("k", r.ceiling.shape);
  engrave(
    b,
    "k",
    rays(b, 186, 150, 70, 50, 330),
    (x, y) => dark(x, y) + (Math.abs((x - 186) / (y - 120)) > 0.85 ? 0.35 : -0.35),
    [r.floor.shape],
  );
  masonry(b, r.left, 6, 3, () => 0.95, 7);
  masonry(b, r.right, 6, 3, () => 0.95, 7);
  // The far door, ajar.
  glow(b, 182, 130, 60);
  b.lay("p", [160, 196, 160, 84, 170, 74, 204, 74, 204, 196], 2);
  beams(b, 182, 130, 26, 110, 28);
  planks(b, [204, 68, 236, 58, 236, 210, 204, 197], 3, 0.7, 1.8);
  for (const [cx, w] of [
    [46, 48],
    [358, 48],
  ] as const) {
    const shape = [
      cx - w / 2,
      -6,
      cx + w / 2,
      -6,
      cx + w / 2,
      262,
      cx + w / 2 + 8,
      276,
      cx - w / 2 - 8,
      276,
      cx - w / 2,
      262,
    ];
    b.lay("k", shape, 1.6);
    comb(b, "p", shape, 0, 7, 0.45, cx < 200 ? 1 : -1);
  }
  person(
    b,
    96,
    286,
    110,
    {
      lean: 34,
      nod: -14,
      near: [50, 120],
      far: [64, 120],
      legs: [
        [-24, -34],
        [34, -16],
      ],
    },
    { head: "shag" },
  );
  person(b, 30, 292, 120, { lean: 10, near: [50, 150], far: [30, 90] }, { head: "hood" });
  person(
    b,
    360,
    290,
    116,
    {
      lean: 26,
      nod: -10,
      near: [40, 130],
      far: [60, 130],
      legs: [
        [-20, -26],
        [30, -10],
      ],
    },
    { head: "cap", face: -1 },
  );
  // He listens.
  b.lay("k", smooth([150, 290, 206, 272, 262, 290, 290, 310, 120, 310], true, 3));
  const h = person(
    b,
    210,
    292,
    214,
    {
      lean: 0,
      near: [80, 168],
      far: [34, 104],
      legs: [
        [13, 4],
        [13, 4],
      ],
    },
    { square: true, head: "none", wear: "coat", stout: 1.25 },
  );
  const [n, f] = [h.near[2], h.far[2]];
  const [hx, hy] = [h.skull[0] - 6, h.skull[1] + 2];
  b.lay("k", limb([h.neck[0], h.neck[1] + 4, hx, hy], 10, 9), 1.2);
  visage(b, hx, hy, 18, { turn: -24, eyes: "none", mouth: "line", edge: 1.8 });
  b.lay(
    "k",
    place(smooth([-0.84, -0.3, -0.78, -0.8, 0, -1.08, 0.78, -0.8, 0.84, -0.3], true, 2), hx, hy, 19, 21, -24),
    1,
  );
  for (const v of [-0.26, -0.06])
    b.lay("p", place([-0.98, v - 0.1, 0.98, v - 0.12, 0.98, v + 0.1, -0.98, v + 0.12], hx, hy, 18, 21, -24), 1.2);
  for (const t of [10, 40]) b.lay("p", place([0, -1.5, 18, -4, 22, 0, 16, 3], hx + 16, hy - 12, 1, 1, t), 1.1);
  // The axe, up.
  const top = [n[0] + 14, n[1] - 44] as const;
  b.lay("k", tube([f[0] + 10, f[1] + 30, n[0], n[1], ...top], 3.6), 1);
  for (const hand of [n]) b.lay("k", oval(hand[0], hand[1], 9, 8, 9), 1.4);
  b.lay("k", oval(n[0] - 14, n[1] + 44, 9, 8, 9), 1.4);
  const blade = place(
    smooth([0, -16, 22, -30, 46, -36, 54, 0, 46, 36, 22, 28, 0, 16], true, 2),
    top[0] - 2,
    top[1] + 12,
    0.92,
    0.92,
    -8,
  );
  b.lay("p", blade, 2.4);
  comb(b, "k", blade, -8, 5, 0.5, -1);
  stroke(b, "k", place([40, -30, 46, 0, 40, 30], top[0] - 2, top[1] + 12, 0.92, 0.92, -8), 0.4, 1.2, 0.4);
}
