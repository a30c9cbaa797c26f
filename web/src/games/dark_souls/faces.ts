// What is printed on the cards, tiles and tokens of Dark Souls, as undercroft/games/dark_souls/faces.py tells it in one
// language. Everything a board shows of a card is here; where the card lies is in view.ts.
import type { Table } from "../../shell/table.svelte";
import { cardOf, type Arc, type Stat, type Wall } from "./view";

/** A range that reaches the whole room, and the dash that stands where there is none. */
export const FAR = 99;
export const NONE = -1;

export type Colour = "black" | "blue" | "orange" | "dodge";
export type Target = "aggro" | "nearest";

export interface Named {
  name: string;
  text: string;
}

export interface CharacterFace {
  name: string;
  the: string;
  story: string;
  lines: string[];
  taunt: number;
  stats: Record<Stat, number[]>;
  heroic: string;
  starts_with: string[];
}

export interface OptionIcons {
  magical: boolean;
  node: boolean;
  shaft: boolean;
  repeat: number;
  range: number | null;
  before: number;
  after: number;
  conditions: string[];
  push: number;
  backup: boolean;
}

export interface OptionFace {
  text: string;
  short: string;
  stamina: number;
  dice: Colour[];
  modifier: number;
  icons: OptionIcons;
  attack: boolean;
}

export type GearKind = "weapon" | "shield" | "spell" | "armour" | "weapon_upgrade" | "armour_upgrade" | "ember";

export interface GearFace {
  name: string;
  lines: string[];
  pile: string;
  pile_name: string;
  kind: GearKind;
  kind_name: string;
  owner: string;
  slot: "one_hand" | "two_hand" | "armour" | "none";
  copies: number;
  needs: Partial<Record<Stat, number>>;
  range: number;
  block: Colour[];
  resist: Colour[];
  dodge: number;
  upgrades: number;
  options: OptionFace[];
  powers: string[];
}

export type Behaviour =
  | { kind: "move"; to: "toward" | "away"; target: Target; nodes: number; push: boolean; damage: number }
  | { kind: "slide"; to: Arc; nodes: number; push: boolean }
  | { kind: "turn"; eighths: number }
  | { kind: "leap"; target: Target; damage: number }
  | {
      kind: "strike";
      damage: number;
      target: Target | null;
      node: boolean;
      arcs: Arc[];
      magical: boolean;
      push: boolean;
      conditions: string[];
    };

export interface EnemyFace {
  name: string;
  the: string;
  story: string;
  lines: string[];
  models: number;
  threat: number;
  health: number;
  block: number;
  resist: number;
  dodge: number;
  range: number;
  icons: Behaviour[];
}

export interface BossFace {
  name: string;
  the: string;
  story: string;
  lines: string[];
  ability: Named | null;
  kind: "mini" | "main";
  kind_name: string;
  pair: string;
  threat: number;
  health: number;
  heat_up: number;
  block: number;
  resist: number;
  deck: number;
  levels: number[];
  immune: string[];
  patterns: string[];
}

export interface PatternFace {
  name: string;
  lines: string[];
  boss: string;
  range: number;
  dodge: number;
  repeat: number;
  weak: Arc[];
  heat_up: boolean;
  partner: string;
  icons: Behaviour[];
}

export interface HuntFace {
  name: string;
  the: string;
  story: string;
  kind: "mini" | "main";
  levels: number[];
  bosses: string[];
}

export interface EncounterFace {
  name: string;
  story: string;
  lines: string[];
  level: number;
  spawn_1: string[];
  spawn_2: string[];
  terrain_1: string;
  terrain_2: string;
  traps: boolean;
  foes: string[];
}

export interface TrapFace {
  text: string;
  damage: number;
  dodge: number;
  copies: number;
}

export interface TileFace {
  tile: string;
  side: "a" | "b";
  text: string;
  doors: Wall[];
  spawn_1: number;
  spawn_2: number;
  terrain_1: number;
  terrain_2: number;
}

export interface NodeFace {
  x: number;
  y: number;
  name: string;
}

export interface CampaignFace extends Named {
  sections: { id: string; name: string; text: string; line: string; levels: number[]; bosses: string[] }[];
}

export interface Printed {
  characters: Record<string, CharacterFace>;
  heroic: Record<string, Named>;
  equipment: Record<string, GearFace>;
  enemies: Record<string, EnemyFace>;
  bosses: Record<string, BossFace>;
  hunts: Record<string, HuntFace>;
  patterns: Record<string, PatternFace>;
  encounters: Record<string, EncounterFace>;
  traps: Record<string, TrapFace>;
  tiles: Record<string, TileFace>;
  nodes: NodeFace[];
  rooms: { room: number; hall: number };
  campaigns: Record<string, CampaignFace>;
  conditions: Record<string, Named>;
  terrain: Record<string, Named>;
  tokens: Record<string, Named>;
  stats: Record<Stat, string>;
  arcs: Record<Arc, string>;
  walls: Record<Wall, string>;
  dice: Record<Colour, number[]>;
  /** What each tier of a stat costs in souls, in a game and in a campaign. */
  levels: { standard: number[]; campaign: number[] };
  /** The rule behind each kind of event. */
  sources: Record<string, string>;
}

/** Before the faces have come there is nothing printed; boards ask for `ready` first. */
const BLANK: Printed = {
  characters: {},
  heroic: {},
  equipment: {},
  enemies: {},
  bosses: {},
  hunts: {},
  patterns: {},
  encounters: {},
  traps: {},
  tiles: {},
  nodes: [],
  rooms: { room: 0, hall: 0 },
  campaigns: {},
  conditions: {},
  terrain: {},
  tokens: {},
  stats: { strength: "", dexterity: "", intelligence: "", faith: "" },
  arcs: { front: "", right: "", back: "", left: "" },
  walls: { north: "", east: "", south: "", west: "" },
  dice: { black: [], blue: [], orange: [], dodge: [] },
  levels: { standard: [], campaign: [] },
  sources: {},
};

export const printedOf = (table: Table): Printed =>
  table.faces.equipment ? (table.faces as unknown as Printed) : BLANK;

/** What is printed on a copy of a treasure card. */
export const gearOf = (printed: Printed, copy: string): GearFace | undefined => printed.equipment[cardOf(copy)];

export interface Foe {
  name: string;
  the: string;
  story: string;
  lines: string[];
  health: number;
  block: number;
  resist: number;
  threat: number;
  boss: BossFace | null;
  enemy: EnemyFace | null;
}

/** The data card of a foe, enemy or boss. */
export function foeOf(printed: Printed, kind: string): Foe | null {
  const boss = printed.bosses[kind] ?? null;
  const enemy = printed.enemies[kind] ?? null;
  const one = boss ?? enemy;
  return one && { ...one, boss, enemy };
}

/** A range as it is printed. */
export const reach = (range: number): string => (range >= FAR ? "∞" : range < 0 ? "–" : String(range));
