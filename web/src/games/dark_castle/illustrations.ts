// Which pictures the rulebook may name, and what stands below those that stand alone.
import type { Lang } from "../../shell/wire";
import { TRAITS, type Trait } from "./view";

export const FIGURES = ["figure-die", "figure-row", "figure-double"] as const;
export type Figure = (typeof FIGURES)[number];

export const SIGNS = ["double", "chapter-die", "hand"];

/** Every name there is. */
export const isPictured = (name: string): boolean =>
  (FIGURES as readonly string[]).includes(name) || TRAITS.includes(name as Trait) || SIGNS.includes(name);

const en = {
  die: (who: string) => `The die of the ${who}: four singles, and two doubles with their shields.`,
  row: "The row of an enemy: match these three, and it falls.",
  double: "One double takes two dice of its symbol out of the row, and shields whoever rolled it.",
};

const fr: typeof en = {
  die: (who) => `Le dé d’un prisonnier (${who})\u00a0: quatre simples, et deux doubles avec leur bouclier.`,
  row: "La rangée d’un ennemi\u00a0: égalez ces trois dés, et il tombe.",
  double: "Un double retire deux dés de son symbole de la rangée, et protège celui qui l’a lancé.",
};

export const captions: Record<Lang, typeof en> = { en, fr };
