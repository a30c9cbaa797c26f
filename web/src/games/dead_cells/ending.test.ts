import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { Table } from "../../shell/table.svelte";
import type { Lang } from "../../shell/wire";
import EndFigures from "./EndFigures.svelte";
import { ENDING, mostOf, partsOf, sourceName, type Part, type Recap } from "./ending";
import type { Printed } from "./faces";
import gathered from "./testing/moments.json";

const printed = gathered.faces as unknown as Printed;
const part = (dealt: number): Part => ({
  runs: 2, dealt, best: 4, kills: 3, states: 5, suffered: { enemy: 6, state: 7, place: 8 }, blocked: 9, healed: 1, loot: {}, items: 2, scrolls: 3, deaths: 1,
});
const recap: Recap = {
  over: "left",
  mode: "campaign",
  runs: [
    { number: 1, path: ["B1"], prisoners: ["flayed"], outcome: "died", killer: "C1", cells: 7, fights: 11, slain: 20, dealt: 50, suffered: 21, bought: 0 },
    { number: 2, path: ["B1"], prisoners: ["flayed"], outcome: "died", killer: "C1", cells: 7, fights: 2, slain: 3, dealt: 1, suffered: 0, bought: 0 },
  ],
  prisoners: { flayed: part(12), quartered: part(34) },
  bosses: {},
  harm: { C1: 15, bell: 6 },
  killers: { C1: 1 },
  slain: { zombie: 23 },
  deeds: { upgrades: 0, well: 0, secrets: 0, feats: 0, runes: 0, blueprints: 0, curses: 0, potions: 17, moves: 0, refused: 0 },
  cells: 14,
  left: 0,
  teeth: 0,
};

function drawn(lang: Lang, told: Recap | null): HTMLElement {
  const table = new Table("");
  table.faces = gathered.faces as never;
  table.recap = told as never;
  table.lang = lang;
  const target = document.createElement("div");
  const shown = mount(EndFigures, { target, props: { table } });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(shown);
  return copy;
}

describe("the figures at the end", () => {
  it("are told in both languages", () => {
    for (const lang of ["en", "fr"] as const) {
      const text = drawn(lang, recap).textContent;
      for (const words of [ENDING[lang].partsTitle, ENDING[lang].woundsTitle, ENDING[lang].harmTitle, ENDING[lang].slainTitle]) expect(text).toContain(words);
      expect(text).toContain(printed.prisoners.flayed?.name);
      expect(text).toContain(printed.bosses.C1?.name);
      expect(text).not.toContain("undefined");
    }
  });

  it("count all runs, and leave out what never was", () => {
    const figures = [...drawn("en", recap).querySelectorAll(".figures li")].map((one) => one.textContent);
    expect(figures).toEqual(["13fights", "23enemies slain", "14cells brought home", "17potions drunk"]);
  });

  it("tell what each did, the one who dealt most first", () => {
    const boards = [...drawn("en", recap).querySelectorAll(".parts > li")];
    expect(boards.map((one) => one.querySelector("h4")?.textContent)).toEqual([printed.prisoners.quartered?.name, printed.prisoners.flayed?.name]);
    expect([...(boards[0]?.querySelectorAll("dd") ?? [])].map((one) => one.textContent)).toEqual(["34", "21"]);
  });

  it("say so where nobody was hurt, and nothing where there is nothing to say", () => {
    expect(drawn("en", { ...recap, harm: {} }).textContent).toContain(ENDING.en.noHarm);
    expect(drawn("en", null).textContent?.trim()).toBe("");
  });
});

it("calls what did harm by its name", () => {
  expect(sourceName(printed, "en", "C1")).toBe(printed.bosses.C1?.name);
  expect(sourceName(printed, "fr", "bell")).toBe("La cloche");
});

it("keeps the order of what is most", () => {
  expect(mostOf({ a: 3, b: 2, c: 1 }, 2)).toEqual([["a", 3], ["b", 2]]);
  expect(partsOf(recap).map(([kind]) => kind)).toEqual(["quartered", "flayed"]);
});

it("counts as each language counts", () => {
  expect([0, 1, 2, 3].map(ENDING.en.deaths)).toEqual(["never died", "died once", "died twice", "died 3 times"]);
  expect([1, 2].map(ENDING.fr.runs)).toEqual(["un Run", "2 Runs"]);
});
