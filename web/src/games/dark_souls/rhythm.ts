// What is heard of an event, and how long it wants to be looked at.
import { rhythm } from "../../shell/board/rhythm";
import type { LogLine, Wire } from "../../shell/wire";
import { eventOf } from "./records";

const SOUNDS: Record<string, string> = {
  LaidTile: "page",
  Flipped: "page",
  Foresaw: "page",
  Began: "page",
  RolledDice: "dice",
  Rerolled: "dice",
  Struck: "hit",
  Hit: "hit",
  Sprang: "hit",
  Broke: "hit",
  Suffered: "wound",
  Afflicted: "wound",
  Recovered: "heal",
  Drank: "heal",
  Rested: "heal",
  Shook: "heal",
  Gained: "gain",
  Bought: "gain",
  Regained: "gain",
  Opened: "gain",
  Kindled: "gain",
  Triumphed: "win",
  Died: "lose",
};

/** How long each kind of event wants to be looked at; what is not here is seen together with what comes next. */
const PACES: Record<string, number> = {
  TookClass: 300,
  Hunted: 600,
  LaidTile: 300,
  FogRose: 600,
  Reached: 900,
  Went: 600,
  Dashed: 500,
  Rested: 700,
  Bought: 500,
  Gained: 450,
  Sold: 300,
  Levelled: 400,
  Refilled: 400,
  Equipped: 250,
  Stowed: 250,
  Attached: 300,
  Detached: 300,
  Kindled: 400,
  Opened: 700,
  Began: 900,
  Appeared: 450,
  Stood: 300,
  Drew: 350,
  Foresaw: 1000,
  Activated: 350,
  Recovered: 450,
  Tired: 350,
  Swapped: 350,
  Moved: 450,
  Circled: 450,
  Broke: 500,
  Sprang: 800,
  Regained: 500,
  Drank: 500,
  UsedHeroic: 450,
  Attacked: 550,
  RolledDice: 1200,
  Rerolled: 1000,
  Hit: 700,
  Fell: 800,
  HeatedUp: 1200,
  Mended: 600,
  Flipped: 1100,
  Reshuffled: 500,
  FoeActed: 500,
  FoeMoved: 500,
  FoeTurned: 450,
  Struck: 700,
  Missed: 600,
  Defended: 650,
  Suffered: 700,
  Afflicted: 550,
  Shook: 400,
  Pushed: 450,
  Died: 1000,
  Dropped: 500,
  Triumphed: 1000,
  Ended: 1000,
};

const kinds = rhythm(SOUNDS, PACES);

export const pace = kinds.pace;

/** A cost is paid as the thing is done; those of one kind come onto the floor together; and a victory is told with its
    souls, so that no fire to rest at is seen between the last boss and the end. */
export function together(lines: LogLine[], next: LogLine[]): boolean {
  const before = lines.at(-1)?.[2][0];
  const after = next[0]?.[2][0];
  if (before === "Triumphed") return after === "Gained";
  return after === "Paid" || after === "Spent" || (after === before && (after === "Appeared" || after === "Recovered"));
}

/** How it ended is heard by who won. */
export function sound(wire: Wire): string {
  const event = eventOf(wire);
  return event.tag === "Ended" ? (event.won ? "win" : "lose") : kinds.sound(wire);
}

/** A victory is looked at, a death longer; how the game ends, until somebody goes on. */
const SCENES: Record<string, number> = { Triumphed: 2000, Died: 2600, Ended: Infinity };
export const scene = ([kind]: Wire): number => SCENES[kind] ?? 0;
