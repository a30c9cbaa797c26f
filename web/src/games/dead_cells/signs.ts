// Which sign of the sprite stands for what: goods, tokens, traits, runes, rooms.
import type { Trait } from "./view";

export const TRAIT_SIGNS: Record<Trait, string> = { survival: "hearts", tactics: "archery-target", brutality: "crossed-swords" };

const SIGNS: Record<string, string> = {
  tooth: "tooth",
  cell: "unstable-orb",
  potion: "health-potion",
  vial: "vial",
  equipment: "battle-gear",
  blueprint: "scroll-unfurled",
  scroll_survival: "tied-scroll",
  scroll_tactics: "tied-scroll",
  scroll_brutality: "tied-scroll",
  damage: "broken-heart",
  shield: "bordered-shield",
  golden: "checked-shield",
  first: "flying-flag",
  lantern: "lantern-flame",
  key: "key",
  bell: "ringing-bell",
  worm: "leeching-worm",
  malaise: "vomiting",
  rune: "rune-stone",
  deck: "card-random",
  discard: "card-burn",
  locked: "padlock",
  well: "well",
  secret: "locked-box",
  silent: "silence",
  curse: "cursed-star",
};

/** What a tile or a good is drawn as. */
export const signOf = (what: string): string => SIGNS[what.split(":", 1)[0] ?? what] ?? "rune-stone";

export const RUNE_SIGNS: Record<string, string> = {
  vine: "curling-vines",
  teleportation: "magic-portal",
  ram: "ram-profile",
  spider: "spider-alt",
  homunculus: "brain-tentacle",
  challenger: "winged-sword",
  explorer: "spyglass",
};

export const ROOM_SIGNS: Record<string, string> = {
  encounter: "crossed-swords",
  elite: "crowned-skull",
  treasure: "open-treasure-chest",
  door: "dungeon-gate",
  merchant: "swap-bag",
  cursed: "evil-book",
  teleportation: "magic-portal",
  restriction: "interdiction",
};

/** A tile that lies face down shows its shape, and so what it may be. */
export const SHAPE_SIGNS: Record<string, string> = {
  start: "prisoner",
  square: "crossed-swords",
  circle: "locked-chest",
  trapezoid: "crowned-skull",
  pentagon: "swap-bag",
  hexagon: "dungeon-gate",
};

export const SELLER_SIGNS: Record<string, string> = { healer: "health-potion", merchant: "battle-gear", collector: "scroll-unfurled" };
export const WORKS_SIGNS: Record<string, string> = { replace: "sword-brandish", plus: "sword-clash", ability: "lightning-trio", always: "ring" };
export const POCKET_SIGNS: Record<string, string> = { start: "sunrise", during: "infinity", skill: "lightning-trio", feat: "trophy", boss_cell: "unstable-orb" };
export const CARD_SIGNS: Record<string, string> = { mutation: "dna1", instruction: "scroll-quill", feat: "trophy", secret: "locked-box", well: "well", combat: "card-random" };
/** The clip of a room's shape, as a polygon of its box. */
export const SHAPES: Record<string, string> = {
  start: "polygon(0 0, 86% 0, 100% 50%, 86% 100%, 0 100%)",
  square: "polygon(0 0, 94% 0, 100% 10%, 100% 100%, 6% 100%, 0 90%)",
  circle: "polygon(18% 0, 82% 0, 100% 26%, 100% 74%, 82% 100%, 18% 100%, 0 74%, 0 26%)",
  trapezoid: "polygon(12% 0, 88% 0, 100% 100%, 0 100%)",
  pentagon: "polygon(50% 0, 100% 26%, 94% 100%, 6% 100%, 0 26%)",
  hexagon: "polygon(14% 0, 86% 0, 100% 50%, 86% 100%, 14% 100%, 0 50%)",
};
