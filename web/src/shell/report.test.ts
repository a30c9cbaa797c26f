import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as keys from "./keys";
import { describe as tell, gather, nameOf, report, write } from "./report";
import { Table } from "./table.svelte";
import type { Shown } from "./wire";

const KEY = "k3y-of-mine-0123456789abcdef";
const OTHER = "k3y-of-another-table-4567890";
const INVITE = "inv1te-for-a-friend-0123456";
const WATCH = "w4tch-for-onlookers-0123456";

const shown: Shown = {
  t: "table",
  table: "aTable01",
  game: "no-such-game",
  rev: 1,
  step: 12,
  lang: "en",
  view: { table: { turned: ["loose_stone"] } },
  sitters: [{ seat: 0, kind: "person", name: "Ada", bot: "", here: true, host: true, person: 0 }],
  seats: [0],
  person: 0,
  host: true,
  mode: "first",
  options: { castle: "full" },
  seed_digest: "abc",
  log: Array.from({ length: 200 }, (_, n) => [n, `line ${n}`, ["Missed", 0], 1]),
  chat: [{ t: "chat", n: 0, person: 0, name: "Ada", text: "a word among friends", at: 1, side: -1 }],
  headline: "Page 3",
  ask: { text: "Who rests?", seats: [0], leader: 0 },
};

function table(): Table {
  const made = new Table("aTable01");
  made.hear(shown);
  made.hear({ t: "invited", seat: 1, invite: INVITE });
  return made;
}

function serve(save: string | number): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, how?: RequestInit) => {
      if (path === "/api/health") return new Response(JSON.stringify({ version: "0.1.0" }));
      if (path.endsWith("/export")) {
        expect((how?.headers as Record<string, string>).Authorization).toBe(`Bearer ${KEY}`);
        return typeof save === "number" ? new Response("{}", { status: save }) : new Response(save);
      }
      return new Response("{}", { status: 404 });
    }),
  );
}

beforeEach(() => {
  localStorage.clear();
  keys.keep("aTable01", KEY, { game: "dark-castle", invites: { 1: INVITE }, watch: WATCH });
  keys.keep("bTable02", OTHER);
  location.hash = `#/seat/aTable01/${KEY}`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

it("holds position, question, view, the last of the log, settings, browser, time and version", async () => {
  serve('{"save":"of the game"}');
  const made = await gather(table(), "  the dice look wrong ");
  expect(made.save).toBe('{"save":"of the game"}');
  expect(made.version).toBe("0.1.0");
  expect(made.note).toBe("the dice look wrong");
  expect(made.page).toBe("seat");
  expect(made.browser.agent).toBe(navigator.userAgent);
  expect(Date.parse(made.time)).toBeGreaterThan(0);
  expect(made.settings).toMatchObject({ lang: "en", speed: "normal" });
  expect(made.table).toMatchObject({ id: "aTable01", step: 12, view: shown.view, ask: shown.ask });
  expect((made.table?.log as unknown[]).length).toBe(80);
  expect((made.table?.log as [number][]).at(-1)?.[0]).toBe(199);
});

it("holds no key, no invitation and no chat, even where one has crept in", async () => {
  serve(`{"journal":["${KEY}","${INVITE}"]}`);
  const text = write(await gather(table(), `my link is #/seat/aTable01/${KEY} and ${OTHER} and ${WATCH}`));
  for (const secret of [KEY, OTHER, INVITE, WATCH, "a word among friends"]) expect(text).not.toContain(secret);
  expect(JSON.parse(text)).toMatchObject({ report: "undercroft" });
});

it("is made without the save where the server does not give it, and says so", async () => {
  serve(500);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const done = await report(table());
  expect(done.complete).toBe(false);
  expect(done.name).toMatch(/^undercroft-report-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
});

it("tells about a page without a table", () => {
  const made = tell(null, "", "0.1.0");
  expect(made.table).toBeNull();
  expect(made.save).toBe("");
  expect(nameOf(made)).toContain("undercroft-report-");
});
