import { arch, type Block, box, comb, limb, masonry, oval, place, shaft, smooth, steps, upright, visage } from "../cut";

export const label = {
  en: "A fool in a cracked mask sits across the stair and holds out his cap to a clenched fist.",
  fr: "Un bouffon au masque fêlé, assis en travers de l’escalier, tend son bonnet à un poing fermé.",
};

export default function maskedFool(b: Block): void {
  b.light = [66, 50];
  const ray = shaft(60, 40, 250, 200, 26, 110, 0.04, 0.95);
  masonry(b, upright(-6, -6, 406, 306), 8, 7, ray, 6);
  b.lay("p", arch(58, 86, 28, 66, 1), 2.4);
  b.lay("k", box(56.6, 20, 59.4, 86));
  steps(b, 60, 300, 410, 84, 8, () => 0.97);
  // Motley: one leg black, one white, and so with the arms.
  const hip: readonly [number, number] = [252, 190];
  const farLeg = limb([hip[0], hip[1], 208, 184, 178, 218, 172, 236], 14, 11, 8, 6);
  b.lay("k", [farLeg, limb([176, 234, 160, 236, 148, 228], 6, 4, 1)], 1.6);
  comb(b, "p", farLeg, 60, 5, 0.4, -1);
  const coat = smooth(
    [232, 108, 226, 140, 230, 176, 236, 200, 272, 204, 284, 180, 280, 140, 270, 106, 250, 98],
    true,
    3,
  );
  b.lay("p", coat, 2);
  const half = smooth([252, 98, 256, 140, 254, 202, 272, 204, 284, 180, 280, 140, 270, 106], true, 3);
  b.lay("k", half);
  for (let row = 0; row < 4; row++)
    for (const x of [240, 268])
      b.lay(x < 250 ? "k" : "p", place([0, -9, 6, 0, 0, 9, -6, 0], x + (row % 2) * 3 - 1, 120 + row * 22));
  const nearLeg = limb([262, 196, 222, 212, 226, 250, 224, 262], 15, 12, 8, 6);
  b.lay("p", [nearLeg, limb([226, 262, 208, 266, 196, 258], 6, 4, 1)], 1.9);
  comb(b, "k", nearLeg, 20, 5, 0.4, 1);
  for (const [x, y] of [
    [196, 256],
    [147, 227],
  ] as const)
    b.lay("f", oval(x, y, 4, 4, 8), 1.2);
  const grip = limb([276, 118, 300, 148, 284, 176, 262, 172], 10, 9, 6);
  b.lay("k", grip, 1.6);
  comb(b, "p", grip, 30, 5, 0.4, -1);
  const out = limb([236, 118, 204, 138, 166, 140], 10, 8, 5);
  b.lay("p", out, 1.8);
  comb(b, "k", out, 90, 5, 0.4, 1);
  // The cap he holds out.
  const cap = smooth([138, 132, 166, 128, 182, 134, 178, 152, 168, 172, 172, 186, 160, 178, 146, 156], true, 3);
  b.lay("k", cap, 1.6);
  b.lay("p", smooth([140, 132, 164, 128, 181, 134, 160, 139], true, 3), 1.4);
  b.lay("f", oval(173, 190, 4.4, 4.4, 8), 1.2);
  b.lay("p", oval(168, 140, 7, 6, 9), 1.4);
  // Mask and horns.
  const ruff = smooth(
    [222, 106, 230, 94, 240, 104, 250, 92, 260, 104, 272, 92, 280, 106, 266, 116, 250, 112, 236, 116],
    true,
    2,
  );
  b.lay("p", ruff, 1.6);
  for (const [way, ink] of [
    [[246, 62, 224, 34, 196, 40, 190, 62], "k"],
    [[256, 60, 282, 30, 310, 40, 312, 64], "p"],
    [[250, 58, 252, 26, 268, 12, 284, 14], "k"],
  ] as const)
    b.lay(ink, limb([...way], 15, 12, 7, 2), 1.8);
  for (const [x, y] of [
    [190, 65],
    [312, 67],
    [286, 14],
  ] as const)
    b.lay("f", oval(x, y, 5, 5, 9), 1.3);
  visage(b, 249, 78, 23, { turn: -10, eyes: "holes", mouth: "grin", long: 1.15, edge: 2 });
  b.lay(
    "k",
    place(limb([0.1, -1, 0.25, -0.6, 0.05, -0.35, 0.35, 0.1, 0.2, 0.4], 0.07, 0.05, 0.01), 249, 78, 23, 26, -10),
  );
  // Your fist, hardly closed.
  const arm = limb([-10, 262, 50, 236, 92, 214], 26, 22, 15);
  b.lay("k", arm, 2);
  comb(b, "p", arm, 60, 6, 0.35, -1);
  b.icon("fist", 112, 198, 58, { ink: "p", edge: 2.2, turn: 62 });
}
