// The doors between the shell and the games.
import { entrances } from "../games";
import type { Entrance, Room } from "./contract";

export function entrance(game: string): Entrance | null {
  return entrances[game] ?? null;
}

export async function enter(game: string): Promise<Room> {
  const door = entrance(game);
  if (!door) throw new Error(game);
  return door.enter();
}
