import { describe, expect, it } from "vitest";
import { href, parse, pasted, type Route } from "./router.svelte";

const routes: Route[] = [
  { page: "home" },
  { page: "new", game: "dark-castle" },
  { page: "table", table: "abc_DEF-12" },
  { page: "table", table: "abc_DEF-12", sheet: "settings" },
  { page: "table", table: "abc_DEF-12", sheet: "rules", at: "" },
  { page: "table", table: "abc_DEF-12", sheet: "rules", at: "EC-DEC-12" },
  { page: "join", table: "abc_DEF-12", invite: "k".repeat(32) },
  { page: "seat", table: "abc_DEF-12", key: "Zk-_".repeat(8) },
  { page: "replay", table: "abc_DEF-12", step: 17 },
  { page: "rules", game: "dark-castle", at: "EC-DEC-12" },
  { page: "rules", game: "dark-castle", at: "" },
  { page: "daily", game: "dark-castle" },
  { page: "mine" },
  { page: "gallery", game: "dark-castle", at: "items.stale_loaf" },
  { page: "gallery", game: "dark-castle", at: "" },
  { page: "settings" },
  { page: "about" },
];

describe("routes", () => {
  it.each(routes)("come back as they went: $page", (route) => {
    expect(parse(href(route))).toEqual(route);
  });

  it("know the bare address as home", () => {
    expect(parse("")).toEqual({ page: "home" });
    expect(parse("#/")).toEqual({ page: "home" });
  });

  it.each(["#/table/short", "#/table/has space!", "#/join/abcdef12", "#/join/abcdef12/tooshort", "#/nowhere/abcdef12", "#/%E0%A4%A"])(
    "are lost where they lead nowhere: %s",
    (hash) => expect(parse(hash)).toEqual({ page: "lost" }),
  );

  it("take a step that is no number as the first", () => {
    expect(parse("#/replay/abcdef12/x")).toEqual({ page: "replay", table: "abcdef12", step: 0 });
  });

  it("are read from a pasted address", () => {
    expect(pasted(` http://192.168.0.7:7777/#/join/abcdef12/${"i".repeat(20)} \n`)).toEqual({
      page: "join",
      table: "abcdef12",
      invite: "i".repeat(20),
    });
    expect(pasted("hello")).toEqual({ page: "lost" });
  });
});
