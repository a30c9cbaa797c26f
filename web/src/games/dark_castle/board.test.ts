import { describe, expect, test } from "vitest";
import { idsIn } from "../../shell/testing/sources";
import type { LogLine, Wire } from "../../shell/wire";
import { SIGNS } from "./dice";
import { CURSE_SIGNS, DRAWN, SIGN_OF } from "./goods";
import icons from "./icons.json";
import { hatch, rays } from "./ink";
import { changeOf, isAtWork, keptOff, marksOf, shareOf } from "./marks";
import { orders, pieces } from "./orders";
import { portraits } from "./portraits";
import type { Table } from "../../shell/table.svelte";
import { pace, reading, scene, sound, together } from "./rhythm";
import { soFar } from "./sofar";
import { standing } from "./standing";
import gathered from "./testing/moments.json";
import { cardOf, counts, fights, pageOf, restGain, roman, type Castle, type PageFace, type Printed } from "./view";
import { boards } from "./words";

const ids = (name: string) => idsIn("dark_castle", name);
const lines = (...events: Wire[]): LogLine[] => events.map((event, n) => [n, "", event, 0]);

const castle = (change: Partial<Castle> = {}): Castle => ({
  pages_left: 5,
  turned: ["loose_stone", "bone_cellar"],
  next_page: "",
  items_left: 20,
  discard: [],
  middle: [],
  turner: 0,
  nominee: -1,
  most_hp: 18,
  prisoners: [
    { who: 0, seat: 0, character: "abbot", hp: 16, hands: ["straw_sack.1"], curses: [] },
    { who: 1, seat: 0, character: "cook", hp: 18, hands: [], curses: [] },
  ],
  fight: null,
  trial: null,
  rolls: [],
  losses: [],
  used: [],
  ...change,
});
const fight = { path: "bone_cellar.do.0", row: [], damage: 2, round: 1, resting: 1, fighter: -1, aim: 0 };

describe("pictures", () => {
  test("every item has one, every sign is in the sprite", () => {
    const cards = ids("items");
    expect(cards.length).toBeGreaterThan(20);
    expect(cards.filter((card) => !(card in SIGN_OF) && !(card in DRAWN))).toEqual([]);
    const used = [...Object.values(SIGN_OF), ...Object.values(CURSE_SIGNS), ...Object.values(SIGNS)];
    expect(used.filter((sign) => !icons.includes(sign))).toEqual([]);
    const held = Object.values(portraits).flatMap((layers) => layers.flatMap((layer) => ("icon" in layer ? [layer.icon] : [])));
    expect(held.filter((sign) => !icons.includes(sign))).toEqual([]);
  });

  test("every prisoner has a portrait", () => {
    expect(Object.keys(portraits).sort()).toEqual(ids("characters").sort());
  });

  test("every curse of the faces has a sign", () => {
    expect(Object.keys(gathered.faces.curses).filter((kind) => !(kind in CURSE_SIGNS))).toEqual([]);
  });

  test("strokes are the same every time", () => {
    const box = { x: 0, y: 0, w: 40, h: 20, seed: 4 };
    expect(hatch(box)).toBe(hatch(box));
    expect(hatch(box)).not.toBe(hatch({ ...box, seed: 5 }));
    expect(rays(0, 0, 1, 9, 12, 1).match(/M/g)).toHaveLength(12);
  });
});

describe("orders", () => {
  test("ways are picked out with what hangs on them", () => {
    const found = orders(
      [
        { depth: 0, text: "Choose together:" },
        { depth: 1, text: "Run: everyone loses 2 HP." },
        { depth: 1, text: "Stay (if someone carries a potion):" },
        { depth: 2, text: "Start combat." },
        { depth: 3, text: "Special rule." },
        { depth: 0, text: "Draw 1 item." },
      ],
      { run: "Run", stay: "Stay" },
    );
    expect(found.map((order) => order.way ?? "")).toEqual(["", "run", "stay", ""]);
    expect(found[1]?.rest).toBe("everyone loses 2 HP.");
    expect(found[2]?.rest).toBe("(if someone carries a potion)");
    expect(found[2]?.below).toEqual([
      { depth: 0, text: "Start combat." },
      { depth: 1, text: "Special rule." },
    ]);
  });

  test("the colon of French is cut off with its space", () => {
    const found = orders([{ depth: 0, text: "Courez\u00a0: chacun perd 2 PV." }, { depth: 0, text: "Restez\u00a0:" }], {
      run: "Courez",
      stay: "Restez",
    });
    expect(found.map((order) => order.rest)).toEqual(["chacun perd 2 PV.", ""]);
  });

  test("every way of a gathered page is found in its lines", () => {
    for (const [id, face] of Object.entries(gathered.faces.pages as unknown as Record<string, PageFace>)) {
      const found = orders(face.lines, face.ways).flatMap((order) => (order.way ? [order.way] : []));
      expect(found.sort(), id).toEqual(Object.keys(face.ways).sort());
    }
  });

  test("YOU and traits are set apart, words that only contain them are not", () => {
    const traits = { might: "Force", cunning: "Ruse", wisdom: "Sagesse" };
    expect(pieces("VOUS lancez : 1 Force, sinon Forces.", traits).map((piece) => piece.kind)).toEqual(["you", "", "trait", ""]);
    expect(pieces("Rien.", traits)).toEqual([{ text: "Rien.", kind: "" }]);
  });
});

