// For a page that is not ours: a door, and nothing to say what is behind it.
import {
  arch,
  around,
  type Block,
  box,
  comb,
  engrave,
  glow,
  masonry,
  oval,
  parallel,
  plane,
  planks,
  torch,
  tube,
  upright,
  voussoirs,
} from "./cut";

export const label = {
  en: "A closed door at the end of a passage, lit by a torch.",
  fr: "Une porte close au bout d’un couloir, éclairée par une torche.",
};

export default function closedDoor(b: Block): void {
  b.light = [86, 92];
  const dark = around(90, 96, 50, 330, 0.04, 1.02);
  glow(b, 86, 92, 96);
  masonry(b, upright(-6, -6, 406, 244), 7, 8, dark, 6);
  masonry(b, plane(0, 244, 400, 244, 620, 306, -220, 306), 3, 7, (x, y) => dark(x, y - 40), 5.5);
  const opening = arch(214, 246, 150, 212, 1);
  voussoirs(b, opening, 22, dark, 1.8);
  planks(b, opening, 5, 0.5, 2.4);
  for (const y of [124, 206]) {
    b.lay("k", [137, y - 6, 250, y - 5, 268, y - 12, 262, y, 268, y + 12, 250, y + 5, 137, y + 6], 1);
    for (const x of [148, 174, 200, 226, 248]) b.lay("p", oval(x, y, 2.4, 2.4, 8));
  }
  // A ring, and a keyhole that shows nothing.
  b.lay("k", oval(266, 166, 13, 14, 16), 1.4);
  b.lay("p", oval(266, 168, 8, 9, 14));
  b.lay("k", oval(266, 154, 5, 5, 10), 1);
  b.lay("k", [oval(266, 188, 3.4, 3.4, 8), [264.6, 189, 267.4, 189, 269, 199, 263, 199]], 1);
  for (const [k, y] of [244, 258, 272].entries()) {
    const step = box(128 - k * 14, y, 300 + k * 14, y + 14);
    b.lay("p", step, 1.6);
    comb(b, "k", step, 90, 9, 0.6, 1);
  }
  b.lay("k", tube([86, 128, 86, 100], 3), 1);
  torch(b, 86, 100, 24);
  engrave(b, "k", parallel(b, 90, 7, [126, 40, 150, 246]), () => 0.5, [box(128, 110, 139, 246)]);
}
