// What the answers to the open question would lead to, as undercroft/games/dark_souls/foresight.py reckons it.
import { named } from "../../shell/state.svelte";
import type { Table } from "../../shell/table.svelte";
import type { Choice, OfferedRoute } from "../../shell/wire";
import type { Colour } from "./faces";
import { actionOf } from "./records";

export interface FoeAhead {
  foe: number;
  /** The defence the roll is held against. */
  need: number;
  magical: boolean;
  /** Chance by damage dealt; the last is that much or more. */
  damage: number[];
  kill: number;
  /** Struck in an arc that is weak now. */
  weak?: boolean;
}

export interface Entry {
  cost?: number;
  souls?: number;
  covers?: number[];
  node?: number;
  foes?: FoeAhead[];
  dice?: Colour[];
  pushes?: [foe: number, nodes: number[]][];
  chance?: number;
  need?: number;
  suffer?: number[];
  die?: number;
  trap?: boolean;
  barrel?: boolean;
}

export interface Ahead {
  reach?: [node: number, stamina: number, steps: number][];
  threat?: [foe: number, who: number[], damage: number, magical: boolean][];
  options?: Record<string, Entry>;
  /** Blows from farther off, by the foe and the option: "2:long_sword.1:0:false". */
  far?: Record<string, Entry>;
}

/** Nothing lies ahead while things still happen. */
export const aheadOf = (table: Table): Ahead => (table.busy ? {} : (table.ask?.ahead ?? {})) as Ahead;

/** What one answer would lead to, if there is anything to say about it. */
export function entryOf(table: Table, choice: Choice): Entry | null {
  const route = table.routeOf(choice);
  const far = route ? farEntry(table, route) : null;
  if (far) return far;
  // What else is answered at a stroke hangs on its first answer.
  const name = named(table.stepsOf(choice)[0] ?? choice[0]);
  const number = (table.ask?.options ?? []).findIndex((option) => named(option[0]) === name);
  return number < 0 ? null : (aheadOf(table).options?.[String(number)] ?? null);
}

/** What a blow at the end of a way would lead to. */
function farEntry(table: Table, route: OfferedRoute): Entry | null {
  const last = actionOf(route.steps.at(-1) ?? [""]);
  if (last.tag !== "Attack") return null;
  return aheadOf(table).far?.[[last.foe, last.card, last.option, last.whole].join(":")] ?? null;
}

/** Whether it hangs on dice. */
export function foretells(table: Table, choice: Choice): boolean {
  const entry = entryOf(table, choice);
  return entry !== null && (entry.chance !== undefined || entry.suffer !== undefined || (entry.foes?.length ?? 0) > 0);
}

/** The chance of so much or more, by how much: from the chance of each. */
export function orMore(chances: number[]): number[] {
  const found = [...chances];
  for (let n = found.length - 2; n >= 0; n -= 1) found[n] = (found[n] ?? 0) + (found[n + 1] ?? 0);
  return found;
}

export const mean = (chances: number[]): number => chances.reduce((sum, chance, n) => sum + chance * n, 0);
