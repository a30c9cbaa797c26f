import { beforeEach, describe, expect, it } from "vitest";
import { byFact, byPlayers, counted, earned, streaks } from "./counts";
import { all, bestOf, exported, forget, imported, note, type KeptGame } from "./kept";

const game = (table: string, change: Partial<KeptGame> = {}): KeptGame => ({
  table, game: "dark-castle", players: 2, won: true, facts: [["boss", "rat_mother"], ["character", "abbot"]],
  figures: { pages: 16, hp: 9 }, rank: 1009, achievements: ["out"], undone: false, usual: true, daily: "", seconds: 1500,
  ended: 1000, ...change,
});

beforeEach(() => localStorage.clear());

describe("the games kept here", () => {
  it("are noted once for a table, the last first", () => {
    note(game("first", { ended: 10 }));
    note(game("second", { ended: 20 }));
    note(game("second", { ended: 20, won: false }));
    expect(all().map((one) => [one.table, one.won])).toEqual([["second", false], ["first", true]]);
  });

  it("tell which achievements are new, for each game apart", () => {
    expect(note(game("one"))).toEqual(["out"]);
    expect(note(game("two", { achievements: ["out", "thread"] }))).toEqual(["thread"]);
    expect(note(game("two", { achievements: ["out", "thread"] }))).toEqual(["thread"]);
    expect(note(game("three", { game: "dark-souls" }))).toEqual(["out"]);
  });

  it("have a best one for the game of a day, not the last", () => {
    const daily = "2026-05-01";
    note(game("good", { daily, rank: 1200, ended: 10 }));
    note(game("as good", { daily, rank: 1200, ended: 20 }));
    note(game("worse", { daily, rank: 300, won: false, ended: 30 }));
    note(game("another day", { daily: "2026-05-02", rank: 1500 }));
    note(game("another game", { daily, game: "dark-souls", rank: 1500 }));
    expect(bestOf(daily, "dark-castle")?.table).toBe("as good");
    expect(bestOf("2026-05-03", "dark-castle")).toBeUndefined();
  });

  it("are forgotten when their end is taken back", () => {
    note(game("one"));
    note(game("two"));
    forget("one");
    forget("never");
    expect(all().map((one) => one.table)).toEqual(["two"]);
  });

  it("go out as a file and come in elsewhere, each once", async () => {
    note(game("one"));
    note(game("two"));
    const file = await exported().text();
    localStorage.clear();
    note(game("two"));
    expect(imported(file)).toBe(1);
    expect(imported(file)).toBe(0);
    expect(all().map((one) => one.table).sort()).toEqual(["one", "two"]);
  });

  const wrapped = (...games: unknown[]) => JSON.stringify({ kind: "undercroft-games", version: 1, games });
  it.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["another file", JSON.stringify({ kind: "report", games: [] })],
    ["a newer version", JSON.stringify({ kind: "undercroft-games", version: 2, games: [] })],
    ["no games", JSON.stringify({ kind: "undercroft-games", version: 1 })],
    ["one game of many damaged", wrapped(game("fine"), { ...game("bad"), won: "yes" })],
    ["facts that are none", wrapped({ ...game("bad"), facts: [["boss"]] })],
    ["figures that are none", wrapped({ ...game("bad"), figures: { pages: "many" } })],
    ["a name too long to be one", wrapped(game("x".repeat(200)))],
  ])("refuse %s, and stay as they are", (_, text) => {
    note(game("mine"));
    expect(imported(text)).toBeNull();
    expect(all().map((one) => one.table)).toEqual(["mine"]);
  });

  it("survive rubbish in the storage", () => {
    localStorage.setItem("undercroft.games", JSON.stringify([null, 3, game("fine"), { table: "bad" }]));
    expect(all().map((one) => one.table)).toEqual(["fine"]);
    localStorage.setItem("undercroft.games", "{");
    expect(all()).toEqual([]);
  });
});

describe("what is counted", () => {
  const won = (...results: boolean[]) => results.map((one, n) => game(String(n), { won: one }));

  it("is victories in a row", () => {
    expect(streaks(won(true, true, false, true, true, true))).toEqual({ now: 2, most: 3 });
    expect(streaks(won(false, true))).toEqual({ now: 0, most: 1 });
    expect(streaks(won(true, true))).toEqual({ now: 2, most: 2 });
    expect(streaks([])).toEqual({ now: 0, most: 0 });
  });

  it("is games by boss, class and party", () => {
    const games = [
      game("1", { facts: [["boss", "rat"], ["class", "knight"], ["class", "knight"]] }),
      game("2", { facts: [["boss", "rat"], ["class", "knight"], ["class", "herald"]], won: false, players: 4 }),
      game("3", { facts: [["boss", "cat"]] }),
    ];
    expect(byFact(games, "boss")).toEqual([["rat", { played: 2, won: 1 }], ["cat", { played: 1, won: 1 }]]);
    expect(byFact(games, "class")).toEqual([["knight", { played: 2, won: 1 }], ["herald", { played: 1, won: 0 }]]);
    expect(byPlayers(games)).toEqual([["2", { played: 2, won: 2 }], ["4", { played: 1, won: 0 }]]);
    expect(counted(games)).toEqual({ played: 3, won: 2 });
    expect([...earned([game("1"), game("2", { achievements: ["thread", "out"] })])]).toEqual(["out", "thread"]);
  });
});
