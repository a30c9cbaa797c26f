import { around, type Block, box, engrave, flame, glow, hound, oval, person, rays, rings } from "../cut";

export const label = {
  en: "Hounds with burning backs race round three prisoners who stand back to back.",
  fr: "Des chiens au dos en flammes tournent autour de trois prisonniers adossés les uns aux autres.",
};

export default function emberHounds(b: Block): void {
  b.light = [200, 250];
  b.lay("k", box(0, 0, 400, 300));
  glow(b, 200, 222, 210, 0.6);
  engrave(b, "p", rays(b, 200, 216, 54, 100, 240), (x, y) =>
    y > 190 ? 0 : 0.34 * around(200, 216, 90, 250, 1, 0)(x, y),
  );
  engrave(
    b,
    "p",
    rings(b, 200, 240, 10, 40, 260, 0.34),
    (x, y) => around(200, 240, 90, 250, 0.85, 0.1)(x, (y - 240) * 2.6 + 240),
    [box(0, 190, 400, 300)],
  );
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (1 + i / 12);
    flame(b, 200 + 150 * Math.cos(a), 226 + 34 * Math.sin(a), b.some(9, 17), b.some(-14, 14));
  }
  hound(b, 92, 216, 62, 1, { gait: "leap", neck: 12, fire: true, jaw: 16, tail: -10 });
  hound(b, 304, 212, 60, 1, { gait: "leap", neck: 12, fire: true, jaw: 16, tail: -10 });
  person(
    b,
    176,
    254,
    134,
    {
      lean: -4,
      near: [46, 90],
      far: [66, 110],
      legs: [
        [-16, -20],
        [16, 4],
      ],
    },
    { head: "shag", face: -1 },
  );
  person(
    b,
    224,
    254,
    136,
    {
      lean: -4,
      near: [60, 110],
      far: [30, 60],
      legs: [
        [-14, -18],
        [18, 6],
      ],
    },
    { head: "hood" },
  );
  person(
    b,
    200,
    260,
    128,
    {
      near: [30, 100],
      far: [34, 90],
      legs: [
        [8, 4],
        [8, 4],
      ],
    },
    { square: true, head: "cap" },
  );
  hound(b, 318, 276, 104, -1, { gait: "leap", neck: 10, fire: true, jaw: 18, tail: -10 });
  hound(b, 82, 288, 112, -1, { gait: "leap", neck: 16, fire: true, jaw: 18, tail: -10 });
  for (const [x, y, s] of [
    [160, 290, 14],
    [168, 293, 20],
    [178, 291, 13],
    [236, 292, 15],
    [245, 294, 21],
    [254, 291, 12],
    [372, 292, 16],
  ] as const)
    flame(b, x, y, s, b.some(-14, 14));
  for (let i = 0; i < 22; i++)
    b.lay("f", oval(b.some(20, 380), b.some(20, 150), b.some(0.8, 1.8), b.some(0.8, 1.8), 5));
}
