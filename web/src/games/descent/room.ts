// Descent as the table in a browser knows it.
import type { Room } from "../../shell/contract";
import { foretells } from "./ahead";
import Board from "./Board.svelte";
import { continues, pace, scene, sound, together } from "./rhythm";
import Roll from "./Roll.svelte";
import { things } from "./things";
import { seenOf } from "./view";

export const room: Room = {
  Board,
  End: () => import("./End.svelte"),
  Scene: () => import("./Finale.svelte"),
  Curtain: () => import("./Curtain.svelte"),
  holds: (table, seat) => seenOf(table).overlord.seat === seat && seenOf(table).overlord.holds > 0,
  things,
  Roll,
  continues,
  foretells,
  sound,
  pace,
  together,
  scene,
  ambience: () => import("./ambience"),
};
