// Who bears what, who may bear it, and where it would go: what the board shows before the question is put. What is done
// is always one of the answers of the question.
import { gearOf, type GearFace, type Printed } from "./faces";
import { STATS, type HeroSeen, type Souls, type Stat } from "./view";

export const SLOTS = ["left", "right", "backup", "armour"] as const;
export type Slot = (typeof SLOTS)[number];

/** Weapons, shields and spells one may carry, and where a stat ends in a campaign (DS-EQUIP-06, DS-CAMP-23). */
const MOST_CARRIED = 3;
const SUMMIT = 40;

/** A stat's value at a tier. */
export function statAt(printed: Printed, kind: string, stat: Stat, tier: number): number {
  const values = printed.characters[kind]?.stats[stat] ?? [];
  return values[tier] ?? Math.max(SUMMIT, values.at(-1) ?? 0);
}

export const statOf = (printed: Printed, hero: HeroSeen, stat: Stat): number =>
  statAt(printed, hero.kind, stat, hero.tiers[STATS.indexOf(stat)] ?? 0);

/** The upgrades under a card. */
export const under = (souls: Souls, card: string): string[] =>
  Object.entries(souls.upgrades)
    .filter(([, on]) => on === card)
    .map(([upgrade]) => upgrade);

export interface Lack {
  stat: Stat;
  asked: number;
  has: number;
}

/** Which stats are too low for a card and what lies under it. */
export function lacks(printed: Printed, souls: Souls, hero: HeroSeen, card: string): Lack[] {
  return STATS.flatMap((stat) => {
    const asked = Math.max(0, ...[card, ...under(souls, card)].map((one) => gearOf(printed, one)?.needs[stat] ?? 0));
    const has = statOf(printed, hero, stat);
    return asked > has ? [{ stat, asked, has }] : [];
  });
}

export const carried = (hero: HeroSeen): string[] => [...hero.hands, ...hero.backup].filter(Boolean);
export const borne = (hero: HeroSeen): string[] => [hero.armour, ...carried(hero)].filter(Boolean);

/** Where a card would go on a hero who has the stats. */
export function slotsFor(face: GearFace | undefined, hero: HeroSeen): Slot[] {
  if (!face || face.slot === "none") return [];
  if (face.slot === "armour") return ["armour"];
  const hands: Slot[] = hero.hands.some(Boolean) ? ["left", "right"] : ["left"];
  return carried(hero).length < MOST_CARRIED ? [...hands, "backup"] : hands;
}

/** The slots for a find that replaces a card carried behind, where there is no room left for it: which it replaces. */
export function replacedBehind(hero: HeroSeen, slot: string): string {
  if (!slot.startsWith("backup") || carried(hero).length < MOST_CARRIED) return "";
  return hero.backup[slot === "backup" ? 0 : Number(slot.slice("backup.".length)) - 1] ?? "";
}

/** The slot by its place on the board: `backup.2` is the backup, too. */
export const boardSlot = (slot: string): Slot => (slot.startsWith("backup") ? "backup" : (slot as Slot));

/** Whether an upgrade fits under a card, its room left aside. */
export const fits = (upgrade: GearFace, card: GearFace): boolean =>
  upgrade.kind === "armour_upgrade" ? card.kind === "armour" : upgrade.kind === "weapon_upgrade" && card.kind !== "armour" && card.slot !== "none";

/** Who bears a card, or -1. */
export const bearer = (souls: Souls, card: string): number => souls.heroes.findIndex((hero) => borne(hero).includes(card));