describe("so far", () => {
  const turned: Wire = ["Turned", 0, "bone_cellar", 3];

  test("only this page counts", () => {
    const found = soFar(lines(["Chose", "x", "old"], ["Rolled", 0, ["might"], "attack"], turned));
    expect(found).toEqual({ ways: [], casts: [], fate: "", end: "" });
  });

  test("dice thrown together lie together until the next throw", () => {
    const found = soFar(
      lines(
        turned,
        ["Chose", "bone_cellar", "charge"],
        ["FightBegan", "bone_cellar.do.0", ["might"], 2],
        ["RoundBegan", 1],
        ["Rolled", 0, ["might"], "attack"],
        ["Rolled", 1, ["wisdom", "wisdom"], "attack"],
        ["RolledChapterDie", 1, "might", "attack"],
        ["RoundBegan", 2],
        ["Rolled", 0, ["cunning"], "attack"],
        ["Rolled", 0, ["wisdom"], "again"],
      ),
    );
    expect(found.ways).toEqual(["charge"]);
    expect(found.casts).toEqual([{ who: 0, face: ["wisdom"], extra: [] }]);
  });

  test("how it came out is told, and a fate die outside the row", () => {
    expect(soFar(lines(turned, ["EnemyFell", "x"])).end).toBe("beaten");
    expect(soFar(lines(turned, ["RolledChapterDie", -1, "wisdom", "guess"], ["Failed", "x"]))).toMatchObject({
      fate: "wisdom",
      end: "failed",
    });
    expect(soFar(lines(turned, ["RolledChapterDie", -1, "wisdom", "row"])).fate).toBe("");
  });
});

