// What every game's board is tried with: real moments of it (testing/moments.json, by tools/gather.py), each laid out whole.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Faces } from "../api";
import type { Room } from "../contract";
import { Table } from "../table.svelte";
import type { Choice, LogLine, Question, Wire } from "../wire";
import { declared } from "./sources";

export interface Moment {
  ask: string;
  view: Record<string, unknown>;
  log: LogLine[];
  question: Question;
}

interface Tried {
  /** The folder of the game. */
  folder: string;
  room: Room;
  gathered: { moments: unknown[]; faces: Faces };
  /** Kinds of actions that go on, or do not, and name nothing. */
  buttonsOnly: string[];
  /** Actions so rare that the gathered games met none: the game tries them by hand. */
  rare?: string[];
  /** Single actions that name nothing, of kinds that do. */
  nameless?: (action: Wire) => boolean;
}

/** jsdom lays nothing out and has no such thing; a board without measures is a wide one. */
export function unmeasured(): void {
  vi.stubGlobal("ResizeObserver", class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
}

/** Whatever can be done is named, and what is named lies on the board. */
export function tryThings({ folder, room, gathered, buttonsOnly, rare, nameless = () => false }: Tried): void {
  const moments = gathered.moments as Moment[];
  const offered = (moment: Moment): Choice[] => [...(moment.question.options ?? []), ...(moment.question.asides ?? [])];

  async function laid(moment: Moment): Promise<Set<string>> {
    const table = new Table("test");
    table.view = moment.view;
    table.faces = gathered.faces;
    table.log = moment.log;
    // Whoever is asked sits here.
    table.ask = { ...moment.question, serials: Object.fromEntries(moment.question.seats.map((seat) => [String(seat), 1])) };
    table.room = room;
    render(room.Board, { table });
    // Parts of a room may be fetched when they are needed.
    await vi.dynamicImportSettled();
    await tick();
    // Not only what lies on the board: something may be held up above it.
    return new Set([...document.querySelectorAll("[data-thing]")].map((thing) => thing.getAttribute("data-thing") ?? ""));
  }

  beforeAll(unmeasured);
  afterEach(cleanup);

  describe("things", () => {
    test("every action of the schema is gathered, so that all are tried here", () => {
      const kinds = declared(folder, "Action");
      expect(kinds).not.toEqual([]);
      const seen = new Set(moments.flatMap((moment) => offered(moment).map(([action]) => action[0])));
      expect(kinds.filter((kind) => !seen.has(kind) && !(rare ?? []).includes(kind))).toEqual([]);
    });

    test("an action names a thing unless it is a button only", () => {
      for (const [action] of moments.flatMap(offered)) {
        const bare = buttonsOnly.includes(action[0]) || nameless(action);
        expect(room.things(action).length > 0, JSON.stringify(action)).toBe(!bare);
      }
    });

    test.each(moments.map((moment, n) => [`${moment.ask} (${n})`, moment] as const))(
      "whatever can be done lies on the board: %s",
      async (_, moment) => {
        const board = await laid(moment);
        const missing = offered(moment).filter(([action]) => {
          const named = room.things(action);
          return named.length > 0 && !named.some((thing) => board.has(thing));
        });
        expect(missing.map(([action]) => JSON.stringify(action))).toEqual([]);
      },
    );
  });
}
