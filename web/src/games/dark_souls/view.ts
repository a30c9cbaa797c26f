// The table of Dark Souls as it lies open, as undercroft/games/dark_souls/view.py tells it. What is printed on cards,
// tiles and tokens is in faces.ts.
import type { Table } from "../../shell/table.svelte";
import { type ActivationFields, type RollFields } from "./records";

export const ARCS = ["front", "right", "back", "left"] as const;
export type Arc = (typeof ARCS)[number];
export const WALLS = ["north", "east", "south", "west"] as const;
export type Wall = (typeof WALLS)[number];
export const STATS = ["strength", "dexterity", "intelligence", "faith"] as const;
export type Stat = (typeof STATS)[number];

/** Nobody, nowhere; on the map, the bonfire. */
export const NOBODY = -1;
export const BONFIRE = -1;

export interface HeroSeen {
  seat: number;
  kind: string;
  node: number;
  /** Where one stands on a boss's node, as one of eight directions from its middle. */
  place: number;
  black: number;
  red: number;
  tiers: number[];
  armour: string;
  /** Left, right. */
  hands: string[];
  backup: string[];
  tokens: [estus: boolean, heroic: boolean, luck: boolean, ember: boolean];
  conditions: string[];
}

export interface FoeSeen {
  id: number;
  kind: string;
  /** Which of its kind, from 1, as the words count them; 0: the only one. */
  number: number;
  node: number;
  wounds: number;
  conditions: string[];
  /** One of eight directions, clockwise from north; -1: an enemy, which has none. */
  facing: number;
  heated: boolean;
  /** The pattern a boss played last. */
  last: string;
}

export interface LaidSeen {
  tile: string;
  x: number;
  y: number;
  quarters: number;
  /** Of its encounter; 0: none. */
  level: number;
  /** Its encounter, once it was turned over. */
  encounter: string;
  won: boolean;
  opened: number[];
  known: [node: number, trap: string][];
}

export interface BattleSeen {
  /** Place on the map, or -1: the boss's room. */
  tile: number;
  size: number;
  terrain: string[];
  /** By node: nothing, a token face down (`?`), or the face of one that was sprung. */
  traps: string[];
  entries: number[];
  aggro: number;
  turn: number;
  order: number[];
  acting: number;
  card: string;
  icon: number;
  ward: boolean;
}

export interface DeckSeen {
  boss: string;
  left: number;
  played: string[];
  known: string[];
  learned: string[];
}

export interface Souls {
  profile: Record<string, string>;
  quest: [mode: string, half: number, boss: string, beaten: number];
  sparks: number;
  souls: number;
  dropped: [souls: number, tile: number, node: number];
  at: number;
  fog: [tile: number, wall: Wall | ""];
  first: number;
  treasure: number;
  inventory: string[];
  /** Card by the upgrade that lies under it. */
  upgrades: Record<string, string>;
  drawn: string[];
  map: LaidSeen[];
  heroes: HeroSeen[];
  foes: FoeSeen[];
  battle: BattleSeen | null;
  activation: ActivationFields | null;
  deck: DeckSeen | null;
  roll: RollFields | null;
}

/** Nothing to see: before the first word from the server. */
const BARE: Souls = {
  profile: {},
  quest: ["standard", 0, "", 0],
  sparks: 0,
  souls: 0,
  dropped: [0, NOBODY, NOBODY],
  at: BONFIRE,
  fog: [NOBODY, ""],
  first: NOBODY,
  treasure: 0,
  inventory: [],
  upgrades: {},
  drawn: [],
  map: [],
  heroes: [],
  foes: [],
  battle: null,
  activation: null,
  deck: null,
  roll: null,
};

export const soulsOf = (table: Table): Souls => (table.view.table as Souls | undefined) ?? BARE;

/** `titanite_shard.2` is the second copy of the card `titanite_shard`. */
export const cardOf = (copy: string): string => copy.split(".", 1)[0] ?? copy;

/** Whose activation it is, or -1. */
export const active = (souls: Souls): number => souls.activation?.[0] ?? NOBODY;

/** A party that nobody has led anywhere yet: characters are taken, the boss is chosen, the tiles are laid. */
export const gathering = (souls: Souls): boolean => souls.heroes.some((hero) => !hero.kind);
