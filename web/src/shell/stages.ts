// The parts in which a step is shown: stages of the server, put together where a game wants them seen at once.
import type { Room } from "./contract";
import type { LogLine, Patch, Stage } from "./wire";

export interface Part {
  lines: LogLine[];
  patch: Patch;
  /** More of the same step happens after it. */
  more: boolean;
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
