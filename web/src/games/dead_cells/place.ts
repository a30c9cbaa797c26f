// Where the group is just now: that decides which scene the board shows.
import type { Space } from "../../shell/board/space.svelte";
import type { Table } from "../../shell/table.svelte";
import { seenOf } from "./view";

export type Place = "fight" | "street" | "biome" | "between";

/** The questions that are asked on the street, by the decision they are in the rulebook. */
const ON_THE_STREET = ["DC-DEC-35", "DC-DEC-36", "DC-DEC-37", "DC-DEC-38"];
const ENTERED = ["BiomeEntered", "BossMet", "RunBegan", "Moved", "Teleported"];

export function placeOf(table: Table): Place {
  const { fight, run } = seenOf(table);
  if (fight) return "fight";
  if (!run || Object.keys(run.spaces).length === 0) return "between";
  if (table.ask?.rules?.some((rule) => ON_THE_STREET.includes(rule))) return "street";
  // Between a biome's door and the next board nothing on the table says so but what happened last.
  for (let n = table.log.length - 1; n >= 0; n--) {
    const kind = table.log[n]?.[2][0] ?? "";
    if (kind === "StreetReached") return "street";
    if (ENTERED.includes(kind)) return "biome";
  }
  return "biome";
}

/** In px: a lower room has no place for rounds that fingers find, and shows a fight in signs alone. */
const TIGHT = 380;
export const isTight = (space: Space): boolean => space.narrow && space.pixels < TIGHT;
