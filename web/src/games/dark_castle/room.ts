// Escape the Dark Castle as the table in a browser knows it.
import type { Room } from "../../shell/contract";
import Board from "./Board.svelte";
import Roll from "./Roll.svelte";
import { pace, reading, scene, sound, together } from "./rhythm";
import { things } from "./things";

export const room: Room = {
  Board,
  End: () => import("./End.svelte"),
  Scene: () => import("./Finale.svelte"),
  things,
  Roll,
  sound,
  pace,
  together,
  reading,
  scene,
  ambience: () => import("./ambience"),
};
