// What is printed on the sheets, cards and quests of Descent, in one language, as undercroft/games/descent/faces.py tells it.
import type { Table } from "../../shell/table.svelte";
import { cardOf, type Attribute, type DieColour, type FigureSeen, type Journey, type SideName } from "./view";

export interface Named {
  name: string;
}
/** Whatever has something written on it. */
export interface CardFace extends Named {
  lines: string[];
  story?: string;
}

export interface HeroFace extends Named {
  story: string;
  /** What the others call it. */
  short: string;
  archetype: string;
  speed: number;
  health: number;
  stamina: number;
  defence: DieColour[];
  attributes: Record<Attribute, number>;
  talent: string[];
  feat: string[];
}
export interface ClassFace extends Named {
  story: string;
  archetype: string;
  /** The cheapest first. */
  skills: string[];
  items: string[];
}
export interface SkillFace extends CardFace {
  job: string;
  xp: number;
  /** -1: any number. */
  fatigue: number;
  action: boolean;
  exhaust: boolean;
}
export interface ItemFace extends CardFace {
  /** The slot it is worn in. */
  kind: string;
  slot_name: string;
  traits: string[];
  trait_names: string[];
  cost: number;
  /** Of the shop it is in; 0 to begin with, 3 a relic. */
  act: number;
  dice: DieColour[];
  ranged: boolean;
  defence: DieColour[];
}
export interface FiguresFace {
  speed: number;
  health: number;
  defence: DieColour[];
  dice: DieColour[];
  abilities: { name: string; text: string }[];
  surges: string[];
}
export interface MonsterFace extends Named {
  story: string;
  size: [number, number];
  size_name: string;
  ranged: boolean;
  attack_name: string;
  trait_names: string[];
  /** How many there are, for so many heroes. */
  lines: string[];
  acts: Record<string, { minion: FiguresFace; master: FiguresFace }>;
}
export interface LieutenantFace extends Named {
  story: string;
  size: [number, number];
  attributes: Record<Attribute, number>;
  agent: boolean;
  special: boolean;
  acts: Record<string, Omit<FiguresFace, "health" | "defence"> & { ranged: boolean; by_heroes: [number, DieColour[]][] }>;
}
export interface AllyFace extends CardFace {
  speed: number;
  health: number;
  defence: DieColour[];
  dice: DieColour[];
}
export interface OverlordFace extends CardFace {
  deck: string;
  deck_name: string;
  level: number;
  xp: number;
  trait: string;
  trait_name: string;
  copies: number;
}
export interface PlotFace extends CardFace {
  deck: string;
  buy: number;
  trigger: number;
}

/** So much; by the number of heroes: two, three, four; or as many as there are heroes. */
export type ByHeroes = number | [number, number, number] | string;

export interface TrackFace extends Named {
  side: SideName;
  goal: ByHeroes | null;
  shown: boolean;
}
export interface EncounterFace extends Named {
  story: string;
  goals: Record<SideName, string[]>;
  clock: { rounds: ByHeroes; wins: SideName; text: string } | null;
  tracks: Record<string, TrackFace>;
  rules: { id: string; text: string }[];
  tokens: Record<string, { name: string; colour: string; faces: Record<string, string> }>;
  actions: Record<string, string>;
  /** Those whom the quest calls by a name. */
  leaders: Record<string, string>;
  /** Whoever has to fall for a side to win. */
  falls: Record<SideName, string[]>;
}
export interface QuestFace extends Named {
  act: number;
  role: string;
  role_name: string;
  story: string;
  travel: string[];
  heroes_won: string;
  otherwise: string;
  rewards: Record<SideName, string>;
  encounters: Record<string, EncounterFace>;
}

type Words = Record<string, string>;

