import { describe, expect, it } from "vitest";
import type { Shelf } from "../contract";
import { addressOf, placeAt, row, sought } from "./gallery";

const SHELVES: Shelf[] = [
  {
    id: "items",
    name: "Items",
    exhibits: [
      { id: "loaf", name: "Stale Loaf", words: ["Heals two."] },
      { id: "elixir", name: "Élixir", words: ["Tells the future."] },
    ],
  },
  { id: "pages", name: "Pages", secret: true, exhibits: [{ id: "cellar", name: "The Cellar", words: ["Two skeletons at a table."] }] },
];
const none = new Set<string>();
const ids = (shelves: Shelf[]) => shelves.flatMap((shelf) => shelf.exhibits.map((one) => one.id));

describe("a gallery", () => {
  it("finds by name and by words, minding neither accents nor capitals", () => {
    expect(ids(sought(SHELVES, "", "elixir", none))).toEqual(["elixir"]);
    expect(ids(sought(SHELVES, "", "HEALS loaf", none))).toEqual(["loaf"]);
    expect(ids(sought(SHELVES, "", "loaf future", none))).toEqual([]);
  });

  it("shows a covered shelf, but neither searches it nor walks through it", () => {
    expect(sought(SHELVES, "", "", none).map((shelf) => shelf.id)).toEqual(["items", "pages"]);
    expect(ids(sought(SHELVES, "", "two", none))).toEqual(["loaf"]);
    expect(ids(sought(SHELVES, "", "two", new Set(["pages"])))).toEqual(["loaf", "cellar"]);
    expect(row(SHELVES, none).map((place) => place.id)).toEqual(["loaf", "elixir"]);
    expect(row(SHELVES, new Set(["pages"])).at(-1)).toEqual({ shelf: "pages", id: "cellar" });
  });

  it("keeps to one kind", () => {
    expect(sought(SHELVES, "pages", "", none).map((shelf) => shelf.id)).toEqual(["pages"]);
    expect(ids(sought(SHELVES, "items", "two", new Set(["pages"])))).toEqual(["loaf"]);
  });

  it("has an address for every kind and every exhibit", () => {
    for (const place of [...row(SHELVES, new Set(["pages"])), { shelf: "items", id: "" }]) {
      expect(placeAt(addressOf(place), SHELVES)).toEqual(place);
    }
    expect(placeAt("items.nothing", SHELVES)).toEqual({ shelf: "items", id: "" });
    expect(placeAt("", SHELVES)).toBeNull();
    expect(placeAt("cupboard.loaf", SHELVES)).toBeNull();
  });
});
