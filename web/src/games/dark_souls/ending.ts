// How a game went, as the server reckons it (recap.py), and the words its pictures are told in.
import { times, type LuckSeen } from "../../shell/end/luck";
import type { Lang } from "../../shell/wire";

export interface FightSeen {
  /** An encounter, or a hunt. */
  what: string;
  boss: boolean;
  end: "won" | "lost" | "fled";
  turns: number;
  dealt: number;
  suffered: number[];
  fallen: number;
  heated: boolean;
}

export interface Part {
  seat: number;
  kind: string;
  dealt: number;
  best: number;
  felled: Record<string, number>;
  suffered: { attack: number; trap: number; poison: number; other: number };
  defended: { block: number; dodge: number; fail: number };
  weapons: Record<string, number>;
  stamina: number;
  deaths: number;
  flasks: number;
  heroics: number;
  rerolls: number;
  levels: number;
  luck: LuckSeen;
}

export interface Recap {
  over: "won" | "lost";
  mode: string;
  sparks: number;
  souls: { gained: number; spent: number; dropped: number; regained: number };
  left: number;
  rests: number;
  traps: number;
  fights: FightSeen[];
  treasure: Record<string, number>;
  heroes: Part[];
  luck: LuckSeen;
}

/** A way back from every defeat: the fights between one bonfire and the next. */
export function attempts(fights: FightSeen[]): FightSeen[][] {
  const found: FightSeen[][] = [[]];
  for (const fight of fights) {
    found.at(-1)?.push(fight);
    if (fight.end === "lost") found.push([]);
  }
  return found.filter((one) => one.length > 0);
}

const en = {
  wayTitle: "The way down",
  wayLine: "Every fight from the first fire to the last, one row for each time the party set out from it. The taller the stone, the more it cost in health.",
  setOut: (n: number) => `${["First", "Second", "Third", "Fourth", "Fifth", "Sixth"][n] ?? `${n + 1}th`} time out`,
  won: "won",
  lost: "lost",
  fled: "dashed through",
  fellHere: (name: string) => `${name} fell here`,
  fight: (name: string, end: string, dealt: number, suffered: number, turns: number) =>
    `${name}: ${end}. ${dealt} damage dealt, ${suffered} suffered, ${times(turns, "activation", "activations")}.`,
  bossesTitle: "Behind the fog",
  noBoss: "Nobody reached the fog.",
  tries: (n: number) => times(n, "try", "tries"),
  felled: "felled",
  stands: "still stands",
  heated: "heated up",
  partsTitle: "Who did what",
  dealt: "damage dealt",
  best: (n: number) => `hardest blow ${n}`,
  suffered: "damage suffered",
  kills: "foes felled",
  dodged: "blows dodged",
  blocked: "blows blocked",
  failed: "dodges failed",
  deaths: (n: number) => (n === 0 ? "never died" : n === 1 ? "died once" : n === 2 ? "died twice" : `died ${n} times`),
  flasks: "flasks emptied",
  heroics: "heroic actions",
  levels: "levels gained",
  weaponsTitle: "What did the killing",
  woundsTitle: "What it cost",
  woundsLine: "Damage suffered, by what dealt it.",
  wounds: ["attacks", "traps", "poison", "other"],
  hero: "Hero",
  luckLine: "Every die thrown, to strike, to block or to dodge, against what an honest die gives. What you decided plays no part in it.",
  luckHead: ["Hero", "Rolled", "To be expected", "Difference"],
  luck: (came: number, expected: string, beats: number) => `${came} where ${expected} were due: better than ${beats} in 100 such games.`,
  noThrows: "Never threw a die.",
  fortune: {
    cursed: "The dice hated you. One party in twenty fares no better.",
    unkind: "The dice were unkind.",
    fair: "The dice were fair. It was you, or the dark.",
    kind: "The dice were kind.",
    blessed: "The dice loved you. One party in twenty fares as well.",
  },
  treasureTitle: "What was found",
  noTreasure: "Nothing. They went down with what they wore.",
  figures: {
    fights: "encounters won",
    bosses: "bosses beaten",
    deaths: "deaths",
    sparks: "sparks left",
    rests: "rests",
    gained: "souls won",
    lost: "souls lost",
    traps: "traps sprung",
  },
};

const fr: typeof en = {
  wayTitle: "La descente",
  wayLine: "Chaque combat, du premier feu au dernier, une rangée pour chaque départ du groupe. Plus la pierre est haute, plus il en a coûté de Santé.",
  setOut: (n) => `${["Premier", "Deuxième", "Troisième", "Quatrième", "Cinquième", "Sixième"][n] ?? `${n + 1}e`} départ`,
  won: "gagné",
  lost: "perdu",
  fled: "traversé en courant",
  fellHere: (name) => `${name} : mort ici`,
  fight: (name, end, dealt, suffered, turns) =>
    `${name} : ${end}. Dégâts infligés : ${dealt}, subis : ${suffered}, ${turns} ${turns < 2 ? "activation" : "activations"}.`,
  bossesTitle: "Derrière la brume",
  noBoss: "Personne n’a atteint la brume.",
  tries: (n) => `${n} ${n < 2 ? "essai" : "essais"}`,
  felled: "à terre",
  stands: "toujours debout",
  heated: "intensifié",
  partsTitle: "Qui a fait quoi",
  dealt: "dégâts infligés",
  best: (n) => `plus rude coup : ${n}`,
  suffered: "dégâts subis",
  kills: "ennemis abattus",
  dodged: "coups esquivés",
  blocked: "coups encaissés",
  failed: "esquives ratées",
  deaths: (n) => (n === 0 ? "aucune mort" : n === 1 ? "une mort" : `${n} morts`),
  flasks: "fioles vidées",
  heroics: "actions héroïques",
  levels: "niveaux gagnés",
  weaponsTitle: "Ce qui a frappé",
  woundsTitle: "Ce qu’il en a coûté",
  woundsLine: "Dégâts subis, selon ce qui les a faits.",
  wounds: ["attaques", "pièges", "poison", "autres"],
  hero: "Héros",
  luckLine: "Chaque dé lancé, pour frapper, parer ou esquiver, face à ce que donne un dé honnête. Vos décisions n’y sont pour rien.",
  luckHead: ["Héros", "Obtenu", "Attendu", "Écart"],
  luck: (came, expected, beats) => `${came} pour ${expected} attendus : mieux que ${beats} parties pareilles sur 100.`,
  noThrows: "Aucun dé lancé.",
  fortune: {
    cursed: "Les dés vous ont détestés. Un groupe sur vingt ne fait pas mieux.",
    unkind: "Les dés ont été durs.",
    fair: "Les dés ont été justes. C’était vous, ou les ténèbres.",
    kind: "Les dés ont été bons.",
    blessed: "Les dés vous ont adorés. Un groupe sur vingt fait aussi bien.",
  },
  treasureTitle: "Ce qui fut trouvé",
  noTreasure: "Rien. On est descendu avec ce qu’on avait sur le dos.",
  figures: {
    fights: "rencontres gagnées",
    bosses: "boss vaincus",
    deaths: "morts",
    sparks: "étincelles restantes",
    rests: "repos",
    gained: "âmes gagnées",
    lost: "âmes perdues",
    traps: "pièges déclenchés",
  },
};

export const ENDING: Record<Lang, typeof en> = { en, fr };
