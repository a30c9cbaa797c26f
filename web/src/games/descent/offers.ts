// What can be done just now and lies nowhere else on the board: words, deeds without a place, cards that nobody holds openly.
import type { Table } from "../../shell/table.svelte";
import { chargeOf } from "./devices";
import { cardName, kindName, plain, printedOf, type Printed } from "./faces";
import { labels } from "./labels";
import { actionOf } from "./records";
import { ATTRIBUTE_SIGNS, cardSign, CONDITION_SIGNS } from "./signs";
import { cardOf, seenOf, type Attribute } from "./view";

export interface Offer {
  thing: string;
  title: string;
  sign: string;
  /** The card it is, if it is one. */
  card: string;
}

const DEEDS: Record<string, string> = {
  move: "walking-boot",
  rest: "campfire",
  stand: "uprising",
  shake: "star-swirl",
  leave: "exit-door",
  passage: "secret-door",
  draw: "card-pickup",
  threat: "death-skull",
  reveal: "swap-bag",
  convert: "death-skull",
};

/** Whether a thing lies on the board of an encounter by itself. */
function lies(table: Table): (thing: string) => boolean {
  const { heroes, figures, overlord, encounter, trial } = seenOf(table);
  const cards = new Set([
    ...heroes.flatMap((hero) => [hero.kind, `${hero.kind}.feat`, ...hero.items, ...hero.skills, ...hero.found]),
    ...(overlord.hand ?? []),
    ...overlord.plots,
    ...overlord.relics.map((relic) => `${relic}.overlord`),
  ]);
  return (thing) => {
    const [kind, id = ""] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.indexOf(":") + 1)];
    const n = Number(id);
    switch (kind) {
      case "space":
      case "base":
      case "edge":
      case "surge":
        return encounter !== null;
      case "figure":
        return encounter !== null && (n < heroes.length || (figures[n]?.base.length ?? 0) > 0);
      case "group":
        return n < (encounter?.groups.length ?? 0);
      case "token": {
        const token = encounter?.tokens[n];
        return token !== undefined && !token.gone && token.bearer < 0 && token.at >= 0;
      }
      case "die":
        return encounter !== null && (encounter.attack != null || trial != null);
      case "card": // on the road no hero's cards lie open
        return encounter !== null && cards.has(id);
      default:
        return false;
    }
  };
}

export function offersOf(table: Table): Offer[] {
  const printed = printedOf(table);
  const l = labels(table.lang);
  const there = lies(table);
  const found = new Map<string, Offer>();
  for (const choice of table.choices) {
    const named = table.thingsOf(choice);
    const thing = named[0];
    if (thing === undefined || named.some(there) || found.has(thing)) continue;
    found.set(thing, offerOf(printed, thing, choice[1], l.moves, actionOf(choice[0]).tag));
  }
  return [...found.values()];
}

function offerOf(printed: Printed, thing: string, text: string, moves: Record<string, string>, tag: string): Offer {
  const id = thing.slice(thing.indexOf(":") + 1);
  const kind = thing.slice(0, thing.indexOf(":"));
  switch (kind) {
    case "card":
      return { thing, title: tag === "PickCard" ? cardName(printed, id) : text, sign: cardSign(printed, id), card: cardOf(id) };
    case "act":
      return { thing, title: moves[id] ?? text, sign: DEEDS[id] ?? "hand", card: "" };
    case "word":
      return { thing, title: text || plain(id), sign: ATTRIBUTE_SIGNS[id as Attribute] ?? CONDITION_SIGNS[id] ?? "talk", card: "" };
    case "kind":
      return { thing, title: kindName(printed, id) ?? plain(id), sign: chargeOf(id), card: "" };
    case "outfit":
      return { thing, title: text, sign: "battle-gear", card: "" };
    case "fortune":
      return { thing, title: text, sign: "clover", card: "" };
    case "figure":
    case "bearer":
      return { thing, title: text, sign: "horned-skull", card: "" };
    default:
      return { thing, title: text, sign: "flag-objective", card: "" };
  }
}
