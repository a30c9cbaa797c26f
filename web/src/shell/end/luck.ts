// What the dice gave against what was to be expected, as every game's recap reckons it.
import type { Lang } from "../wire";

export interface LuckSeen {
  came: number;
  expected: number;
  /** In how many of a hundred the same throws would have come out worse. */
  beats: number;
}

export type Fortune = "cursed" | "unkind" | "fair" | "kind" | "blessed";

/** What the dice were, in a word: only what happens to one party in five, or to one in twenty, deserves a stronger one. */
export function fortune(luck: LuckSeen): Fortune {
  if (luck.expected === 0) return "fair";
  if (luck.beats < 5) return "cursed";
  if (luck.beats < 20) return "unkind";
  if (luck.beats <= 80) return "fair";
  return luck.beats <= 95 ? "kind" : "blessed";
}

export const rounded = (value: number, lang: Lang): string => value.toLocaleString(lang, { maximumFractionDigits: 1 });

export const sum = (counted: Record<string, number> | number[]): number =>
  Object.values(counted).reduce((all, one) => all + one, 0);

/** "1 double", "3 doubles". */
export const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
