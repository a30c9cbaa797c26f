import { around, type Block, box, engrave, masonry, parallel, person, place, plane, tube, upright, wisp } from "../cut";

export const label = {
  en: "A prisoner squeezes through a crack lined with spear points; beside it a long corridor full of lumber leads away.",
  fr: "Un prisonnier se glisse dans une fente garnie de pointes de lance ; à côté s’en va un long couloir plein de rebuts.",
};

export default function spearGap(b: Block): void {
  b.light = [128, 90];
  const slit = [96, -6, 164, -6, 156, 60, 168, 120, 154, 190, 168, 306, 84, 306, 96, 220, 88, 150, 100, 80];
  b.lay("p", box(0, 0, 400, 300));
  engrave(b, "k", parallel(b, 0, 8, [80, 0, 172, 300]), (_, y) => 0.04 + Math.max(0, y - 170) / 300, [slit]);
  const left = [-6, -6, 96, -6, 100, 80, 88, 150, 96, 220, 84, 306, -6, 306];
  const right = [164, -6, 252, -6, 250, 90, 256, 200, 248, 306, 168, 306, 154, 190, 168, 120, 156, 60];
  for (const cliff of [left, right]) {
    b.lay("p", cliff, 2.4);
    masonry(b, upright(-6, -6, 262, 306), 7, 5, (x, y) => around(128, 110, 44, 180, 0.5, 1.1)(x, y), 6.5, [cliff]);
  }
  // Old points, with an edge left.
  const spear = (y: number, d: 1 | -1, long: number, t: number) => {
    const s = (shape: number[]) => place(shape, d > 0 ? 84 : 172, y, d, 1, t * d);
    b.lay("k", s([-20, -2.2, long * 0.5, -2.2, long * 0.5, 2.2, -20, 2.2]), 0.8);
    b.lay("k", s([long * 0.44, 0, long * 0.54, -7, long, 0, long * 0.54, 7]), 0.9);
    b.lay("p", s([long * 0.5, -0.6, long * 0.55, -4.6, long * 0.94, -0.4]));
  };
  for (let i = 0; i < 7; i++) {
    spear(18 + i * 42, 1, b.some(34, 42), b.some(-10, 14));
    spear(38 + i * 42, -1, b.some(34, 42), b.some(-10, 14));
  }
  // Breath held.
  person(
    b,
    126,
    290,
    206,
    {
      lean: -2,
      nod: -14,
      near: [150, 174],
      far: [16, 4],
      legs: [
        [-7, -6],
        [9, 4],
      ],
    },
    { head: "shag", stout: 0.72, wear: "rags" },
  );
  for (let i = 0; i < 3; i++) {
    spear(134 + i * 58, 1, 42, b.some(-6, 8));
    spear(162 + i * 58, -1, 44, b.some(-6, 8));
  }
  for (const [x, y] of [
    [122, 142],
    [134, 226],
  ] as const) {
    b.lay("b", tube([x - 6, y - 4, x + 6, y + 4], 1.6));
    b.icon("drop", x + 3, y + 13, 10, { ink: "b", edge: 0.8 });
  }
  // The long way round, ambling off.
  const haze = around(330, 130, 30, 190, 0.03, 0.9);
  for (const face of [
    plane(252, -6, 412, -20, 352, 84, 310, 84),
    plane(252, -6, 310, 84, 310, 176, 248, 306),
    plane(352, 84, 420, -20, 420, 306, 352, 176),
    plane(310, 176, 352, 176, 420, 306, 246, 306),
  ]) {
    b.lay("p", face.shape, 1.4);
    masonry(b, face, 5, 3, haze, 6.5);
  }
  b.lay("p", box(310, 84, 352, 176), 1.4);
  for (const y of [120, 140, 158]) wisp(b, "k", [296, y + 8, 318, y, 340, y + 6, 366, y - 2], 1.2);
  b.icon("barrel", 292, 200, 32, { edge: 1.4 });
  b.icon("wooden-chair", 352, 184, 36, { edge: 1.4, turn: 100 });
  b.icon("wooden-crate", 282, 258, 56, { edge: 1.8, turn: -6 });
  b.icon("cartwheel", 376, 236, 66, { edge: 1.8, tall: 1.1 });
  b.icon("broken-pottery", 330, 274, 36, { edge: 1.5 });
  b.icon("cobweb", 382, 28, 48, { flip: true });
  person(b, 42, 300, 140, { lean: -4, nod: 4, near: [24, 120], far: [20, 30] }, { head: "hood" });
}
