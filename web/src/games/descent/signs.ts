// Which sign stands for what, beside the words.
import { CARD_SIGNS } from "./card_signs";
import type { ItemFace, Printed } from "./faces";
import { cardOf, type Attribute } from "./view";

export const CONDITION_SIGNS: Record<string, string> = {
  diseased: "virus",
  immobilized: "manacles",
  poisoned: "poison-bottle",
  stunned: "star-swirl",
  bleeding: "bleeding-wound",
  burning: "flame",
  cursed: "cursed-star",
  doomed: "death-skull",
  terrified: "terror",
  weakened: "broken-shield",
};

export const ATTRIBUTE_SIGNS: Record<Attribute, string> = { might: "muscle-up", knowledge: "open-book", willpower: "brain", awareness: "all-seeing-eye" };

const TRAIT_SIGNS: Record<string, string> = { event: "lightning-storm", magic: "sparkles", trap: "wolf-trap" };

export const ARCHETYPE_SIGNS: Record<string, string> = { healer: "healing", mage: "wizard-staff", scout: "high-shot", warrior: "crossed-swords" };

export const SYMBOL_SIGNS: Record<string, string> = { road: "stone-path", plain: "wheat", forest: "pine-tree", mountain: "mountains", water: "waves" };

const WEAPONS: [trait: string, sign: string][] = [
  ["bow", "bow-arrow"],
  ["axe", "battle-axe"],
  ["hammer", "flat-hammer"],
  ["staff", "wizard-staff"],
  ["rune", "rune-stone"],
  ["magic", "crystal-wand"],
  ["blade", "broadsword"],
  ["exotic", "spiked-mace"],
  ["shield", "bordered-shield"],
  ["cloak", "cape"],
  ["heavy_armor", "breastplate"],
  ["light_armor", "leather-vest"],
  ["ring", "ring"],
  ["boots", "leather-boot"],
  ["helmet", "visored-helm"],
  ["trinket", "gem-pendant"],
];
const SEARCHED: Record<string, string> = {
  health_potion: "health-potion",
  stamina_potion: "standing-potion",
  curse_doll: "voodoo-doll",
  fire_flask: "fizzing-flask",
  power_potion: "magic-potion",
  warding_talisman: "gem-pendant",
  treasure_chest: "open-treasure-chest",
  nothing: "cobweb",
  secret_passage: "secret-door",
};

export function itemSign(item: ItemFace | undefined): string {
  const found = WEAPONS.find(([trait]) => item?.traits.includes(trait));
  return found?.[1] ?? (item?.kind === "armor" ? "breastplate" : item?.dice.length ? "broadsword" : "gem-pendant");
}

/** The sign of any card. */
export function cardSign(printed: Printed, copy: string): string {
  const id = cardOf(copy);
  if (CARD_SIGNS[id]) return CARD_SIGNS[id];
  if (printed.items[id]) return itemSign(printed.items[id]);
  if (printed.skills[id]) return "swords-emblem";
  if (printed.overlord[id]) return TRAIT_SIGNS[printed.overlord[id].trait] ?? "card-play";
  if (printed.search[id]) return SEARCHED[id] ?? "swap-bag";
  if (printed.relics[id]) return "gems";
  if (printed.plots[id]) return "tied-scroll";
  if (printed.rumours[id]) return "talk";
  if (printed.conditions[id]) return CONDITION_SIGNS[id] ?? "uncertainty";
  return "card-play";
}

export const TERRAIN_SIGNS: Record<string, string> = {
  water: "waves",
  pit: "hole",
  hazard: "flame",
  obstacle: "stone-pile",
  mud: "droplet-splash",
  ruins: "castle-ruins",
  elevation: "cliff-crossing",
  wall: "brick-wall",
};
