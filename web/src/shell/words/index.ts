// The shell's own words, in the language of the moment. What games say comes from the server.
import { settings } from "../settings.svelte";
import type { Lang } from "../wire";
import { en } from "./en";
import { fr } from "./fr";

export type Words = typeof en;

export const dictionaries: Record<Lang, Words> = { en, fr };

/** A title as it stands within a sentence. */
export const uncapital = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** The words to use now; reads the settings, so that whatever is drawn with them follows a change of language. */
export function words(): Words {
  return dictionaries[settings.lang];
}
