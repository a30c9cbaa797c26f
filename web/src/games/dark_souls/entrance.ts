// The door of Dark Souls: the ways to begin.
import type { Entrance } from "../../shell/contract";

const bot = { who: "bot", bot: "judgement" } as const;

export const entrance: Entrance = {
  presets: [
    {
      id: "first",
      title: { en: "First steps", fr: "Premiers pas" },
      line: {
        en: "Alone as the Warrior: one room, two enemies. The fight explains itself as you go.",
        fr: "En solo avec le Guerrier : une salle, deux ennemis. Le combat s’explique en chemin.",
      },
      options: { mode: "first" },
      chairs: [{ who: "me" }],
    },
    {
      id: "descent",
      title: { en: "A first descent", fr: "Une première descente" },
      line: {
        en: "You and one bot at your side: four rooms, a mini boss, and beyond it the long way down.",
        fr: "Vous et un robot à vos côtés : quatre salles, un boss secondaire, puis la longue descente.",
      },
      options: { mode: "standard" },
      chairs: [{ who: "me" }, bot],
    },
    {
      id: "alone",
      title: { en: "The whole game, alone", fr: "La partie entière, en solo" },
      line: {
        en: "One character, a mini boss, a main boss, and all the souls a lone undead is owed.",
        fr: "Un seul personnage, un boss secondaire, un boss principal, et toutes les âmes dues à qui descend sans compagnie.",
      },
      options: { mode: "standard" },
      chairs: [{ who: "me" }],
    },
    {
      id: "company",
      title: { en: "The whole game, in company", fr: "La partie entière, à plusieurs" },
      line: {
        en: "You, a friend by link, and two bots who know when to roll.",
        fr: "Vous, un ami invité par lien, et deux robots qui savent quand esquiver.",
      },
      options: { mode: "standard" },
      chairs: [{ who: "me" }, { who: "friend" }, bot, bot],
    },
    {
      id: "journey",
      title: { en: "Campaign: The First Journey", fr: "Campagne : Le Premier Voyage" },
      line: {
        en: "Section after section, boss after boss. Save whenever you like; the fire keeps.",
        fr: "Section après section, boss après boss. Sauvegardez quand vous voulez : le feu veille.",
      },
      options: { mode: "first_journey" },
      chairs: [{ who: "me" }, bot],
    },
    {
      id: "sword",
      title: { en: "Campaign: The Coiled Sword", fr: "Campagne : L’Épée Torsadée" },
      line: {
        en: "The longer road, for a party that has died before.",
        fr: "La route la plus longue, pour un groupe qui est déjà mort.",
      },
      options: { mode: "coiled_sword" },
      chairs: [{ who: "me" }, bot],
    },
  ],
};
