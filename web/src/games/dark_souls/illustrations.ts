// Which pictures the rulebook may name, and what stands below those that stand alone.
import type { Lang } from "../../shell/wire";
import type { Colour } from "./faces";
import type { GlyphName } from "./glyphs";
import { CONDITION_SIGNS, SIGNS, STAT_SIGNS, TOKEN_SIGNS } from "./pictures";

export const FIGURES = ["figure-bar", "figure-dice", "figure-room", "figure-arcs", "figure-enemy"] as const;
export type Figure = (typeof FIGURES)[number];

export interface Pictured {
  die?: Colour;
  glyph?: GlyphName;
  sign?: string;
  terrain?: string;
}

const DICE: Colour[] = ["black", "blue", "orange"];
const GLYPHS: GlyphName[] = ["range", "shift", "node", "shaft", "repeat", "push", "block", "resist", "dodge", "health", "magic", "nearest"];
const TERRAIN = ["barrel", "chest", "gravestone"];

/** What a name in the rulebook stands for; nothing if it stands for nothing. */
export function pictured(name: string): Pictured | null {
  if (name === "dodge-die") return { die: "dodge" };
  const die = DICE.find((colour) => `${colour}-die` === name);
  if (die) return { die };
  const glyph = GLYPHS.find((one) => one === name);
  if (glyph) return { glyph };
  if (TERRAIN.includes(name)) return { terrain: name };
  const sign = { ...TOKEN_SIGNS, ...CONDITION_SIGNS, ...STAT_SIGNS, soul: SIGNS.soul, spark: SIGNS.spark, threat: SIGNS.threat }[name];
  return sign ? { sign } : null;
}

/** Every name there is. */
export const isPictured = (name: string): boolean =>
  name === "weak-arc" || (FIGURES as readonly string[]).includes(name) || pictured(name) !== null;

const en = {
  bar: "Three Stamina spent, four wounds: three boxes are left for everything.",
  dice: "The faces of the four dice.",
  room: "A room: nodes and the steps between them. By the doors lie the entry nodes; I and II are spawn nodes, the diamonds terrain nodes.",
  arcs: "A boss that faces north, and its four arcs; the nodes on a line are in two. Behind it, the weak arc.",
  enemy: "A data card: Health, Block, Resist, threat; what it does, from left to right; its range, and what a dodge must show.",
};

const fr: typeof en = {
  bar: "Trois Énergies dépensées, quatre blessures\u00a0: il reste trois cases pour tout le reste.",
  dice: "Les faces des quatre dés.",
  room: "Une salle\u00a0: les repères, et les pas qui les relient. Près des portes, les repères d’entrée\u202f; I et II sont des repères de génération, les losanges des repères de terrain.",
  arcs: "Un boss tourné vers le nord et ses quatre arcs\u202f; les repères posés sur une ligne sont dans deux. Derrière lui, l’arc point faible.",
  enemy: "Une carte de référence\u00a0: Santé, Parade, Résistance, menace\u202f; ce que fait l’ennemi, de gauche à droite\u202f; sa portée, et ce qu’une esquive doit montrer.",
};

export const captions: Record<Lang, typeof en> = { en, fr };
