import { expect, test } from "vitest";

import { byHeroes, forParty } from "./faces";

test("a sentence with a number for every party is read with the one that counts", () => {
  const text = "5/6/8 goblins have left in 10 rounds, or 1/1/2 are left.";
  expect(forParty(text, 2)).toBe("5 goblins have left in 10 rounds, or 1 are left.");
  expect(forParty(text, 3)).toBe("6 goblins have left in 10 rounds, or 1 are left.");
  expect(forParty(text, 4)).toBe("8 goblins have left in 10 rounds, or 2 are left.");
});

test("a hero alone counts as two", () => {
  expect(forParty("5/6/8", 1)).toBe("5");
  expect(byHeroes([5, 6, 8], 1)).toBe(5);
});
