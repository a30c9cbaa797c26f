// What is printed on the cards, tiles, boards and tokens of Dead Cells, as undercroft/games/dead_cells/faces.py tells it in one
// language. Everything a board shows of a card is here; where the card lies is in view.ts.
import type { Table } from "../../shell/table.svelte";
import { kindOf, type EnemySeen, type State, type Trait } from "./view";

export interface Named {
  name: string;
  text: string;
}

/** An action as it is drawn; what it has not is left out. `spaces` are those of its `reach`. */
export interface Act {
  kind: string;
  text?: string;
  needs?: string;
  reach?: string;
  spaces?: number[];
  amount?: number;
  all?: boolean;
  pierce?: boolean;
  against?: string;
  extra?: number;
  level?: Trait;
  state?: State | "worm" | "malaise" | "any";
  who?: "self" | "one" | "all" | "others";
  golden?: boolean;
  what?: string;
  /** Whom an enemy's action meets; of a leap, the space. */
  to?: string;
  then?: string;
  round?: number;
  rune?: string;
  first_player?: boolean;
  acts?: Act[];
}
/** A sentence beside the figures. */
export type Told = Act & { text: string };
/** By round, as text: "0" to "4". */
export type Rounds = Record<string, Told[]>;

export interface Step {
  lines: string[];
  gives: Told[];
}

export interface PrisonerFace {
  name: string;
  story: string;
  the: string;
  ability: Told[];
  tracks: Record<Trait, Step[]>;
}

export interface SerenadeFace {
  name: string;
  story: string;
  the: string;
  lines: string[];
  life: number;
  powers: Record<Trait, string>;
  tracks: Record<"power" | "melee", string[]>;
  sides: Record<"power" | "melee", string>;
  cards: Record<"power" | "melee", string>;
}

export interface CombatFace {
  name: string;
  story: string;
  code: string;
  kind_name: string;
  owner: string;
  symbols: Trait[];
  symbols_text: string;
  lines: string[];
  rounds: Rounds;
}

export interface ItemFace {
  name: string;
  story: string;
  code: string;
  deck_name: string;
  lines: string[];
  works: "replace" | "plus" | "ability" | "always";
  works_name: string;
  round: number;
  acts: Told[];
  has: Told[];
  life: number;
  sole: boolean;
}

export interface MonsterFace {
  name: string;
  story: string;
  the: string;
  lines: string[];
  kind: "monster" | "elite";
  kind_name: string;
  biome: string;
  life: number;
  copies: number;
  place: "" | "left" | "far";
  rounds: Rounds;
  death: Told[];
  immune: State[];
  sheltered: boolean;
  thorns: number;
  swarm: number;
  adds: boolean;
}

export interface FormFace {
  name: string;
  story: string;
  the: string;
  lines: string[];
  kind: "boss";
  kind_name: string;
  boss: string;
  life: number;
  at: number;
  immune: State[];
  thorns: number;
}

export interface AttackFace {
  name: string;
  story: string;
  lines: string[];
  boss: string;
  form: number;
  copies: number;
  rounds: Rounds;
}

export interface ElementFace {
  name: string;
  story: string;
  the: string;
  lines: string[];
  kind: "element";
  kind_name: string;
  boss: string;
  life: number;
  copies: number;
  rounds: Rounds;
}

export interface BossFace {
  name: string;
  story: string;
  the: string;
  forms: string[];
  attacks: string[];
  elements: string[];
}

export interface DeckTestFace {
  survival: Told[];
  tactics: Told[];
  brutality: Told[];
  failed: Told[];
}

export interface EitherFace {
  test: Trait | "";
  gives: Told[];
  text: string;
}

export interface TileFace {
  name: string;
  story: string;
  code: string;
  lines: string[];
  biome: string;
  shape: string;
  kind: string;
  kind_name: string;
  copies: number;
  change_first: boolean;
  gives: Told[];
  either: EitherFace[];
  hand_test: Trait | "";
  deck_test: DeckTestFace | null;
  foes: string[];
  loot: string[];
  barrier: string;
  dark: boolean;
  curse: number;
  sells: Told[];
  price: number;
  times: number;
  leads_to: string;
  restriction: number;
  round: number;
}

export interface SpaceFace {
  id: string;
  x: number;
  y: number;
  shape: string;
  exit: string;
}

export interface CorridorFace {
  at: string;
  to: string;
  rune: string;
  hand: Trait[];
  deck: DeckTestFace | null;
  locked: boolean;
  lines: string[];
}

export interface BiomeFace {
  name: string;
  story: string;
  the: string;
  faces: number;
  spaces: SpaceFace[];
  corridors: CorridorFace[];
  curses: string[];
  start: string;
}

