// The door of Dead Cells: the ways to begin.
import type { Entrance } from "../../shell/contract";

const bot = { who: "bot", bot: "judgement" } as const;

export const entrance: Entrance = {
  presets: [
    {
      id: "first",
      title: { en: "First steps", fr: "Premiers pas" },
      line: {
        en: "You and one bot, one biome: fights, tests, loot and what cells buy, explained as you go.",
        fr: "Vous et un robot, un seul biome : combats, tests, butin et ce qu’achètent les cellules, expliqués en chemin.",
      },
      options: { mode: "first" },
      chairs: [{ who: "me" }, bot],
    },
    {
      id: "campaign",
      title: { en: "A campaign, with a bot", fr: "Une campagne, avec un robot" },
      line: {
        en: "Die, learn, come back stronger: as many runs as you like, and a box that opens card by card.",
        fr: "Mourir, apprendre, revenir plus forts : autant de Runs qu’il vous plaira, et une boîte qui s’ouvre carte après carte.",
      },
      options: { mode: "campaign", runs: "endless" },
      chairs: [{ who: "me" }, bot],
    },
    {
      id: "run",
      title: { en: "A single run", fr: "Un seul Run" },
      line: {
        en: "One evening, a fresh box, three bots: down through the prison to the Concierge, if you get that far.",
        fr: "Une soirée, une boîte neuve, trois robots : à travers la prison jusqu’au Concierge, si vous allez jusque-là.",
      },
      options: { mode: "run" },
      chairs: [{ who: "me" }, bot, bot, bot],
    },
    {
      id: "alone",
      title: { en: "Alone with Serenade", fr: "En solo avec Sérénade" },
      line: {
        en: "One prisoner, one sword with opinions of its own, and the whole campaign before you.",
        fr: "Un Prisonnier, une épée qui a son caractère, et toute la campagne devant vous.",
      },
      options: { mode: "campaign", runs: "endless" },
      chairs: [{ who: "me" }],
    },
    {
      id: "finished",
      title: { en: "A single run, the box wide open", fr: "Un seul Run, boîte grande ouverte" },
      line: {
        en: "Every upgrade bought, every rune found: choose your start, and see how far a finished campaign carries you.",
        fr: "Toutes les améliorations achetées, toutes les runes trouvées : choisissez le départ, et voyez jusqu’où mène une campagne accomplie.",
      },
      options: { mode: "run", start_box: "finished" },
      chairs: [{ who: "me" }, bot],
    },
    {
      id: "company",
      title: { en: "A campaign, in company", fr: "Une campagne, à plusieurs" },
      line: {
        en: "You, a friend by link, and two bots. Seats may change between two runs.",
        fr: "Vous, un ami invité par lien, et deux robots. Les places peuvent changer entre deux Runs.",
      },
      options: { mode: "campaign", runs: "endless" },
      chairs: [{ who: "me" }, { who: "friend" }, bot, bot],
    },
  ],
};
