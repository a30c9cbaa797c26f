// The parts in which a step is shown: stages of the server, put together where a game wants them seen at once.
import type { Room } from "./contract";
import type { LogLine, Patch, Stage, Wire } from "./wire";

export interface Part {
  lines: LogLine[];
  patch: Patch;
  /** More of the same step happens after it. */
  more: boolean;
  /** It is simply there: nobody is to look at it before the question comes. */
  instant?: boolean;
}

/** All stages as one part that is simply there. */
export function atOnce(stages: Stage[]): Part[] {
  return [{ lines: stages.flatMap(([lines]) => lines), patch: stages.flatMap(([, patch]) => patch), more: false, instant: true }];
}

/** Whether somebody else looks after these stages than before. */
export function changesEyes(stages: Stage[]): boolean {
  return stages.some(([, patch]) => patch.some(([path]) => path.length === 0 || path[0] === "seat"));
}

export function partsOf(stages: Stage[], room: Room | null): Part[] {
  const parts: Part[] = [];
  for (const [lines, patch] of stages) {
    const last = parts.at(-1);
    if (last && (!room || room.pace(last.lines) === 0 || room.together?.(last.lines, lines))) {
      last.lines = [...last.lines, ...lines];
      last.patch = [...last.patch, ...patch];
    } else {
      parts.push({ lines, patch, more: true });
    }
  }
  const end = parts.findLastIndex((part) => room && part.lines.length > 0 && room.pace(part.lines) > 0);
  parts.forEach((part, n) => (part.more = n < end));
  return parts;
}

/** The first event of a part that is a scene of its own, and how long it stands. */
export function sceneOf(part: Part, room: Room): [Wire | null, number] {
  for (const [, , event] of part.lines) {
    const stands = room.scene?.(event) ?? 0;
    if (stands > 0) return [event, stands];
  }
  return [null, 0];
}
