// What the map shows of the answers being looked at: the way one would go and its price, whom one aims at and what is in the way.
import type { Table } from "../../shell/table.svelte";
import type { Choice, OfferedRoute } from "../../shell/wire";
import { aheadOf, aimOf, type Aim, type Blocked, type Way } from "./ahead";
import { actionOf } from "./records";
import { baseThing } from "./things";
import { seenOf } from "./view";

/** A place one can get to at once, and how. */
export interface Reachable {
  space: number;
  way: Way;
  /** The answer that leads there by itself, or else the route that begins with a move action. */
  choice: Choice | null;
  route: OfferedRoute | null;
}

const spaceOf = (thing: string): number => (thing.startsWith("space:") ? Number(thing.slice(6)) : -1);

/** How one would rather walk, where both can be had. */
export type Gait = "action" | "fatigue";

/** By space, every way there: a walk that is an answer, or one that follows a move action. */
export function reachOf(table: Table, gait: Gait): Map<number, Reachable> {
  const journey = seenOf(table);
  const reach = aheadOf(table).reach ?? {};
  const turn = journey.encounter?.turn;
  const points = turn?.points ?? 0;
  const speed = journey.figures[turn?.figure ?? -1]?.speed ?? 0;
  const found = new Map<number, Reachable>();
  for (const choice of table.choices) {
    const action = actionOf(choice[0]);
    if (action.tag !== "Go") continue;
    const known = reach[String(action.to)];
    const cost = known?.points ?? 0;
    const way: Way = { points: Math.min(cost, points), fatigue: action.fatigue, path: known?.path ?? [action.to], steps: cost };
    found.set(action.to, { space: action.to, way, choice, route: null });
  }
  for (const route of table.routes) {
    const space = spaceOf(route.to);
    const before = found.get(space);
    // Whoever would rather tire keeps the action; and whom the points suffice needs neither.
    if (space < 0 || (before && (gait === "fatigue" || before.way.fatigue === 0))) continue;
    const last = actionOf(route.steps.at(-1) ?? [""]);
    const path = route.through.map(spaceOf).filter((one) => one >= 0);
    const way: Way = { points: Math.min(route.cost, points + speed), fatigue: last.tag === "Go" ? last.fatigue : 0, action: true, path: path.length > 0 ? path : [space], steps: route.cost };
    found.set(space, { space, way, choice: null, route });
  }
  return found;
}

/** Whether some place can be walked to both ways. */
export function hasGaits(table: Table): boolean {
  const tiring = new Set(table.choices.flatMap(([wire]) => {
    const action = actionOf(wire);
    return action.tag === "Go" && action.fatigue > 0 ? [action.to] : [];
  }));
  return tiring.size > 0 && table.routes.some((route) => tiring.has(spaceOf(route.to)));
}

/** Where a figure might be set down: the spaces, and of several answers that come to the same the cheapest. */
export interface Footprint {
  thing: string;
  base: number[];
  figure: number;
  way: Way | null;
  /** The answer that sets it down there, or else the route that begins with a move action. */
  choice: Choice | null;
  route: OfferedRoute | null;
}

export function footprintsOf(table: Table, mover: number): Footprint[] {
  const marches = aheadOf(table).marches ?? {};
  const found = new Map<string, Footprint>();
  for (const choice of table.choices) {
    const action = actionOf(choice[0]);
    if (action.tag !== "March" && action.tag !== "SetDown") continue;
    const thing = baseThing(action.base);
    const way = action.tag === "March" ? (marches[action.base.join("-")] ?? null) : null;
    const before = found.get(thing);
    if (before && (before.way?.points ?? 0) <= (way?.points ?? 0)) continue;
    found.set(thing, { thing, base: action.base, figure: action.tag === "SetDown" ? action.figure : mover, way, choice, route: null });
  }
  for (const route of table.routes) {
    const last = actionOf(route.steps.at(-1) ?? [""]);
    if (last.tag !== "March" || found.has(route.to)) continue;
    const path = route.through.map(spaceOf).filter((one) => one >= 0);
    const way: Way = { points: route.cost, fatigue: 0, action: true, path };
    found.set(route.to, { thing: route.to, base: last.base, figure: mover, way, choice: null, route });
  }
  return [...found.values()];
}

/** Of the footprints over a point the one whose middle is nearest. */
export function nearest(footprints: Footprint[], middle: (base: number[]) => { x: number; y: number }, x: number, y: number, space: number): Footprint | null {
  let best: Footprint | null = null;
  let least = Infinity;
  for (const one of footprints) {
    if (space >= 0 && !one.base.includes(space)) continue;
    const at = middle(one.base);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least) [best, least] = [one, far];
  }
  return space >= 0 || least < 1.2 ? best : null;
}

/** The attacks among some answers, each with what it would come to. */
export const aimsOf = (table: Table, choices: Choice[]): { choice: Choice; figure: number; aim: Aim }[] =>
  choices.flatMap((choice) => {
    const aim = aimOf(table, choice);
    const last = actionOf(table.stepsOf(choice).at(-1) ?? [""]);
    return aim && last.tag === "Strike" ? [{ choice, figure: last.figure, aim }] : [];
  });

/** What keeps the one who acts from aiming at a figure, if anything does. */
export const blockedAt = (table: Table, figure: number): Blocked | null => aheadOf(table).blocked?.find((one) => one.figure === figure) ?? null;
