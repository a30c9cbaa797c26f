import {
  around,
  type Block,
  bone,
  box,
  comb,
  engrave,
  gape,
  glow,
  masonry,
  moon,
  oval,
  parallel,
  person,
  place,
  torch,
  upright,
  voussoirs,
  wisp,
} from "../cut";

export const label = {
  en: "Prisoners lean over a bridge; under its arch hangs a thing of ribs, head down, its claws in the joints.",
  fr: "Des prisonniers se penchent sur un pont ; sous l’arche pend une chose toute en côtes, tête en bas, les griffes dans les joints.",
};

export default function ribCrawler(b: Block): void {
  b.light = [200, 280];
  const opening = oval(200, 282, 160, 152, 24, 180, 360);
  const bridge = [-6, 84, 406, 84, 406, 306, ...oval(200, 282, 160, 152, 24, 360, 180), -6, 306];
  // Under the arch: night, a moon low down, mist.
  engrave(b, "k", parallel(b, 0, 7, [30, 120, 370, 300], 1.5), (x, y) => around(268, 244, 24, 150, 0.12, 1.05)(x, y), [
    [...opening, 360, 306, 40, 306],
  ]);
  moon(b, 272, 240, 24);
  masonry(b, upright(-6, 84, 406, 306), 7, 8, (x, y) => around(200, 290, 160, 270, 0.35, 1)(x, y), 6.5, [bridge]);
  voussoirs(b, opening, 22, (x, y) => 0.45 + Math.abs(x - 246) / 500 + (y < 150 ? 0.1 : 0), 1.6);
  engrave(b, "k", parallel(b, 0, 6, [0, 0, 400, 84]), (x, y) => around(78, 40, 30, 200, 0, 1)(x, y));
  glow(b, 80, 24, 56);
  // The thing, hooked into the joints by its claws.
  const arm = (...p: number[]) => {
    const [ax, ay, ex, ey, hx, hy] = p as [number, number, number, number, number, number];
    bone(b, ax, ay, ex, ey, 5, "p", 1.8);
    bone(b, ex, ey, hx, hy, 4, "p", 1.8);
    const t = (Math.atan2(hy - ey, hx - ex) * 180) / Math.PI;
    for (const a of [-30, 0, 30]) b.lay("p", place([-3, -3, 8, -5, 24, 2, 8, 3, -3, 3], hx, hy, 1, 1, t + a), 1.4);
  };
  arm(178, 182, 116, 220, 74, 192);
  arm(222, 182, 292, 222, 330, 194);
  arm(184, 172, 138, 180, 130, 144);
  arm(216, 172, 262, 184, 272, 146);
  for (let i = 0; i < 5; i++) b.lay("p", place([-8, -4, 8, -4, 5, 4, -5, 4], 200, 138 + i * 9), 1.3);
  b.icon("ribcage", 200, 184, 100, { ink: "p", edge: 1.8, tall: 1.1 });
  gape(b, 200, 246, 24, 174, 0.32, 1.8);
  wisp(b, "p", [20, 290, 110, 274, 200, 288, 300, 272, 390, 284], 7);
  wisp(b, "p", [60, 296, 150, 288, 260, 297, 380, 288], 5);
  // The parapet, and who leans over it.
  person(b, 40, 84, 62, {}, { head: "hood" });
  const holder = person(b, 74, 84, 64, { lean: 8, near: [90, 150], far: [20, 40] }, { head: "cap" });
  torch(b, holder.near[2][0] + 2, holder.near[2][1] - 5, 9);
  person(
    b,
    128,
    84,
    62,
    {
      lean: 64,
      nod: 16,
      near: [6, 0],
      far: [20, 6],
      legs: [
        [-8, -20],
        [6, 0],
      ],
    },
    { head: "shag" },
  );
  b.lay("p", box(-6, 70, 406, 86), 1.8);
  comb(b, "k", box(-6, 70, 406, 86), 90, 10, 0.5, 1);
  b.lay("k", [140, 70, 156, 68, 162, 104, 155, 122, 148, 108, 138, 118, 136, 92], 1.2);
}
