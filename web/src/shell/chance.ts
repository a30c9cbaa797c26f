// Chances in words.
import type { Lang } from "./wire";

/** "63%" or « 63 % »; never a flat 0 or 100, which nobody can promise from samples. */
export function percent(chance: number, lang: Lang): string {
  const whole = Math.round(chance * 100);
  const space = lang === "fr" ? "\u202f" : "";
  if (chance > 0 && whole === 0) return `<1${space}%`;
  if (chance < 1 && whole === 100) return `>99${space}%`;
  return `${whole}${space}%`;
}
