// How a trait is drawn: by its beast or fist, by colour, and (where wished) by pattern.
import type { Trait } from "./view";

export const SIGNS: Record<Trait, string> = { might: "fist", cunning: "fox-head", wisdom: "owl" };

/** Patterns beside colours: slanting lines, dots, level lines, in a square of 48. */
export const PATTERNS: Record<Trait, string> = {
  might: lines((n) => `M${n * 8 - 48} 48L${n * 8} 0`, 12),
  cunning: lines((n) => `M${5 + (n % 5) * 9.5} ${5 + Math.floor(n / 5) * 9.5}h.01`, 25),
  wisdom: lines((n) => `M0 ${3 + n * 6}H48`, 8),
};

function lines(line: (n: number) => string, count: number): string {
  return Array.from({ length: count }, (_, n) => line(n)).join("");
}
