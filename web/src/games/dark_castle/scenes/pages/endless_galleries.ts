import { arch, around, type Block, box, engrave, glow, oval, parallel, person, rays, torch, voussoirs } from "../cut";

export const label = {
  en: "Arch behind arch, torch behind torch; two prisoners walk on, and farther off the same two, and again.",
  fr: "Arche après arche, torche après torche ; deux prisonniers avancent, et plus loin les deux mêmes, et encore.",
};

export default function endlessGalleries(b: Block): void {
  b.light = [200, 150];
  b.lay("k", box(0, 0, 400, 300));
  for (let k = 0; k < 6; k++) {
    const s = 0.72 ** k;
    const [cy, w, h] = [152 + 146 * s, 330 * s, 286 * s];
    const bay = arch(200, cy, w, h);
    b.lay(k === 5 ? "k" : "p", bay, Math.max(0.8, 2 * s));
    if (k === 5) break;
    engrave(
      b,
      "k",
      rays(b, 200, 156, Math.round(60 * s + 16), 60 * s, 250 * s),
      (x, y) => around(200, 150, 100 * s, 176 * s, 0.06, 1)(x, y),
      [bay],
    );
    engrave(
      b,
      "k",
      parallel(b, 0, Math.max(3.2, 6 * s), [200 - w / 2, 150, 200 + w / 2, cy]),
      (x, y) => around(200, cy, 20 * s, 150 * s, 0.05, 0.9)(x, y),
      [[200 - w * 0.36, 152 + 105 * s, 200 + w * 0.36, 152 + 105 * s, 200 + w / 2, cy, 200 - w / 2, cy]],
    );
    voussoirs(
      b,
      arch(200, 152 + 105 * s, 330 * s * 0.78, 286 * s * 0.76),
      26 * s,
      () => (k % 2 ? 0.7 : 0.25),
      Math.max(0.7, 1.4 * s),
    );
    const side = k % 2 ? 1 : -1;
    torch(b, 200 + side * 147 * s, 150 - 6 * s, 20 * s, side * 8);
    glow(b, 200 + side * 147 * s, 138 - 6 * s, 34 * s);
  }
  // One's own feet, on ahead.
  for (let i = 0; i < 13; i++) {
    const s = 0.86 ** i;
    const x = 200 + (i % 2 ? 14 : -14) * s;
    b.lay("k", [...oval(x, 158 + 128 * s, 5 * s, 4.4 * s, 8)]);
    b.lay("k", [...oval(x, 158 + 135 * s, 3.4 * s, 2 * s, 6)]);
  }
  for (const s of [0.24, 0.48, 1]) {
    for (const [i, head] of (["hood", "cap"] as const).entries()) {
      const dx = [-74, 86][i] as number;
      person(
        b,
        200 + dx * s,
        156 + (142 + i * 6) * s,
        132 * s,
        {
          near: [16, 8],
          far: i === 0 ? [60, 130] : [12, 10],
          legs: [
            [8, 4],
            [8, 2],
          ],
        },
        { square: true, head, faceless: true },
      );
    }
  }
}
