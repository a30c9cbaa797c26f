// Plays of one seed as dots on a line, those with the same figure on top of each other.
import type { DailyPlay, TableScore } from "../wire";

export interface DotRow {
  dots: { at: number; up: number; won: boolean }[];
  /** How high the highest pile is. */
  high: number;
  mine: number;
  /** Where mine is, from 0 to 1. */
  at: number;
  /** The figures of the bots. */
  least: number;
  most: number;
  /** The ends of the line. */
  from: number;
  to: number;
}

/** So many places there are on a line; figures nearer than that lie on top of each other. */
const PLACES = 24;

export function stacked(plays: DailyPlay[], score: TableScore, name: string): DotRow {
  const mine = score.figures[name] ?? 0;
  const figures = plays.map((one) => one.figures[name] ?? 0);
  const from = Math.min(mine, ...figures);
  const to = Math.max(mine, ...figures);
  const at = (figure: number): number => (to === from ? 0.5 : Math.round(((figure - from) / (to - from)) * PLACES) / PLACES);
  const piles = new Map<number, number>();
  // Games that were won lie lowest, so that a pile is read at a glance.
  const dots = [...plays]
    .sort((a, b) => Number(b.won) - Number(a.won))
    .map((one) => {
      const place = at(one.figures[name] ?? 0);
      const up = piles.get(place) ?? 0;
      piles.set(place, up + 1);
      return { at: place, up, won: one.won };
    });
  return { dots, high: Math.max(1, ...piles.values()), mine, at: at(mine), least: Math.min(...figures), most: Math.max(...figures), from, to };
}
