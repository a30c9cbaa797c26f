// It ends here: a candle put out, and one who will not get up again.
import {
  around,
  type Block,
  box,
  chain,
  comb,
  crack,
  engrave,
  masonry,
  oval,
  parallel,
  person,
  plane,
  skulls,
  smooth,
  stroke,
  straw,
  tube,
  upright,
  wisp,
} from "../cut";

export const label = {
  en: "A candle has gone out, its smoke still rises; behind it a prisoner lies against the wall and does not move.",
  fr: "Une bougie s’est éteinte, sa fumée monte encore\u202f; derrière, un prisonnier gît contre le mur et ne bouge plus.",
};

export default function died(b: Block): void {
  b.light = [292, 20];
  const dark = around(288, 30, 30, 330, 0.1, 1.12);
  b.lay("k", box(0, 0, 400, 300));
  masonry(b, upright(-6, -6, 406, 216), 6, 7, dark, 6.4);
  masonry(b, plane(-40, 216, 440, 216, 620, 306, -220, 306), 3, 7, (x, y) => dark(x, y - 90) + 0.08, 6);
  // A barred window, and what falls in by it.
  const hole = box(254, 22, 326, 92);
  b.lay("p", hole, 2.4);
  engrave(b, "k", parallel(b, 0, 7, [254, 22, 326, 92]), () => 0.16, [hole]);
  for (const x of [268, 284, 300, 314]) b.lay("k", box(x - 2.6, 20, x + 2.6, 94), 0.8);
  b.lay("k", box(252, 54, 328, 59), 0.8);
  const light = [256, 96, 324, 96, 236, 282, 96, 282];
  engrave(b, "p", parallel(b, 64, 11, [90, 96, 330, 284]), (_, y) => 0.34 - (y - 96) / 800, [light]);
  straw(b, 150, 268, 150, 12, 34);
  // The one who lies there.
  person(
    b,
    188,
    262,
    128,
    { lean: 42, nod: 44, near: [24, 40], far: [-6, 14], legs: [[74, 86], [58, 92]] },
    { head: "shag", face: -1, wear: "rags", pale: true, edge: 1.8 },
  );
  b.lay("k", oval(300, 150, 7, 7, 14), 1);
  chain(b, smooth([300, 156, 296, 190, 262, 214, 226, 226], false, 5), 8, 7, "k");
  // The candle that was lit for each page.
  const wax = tube([326, 286, 326, 236], 13, 11);
  b.lay("p", oval(326, 286, 30, 8, 22), 1.8);
  b.lay("p", wax, 1.8);
  comb(b, "k", wax, 0, 4, 0.42, 1);
  b.lay("p", smooth([314, 238, 318, 232, 334, 231, 338, 238, 336, 256, 331, 262, 329, 246, 322, 244, 320, 254, 316, 250], true, 3), 1.2);
  stroke(b, "k", smooth([326, 234, 327, 226, 323, 220], false, 3), 1.3, 1, 0.6);
  b.lay("b", oval(323, 219, 1.8, 1.8, 8));
  wisp(b, "p", smooth([322, 214, 330, 196, 342, 176, 336, 150, 352, 122, 346, 92, 360, 60], false, 5), 3.4);
  wisp(b, "p", smooth([324, 210, 334, 190, 322, 166, 338, 142], false, 5), 1.8);
  skulls(b, [
    [60, 268, 15, -12],
    [86, 276, 12, 18],
  ]);
  crack(b, "k", [40, 40, 66, 78, 58, 116, 84, 150], 1.6);
}
