// Any card by its id, as a plate shows it.
import type { Telling } from "../../shell/board/peek.svelte";
import { foeOf, type Printed } from "./faces";
import { GEAR_SIGNS } from "./gear";
import { CARD_SIGNS, signOf, TRAIT_SIGNS, WORKS_SIGNS } from "./signs";
import { kindOf, TRAITS, type Trait } from "./view";

export interface Shown {
  title: string;
  sign: string;
  kind: string;
  lines: string[];
  story: string;
  tone: string;
}

const trait = (name: string): Trait | undefined => TRAITS.find((one) => one === name);

export const traitTone = (name: string): string => `var(--${trait(name) ?? "teal"})`;

/** The colour of an upgrade by its deck's letters. */
const DECKS: Record<string, Trait> = { SV: "survival", TC: "tactics", BR: "brutality" };

/** A combat card, an item, a card of the campaign, a rune, a good: whatever the id names. */
export function shownOf(printed: Printed, copy: string): Shown {
  const id = kindOf(copy.includes(":") ? (copy.split(":")[1] ?? copy) : copy);
  const item = printed.equipment[id];
  if (item) return { title: item.name, sign: GEAR_SIGNS[id] ?? WORKS_SIGNS[item.works] ?? "battle-gear", kind: item.works_name, lines: item.lines, story: item.story, tone: "var(--tooth)" };
  const combat = printed.combat[id];
  if (combat) return { title: combat.name, sign: combat.symbols[0] ? TRAIT_SIGNS[combat.symbols[0]] : "card-random", kind: combat.kind_name, lines: [...combat.lines, combat.symbols_text], story: combat.story, tone: traitTone(combat.symbols[0] ?? "") };
  const card = printed.campaign[id];
  if (card) {
    const deck = DECKS[card.code.slice(0, 2)];
    return { title: card.name, sign: CARD_SIGNS[card.kind] ?? "dna1", kind: [...new Set([card.kind_name, card.pocket_name])].filter(Boolean).join(" · "), lines: card.lines, story: card.story, tone: deck ? traitTone(deck) : "var(--violet)" };
  }
  const goods = printed.goods[id];
  if (goods) return { title: goods.name, sign: signOf(id), kind: "", lines: [goods.text], story: "", tone: toneOf(id) };
  const foe = foeOf(printed, id);
  if (foe) return { title: foe.name, sign: "death-skull", kind: foe.kind_name, lines: foe.lines, story: foe.story, tone: "var(--pink)" };
  return { title: id, sign: "rune-stone", kind: "", lines: [], story: "", tone: "var(--violet)" };
}

/** The colour of goods. */
export function toneOf(what: string): string {
  if (what.startsWith("scroll_")) return traitTone(what.slice(7));
  return { tooth: "var(--tooth)", cell: "var(--cell)", potion: "var(--pink)", vial: "var(--pink)", blueprint: "var(--teal)" }[what] ?? "var(--teal)";
}

export const tellingOf = (printed: Printed, copy: string): Telling => {
  const { title, kind, lines, story } = shownOf(printed, copy);
  return { title, kind, lines, story };
};
