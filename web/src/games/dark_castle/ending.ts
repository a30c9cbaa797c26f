// How a castle went, as the server reckons it (recap.py), and the words its pictures are told in.
import { times, type LuckSeen } from "../../shell/end/luck";
import type { Lang } from "../../shell/wire";

export interface Part {
  seat: number;
  character: string;
  lost: { enemy: number; page: number; curse: number };
  healed: { rest: number; item: number; page: number };
  spared: number;
  rolls: number;
  throws: number;
  luck: LuckSeen;
  doubles: LuckSeen;
  struck: number;
  rounds: number;
  rests: number;
  pages: number;
  items: Record<string, number>;
}

export interface Recap {
  over: "escaped" | "died";
  most_hp: number;
  start: number[];
  pages: [page: string, by: number, hp: number[]][];
  prisoners: Part[];
  foes: [page: string, rounds: number, end: "beaten" | "left" | "won"][];
  trials: { passed: number; failed: number };
  skipped: number;
  fallen: number[];
  luck: LuckSeen;
}

const en = {
  hpTitle: "Hit points, page by page",
  hpSummary: (names: string, pages: number) => `Hit points of ${names} after each of ${pages} pages.`,
  before: "Before the first page",
  page: "Page",
  fight: "a fight",
  luckLine:
    "At every throw in a fight we counted how many symbols could strike the row as it lay, and how many an honest die would have given. What you decided plays no part in it.",
  luckHead: ["Prisoner", "Symbols that could strike", "To be expected", "Difference", "Doubles", "To be expected"],
  luck: (came: number, expected: string, beats: number) =>
    `${times(came, "symbol", "symbols")} where ${expected} were due: better than ${beats} in 100 such evenings.`,
  doubles: (came: number, expected: string) => `${times(came, "double", "doubles")} for ${expected}.`,
  noThrows: "Never threw in a fight.",
  fortune: {
    cursed: "The dice hated you. One party in twenty fares no better.",
    unkind: "The dice were unkind.",
    fair: "The dice were fair. It was you, or the castle.",
    kind: "The dice were kind.",
    blessed: "The dice loved you. One party in twenty fares as well.",
  },
  woundsTitle: "What it cost",
  woundsLine: "Hit points lost, by what took them.",
  wounds: ["enemies", "the castle itself", "curses"],
  mendedTitle: "What was mended",
  mended: ["by resting", "by items", "by the castle’s mercy"],
  prisoner: "Prisoner",
  partsTitle: "Who did what",
  fought: "rounds fought",
  rested: "rounds rested",
  turned: "pages turned",
  struck: "dice struck",
  used: "items used",
  left: (hp: number, most: number) => `${hp} of ${most} hit points left`,
  fell: "fell here",
  foesTitle: "Who stood in the way",
  noFoes: "Nobody. That is rare.",
  rounds: (n: number) => times(n, "round", "rounds"),
  beaten: "beaten",
  gaveUp: "gave up",
  won: "was too much",
  foeOn: (page: string) => `whoever waited in “${page}”`,
  trials: (passed: number, failed: number) =>
    `Of ${times(passed + failed, "trial", "trials")}, ${passed} went well.`,
  and: (names: string[]) => (names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`),
};

const fr: typeof en = {
  hpTitle: "Points de vie, page après page",
  hpSummary: (names, pages) => `Points de vie de ${names} après chacune des ${pages} pages.`,
  before: "Avant la première page",
  page: "Page",
  fight: "un combat",
  luckLine:
    "À chaque jet en combat, nous avons compté les symboles qui pouvaient frapper la rangée telle qu’elle était, et ceux qu’un dé honnête aurait donnés. Vos décisions n’y sont pour rien.",
  luckHead: ["Prisonnier", "Symboles pouvant frapper", "Attendus", "Écart", "Doubles", "Attendus"],
  luck: (came, expected, beats) =>
    `${came} ${came < 2 ? "symbole" : "symboles"} pour ${expected} attendus : mieux que ${beats} soirées pareilles sur 100.`,
  doubles: (came, expected) => `${came} ${came < 2 ? "double" : "doubles"} pour ${expected}.`,
  noThrows: "Aucun jet en combat.",
  fortune: {
    cursed: "Les dés vous ont détestés. Un groupe sur vingt ne fait pas mieux.",
    unkind: "Les dés ont été durs.",
    fair: "Les dés ont été justes. C’était vous, ou le château.",
    kind: "Les dés ont été bons.",
    blessed: "Les dés vous ont adorés. Un groupe sur vingt fait aussi bien.",
  },
  woundsTitle: "Ce que cela a coûté",
  woundsLine: "Points de vie perdus, selon ce qui les a pris.",
  wounds: ["les ennemis", "le château lui-même", "les malédictions"],
  mendedTitle: "Ce qui fut réparé",
  mended: ["au repos", "par des objets", "par la clémence du château"],
  prisoner: "Prisonnier",
  partsTitle: "Qui a fait quoi",
  fought: "rounds de combat",
  rested: "rounds de repos",
  turned: "pages tournées",
  struck: "dés frappés",
  used: "objets utilisés",
  left: (hp, most) => `${hp} points de vie sur ${most}`,
  fell: "fin du chemin",
  foesTitle: "Qui barrait le chemin",
  noFoes: "Personne. C’est rare.",
  rounds: (n) => `${n} ${n < 2 ? "round" : "rounds"}`,
  beaten: "hors de combat",
  gaveUp: "a renoncé",
  won: "a eu raison de vous",
  foeOn: (page) => `qui attendait dans « ${page} »`,
  trials: (passed, failed) =>
    `${passed + failed < 2 ? "Une épreuve" : `${passed + failed} épreuves`}, dont ${passed} ${passed < 2 ? "réussie" : "réussies"}.`,
  and: (names) => (names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`),
};

export const ENDING: Record<Lang, typeof en> = { en, fr };
