import { describe, expect, it } from "vitest";
import { Rows } from "./rows";

const laid = (count: number): Rows => {
  const rows = new Rows();
  rows.lay(Array.from({ length: count }, (_, n) => n * 2));
  return rows;
};

describe("rows", () => {
  it("find what lies at an offset, measured or not", () => {
    const rows = laid(100);
    const guess = rows.top(1);
    expect(rows.total).toBe(100 * guess);
    expect(rows.at(-5)).toBe(0);
    expect(rows.at(guess * 7 + 1)).toBe(7);
    expect(rows.at(1e9)).toBe(99);
    expect(rows.measure([[0, 100], [4, 1]])).toBe(true);
    expect(rows.top(1)).toBe(100);
    expect(rows.top(3)).toBe(101 + guess);
    expect(rows.at(99)).toBe(0);
    expect(rows.at(100)).toBe(1);
    expect(rows.total).toBe(98 * guess + 101);
  });

  it("tell whether a measurement changes anything", () => {
    const rows = laid(3);
    expect(rows.measure([[2, 50]])).toBe(true);
    expect(rows.measure([[2, 50]])).toBe(false);
    expect(rows.measure([[2, 0]])).toBe(false);
    rows.forget();
    expect(rows.measure([[2, 50]])).toBe(true);
  });

  it("keep what was measured when rows come before them, and find their keys again", () => {
    const rows = laid(3);
    rows.measure([[4, 7]]);
    rows.lay([-3, -1, 0, 2, 4]);
    expect(rows.find(4)).toBe(4);
    expect(rows.total - rows.top(4)).toBe(7);
    expect(rows.find(1)).toBe(3);
    expect(rows.find(99)).toBe(5);
  });

  it("are empty without keys", () => {
    const rows = laid(0);
    expect(rows.total).toBe(0);
    expect(rows.at(10)).toBe(0);
  });
});
