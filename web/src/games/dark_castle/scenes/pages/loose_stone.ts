import {
  bars,
  type Block,
  box,
  comb,
  engrave,
  limb,
  masonry,
  parallel,
  reach,
  shaft,
  straw,
  stroke,
  upright,
} from "../cut";

export const label = {
  en: "A hand reaches into a hollow behind a stone of the cell wall, where things have been hidden.",
  fr: "Une main plonge dans un creux du mur de la cellule, où l’on a caché des choses.",
};

export default function looseStone(b: Block): void {
  b.light = [60, 20];
  const ray = shaft(70, 40, 250, 200, 26, 74);
  masonry(b, upright(-10, -6, 410, 246), 5, 5, ray, 6);
  // The slit high in the wall, with the night behind its bars.
  b.lay("p", box(48, 22, 94, 74), 2.4);
  bars(b, 48, 20, 94, 76, 3, 4, 1);
  // The floor.
  b.lay("p", box(-6, 240, 406, 306), 1.6);
  engrave(b, "k", parallel(b, 0, 6, [-6, 243, 406, 306]), (x, y) => ray(x, y - 10) + 0.05);
  // The hollow, and what was laid by in it.
  b.lay("k", [178, 132, 304, 128, 308, 214, 176, 218], 2);
  comb(b, "p", [178, 132, 304, 128, 308, 214, 176, 218], 90, 8, 0.13, 1);
  b.icon("round-potion", 272, 172, 46, { ink: "p" });
  b.icon("bread", 246, 196, 50, { ink: "p", turn: 38, edge: 2 });
  b.icon("plain-dagger", 228, 160, 52, { ink: "p", turn: 12 });
  b.icon("key", 294, 196, 26, { ink: "p", turn: 30 });
  // Fingernail marks round its edge.
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const [px, py] =
      t < 0.45 ? [178 + t * 280, 130] : t < 0.72 ? [306, 134 + (t - 0.45) * 290] : [177, 136 + (t - 0.72) * 270];
    const [dx, dy] = t < 0.45 ? [b.some(-3, 3), -b.some(5, 12)] : [(t < 0.72 ? 1 : -1) * b.some(5, 12), b.some(-3, 3)];
    stroke(b, "k", [px, py, px + dx, py + dy], 1.1, 0.2);
  }
  // The stone itself, drawn like a tooth.
  b.lay("p", [312, 206, 372, 200, 388, 212, 330, 220], 1.8);
  b.lay("p", [312, 206, 330, 220, 332, 262, 314, 246], 1.8);
  b.lay("p", [330, 220, 388, 212, 388, 252, 332, 262], 1.8);
  comb(b, "k", [330, 220, 388, 212, 388, 252, 332, 262], 0, 4, 0.8, 1);
  engrave(b, "k", parallel(b, 80, 3.6, [310, 200, 334, 264]), () => 0.62, [[312, 206, 330, 220, 332, 262, 314, 246]]);
  // Days counted.
  for (let g = 0; g < 4; g++) {
    const gx = 318 + (g % 2) * 34;
    const gy = 52 + Math.floor(g / 2) * 34;
    for (let k = 0; k < 4; k++) stroke(b, "p", [gx + k * 6, gy, gx + k * 6 + b.some(-1, 1), gy + 20], 0.6, 1.1, 0.4);
    if (g < 3) stroke(b, "p", [gx - 4, gy + 16, gx + 24, gy + 4], 0.5, 1.1, 0.4);
  }
  straw(b, 236, 298, 190, 34, 50);
  straw(b, 352, 300, 120, 30, 26);
  // A ragged sleeve and the hand that goes in.
  reach(b, [74, 300, 118, 258, 168, 200], 12, 0.8);
  straw(b, 40, 300, 130, 50, 36);
  b.lay("k", limb([40, 312, 84, 286, 122, 250], 26, 24, 19), 1.2);
  comb(b, "p", limb([40, 312, 84, 286, 122, 250], 26, 24, 19), 40, 4.4, 0.4, 1);
}
