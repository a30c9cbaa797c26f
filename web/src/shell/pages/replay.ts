// Finding one's way in a replay: steps, chapters, lines.
import type { ReplayStep } from "../api";
import type { LogLine } from "../wire";

export interface Chapter {
  /** The place on the slider where it begins: so many steps have been taken. */
  at: number;
  name: string;
}

/** What happened in a step, by the place on the slider at which it is shown. */
export interface Moment {
  at: number;
  line: LogLine;
}

/** A chapter begins wherever the game's own headline changes. */
export function chapters(steps: ReplayStep[]): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach((step, n) => {
    if (step.headline && step.headline !== found.at(-1)?.name) found.push({ at: n + 1, name: step.headline });
  });
  return found;
}

/** The chapter one is in. */
export function chapterAt(marks: Chapter[], at: number): number {
  return marks.findLastIndex((mark) => mark.at <= at);
}

/** Where the chapter before this place begins: this one's own beginning, unless one stands there already. */
export function chapterBefore(marks: Chapter[], at: number): number {
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}

export function chapterAfter(marks: Chapter[], at: number, last: number): number {
  return marks.find((mark) => mark.at > at)?.at ?? last;
}

/** The place on the slider at which so many entries of the game have been made: the last that tells of them. */
export function placeOf(steps: ReplayStep[], step: number): number {
  return steps.findLastIndex((one) => one.step <= step) + 1;
}

/** Every line that has words, with its place. */
export function moments(steps: ReplayStep[]): Moment[] {
  return steps.flatMap((step, n) =>
    step.stages.flatMap(([lines]) => lines.filter((line) => line[1]).map((line) => ({ at: n + 1, line }))),
  );
}
