// The castle as it lies open on the table, and what is printed on its cards, as the server tells them.
import type { Table } from "../../shell/table.svelte";

export type Trait = "might" | "cunning" | "wisdom";
export const TRAITS: Trait[] = ["might", "cunning", "wisdom"];

export interface PrisonerSeen {
  who: number;
  seat: number;
  character: string;
  hp: number;
  hands: string[];
  curses: [kind: string, pages: number][];
}

export interface FightSeen {
  path: string;
  row: [trait: Trait, hits: number][];
  damage: number;
  round: number;
  resting: number;
  fighter: number;
  aim: number;
}

export interface RollSeen {
  who: number;
  face: Trait[];
  extra: Trait[];
  old: Trait[];
  resolved: boolean;
  shield: boolean;
  hit: boolean;
}

export interface Castle {
  pages_left: number;
  turned: string[];
  next_page: string;
  items_left: number;
  discard: string[];
  middle: string[];
  turner: number;
  nominee: number;
  most_hp: number;
  prisoners: PrisonerSeen[];
  fight: FightSeen | null;
  trial: { path: string; total: number; attempts: number } | null;
  rolls: RollSeen[];
  losses: [who: number, amount: number][];
  used: string[];
}

export interface TrialFace {
  kind: "test" | "match" | "press";
  trait: Trait | "double" | "";
  needed: number | "per_player";
  attempts: number;
}

export interface PageFace {
  title: string;
  text: string;
  foe: string;
  start: boolean;
  boss: boolean;
  lines: { depth: number; text: string }[];
  ways: Record<string, string>;
  /** The special rule of a fight, and what a roll is for, by path. */
  specials: Record<string, string>;
  trials: Record<string, TrialFace>;
}

export interface ItemFace {
  name: string;
  story: string;
  text: string;
  type: string;
  hands: number;
  copies: number;
  /** Hit points regained beyond the usual one by a bearer who rests. */
  rest: number;
}

export interface CharacterFace {
  name: string;
  the: string;
  story: string;
  text: string;
  faces: Trait[][];
}

export interface Printed {
  pages: Record<string, PageFace>;
  items: Record<string, ItemFace>;
  characters: Record<string, CharacterFace>;
  traits: Record<Trait, string>;
  curses: Record<string, { name: string; does: string }>;
}

/** Nothing to see: before the first word from the server. */
const BARE: Castle = {
  pages_left: 0,
  turned: [],
  next_page: "",
  items_left: 0,
  discard: [],
  middle: [],
  turner: -1,
  nominee: -1,
  most_hp: 0,
  prisoners: [],
  fight: null,
  trial: null,
  rolls: [],
  losses: [],
  used: [],
};
const BLANK: Printed = {
  pages: {},
  items: {},
  characters: {},
  traits: { might: "", cunning: "", wisdom: "" },
  curses: {},
};

export const castleOf = (table: Table): Castle => (table.view.table as Castle | undefined) ?? BARE;
export const printedOf = (table: Table): Printed => ({ ...BLANK, ...(table.faces as Partial<Printed>) });

/** `stale_loaf.2` is the second copy of the card `stale_loaf`. */
export const cardOf = (item: string): string => item.split(".", 1)[0] ?? item;

/** Which instructions of a page a path leads through: `bone_cellar.do.0.charge.0` begins on page `bone_cellar`. */
export const pageOf = (path: string): string => path.split(".", 1)[0] ?? path;

/** Who faces the enemy this round: all but the one who rests; in a duel one alone. */
export function fights(castle: Castle, who: number): boolean {
  const fight = castle.fight;
  if (!fight || fight.round === 0 || fight.resting === who) return false;
  return fight.fighter < 0 || fight.fighter === who;
}

/** How many hit points a rest would give back now. */
export function restGain(castle: Castle, printed: Printed, who: number): number {
  const prisoner = castle.prisoners[who];
  if (!prisoner) return 0;
  const bonus = prisoner.hands.reduce((sum, item) => sum + (printed.items[cardOf(item)]?.rest ?? 0), 0);
  return Math.max(0, Math.min(1 + bonus, castle.most_hp - prisoner.hp));
}

/** How many symbols a roll needs; a card may ask for one from each prisoner. */
export const needed = (trial: TrialFace, castle: Castle): number =>
  trial.needed === "per_player" ? castle.prisoners.length : trial.needed;

/** How often each trait stands on a die. */
export function counts(faces: Trait[][]): Record<Trait, number> {
  const found: Record<Trait, number> = { might: 0, cunning: 0, wisdom: 0 };
  for (const face of faces) for (const trait of face) found[trait] += 1;
  return found;
}

const ROMAN: [number, string][] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
export function roman(number: number): string {
  let left = number;
  let written = "";
  for (const [worth, sign] of ROMAN) {
    while (left >= worth) {
      written += sign;
      left -= worth;
    }
  }
  return written;
}
