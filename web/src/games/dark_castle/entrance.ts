// The door of the castle: the ways to begin.
import type { Entrance } from "../../shell/contract";

export const entrance: Entrance = {
  presets: [
    {
      id: "first",
      title: { en: "A first castle", fr: "Un premier château" },
      line: {
        en: "Alone with two prisoners, four pages and a boss. The castle explains itself as you go.",
        fr: "En solo avec deux prisonniers : quatre pages et un boss. Le château s’explique en chemin.",
      },
      options: { castle: "first" },
      chairs: [{ who: "me" }],
    },
    {
      id: "alone",
      title: { en: "The whole castle, alone", fr: "Tout le château, en solo" },
      line: {
        en: "Fifteen pages, a boss, and two prisoners to lead out.",
        fr: "Quinze pages, un boss, et deux prisonniers à faire sortir.",
      },
      options: { castle: "full" },
      chairs: [{ who: "me" }],
    },
    {
      id: "company",
      title: { en: "The whole castle, in company", fr: "Tout le château, à plusieurs" },
      line: {
        en: "You, a friend by link, and two bots who know how to rest.",
        fr: "Vous, un ami invité par lien, et deux robots qui savent se reposer.",
      },
      options: { castle: "full" },
      chairs: [{ who: "me" }, { who: "friend" }, { who: "bot", bot: "judgement" }, { who: "bot", bot: "judgement" }],
    },
  ],
};
