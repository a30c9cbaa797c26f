// What stands over the shelves of the gallery, and what the faces of the dice mean.
import type { Lang } from "../../shell/wire";
import { TRAITS, type Printed, type Trait } from "./view";

const en = {
  prisoners: "Prisoners",
  items: "Items",
  symbols: "Dice",
  curses: "Curses",
  pages: "Pages",
  bosses: "Bosses",
};

const fr: typeof en = {
  prisoners: "Prisonniers",
  items: "Objets",
  symbols: "Dés",
  curses: "Malédictions",
  pages: "Pages",
  bosses: "Boss",
};

export const shelfNames: Record<Lang, typeof en> = { en, fr };

const SAID = {
  en: {
    trait: (name: string) => `One of the three traits. A rolled ${name} takes a ${name} die out of the enemy’s row, and counts as one in a test of ${name}.`,
    double: "Double",
    doubleText: "Two symbols on one face, with a shield: it strikes twice, counts as two in a test, and whoever rolled it is not hurt by the enemy this round.",
    castle: "Chapter die",
    castleText: "The castle’s own dice are painted. Side by side they are the enemy’s row: match them all and it falls.",
  },
  fr: {
    trait: (name: string) => `L’un des trois traits. Ce symbole (${name}) retire un dé pareil de la rangée de l’ennemi, et compte pour un dans une épreuve du même trait.`,
    double: "Double",
    doubleText: "Deux symboles sur une face, et un bouclier\u00a0: il frappe deux fois, compte pour deux dans une épreuve, et celui qui l’a lancé n’est pas blessé par l’ennemi ce tour-ci.",
    castle: "Dé de chapitre",
    castleText: "Les dés du château sont peints. Côte à côte, ils forment la rangée de l’ennemi\u00a0: égalez-les tous, et il tombe.",
  },
};

export type Symbol = Trait | "double" | "castle";

export function symbols(printed: Printed, lang: Lang): Record<string, { name: string; text: string }> {
  const said = SAID[lang];
  return {
    ...Object.fromEntries(TRAITS.map((trait) => [trait, { name: printed.traits[trait], text: said.trait(printed.traits[trait]) }])),
    double: { name: said.double, text: said.doubleText },
    castle: { name: said.castle, text: said.castleText },
  };
}
