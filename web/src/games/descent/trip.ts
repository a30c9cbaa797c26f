// The way to the next quest: the symbols along it, and the Travel card that each of them has brought so far.
import type { LogLine } from "../../shell/wire";
import { eventOf } from "./records";

export interface Stop {
  symbol: string;
  /** Nothing: it is still to come, or nobody drew for it. */
  card: string;
  passed: boolean;
}

/** What was drawn since this quest was chosen, laid along its symbols; a road may turn out longer than it was. */
export function tripOf(symbols: string[], log: LogLine[]): Stop[] {
  const drawn: { card: string; symbol: string }[] = [];
  for (const [, , wire] of log) {
    const event = eventOf(wire);
    if (event.tag === "QuestPicked") drawn.length = 0;
    else if (event.tag === "Travelled") drawn.push(event);
  }
  const stops = symbols.map((symbol): Stop => ({ symbol, card: "", passed: false }));
  let at = 0;
  for (const { card, symbol } of drawn) {
    while (at < stops.length && stops[at]?.symbol !== symbol) at += 1;
    stops[at] = { symbol, card, passed: true };
    at += 1;
  }
  return stops.map((stop, n) => ({ ...stop, passed: n < at }));
}
