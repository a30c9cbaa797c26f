// What a foe does, icon by icon, and the words for each: the lines of a card begin with figures, then tell its icons in order.
import type { Behaviour, EnemyFace, PatternFace } from "./faces";

/** Where the words of the first icon stand among a card's lines: after the figures, and after the heading of a heat-up card. */
export const firstLine = (card: EnemyFace | PatternFace): number => ("heat_up" in card ? (card.heat_up ? 2 : 1) : 2);

/** An icon in words. */
export const wordsFor = (card: EnemyFace | PatternFace, icon: number): string => card.lines[firstLine(card) + icon] ?? "";

/** The line that says how far it reaches and how hard it is to dodge. */
export const reachLine = (card: EnemyFace | PatternFace): string => card.lines[firstLine(card) - 1] ?? "";

/** What comes after the icons: how often, where it is weak, the other half. */
export const afterwards = (card: EnemyFace | PatternFace): string[] => card.lines.slice(firstLine(card) + card.icons.length);

export const damageOf = (icon: Behaviour): number => ("damage" in icon ? icon.damage : 0);
export const hurts = (icon: Behaviour): boolean => damageOf(icon) > 0 || icon.kind === "strike";
