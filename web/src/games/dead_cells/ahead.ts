// What the answers to the open question would lead to, as undercroft/games/dead_cells/foresight.py reckons it.
import { named } from "../../shell/state.svelte";
import type { Table } from "../../shell/table.svelte";
import type { Choice } from "../../shell/wire";
import { combatOf, type Act, type Printed } from "./faces";
import { reachOf, type Marks } from "./fight";
import { actionOf } from "./records";
import { GROUP, type FightSeen, type Trait } from "./view";

/** What an action does to one enemy. */
export interface Struck {
  enemy: number;
  damage?: number;
  shields?: number;
  kills?: boolean;
  /** Where it stands afterwards. */
  space?: number;
  state?: string;
  immune?: boolean;
  /** The round it loses. */
  frozen?: number;
  /** What the one who strikes takes for it. */
  thorns?: number;
}

/** An action of a prisoner, as things stand. */
export interface Deed {
  do: string;
  /** What it lacks: it would do nothing. */
  idle?: string;
  to?: Struck[];
  all?: boolean;
  amount?: number;
  who?: number[];
}

/** An action of an enemy. */
export interface Menace {
  enemy: number;
  round: number;
  who: number[];
  /** How many of them it meets. */
  picks: number;
  damage?: number;
  /** What each would suffer who takes all of it. */
  through?: number[];
  die: number[];
  /** Icon by icon, as the group likes. */
  shared?: boolean;
  state?: string;
  amount?: number;
}

export interface Entry {
  acts?: Deed[];
  space?: string;
  tile?: string;
  visited?: boolean;
  key?: boolean;
  hand?: { trait: Trait; chance: number }[];
  deck?: { symbols?: Partial<Record<Trait, number>>; none?: number };
}

export interface Ahead {
  threat?: Menace[];
  /** By card and round. */
  cards?: Record<string, Record<string, Deed[]>>;
  options?: Record<string, Entry>;
}

/** Nothing lies ahead while things still happen. */
export const aheadOf = (table: Table): Ahead => (table.busy ? {} : (table.ask?.ahead ?? {})) as Ahead;

/** What one answer would lead to, if there is anything to say about it. */
export function entryOf(table: Table, choice: Choice): Entry | null {
  const name = named(choice[0]);
  const number = (table.ask?.options ?? []).findIndex((option) => named(option[0]) === name);
  return number < 0 ? null : (aheadOf(table).options?.[String(number)] ?? null);
}

/** What the way to a space asks. */
export const wayTo = (table: Table, space: string): Entry | undefined => Object.values(aheadOf(table).options ?? {}).find((entry) => entry.space === space);

/** Where a card, an item or an ability could reach is shown on the board: a finger's first tap looks, the second plays it. */
export const foretells = (table: Table, choice: Choice): boolean =>
  actionOf(choice[0]).tag === "Play" || (entryOf(table, choice)?.acts?.some((deed) => (deed.to?.length ?? 0) > 0) ?? false);

// -- on the grid ------------------------------------------------------------------------------------------

/** What would be done in a cell of the grid. */
export interface Aim {
  act: Act;
  struck?: Struck;
  /** One of several, as one likes. */
  choice?: boolean;
  /** Nobody is in its reach, or what it needs is not so. */
  idle?: boolean;
}
export type Aims = Map<string, Aim[]>;

const lay = (aims: Aims, round: number, space: number, aim: Aim): void => {
  const key = `${round}:${space}`;
  aims.set(key, [...(aims.get(key) ?? []), aim]);
};
export const aimsAt = (aims: Aims, round: number, space: number): Aim[] => aims.get(`${round}:${space}`) ?? [];

function aim(aims: Aims, fight: FightSeen, round: number, deed: Deed, act: Act): void {
  if (deed.idle !== undefined || (deed.to && deed.to.length === 0)) return lay(aims, round, GROUP, { act, idle: true });
  if (!deed.to) return lay(aims, round, GROUP, { act });
  for (const struck of deed.to) {
    const space = fight.enemies.find((enemy) => enemy.id === struck.enemy)?.space ?? GROUP;
    lay(aims, round, space, { act, struck, choice: !deed.all && deed.to.length > 1 });
  }
}

/** What the cards and answers looked at would do, round by round and space by space. */
export function aimsOf(table: Table, printed: Printed, fight: FightSeen, cards: string[], choices: Choice[]): Aims {
  const aims: Aims = new Map();
  const known = aheadOf(table).cards ?? {};
  for (const card of cards) {
    const lines = known[card];
    if (!lines) {
      fromPrint(aims, reachOf(printed, fight, [card]));
      continue;
    }
    for (const [round, deeds] of Object.entries(lines)) {
      const acts = combatOf(printed, card)?.rounds[round] ?? [];
      deeds.forEach((deed, n) => aim(aims, fight, Number(round), deed, acts[n] ?? { kind: deed.do }));
    }
  }
  for (const choice of choices) {
    for (const deed of entryOf(table, choice)?.acts ?? []) {
      aim(aims, fight, fight.round, deed, { kind: deed.do, amount: deed.amount, state: deed.to?.[0]?.state as Act["state"] });
    }
  }
  return aims;
}

/** A card nobody is asked about: where it reaches, as it is printed. */
function fromPrint(aims: Aims, marks: Marks): void {
  for (const [key, acts] of marks) {
    const [round = 0, space = GROUP] = key.split(":").map(Number);
    for (const act of acts) lay(aims, round, space, { act });
  }
}

/** What the enemies' lines would do to a prisoner in a round. */
export interface Danger {
  menace: Menace;
  /** Nobody else can take it. */
  sure: boolean;
  through: number;
  dies: boolean;
}

export const dangersOf = (table: Table, who: number, round: number): Danger[] =>
  (aheadOf(table).threat ?? [])
    .filter((menace) => menace.round === round && menace.who.includes(who))
    .map((menace) => ({
      menace,
      sure: menace.who.length === 1 || (!menace.shared && menace.picks >= menace.who.length),
      through: menace.through?.[menace.who.indexOf(who)] ?? menace.amount ?? 1,
      dies: menace.die.includes(who),
    }))
    .filter((danger) => danger.menace.state !== undefined || danger.through > 0);

/** All damage of a round together, and each state once: where there is no room for more. */
export const gathered = (dangers: Danger[]): Danger[][] =>
  [...new Set(dangers.map(({ menace }) => menace.state))].map((state) => dangers.filter(({ menace }) => menace.state === state));
