// What the floor shows of the answers being looked at: where one would stand, whom one would strike, who would strike back.
import type { Table } from "../../shell/table.svelte";
import type { Choice } from "../../shell/wire";
import { aheadOf, entryOf, orMore, type Entry } from "./ahead";
import { models, type Model } from "./models";
import type { NodeFace } from "./faces";
import { actionOf, type Action } from "./records";
import { active, type Souls } from "./view";

export interface Odds {
  hit: number;
  kill: number;
  weak: boolean;
}

/** Whoever the question is about, or acts. */
export const askedHero = (table: Table, souls: Souls): number =>
  table.ask?.about !== undefined && table.ask.about >= 0 ? table.ask.about : active(souls);

const MOVES = ["Walk", "Dodge", "Stand", "Shift", "Place", "PushTo"];
const nodeOf = (action: Action | undefined): number | undefined => (action && "node" in action ? action.node : undefined);

/** Where the hero asked would stand after an answer that moves it, among those who stand there already. */
export function ghostOf(table: Table, souls: Souls, nodes: NodeFace[], choices: Choice[], least: number): Model | null {
  const who = askedHero(table, souls);
  const spots = choices.flatMap((choice) => {
    const moves = table.stepsOf(choice).map(actionOf).filter((step) => MOVES.includes(step.tag));
    const action = moves.at(-1);
    if (!action) return [];
    if (action.tag === "Walk" || action.tag === "Dodge") return [{ node: action.node, place: action.place }];
    // Whoever is asked about may be pushed; with nobody asked about it is a foe.
    if (action.tag === "PushTo") return (table.ask?.about ?? -1) >= 0 ? [{ node: action.node, place: -1 }] : [];
    if (action.tag === "Stand" || action.tag === "Shift") return [{ node: action.node, place: -1 }];
    if (action.tag === "Place") return [{ node: nodeOf(moves.at(-2)) ?? souls.heroes[who]?.node ?? -1, place: action.place }];
    return [];
  });
  const [spot] = spots;
  if (!spot || who < 0 || spots.some((one) => one.node !== spot.node || one.place !== spot.place)) return null;
  return standing(souls, nodes, who, spot.node, spot.place, least);
}

/** Where a hero would stand on a node. */
export function standing(souls: Souls, nodes: NodeFace[], who: number, node: number, place: number, least: number): Model | null {
  const heroes = souls.heroes.map((hero, n) => (n === who ? { ...hero, node, place } : hero));
  return models({ ...souls, heroes }, nodes, least).find((one) => one.id === `hero:${who}`) ?? null;
}

/** The best an answer does to each foe. */
export function oddsOf(entries: Entry[]): Map<number, Odds> {
  const found = new Map<number, Odds>();
  for (const entry of entries) {
    for (const one of entry.foes ?? []) {
      const hit = orMore(one.damage)[1] ?? 0;
      const before = found.get(one.foe);
      if (!before || hit > before.hit) found.set(one.foe, { hit, kill: one.kill, weak: one.weak ?? false });
    }
  }
  return found;
}

/** Ending an activation lets the enemies act: what they would do is what it changes. */
export const ends = (choices: Choice[]): boolean => choices.length > 0 && choices.every((choice) => actionOf(choice[0]).tag === "Done");

/** The entries of answers, as far as something is known of them. */
export const entriesOf = (table: Table, choices: Choice[]): Entry[] =>
  choices.map((choice) => entryOf(table, choice)).filter((entry) => entry !== null);

/** Who would strike whom next, and how hard. */
export const threatsOf = (table: Table) =>
  (aheadOf(table).threat ?? []).flatMap(([foe, who, damage]) => who.map((one) => ({ foe, who: one, damage })));
