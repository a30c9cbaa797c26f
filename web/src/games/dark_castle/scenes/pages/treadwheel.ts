import {
  arch,
  around,
  bars,
  type Block,
  box,
  chain,
  engrave,
  masonry,
  oval,
  parallel,
  person,
  rad,
  rays,
  smooth,
  stroke,
  tube,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "Four prisoners tread in step inside a wheel as tall as a barn, whose chain lifts a gate.",
  fr: "Quatre prisonniers marchent au pas dans une roue haute comme une grange, dont la chaîne lève une grille.",
};

export default function treadwheel(b: Block): void {
  b.light = [350, 120];
  const dark = around(350, 130, 60, 380, 0.1, 1);
  masonry(b, upright(-6, -6, 406, 266), 8, 8, dark, 6);
  engrave(b, "k", parallel(b, 0, 6, [0, 266, 400, 306]), (x) => 0.75 - x / 900);
  // The gate it lifts, by a drum and a chain.
  const way = arch(346, 268, 84, 150);
  voussoirs(b, way, 16, () => 0.3, 1.5);
  b.lay("p", way, 1.6);
  engrave(b, "k", parallel(b, 0, 7, [304, 118, 388, 268]), (_, y) => 0.05 + (y - 118) / 330, [way]);
  bars(b, 308, 112, 384, 214, 5, 5, 3, 14);
  chain(b, [346, 112, 346, 60, 340, 38, 322, 30, 270, 46, 190, 128], 8);
  b.lay("k", oval(338, 36, 13, 13, 14), 1.4);
  b.lay("p", oval(338, 36, 4, 4, 8));
  // The wheel, as tall as a barn.
  const [cx, cy, r] = [154, 148, 136];
  for (const [x0, x1] of [
    [cx - 12, cx - 46],
    [cx + 12, cx + 46],
  ] as const)
    b.lay("k", tube([x0, cy, x1, 296], 6), 1.4);
  b.lay("k", box(cx - 70, 288, cx + 70, 297), 1.2);
  for (let i = 0; i < 8; i++) {
    const a = rad(i * 45 + 12);
    b.lay("k", tube([cx, cy, cx + Math.cos(a) * r, cy + Math.sin(a) * r], 4.4), 1.1);
  }
  b.lay("p", [...oval(cx, cy, r, r, 36, 0, 359.9), ...oval(cx, cy, r - 13, r - 13, 36, 359.9, 0)], 1.8);
  engrave(b, "k", rays(b, cx, cy, 70, r - 12, r), (x) => 0.72 - (x - 20) / 420);
  for (let i = 0; i < 30; i++) {
    const a = rad(i * 12);
    b.lay(
      "k",
      tube(
        [
          cx + Math.cos(a) * (r - 13),
          cy + Math.sin(a) * (r - 13),
          cx + Math.cos(a) * (r - 23),
          cy + Math.sin(a) * (r - 23),
        ],
        2.2,
      ),
      0.6,
    );
  }
  b.lay("k", oval(cx, cy, 22, 22, 16), 1.6);
  for (const d of [14, 8]) stroke(b, "p", oval(cx, cy, d, d, 12, 0, 330), 0.6, 1.2, 0.4);
  // Everyone, and everyone in step.
  for (const [x, y, t, head] of [
    [92, 246, -24, "hood"],
    [132, 262, -8, "shag"],
    [176, 262, 8, "cap"],
    [216, 248, 22, "scarf"],
  ] as const) {
    person(
      b,
      x,
      y,
      84,
      {
        lean: 10 - t * 0.3,
        near: [-30, 10],
        far: [44, 70],
        legs: [
          [-30, -40],
          [36 + t * 0.4, 8],
        ],
      },
      { head },
    );
  }
  b.lay("b", smooth([92, 287, 130, 284, 168, 286, 190, 290, 150, 293, 110, 292], true, 3));
  for (const [x, y] of [
    [84, 283],
    [200, 284],
    [76, 290],
    [212, 291],
  ] as const)
    b.lay("b", oval(x, y, 3, 1.5, 7));
}
