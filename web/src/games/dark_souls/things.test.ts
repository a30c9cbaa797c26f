import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Table } from "../../shell/table.svelte";
import type { Choice, Line, Question, Wire } from "../../shell/wire";
import Board from "./Board.svelte";
import { room } from "./room";
import gathered from "./testing/moments.json";
import { BUTTONS_ONLY, things } from "./things";

interface Moment {
  ask: string;
  view: Record<string, unknown>;
  log: Line[];
  question: Question;
}
const moments = gathered.moments as unknown as Moment[];
const schema = readFileSync(resolve(import.meta.dirname, "../../../../undercroft/games/dark_souls/schema.py"), "utf8");
const kinds = [...schema.matchAll(/^class (\w+)\(Action\):/gm)].map((found) => found[1] ?? "");

// jsdom lays nothing out and has no such thing; a board without measures is a wide one.
beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
});
afterEach(cleanup);

const offered = (moment: Moment): Choice[] => [...(moment.question.options ?? []), ...(moment.question.asides ?? [])];

async function laid(moment: Moment): Promise<Set<string>> {
  const table = new Table("test");
  table.view = moment.view;
  table.faces = gathered.faces;
  table.log = moment.log;
  // Whoever is asked sits here.
  table.ask = { ...moment.question, serials: Object.fromEntries(moment.question.seats.map((seat) => [String(seat), 1])) };
  table.room = room;
  render(Board, { table });
  // Parts of the room are fetched when they are needed.
  await vi.dynamicImportSettled();
  await tick();
  // Not only what lies on the board: what is found is held up above it.
  return new Set([...document.querySelectorAll("[data-thing]")].map((thing) => thing.getAttribute("data-thing") ?? ""));
}

describe("things", () => {
  test("every action of the schema is gathered, so that all are tried here", () => {
    expect(kinds.length).toBeGreaterThan(35);
    const seen = new Set(moments.flatMap((moment) => offered(moment).map(([action]) => action[0])));
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  test("an action names a thing unless it is a button only", () => {
    for (const moment of moments) {
      for (const [action] of offered(moment)) {
        // To hold nothing at all names no card.
        if (action[0] === "Swap" && !action[1] && !action[2]) continue;
        expect(things(action).length > 0, JSON.stringify(action)).toBe(!BUTTONS_ONLY.includes(action[0]));
      }
    }
  });

  test.each(moments.map((moment, n) => [`${moment.ask} (${n})`, moment] as const))(
    "whatever can be done lies on the board: %s",
    async (_, moment) => {
      const board = await laid(moment);
      const missing = offered(moment).filter(([action]) => {
        const named = things(action);
        return named.length > 0 && !named.some((thing) => board.has(thing));
      });
      expect(missing.map(([action]) => JSON.stringify(action))).toEqual([]);
    },
  );

  test("around a boss the place is named, elsewhere the node", () => {
    expect(things(["Walk", 6, -1])).toEqual(["node:6"]);
    expect(things(["Walk", 6, 3])).toEqual(["place:3"]);
    expect(things(["Dodge", 6, -1])).toEqual(["node:6", "dodge"]);
    expect(things(["Dodge", 6, 0])).toEqual(["place:0", "dodge"]);
  });

  test("whoever is meant is named apart from the others", () => {
    expect(things(["Attack", "long_sword.1", 1, 2, false])).toEqual(["foe:2", "option:long_sword.1:1", "card:long_sword.1"]);
    expect(things(["Attack", "heal.1", 0, -1, false])).toEqual(["option:heal.1:0", "card:heal.1"]);
    expect(things(["PushOut", -1, 3])).toEqual(["foe:3"]);
    expect(things(["PushOut", 1, -1])).toEqual(["hero:1"]);
    expect(things(["Choose", "hero", 1])).toEqual(["hero:1"]);
    expect(things(["Choose", "node", 7])).toEqual(["node:7"]);
    expect(things(["Go", -1, ""])).toEqual(["bonfire"]);
    expect(things(["Dash", 2, "north"])).toEqual(["tile:2"]);
    expect(things(["Give", -1, ""])).toEqual(["inventory"]);
    expect(things(["Unheard-of"] as Wire)).toEqual([]);
  });
});