export interface Printed {
  heroes: Record<string, HeroFace>;
  classes: Record<string, ClassFace>;
  skills: Record<string, SkillFace>;
  items: Record<string, ItemFace>;
  relics: Record<string, CardFace & { bearer: string }>;
  monsters: Record<string, MonsterFace>;
  lieutenants: Record<string, LieutenantFace>;
  allies: Record<string, AllyFace>;
  familiars: Record<string, AllyFace>;
  overlord: Record<string, OverlordFace>;
  search: Record<string, CardFace & { gold: number }>;
  conditions: Record<string, CardFace>;
  travel: Record<string, CardFace>;
  plots: Record<string, PlotFace>;
  plot_decks: Record<string, Named & { agent: string }>;
  rumours: Record<string, CardFace>;
  taints: Record<string, CardFace>;
  quests: Record<string, QuestFace>;
  attributes: Words;
  archetypes: Words;
  traits: Words;
  item_traits: Words;
  dice: Words;
  terrain: Record<string, { name: string; text: string }>;
  edges: Words;
  slots: Words;
  tokens: Words;
  sides: Words;
  symbols: Words;
  stages: Words;
  roles: Words;
  ranks: Words;
  decks: Words;
  challenges: Record<string, CardFace>;
  secret_rooms: Record<string, CardFace>;
}

const KINDS: (keyof Printed)[] = [
  "heroes", "classes", "skills", "items", "relics", "monsters", "lieutenants", "allies", "familiars", "overlord", "search", "conditions", "travel",
  "plots", "plot_decks", "rumours", "taints", "quests", "attributes", "archetypes", "traits", "item_traits", "dice", "terrain", "edges", "slots", "tokens", "sides",
  "symbols", "stages", "roles", "ranks", "decks", "challenges", "secret_rooms",
];
const BARE = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as unknown as Printed;

/** What is printed; every kind is there, be it empty, before the first word from the server too. */
export const printedOf = (table: Table): Printed => ({ ...BARE, ...(table.faces as unknown as Partial<Printed>) });

/** What an id looks like where nothing is printed about it. */
export const plain = (id: string): string => {
  const text = id.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A card by its id, that of a copy or that of one of its abilities, whatever kind it is of. */
export function faceOf(printed: Printed, copy: string): (CardFace & { kind?: string }) | null {
  const id = cardOf(copy);
  return (
    printed.items[id] ?? printed.skills[id] ?? printed.overlord[id] ?? printed.search[id] ?? printed.plots[id] ?? printed.relics[id] ??
    printed.rumours[id] ?? printed.taints[id] ?? printed.travel[id] ?? printed.conditions[id] ?? printed.challenges[id] ?? null
  );
}
export const cardName = (printed: Printed, copy: string): string => {
  const id = cardOf(copy);
  return faceOf(printed, id)?.name ?? kindName(printed, id.split(":", 1)[0] ?? id) ?? plain(id);
};

/** What a kind of figure is called. */
export const kindName = (printed: Printed, kind: string): string | undefined =>
  (printed.heroes[kind] ?? printed.monsters[kind] ?? printed.lieutenants[kind] ?? printed.allies[kind] ?? printed.familiars[kind])?.name;

/** The page of the encounter under way, as it reads for this party. */
export function encounterOf(printed: Printed, journey: Journey): EncounterFace | null {
  const { encounter } = journey;
  const page = encounter ? printed.quests[encounter.quest]?.encounters[String(encounter.number)] : undefined;
  if (!page) return null;
  const said = (text: string) => forParty(text, journey.heroes.length);
  return {
    ...page,
    goals: { heroes: page.goals.heroes.map(said), overlord: page.goals.overlord.map(said) },
    clock: page.clock && { ...page.clock, text: said(page.clock.text) },
    rules: page.rules.map((rule) => ({ ...rule, text: said(rule.text) })),
  };
}

/** A sentence that gives a number for two, three and four heroes, with the one that counts here. */
export const forParty = (text: string, heroes: number): string =>
  text.replace(/(\d+)\/(\d+)\/(\d+)/g, (...found: string[]) => found[Math.min(4, Math.max(2, heroes)) - 1] ?? found[0]!);

/** By the number of heroes, where it hangs on that. */
export function byHeroes(amount: ByHeroes, heroes: number): number {
  if (typeof amount === "string") return amount === "party" ? heroes : 0;
  return typeof amount === "number" ? amount : (amount[Math.min(4, Math.max(2, heroes)) - 2] ?? 0);
}

/** What is printed of a monster or lieutenant in the act at hand. */
export function figuresOf(printed: Printed, figure: FigureSeen, act: number): FiguresFace | null {
  const monster = printed.monsters[figure.kind]?.acts[String(act)];
  if (monster) return figure.rank === "master" ? monster.master : monster.minion;
  const lieutenant = printed.lieutenants[figure.kind]?.acts[String(act)];
  return lieutenant ? { ...lieutenant, health: figure.health ?? 0, defence: figure.defence ?? [] } : null;
}
