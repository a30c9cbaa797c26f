// The words of the quieter pages: rulebook, replay, settings, about, report, end.
import { settings } from "../settings.svelte";
import type { Lang } from "../wire";
import { en } from "./pages.en";
import { fr } from "./pages.fr";

export type PageWords = typeof en;

export const pageDictionaries: Record<Lang, PageWords> = { en, fr };

/** The words to use now; whatever is drawn with them follows a change of language. */
export function pageWords(): PageWords {
  return pageDictionaries[settings.lang];
}
