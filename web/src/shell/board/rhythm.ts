// What is heard of an event, and how long it wants to be looked at: by its kind, as the game lists them.
import type { Room } from "../contract";

export function rhythm(sounds: Record<string, string>, paces: Record<string, number>): Pick<Room, "sound" | "pace"> {
  return {
    sound: ([kind]) => sounds[kind] ?? "",
    // What happens at once is looked at as long as the slowest of it needs.
    pace: (lines) => lines.reduce((longest, [, , [kind]]) => Math.max(longest, paces[kind] ?? 0), 0),
  };
}
