// What one reads off a fight: whose cards lie where, what an answer that is looked at could reach, what happens just now.
import type { Table } from "../../shell/table.svelte";
import type { Choice, LogLine } from "../../shell/wire";
import { combatOf, foeOf, itemOf, linesOf, prisonerName, SERENADE, type Act, type Printed, type Rounds } from "./faces";
import type { Labels } from "./labels_fight";
import { actionOf, eventOf } from "./records";
import { GROUP, kindOf, LEFT, NOBODY, TRAITS, type Cells, type EnemySeen, type FightSeen, type PrisonerSeen } from "./view";

/** A place for a card in the group's column. */
export interface Slot {
  who: number;
  /** Which of its cards; -1: none yet. */
  n: number;
  /** Of a prisoner's places the first. */
  first: boolean;
  /** null: face down, or not there yet. */
  card: string | null;
  said: string;
}

/** The cards before the group in the order in which they act, and the places still empty: three in all. */
export function slotsOf(cells: Cells, fight: FightSeen): Slot[] {
  const slots: Slot[] = [];
  const order = fight.fighters.length > 0 ? fight.fighters : cells.prisoners.map((_, who) => who);
  const twice = cells.seats === 2 ? order[0] : cells.seats === 1 ? 0 : NOBODY;
  for (const who of order) {
    const one = cells.prisoners[who];
    if (!one || who === fight.passer) continue;
    const places = Math.max(who === twice ? 2 : 1, one.active.length);
    for (let n = 0; n < places; n += 1) {
      slots.push({ who, n: n < one.active.length ? n : -1, first: n === 0, card: one.active[n] ?? null, said: one.said[n] ?? "" });
    }
  }
  return slots;
}

/** A prisoner's actions of Round 0: from its tracks and items. */
export function openingsOf(printed: Printed, one: PrisonerSeen): Act[] {
  const steps = TRAITS.flatMap((trait, n) => (printed.prisoners[one.kind]?.tracks[trait] ?? []).slice(0, one.tracks[n] ?? 0).flatMap((step) => step.gives));
  const worn = one.items.flatMap((item) => itemOf(printed, item)?.has ?? []);
  return [...steps, ...worn].filter((gift) => gift.kind === "opening").flatMap((gift) => gift.acts ?? []);
}

/** What is done in a round from a place in the group's column: by its card; in Round 0, which no card has, from a prisoner's first. */
export function actsOf(cells: Cells, printed: Printed, slot: Slot, round: number): Act[] {
  const one = cells.prisoners[slot.who];
  if (round === 0) return one && slot.first ? openingsOf(printed, one) : [];
  return slot.card ? (combatOf(printed, slot.card)?.rounds[String(round)] ?? []) : [];
}

/** What an enemy does in which round; "" for one whose card says nothing. */
export const roundsOf = (printed: Printed, fight: FightSeen, enemy: EnemySeen): Rounds => linesOf(printed, enemy, fight.boss?.attack ?? "");

export const enemyOn = (fight: FightSeen, space: number): EnemySeen | undefined => fight.enemies.find((enemy) => enemy.space === space);

/** Whether Round 0 has anything in it: else it needs no row. */
export function hasOpening(cells: Cells, printed: Printed, fight: FightSeen): boolean {
  if (fight.boss && !fight.boss.fresh) return false;
  return (
    (fight.revealed && fight.round === 0) ||
    fight.enemies.some((enemy) => (roundsOf(printed, fight, enemy)["0"] ?? []).length > 0) ||
    fight.fighters.some((who) => {
      const one = cells.prisoners[who];
      return one !== undefined && openingsOf(printed, one).length > 0;
    })
  );
}

/** Several of a kind are told apart by their spaces. */
export const enemyName = (printed: Printed, enemy: EnemySeen): string => foeOf(printed, enemy.card)?.name ?? enemy.card;

/** How much more its damage is: in rage, and by others of its kind. */
export function moreOf(printed: Printed, fight: FightSeen, enemy: EnemySeen): number {
  const swarm = foeOf(printed, enemy.card)?.swarm ?? 0;
  const others = fight.enemies.filter((one) => one.id !== enemy.id && kindOf(one.card) === kindOf(enemy.card)).length;
  return enemy.rage + swarm * others;
}

// -- what an answer could reach ---------------------------------------------------------------------------

/** By round and space: what would be done there. */
export type Marks = Map<string, Act[]>;
const place = (round: number, space: number): string => `${round}:${space}`;
export const marksAt = (marks: Marks, round: number, space: number): Act[] => marks.get(place(round, space)) ?? [];

function mark(marks: Marks, round: number, acts: Act[]): void {
  for (const act of acts) {
    for (const space of act.spaces ?? [GROUP]) {
      const key = place(round, space);
      marks.set(key, [...(marks.get(key) ?? []), act]);
    }
  }
}

/** What a combat card could reach, line by line; in the dark nothing beyond the nearest space. */
export function reachOf(printed: Printed, fight: FightSeen, cards: string[]): Marks {
  const marks: Marks = new Map();
  for (const card of cards) {
    for (const [round, acts] of Object.entries(combatOf(printed, card)?.rounds ?? {})) {
      const seen = fight.dark ? acts.map((act) => (act.spaces ? { ...act, spaces: act.spaces.filter((space) => space <= GROUP + 1) } : act)) : acts;
      mark(marks, Number(round), seen);
    }
  }
  return marks;
}

/** The card an answer would play or use. */
export function cardIn(choice: Choice): string {
  const action = actionOf(choice[0]);
  return action.tag === "Play" || action.tag === "Swap" || action.tag === "Discard" ? action.card : "";
}

// -- what happens just now --------------------------------------------------------------------------------

