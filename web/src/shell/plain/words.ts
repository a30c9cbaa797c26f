// The few words of the plain room; those of the game come from its faces.
import type { Lang } from "../wire";

export const plainWords: Record<Lang, { yes: string; no: string; none: string; yours: string; of: string }> = {
  en: { yes: "yes", no: "no", none: "none", yours: "Yours", of: "Who or what" },
  fr: { yes: "oui", no: "non", none: "aucun", yours: "À vous", of: "Qui ou quoi" },
};
