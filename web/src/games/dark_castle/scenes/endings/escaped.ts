// Out: the gate stands open behind them, and it is morning.
import {
  arch,
  around,
  beams,
  type Block,
  box,
  comb,
  engrave,
  glow,
  masonry,
  oval,
  parallel,
  person,
  plane,
  smooth,
  stroke,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "The gate stands open: prisoners walk out over the bridge, into a sun that rises behind the hills.",
  fr: "La porte est ouverte\u202f: des prisonniers sortent par le pont, vers un soleil qui se lève derrière les collines.",
};

export default function escaped(b: Block): void {
  b.light = [200, 120];
  b.lay("k", box(0, 0, 400, 300));
  const opening = arch(200, 262, 236, 236, 0.4);
  b.lay("p", opening);
  // Morning: the sun half over the hills, its light in the whole sky.
  glow(b, 200, 136, 108);
  engrave(b, "k", parallel(b, 0, 6.5, [84, 30, 316, 140]), (_, y) => 0.34 - y / 420, [opening]);
  beams(b, 200, 138, 34, 130, 30);
  b.lay("f", oval(200, 138, 30, 30, 28), 1.2);
  const far = smooth([70, 152, 108, 140, 150, 148, 196, 136, 244, 147, 292, 138, 330, 150, 330, 190, 70, 190], true, 3);
  b.lay("p", far, 1.2);
  comb(b, "k", far, 66, 6, 0.45, 1);
  const near = smooth([70, 178, 120, 164, 170, 172, 226, 162, 280, 172, 330, 164, 330, 214, 70, 214], true, 3);
  b.lay("k", near, 1);
  comb(b, "p", near, 74, 7, 0.3, -1);
  for (const [x, y] of [
    [148, 96],
    [166, 88],
    [252, 92],
  ] as const)
    stroke(b, "k", smooth([x - 8, y - 3, x - 3, y - 5, x, y, x + 3, y - 5, x + 8, y - 3], false, 3), 0.4, 1.1, 0.4);
  // The bridge, in the light.
  const bridge = plane(172, 206, 228, 206, 322, 306, 78, 306);
  b.lay("p", bridge.shape, 1.6);
  masonry(b, bridge, 6, 3, (_, y) => 0.1 + (y - 206) / 260, 8);
  // The wall they leave, and the gate drawn up.
  const dark = around(200, 150, 110, 250, 0.5, 1.15);
  masonry(b, upright(-6, -6, 82, 306), 9, 2, dark, 7);
  masonry(b, upright(318, -6, 406, 306), 9, 2, dark, 7);
  voussoirs(b, opening, 24, around(200, 160, 60, 240, 0.2, 0.9), 1.8);
  for (let x = 152; x <= 248; x += 16) b.lay("k", [x - 2.8, 20, x + 2.8, 20, x + 2.8, 58, x, 70, x - 2.8, 58], 0.8);
  b.lay("k", box(136, 46, 264, 50), 0.8);
  // Those who go.
  person(b, 178, 232, 62, { lean: 5, near: [-22, -6], far: [26, 44], legs: [[-20, -34], [22, 4]] }, { head: "hood", faceless: true });
  person(b, 222, 240, 68, { lean: 3, near: [130, 158], far: [20, 30], legs: [[-18, -26], [20, 6]] }, { head: "cap", faceless: true });
  person(b, 146, 268, 92, { lean: 8, near: [-30, -4], far: [30, 56], legs: [[-24, -44], [26, 2]] }, { head: "shag", faceless: true });
  // Long shadows come back to us.
  for (const [x, y, w, to] of [
    [178, 234, 4, 168],
    [222, 242, 4.5, 236],
    [146, 270, 6, 124],
  ] as const)
    b.lay("k", [x - w, y, x + w, y, to + w * 2, 300, to - w * 2, 300]);
}
