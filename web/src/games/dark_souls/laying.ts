// What laying a card somewhere means, as answers: whose gear must be opened, what is put by first, what goes where.
import type { Table } from "../../shell/table.svelte";
import type { Task } from "./errand.svelte";
import { gearOf, printedOf } from "./faces";
import { bearer, borne, fits, lacks, slotsFor, under, type Slot } from "./gear";
import { soulsOf } from "./view";

/** Drops: `slot:0:left`, `card:long_sword.1`, `inventory`, `sell`. */
export function tasksFor(table: Table, drop: string, card: string): Task[] {
  const souls = soulsOf(table);
  const [kind, first, second] = drop.split(":");
  const from = bearer(souls, card);
  const put = from >= 0 ? [{ action: ["Stow", from, card] as Task["action"], who: from }] : [];
  if (souls.drawn[0] === card) {
    if (kind === "slot") return [{ action: ["Give", Number(first), second], who: Number(first) }];
    return kind === "inventory" ? [{ action: ["Give", -1, ""], who: -1 }] : [];
  }
  const on = souls.upgrades[card];
  // Off armour nobody wears anybody may take it.
  if (kind === "inventory") return on ? [{ action: ["Detach", card], who: Math.max(0, bearer(souls, on)) }] : put;
  if (kind === "sell") return [...put, { action: ["Sell", card], who: -1 }];
  if (kind === "slot") {
    const who = Number(first);
    const under_ = upgradable(table, card, who);
    if (under_) return [{ action: ["Attach", card, under_], who }];
    return [...put, { action: ["Equip", who, card, second], who }];
  }
  if (kind === "card" && first) return [{ action: ["Attach", card, first], who: bearer(souls, first) }];
  return [];
}

/** The card of a hero that an upgrade would go under, if there is exactly one with room. */
function upgradable(table: Table, upgrade: string, who: number): string {
  const souls = soulsOf(table);
  const printed = printedOf(table);
  const face = gearOf(printed, upgrade);
  const hero = souls.heroes[who];
  if (!face || !hero || !face.kind.endsWith("upgrade")) return "";
  const open = borne(hero).filter((card) => takes(table, card, upgrade));
  return open.length === 1 ? (open[0] ?? "") : "";
}

/** Whether a card has room for an upgrade that fits it, on somebody strong enough. */
export function takes(table: Table, card: string, upgrade: string): boolean {
  const souls = soulsOf(table);
  const printed = printedOf(table);
  const [face, other] = [gearOf(printed, card), gearOf(printed, upgrade)];
  const hero = souls.heroes[bearer(souls, card)];
  if (!face || !other || !hero || souls.upgrades[upgrade]) return false;
  return fits(other, face) && under(souls, card).length < face.upgrades && lacks(printed, souls, hero, upgrade).length === 0;
}

/** Whether a card in hand may be laid into a hero's slot. */
export function accepts(table: Table, who: number, slot: Slot, card: string): boolean {
  const souls = soulsOf(table);
  const printed = printedOf(table);
  const hero = souls.heroes[who];
  if (!card || !hero || borne(hero).includes(card)) return false;
  return slotsFor(gearOf(printed, card), hero).includes(slot) && lacks(printed, souls, hero, card).length === 0;
}
