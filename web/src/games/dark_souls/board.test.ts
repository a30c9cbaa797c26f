import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { declared } from "../../shell/testing/sources";
import type { LogLine, Wire } from "../../shell/wire";
import { boundsOf, chestsOf, doorsOf, freeCorner, hereOf } from "./dungeon";
import type { Printed } from "./faces";
import icons from "./icons.json";
import { labels } from "./labels";
import { models } from "./models";
import { FOE_SIGNS, HERO_SIGNS } from "./pictures";
import { pace, scene, sound, together } from "./rhythm";
import { chips, crack, flags } from "./stone";
import { foeLabel, foeName, heroLabel } from "./telling";
import gathered from "./testing/moments.json";
import { active, cardOf, gathering, soulsOf, type FoeSeen, type HeroSeen, type Souls } from "./view";

const printed = gathered.faces as unknown as Printed;
const views = gathered.moments.map((moment) => moment.view.table as unknown as Souls);
const events = declared("dark_souls", "Event");

const hero = (change: Partial<HeroSeen>): HeroSeen => ({ ...(views.flatMap((view) => view.heroes).find((one) => one.kind) as HeroSeen), place: -1, ...change });
const foe = (change: Partial<FoeSeen>): FoeSeen => ({
  id: 0, kind: "hollow_soldier", number: 0, node: 6, wounds: 0, conditions: [], facing: -1, heated: false, last: "", ...change,
});
const table = (change: Partial<Souls>): Souls => ({ ...(views[0] as Souls), ...change });

describe("the view", () => {
  test("has in every moment what the types say", () => {
    const bare = soulsOf({ view: {} } as never);
    for (const view of views) {
      expect(Object.keys(view).sort()).toEqual(Object.keys(bare).sort());
      for (const one of view.heroes) expect(Object.keys(one).sort()).toEqual(Object.keys(hero({})).sort());
      for (const one of view.foes) expect(Object.keys(one).sort()).toEqual(Object.keys(foe({})).sort());
    }
    expect(views.some((view) => view.battle && view.foes.some((one) => one.facing >= 0))).toBe(true);
  });

  test("copies of a card are cards", () => {
    expect(cardOf("titanite_shard.2")).toBe("titanite_shard");
  });

  test("a party is gathered once everybody is somebody", () => {
    expect(gathering(table({ heroes: [hero({}), hero({ kind: "" })] }))).toBe(true);
    expect(gathering(table({ heroes: [hero({})] }))).toBe(false);
    expect(active(table({ activation: null }))).toBe(-1);
    expect(active(table({ activation: [2, false, false, false, false, [], false, 0, false] }))).toBe(2);
  });
});

