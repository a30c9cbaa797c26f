// The arms everybody bears, so that no two can be taken for each other in any light: a charge, and for heroes a field divided in a
// way of its own.
import type { Rank } from "./view";

/** How a field is divided, as heralds call it. */
export type Field = "pale" | "fess" | "bend" | "chevron" | "cross" | "saltire" | "chief" | "lozengy" | "plain";

const HEROES: Record<string, { charge: string; field: Field }> = {
  ashrian: { charge: "feathered-wing", field: "chevron" },
  avric_albright: { charge: "caduceus", field: "cross" },
  leoric_of_the_book: { charge: "open-book", field: "fess" },
  widow_tarha: { charge: "burning-eye", field: "lozengy" },
  jain_fairwood: { charge: "high-shot", field: "bend" },
  tomble_burrowell: { charge: "cloak-dagger", field: "pale" },
  grisban_the_thirsty: { charge: "beer-stein", field: "chief" },
  syndrael: { charge: "two-handed-sword", field: "saltire" },
};

const CHARGES: Record<string, string> = {
  barghest: "wolf-head",
  cave_spider: "angular-spider",
  elemental: "tornado",
  ettin: "ogre",
  flesh_moulder: "fleshy-mass",
  goblin_archer: "goblin-head",
  merriod: "kraken-tentacle",
  shadow_dragon: "spiked-dragon-head",
  zombie: "shambling-zombie",
  baron_zachareth: "black-knight-helm",
  belthir: "snake",
  lady_eliza_farrow: "female-vampire",
  lord_merick_farrow: "skull-staff",
  sir_alric_farrow: "horned-helm",
  splig: "meat-cleaver",
  khorayt: "dragon-head",
  ruin: "ice-golem",
  gryvorn: "double-dragon",
  valyrax: "dragon-spiral",
  the_fen_king: "troll",
  ariad: "spider-mask",
  raythen: "hooded-assassin",
  villager: "farmer",
  sir_palamon: "visored-helm",
  cardinal_koth: "pope-crown",
  frederick: "walking-scout",
  militia: "pitchfork",
  sister_alma: "nun-face",
  wyrmling: "sea-dragon",
  reanimate: "raise-zombie",
};
/** Somebody nobody has drawn yet. */
const UNKNOWN: Record<string, string> = { lieutenant: "horned-skull", ally: "person", familiar: "person", hero: "person" };

export const chargeOf = (kind: string, rank: Rank = ""): string => HEROES[kind]?.charge ?? CHARGES[kind.replace(/^agent_/, "")] ?? UNKNOWN[rank] ?? "death-skull";
export const fieldOf = (kind: string): Field => HEROES[kind]?.field ?? "plain";

/** The lines of a division, in a field a hundred wide and high. */
export const DIVISIONS: Record<Field, string> = {
  pale: "M0 0H50V100H0Z",
  fess: "M0 34H100V66H0Z",
  bend: "M0 0H30L100 76V100H76L0 24Z",
  chevron: "M0 78L50 30L100 78V100L50 54L0 100Z",
  cross: "M40 0H60V38H100V58H60V100H40V58H0V38H40Z",
  saltire: "M0 0H16L50 36L84 0H100V14L64 50L100 88V100H84L50 64L16 100H0V86L36 50L0 14Z",
  chief: "M0 0H100V32H0Z",
  lozengy: "M50 0L75 25L50 50L25 25ZM100 0V0L100 50L75 25ZM0 0L25 25L0 50ZM50 50L75 75L50 100L25 75ZM100 50V100L75 75ZM0 50L25 75L0 100Z",
  plain: "",
};
