import { describe, expect, it } from "vitest";
import type { Faces } from "../../shell/api";
import { everyExhibit } from "../../shell/testing/exhibits";
import { idsIn } from "../../shell/testing/sources";
import { gallery, shelves } from "./gallery";
import gathered from "./testing/moments.json";

const faces = gathered.faces as unknown as Faces;

describe("the gallery of the castle", () => {
  it("covers pages and bosses, and shows the rest", () => {
    expect(shelves(faces, "en").filter((shelf) => shelf.secret).map((shelf) => shelf.id)).toEqual(["pages", "bosses"]);
    const found = new Map(shelves(faces, "en").map((shelf) => [shelf.id, shelf.exhibits.map((one) => one.id).sort()]));
    expect(found.get("items")).toEqual(Object.keys(gathered.faces.items).sort());
    expect(found.get("prisoners")).toEqual(idsIn("dark_castle", "characters").sort());
  });

  it("draws every exhibit, with a picture and words", { timeout: 60_000 }, () => {
    for (const { place, name, small, words } of everyExhibit(gallery, faces, "fr")) {
      expect(name, place).not.toBe("");
      expect(small, place).toMatch(/<svg|role="img"/);
      expect(words.trim().length, place).toBeGreaterThan(8);
      expect(words, place).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
