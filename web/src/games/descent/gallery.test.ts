import { describe, expect, it } from "vitest";
import type { Faces } from "../../shell/api";
import { everyExhibit } from "../../shell/testing/exhibits";
import { gallery, shelves } from "./gallery";
import gathered from "./testing/moments.json";

const faces = gathered.faces as unknown as Faces;

describe("the gallery of Descent", () => {
  it("shows everything in the box on exactly one shelf", () => {
    const found = new Map(shelves(faces, "en").map((shelf) => [shelf.id, shelf.exhibits.map((one) => one.id)]));
    const all = (...ids: string[]) => ids.flatMap((id) => found.get(id) ?? []).sort();
    const printed = gathered.faces as unknown as Record<string, Record<string, { act?: number }>>;
    expect(all("heroes")).toEqual(Object.keys(printed.heroes ?? {}).sort());
    expect(all("starting", "shop1", "shop2")).toEqual(Object.keys(printed.items ?? {}).filter((id) => printed.items?.[id]?.act !== 3).sort());
    expect(all("monsters")).toEqual(Object.keys(printed.monsters ?? {}).sort());
    expect(all("lieutenants", "specials")).toEqual(Object.keys(printed.lieutenants ?? {}).sort());
    expect(all("overlord")).toEqual(Object.keys(printed.overlord ?? {}).sort());
  });

  it("covers what a campaign reveals", () => {
    const secret = shelves(faces, "fr").filter((shelf) => shelf.secret).map((shelf) => shelf.id);
    expect(secret).toContain("relics");
    expect(secret).toContain("quests");
    expect(secret).not.toContain("heroes");
  });

  it("draws every exhibit, with a picture and words", { timeout: 60_000 }, () => {
    for (const { place, name, small, whole, words } of everyExhibit(gallery, faces, "en")) {
      expect(name, place).not.toBe("");
      expect(small, place).toMatch(/<svg/);
      expect(small + whole, place).not.toMatch(/\.svg#undefined/);
      expect(words.trim().length, place).toBeGreaterThan(8);
      expect(words, place).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
