// The room of a game that brings none: its view as an outline, its end in figures.
import type { Room } from "../contract";
import Board from "./Board.svelte";
import { things } from "./outline";

/** Long enough that what happens can be read. */
const PACE = 500;

export const room: Room = {
  Board,
  End: () => import("./End.svelte"),
  things,
  sound: () => "",
  pace: (lines) => (lines.some(([, text]) => text) ? PACE : 0),
};
