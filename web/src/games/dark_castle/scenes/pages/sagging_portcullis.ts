import {
  arch,
  around,
  bars,
  type Block,
  comb,
  engrave,
  flame,
  glow,
  limb,
  masonry,
  oval,
  parallel,
  person,
  stroke,
  upright,
  voussoirs,
} from "../cut";

export const label = {
  en: "A portcullis has come down to knee height; a prisoner on all fours, another on his belly, a sword set upright beneath it.",
  fr: "Une herse est descendue à hauteur de genou ; un prisonnier à quatre pattes, un autre à plat ventre, une épée plantée debout dessous.",
};

export default function saggingPortcullis(b: Block): void {
  b.light = [200, 130];
  const gate = arch(200, 262, 270, 250);
  const dark = around(210, 130, 70, 240, 0.05, 0.9);
  glow(b, 214, 120, 130);
  // The guardroom beyond.
  masonry(b, upright(60, 0, 340, 214), 7, 7, dark, 6, [gate]);
  engrave(b, "k", parallel(b, 0, 6, [60, 214, 340, 266]), (x, y) => dark(x, y - 60) + 0.1, [gate]);
  b.icon("brasero", 150, 188, 62, { edge: 1.2 });
  flame(b, 150, 174, 22);
  b.icon("battle-axe", 226, 78, 48, { turn: -45 });
  b.icon("round-shield", 272, 86, 44);
  b.icon("spears", 312, 150, 62);
  b.lay(
    "k",
    [
      206, 184, 300, 184, 300, 191, 292, 191, 292, 226, 286, 226, 286, 191, 220, 191, 220, 226, 214, 226, 214, 191, 206,
      191,
    ],
    1,
  );
  b.icon("chest", 246, 168, 38, { edge: 1.2 });
  b.icon("beer-stein", 280, 174, 20, { edge: 1 });
  // The wall in front.
  const wall = [
    -6,
    -6,
    406,
    -6,
    406,
    306,
    335,
    306,
    ...arch(200, 262, 270, 250)
      .slice()
      .reverse()
      .flatMap((_, i, all) => (i % 2 ? [] : [all[i + 1] as number, all[i] as number])),
    65,
    306,
    -6,
    306,
  ];
  b.lay("k", wall);
  masonry(b, upright(-6, -6, 406, 306), 8, 8, (x, y) => around(200, 150, 140, 300, 0.7, 1)(x, y), 6, [wall]);
  voussoirs(b, gate, 20, () => 0.55, 1.6);
  engrave(b, "k", parallel(b, 0, 6, [0, 262, 400, 306]), (x) => 0.45 + Math.abs(x - 200) / 340);
  // Down to the knee, and thinking.
  bars(b, 70, -10, 330, 236, 9, 8, 5, 24);
  for (let i = 0; i < 9; i++)
    for (let k = 0; k < 4; k++) b.lay("p", oval(84.4 + i * 28.9, 11 + k * 44 + 0.5, 1.7, 1.7, 6));
  person(
    b,
    136,
    288,
    150,
    {
      lean: 78,
      nod: -36,
      near: [8, 0],
      far: [22, 6],
      legs: [
        [18, -86],
        [34, -80],
      ],
    },
    { head: "bare", stout: 1.2 },
  );
  b.icon("broadsword", 238, 252, 84, { edge: 1.6, turn: 135 });
  // One already on his belly.
  b.lay(
    "k",
    [
      limb([286, 282, 318, 276, 352, 282], 9, 12, 9),
      limb([350, 282, 380, 280, 402, 288], 8, 5, 4),
      limb([350, 286, 376, 290, 400, 296], 8, 5, 4),
      limb([290, 280, 274, 268, 262, 274], 5, 4, 3),
      oval(280, 272, 9, 9, 10),
    ],
    1.4,
  );
  comb(b, "p", limb([286, 282, 318, 276, 352, 282], 9, 12, 9), 90, 4.4, 0.4, -1);
  for (const x of [96, 300]) for (const d of [0, 6, 12]) stroke(b, "p", [x + d, 238, x + d + 1, 248], 0.9, 0.2);
}
