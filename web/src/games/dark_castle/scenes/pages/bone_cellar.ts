import {
  around,
  type Block,
  box,
  engrave,
  flame,
  glow,
  masonry,
  oval,
  parallel,
  place,
  skeleton,
  smooth,
  stroke,
  table,
  tube,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "Under a low vault, four skeletons rise from a table of mugs and dice; a jug rolls on the floor.",
  fr: "Sous une voûte basse, quatre squelettes se lèvent d’une table couverte de chopes et de dés ; une cruche roule à terre.",
};

export default function boneCellar(b: Block): void {
  b.light = [200, 70];
  const dark = around(200, 90, 50, 240, 0.02, 1.05);
  glow(b, 200, 84, 130, 0.8);
  const vault = [...oval(200, 196, 196, 178, 20, 180, 360), 396, 250, 4, 250];
  masonry(b, upright(-6, 0, 406, 250), 8, 8, dark, 6, [vault]);
  b.lay("k", [-6, -6, 406, -6, 406, 306, 390, 306, ...oval(200, 196, 190, 172, 20, 360, 180), 10, 306, -6, 306]);
  voussoirs(b, oval(200, 196, 190, 172, 18, 180, 360), 20, (x, y) => 0.45 + Math.abs(x - 200) / 420 + y / 900, 1.4);
  b.lay("k", box(199, 20, 201, 48));
  b.icon("old-lantern", 200, 62, 42, { edge: 1.2 });
  flame(b, 200, 70, 9);
  const spear = (x: number, y: number, x2: number, y2: number) => {
    b.lay("k", tube([x, y, x2, y2], 2, 1.7), 0.9);
    const t = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
    b.lay("k", place([-4, 0, 4, -5, 22, 0, 4, 5], x2, y2, 1, 1, t), 1);
  };
  spear(46, 260, 70, 70);
  spear(352, 260, 338, 66);
  spear(180, 240, 152, 56);
  const helm = (at: readonly [number, number], s: number, lean: number) =>
    b.lay("k", place([-10, -2, -8, -9, 0, -13, 8, -9, 10, -2, 16, 0, -16, 0], at[0], at[1] - 3, s, s, lean), 1);
  const s1 = skeleton(b, 92, 350, 232, { lean: 13, near: [24, 84], far: [50, 96] }, { bust: true });
  helm(s1.skull, 1.5, 8);
  const s4 = skeleton(b, 316, 348, 236, { lean: 14, near: [40, 60], far: [14, 66] }, { bust: true, face: -1 });
  helm(s4.skull, 1.5, -10);
  skeleton(b, 158, 370, 200, { lean: 20, nod: -14, near: [76, 50], far: [40, 90] }, { bust: true });
  const s3 = skeleton(b, 244, 366, 202, { lean: 8, near: [50, 30], far: [60, 120] }, { bust: true, face: -1 });
  helm(s3.skull, 1.25, -4);
  b.lay("k", box(0, 238, 400, 306));
  engrave(b, "p", parallel(b, 0, 7, [0, 246, 400, 306]), (x, y) => around(200, 250, 40, 230, 0.5, 0)(x, y));
  table(b, 40, 360, 230, 306, 12);
  b.icon("beer-stein", 84, 215, 30, { edge: 1.6 });
  b.icon("beer-stein", 314, 215, 30, { edge: 1.6, flip: true });
  b.icon("perspective-dice-six-faces-random", 196, 221, 18, { ink: "p", edge: 2, turn: 10 });
  b.icon("perspective-dice-six-faces-two", 222, 223, 16, { ink: "p", edge: 2, turn: -20 });
  b.icon("jug", 176, 270, 48, { ink: "p", edge: 2.4, turn: -104 });
  for (const dx of [0, 8])
    stroke(b, "p", smooth([210 + dx, 258, 216 + dx, 270, 210 + dx, 282], false, 4), 0.3, 1.4, 0.3);
}
