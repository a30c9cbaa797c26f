import {
  arch,
  around,
  beams,
  type Block,
  box,
  comb,
  engrave,
  glow,
  limb,
  oval,
  parallel,
  person,
  smooth,
  stroke,
  voussoirs,
  wisp,
} from "../cut";

export const label = {
  en: "A crown floats before the gate over a shape of mist that has a sleeve, a knee, and a hand on a sword.",
  fr: "Une couronne flotte devant la porte, au-dessus d’une forme de brume qui a une manche, un genou, et une main sur une épée.",
};

export default function hollowKing(b: Block): void {
  b.light = [200, 88];
  b.lay("k", box(0, 0, 400, 300));
  // The gate he sits before.
  const gate = arch(200, 250, 250, 244, 1);
  voussoirs(b, gate, 20, (x, y) => 0.45 + Math.abs(x - 200) / 400 + y / 700, 1.6);
  b.lay("k", gate, 1.6);
  for (let i = 0; i < 7; i++) stroke(b, "p", [92 + i * 36, 250, 92 + i * 36, 60 + Math.abs(i - 3) * 26], 0.4, 1, 0.3);
  for (const y of [90, 150, 210]) for (let i = 0; i < 12; i++) b.lay("p", oval(88 + i * 20.4, y, 2, 2, 6));
  // Mist, lying round the shape of nobody.
  const nobody = smooth(
    [
      200, 92, 222, 104, 228, 130, 256, 144, 270, 182, 276, 222, 300, 246, 296, 276, 250, 290, 200, 292, 150, 290, 104,
      276, 100, 246, 124, 222, 130, 182, 144, 144, 172, 130, 178, 104,
    ],
    true,
    4,
  );
  engrave(b, "p", parallel(b, 0, 6, [0, 60, 400, 300], 5), (x, y) => {
    const near = around(200, 190, 70, 220, 1, 0)(x, (y - 190) * 1.15 + 190);
    return (
      (0.3 + 0.6 * Math.max(0, (y - 90) / 200)) * near * (0.75 + 0.45 * Math.sin(x / 27 + y / 9)) + (y > 250 ? 0.22 : 0)
    );
  });
  b.lay("k", nobody);
  for (const way of [
    [100, 250, 132, 226, 140, 180, 164, 146, 182, 128],
    [300, 250, 268, 226, 260, 180, 236, 146, 218, 128],
    [84, 284, 140, 270, 200, 282, 262, 268, 330, 284],
    [40, 256, 84, 262, 116, 250],
    [360, 254, 318, 262, 288, 250],
  ])
    wisp(b, "p", way, 2.6);
  // A sleeve, a knee: each thins out where he leaves off.
  const sleeve = smooth([226, 136, 250, 142, 272, 178, 292, 206, 268, 222, 250, 204, 238, 172], true, 3);
  b.lay("p", sleeve, 2);
  comb(b, "k", sleeve, 62, 4.4, 1, -1, 34);
  comb(b, "k", sleeve, 30, 6, 0.4, -1);
  const thigh = limb([214, 236, 186, 222, 156, 216], 18, 19, 16);
  b.lay("p", thigh, 2);
  comb(b, "k", thigh, 12, 4, 1, 1, 40);
  const shin = limb([152, 216, 146, 250, 146, 290], 17, 14, 11);
  b.lay("p", [shin, smooth([134, 282, 158, 282, 162, 298, 110, 300, 112, 292], true, 2)], 2);
  comb(b, "k", shin, 6, 5, 0.45, -1);
  b.lay("p", smooth([132, 214, 140, 198, 158, 196, 172, 210, 168, 228, 150, 236, 136, 230], true, 3), 2);
  stroke(b, "k", smooth([136, 206, 148, 216, 150, 236], false, 3), 0.4, 2, 0.6);
  stroke(b, "k", smooth([156, 198, 162, 214, 158, 232], false, 3), 0.4, 1.4, 0.4);
  // A hand on a sword.
  b.lay("p", [288, 150, 296, 150, 297, 292, 292, 304, 287, 292], 1.8);
  stroke(b, "k", [292, 236, 292, 290], 1.4, 0.5);
  b.lay("p", box(264, 218, 320, 226), 1.8);
  b.lay("p", box(288, 190, 296, 220), 1.6);
  b.lay("k", [284, 148, 300, 148, 300, 192, 284, 192]);
  b.lay("p", oval(292, 186, 6.4, 6.4, 12), 1.6);
  for (let i = 0; i < 4; i++)
    b.lay("p", limb([282, 196 + i * 6.4, 292, 194 + i * 6.4, 303, 197 + i * 6.4], 3.4, 3.8, 2.8), 1.4);
  // A crown.
  glow(b, 200, 76, 64);
  beams(b, 200, 78, 40, 84, 30);
  const crown = [158, 96, 150, 52, 170, 72, 180, 42, 194, 68, 200, 32, 206, 68, 220, 42, 230, 72, 250, 52, 242, 96];
  b.lay("f", crown, 2.4);
  b.lay("f", smooth([156, 92, 200, 86, 244, 92, 243, 104, 200, 112, 157, 104], true, 3), 2.2);
  b.lay("k", smooth([162, 104, 200, 111, 238, 104, 200, 116], true, 3));
  for (const [x, y] of [
    [150, 50],
    [180, 40],
    [200, 30],
    [220, 40],
    [250, 50],
  ] as const)
    b.lay("p", oval(x, y, 4, 4, 9), 1.3);
  for (const x of [172, 186, 200, 214, 228]) b.lay("p", oval(x, 98.5 + 2.4 * Math.cos((x - 200) / 24), 3, 3, 8), 1.1);
  comb(b, "k", crown, 0, 6, 0.3, 1);
  person(b, 40, 302, 104, { lean: 8, near: [20, 60], far: [30, 90] }, { head: "hood" });
  person(b, 74, 304, 98, { lean: -4, near: [12, 30], far: [20, 110] }, { head: "shag" });
  person(b, 362, 304, 102, { lean: 4, near: [20, 40], far: [30, 60] }, { head: "cap", face: -1 });
}
