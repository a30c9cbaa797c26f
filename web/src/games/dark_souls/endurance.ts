// The endurance bar: how many boxes it has, and which of an answer's consequences lie on whose bar.
import type { Table } from "../../shell/table.svelte";
import { entryOf } from "./ahead";
import { gaze } from "./gaze.svelte";

/** Boxes on the bar, as printed on the game's board (DS-BAR-01). */
export const BOXES = 10;

export interface Burden {
  cost: number;
  risk: number[] | null;
}

/** What the answer being looked at would lay on a hero's bar. */
export function burdenOn(table: Table, who: number): Burden {
  const nothing = { cost: 0, risk: null };
  if (table.ask?.about !== who) return nothing;
  const looked = gaze.choices(table);
  const entries = looked.flatMap((choice) => entryOf(table, choice) ?? []);
  const [entry] = entries;
  if (!entry) return nothing;
  // Of several answers a thing stands for, only what all of them cost is sure.
  const cost = Math.min(...entries.map((one) => one.cost ?? 0));
  return { cost, risk: entries.length === 1 ? (entry.suffer ?? null) : null };
}
