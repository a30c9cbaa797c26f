import { expect, it } from "vitest";
import { ENDING, fortune } from "./ending";

it("keeps strong words for rare luck", () => {
  const luck = (beats: number) => fortune({ came: 3, expected: 3, beats });
  expect([1, 4, 5, 19, 20, 50, 80, 81, 95, 96, 99].map(luck)).toEqual([
    "cursed", "cursed", "unkind", "unkind", "fair", "fair", "fair", "kind", "kind", "blessed", "blessed",
  ]);
  expect(fortune({ came: 0, expected: 0, beats: 50 })).toBe("fair");
});

it("counts as each language counts", () => {
  expect(ENDING.en.rounds(1)).toBe("1 round");
  expect(ENDING.en.trials(0, 1)).toBe("Of 1 trial, 0 went well.");
  expect(ENDING.fr.rounds(0)).toBe("0 round");
  expect(ENDING.fr.trials(2, 3)).toBe("5 épreuves, dont 2 réussies.");
});