describe("models", () => {
  test("everyone on the floor stands there once", () => {
    for (const view of views.filter((one) => one.battle)) {
      const found = models(view, printed.nodes.slice(0, view.battle?.size));
      const inside = view.heroes.filter((one) => one.node >= 0).length + view.foes.length;
      expect(found.length).toBe(inside);
      expect(new Set(found.map((one) => one.id)).size).toBe(inside);
    }
  });

  test("beside a boss heroes stand around it, two in one place apart", () => {
    const found = models(
      table({ foes: [foe({ kind: "gargoyle", facing: 4 })], heroes: [hero({ node: 6, place: 2 }), hero({ node: 6, place: 2 }), hero({ node: 6, place: 6 })] }),
      printed.nodes.slice(0, printed.rooms.room),
    );
    const [boss, one, two, three] = ["foe:0", "hero:0", "hero:1", "hero:2"].map((id) => found.find((model) => model.id === id));
    expect(boss?.boss).toBe(true);
    expect(one?.x).not.toBe(two?.x);
    expect(Math.min(one?.x ?? 0, two?.x ?? 0)).toBeGreaterThan(boss?.x ?? 9);
    expect(three?.x).toBeLessThan(boss?.x ?? 0);
  });

  test("everybody has a sign of their own", () => {
    for (const signs of [HERO_SIGNS, FOE_SIGNS]) expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
    expect(Object.keys(HERO_SIGNS).sort()).toEqual(Object.keys(printed.characters).sort());
    expect(Object.keys(FOE_SIGNS).sort()).toEqual([...Object.keys(printed.enemies), ...Object.keys(printed.bosses)].sort());
    const shared = Object.values(HERO_SIGNS).filter((sign) => Object.values(FOE_SIGNS).includes(sign));
    expect(shared).toEqual([]);
  });

  test("are told in words with everything their token shows", () => {
    const l = labels("en");
    const boss = foe({ kind: "gargoyle", facing: 2, heated: true, wounds: 3, conditions: ["bleed"], last: printed.bosses.gargoyle?.patterns[0] ?? "" });
    const told = foeLabel(table({ foes: [boss] }), printed, boss, l);
    const weak = printed.patterns[boss.last]?.weak ?? [];
    expect(weak.length).toBeGreaterThan(0);
    for (const part of ["Gargoyle", `${(printed.bosses.gargoyle?.health ?? 0) - 3} of`, "faces east", "heated up", "Bleed", "weak now", printed.arcs[weak[0] ?? "front"]]) {
      expect(told).toContain(part);
    }
    expect(foeName(printed, foe({ number: 2 }))).toBe("Hollow Soldier 2");
    const souls = table({ heroes: [hero({ kind: "knight", black: 2, red: 3, node: 6, conditions: ["poison"] })] });
    expect(heroLabel(souls, printed, 0, l)).toContain("Knight, 2 stamina spent, 3 damage, 5 boxes left, Poison");
  });
});

describe("the dungeon", () => {
  test("a corner is free where no tile lies", () => {
    expect(freeCorner([{ x: -1, y: 0 }, { x: 0, y: 1 }])).toEqual(["bottom", "left"]);
    expect(freeCorner([{ x: 0, y: 1 }, { x: 1, y: 1 }])).toEqual(["top", "right"]);
    expect(freeCorner([{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }])).toBeNull();
  });

  test("doors turn with their tile", () => {
    const tile = Object.keys(printed.tiles)[0] ?? "";
    const doors = printed.tiles[tile]?.doors ?? [];
    expect(doorsOf(printed, { tile, quarters: 0 })).toEqual(doors);
    expect(doorsOf(printed, { tile, quarters: 4 })).toEqual(doors);
    expect(doorsOf(printed, { tile, quarters: 1 })).not.toEqual(doors);
  });

  test("the map holds the bonfire and every tile", () => {
    expect(boundsOf([])).toEqual({ x: 0, y: 0, w: 1, h: 1 });
    expect(boundsOf([{ x: -2, y: 1 }, { x: 1, y: -1 }])).toEqual({ x: -2, y: -1, w: 4, h: 3 });
  });

  test("chests stand where the card and the tile say", () => {
    const laid = views.flatMap((view) => view.map).find((one) => one.encounter);
    const chested = Object.entries(printed.encounters).find(([, card]) => card.terrain_1 === "chest")?.[0] ?? "";
    const plain = Object.entries(printed.encounters).find(([, card]) => card.terrain_1 !== "chest" && card.terrain_2 !== "chest")?.[0] ?? "";
    if (!laid) throw new Error("no moment has a card that was turned over");
    expect(chestsOf(printed, { ...laid, encounter: chested })[0]).toBe(printed.tiles[laid.tile]?.terrain_1);
    expect(chestsOf(printed, { ...laid, encounter: plain })).toEqual([]);
  });

  test("before a boss the party stands at the fog", () => {
    const fought = views.find((view) => view.battle && view.battle.tile < 0);
    expect(fought && hereOf(fought)).toBe(fought?.fog[0]);
  });
});

describe("stone", () => {
  test("the same room has the same stones, another has others", () => {
    const floor = (seed: string) => flags(0, 0, 600, 600, seed).map((one) => one.d).join("");
    expect(floor("a")).toBe(floor("a"));
    expect(floor("a")).not.toBe(floor("b"));
    expect(crack(0, 0, 5, "a")).toMatch(/^M0\.0 0\.0(l\S+ \S+){5}$/);
  });

  test("stones cover the whole floor", () => {
    const found = flags(0, 0, 600, 300, "wide");
    expect(found.length).toBeGreaterThan(20);
    for (const one of found) expect(one.tone).toBeLessThan(1);
    const next = chips("x");
    for (let n = 0; n < 200; n++) expect(next()).toBeLessThan(1);
  });
});

