// The table of Dead Cells as it lies open, as undercroft/games/dead_cells/view.py tells it. What is printed on cards, tiles and
// boards is in faces.ts.
import type { Table } from "../../shell/table.svelte";

export const TRAITS = ["survival", "tactics", "brutality"] as const;
export type Trait = (typeof TRAITS)[number];

/** States that lie on somebody as tokens; Frozen lies on lines, see `frozen`. */
export const STATES = ["poisoned", "bleeding", "burning", "frozen", "targeted"] as const;
export type State = (typeof STATES)[number];

export const NOBODY = -1;
/** The spaces of a fight: left of the group, the group's own, and three to the right of it. */
export const LEFT = 0;
export const GROUP = 1;
export const RIGHT = [2, 3, 4] as const;
export const SPACES = [0, 1, 2, 3, 4] as const;
/** The rounds that are printed on cards; 0 comes before them, and prisoners have no line in IV. */
export const ROUNDS = [1, 2, 3, 4] as const;
export const LAST_ROUND = 4;

export interface ChapterSeen {
  number: number;
  prisoners: string[];
  path: string[];
  outcome: string;
  killer: string;
  cells: number;
  bought: number;
}

export interface CampaignSeen {
  cells: number;
  runes: string[];
  /** What lies in each pocket of the Mutations board. */
  pockets: Record<string, string[]>;
  /** How many each pocket holds. */
  room: Record<string, number>;
  stored: string[];
  /** The prisoner by upgraded combat card. */
  holders: Record<string, string>;
  unlocked: string[];
  added: string[];
  purged: string[];
  /** How often each boss was beaten. */
  beaten: Record<string, number>;
  starts: string[];
  price: number;
  levels: Record<string, number>;
  laid: string[];
  read: string[];
  firsts: string[];
  upgrades: Record<string, number>;
  blueprints: Record<string, number>;
  well: number;
  secrets: number;
  chronicle: ChapterSeen[];
}

export interface RunSeen {
  number: number;
  biome: string;
  path: string[];
  at: string;
  /** The tile by space; null: face down. */
  spaces: Record<string, string | null>;
  visited: string[];
  closed: string[];
  first: number;
  teeth: number;
  potions: number;
  cells: number;
  deck: number;
  known: string[];
  discard: string[];
  collector: string[];
  monsters: number;
  dead_monsters: string[];
  elites: number;
  dead_elites: string[];
  bells: number;
  rung: number;
  lanterns: number;
  keys: number;
  malaise: number;
  restriction: number;
  restricted_round: number;
  silent: boolean;
  runeless: boolean;
  fights: number;
  unhurt: boolean;
  revived: number;
  counts: Record<string, number>;
  done: string[];
  killer: string;
}

export interface PrisonerSeen {
  seat: number;
  kind: string;
  tracks: number[];
  damage: number;
  life: number;
  alive: boolean;
  deck: number;
  holds: number;
  /** Only one's own. */
  hand: string[] | null;
  discard: string[];
  /** The cards put down; null: face down. */
  active: (string | null)[];
  /** What was said with each of them, as `damage:2`. */
  said: string[];
  items: string[];
  /** The damage of each item that is a companion. */
  wear: number[];
  shields: number;
  golden: number;
  states: Record<State, number>;
  /** The rounds that are lost. */
  frozen: number[];
  worms: number;
  malaise: string;
}

export interface EnemySeen {
  id: number;
  card: string;
  space: number;
  damage: number;
  life: number;
  shields: number;
  golden: number;
  states: Record<State, number>;
  frozen: number[];
  vanished: boolean;
  rage: number;
}

export interface BossSeen {
  boss: string;
  form: number;
  bout: number;
  fresh: boolean;
  attack: string;
  attacks: number;
  spent: string[];
  passed: number[];
  fires: string[];
  coming: string[];
  pile: number;
  shurikens: number[];
}

export interface FightSeen {
  tile: string;
  round: number;
  enemies: EnemySeen[];
  loot: string[];
  barrier: string;
  dark: boolean;
  /** In the order in which they act. */
  fighters: number[];
  passer: number;
  revealed: boolean;
  power: string;
  spoils: string[];
  taken: string[];
  /** The enemies that have acted in this round, and the prisoners. */
  acted: number[];
  turned: number[];
  kills: number;
  slain: string[];
  hurt: boolean;
  boss: BossSeen | null;
}

export interface Cells {
  profile: Record<string, string>;
  seats: number;
  /** How many runs are left; -1: as many as one likes. */
  left: number;
  campaign: CampaignSeen;
  run: RunSeen | null;
  prisoners: PrisonerSeen[];
  fight: FightSeen | null;
}

/** Nothing to see: before the first word from the server. */
const BARE: Cells = {
  profile: {},
  seats: 0,
  left: 0,
  campaign: {
    cells: 0,
    runes: [],
    pockets: {},
    room: {},
    stored: [],
    holders: {},
    unlocked: [],
    added: [],
    purged: [],
    beaten: {},
    starts: [],
    price: 0,
    levels: {},
    laid: [],
    read: [],
    firsts: [],
    upgrades: {},
    blueprints: {},
    well: 0,
    secrets: 0,
    chronicle: [],
  },
  run: null,
  prisoners: [],
  fight: null,
};

export const seenOf = (table: Table): Cells => (table.view.table as Cells | undefined) ?? BARE;

/** `zombie.2` is the second copy of the card `zombie`. */
export const kindOf = (copy: string): string => copy.split(".", 1)[0] ?? copy;

/** How much life somebody has left. */
export const lifeLeft = (one: { life: number; damage: number }): number => Math.max(0, one.life - one.damage);
