import { expect, it } from "vitest";
import { fortune } from "./luck";

it("keeps strong words for rare luck", () => {
  const luck = (beats: number) => fortune({ came: 3, expected: 3, beats });
  expect([1, 4, 5, 19, 20, 50, 80, 81, 95, 96, 99].map(luck)).toEqual([
    "cursed", "cursed", "unkind", "unkind", "fair", "fair", "fair", "kind", "kind", "blessed", "blessed",
  ]);
  expect(fortune({ came: 0, expected: 0, beats: 50 })).toBe("fair");
});
