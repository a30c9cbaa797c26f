import {
  around,
  type Block,
  bone,
  box,
  engrave,
  glow,
  limb,
  oval,
  parallel,
  person,
  place,
  skulls,
  stroke,
  torch,
} from "../cut";

export const label = {
  en: "Before walls of stacked skulls, a beast of mismatched bones rears up over two prisoners and their torch.",
  fr: "Devant des murs de crânes empilés, une bête d’os dépareillés se cabre au-dessus de deux prisonniers et de leur torche.",
};

export default function skeletalBeast(b: Block): void {
  b.light = [70, 230];
  b.lay("k", box(0, 0, 400, 300));
  const heap: [number, number, number, number][] = [];
  for (let row = 0; row < 8; row++) {
    const y = 28 + row * 25;
    const reachIn = 4 + (row % 2) + Math.floor(row / 3);
    for (let i = 0; i < reachIn; i++) {
      const r = 12.5 - i * 0.6;
      heap.push([14 + i * 25 + (row % 2) * 8, y, r, b.some(-9, 9)]);
      if (i < reachIn - 1) heap.push([388 - i * 25 - (row % 2) * 8, y, r, b.some(-9, 9)]);
    }
  }
  skulls(b, heap);
  // Shins, stacked ends outward, along the back.
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8; i++) {
      const [cx, cy] = [150 + i * 15 + (row % 2) * 7, 196 - row * 13];
      b.lay("p", oval(cx, cy, 5.4, 5, 8));
      b.lay("k", oval(cx, cy, 2, 1.8, 6));
    }
  glow(b, 66, 214, 110, 0.8);
  engrave(b, "p", parallel(b, 0, 6, [0, 222, 400, 300]), (x, y) => 0.95 - around(70, 240, 20, 330)(x, y));
  // Legs that were never one animal's.
  const leg = (...p: number[]) => {
    for (let i = 0; i + 3 < p.length; i += 2)
      bone(b, p[i] as number, p[i + 1] as number, p[i + 2] as number, p[i + 3] as number, 4.6 - i * 0.6, "p", 1.6);
  };
  leg(262, 190, 318, 150, 352, 266);
  leg(250, 205, 300, 196, 316, 280);
  leg(244, 210, 262, 236, 250, 288);
  leg(226, 178, 168, 200, 150, 276);
  leg(236, 200, 206, 232, 196, 284);
  leg(216, 128, 152, 130, 108, 172);
  leg(240, 120, 290, 84, 330, 112);
  leg(212, 108, 150, 74, 112, 92);
  // Spine, ribs, head.
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    b.lay(
      "p",
      place(
        [-9, -4, 0, -6, 9, -4, 6, 4, -6, 4],
        258 - 46 * t + 9 * Math.sin(t * 6),
        222 - 142 * t,
        1.2 - t * 0.4,
        1.2 - t * 0.4,
        -24 + 20 * t,
      ),
      1.2,
    );
  }
  b.icon("pelvis-bone", 256, 216, 46, { ink: "p", edge: 1.6, turn: 10 });
  b.icon("ribcage", 240, 152, 112, { ink: "p", edge: 1.6, turn: -8, tall: 1.15 });
  b.icon("animal-skull", 204, 58, 84, { ink: "p", edge: 2, turn: -16 });
  b.lay("b", [...oval(192, 62, 3, 3, 6)]);
  b.lay("b", [...oval(211, 57, 3, 3, 6)]);
  // The rib on its way home.
  b.lay("p", limb([300, 288, 326, 272, 356, 280, 370, 292], 1.5, 4, 3.4, 1.5), 1.4);
  for (const dx of [0, 9, 18])
    stroke(b, "p", [374 + dx * 0.6, 284 - dx * 0.4, 380 + dx * 0.6, 294 - dx * 0.4], 0.3, 1, 0.3);
  person(
    b,
    34,
    288,
    92,
    {
      lean: -6,
      near: [70, 110],
      far: [60, 140],
      legs: [
        [-18, -22],
        [16, 6],
      ],
    },
    { head: "shag" },
  );
  const j = person(
    b,
    84,
    284,
    86,
    {
      lean: -10,
      nod: -14,
      near: [-20, 30],
      far: [120, 150],
      legs: [
        [-24, -30],
        [14, 2],
      ],
    },
    { head: "cap" },
  );
  torch(b, j.far[2][0] + 4, j.far[2][1] - 6, 15, 10);
}
