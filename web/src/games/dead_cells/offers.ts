// What can be taken or given up just now and lies nowhere else on the board: it is only in the answers.
import type { Table } from "../../shell/table.svelte";
import { printedOf } from "./faces";
import { shownOf, toneOf, traitTone, type Shown } from "./plates";
import { actionOf } from "./records";
import { signOf, TRAIT_SIGNS } from "./signs";
import { seenOf, type Trait } from "./view";

export interface Offer extends Shown {
  thing: string;
  /** The card it is, if it is one. */
  card: string;
}

export function offersOf(table: Table): Offer[] {
  const printed = printedOf(table);
  const { prisoners, run } = seenOf(table);
  const worn = new Set(prisoners.flatMap((one) => one.items));
  const tile = printed.tiles[(run && run.spaces[run.at]) || ""];
  const found = new Map<string, Offer>();
  const lay = (thing: string, shown: Shown, card = "") => {
    if (!found.has(thing)) found.set(thing, { thing, card, ...shown });
  };
  const plain = (title: string, sign: string, tone: string): Shown => ({ title, sign, kind: "", lines: [], story: "", tone });
  const item = (id: string, thing = `item:${id}`) => {
    if (!worn.has(id)) lay(thing, shownOf(printed, id), id);
  };
  for (const [action, text] of table.choices) {
    const named = actionOf(action);
    switch (named.tag) {
      case "ItemTo":
      case "Leave":
      case "NextBlueprint":
      case "Equip":
        item(named.item);
        break;
      case "Buy":
        if (printed.equipment[named.what.split(".")[0] ?? ""]) item(named.what, `ware:${named.what}`);
        else lay(`ware:${named.what}`, plain(text, signOf(named.what.split(/[.:]/)[0] ?? ""), toneOf(named.what)));
        break;
      case "Symbol":
        lay(`symbol:${named.trait}`, plain(text, TRAIT_SIGNS[named.trait as Trait] ?? "rune-stone", traitTone(named.trait)));
        break;
      case "LoseStep":
        lay(`trait:${named.trait}`, plain(text, TRAIT_SIGNS[named.trait as Trait] ?? "rune-stone", traitTone(named.trait)));
        break;
      case "Take": {
        const either = tile?.either[named.option];
        const first = either?.gives[0];
        const what = first?.what ?? first?.kind ?? "";
        lay(`option:${named.option}`, plain(either?.text || text, signOf(what), either?.test ? traitTone(either.test) : toneOf(what)));
        break;
      }
      case "Purge":
        lay(`card:${named.card}`, shownOf(printed, named.card), named.card);
        break;
    }
  }
  return [...found.values()];
}
