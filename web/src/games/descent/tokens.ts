// Tokens on the map: a shape for each colour, a sign for what they are.
export const TOKEN_SHAPES: Record<string, string> = {
  red: "M50 4L96 50L50 96L4 50Z",
  green: "M50 4L92 27V73L50 96L8 73V27Z",
  blue: "M50 5A45 45 0 1 1 49.9 5Z",
  white: "M10 10H90V90H10Z",
};

const SIGNS: Record<string, string> = {
  search: "locked-chest",
  villager: "farmer",
  guest: "domino-mask",
  cultist: "cultist",
  beacon: "pyre",
  brazier: "pyre",
  grave: "tombstone",
  bundle: "wheat",
  prisoner: "prisoner",
  boulder: "falling-boulder",
  shrine: "star-altar",
  fire: "flame",
  water: "waves",
  earth: "mountains",
  air: "tornado",
  relic: "gems",
  rune: "rune-stone",
  stone: "rune-stone",
  idol: "stone-bust",
  key: "key",
  egg: "egg-eye",
  chain: "manacles",
  anchor: "anchor",
  seal: "wax-seal",
  bell: "ringing-bell",
  lantern: "lantern-flame",
  forge: "anvil",
  clue: "magnifying-glass",
  map: "treasure-map",
  dust: "cobweb",
  curse: "cursed-star",
  gate: "magic-gate",
  crawlway: "secret-door",
  captain: "visored-helm",
  blood: "droplets",
  clergy: "monk-face",
  acolyte: "cultist",
  entrance: "secret-door",
  challenge: "uncertainty",
};
/** What a token shows before anybody has done anything with it. */
const BEFORE = ["", "dark", "closed", "whole", "cool"];
export const isTurned = (face: string): boolean => !BEFORE.includes(face);

/** A token is what its name says; of those nobody drew, a flag. */
export function tokenSign(kind: string, face: string): string {
  const words = [...face.split("_"), ...kind.split("_")];
  for (const word of [face, kind, ...words]) {
    const sign = SIGNS[word] ?? SIGNS[word.replace(/s$/, "")];
    if (sign) return sign;
  }
  return "flag-objective";
}
