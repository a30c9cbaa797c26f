// A picture for every item: a sign of the collection, or a few strokes of our own where it has none.

export const SIGN_OF: Record<string, string> = {
  stale_loaf: "sliced-bread",
  rotten_apple: "apple-core",
  rotten_shield: "viking-shield",
  decayed_blade: "fragmented-sword",
  rusted_flail: "flail",
  cracked_axe: "battered-axe",
  dented_daggers: "daggers",
  healing_verses: "scroll-unfurled",
  brew_of_might: "round-potion",
  cunning_concoction: "square-bottle",
  effervescent_evasion: "fizzing-flask",
  liquid_luck: "drop",
  elixir_of_insight: "eyedropper",
  onion_broth: "camp-cooking-pot",
  bitter_tea: "beer-horn",
  salt_water: "water-flask",
  bent_poker: "crowbar",
  cellar_door: "wooden-door",
  linen_strips: "bandage-roll",
  straw_sack: "pillow",
  tallow_stub: "candle-flame",
  milk_tooth: "tooth",
};

/** In a square of 512, as the collection draws. */
export const DRAWN: Record<string, string> = {
  // Twin pebbles, each with its vein.
  replication_stones:
    "M60 330C40 250 110 190 190 200C262 208 290 262 268 330C250 388 190 410 136 402C92 396 70 374 60 330ZM96 316C140 290 180 296 236 262L240 282C190 316 140 316 100 342Z" +
    "M284 210C262 140 320 84 392 92C452 100 482 150 464 214C448 270 398 292 352 284C314 276 294 252 284 210ZM312 196C352 172 390 178 440 148L446 168C400 200 356 200 316 222Z",
  // A bench of solid oak.
  chapel_bench:
    "M40 96H472V148H40ZM40 170H472V206H40ZM24 268H488V320H24ZM56 206H92V268H56ZM420 206H456V268H420ZM60 330H108L96 440H48ZM404 330H452L464 440H416ZM110 356H402V384H107Z",
  // The lid of a cauldron, with a rope for a grip.
  pot_lid:
    "M256 96A40 40 0 0 0 218 148C120 160 44 232 36 330H476C468 232 392 160 294 148A40 40 0 0 0 256 96ZM256 122A16 16 0 1 1 256 153A16 16 0 1 1 256 122ZM24 346H488V392H24ZM98 300C116 244 160 210 214 200L218 220C172 230 138 258 122 300Z",
};

export const CURSE_SIGNS: Record<string, string> = {
  bound: "manacles",
  unguarded: "broken-shield",
  bleeding: "bleeding-wound",
  marked: "skull-signet",
};