export interface Happening {
  /** What it is called in the fight: `enemy:2`, `prisoner:0`. */
  at: string;
  text: string;
  kind: "wound" | "block" | "heal" | "state" | "dead" | "gain";
  sign: string;
}

const wound = (at: string, amount: number, blocked: number): Happening[] => [
  ...(amount > 0 ? [{ at, text: `−${amount}`, kind: "wound" as const, sign: "" }] : []),
  ...(blocked > 0 ? [{ at, text: `${blocked}`, kind: "block" as const, sign: "bordered-shield" }] : []),
];

/** What the lines shown now do to whom. */
export function happenings(lines: LogLine[]): Happening[] {
  return lines.flatMap(([, , wire]): Happening[] => {
    const event = eventOf(wire);
    switch (event.tag) {
      case "EnemyHurt":
        return wound(`enemy:${event.enemy}`, event.amount, event.blocked);
      case "Hurt":
        return wound(`prisoner:${event.who}`, event.amount, event.blocked);
      case "EnemyMarked":
        return [{ at: `enemy:${event.enemy}`, text: "", kind: "state", sign: event.state }];
      case "Marked":
        return [{ at: `prisoner:${event.who}`, text: "", kind: "state", sign: event.state }];
      case "EnemyShielded":
        return [{ at: `enemy:${event.enemy}`, text: `+${event.amount}`, kind: "block", sign: "bordered-shield" }];
      case "Shielded":
        return [{ at: `prisoner:${event.who}`, text: `+${event.amount}`, kind: "block", sign: "bordered-shield" }];
      case "EnemyMended":
        return [{ at: `enemy:${event.enemy}`, text: `+${event.amount}`, kind: "heal", sign: "" }];
      case "Healed":
        return [{ at: `prisoner:${event.who}`, text: `+${event.amount}`, kind: "heal", sign: "" }];
      case "EnemyImmune":
        return [{ at: `enemy:${event.enemy}`, text: "✕", kind: "block", sign: event.state }];
      case "Immune":
        return [{ at: `prisoner:${event.who}`, text: "✕", kind: "block", sign: event.state }];
      case "Looted":
        return [{ at: `prisoner:${event.who}`, text: `+${event.amount}`, kind: "gain", sign: "swap-bag" }];
      case "Died":
        return [{ at: `prisoner:${event.who}`, text: "☠", kind: "dead", sign: "" }];
      default:
        return [];
    }
  });
}

/** Who acts in the lines shown now: `enemy:2`, `prisoner:0`. */
export function actors(cells: Cells, lines: LogLine[]): Set<string> {
  const found = new Set<string>();
  const byCard = (card: string) => {
    for (const enemy of cells.fight?.enemies ?? []) if (enemy.card === card || kindOf(enemy.card) === kindOf(card)) found.add(`enemy:${enemy.id}`);
  };
  for (const [, , wire] of lines) {
    const event = eventOf(wire);
    if (event.tag === "Hurt" || event.tag === "Marked") byCard(event.by);
    else if (event.tag === "Stolen" || event.tag === "EnemyRaged" || event.tag === "EnemyShielded" || event.tag === "EnemyMended") byCard(event.card);
    else if ("who" in event && event.who >= 0) found.add(`prisoner:${event.who}`);
  }
  return found;
}

/** Whose turn it is in this round, from left to right: `enemy:2`, `prisoner:0`; nothing before the first. */
export function turnOf(fight: FightSeen): string {
  const last = fight.acted.at(-1);
  const onLeft = enemyOn(fight, LEFT)?.id;
  if (last !== undefined && last !== onLeft) return `enemy:${last}`;
  const who = fight.turned.at(-1);
  if (who !== undefined) return `prisoner:${who}`;
  return last === undefined ? "" : `enemy:${last}`;
}

// -- in words ---------------------------------------------------------------------------------------------

/** A round in one line, from left to right. */
export function roundLine(cells: Cells, printed: Printed, fight: FightSeen, round: number, l: Labels): string {
  const of = (space: number): string[] => {
    const enemy = enemyOn(fight, space);
    const acts = enemy ? (roundsOf(printed, fight, enemy)[String(round)] ?? []) : [];
    if (!enemy || acts.length === 0) return [];
    const stopped = enemy.frozen.includes(round) ? l.frozenIn(printed.rounds[round] ?? "") : "";
    return [l.then(`${printed.spaces[space]} ${enemyName(printed, enemy)}`, stopped || acts.map((act) => act.text).join("; "))];
  };
  const group = round > 3 ? [] : slotsOf(cells, fight).flatMap((slot) => slotLine(cells, printed, slot, round, l));
  return [...of(LEFT), ...group, ...[2, 3, 4].flatMap(of)].join("  ▸  ");
}

function slotLine(cells: Cells, printed: Printed, slot: Slot, round: number, l: Labels): string[] {
  const one = cells.prisoners[slot.who];
  if (!one) return [];
  const name = prisonerName(printed, one.kind);
  if (one.frozen.includes(round)) return [l.then(name, l.frozenIn(printed.rounds[round] ?? ""))];
  const acts = actsOf(cells, printed, slot, round);
  if (acts.length > 0) return [l.then(name, acts.map((act) => act.text).join("; "))];
  const [what = "", when = ""] = slot.said.split(":");
  return !slot.card && what && Number(when) === round ? [l.then(name, l.quoted(saidName(printed, what, l)))] : [];
}

/** What is said, in a word. */
export const saidName = (printed: Printed, said: string, l: Labels): string => l.spoken[said] ?? printed.states[said]?.name ?? said;

export const isSerenade = (one: PrisonerSeen): boolean => one.kind === SERENADE;

/** Whether something is asked of me just now by an action of this kind. */
export const asks = (table: Table, kinds: string[]): boolean => table.choices.some(([action]) => kinds.includes(actionOf(action).tag));
