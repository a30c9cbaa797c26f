import {
  around,
  type Block,
  chamber,
  comb,
  crack,
  flame,
  glow,
  person,
  reach,
  rock,
  room,
  rubble,
  shaft,
  smooth,
  strew,
  stroke,
} from "../cut";

export const label = {
  en: "Dust and light fall through a broken vault; out of a heap of stones comes a hand, and two prisoners run to it.",
  fr: "La poussière et le jour tombent d’une voûte crevée ; d’un tas de pierres sort une main, et deux prisonniers accourent.",
};

export default function fallenVault(b: Block): void {
  b.light = [236, 30];
  const ray = shaft(240, 0, 214, 240, 36, 110, 0.04, 1);
  chamber(
    b,
    room(90, 70, 330, 200),
    (x, y) => ray(x, y) - (x < 110 ? around(50, 210, 20, 110, 0.75, 0)(x, y) : 0),
    5,
    6.5,
  );
  glow(b, 62, 222, 64);
  // Where the ceiling was.
  const gap = [178, -6, 186, 18, 200, 22, 206, 44, 226, 38, 244, 56, 258, 36, 280, 42, 288, 16, 306, 10, 308, -6];
  b.lay("p", gap, 2);
  comb(b, "k", gap, 90, 6, 0.35, 1);
  crack(b, "k", [200, 30, 150, 52, 120, 92, 96, 150], 3);
  crack(b, "p", [296, 22, 344, 40, 396, 34], 2);
  crack(b, "k", [262, 44, 290, 84, 282, 130], 2.2);
  for (const [x, y, s] of [
    [230, 84, 8],
    [250, 112, 6],
    [214, 120, 5],
    [244, 140, 7],
  ] as const) {
    rock(b, x, y, s);
    stroke(b, "k", [x, y - s - 3, x, y - s - 20], 1, 0.1);
  }
  rubble(b, 228, 282, 330, 96, 26, 0.62);
  rubble(b, 226, 292, 380, 16, 10, 0.8);
  // Between the stones, a hand.
  b.lay("k", smooth([192, 244, 194, 206, 226, 186, 256, 204, 262, 244, 226, 254], true, 3), 1.4);
  reach(b, [228, 250, 227, 232, 224, 208], 8.4, 1.3, "p", 1.8);
  for (const [x, y, s] of [
    [198, 246, 20],
    [252, 248, 22],
    [226, 258, 18],
  ] as const)
    rock(b, x, y, s, 0.6);
  const j = person(
    b,
    58,
    290,
    128,
    {
      lean: 10,
      nod: -4,
      near: [60, 96],
      far: [40, 60],
      legs: [
        [-18, -16],
        [18, 6],
      ],
    },
    { head: "shag" },
  );
  b.icon("lantern-flame", j.near[2][0] + 3, j.near[2][1] + 18, 34, { edge: 1.2 });
  flame(b, j.near[2][0] + 3, j.near[2][1] + 26, 8);
  person(
    b,
    116,
    294,
    118,
    {
      lean: 52,
      nod: -30,
      near: [50, 74],
      far: [64, 80],
      legs: [
        [-14, -40],
        [34, -10],
      ],
    },
    { head: "cap" },
  );
  strew(b, "p", 60, 40, 360, 190, 26, 5, 1);
}
