import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Turnstile } from "./turnstile";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function made(moment: (item: number) => number) {
  const shown: number[] = [];
  const waiting: number[] = [];
  const turnstile = new Turnstile<number>(
    (item) => {
      shown.push(item);
      return moment(item);
    },
    (n) => waiting.push(n),
  );
  return { shown, waiting, turnstile };
}

describe("turnstile", () => {
  it("lets the first through at once and the next after its moment", () => {
    const { shown, turnstile } = made(() => 200);
    turnstile.push(1);
    turnstile.push(2);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(199);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
  });

  it("holds nothing up where there is no motion", () => {
    const { shown, turnstile } = made(() => 0);
    for (const item of [1, 2, 3]) turnstile.push(item);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("lets everything through when skipped, in order, and says that none wait", () => {
    const { shown, waiting, turnstile } = made(() => 300);
    for (const item of [1, 2, 3, 4]) turnstile.push(item);
    turnstile.skip();
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(waiting.at(-1)).toBe(0);
    turnstile.push(5);
    expect(shown.at(-1)).toBe(5);
  });

  it("lets a crowd through at once", () => {
    const { shown, turnstile } = made(() => 400);
    for (let item = 0; item < 9; item++) turnstile.push(item);
    expect(shown).toEqual([0]);
    turnstile.push(9);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("forgets what waits when cleared", () => {
    const { shown, turnstile } = made(() => 400);
    turnstile.push(1);
    turnstile.push(2);
    turnstile.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
  });
});
