// What can be said of many games at once.
import type { KeptGame } from "./kept";

export interface Count {
  played: number;
  won: number;
}

export const counted = (games: KeptGame[]): Count => ({ played: games.length, won: games.filter((one) => one.won).length });

/** Victories in a row, of games with the last first: those that still go on, and the most there ever were. */
export function streaks(games: KeptGame[]): { now: number; most: number } {
  let [now, most, run, whole] = [0, 0, 0, true];
  for (const one of games) {
    run = one.won ? run + 1 : 0;
    whole &&= one.won;
    if (whole) now = run;
    most = Math.max(most, run);
  }
  return { now, most };
}

/** By the values of a kind of fact, those played most first. A game with two of them counts for both, with one twice for one. */
export function byFact(games: KeptGame[], kind: string): [value: string, count: Count][] {
  return grouped(games, (one) => [...new Set(one.facts.filter(([of]) => of === kind).map(([, value]) => value))]);
}

export function byPlayers(games: KeptGame[]): [players: string, count: Count][] {
  return grouped(games, (one) => [String(one.players)]).sort(([a], [b]) => Number(a) - Number(b));
}

function grouped(games: KeptGame[], names: (game: KeptGame) => string[]): [string, Count][] {
  const groups = new Map<string, KeptGame[]>();
  for (const one of games) for (const name of names(one)) groups.set(name, [...(groups.get(name) ?? []), one]);
  return [...groups]
    .map(([name, some]): [string, Count] => [name, counted(some)])
    .sort(([, a], [, b]) => b.played - a.played);
}

/** Which achievements were ever earned. */
export const earned = (games: KeptGame[]): Set<string> => new Set(games.flatMap((one) => one.achievements));