export interface CampaignFace {
  name: string;
  story: string;
  code: string;
  lines: string[];
  kind: string;
  kind_name: string;
  pocket: string;
  pocket_name: string;
  item: string;
  count: number;
  stays: boolean;
}

export interface RuneFace {
  name: string;
  story: string;
  code: string;
  lines: string[];
  opens: boolean;
}

export interface MalaiseFace {
  name: string;
  story: string;
  code: string;
  lines: string[];
  word: string;
}

export interface SellerFace extends Named {
  levels: string[];
}

export interface Printed {
  prisoners: Record<string, PrisonerFace>;
  serenade: SerenadeFace | null;
  combat: Record<string, CombatFace>;
  equipment: Record<string, ItemFace>;
  monsters: Record<string, MonsterFace>;
  forms: Record<string, FormFace>;
  attacks: Record<string, AttackFace>;
  elements: Record<string, ElementFace>;
  bosses: Record<string, BossFace>;
  tiles: Record<string, TileFace>;
  biomes: Record<string, BiomeFace>;
  campaign: Record<string, CampaignFace>;
  runes: Record<string, RuneFace>;
  malaise: Record<string, MalaiseFace>;
  states: Record<string, Named>;
  tokens: Record<string, Named>;
  goods: Record<string, Named>;
  traits: Record<Trait, string>;
  pockets: Record<string, string>;
  /** L, G, R1, R2, R3 as they are called. */
  spaces: string[];
  /** 0, I, II, III, IV. */
  rounds: string[];
  street: Record<string, SellerFace>;
  bells: Record<string, string>;
  restrictions: Record<string, Record<string, string>>;
  /** The rule behind each kind of event. */
  sources: Record<string, string>;
}

/** Before the faces have come there is nothing printed. */
const BLANK: Printed = {
  prisoners: {},
  serenade: null,
  combat: {},
  equipment: {},
  monsters: {},
  forms: {},
  attacks: {},
  elements: {},
  bosses: {},
  tiles: {},
  biomes: {},
  campaign: {},
  runes: {},
  malaise: {},
  states: {},
  tokens: {},
  goods: {},
  traits: { survival: "", tactics: "", brutality: "" },
  pockets: {},
  spaces: [],
  rounds: [],
  street: {},
  bells: {},
  restrictions: {},
  sources: {},
};

export const printedOf = (table: Table): Printed => (table.faces.combat ? (table.faces as unknown as Printed) : BLANK);

export const SERENADE = "serenade";

/** A prisoner's name, or Serenade's. */
export const prisonerName = (printed: Printed, kind: string): string =>
  (kind === SERENADE ? printed.serenade?.name : printed.prisoners[kind]?.name) ?? kind;

/** Without its article, where there is little room: under a figure, above a card. */
export const bareName = (printed: Printed, kind: string): string => prisonerName(printed, kind).replace(/^(the |l’|le |la )/i, "");

export const itemOf = (printed: Printed, copy: string): ItemFace | undefined => printed.equipment[kindOf(copy)];
export const combatOf = (printed: Printed, copy: string): CombatFace | undefined => printed.combat[kindOf(copy)];

export interface Foe {
  name: string;
  the: string;
  story: string;
  lines: string[];
  kind: "monster" | "elite" | "boss" | "element";
  kind_name: string;
  life: number;
  rounds: Rounds;
  death: Told[];
  immune: State[];
  sheltered: boolean;
  thorns: number;
  swarm: number;
}

const PLAIN = { rounds: {}, death: [], immune: [], sheltered: false, thorns: 0, swarm: 0 };

/** The card of an enemy: a monster, an elite, a form of a boss, or one of its cards. */
export function foeOf(printed: Printed, copy: string): Foe | null {
  const card = kindOf(copy);
  const found = printed.monsters[card] ?? printed.forms[card] ?? printed.elements[card];
  return found ? { ...PLAIN, ...found } : null;
}

/** What an enemy does, round by round: a boss by the attack card that is turned. */
export function linesOf(printed: Printed, enemy: EnemySeen, attack: string): Rounds {
  const form = printed.forms[kindOf(enemy.card)];
  if (form) return printed.attacks[kindOf(attack)]?.rounds ?? {};
  return foeOf(printed, enemy.card)?.rounds ?? {};
}

/** The name of something that lies about: `tooth`, `equipment:ID`, `blueprint:ID`. */
export function goodsName(printed: Printed, what: string): string {
  const [kind = what, id = ""] = what.split(":");
  return (id ? printed.equipment[kindOf(id)]?.name : undefined) ?? printed.goods[kind]?.name ?? what;
}
