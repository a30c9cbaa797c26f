import { around, type Block, box, engrave, masonry, oval, parallel, person, plane, smooth, stroke } from "../cut";

export const label = {
  en: "In a circle of light stands a prisoner, rigid and pale, from whose mouth another’s voice curls up.",
  fr: "Dans un cercle de lumière, un prisonnier se tient raide et blême ; de sa bouche s’élève en volutes la voix d’un autre.",
};

export default function whisperingCircle(b: Block): void {
  b.light = [200, 236];
  b.lay("k", box(0, 0, 400, 300));
  masonry(
    b,
    plane(60, 170, 340, 170, 460, 306, -60, 306),
    5,
    7,
    (x, y) => around(200, 240, 90, 230, 0.55, 1.1)(x, (y - 240) * 2.2 + 240),
    5,
  );
  // A curtain of light stands up from the line.
  engrave(b, "p", parallel(b, 90, 7, [50, 20, 350, 260]), (x, y) => {
    const edge = Math.abs(Math.abs(x - 200) / 148);
    const foot = 236 + 44 * Math.sqrt(Math.max(0, 1 - edge * edge));
    return edge > 1 || y > foot ? 0 : (0.12 + 0.5 * edge ** 3) * Math.max(0, (y - 20) / 210);
  });
  const ring = (rx: number, ry: number, w: number, ink: "p" | "f" | "k") =>
    b.lay(ink, [...oval(200, 236, rx, ry, 40, 0, 359.9), ...oval(200, 236, rx - w, ry - w * 0.4, 40, 359.9, 0)]);
  b.lay("g", oval(200, 236, 150, 45, 30));
  ring(154, 47, 7, "f");
  ring(132, 39, 3, "p");
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 + 0.2;
    const [x, y] = [200 + 141 * Math.cos(a), 236 + 42 * Math.sin(a)];
    stroke(b, "p", [x - 5, y - 3, x + 5, y + 3], 0.8);
    stroke(b, "p", i % 3 ? [x + 4, y - 4, x - 4, y + 4] : [x, y - 4, x + 1, y + 4], 0.8);
  }
  // The voice that is not his.
  for (const d of [-1, 1]) {
    stroke(
      b,
      "p",
      smooth(
        [
          200,
          82,
          200 + d * 22,
          66,
          200 + d * 52,
          74,
          200 + d * 56,
          50,
          200 + d * 34,
          40,
          200 + d * 30,
          56,
          200 + d * 44,
          58,
        ],
        false,
        5,
      ),
      0.5,
      2.6,
      0.4,
    );
    stroke(
      b,
      "p",
      smooth(
        [
          200,
          78,
          200 + d * 8,
          50,
          200 + d * 40,
          24,
          200 + d * 74,
          26,
          200 + d * 84,
          46,
          200 + d * 70,
          56,
          200 + d * 64,
          42,
        ],
        false,
        5,
      ),
      0.5,
      2.2,
      0.4,
    );
    stroke(
      b,
      "p",
      smooth(
        [200, 80, 200 + d * 40, 88, 200 + d * 78, 82, 200 + d * 100, 98, 200 + d * 92, 114, 200 + d * 78, 106],
        false,
        5,
      ),
      0.4,
      2,
      0.4,
    );
  }
  b.icon("spectre", 200, 36, 54, { ink: "p", edge: 1.2 });
  const v = person(
    b,
    200,
    250,
    176,
    {
      lean: 0,
      near: [7, -2],
      far: [7, -2],
      legs: [
        [3, 0],
        [3, 0],
      ],
    },
    { square: true, pale: true, head: "bald", wear: "tunic", edge: 1.8 },
  );
  const [hx, hy] = v.skull;
  b.lay(
    "k",
    smooth(
      [
        hx - 11,
        hy - 4,
        hx - 12,
        hy - 14,
        hx,
        hy - 17,
        hx + 12,
        hy - 14,
        hx + 11,
        hy - 4,
        hx + 5,
        hy - 10,
        hx - 5,
        hy - 10,
      ],
      true,
      3,
    ),
  );
  for (const d of [-1, 1]) b.lay("k", oval(hx + d * 4.6, hy - 3, 2.6, 3, 7));
  b.lay("k", oval(hx, hy + 6.5, 3.2, 4.6, 9));
  // The others.
  person(b, 46, 282, 138, { lean: 4, nod: -6, near: [96, 172], far: [104, 168] }, { head: "hood" });
  person(b, 354, 282, 140, { lean: -6, near: [70, 100], far: [96, 150] }, { head: "shag", face: -1 });
  person(b, 94, 200, 96, { lean: 2, near: [40, 110], far: [20, 20] }, { head: "cap" });
}
