import { expect, it } from "vitest";
import { ENDING } from "./ending";

it("counts as each language counts", () => {
  expect(ENDING.en.rounds(1)).toBe("1 round");
  expect(ENDING.en.trials(0, 1)).toBe("Of 1 trial, 0 went well.");
  expect(ENDING.fr.rounds(0)).toBe("0 round");
  expect(ENDING.fr.trials(2, 3)).toBe("5 épreuves, dont 2 réussies.");
});
