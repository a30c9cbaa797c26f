// What the campaign remembers, counted for its page: runs, deaths, what was opened and what is still dark.
import { foeOf, type Printed } from "./faces";
import type { CampaignLabels } from "./labels_campaign";
import { shownOf } from "./plates";
import { kindOf, TRAITS, type CampaignSeen, type ChapterSeen, type Trait } from "./view";

const CODES: Record<Trait, string> = { survival: "SV-", tactics: "TC-", brutality: "BR-" };

/** How many cards a deck of upgrades holds in all. */
export const deckSize = (printed: Printed, trait: Trait): number =>
  [...Object.values(printed.campaign), ...Object.values(printed.combat)].filter((card) => card.code.startsWith(CODES[trait])).length;

export interface Share {
  id: "upgrades" | "well" | "secrets" | "blueprints" | "runes";
  seen: number;
  of: number;
}

/** Of everything in the box, how much has been opened. */
export function sharesOf(printed: Printed, campaign: CampaignSeen): Share[] {
  const upgrades = TRAITS.reduce((sum, trait) => sum + deckSize(printed, trait), 0);
  const left = TRAITS.reduce((sum, trait) => sum + (campaign.upgrades[trait] ?? 0), 0);
  const kinds = (kind: string) => Object.entries(printed.campaign).filter(([, card]) => card.kind === kind);
  const wells = kinds("well");
  const secrets = kinds("secret").length;
  const blueprints = Object.values(campaign.blueprints).reduce((sum, count) => sum + count, 0);
  const unlocked = campaign.unlocked.filter((item) => !printed.equipment[kindOf(item)]?.code.startsWith("S-")).length;
  return [
    { id: "upgrades", seen: upgrades - left, of: upgrades },
    { id: "well", seen: wells.filter(([id]) => campaign.read.includes(id)).length, of: wells.length },
    { id: "secrets", seen: Math.max(0, secrets - campaign.secrets), of: secrets },
    { id: "blueprints", seen: unlocked, of: unlocked + blueprints },
    { id: "runes", seen: campaign.runes.length, of: Object.keys(printed.runes).length },
  ];
}

/** A run ends with a death, or with a boss by its letters; the lesson with its only biome. */
export const isWon = (chapter: ChapterSeen): boolean => chapter.outcome !== "died";

/** What ended a run, by name. */
export function killerName(printed: Printed, labels: CampaignLabels, killer: string): string {
  if (!killer) return "";
  return foeOf(printed, killer)?.name ?? labels.causes[killer] ?? printed.attacks[kindOf(killer)]?.name ?? shownOf(printed, killer).title;
}

/** What has killed most, most deadly first. */
export function killersOf(chronicle: ChapterSeen[]): [killer: string, times: number][] {
  const counted = new Map<string, number>();
  for (const chapter of chronicle) {
    const killer = kindOf(chapter.killer);
    if (killer && !isWon(chapter)) counted.set(killer, (counted.get(killer) ?? 0) + 1);
  }
  return [...counted].sort(([, one], [, other]) => other - one);
}

/** A place or a boss, by its letters. */
export const placeName = (printed: Printed, code: string): string => printed.biomes[code]?.name ?? printed.bosses[code]?.name ?? code;
