// The ways to begin that the games bring, fetched with the page of a new table.
import type { Entrance } from "../contract";

const entrances = import.meta.glob<{ entrance: Entrance }>("../../games/*/entrance.ts", { eager: true });

export function entrance(game: string): Entrance {
  return entrances[`../../games/${game.replaceAll("-", "_")}/entrance.ts`]?.entrance ?? {};
}
