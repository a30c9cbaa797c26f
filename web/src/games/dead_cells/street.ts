// The street between two biomes: whose turn it is to sell, what lies on the counters, what was taken. The sellers' cards are in
// no view; they are told as they are turned.
import type { Table } from "../../shell/table.svelte";
import { actionOf, eventOf } from "./records";

export const SELLERS = ["healer", "merchant", "collector"] as const;
export type SellerName = (typeof SELLERS)[number];

export interface StreetSeen {
  /** Which of the three serves. */
  stage: number;
  shown: Partial<Record<SellerName, string[]>>;
  bought: string[];
  /** Where the way leads on. */
  to: string;
}

const STAGES: Record<string, number> = { "DC-DEC-36": 0, "DC-DEC-37": 1, "DC-DEC-38": 2 };

export function streetOf(table: Table): StreetSeen {
  const found: StreetSeen = { stage: 0, shown: {}, bought: [], to: "" };
  for (let n = table.log.length - 1; n >= 0; n--) {
    const line = table.log[n];
    if (!line) break;
    const event = eventOf(line[2]);
    if (event.tag === "StreetReached") {
      found.to = event.to;
      break;
    }
    if (event.tag === "Bought") found.bought.push(event.what);
    if (event.tag === "GoodsShown") {
      const seller = SELLERS.find((one) => one === event.seller);
      if (seller) {
        found.shown[seller] ??= event.items;
        found.stage = Math.max(found.stage, SELLERS.indexOf(seller));
      }
    }
  }
  for (const rule of table.ask?.rules ?? []) if (rule in STAGES) found.stage = STAGES[rule] ?? found.stage;
  // A log that was cut short says nothing of them: the answers do.
  if (found.stage === 1) found.shown.merchant ??= [...new Set(table.choices.map(([action]) => actionOf(action)).flatMap((one) => (one.tag === "ItemTo" ? [one.item] : [])))];
  if (found.stage === 2) found.shown.collector ??= table.choices.map(([action]) => actionOf(action)).flatMap((one) => (one.tag === "Buy" ? [one.what] : []));
  return found;
}
