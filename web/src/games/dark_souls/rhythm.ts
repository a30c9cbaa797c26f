// What is heard of an event, and how long it wants to be looked at.
import { rhythm } from "../../shell/board/rhythm";
import type { Wire } from "../../shell/wire";
import { eventOf } from "./records";

const SOUNDS: Record<string, string> = {
  LaidTile: "page",
  Flipped: "page",
  Foresaw: "page",
  Began: "page",
  RolledDice: "dice",
  Rerolled: "dice",
  Struck: "hit",
  Hit: "hit",
  Sprang: "hit",
  Broke: "hit",
  Suffered: "wound",
  Afflicted: "wound",
  Recovered: "heal",
  Drank: "heal",
  Rested: "heal",
  Shook: "heal",
  Gained: "gain",
  Bought: "gain",
  Regained: "gain",
  Opened: "gain",
  Kindled: "gain",
  Triumphed: "win",
  Died: "lose",
};

const PACES: Record<string, number> = {
  Began: 400,
  Flipped: 400,
  Foresaw: 400,
  HeatedUp: 400,
  RolledDice: 400,
  Rerolled: 400,
  Died: 400,
  Fell: 380,
  Struck: 380,
  Sprang: 380,
  Hit: 340,
  Suffered: 320,
  FoeMoved: 320,
  FoeTurned: 260,
  Pushed: 280,
  Moved: 240,
  Circled: 240,
  FoeActed: 200,
  Bought: 300,
  Opened: 300,
};

const kinds = rhythm(SOUNDS, PACES);

export const pace = kinds.pace;
/** How it ended is heard by who won. */
export function sound(wire: Wire): string {
  const event = eventOf(wire);
  return event.tag === "Ended" ? (event.won ? "win" : "lose") : kinds.sound(wire);
}