describe("the table", () => {
  const printed = { items: { straw_sack: { rest: 1 } } } as unknown as Printed;

  test("a rest gives one, more with a pillow, never beyond the most", () => {
    expect(restGain(castle(), printed, 0)).toBe(2);
    expect(restGain(castle(), printed, 1)).toBe(0);
  });

  test("whoever rests does not fight; in a duel one alone does", () => {
    const table = castle({ fight });
    expect([fights(table, 0), fights(table, 1)]).toEqual([true, false]);
    expect(fights(castle({ fight: { ...fight, resting: -1, fighter: 1 } }), 0)).toBe(false);
    expect(fights(castle({ fight: { ...fight, round: 0 } }), 0)).toBe(false);
  });

  test("marks tell who turned, who rests, at whom the blow is aimed, who is dead", () => {
    expect(marksOf(castle({ fight }), 0).map((mark) => mark.word)).toEqual(["turner", "fighting", "aimed"]);
    expect(marksOf(castle({ fight }), 1).map((mark) => mark.word)).toEqual(["resting"]);
    const dead = castle();
    dead.prisoners[0]!.hp = -1;
    expect(marksOf(dead, 0).map((mark) => mark.word)).toEqual(["dead"]);
  });

  test("what a step did to a prisoner", () => {
    expect(changeOf(lines(["Lost", 0, 3, 5], ["Healed", 0, 1, 6], ["Lost", 1, 2, 4]), 0)).toBe(-2);
    expect(shareOf(lines(["Shared", 0, 3, 5], ["Shared", 1, 2, 5]), 1)).toBe(2);
    const saved = lines(["Warded", 0, 2], ["Spared", 0, 1, "pot_lid.1", 0], ["Spared", 1, 2, "cellar_door.1", 0]);
    expect(keptOff(saved, 0)).toBe(3);
    expect(isAtWork(saved, "cellar_door.1")).toBe(true);
    expect(isAtWork(saved, "stale_loaf.1")).toBe(false);
  });

  test("a prisoner's sheet shows what is shared out and what is kept off, while it happens", () => {
    const seen = (busy: boolean, ...events: Wire[]) => {
      const table = { lang: "en", busy, fresh: lines(...events), view: { table: castle() }, faces: gathered.faces, choices: [], sitters: [], seats: [], ask: null };
      const { losing, kept } = standing(table as unknown as Table, castle().prisoners[0]!);
      return { losing, kept };
    };
    expect(seen(true, ["Shared", 0, 3, 5], ["Shared", 1, 2, 5])).toEqual({ losing: 3, kept: 0 });
    expect(seen(true, ["Warded", 0, 2])).toEqual({ losing: 0, kept: 2 });
    expect(seen(false, ["Warded", 0, 2])).toEqual({ losing: 0, kept: 0 });
  });

  test("names of copies and paths, numbers of pages, symbols of a die", () => {
    expect([cardOf("stale_loaf.2"), pageOf("maze.do.0"), roman(14), roman(9)]).toEqual(["stale_loaf", "maze", "XIV", "IX"]);
    expect(counts([["might"], ["might", "might"], ["wisdom"]])).toEqual({ might: 3, cunning: 0, wisdom: 1 });
  });

  test("sounds and pace follow the events", () => {
    expect(sound(["Turned", 0, "x", 1])).toBe("page");
    expect(sound(["Completed", "x"])).toBe("");
    expect(pace(lines(["Completed", "x"]))).toBe(0);
    expect(pace(lines(["Healed", 0, 1, 2], ["Rolled", 0, [], "attack"]))).toBe(1400);
    expect(pace(lines(["RolledChapterDie", -1, "might", "row"]))).toBe(0);
    expect(pace(lines(["RolledChapterDie", -1, "might", "fate"]))).toBe(1300);
  });

  test("what happens to several at once is seen at once", () => {
    const rolled = (who: number): Wire => ["Rolled", who, ["might"], "attack"];
    expect(together(lines(rolled(0)), lines(rolled(1)))).toBe(true);
    expect(together(lines(rolled(0)), lines(["RolledChapterDie", 0, "might", "attack"]))).toBe(true);
    expect(together(lines(["Lost", 0, 2, 3]), lines(["Lost", 1, 2, 3]))).toBe(true);
    expect(together(lines(["Struck", 0, "might", true]), lines(["Struck", 0, "wisdom", true]))).toBe(true);
    expect(together(lines(["Struck", 0, "might", true]), lines(["Struck", 1, "wisdom", true]))).toBe(false);
    expect(together(lines(rolled(0)), lines(["Lost", 0, 2, 3]))).toBe(false);
    expect(together([], lines(rolled(0)))).toBe(false);
  });

  test("a page is read the longer the more it says, and never for ever", () => {
    const pages = { short: { title: "A", text: "Brief." }, long: { title: "B", text: "x".repeat(200) }, endless: { title: "C", text: "x".repeat(9000) } };
    const table = { faces: { pages } } as unknown as Table;
    const turned = (page: string) => reading(lines(["Turned", 0, page, 1]), table);
    expect(turned("short")).toBeLessThan(turned("long"));
    expect([turned("long"), turned("endless")]).toEqual([5025, 9000]);
    expect(reading(lines(["Completed", "short"]), table)).toBe(0);
  });

  test("only the end is a scene of its own", () => {
    expect([scene(["Died", 0]), scene(["Escaped"]), scene(["Lost", 0, 1, 2])]).toEqual([Infinity, Infinity, 0]);
  });
});

describe("words", () => {
  const spoken = (words: (typeof boards)["en"]): string[] =>
    Object.values(words).map((word) => (typeof word === "string" ? word : (word as (...args: unknown[]) => string)("2", "3", "4")));

  test("both languages say everything", () => {
    expect(Object.keys(boards.fr)).toEqual(Object.keys(boards.en));
    for (const lang of ["en", "fr"] as const) expect(spoken(boards[lang]).filter((word) => !word.trim())).toEqual([]);
  });

  test("French is set as French is: no plain space before high punctuation, no straight apostrophe", () => {
    expect(spoken(boards.fr).filter((word) => / [:;!?»]|« |'/.test(word))).toEqual([]);
  });
});
