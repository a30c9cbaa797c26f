import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { around, facingOf, marksOf, overlap, settle, upon, weakAt, type Worn } from "./badges";
import type { Printed } from "./faces";
import FloorTerrain from "./FloorTerrain.svelte";
import { arcsAt, gathered } from "./geometry";
import { labels } from "./labels";
import type { Model } from "./models";
import { PORTRAITS } from "./portraits";
import { foundOf, legsOf, roomsOf } from "./quest";
import { SILHOUETTES } from "./silhouettes";
import gathered_ from "./testing/moments.json";
import type { Souls } from "./view";

const printed = gathered_.faces as unknown as Printed;
const views = gathered_.moments.map((moment) => moment.view.table as unknown as Souls);
const frame = { x: -1, y: -1, w: 6, h: 6 };
const PLAIN: Worn = { conditions: 0, aggro: false, order: false, which: false, heated: false, mine: false };
const FULL: Worn = { conditions: 2, aggro: true, order: true, which: true, heated: false, mine: true };

describe("badges", () => {
  for (const unit of [46, 52, 88, 140]) {
    test(`find a place of their own where three share a node, ${unit} px to a unit`, () => {
      const scale = { unit, rem: 16 };
      const crowd: Model[] = gathered({ x: 2, y: 2 }, 3, 20 / unit).map((spot, n) => ({
        ...spot,
        id: n ? `foe:${n}` : "hero:0",
        who: n ? -1 : 0,
        foe: n ? ({ id: n } as Model["foe"]) : null,
        boss: false,
        placed: false,
        home: { x: 2, y: 2 },
        node: 6,
      }));
      const marks = crowd.flatMap((model) => marksOf(model, FULL, scale));
      const size = { w: 50 / unit, h: 18 / unit };
      const found = crowd.map((model) => settle(size, upon(model, size), marks, crowd, frame));
      const cost = settle({ w: 20 / unit, h: 20 / unit }, around({ x: 2, y: 2 }, [0.6, 0.72, 0.85, 0.98, 1.1, 1.25]), marks, crowd, frame);
      for (const badge of [...found, cost]) for (const mark of marks) expect(overlap(badge, mark)).toBe(0);
    });
  }

  test("leave a boss’s face and its weak arcs open, whichever way it looks", () => {
    for (let facing = 0; facing < 8; facing++) {
      const marks = facingOf({ x: 2, y: 2 }, facing, ["back", "left"], []);
      expect(marks.length).toBe(3);
      const cost = settle({ w: 0.24, h: 0.24 }, around({ x: 2, y: 2 }, [0.6, 0.72, 0.85, 0.98, 1.1, 1.25]), marks, [{ x: 2, y: 2, r: 0.65 }], frame);
      for (const mark of marks) expect(overlap(cost, mark)).toBe(0);
      expect(Math.hypot(cost.x - 2, cost.y - 2)).toBeGreaterThan(0.65);
    }
  });

  test("the mark of a weak arc keeps off the boss’s hearts, and inside its arc", () => {
    const model: Model = { x: 2, y: 2, r: 0.52, id: "foe:0", who: -1, foe: { id: 0 } as Model["foe"], boss: true, placed: false, home: { x: 2, y: 2 }, node: 6 };
    for (const unit of [46, 88]) {
      const hearts = marksOf(model, PLAIN, { unit, rem: 16 });
      for (let facing = 0; facing < 8; facing++) {
        for (const arc of ["front", "right", "back", "left"] as const) {
          const spot = weakAt(model, facing, arc, hearts);
          for (const heart of hearts) expect(overlap(spot, heart), `${unit} ${facing} ${arc}`).toBeLessThan(0.004);
          expect(arcsAt(model, facing, { x: spot.x, y: spot.y })).toContain(arc);
        }
      }
    }
  });

  test("stay inside the walls", () => {
    const corner = settle({ w: 0.3, h: 0.3 }, around({ x: 4, y: 4 }, [0.9, 1.1]), [], [{ x: 4, y: 4, r: 0.38 }], frame);
    expect(Math.max(corner.x, corner.y) + 0.15).toBeLessThanOrEqual(5);
  });

  test("a plain token has few marks", () => {
    const model: Model = { x: 0, y: 0, r: 0.38, id: "hero:0", who: 0, foe: null, boss: false, placed: false, home: { x: 0, y: 0 }, node: 0 };
    expect(marksOf(model, PLAIN, { unit: 88, rem: 16 }).length).toBe(1);
    expect(marksOf(model, FULL, { unit: 88, rem: 16 }).length).toBe(6);
  });
});

describe("pictures", () => {
  test("every boss has a portrait, as rich as the characters’", () => {
    const least = Math.min(...Object.values(SILHOUETTES).map((layers) => layers.length));
    expect(Object.keys(PORTRAITS).sort()).toEqual(Object.keys(printed.bosses).sort());
    for (const [boss, layers] of Object.entries(PORTRAITS)) {
      expect(layers.length, boss).toBeGreaterThan(least);
      expect(new Set(layers.map((layer) => layer.tone)).size, boss).toBe(5);
    }
  });

  test("whatever stands on a node has a drawing of its own", () => {
    const drawn = Object.keys(printed.terrain).map((kind) => render(FloorTerrain, { kind }).container.innerHTML);
    expect(drawn.length).toBe(4);
    expect(new Set(drawn).size).toBe(4);
  });
});

describe("the quest", () => {
  const { halves, nth } = labels("en");
  const souls = (quest: Souls["quest"]): Souls => ({ ...(views[0] as Souls), quest });

  test("a campaign tells which bosses have fallen", () => {
    const legs = legsOf(souls(["first_journey", 0, "gargoyle", 1]), printed, halves, nth);
    expect(legs.map((leg) => leg.when)).toEqual(["now", "ahead", "ahead"]);
    expect(legs[0]?.bosses.map((boss) => boss.felled)).toEqual([true, false]);
    expect(legs[0]?.bosses.map((boss) => boss.name)).toEqual(["Gargoyle, 1 of 2", "Gargoyle, 2 of 2"]);
    expect(legs[1]?.bosses.map((boss) => boss.name)).toEqual(["Titanite Demon"]);
    const later = legsOf(souls(["first_journey", 1, "titanite_demon", 0]), printed, halves, nth);
    expect(later.map((leg) => leg.bosses.every((boss) => boss.felled))).toEqual([true, false, false]);
  });

  test("a single game has two halves, and names the boss it hunts", () => {
    const legs = legsOf(souls(["standard", 0, "gargoyle", 0]), printed, halves, nth);
    expect(legs.map((leg) => leg.bosses[0]?.name)).toEqual(["Gargoyle", "A main boss"]);
    const later = legsOf(souls(["standard", 1, "dancer", 0]), printed, halves, nth);
    expect(later.map((leg) => leg.bosses[0]?.felled)).toEqual([true, false]);
  });

  test("what was found is what nobody began with", () => {
    const rich = views.find((view) => view.inventory.length > 20) as Souls;
    const begun = rich.heroes.flatMap((hero) => printed.characters[hero.kind]?.starts_with ?? []);
    const found = foundOf(rich, printed);
    expect(found.length).toBeGreaterThan(10);
    for (const card of begun) expect(found).not.toContain(printed.equipment[card]?.name);
    expect(roomsOf(rich)).toEqual({ won: rich.map.filter((laid) => laid.won).length, of: rich.map.length });
  });
});
