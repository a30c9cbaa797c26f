import { beforeEach, describe, expect, it } from "vitest";
import * as keys from "./keys";

beforeEach(() => localStorage.clear());

describe("keys", () => {
  it("are kept with their links, the newest first, and dropped", () => {
    keys.keep("aaaaaa", "key-a", { game: "g", invites: { "1": "x" }, watch: "w" });
    keys.keep("bbbbbb", "key-b");
    expect(keys.held("aaaaaa")).toMatchObject({ key: "key-a", game: "g", invites: { "1": "x" }, watch: "w" });
    keys.keepInvite("aaaaaa", 2, "y");
    keys.keepInvite("aaaaaa", -1, "new");
    expect(keys.held("aaaaaa")).toMatchObject({ invites: { "1": "x", "2": "y" }, watch: "new", key: "key-a" });
    keys.drop("aaaaaa");
    expect(keys.held("aaaaaa")).toBeNull();
    expect(keys.all().map((one) => one.table)).toEqual(["bbbbbb"]);
  });

  it("survive nonsense in the storage", () => {
    localStorage.setItem("undercroft.tables", "{not json");
    expect(keys.all()).toEqual([]);
    localStorage.setItem("undercroft.tables", JSON.stringify([null, 4, { table: "cccccc", key: "k" }, { table: 3 }]));
    expect(keys.all().map((one) => one.table)).toEqual(["cccccc"]);
  });
});
