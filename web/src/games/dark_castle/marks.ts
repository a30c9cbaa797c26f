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
