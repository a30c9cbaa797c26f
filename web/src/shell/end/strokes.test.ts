import { expect, it } from "vitest";
import { dash, ink, mark, rulesTo, signed } from "./strokes";

it("rules a chart at few round numbers, from nothing to the most", () => {
  expect(rulesTo(12)).toEqual([0, 4, 8, 12]);
  expect(rulesTo(14)).toEqual([0, 4, 8, 14]);
  expect(rulesTo(18)).toEqual([0, 6, 12, 18]);
  for (let most = 1; most <= 200; most++) {
    const rules = rulesTo(most);
    expect(rules[0]).toBe(0);
    expect(rules.at(-1)).toBe(most);
    expect(rules.length).toBeLessThanOrEqual(6);
    expect([...new Set(rules)].sort((a, b) => a - b)).toEqual(rules);
  }
});

it("writes differences with their sign, in the language's own way", () => {
  expect(signed(1.66, "en")).toBe("+1.7");
  expect(signed(-0.3, "fr")).toBe("−0,3");
  expect(signed(0.04, "en")).toBe("0");
  expect(signed(-0.04, "en")).toBe("0");
});

it("tells four lines apart three ways", () => {
  for (const kind of [(n: number) => mark(n, 0, 0, 4), dash, ink]) expect(new Set([0, 1, 2, 3].map(kind)).size).toBe(4);
});
