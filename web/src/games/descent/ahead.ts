// What the answers to the open question would lead to, as undercroft/games/descent/foresight.py reckons it.
import type { Table } from "../../shell/table.svelte";
import type { Choice } from "../../shell/wire";
import { actionOf } from "./records";

/** A line from corner to corner of the grid. */
export type Sight = [x: number, y: number, toX: number, toY: number];

export interface Way {
  points: number;
  fatigue: number;
  /** A move action has to be taken first. */
  action?: boolean;
  /** The spaces entered, the last one included. */
  path: number[];
  /** What all of it comes to in movement points, however they are paid. */
  steps?: number;
}

export interface Odds {
  miss: number;
  hit: number;
  /** Chance by damage dealt; the last is that much or more. */
  damage: number[];
  defeat: number;
}

export interface Aim {
  distance: number;
  sight: Sight;
  odds: Odds;
}

export interface Blocked {
  figure: number;
  sight: Sight;
  /** `wall`, `obstacle`, `figure`, `range`. */
  why: string;
  spaces: number[];
}

export interface Ahead {
  reach?: Record<string, Way>;
  /** By card, figure and space, joined by colons. */
  strikes?: Record<string, Aim>;
  blocked?: Blocked[];
  /** What each would add to the damage as the dice lie. */
  surges?: Record<string, { gain: number; damage: number }>;
  /** By the spaces a large figure would be set down on, joined by hyphens. */
  marches?: Record<string, Way>;
  /** Where somebody is walking to, for whoever may step in. */
  walk?: { figure: number; path: number[] };
}

/** Nothing lies ahead while things still happen. */
export const aheadOf = (table: Table): Ahead => (table.busy ? {} : (table.ask?.ahead ?? {})) as Ahead;

/** What an attack would come to, if that is what an answer is. */
export function aimOf(table: Table, choice: Choice): Aim | null {
  const last = actionOf(table.stepsOf(choice).at(-1) ?? [""]);
  if (last.tag !== "Strike") return null;
  return aheadOf(table).strikes?.[`${last.card}:${last.figure}:${last.space}`] ?? null;
}

/** Whether it hangs on dice, or leads somewhere that is to be seen first. */
export function foretells(table: Table, choice: Choice): boolean {
  const { tag } = actionOf(choice[0]);
  return aimOf(table, choice) !== null || tag === "Go" || tag === "March" || tag === "SetDown";
}

/** The chance of so much or more, by how much: from the chance of each. */
export function orMore(chances: number[]): number[] {
  const found = [...chances];
  for (let n = found.length - 2; n >= 0; n -= 1) found[n] = (found[n] ?? 0) + (found[n + 1] ?? 0);
  return found;
}

export const mean = (chances: number[]): number => chances.reduce((sum, chance, n) => sum + chance * n, 0);
