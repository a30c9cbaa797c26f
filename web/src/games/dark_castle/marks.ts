// What a prisoner is about just now, and what the step being shown did to them.
import type { LogLine } from "../../shell/wire";
import { eventOf } from "./records";
import { fights, type Castle } from "./view";
import type { BoardWords } from "./words";

type Words = { [K in keyof BoardWords]: BoardWords[K] extends string ? K : never }[keyof BoardWords];

export interface Mark {
  word: Extract<Words, "turner" | "resting" | "fighting" | "duels" | "named" | "aimed" | "dead">;
  sign: string;
}

export function marksOf(castle: Castle, who: number): Mark[] {
  const prisoner = castle.prisoners[who];
  const found: Mark[] = [];
  if (!prisoner) return found;
  if (prisoner.hp <= 0) return [{ word: "dead", sign: "death-skull" }];
  if (castle.turner === who) found.push({ word: "turner", sign: "bookmark" });
  if (castle.nominee === who) found.push({ word: "named", sign: "pointing" });
  const fight = castle.fight;
  if (fight?.resting === who) found.push({ word: "resting", sign: "night-sleep" });
  else if (fight?.fighter === who) found.push({ word: "duels", sign: "crossed-swords" });
  // Where nobody rests and nobody duels, all fight, and it need not be said of each.
  else if (fights(castle, who) && fight && fight.resting >= 0) found.push({ word: "fighting", sign: "crossed-swords" });
  if (fight?.aim === who) found.push({ word: "aimed", sign: "targeted" });
  return found;
}

/** Their share of a loss that is being dealt out in these lines. */
export function shareOf(lines: LogLine[], who: number): number {
  return sum(lines, (event) => (event.tag === "Shared" && event.who === who ? event.amount : 0));
}

/** What a shield or an item keeps off them in these lines. */
export function keptOff(lines: LogLine[], who: number): number {
  return sum(lines, (event) => {
    if (event.tag === "Warded" && event.who === who) return event.damage;
    return event.tag === "Spared" && event.who === who ? event.amount : 0;
  });
}

/** Whether an item does its work in these lines. */
export function isAtWork(lines: LogLine[], item: string): boolean {
  return sum(lines, (event) => Number((event.tag === "Used" || event.tag === "Spared") && event.item === item)) > 0;
}

function sum(lines: LogLine[], of: (event: ReturnType<typeof eventOf>) => number): number {
  return lines.reduce((total, [, , wire]) => total + of(eventOf(wire)), 0);
}

/** Hit points lost (below nought) or regained in these lines. */
export function changeOf(lines: LogLine[], who: number): number {
  let change = 0;
  for (const [, , wire] of lines) {
    const event = eventOf(wire);
    if (event.tag === "Lost" && event.who === who) change -= event.amount;
    if (event.tag === "Healed" && event.who === who) change += event.amount;
  }
  return change;
}
