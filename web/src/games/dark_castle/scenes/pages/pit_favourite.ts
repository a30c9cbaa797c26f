import { around, beams, type Block, box, engrave, glow, limb, parallel, person, smooth, stroke, torch } from "../cut";

export const label = {
  en: "In a sanded pit, under a rail crowded with guards, a scarred fighter points at a prisoner.",
  fr: "Dans une fosse sablée, sous une rambarde pleine de gardes, un lutteur couturé montre un prisonnier du doigt.",
};

export default function pitFavourite(b: Block): void {
  b.light = [200, 60];
  b.lay("k", box(0, 0, 400, 140));
  for (const x of [66, 334]) {
    glow(b, x, 52, 74);
    beams(b, x, 48, 12, 90, 22);
  }
  // Guards along the rail.
  for (let i = 0; i < 9; i++) {
    const up = i % 3 === 1;
    const x = 22 + i * 45 + b.some(-4, 4);
    const j = person(
      b,
      x,
      168,
      104 + b.some(-8, 6),
      { lean: b.some(-4, 12), nod: 6, near: up ? [150, 165] : [40, 120], far: [50, 110] },
      { head: i % 2 ? "kettle" : "cap", face: x > 230 ? -1 : 1, bust: true, faceless: true },
    );
    if (i === 1) b.icon("beer-stein", j.near[2][0] + 4, j.near[2][1] - 8, 20, { edge: 1 });
    if (i === 4) b.icon("sausage", j.near[2][0] + 4, j.near[2][1] - 6, 22, { edge: 1 });
  }
  torch(b, 66, 58, 20);
  torch(b, 334, 58, 20);
  // The boards of the pit, curving round.
  const wallTop = smooth([-10, 132, 90, 122, 200, 118, 310, 122, 410, 132], false, 5);
  const wallFoot = smooth([410, 216, 310, 190, 200, 182, 90, 190, -10, 216], false, 5);
  const wall = [...wallTop, ...wallFoot];
  b.lay("p", wall, 2);
  engrave(
    b,
    "k",
    parallel(b, 90, 5.6, [0, 110, 400, 230]),
    (x, y) => 0.3 + Math.abs(x - 200) / 330 + 0.3 * Math.sin(x * 1.9) * Math.sin(x / 7) + (y - 120) / 400,
    [wall],
  );
  b.lay("k", limb([-10, 130, 90, 120, 200, 116, 310, 120, 410, 130], 5, 5), 1.2);
  // Fresh sand.
  engrave(
    b,
    "k",
    parallel(b, 0, 7, [0, 190, 400, 300], 2.2),
    (x, y) => around(210, 250, 60, 250, 0, 0.9)(x, y) * (0.7 + 0.4 * Math.sin(x / 11 + y)),
    [[...wallFoot, -10, 310, 410, 310]],
  );
  b.lay("k", smooth([180, 270, 230, 262, 330, 268, 356, 282, 300, 284, 220, 280], true, 3));
  const f = person(
    b,
    246,
    274,
    158,
    {
      lean: -4,
      near: [-24, 14],
      far: [92, 90],
      legs: [
        [-17, -12],
        [18, 12],
      ],
    },
    { pale: true, head: "bald", wear: "rags", face: -1, stout: 1.45 },
  );
  for (const [dx, dy, a] of [
    [-8, 14, 30],
    [4, 26, -25],
    [-4, 36, 15],
  ] as const) {
    const [x, y] = [f.neck[0] + dx, f.neck[1] + dy];
    stroke(b, "k", [x - 8, y - a / 8, x + 8, y + a / 8], 0.4, 1, 0.4);
    for (let k = -2; k <= 2; k++) stroke(b, "k", [x + k * 3.4, y - 2.6, x + k * 3.4, y + 2.6], 0.5);
  }
  person(
    b,
    84,
    306,
    150,
    {
      lean: -6,
      near: [24, 40],
      far: [20, 60],
      legs: [
        [10, 4],
        [8, 2],
      ],
    },
    { square: true, head: "shag" },
  );
}
