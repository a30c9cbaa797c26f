import { describe, expect, it } from "vitest";
import type { Faces } from "../../shell/api";
import { everyExhibit } from "../../shell/testing/exhibits";
import { idsIn } from "../../shell/testing/sources";
import { gallery, shelves } from "./gallery";
import gathered from "./testing/moments.json";

const faces = gathered.faces as unknown as Faces;

const SPRITE = /\.svg#(undefined|swap-bag)\b/;

describe("the gallery of Dark Souls", () => {
  it("has every class, enemy, boss, behaviour and encounter of the box", () => {
    const found = new Map(shelves(faces, "en").map((shelf) => [shelf.id, shelf.exhibits.map((one) => one.id).sort()]));
    expect(found.get("characters")).toEqual(idsIn("dark_souls", "characters").sort());
    expect(found.get("enemies")).toEqual(idsIn("dark_souls", "enemies").sort());
    expect(found.get("encounters")).toEqual(idsIn("dark_souls", "encounters").filter((id) => id !== "first_steps").sort());
    const bosses = idsIn("dark_souls", "bosses");
    expect([...(found.get("bosses") ?? []), ...(found.get("patterns") ?? [])].filter((id) => !bosses.includes(id))).toEqual([]);
    const gear = Object.keys(gathered.faces.equipment).sort();
    expect(["weapons", "shields", "armour", "spells", "upgrades"].flatMap((id) => found.get(id) ?? []).sort()).toEqual(gear);
  });

  it("covers what is met in a game", () => {
    expect(shelves(faces, "en").filter((shelf) => shelf.secret).map((shelf) => shelf.id)).toEqual(["patterns", "encounters"]);
  });

  it("draws every exhibit, with a picture and words", { timeout: 60_000 }, () => {
    for (const { place, name, small, whole, words } of everyExhibit(gallery, faces, "fr")) {
      expect(name, place).not.toBe("");
      expect(small, place).toMatch(/<svg|role="img"/);
      expect(small + whole, place).not.toMatch(SPRITE);
      expect(words.trim().length, place).toBeGreaterThan(8);
      expect(words, place).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
