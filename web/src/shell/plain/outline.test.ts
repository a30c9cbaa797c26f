import { describe, expect, it } from "vitest";
import type { Faces } from "../api";
import { Table } from "../table.svelte";
import { Outline, things, type Value } from "./outline";

function laid(faces: Faces, seat = 1): Outline {
  const table = new Table("abcdef");
  table.faces = faces;
  table.view = { seat };
  table.sitters = ["Ann", "Ben"].map((name, n) => ({ seat: n, kind: "person", name, bot: "", here: true, host: n === 0, person: n }));
  return new Outline(table);
}
const labels = (outline: Outline, value: Value, under = "") => outline.parts(value as Value[], under).map((part) => part.label);

describe("an outline", () => {
  it("calls parts and words as the faces do, or as they are spelled", () => {
    const outline = laid({ cards: { snare: { name: "Collet" } }, traits: { might: "Force" }, outline: { labels: { hand: "Main" } } });
    expect(labels(outline, { hand: [], most_hp: 3 })).toEqual(["Main", "Most hp"]);
    expect(["snare", "snare.2", "might", "per_player", "Ann_B"].map((word) => outline.name(word))).toEqual([
      "Collet", "Collet", "Force", "per player", "Ann_B",
    ]);
  });

  it("puts first what is mine", () => {
    const outline = laid({ outline: { own: ["hand"], seats: ["steps"] } });
    expect(labels(outline, { steps: [1, 2], hand: ["snare"] })).toEqual(["Hand", "Steps"]);
    expect(labels(outline, [1, 2], "steps")).toEqual(["Ben", "Ann"]);
    expect(labels(outline, [{ seat: 0 }, { seat: 1, kind: "might" }])).toEqual(["might · Ben", "Ann"]);
  });

  it("takes no list for one by seat unless it is told so", () => {
    const outline = laid({});
    expect(labels(outline, [1, 2], "dice")).toEqual(["1", "2"]);
    expect(outline.isCount({ key: "dice", label: "", value: [1, 2], seat: -1 })).toBe(false);
  });

  it("lets every word of an action be touched where it is shown", () => {
    expect(things(["Play", "snare", 3, ["left", ""], null])).toEqual(["word:snare", "word:left"]);
  });
});
