import {
  around,
  type Block,
  engrave,
  flame,
  glow,
  limb,
  masonry,
  oval,
  parallel,
  person,
  plane,
  reach,
  room,
  stroke,
} from "../cut";

export const label = {
  en: "Along a laid table the guests lie with their noses in their plates; two hands reach for the bread and the cheese.",
  fr: "Le long d’une table mise, les convives ont le nez dans l’assiette ; deux mains se tendent vers le pain et le fromage.",
};

export default function mouldyBanquet(b: Block): void {
  b.light = [200, 96];
  const dark = around(200, 96, 40, 250, 0.04, 1.08);
  glow(b, 200, 92, 90);
  const r = room(134, 40, 266, 128);
  masonry(b, r.back, 4, 5, dark, 5.5);
  masonry(b, r.left, 6, 4, dark, 6.5);
  masonry(b, r.right, 6, 4, dark, 6.5);
  b.lay("k", r.ceiling.shape);
  engrave(b, "k", parallel(b, 0, 6.5, [0, 128, 400, 306]), (x, y) => dark(x, y - 20) + 0.15, [r.floor.shape]);
  b.icon("cobweb", 40, 40, 76, { ink: "p" });
  b.icon("cobweb", 362, 38, 70, { ink: "p", flip: true });
  const board = plane(168, 128, 232, 128, 352, 306, 48, 306);
  const cover = [164, 126, 236, 126, 362, 310, 38, 310];
  b.lay("p", cover, 2.2);
  for (let i = 0; i < 8; i++) {
    const [ax, ay] = board.at(0, i / 8 + 0.05);
    const [zx, zy] = board.at(1, i / 8 + 0.05);
    stroke(b, "k", [ax, ay, ax + 12, ay + 3], 0.9, 0.1);
    stroke(b, "k", [zx, zy, zx - 12, zy + 3], 0.9, 0.1);
  }
  // The guests, nose in plate.
  const heads = ["cap", "shag", "scarf", "bald", "shag", "cap", "bare", "scarf"] as const;
  let seat = 0;
  for (const [v, s] of [
    [0.3, 0.74],
    [0.7, 1.2],
    [0.9, 1.75],
  ] as const) {
    for (const d of [-1, 1] as const) {
      const [x, y] = board.at(d < 0 ? 0.06 : 0.94, v);
      b.lay("p", oval(x - d * 4 * s, y + 4 * s, 20 * s, 7 * s, 14), 1.3);
      const guest = person(
        b,
        x + d * 42 * s,
        y + 60 * s,
        104 * s,
        { lean: 70, nod: 30, near: [56, 80], far: [70, 90] },
        {
          face: d < 0 ? 1 : -1,
          head: heads[seat++] ?? "shag",
          bust: true,
          pale: seat % 3 === 1,
          stout: 1.25,
          wear: "coat",
        },
      );
      // The chair each has slumped out of.
      const [hx, hy] = guest.hip;
      b.lay(
        "k",
        [
          hx + d * 4 * s,
          hy - 30 * s,
          hx + d * 11 * s,
          hy - 30 * s,
          hx + d * 13 * s,
          hy + 34 * s,
          hx + d * 2 * s,
          hy + 34 * s,
        ],
        1.3,
      );
    }
  }
  // What is left.
  b.icon("lit-candelabra", 200, 116, 54, { edge: 1.6 });
  for (const [x, y] of [
    [183, 93],
    [200, 87],
    [217, 93],
  ] as const)
    flame(b, x, y, 6.5);
  b.icon("roast-chicken", 200, 168, 44, { ink: "p", edge: 2, tall: 0.8 });
  for (let i = 0; i < 30; i++) {
    const a = b.some(0, 6.28);
    const [x, y] = [200 + Math.cos(a) * b.some(7, 18), 168 + Math.sin(a) * b.some(5, 13)];
    stroke(b, "k", [x, y, x + Math.cos(a) * 8, y + Math.sin(a) * 7], 0.9, 0.1);
  }
  b.icon("cheese-wedge", 172, 220, 46, { edge: 1.8 });
  b.icon("sliced-bread", 228, 218, 46, { edge: 1.8 });
  b.icon("mushrooms-cluster", 200, 196, 20, { ink: "p", edge: 1.6 });
  b.icon("mushrooms-cluster", 202, 252, 26, { ink: "p", edge: 1.6 });
  b.icon("wine-glass", 200, 280, 32, { edge: 1.6, turn: 84 });
  // A hand that is not proud.
  reach(b, [256, 316, 250, 294, 238, 262], 9, 0.9, "p", 1.9);
  b.lay("k", limb([264, 326, 260, 310, 254, 294], 19, 18, 15), 1.4);
  reach(b, [144, 316, 152, 296, 164, 264], 9, 0.9, "p", 1.9);
  b.lay("k", limb([136, 326, 142, 312, 148, 296], 19, 18, 15), 1.4);
}
