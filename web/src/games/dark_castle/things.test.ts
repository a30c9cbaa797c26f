import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
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
const schema = readFileSync(resolve(import.meta.dirname, "../../../../undercroft/games/dark_castle/schema.py"), "utf8");
const kinds = [...schema.matchAll(/^class (\w+)\(Action\):/gm)].map((found) => found[1] ?? "");

afterEach(cleanup);

const offered = (moment: Moment): Choice[] => [...(moment.question.options ?? []), ...(moment.question.asides ?? [])];

function laid(moment: Moment): Set<string> {
  const table = new Table("test");
  table.view = moment.view;
  table.faces = gathered.faces;
  table.log = moment.log;
  table.ask = moment.question;
  table.room = room;
  const { container } = render(Board, { table });
  return new Set([...container.querySelectorAll("[data-thing]")].map((thing) => thing.getAttribute("data-thing") ?? ""));
}

describe("things", () => {
  test("every action of the schema is gathered, so that all are tried here", () => {
    expect(kinds.length).toBeGreaterThan(15);
    const seen = new Set(moments.flatMap((moment) => offered(moment).map(([action]) => action[0])));
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  test("an action names a thing unless it is a button only", () => {
    for (const moment of moments) {
      for (const [action] of offered(moment)) {
        expect(things(action).length > 0, JSON.stringify(action)).toBe(!BUTTONS_ONLY.includes(action[0]));
      }
    }
  });

  test.each(moments.map((moment, n) => [`${moment.ask} (${n})`, moment] as const))(
    "whatever can be done lies on the board: %s",
    (_, moment) => {
      const board = laid(moment);
      for (const [action] of offered(moment)) {
        const named = things(action);
        if (named.length) expect(named.some((thing) => board.has(thing)), JSON.stringify(action)).toBe(true);
      }
    },
  );

  test("a thing to be struck, kept or called is named apart from its fellows", () => {
    expect(things(["Hit", 2])).toEqual(["die:2"]);
    expect(things(["Keep", 1, true])).toEqual(["roll:1"]);
    expect(things(["Keep", 1, false])).toEqual(["old:1"]);
    expect(things(["Rest", -1])).toEqual(["round"]);
    expect(things(["Use", "chapel_bench.1", 0, -1, 3, ""])).toEqual(["item:chapel_bench.1", "die:3"]);
    expect(things(["Use", "stale_loaf.2", 0, 0, -1, ""])).toEqual(["item:stale_loaf.2"]);
    expect(things(["Unheard-of"] as Wire)).toEqual([]);
  });
});
