// The table of Descent as it lies open, as undercroft/games/descent/view.py tells it. What is printed on cards, sheets and quests is
// in faces.ts.
import type { Table } from "../../shell/table.svelte";

export const NOBODY = -1;

export type Rank = "hero" | "ally" | "familiar" | "minion" | "master" | "lieutenant" | "";
export type DieColour = "blue" | "red" | "yellow" | "brown" | "gray" | "black";
export const ATTRIBUTES = ["might", "knowledge", "willpower", "awareness"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type SideName = "heroes" | "overlord";

/** What a space is made of; 0 is floor. */
export const WATER = 1;
export const PIT = 2;
export const HAZARD = 3;
export const OBSTACLE = 4;
export const MUD = 5;

export const WALL = 1;
export const ELEVATION = 2;

export interface HeroSeen {
  seat: number;
  kind: string;
  job: string;
  skills: string[];
  items: string[];
  worn: string[];
  exhausted: string[];
  /** Search cards. */
  found: string[];
  flipped: string[];
  xp: number;
  fatigue: number;
  stamina: number;
  /** The heroic feat is still to be used. */
  feat: boolean;
  knocked_out: boolean;
  acted: boolean;
  rested: boolean;
  left: boolean;
  fortune: number;
  threatened: boolean;
  tainted: boolean;
  taint: string;
}

export interface FigureSeen {
  kind: string;
  rank: Rank;
  /** What a quest calls it. */
  name: string;
  /** Its spaces; none while it is off the map. */
  base: number[];
  group?: number;
  owner?: number;
  standing?: boolean;
  damage?: number;
  health?: number;
  speed?: number;
  defence?: DieColour[];
  dice?: DieColour[];
  ranged?: boolean;
  /** In the order of `ATTRIBUTES`. */
  attributes?: number[];
  size?: [number, number];
  conditions?: string[];
  activated?: boolean;
}

export interface OverlordSeen {
  seat: number;
  owned: string[];
  holds: number;
  /** Only one's own. */
  hand: string[] | null;
  deck: number;
  pool: string[] | null;
  discard: string[];
  exhausted: string[];
  xp: number;
  threat: number;
  relics: string[];
  bearers: Record<string, string>;
  plot: string;
  plots: string[];
  rumours: string[] | null;
  rumours_held: number;
  rumours_played: string[];
  influence: string | null;
}

export type EdgeKind = "door" | "locked" | "portcullis" | "ancient_wall" | "vegetation";

export interface MapSeen {
  spaces: [x: number, y: number][];
  /** By space, a place in `tiles`. */
  tile: number[];
  tiles: string[];
  terrain: number[];
  /** The spaces on which ruins may lie. */
  ruins: number[];
  edges: { id: string; kind: EdgeKind; pairs: [number, number][] }[];
  /** A space, one of its sides clockwise from north, and what stands there for good. */
  borders: [space: number, side: number, what: number][];
}

export interface TokenSeen {
  kind: string;
  at: number;
  bearer: number;
  /** Nothing: face down, or it has only one. */
  face: string;
  /** It lies face down. */
  down?: boolean;
  gone: boolean;
}

export interface GroupSeen {
  kind: string;
  figures: number[];
  activated: boolean;
  asleep: boolean;
}

export interface TurnSeen {
  figure: number;
  actions: number;
  points: number;
  extra: string[];
  moves: number;
  attacks: number;
  shrunken: number;
}

export interface GuardSeen {
  figure: number;
  dice: DieColour[];
  faces: number[];
  shields: number;
  replaced: number;
  dealt: number;
}

export interface AttackSeen {
  attacker: number;
  card: string;
  weapon: string;
  ranged: boolean;
  origin: number;
  aim: number;
  guards: GuardSeen[];
  dice: DieColour[];
  faces: number[];
  hearts: number;
  range: number;
  pierce: number;
  extra_surges: number;
  spent_surges: number;
  spent: string[];
  needs: number;
  blast: boolean;
  stage: string;
  /** How far off the target is, in spaces. */
  distance?: number;
}

export interface TrialSeen {
  figure: number;
  /** None: a roll that is no test. */
  attribute: string;
  value: number;
  dice: DieColour[];
  faces: number[];
  card: string;
}

export interface EncounterSeen {
  quest: string;
  number: number;
  map: MapSeen;
  /** Of every edge whether it is closed `c`, open `o` or gone `x`; then of every ruins token whether it lies there, `r`. */
  edges: string;
  round: number;
  overlords: boolean;
  tokens: TokenSeen[];
  groups: GroupSeen[];
  counters: Record<string, number>;
  notes: string[];
  lasting: { what: string; figure: number; amount: number; until: string; card: string }[];
  turn: TurnSeen | null;
  attack: AttackSeen | null;
  room: string;
  winner: string;
}

export interface CampaignSeen {
  act: number;
  played: { quest: string; winner: string; act: number; counts: boolean }[];
  gold: number;
  shop: number;
  offered: string[];
  rumours: string[];
  stage: string;
}

export interface Journey {
  profile: Record<string, string>;
  seats: number;
  quest: string;
  heroes: HeroSeen[];
  /** The heroes come first. */
  figures: FigureSeen[];
  overlord: OverlordSeen;
  search: number;
  search_discard: string[];
  carried: Record<string, number>;
  trial: TrialSeen | null;
  encounter: EncounterSeen | null;
  campaign: CampaignSeen | null;
}

/** Nothing to see: before the first word from the server. */
const BARE: Journey = {
  profile: {},
  seats: 0,
  quest: "",
  heroes: [],
  figures: [],
  overlord: {
    seat: NOBODY, owned: [], holds: 0, hand: null, deck: 0, pool: null, discard: [], exhausted: [], xp: 0, threat: 0, relics: [],
    bearers: {}, plot: "", plots: [], rumours: null, rumours_held: 0, rumours_played: [], influence: null,
  },
  search: 0,
  search_discard: [],
  carried: {},
  trial: null,
  encounter: null,
  campaign: null,
};

export const seenOf = (table: Table): Journey => (table.view.table as Journey | undefined) ?? BARE;

/** `dash.2` is the second copy of the card `dash`, `dash.2#1` its second ability. */
export const cardOf = (copy: string): string => copy.split(/[.#]/, 1)[0] ?? copy;

export const isHero = (figure: FigureSeen): boolean => figure.rank === "hero";

/** One of a group whom the quest knows by a name of its own. */
export const isLeader = (figure: FigureSeen): boolean => figure.name !== "" && (figure.group ?? NOBODY) >= 0;

/** Whose turn or activation it is, or -1. */
export const acting = (journey: Journey): number => journey.encounter?.turn?.figure ?? NOBODY;

/** Somebody's number among those of the same kind in the group, as the words count them; 0 where there is no other. */
export function numberOf(journey: Journey, figure: number): number {
  const one = journey.figures[figure];
  if (!one || isHero(one) || isLeader(one)) return 0;
  const alike = journey.figures.flatMap((other, n) => (other.kind === one.kind && other.group === one.group ? [n] : []));
  return alike.length > 1 ? alike.indexOf(figure) + 1 : 0;
}

/** The side that the one who looks is on; nothing for onlookers. */
export function mySide(table: Table): SideName | "" {
  const { overlord } = seenOf(table);
  if (table.seats.length === 0) return "";
  return table.seats.every((seat) => seat === overlord.seat) ? "overlord" : "heroes";
}

/** The side one wins or loses with; nothing for onlookers, and for whoever sits on both. */
export function ownSide(table: Table): SideName | "" {
  const side = mySide(table);
  return side === "heroes" && table.seats.includes(seenOf(table).overlord.seat) ? "" : side;
}
