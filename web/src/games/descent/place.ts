// Which screen the moment belongs to.
import type { Table } from "../../shell/table.svelte";
import { actionOf } from "./records";
import { seenOf } from "./view";

export type Place = "muster" | "map" | "campaign";

const MUSTERING = ["ChooseHero", "ChooseClass", "PickQuest", "PickKind"];

export function placeOf(table: Table): Place {
  const seen = seenOf(table);
  const asks = (table.ask?.options ?? []).map(([action]) => actionOf(action).tag);
  if (seen.heroes.some((hero) => !hero.kind || !hero.job)) return "muster";
  if (seen.encounter) return asks.some((tag) => tag === "PickKind") ? "muster" : "map";
  if (seen.campaign) return "campaign";
  return asks.some((tag) => MUSTERING.includes(tag)) || !seen.quest ? "muster" : "campaign";
}
