// What has happened on this page so far, read back from the log: a board shows it as long as the page lies open.
import type { LogLine } from "../../shell/wire";
import { eventOf } from "./records";
import type { Trait } from "./view";

export interface Cast {
  who: number;
  face: Trait[];
  extra: Trait[];
}

export interface SoFar {
  /** The ways taken on this page, the latest last. */
  ways: string[];
  /** The last dice of prisoners to be rolled together. */
  casts: Cast[];
  /** The last chapter die that decided something, outside the row. */
  fate: Trait | "";
  /** How the last fight or roll on this page came out. */
  end: "" | "beaten" | "broke-off" | "passed" | "failed";
}

/** Where one set of dice ends and the next begins. */
const BREAKS = new Set(["RoundBegan", "Tried", "Passed", "Failed", "Named", "Rested"]);

const isTurned = (line: LogLine | undefined): boolean => line !== undefined && eventOf(line[2]).tag === "Turned";

export function soFar(log: LogLine[]): SoFar {
  const found: SoFar = { ways: [], casts: [], fate: "", end: "" };
  let start = log.length;
  while (start > 0 && !isTurned(log[start - 1])) start -= 1;
  let together = false;
  for (const line of log.slice(start)) {
    const event = eventOf(line[2]);
    if (BREAKS.has(event.tag)) together = false;
    switch (event.tag) {
      case "Chose":
        found.ways.push(event.way);
        break;
      case "Rolled": {
        const { who, why } = event;
        const face = event.face as Trait[];
        if (!together || why === "press") found.casts = [];
        const before = why === "again" ? found.casts.find((cast) => cast.who === who) : undefined;
        if (before) before.face = face;
        else found.casts.push({ who, face, extra: [] });
        together = true;
        found.end = "";
        break;
      }
      case "RolledChapterDie": {
        const { who, why } = event;
        const trait = event.trait as Trait;
        if (why === "attack") found.casts.findLast((cast) => cast.who === who)?.extra.push(trait);
        else if (why !== "row" && why !== "return") found.fate = trait;
        break;
      }
      case "FightBegan":
        found.casts = [];
        found.end = "";
        found.fate = "";
        break;
      case "EnemyFell":
        found.end = "beaten";
        break;
      case "EnemyBrokeOff":
        found.end = "broke-off";
        break;
      case "Passed":
        found.end = "passed";
        break;
      case "Failed":
        found.end = "failed";
        break;
    }
  }
  return found;
}
