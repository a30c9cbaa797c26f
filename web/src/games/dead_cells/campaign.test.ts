import { describe, expect, it } from "vitest";
import { Table } from "../../shell/table.svelte";
import type { LogLine, Question, Wire } from "../../shell/wire";
import { phaseOf, turnedSince } from "./between";
import { deckSize, isWon, killerName, killersOf, sharesOf } from "./chronicle";
import type { Printed } from "./faces";
import { labelsOf } from "./labels_campaign";
import { placeOf } from "./place";
import { shownOf } from "./plates";
import { doorway, planOf, tunnel } from "./strata";
import { streetOf } from "./street";
import gathered from "./testing/moments.json";
import { seenOf, type ChapterSeen } from "./view";

const printed = gathered.faces as unknown as Printed;

/** A table at the first moment of which something holds. */
function at(takes: (table: Table) => boolean): Table {
  for (const moment of gathered.moments as unknown as { view: Record<string, unknown>; log: LogLine[]; question: Question }[]) {
    const table = new Table("");
    table.faces = gathered.faces as never;
    table.view = moment.view;
    table.log = moment.log;
    table.ask = moment.question;
    if (takes(table)) return table;
  }
  throw new Error("no such moment was gathered");
}
const offers = (kind: string) => (table: Table) => table.ask?.options?.some(([action]) => action[0] === kind) ?? false;
const told = (...events: Wire[]): LogLine[] => events.map((event, n) => [n, "", event, 0]);
const chapter = (outcome: string, killer = ""): ChapterSeen => ({ number: 1, prisoners: [], path: ["B1"], outcome, killer, cells: 3, bought: 1 });

describe("where the group is", () => {
  it("is told by what lies on the table", () => {
    expect(placeOf(at(offers("Play")))).toBe("fight");
    expect(placeOf(at(offers("Go")))).toBe("biome");
    expect(placeOf(at(offers("BePrisoner")))).toBe("between");
  });

  it("is the street from a biome's door to the next board", () => {
    const table = at(offers("Go"));
    table.log = told(["StreetReached", "B1", "B2"], ["GoodsShown", "merchant", ["rapier"]], ["Bought", "rapier", 3]);
    expect(placeOf(table)).toBe("street");
    expect(streetOf(table)).toMatchObject({ stage: 1, shown: { merchant: ["rapier"] }, bought: ["rapier"], to: "B2" });
    table.log = [...table.log, ...told(["BiomeEntered", "B2"])];
    expect(placeOf(table)).toBe("biome");
  });
});

describe("before and after a run", () => {
  it("the open decision says what is being done", () => {
    expect(phaseOf(at(offers("StartIn")))).toBe("start");
    expect(phaseOf(at(offers("Upgrade")))).toBe("spend");
    expect(phaseOf(at(offers("GoAgain")))).toBe("again");
  });

  it("what was turned over since the run ended is shown, the newest first", () => {
    const table = at(offers("Upgrade"));
    table.log = told(["CardBought", "survival", "gone"], ["RunOver", "died", "zombie", 3], ["CardBought", "survival", "one"], ["ThrownIn", "two"]);
    expect(turnedSince(table)).toEqual(["two", "one"]);
  });
});

describe("the chronicle", () => {
  it("knows a victory from a death, and what killed", () => {
    expect([chapter("died", "zombie"), chapter("C1"), chapter("won")].map(isWon)).toEqual([false, true, true]);
    expect(killersOf([chapter("died", "zombie.2"), chapter("died", "zombie"), chapter("died", "poison"), chapter("C1", "worms")])).toEqual([["zombie", 2], ["poison", 1]]);
    expect(killerName(printed, labelsOf("en"), "zombie.2")).toBe(printed.monsters.zombie?.name);
    expect(killerName(printed, labelsOf("fr"), "poison")).toBe("le poison");
  });

  it("counts what is open and what is dark", () => {
    const box = {
      ...printed,
      campaign: { one: { code: "SV-01", kind: "mutation" }, two: { code: "W-01", kind: "well" }, three: { code: "S-01", kind: "secret" } },
      combat: { four: { code: "SV-02" }, five: { code: "TC-01" } },
      runes: { vine: {}, ram: {} },
    } as unknown as Printed;
    const campaign = { ...seenOf(at(offers("Upgrade"))).campaign, upgrades: { survival: 1, tactics: 1, brutality: 0 }, read: ["two"], secrets: 1, runes: ["ram"], unlocked: [], blueprints: { B1: 8 } };
    expect(deckSize(box, "survival")).toBe(2);
    expect(sharesOf(box, campaign).map(({ id, seen, of }) => [id, seen, of])).toEqual([
      ["upgrades", 1, 3],
      ["well", 1, 1],
      ["secrets", 0, 1],
      ["blueprints", 0, 8],
      ["runes", 1, 2],
    ]);
  });
});

describe("a board in cross-section", () => {
  const boards = Object.entries(printed.biomes);

  it.each([[1000, 320], [340, 300], [360, 640], [800, 120]])("lays its rooms apart from one another in %i x %i", (width, height) => {
    for (const [id, biome] of boards) {
      const plan = planOf(biome, width, height);
      const spots = Object.values(plan.at);
      for (const [n, [x, y]] of spots.entries()) {
        expect(x > 0 && x < plan.width && y > 0 && y < plan.height, id).toBe(true);
        for (const [otherX, otherY] of spots.slice(n + 1)) {
          expect(Math.abs(x - otherX) >= plan.wide + 19 || Math.abs(y - otherY) >= plan.high + 19, id).toBe(true);
        }
      }
    }
  });

  it("runs a tunnel for every corridor, its mark within it", () => {
    for (const [, biome] of boards) {
      const plan = planOf(biome, 1000, 400);
      for (const corridor of biome.corridors) {
        expect(tunnel(plan, corridor)).toMatch(/^M[\d.]+ [\d.]+C/);
        const [x] = doorway(plan, corridor);
        const ends = [plan.at[corridor.at]?.[0] ?? 0, plan.at[corridor.to]?.[0] ?? 0];
        expect(x >= Math.min(...ends) && x <= Math.max(...ends)).toBe(true);
      }
    }
  });
});

describe("plates", () => {
  it("show every card of the box by name, with a sign of its own kind", () => {
    for (const id of [...Object.keys(printed.equipment), ...Object.keys(printed.combat), ...Object.keys(printed.campaign)]) {
      const shown = shownOf(printed, id);
      expect(shown.title, id).not.toBe(id);
      expect(shown.lines.length, id).toBeGreaterThan(0);
    }
  });
});
