import { around, type Block, chamber, comb, flame, glow, oval, reach, room, smooth, strew, stroke } from "../cut";

export const label = {
  en: "A swollen warden, buttoned to bursting, lays a wet hand on the shoulder of a prisoner who dares not turn.",
  fr: "Un geôlier boursouflé, boutonné à craquer, pose une main mouillée sur l’épaule d’un prisonnier qui n’ose pas se retourner.",
};

export default function rottingWarden(b: Block): void {
  b.light = [340, 190];
  const dark = around(330, 170, 30, 330, 0.1, 1.1);
  glow(b, 340, 190, 90);
  chamber(b, room(140, 60, 270, 190), dark, 6, 6);
  const coat = smooth(
    [196, 118, 170, 140, 150, 190, 140, 250, 142, 310, 372, 310, 366, 250, 352, 186, 330, 142, 300, 118, 250, 106],
    true,
    4,
  );
  b.lay("k", coat, 2);
  comb(b, "p", coat, 6, 5.4, 0.3, 1);
  comb(b, "p", coat, 6, 7, 0.1, -1);
  // Buttons at the end of their strength.
  for (let i = 0; i < 6; i++) {
    const y = 136 + i * 28;
    const w = 5 + Math.sin((i / 5) * 3) * 7;
    if (i < 5) b.lay("p", [248, y + 6, 248 + w * 0.6, y + 14, 248, y + 23, 248 - w * 0.6, y + 14]);
    b.lay("p", oval(248, y, 5, 5, 9), 1.2);
    b.lay("k", oval(248, y, 1.4, 1.4, 6));
    for (const d of [-1, 1]) stroke(b, "p", [248 + d * 7, y, 248 + d * (18 + w), y - 3], 0.9, 0.1);
  }
  // The face, gone soft.
  const jowl = smooth([248, 40, 282, 52, 292, 82, 286, 112, 262, 128, 234, 128, 210, 112, 204, 82, 214, 52], true, 4);
  b.lay("p", jowl, 2);
  comb(b, "k", jowl, 6, 4.6, 0.36, -1);
  b.lay("k", [222, 82, 232, 76, 242, 82, 234, 92]);
  b.lay("k", [256, 82, 266, 76, 278, 82, 266, 92]);
  b.lay("p", oval(234, 84, 2, 2, 6));
  b.lay("p", oval(267, 84, 2, 2, 6));
  for (const x of [230, 268])
    for (const d of [0, 5]) stroke(b, "k", smooth([x - 9, 93 + d, x, 97 + d, x + 9, 93 + d], false, 3), 0.2, 0.9, 0.2);
  b.lay("k", smooth([246, 84, 254, 98, 250, 102, 242, 100], true, 2));
  b.lay("k", smooth([228, 114, 248, 106, 270, 114, 262, 120, 248, 114, 236, 120], true, 2));
  b.lay("k", [210, 62, 214, 26, 232, 18, 248, 24, 266, 16, 284, 26, 288, 62], 1.6);
  b.lay("k", smooth([176, 70, 210, 56, 248, 52, 288, 56, 322, 72, 288, 70, 248, 64, 210, 69], true, 4), 1.6);
  stroke(b, "p", [213, 50, 248, 44, 286, 51], 1.2, 1.6, 1.2);
  comb(b, "p", [210, 62, 214, 26, 232, 18, 248, 24, 266, 16, 284, 26, 288, 62], 0, 5, 0.3, 1);
  for (const [x, y, s] of [
    [208, 128, 10],
    [290, 126, 8],
    [172, 218, 10],
    [142, 262, 9],
  ] as const)
    b.icon("drop", x, y, s, { ink: "p", edge: 0.8 });
  b.icon("keyring", 300, 262, 50, { ink: "p", edge: 1.4, turn: 8 });
  b.icon("lantern-flame", 352, 206, 56, { edge: 1.6 });
  flame(b, 352, 220, 12);
  stroke(b, "k", [344, 150, 352, 182], 3, 2.4);
  // You, and the hand.
  const back = smooth([-10, 310, 0, 262, 36, 238, 60, 226, 96, 228, 132, 246, 158, 280, 164, 312], true, 4);
  b.lay("k", back, 2);
  comb(b, "p", back, 14, 6, 0.24, 1);
  const head = smooth(
    [50, 236, 40, 196, 52, 162, 80, 150, 108, 160, 118, 186, 126, 200, 118, 206, 116, 222, 100, 234, 92, 244],
    true,
    3,
  );
  b.lay("k", head, 1.8);
  const cheek = smooth(
    [98, 168, 112, 176, 116, 190, 124, 201, 115, 206, 114, 219, 100, 229, 94, 206, 90, 184],
    true,
    3,
  );
  b.lay("p", cheek);
  b.lay("k", oval(107, 186, 5, 4, 8));
  b.lay("p", oval(107.5, 186, 3.4, 2.8, 8));
  b.lay("k", oval(109, 186, 1.5, 1.7, 6));
  stroke(b, "k", [100, 178, 112, 176], 0.5, 1.2);
  stroke(b, "k", [104, 214, 113, 212], 0.4, 1);
  for (let i = 0; i < 7; i++)
    stroke(
      b,
      "p",
      smooth([54 + i * 7, 164 + Math.abs(i - 3) * 2, 50 + i * 6, 186, 52 + i * 6, 214], false, 3),
      0.2,
      0.9,
      0.2,
    );
  reach(b, [196, 170, 176, 206, 138, 244], 14, 1.1, "p", 2);
  const sleeve = smooth(
    [240, 150, 222, 130, 198, 128, 176, 152, 160, 186, 146, 214, 176, 232, 200, 200, 222, 172],
    true,
    3,
  );
  b.lay("k", sleeve, 1.8);
  comb(b, "p", sleeve, 30, 5.4, 0.32, 1);
  strew(b, "p", 0, 20, 130, 120, 10, 10);
}
