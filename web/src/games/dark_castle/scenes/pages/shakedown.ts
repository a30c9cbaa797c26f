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
  person,
  place,
  rays,
  smooth,
  stroke,
  tube,
  upright,
} from "../cut";

export const label = {
  en: "By a fire, guards search a prisoner who holds up his arms; from a basket of laundry somebody peeps out.",
  fr: "Près d’un feu, des gardes fouillent un prisonnier aux bras levés ; d’un panier de linge, quelqu’un regarde.",
};

export default function shakedown(b: Block): void {
  b.light = [150, 216];
  const dark = around(150, 200, 70, 270, 0.02, 1.05);
  glow(b, 150, 204, 150);
  masonry(b, upright(-6, -6, 406, 222), 7, 8, dark, 6);
  engrave(b, "k", rays(b, 150, 246, 70, 30, 330), dark, [box(-6, 222, 406, 306)]);
  const spear = (x: number, y0: number, y1: number) => {
    b.lay("k", tube([x, y0, x + 3, y1], 1.6), 0.7);
    b.lay("k", [x - 2, y1 + 2, x + 3, y1 - 20, x + 8, y1 + 2], 0.8);
  };
  spear(36, 284, 80);
  person(b, 46, 284, 146, { lean: 2, near: [60, 150], far: [30, 60] }, { head: "kettle", wear: "coat" });
  b.lay("k", box(80, 248, 116, 256), 1);
  person(
    b,
    98,
    286,
    128,
    {
      lean: 10,
      nod: 16,
      near: [50, 80],
      far: [60, 90],
      legs: [
        [84, 2],
        [76, -4],
      ],
    },
    { head: "kettle", wear: "coat" },
  );
  // The fire.
  for (const t of [-22, 20, -4]) b.lay("k", place([-34, -4, 34, -4, 34, 4, -34, 4], 152, 276, 1, 1, t), 1);
  for (const [x, s] of [
    [136, 26],
    [152, 42],
    [168, 28],
    [145, 18],
    [161, 20],
  ] as const)
    flame(b, x, 274, s, (x - 152) * 0.6);
  // Searched.
  person(b, 204, 286, 146, { lean: 8, near: [70, 84], far: [84, 64] }, { head: "kettle", wear: "coat" });
  person(
    b,
    256,
    286,
    138,
    {
      lean: -2,
      near: [150, 172],
      far: [160, 184],
      legs: [
        [-10, -8],
        [12, 8],
      ],
    },
    { head: "shag", face: -1 },
  );
  person(b, 306, 270, 120, { lean: 2, near: [10, 20], far: [16, 40] }, { head: "cap", face: -1 });
  // The laundry.
  const basket = (cx: number, top: number, w: number, h: number) => {
    const body = [cx - w / 2, top, cx + w / 2, top, cx + w * 0.42, top + h, cx - w * 0.42, top + h];
    b.lay("p", body, 2);
    engrave(b, "k", parallel(b, 62, 6, [cx - w, top, cx + w, top + h]), () => 0.4, [body]);
    engrave(b, "k", parallel(b, -62, 6, [cx - w, top, cx + w, top + h]), (x) => 0.25 + (x - cx) / w / 2, [body]);
    const heap = smooth(
      [
        cx - w * 0.52,
        top + 8,
        cx - w * 0.4,
        top - h * 0.28,
        cx - w * 0.1,
        top - h * 0.2,
        cx + w * 0.1,
        top - h * 0.42,
        cx + w * 0.42,
        top - h * 0.24,
        cx + w * 0.54,
        top + 12,
        cx + w * 0.3,
        top + 4,
        cx,
        top + 16,
        cx - w * 0.3,
        top + 6,
      ],
      true,
      3,
    );
    b.lay("p", heap, 1.8);
    for (let i = 0; i < 5; i++)
      stroke(
        b,
        "k",
        smooth(
          [
            cx - w * 0.36 + i * w * 0.18,
            top - h * 0.18,
            cx - w * 0.3 + i * w * 0.16,
            top - 2,
            cx - w * 0.34 + i * w * 0.17,
            top + 7,
          ],
          false,
          3,
        ),
        0.2,
        1.3,
        0.2,
      );
    b.lay("k", tube([cx - w / 2 - 2, top + h * 0.5, cx + w / 2 + 2, top + h * 0.5], 2.6), 0.8);
  };
  basket(368, 196, 76, 58);
  basket(346, 246, 104, 60);
  b.lay("k", oval(332, 237, 14, 6.5, 12));
  for (const d of [-5, 5]) b.lay("p", oval(332 + d, 237, 3, 2.6, 8));
  for (const d of [-5, 5]) b.lay("k", oval(331 + d, 237, 1.1, 1.3, 6));
}
