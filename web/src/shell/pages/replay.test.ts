import { describe, expect, it } from "vitest";
import { apply } from "../patch";
import { ReplayTable } from "../replay.svelte";
import type { ReplayData, ReplayStep } from "../api";
import type { Patch } from "../wire";
import { chapterAfter, chapterAt, chapterBefore, chapters, moments, placeOf } from "./replay";

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function patch(roll: (below: number) => number, hands: number): Patch {
  const made: Patch = [[["prisoners", roll(3), "hp"], roll(18)]];
  if (roll(2)) made.push([["prisoners", 0, "hands", hands], `item.${roll(99)}`]);
  if (roll(3) === 0) made.push([["fight"], { row: [roll(3), roll(3)], damage: roll(4) }]);
  else if (roll(3) === 0) made.push([["fight"]]);
  return made;
}

function played(length: number): ReplayData {
  const roll = chance(7);
  const view = { prisoners: [0, 1, 2].map((who) => ({ who, hp: 18, hands: [] as string[] })), page: "" };
  let now: typeof view = view;
  const steps: ReplayStep[] = [];
  for (let n = 0; n < length; n++) {
    const made = patch(roll, now.prisoners[0]?.hands.length ?? 0);
    now = apply(now, made);
    steps.push({
      step: n,
      by: n % 2,
      text: `answer ${n}`,
      stages: [
        [[[2 * n, n % 4 ? `line ${n}` : "", ["Missed", 0], n]], made.slice(0, 1)],
        [[[2 * n + 1, `more ${n}`, ["Missed", 1], n]], made.slice(1)],
      ],
      headline: `Page ${Math.floor(n / 10)}`,
    });
  }
  return { game: "no-such-game", sitters: [], view, steps, over: "died", outcome: "All is lost.", victory: "Your side has lost.", sides: [], recap: { pages: [] } };
}

/** The view by applying every patch from the first, every time. */
function straight(data: ReplayData, at: number): unknown {
  return data.steps.slice(0, at).flatMap((step) => step.stages).reduce((view, [, patch]) => apply(view, patch), data.view);
}

describe("stepping", () => {
  const data = played(120);
  const first = JSON.stringify(data.view);

  it("shows the same view however one got there", () => {
    const table = new ReplayTable("aTable01", data, "en");
    const roll = chance(3);
    for (let n = 0; n < 200; n++) {
      const to = roll(4) === 0 ? roll(121) : table.at + (roll(2) ? 1 : -1);
      table.goTo(to);
      expect(table.at).toBe(Math.max(0, Math.min(120, to)));
      expect(table.view).toEqual(straight(data, table.at));
      expect(table.log).toEqual(data.steps.slice(0, table.at).flatMap((step) => step.stages.flatMap(([lines]) => lines)));
    }
    expect(JSON.stringify(data.view)).toBe(first);
  });

  it("knows the end only at the end", () => {
    const table = new ReplayTable("aTable01", data, "en");
    table.goTo(119);
    expect([table.over, table.ending, table.recap]).toEqual(["", "", null]);
    table.goTo(120);
    expect([table.over, table.ending]).toEqual(["died", "Your side has lost. All is lost."]);
    expect(table.choices).toEqual([]);
  });
});

describe("finding one's way", () => {
  const { steps } = played(35);
  const marks = chapters(steps);

  it("marks a chapter wherever the headline changes", () => {
    expect(marks).toEqual([
      { at: 1, name: "Page 0" },
      { at: 11, name: "Page 1" },
      { at: 21, name: "Page 2" },
      { at: 31, name: "Page 3" },
    ]);
  });

  it("goes by chapters", () => {
    expect(chapterAt(marks, 0)).toBe(-1);
    expect(chapterAt(marks, 15)).toBe(1);
    expect(chapterBefore(marks, 15)).toBe(11);
    expect(chapterBefore(marks, 11)).toBe(1);
    expect(chapterBefore(marks, 1)).toBe(0);
    expect(chapterAfter(marks, 11, 35)).toBe(21);
    expect(chapterAfter(marks, 31, 35)).toBe(35);
  });

  it("finds the place of a step, also where the first tells of the table being laid", () => {
    expect(placeOf(steps, 0)).toBe(1);
    expect(placeOf(steps, 12)).toBe(13);
    expect(placeOf(steps, 9999)).toBe(35);
    expect(placeOf(steps.slice(1), 0)).toBe(0);
  });

  it("leaves out lines without words", () => {
    expect(moments(steps).every((moment) => moment.line[1] !== "")).toBe(true);
    expect(moments(steps.slice(0, 2)).map((moment) => [moment.at, moment.line[1]])).toEqual([
      [1, "more 0"],
      [2, "line 1"],
      [2, "more 1"],
    ]);
  });
});
