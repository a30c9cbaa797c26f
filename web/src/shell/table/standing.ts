// What a seat's sitter is doing, in words.
import type { GameInfo, Sitter } from "../wire";
import { words } from "../words";

export function standing(one: Sitter, called: string, bots: GameInfo["bots"]): string {
  const w = words().seats;
  const kind = one.bot.split(":")[0] ?? "";
  const strength = bots.find((bot) => bot.name === kind)?.title ?? kind;
  if (one.kind === "bot") return w.bot(strength);
  if (one.bot) return one.kind === "open" ? w.bot(strength) : w.standIn(called, strength);
  if (one.kind === "open") return w.open;
  return one.here ? w.here : w.away;
}
