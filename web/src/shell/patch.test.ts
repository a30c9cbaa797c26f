import { describe, expect, it } from "vitest";
import { apply } from "./patch";

const view = () => ({ name: "cell", hands: ["loaf", "key"], fight: { row: [{ hits: 1 }, { hits: 2 }] }, turner: 0 });

describe("apply", () => {
  it("sets at a path, in objects and lists", () => {
    const after = apply(view(), [[["turner"], 2], [["fight", "row", 1, "hits"], 0], [["hands", 0], "rope"]]);
    expect(after).toEqual({ name: "cell", hands: ["rope", "key"], fight: { row: [{ hits: 1 }, { hits: 0 }] }, turner: 2 });
  });

  it("appends at the end of a list and deletes from its end", () => {
    expect(apply(view(), [[["hands", 2], "candle"]]).hands).toEqual(["loaf", "key", "candle"]);
    expect(apply(view(), [[["hands", 1]], [["hands", 0]]]).hands).toEqual([]);
  });

  it("deletes keys, and setting to null is not deleting", () => {
    expect("fight" in apply(view(), [[["fight"]]])).toBe(false);
    expect(apply(view() as object, [[["fight"], null]])).toHaveProperty("fight", null);
  });

  it("leaves the view before as it was and shares what it does not touch", () => {
    const before = view();
    const after = apply(before, [[["fight", "row", 0, "hits"], 5]]);
    expect(before).toEqual(view());
    expect(after.hands).toBe(before.hands);
    expect(after.fight.row[1]).toBe(before.fight.row[1]);
    expect(after.fight).not.toBe(before.fight);
  });

  it("follows the order of the entries", () => {
    expect(apply(view(), [[["hands"], ["a"]], [["hands", 1], "b"], [["hands", 0], "c"]]).hands).toEqual(["c", "b"]);
  });

  it("replaces everything at the empty path", () => {
    expect(apply(view() as object, [[[], { new: true }]])).toEqual({ new: true });
  });

  it("makes its way through what is not there yet, and deletes nothing there", () => {
    expect(apply({} as object, [[["a", 0, "b"], 1]])).toEqual({ a: [{ b: 1 }] });
    const before = view();
    expect(apply(before as object, [[["nothing", "here"]]])).toEqual(before);
  });
});
