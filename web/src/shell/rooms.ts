// The doors between the shell and the games. A game is its folder in `games/`, called as the server calls the game:
// `entrance.ts` comes with the first page, `room.ts` when a table is laid. What a folder lacks, the plain room stands in for.
import type { Entrance, Room } from "./contract";
import Cover from "./plain/Cover.svelte";

const entrances = import.meta.glob<{ entrance: Entrance }>("../games/*/entrance.ts", { eager: true });
const rooms = import.meta.glob<{ room: Room }>("../games/*/room.ts");

const folder = (game: string): string => `../games/${game.replaceAll("-", "_")}`;
const plain: Entrance = { Cover };

export function entrance(game: string): Entrance {
  return entrances[`${folder(game)}/entrance.ts`]?.entrance ?? plain;
}

export async function enter(game: string): Promise<Room> {
  const own = rooms[`${folder(game)}/room.ts`];
  return (await (own ? own() : import("./plain/room"))).room;
}

/** Lights the page as a game wants it; none: as the house does. */
export function wear(game: string): void {
  if (game) document.documentElement.dataset.game = game;
  else delete document.documentElement.dataset.game;
}
