// What of Dead Cells can be looked at outside a game: prisoners, their cards, equipment, monsters and bosses; what a campaign is
// meant to reveal stays covered.
import type { Faces } from "../../shell/api";
import type { Exhibit as Shown, Gallery, Shelf } from "../../shell/contract";
import type { Lang } from "../../shell/wire";
import Exhibit from "./Exhibit.svelte";
import { SERENADE, type Printed } from "./faces";

const en = {
  prisoners: "Prisoners",
  combat: "Combat cards",
  equipment: "Equipment to begin with",
  monsters: "Monsters",
  bosses: "Bosses",
  goods: "Goods",
  states: "States",
  tokens: "Tokens",
  upgraded: "Upgraded combat cards",
  blueprints: "Blueprints",
  late: "Monsters of the later biomes",
  campaign: "Cards of the campaign",
  attacks: "Attacks of the bosses",
  tiles: "Tiles",
  runes: "Runes",
};
const fr: typeof en = {
  prisoners: "Prisonniers",
  combat: "Cartes de combat",
  equipment: "Équipement de départ",
  monsters: "Monstres",
  bosses: "Boss",
  goods: "Biens",
  states: "États",
  tokens: "Jetons",
  upgraded: "Cartes de combat améliorées",
  blueprints: "Schémas",
  late: "Monstres des biomes suivants",
  campaign: "Cartes de la campagne",
  attacks: "Attaques des boss",
  tiles: "Tuiles",
  runes: "Runes",
};
const names: Record<Lang, typeof en> = { en, fr };

/** Where everybody begins. */
const FIRST_BIOME = "B1";
const STARTS = "ST-";

interface Card {
  name: string;
  story?: string;
  lines?: string[];
  text?: string;
}
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function shown<C extends Card>(cards: Record<string, C>, takes: (card: C) => boolean = () => true): Shown[] {
  return Object.entries(cards)
    .filter(([, card]) => takes(card))
    .map(([id, { name, story = "", lines = [], text = "" }]) => ({ id, name: capital(name), words: [story, text, ...lines] }));
}

export function shelves(faces: Faces, lang: Lang): Shelf[] {
  const printed = faces as unknown as Printed;
  const n = names[lang];
  const prisoners = shown(printed.prisoners);
  if (printed.serenade) prisoners.push({ id: SERENADE, name: printed.serenade.name, words: [printed.serenade.story, ...printed.serenade.lines] });
  const begins = (card: { code: string; owner: string }) => card.owner !== "";
  return [
    { id: "prisoners", name: n.prisoners, exhibits: prisoners },
    { id: "combat", name: n.combat, exhibits: shown(printed.combat, begins) },
    { id: "equipment", name: n.equipment, exhibits: shown(printed.equipment, (card) => card.code.startsWith(STARTS)) },
    { id: "monsters", name: n.monsters, exhibits: shown(printed.monsters, (card) => card.biome === FIRST_BIOME && !card.adds) },
    { id: "bosses", name: n.bosses, exhibits: shown(printed.forms) },
    { id: "goods", name: n.goods, exhibits: shown(printed.goods) },
    { id: "states", name: n.states, exhibits: shown(printed.states) },
    { id: "tokens", name: n.tokens, exhibits: shown(printed.tokens) },
    { id: "late", name: n.late, secret: true, exhibits: shown(printed.monsters, (card) => card.biome !== FIRST_BIOME || card.adds) },
    { id: "tiles", name: n.tiles, secret: true, exhibits: shown(printed.tiles) },
    { id: "attacks", name: n.attacks, secret: true, exhibits: [...shown(printed.attacks), ...shown(printed.elements)] },
    { id: "runes", name: n.runes, secret: true, exhibits: shown(printed.runes) },
    { id: "upgraded", name: n.upgraded, secret: true, exhibits: shown(printed.combat, (card) => !begins(card)) },
    { id: "blueprints", name: n.blueprints, secret: true, exhibits: shown(printed.equipment, (card) => !card.code.startsWith(STARTS)) },
    { id: "campaign", name: n.campaign, secret: true, exhibits: shown(printed.campaign) },
  ];
}

export const gallery: Gallery = { shelves, Exhibit };
