import { arch, type Block, box, comb, engrave, flame, oval, parallel, person, place, smooth } from "../cut";

export const label = {
  en: "Rows of hooded singers, with candle flames for eyes, round a prisoner who stops both ears.",
  fr: "Des rangs de chanteurs encapuchonnés, des flammes de chandelle pour yeux, autour d’un prisonnier qui se bouche les oreilles.",
};

export default function candleChoir(b: Block): void {
  b.light = [196, 290];
  b.lay("k", box(0, 0, 400, 300));
  // A tall window with nothing behind it but night.
  const win = arch(200, 118, 96, 112, 1);
  b.lay("p", win, 1.6);
  engrave(b, "k", parallel(b, 0, 5, [150, 0, 250, 120]), (_, y) => 0.25 + y / 190, [win]);
  for (const x of [184, 216]) b.lay("k", box(x - 1.6, 20, x + 1.6, 118));
  b.lay("k", [...oval(200, 34, 15, 15, 14, 0, 359.9), ...oval(200, 34, 12, 12, 14, 359.9, 0)]);
  b.lay("k", box(150, 70, 250, 73));
  for (const x of [40, 110, 290, 360]) {
    b.lay("k", [x - 14, 0, x + 14, 0, x + 14, 120, x - 14, 120], 0.8);
    comb(b, "p", [x - 14, 0, x + 14, 0, x + 14, 120, x - 14, 120], 0, 8, 0.35, x < 200 ? 1 : -1);
  }
  const monk = (x: number, y: number, s: number) => {
    const lean = (200 - x) * 0.12;
    const body = place(
      smooth([0, -58, 16, -48, 20, -28, 36, -8, 44, 60, -44, 60, -36, -8, -20, -28, -16, -48], true, 3),
      x,
      y,
      s,
    );
    b.lay("k", body, 1.5);
    comb(b, "p", body, 4, 6.4 * s + 1, 0.22, x < 200 ? 1 : -1);
    const dark = place(smooth([0, -50, 10, -42, 12, -24, 0, -12, -12, -24, -10, -42], true, 2), x, y, s);
    b.lay("k", dark, 0.9);
    b.lay("f", place(oval(0, -20, 3, 4, 8), x, y, s), 0);
    b.lay("k", place(oval(0, -20, 2, 3, 7), x, y, s), 0);
    for (const d of [-1, 1]) flame(b, x + d * 5.4 * s, y - 31 * s, 8 * s, lean);
  };
  for (let i = 0; i < 6; i++) monk(50 + i * 60, 154, 0.72);
  b.lay("k", box(-6, 186, 406, 200), 1.2);
  for (let i = 0; i < 5; i++) monk(20 + i * 90, 210, 1.02);
  for (const x of [20, 110, 290, 380]) b.icon("open-book", x, 254, 54, { ink: "p", edge: 1.6 });
  b.lay("k", box(-6, 264, 406, 306), 1.2);
  engrave(b, "p", parallel(b, 90, 9, [0, 266, 400, 306]), (x) => 0.25 + 0.2 * Math.sin(x / 7));
  person(b, 200, 372, 196, { lean: 0, near: [130, 200], far: [128, 204] }, { square: true, head: "shag", bust: true });
}
