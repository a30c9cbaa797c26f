// What an action names on the board.
//
//   character:abbot   a prisoner to be taken, before the game begins
//   prisoner:0        a prisoner at the table
//   hand:0            the empty hands of a prisoner
//   deck              the castle: the pile of pages still to be turned
//   way:lure_out      a way out of a choice, where it is printed on the page
//   die:2             a die of the enemy's row
//   round             the enemy's banner with round and attack value
//   roll:0, old:0     the die a prisoner has rolled, and what it showed before
//   symbols:1         how much of a double strikes
//   item:stale_loaf.2 an item, carried or in the middle
//   trait:might       a trait to be called
//
// Accept, Press, Stop, Done and Pass name nothing: they go on, or do not, and are buttons only. So are WeakestRests and
// ShareEvenly, which name whoever it turns out to be.
import type { Wire } from "../../shell/wire";
import { actionOf } from "./records";

export const BUTTONS_ONLY = ["Accept", "Press", "Stop", "Done", "Pass", "WeakestRests", "ShareEvenly"];

export function things(action: Wire): string[] {
  const named = actionOf(action);
  switch (named.tag) {
    case "TakeCharacter":
      return [`character:${named.character}`];
    case "SturdiestTurns":
      return ["deck"];
    case "Turn":
      return [`prisoner:${named.who}`, "deck"];
    case "Take":
      return [`way:${named.way}`];
    case "Name":
    case "DuelOn":
    case "Bear":
      return [`prisoner:${named.who}`];
    case "Say":
      return [`trait:${named.trait}`];
    case "Rest":
    case "RestOn":
      return named.who === -1 ? ["round"] : [`prisoner:${named.who}`];
    case "Resolve":
      return [`roll:${named.who}`, `prisoner:${named.who}`];
    case "Apply":
      return [`symbols:${named.symbols}`];
    case "Hit":
      return [`die:${named.die}`];
    case "PickUp":
      return [`item:${named.item}`, `hand:${named.who}`];
    case "Leave":
    case "Discard":
      return [`item:${named.item}`];
    case "Use":
      return named.die >= 0 ? [`item:${named.item}`, `die:${named.die}`] : [`item:${named.item}`];
    case "Keep":
      return [named.new ? `roll:${named.who}` : `old:${named.who}`];
    default:
      return [];
  }
}
