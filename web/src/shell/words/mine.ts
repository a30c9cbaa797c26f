// The words of one's own games, of achievements and of the game of the day: fetched with what shows them.
import { settings } from "../settings.svelte";
import type { Lang } from "../wire";
import { en } from "./mine.en";
import { fr } from "./mine.fr";

export type MineWords = typeof en;

export const mineDictionaries: Record<Lang, MineWords> = { en, fr };

/** The words to use now; whatever is drawn with them follows a change of language. */
export function mineWords(): MineWords {
  return mineDictionaries[settings.lang];
}

/** As dates are written; days before months in both. */
export const locale = (): string => ({ en: "en-GB", fr: "fr-FR" })[settings.lang];

/** A day as people write it; days are counted in UTC. */
export function dayWords(day: string): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
