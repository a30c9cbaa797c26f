import {
  arch,
  around,
  type Block,
  box,
  engrave,
  flame,
  glow,
  masonry,
  oval,
  parallel,
  person,
  solid,
  stroke,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "By the forge the armourer sleeps on a stool; over his anvil a hooded prisoner reaches for the weapons on the wall.",
  fr: "Près de la forge, l’armurier dort sur un tabouret ; par-dessus son enclume, un prisonnier encapuchonné tend la main vers les armes du mur.",
};

export default function sleepingArmourer(b: Block): void {
  b.light = [40, 190];
  const dark = around(50, 180, 90, 400, 0.04, 0.95);
  glow(b, 44, 184, 150);
  masonry(b, upright(-6, -6, 406, 226), 7, 7, dark, 6);
  engrave(b, "k", parallel(b, 0, 6, [0, 226, 400, 306]), (x, y) => dark(x, y) + 0.12);
  // The forge, burning low.
  const hearth = arch(40, 226, 92, 96);
  voussoirs(b, hearth, 16, () => 0.3, 1.5);
  b.lay("k", hearth, 1.4);
  for (const [x, y, s] of [
    [20, 224, 20],
    [42, 226, 28],
    [64, 224, 18],
  ] as const)
    flame(b, x, y, s);
  for (let i = 0; i < 16; i++) b.lay(i % 3 ? "k" : "f", oval(b.some(4, 78), b.some(220, 228), 4, 3, 6), 0.6);
  // His best work.
  b.lay("k", box(126, 26, 392, 32), 1);
  for (const [x, n, y, s, t] of [
    [150, "visored-helm", 62, 46, 0],
    [202, "broadsword", 82, 92, -45],
    [262, "battle-axe", 80, 82, -45],
    [322, "round-shield", 72, 62, 0],
    [374, "gladius", 84, 84, -45],
  ] as const) {
    stroke(b, "k", [x, 30, x, y - s * 0.4], 0.9);
    b.icon(n, x, y, s, { turn: t, edge: 1.6 });
  }
  // The anvil on its block.
  solid(b, [192, 232, 268, 232, 276, 294, 184, 294], 0, 5, 0.6, "p", 1.8);
  b.icon("anvil", 228, 204, 108, { edge: 2 });
  stroke(b, "p", [190, 183, 262, 183], 0.6, 1.4, 0.6);
  // The sleeper: chin on chest, mallet in lap.
  b.lay(
    "k",
    [
      104, 262, 178, 262, 182, 270, 172, 270, 176, 296, 166, 296, 160, 270, 122, 270, 118, 296, 108, 296, 110, 270, 102,
      270,
    ],
    1.2,
  );
  person(
    b,
    152,
    295,
    172,
    {
      lean: -12,
      nod: 44,
      near: [24, 62],
      far: [30, 70],
      legs: [
        [80, 6],
        [68, -4],
      ],
    },
    { face: -1, head: "cap", wear: "coat", stout: 1.4 },
  );
  b.icon("flat-hammer", 112, 240, 50, { edge: 1.6, turn: 30 });
  // Quiet hands.
  person(
    b,
    322,
    300,
    196,
    {
      lean: 40,
      nod: -12,
      near: [132, 138],
      far: [30, 10],
      legs: [
        [-26, -34],
        [16, -6],
      ],
    },
    { face: -1, head: "hood" },
  );
}
