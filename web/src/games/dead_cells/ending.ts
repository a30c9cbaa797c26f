// How a campaign went, as the server reckons it (recap.py), and the words its figures are told in.
import type { Lang } from "../../shell/wire";
import { killerName } from "./chronicle";
import type { Printed } from "./faces";
import { labelsOf } from "./labels_campaign";

export interface RunFigures {
  number: number;
  path: string[];
  prisoners: string[];
  /** "died", a boss by its letters, or "won"; "": under way. */
  outcome: string;
  killer: string;
  cells: number;
  fights: number;
  slain: number;
  dealt: number;
  suffered: number;
  bought: number;
}

export interface Part {
  runs: number;
  dealt: number;
  best: number;
  kills: number;
  states: number;
  suffered: { enemy: number; state: number; place: number };
  blocked: number;
  healed: number;
  loot: Record<string, number>;
  items: number;
  scrolls: number;
  deaths: number;
}

export interface Recap {
  over: string;
  mode: string;
  runs: RunFigures[];
  prisoners: Record<string, Part>;
  bosses: Record<string, { met: number; beaten: number; bouts: number; first: number; forms: number }>;
  /** Damage suffered, and runs ended, by what did it; enemies slain, by kind: most first. */
  harm: Record<string, number>;
  killers: Record<string, number>;
  slain: Record<string, number>;
  deeds: Record<"upgrades" | "well" | "secrets" | "feats" | "runes" | "blueprints" | "curses" | "potions" | "moves" | "refused", number>;
  cells: number;
  left: number;
  teeth: number;
}

/** What did harm, by name: a boss by its letters, an enemy, a place or a word for what else there is. */
export function sourceName(printed: Printed, lang: Lang, source: string): string {
  const name = printed.bosses[source]?.name ?? killerName(printed, labelsOf(lang), source);
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** Those who took part, the most damage first. */
export const partsOf = (recap: Recap): [kind: string, part: Part][] =>
  Object.entries(recap.prisoners).sort(([, one], [, other]) => other.dealt - one.dealt);

/** The first few of what was counted. */
export const mostOf = (counted: Record<string, number>, most: number): [string, number][] => Object.entries(counted).slice(0, most);

const en = {
  figuresTitle: "In figures",
  figures: {
    fights: "fights",
    slain: "enemies slain",
    cells: "cells brought home",
    teeth: "teeth into the bag",
    potions: "potions drunk",
    moves: "rooms entered",
    upgrades: "upgrades bought",
    curses: "curses suffered",
    refused: "deaths refused",
  },
  partsTitle: "Who did what",
  dealt: "damage dealt",
  suffered: "damage suffered",
  kills: "enemies slain",
  states: "states inflicted",
  blocked: "damage blocked",
  healed: "damage healed",
  scrolls: "scrolls read",
  items: "items worn",
  runs: (n: number) => (n === 1 ? "one run" : `${n} runs`),
  deaths: (n: number) => (n === 0 ? "never died" : n === 1 ? "died once" : n === 2 ? "died twice" : `died ${n} times`),
  best: (n: number) => `hardest blow ${n}`,
  woundsTitle: "What it cost",
  woundsLine: "Damage suffered, by what dealt it.",
  wounds: ["enemies", "poison, blood and fire", "the island itself"],
  prisoner: "Prisoner",
  harmTitle: "What hurt most",
  harmLine: "Damage taken from each, in all runs together.",
  source: "From",
  harm: ["damage"],
  slainTitle: "What fell most",
  slainLine: "Enemies slain, by kind.",
  foe: "Enemy",
  slain: ["slain"],
  noHarm: "Nobody was hurt at all.",
};

const fr: typeof en = {
  figuresTitle: "En chiffres",
  figures: {
    fights: "combats",
    slain: "ennemis tués",
    cells: "cellules rapportées",
    teeth: "dents en or ramassées",
    potions: "potions bues",
    moves: "salles visitées",
    upgrades: "améliorations achetées",
    curses: "malédictions subies",
    refused: "morts refusées",
  },
  partsTitle: "Qui a fait quoi",
  dealt: "dégâts infligés",
  suffered: "dégâts subis",
  kills: "ennemis tués",
  states: "états infligés",
  blocked: "dégâts bloqués",
  healed: "dégâts soignés",
  scrolls: "parchemins lus",
  items: "équipements portés",
  runs: (n) => (n === 1 ? "un Run" : `${n} Runs`),
  deaths: (n) => (n === 0 ? "aucune mort" : n === 1 ? "une mort" : `${n} morts`),
  best: (n) => `plus rude coup : ${n}`,
  woundsTitle: "Ce qu’il en a coûté",
  woundsLine: "Dégâts subis, selon ce qui les a faits.",
  wounds: ["ennemis", "poison, sang et feu", "l’île elle-même"],
  prisoner: "Prisonnier",
  harmTitle: "Ce qui a fait le plus mal",
  harmLine: "Dégâts reçus de chacun, tous Runs confondus.",
  source: "De",
  harm: ["dégâts"],
  slainTitle: "Ce qui est le plus tombé",
  slainLine: "Ennemis tués, par espèce.",
  foe: "Ennemi",
  slain: ["tués"],
  noHarm: "Personne n’a pris le moindre dégât.",
};

export const ENDING: Record<Lang, typeof en> = { en, fr };
