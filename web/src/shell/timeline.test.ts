import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Timeline } from "./timeline";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function made(length: (item: number) => number) {
  const shown: number[] = [];
  const hastes: number[] = [];
  const playing: boolean[] = [];
  const timeline = new Timeline<number>({
    length,
    show: (item, haste) => {
      shown.push(item);
      hastes.push(haste);
    },
    changed: (is) => playing.push(is),
  });
  return { shown, hastes, playing, timeline };
}

describe("timeline", () => {
  it("shows the first at once and the next after its moment", () => {
    const { shown, timeline } = made(() => 200);
    timeline.push(1, 2);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(199);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
  });

  it("plays until the moment of the last is over", () => {
    const { playing, timeline } = made(() => 200);
    timeline.push(1);
    expect(timeline.playing).toBe(true);
    vi.advanceTimersByTime(200);
    expect(timeline.playing).toBe(false);
    expect(playing).toEqual([true, false]);
  });

  it("holds nothing up where nothing wants to stand", () => {
    const { shown, playing, timeline } = made(() => 0);
    timeline.push(1, 2, 3);
    expect(shown).toEqual([1, 2, 3]);
    expect(playing).toEqual([false]);
  });

  it("shows everything when skipped, in order, and says that it is over", () => {
    const { shown, playing, timeline } = made(() => 300);
    timeline.push(1, 2, 3, 4);
    timeline.skip();
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(playing.at(-1)).toBe(false);
    timeline.push(5);
    expect(shown.at(-1)).toBe(5);
  });

  it("waits at what stands until somebody goes on, skipped or not", () => {
    const { shown, timeline } = made((item) => (item === 3 ? Infinity : 100));
    timeline.push(1, 2, 3, 4, 5);
    timeline.skip();
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(100_000);
    expect(shown).toEqual([1, 2, 3]);
    timeline.next();
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it("finishes past what stands", () => {
    const { shown, timeline } = made((item) => (item === 2 ? Infinity : 100));
    timeline.push(1, 2, 3);
    timeline.finish();
    expect(shown).toEqual([1, 2, 3]);
    expect(timeline.playing).toBe(false);
  });

  it("goes on in order and faster where much waits, and catches up", () => {
    const { shown, hastes, timeline } = made(() => 500);
    for (let item = 0; item < 240; item++) timeline.push(item);
    expect(shown).toEqual([0]);
    // Two minutes of film wait: within half a minute hardly more than the unhurried part of it is left.
    vi.advanceTimersByTime(45_000);
    expect(240 - shown.length).toBeLessThan(40);
    expect(shown).toEqual(shown.map((_, n) => n));
    expect(Math.min(...hastes)).toBeLessThan(0.2);
    vi.advanceTimersByTime(30_000);
    expect(timeline.playing).toBe(false);
    expect(hastes.at(-1)).toBe(1);
  });

  it("does not hurry what one answer brings", () => {
    const { hastes, timeline } = made(() => 500);
    timeline.push(...Array.from({ length: 20 }, (_, n) => n));
    vi.advanceTimersByTime(20_000);
    expect(new Set(hastes)).toEqual(new Set([1]));
  });

  it("forgets what waits when cleared", () => {
    const { shown, timeline } = made(() => 400);
    timeline.push(1, 2);
    timeline.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
    expect(timeline.playing).toBe(false);
  });
});