describe("rhythm", () => {
  const line = (event: Wire): LogLine => [0, "", event, 0];

  test("only events of the game are heard or waited for", () => {
    const source = readFileSync(resolve(import.meta.dirname, "rhythm.ts"), "utf8");
    const named = [...source.matchAll(/^ {2}(\w+): /gm)].map((found) => found[1] ?? "");
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !events.includes(name))).toEqual([]);
  });

  test("dice are heard, an end by how it ended", () => {
    expect(sound(["RolledDice", 0, "attack", [], []])).toBe("dice");
    expect(sound(["Ended", true])).toBe("win");
    expect(sound(["Ended", false])).toBe("lose");
    expect(sound(["Paid", 0, 1])).toBe("");
  });

  test("a step is looked at as long as its longest event asks", () => {
    expect(pace([])).toBe(0);
    expect(pace([line(["Moved", 0, 3, "walk"]), line(["RolledDice", 0, "attack", [], []])])).toBe(1200);
    expect(together([line(["Moved", 0, 3, "walk"])], [line(["Paid", 0, 1])])).toBe(true);
    expect(together([line(["Moved", 0, 3, "walk"])], [line(["Moved", 0, 4, "walk"])])).toBe(false);
    expect(together([line(["Triumphed", "dancer"])], [line(["Gained", 8, 8])])).toBe(true);
    expect(together([line(["Triumphed", "dancer"])], [line(["Ended", true])])).toBe(false);
    expect([scene(["Triumphed", "x"]) > 0, scene(["Died", 0]) > 0, scene(["Ended", true]), scene(["Fell", 0, "x"])]).toEqual([true, true, Infinity, 0]);
  });
});

describe("signs and labels", () => {
  test("every sign the board draws is baked into its sprite", () => {
    const folder = import.meta.dirname;
    const drawn = readdirSync(folder)
      .filter((file) => /^(Board|Floor|Map|Token|Classes|Laying)\w*\.svelte$/.test(file))
      .flatMap((file) => [...readFileSync(resolve(folder, file), "utf8").matchAll(/(?:name=|name=\{[^}]*?|\[?")([a-z]+(?:-[a-z]+)+)"/g)].map((found) => found[1] ?? ""));
    const baked = JSON.parse(readFileSync(resolve(folder, "../../../node_modules/@iconify-json/game-icons/icons.json"), "utf8")) as { icons: Record<string, unknown> };
    const signs = drawn.filter((name) => name in baked.icons);
    expect(signs.length).toBeGreaterThan(4);
    expect(signs.filter((name) => !icons.includes(name))).toEqual([]);
    expect(existsSync(resolve(folder, "icons.json"))).toBe(true);
  });

  test("nothing is counted as French counts it, and what is said of a boss holds of two", () => {
    const [en, fr] = [labels("en"), labels("fr")];
    expect([fr.souls(0), fr.sparks(0), fr.souls(2), en.souls(0)]).toEqual(["0 âme", "0 étincelle", "2 âmes", "0 souls"]);
    expect([en.waits, fr.waits, fr.felled]).toEqual(["still to beat", "à vaincre", "à terre"]);
  });

  test("French says everything, in French typography", () => {
    const [en, fr] = [labels("en"), labels("fr")];
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    const source = readFileSync(resolve(import.meta.dirname, "labels.ts"), "utf8").split("const fr")[1] ?? "";
    const texts = [...source.matchAll(/"([^"\n]*)"|`([^`\n]*)`/g)].map((found) => (found[1] ?? found[2] ?? "").replace(/\$\{[^}]*\}/g, ""));
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) {
      expect(text, text).not.toMatch(/ [:;!?]/);
      expect(text, text).not.toMatch(/[A-Za-zéèà]'[A-Za-zéèà]/);
    }
  });
});
