// The door of Descent: the ways to begin.
import type { Entrance } from "../../shell/contract";

const bot = { who: "bot", bot: "judgement" } as const;

export const entrance: Entrance = {
  presets: [
    {
      id: "first",
      title: { en: "First steps", fr: "Premiers pas" },
      line: {
        en: "First Blood, two heroes of yours against a bot: walking, sight, dice and surges, explained as you go.",
        fr: "Premier Sang, deux héros à vous contre un robot : marche, ligne de vue, dés et augmentations, expliqués en chemin.",
      },
      options: { mode: "first" },
      chairs: [{ who: "me" }, bot],
    },
    {
      id: "quest",
      title: { en: "A single quest, as the heroes", fr: "Une seule quête, côté héros" },
      line: {
        en: "You lead the whole party; a bot is the overlord. One quest, one evening, no campaign.",
        fr: "Vous menez toute l’expédition ; un robot est le Seigneur du Mal. Une quête, une soirée, pas de campagne.",
      },
      options: { mode: "quest", heroes: "four" },
      chairs: [{ who: "me" }, bot],
    },
    {
      id: "overlord",
      title: { en: "A single quest, as the overlord", fr: "Une seule quête, Seigneur du Mal" },
      line: {
        en: "Every trap and every monster is yours, and two bots come down the stairs.",
        fr: "Tous les pièges et tous les monstres sont à vous, et deux robots descendent l’escalier.",
      },
      options: { mode: "quest" },
      chairs: [bot, bot, { who: "me" }],
    },
    {
      id: "campaign",
      title: { en: "The Shadow Rune, with bots", fr: "La Rune d’ombre, avec des robots" },
      line: {
        en: "The whole campaign: nine quests, two acts, gold, skills and relics. You and a bot as heroes, a bot against you.",
        fr: "Toute la campagne : neuf quêtes, deux actes, or, compétences et reliques. Vous et un robot en héros, un robot en face.",
      },
      options: { mode: "campaign" },
      chairs: [{ who: "me" }, bot, bot],
    },
    {
      id: "friend",
      title: { en: "The Shadow Rune, against a friend", fr: "La Rune d’ombre, contre un ami" },
      line: {
        en: "You lead the heroes, a friend by link rules below: the campaign as it was meant, one against the other.",
        fr: "Vous menez les héros, un ami invité par lien règne en bas : la campagne comme elle fut conçue, l’un contre l’autre.",
      },
      options: { mode: "campaign" },
      chairs: [{ who: "me" }, { who: "friend" }],
    },
  ],
};
