// Where the party stands in its quest: what lies behind it, what lies ahead, what was won on the way.
import type { Printed } from "./faces";
import { cardOf, type Souls } from "./view";

export type When = "past" | "now" | "ahead";

export interface Leg {
  name: string;
  text: string;
  line: string;
  when: When;
  bosses: { hunt: string; name: string; felled: boolean }[];
}

type Half = { name: string; text: string; unknown: string };

/** The sections of a campaign, or the two halves of a game, each with its bosses; one not chosen yet has no name. */
export function legsOf(souls: Souls, printed: Printed, halves: Half[], nth: (n: number, of: number) => string): Leg[] {
  const [mode, at, boss, beaten] = souls.quest;
  const when = (n: number): When => (n < at ? "past" : n === at ? "now" : "ahead");
  const called = (hunt: string) => printed.hunts[hunt]?.name ?? "";
  const campaign = printed.campaigns[mode];
  // Who has to be fought more than once is counted, so that two lines are not one twice.
  const counted = (hunts: string[], hunt: string, k: number) => {
    const times = (among: string[]) => among.filter((other) => other === hunt).length;
    return times(hunts) > 1 ? `${called(hunt)}, ${nth(times(hunts.slice(0, k + 1)), times(hunts))}` : called(hunt);
  };
  if (campaign) {
    return campaign.sections.map((section, n) => ({
      name: section.name,
      text: section.text,
      line: section.line,
      when: when(n),
      bosses: section.bosses.map((hunt, k) => ({ hunt, name: counted(section.bosses, hunt, k), felled: n < at || (n === at && k < beaten) })),
    }));
  }
  return halves.map((half, n) => ({
    name: half.name,
    text: half.text,
    line: "",
    when: when(n),
    bosses: [{ hunt: n === at ? boss : "", name: n === at && boss ? called(boss) : half.unknown, felled: n < at }],
  }));
}

/** Treasure found so far: every card the party has that nobody began with. */
export function foundOf(souls: Souls, printed: Printed): string[] {
  const begun = new Set(souls.heroes.flatMap((hero) => printed.characters[hero.kind]?.starts_with ?? []));
  const held = souls.heroes.flatMap((hero) => [hero.armour, ...hero.hands, ...hero.backup]);
  const cards = [...held, ...souls.inventory, ...Object.keys(souls.upgrades)].filter(Boolean).map(cardOf);
  return [...new Set(cards)].filter((card) => !begun.has(card)).flatMap((card) => printed.equipment[card]?.name ?? []).sort((one, other) => one.localeCompare(other));
}

/** Rooms of the map with an encounter, and those won. */
export const roomsOf = (souls: Souls): { won: number; of: number } => ({
  won: souls.map.filter((laid) => laid.won).length,
  of: souls.map.filter((laid) => laid.level > 0).length,
});
