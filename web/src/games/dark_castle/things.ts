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
// Accept, Press, Stop, Done and Pass name nothing: they go on, or do not, and are buttons only.
import type { Wire } from "../../shell/wire";

export const BUTTONS_ONLY = ["Accept", "Press", "Stop", "Done", "Pass"];

export function things(action: Wire): string[] {
  const [kind, first, second] = action;
  switch (kind) {
    case "TakeCharacter":
      return [`character:${first}`];
    case "Turn":
      return [`prisoner:${first}`, "deck"];
    case "Take":
      return [`way:${first}`];
    case "Name":
      return [`prisoner:${first}`];
    case "Say":
      return [`trait:${first}`];
    case "Rest":
      return first === -1 ? ["round"] : [`prisoner:${first}`];
    case "Resolve":
      return [`roll:${first}`, `prisoner:${first}`];
    case "Apply":
      return [`symbols:${first}`];
    case "Hit":
      return [`die:${first}`];
    case "PickUp":
      return [`item:${first}`, `hand:${second}`];
    case "Leave":
    case "Discard":
      return [`item:${first}`];
    case "Use": {
      const die = action[4];
      return typeof die === "number" && die >= 0 ? [`item:${first}`, `die:${die}`] : [`item:${first}`];
    }
    case "Keep":
      return [second ? `roll:${first}` : `old:${first}`];
    default:
      return [];
  }
}
