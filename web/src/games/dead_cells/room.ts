// Dead Cells as the table in a browser knows it.
import type { Room } from "../../shell/contract";
import { foretells } from "./ahead";
import Board from "./Board.svelte";
import { pace, scene, sound, together } from "./rhythm";
import { things } from "./things";

export const room: Room = {
  Board,
  End: () => import("./End.svelte"),
  Scene: () => import("./Finale.svelte"),
  Curtain: () => import("./Curtain.svelte"),
  things,
  foretells,
  sound,
  pace,
  together,
  scene,
};
