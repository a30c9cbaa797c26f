import { expect, it } from "vitest";
import type { DailyPlay, TableScore } from "../wire";
import { stacked } from "./dots";

const play = (pages: number, won = false): DailyPlay => ({ won, rank: pages, figures: { pages } });
const score = { figures: { pages: 12 } } as unknown as TableScore;

it("lays plays between the lowest and the highest figure, one's own among them", () => {
  const row = stacked([play(4), play(16, true)], score, "pages");
  expect(row.dots).toEqual([{ at: 1, up: 0, won: true }, { at: 0, up: 0, won: false }]);
  expect([row.from, row.to, row.least, row.most]).toEqual([4, 16, 4, 16]);
  expect(row.at).toBeCloseTo(2 / 3, 1);
});

it("stretches the line to one's own figure where bots never came", () => {
  const row = stacked([play(4), play(8)], score, "pages");
  expect([row.from, row.to, row.most, row.at]).toEqual([4, 12, 8, 1]);
});

it("piles up the same figure, what was won lowest", () => {
  const row = stacked([play(7), play(7, true), play(7)], score, "pages");
  expect(row.dots.map((dot) => [dot.up, dot.won])).toEqual([[0, true], [1, false], [2, false]]);
  expect(row.high).toBe(3);
});

it("puts everything in the middle where all figures are one", () => {
  const row = stacked([play(12)], score, "pages");
  expect([row.dots[0]?.at, row.at]).toEqual([0.5, 0.5]);
});
