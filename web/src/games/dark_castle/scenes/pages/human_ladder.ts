import {
  arch,
  around,
  type Block,
  box,
  candle,
  comb,
  engrave,
  glow,
  masonry,
  parallel,
  person,
  tube,
  upright,
  voussoirs,
  wisp,
} from "../cut";

export const label = {
  en: "Prisoners climb on one another’s backs towards a lit window where hams are hanging.",
  fr: "Des prisonniers montent sur le dos les uns des autres vers une fenêtre éclairée où pendent des jambons.",
};

export default function humanLadder(b: Block): void {
  b.light = [286, 66];
  const ray = around(286, 66, 46, 280, 0, 1.05);
  glow(b, 286, 66, 110);
  masonry(b, upright(-6, -6, 406, 276), 9, 7, ray, 6);
  engrave(b, "k", parallel(b, 0, 6, [0, 276, 400, 306]), () => 0.8);
  // Candlelight, ham.
  const win = arch(286, 104, 84, 84);
  voussoirs(b, win, 14, () => 0.2, 1.5);
  b.lay("f", win, 2);
  b.lay("p", arch(286, 104, 60, 60));
  for (const [x, y, s] of [
    [262, 56, 40],
    [296, 52, 48],
    [318, 60, 32],
  ] as const) {
    b.lay("k", tube([x, 24, x, y - s * 0.3], 0.8));
    b.icon("ham-shank", x, y, s, { turn: 128 });
  }
  candle(b, 276, 100, 7, 14);
  b.icon("cheese-wedge", 308, 94, 24);
  b.lay("p", box(236, 104, 336, 113), 1.8);
  comb(b, "k", box(236, 104, 336, 113), 90, 7, 0.5, 1);
  // Knee, shoulder, head.
  person(
    b,
    120,
    295,
    134,
    {
      lean: 80,
      nod: -30,
      near: [6, 0],
      far: [16, 6],
      legs: [
        [16, -84],
        [30, -80],
      ],
    },
    { head: "cap", stout: 1.1 },
  );
  person(
    b,
    206,
    295,
    146,
    {
      lean: 62,
      nod: -10,
      near: [16, 4],
      far: [28, 14],
      legs: [
        [-6, -18],
        [20, -10],
      ],
    },
    { head: "hood", stout: 1.1 },
  );
  person(
    b,
    312,
    296,
    156,
    {
      lean: 4,
      nod: 10,
      near: [104, 168],
      far: [110, 172],
      legs: [
        [-10, -14],
        [12, 2],
      ],
    },
    { head: "scarf", face: -1, stout: 1.1 },
  );
  person(
    b,
    240,
    214,
    128,
    {
      lean: 16,
      nod: -32,
      near: [150, 156],
      far: [138, 146],
      legs: [
        [4, -20],
        [78, -6],
      ],
    },
    { head: "shag" },
  );
  for (const [x, y] of [
    [238, 128],
    [226, 116],
    [216, 96],
  ] as const)
    wisp(b, "k", [x + 14, y, x + 4, y + 8, x - 2, y + 22, x - 12, y + 30], 1.2);
}
