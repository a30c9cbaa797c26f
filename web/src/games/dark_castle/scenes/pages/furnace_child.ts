import {
  arch,
  around,
  type Block,
  box,
  crack,
  engrave,
  flame,
  glow,
  masonry,
  oval,
  person,
  rays,
  stroke,
  upright,
  visage,
  voussoirs,
} from "../cut";

export const label = {
  en: "Before an open furnace stands a small, white-hot figure; the flags crack at its feet, two prisoners recoil.",
  fr: "Devant un four béant se tient une petite forme chauffée à blanc ; les dalles se fendent sous elle, deux prisonniers reculent.",
};

export default function furnaceChild(b: Block): void {
  b.light = [226, 190];
  const dark = around(232, 176, 70, 270, 0.02, 1.1);
  glow(b, 232, 180, 190, 0.8);
  masonry(b, upright(-6, -6, 406, 216), 8, 8, dark, 5.5);
  engrave(b, "k", rays(b, 226, 236, 90, 40, 330), (x, y) => dark(x, y) - 0.05, [box(-6, 217, 406, 306)]);
  const mouth = arch(300, 216, 110, 150);
  voussoirs(b, mouth, 20, () => 0.35, 1.8);
  b.lay("f", mouth, 2);
  for (const [x, y, s] of [
    [268, 210, 44],
    [300, 214, 62],
    [332, 210, 46],
    [284, 212, 34],
    [318, 214, 36],
  ] as const)
    flame(b, x, y, s, b.some(-10, 10));
  b.lay("k", box(238, 214, 362, 224), 1);
  // The door it threw off.
  b.lay("k", [20, 258, 92, 236, 128, 262, 52, 288], 1.4);
  for (const [x, y] of [
    [36, 258],
    [90, 244],
    [112, 262],
    [56, 280],
  ] as const)
    b.lay("p", oval(x, y, 2.4, 1.8, 7));
  stroke(b, "p", [46, 268, 108, 250], 1.2, 0.6);
  stroke(b, "p", [30, 254, 60, 278], 0.5, 1);
  // White-hot, no taller than a stool.
  engrave(b, "p", rays(b, 206, 200, 44, 30, 96), (x, y) => 0.7 - Math.hypot(x - 206, y - 200) / 110);
  for (const way of [
    [206, 252, 176, 262, 160, 284],
    [206, 252, 224, 270, 250, 276, 270, 296],
    [206, 252, 200, 276, 210, 300],
    [206, 252, 246, 254, 300, 262],
  ])
    crack(b, "k", way, 1.8);
  person(
    b,
    206,
    254,
    100,
    {
      near: [52, 20],
      far: [46, 30],
      nod: 0,
      legs: [
        [12, 4],
        [12, 4],
      ],
    },
    { pale: true, square: true, head: "bald", wear: "none", stout: 1.25, edge: 1.6 },
  );
  visage(b, 206, 166, 15, { eyes: "holes", mouth: "open", long: 1.05, edge: 1.4 });
  for (const [x, y] of [
    [178, 222],
    [234, 220],
    [196, 246],
    [216, 248],
    [182, 240],
    [228, 238],
  ] as const)
    b.icon("drop", x, y, 9, { ink: "f", edge: 0.7 });
  for (const [x, s] of [
    [206, 14],
    [196, 11],
    [217, 11],
  ] as const)
    flame(b, x, 152, s, (x - 206) * 2);
  // Two who are much too close.
  person(
    b,
    40,
    312,
    200,
    {
      lean: -14,
      nod: -6,
      near: [70, 150],
      far: [90, 150],
      legs: [
        [-20, -22],
        [18, 4],
      ],
    },
    { head: "hood", faceless: true },
  );
  person(
    b,
    372,
    314,
    190,
    {
      lean: -12,
      near: [64, 140],
      far: [96, 160],
      legs: [
        [-18, -24],
        [20, 6],
      ],
    },
    { head: "shag", face: -1, faceless: true },
  );
}
