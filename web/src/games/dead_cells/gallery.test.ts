import { describe, expect, it } from "vitest";
import type { Faces } from "../../shell/api";
import { everyExhibit } from "../../shell/testing/exhibits";
import { gallery, shelves } from "./gallery";
import gathered from "./testing/moments.json";

const faces = gathered.faces as unknown as Faces;

describe("the gallery of Dead Cells", () => {
  it("shows every card of the box on exactly one shelf", () => {
    const found = new Map(shelves(faces, "en").map((shelf) => [shelf.id, shelf.exhibits.map((one) => one.id)]));
    const all = (...ids: string[]) => ids.flatMap((id) => found.get(id) ?? []).sort();
    expect(all("prisoners")).toEqual([...Object.keys(gathered.faces.prisoners), "serenade"].sort());
    expect(all("combat", "upgraded")).toEqual(Object.keys(gathered.faces.combat).sort());
    expect(all("equipment", "blueprints")).toEqual(Object.keys(gathered.faces.equipment).sort());
    expect(all("monsters", "late")).toEqual(Object.keys(gathered.faces.monsters).sort());
    expect(all("campaign")).toEqual(Object.keys(gathered.faces.campaign).sort());
  });

  it("covers what a campaign reveals", () => {
    const secret = shelves(faces, "fr").filter((shelf) => shelf.secret).map((shelf) => shelf.id);
    expect(secret).toEqual(["late", "tiles", "attacks", "runes", "upgraded", "blueprints", "campaign"]);
  });

  it("draws every exhibit, with a picture and words", { timeout: 60_000 }, () => {
    for (const { place, name, small, whole, words } of everyExhibit(gallery, faces, "fr")) {
      expect(name, place).not.toBe("");
      expect(small, place).toMatch(/<svg/);
      expect(small + whole, place).not.toMatch(/\.svg#undefined/);
      expect(words.trim().length, place).toBeGreaterThan(8);
      expect(words, place).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
