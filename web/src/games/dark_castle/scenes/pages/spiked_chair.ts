import {
  type Block,
  box,
  comb,
  engrave,
  masonry,
  oval,
  parallel,
  person,
  place,
  planks,
  room,
  shaft,
  smooth,
  tube,
} from "../cut";

export const label = {
  en: "A chair full of spikes and straps stands in the light; the prisoners hang back, a door behind it is half open.",
  fr: "Une chaise hérissée de pointes et garnie de sangles, en pleine lumière ; les prisonniers hésitent, derrière une porte est entrouverte.",
};

export default function spikedChair(b: Block): void {
  b.light = [92, 60];
  const dark = shaft(110, -60, 190, 240, 70, 120, 0.02, 1);
  const r = room(88, 50, 316, 196);
  masonry(b, r.back, 6, 6, dark, 6);
  masonry(b, r.left, 6, 3, () => 0.98, 7);
  masonry(b, r.right, 6, 3, (x) => 0.7 + (x - 316) / 300, 7);
  b.lay("k", r.ceiling.shape);
  engrave(b, "k", parallel(b, 0, 6, [0, 196, 400, 306]), (x, y) => dark(x, y), [r.floor.shape]);
  // What he works with.
  b.lay("k", box(100, 66, 160, 69));
  for (const [n, x, t] of [
    ["pincers", 108, 0],
    ["hook", 130, 0],
    ["hand-saw", 152, 45],
  ] as const)
    b.icon(n, x, 86, 28, { turn: t });
  // The door without a handle, a body's weight away.
  b.lay("f", [266, 196, 266, 92, 300, 84, 300, 196], 1.6);
  b.icon("swap-bag", 282, 182, 30, { edge: 1.2 });
  b.icon("open-treasure-chest", 284, 154, 28, { edge: 1.2 });
  planks(b, [236, 88, 270, 96, 270, 200, 236, 208], 3, 0.6, 1.8);
  // The chair.
  const spike = (x: number, y: number, s: number, t: number) =>
    b.lay("p", place([-3.4, 0, 0, -16, 3.4, 0], x, y, s, s, t), 1.1);
  b.lay("k", [...oval(176, 284, 76, 12, 16)]);
  const back = [140, 92, 214, 92, 210, 216, 146, 216];
  for (const [x0, x1] of [
    [142, 134],
    [208, 218],
  ] as const)
    b.lay("k", [x0 - 6, 206, x0 + 6, 206, x1 + 6, 286, x1 - 6, 286], 1.3);
  b.lay("p", back, 2);
  engrave(
    b,
    "k",
    parallel(b, 90, 6, [136, 90, 218, 218]),
    (x, y) => 0.45 + (x - 140) / 160 + 0.15 * Math.sin(y / 9 + x),
    [back],
  );
  b.lay("k", [132, 84, 176, 70, 222, 84, 222, 96, 132, 96], 1.6);
  for (let row = 0; row < 5; row++) for (let i = 0; i < 4; i++) spike(154 + i * 15, 122 + row * 20, 0.8, -24);
  const seat = [142, 212, 214, 212, 232, 246, 124, 246];
  b.lay("p", seat, 2);
  comb(b, "k", seat, 0, 5, 0.4, 1);
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++) spike(143 + i * 17 - row * 3 + row * i * 1.2, 228 + row * 14, 1.1, 0);
  b.lay("k", [124, 244, 232, 244, 234, 256, 122, 256], 1.2);
  for (const [x0, x1] of [
    [130, 122],
    [226, 236],
  ] as const)
    b.lay("k", [x0 - 6, 252, x0 + 6, 252, x1 + 6, 296, x1 - 6, 296], 1.3);
  for (const d of [-1, 1]) {
    const x = 178 + d * 50;
    b.lay("k", [x - 6, 176, x + 6, 176, x + d * 8 + 7, 226, x + d * 8 - 7, 226], 1.3);
    b.lay("k", tube([178 + d * 34, 178, x + d * 12, 190], 5.4), 1.3);
    b.lay(
      "p",
      tube(smooth([x - 4, 172, x + d * 12, 168, x + d * 20, 182, x + d * 14, 204], false, 4), 2.6, 3, 2.4),
      1.3,
    );
  }
  person(b, 44, 300, 148, { lean: -2, nod: 6, near: [20, 110], far: [16, 30] }, { head: "shag" });
  person(
    b,
    352,
    302,
    150,
    {
      lean: -10,
      near: [70, 140],
      far: [40, 80],
      legs: [
        [-12, -14],
        [12, 2],
      ],
    },
    { head: "hood", face: -1 },
  );
  person(b, 16, 306, 150, { lean: -6, near: [60, 80], far: [10, 20] }, { head: "cap" });
}
