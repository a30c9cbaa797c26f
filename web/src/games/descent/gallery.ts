// What of Descent can be looked at outside a game: heroes, classes, skills, items, monsters, lieutenants, the overlord's cards; what a
// campaign is meant to reveal stays covered.
import type { Faces } from "../../shell/api";
import type { Exhibit as Shown, Gallery, Shelf } from "../../shell/contract";
import type { Lang } from "../../shell/wire";
import Exhibit from "./Exhibit.svelte";
import type { Printed } from "./faces";

const en = {
  heroes: "Heroes",
  classes: "Classes",
  skills: "Skills",
  starting: "Items to begin with",
  shop1: "The shop, act I",
  shop2: "The shop, act II",
  monsters: "Monsters",
  lieutenants: "Lieutenants",
  specials: "Others who lead",
  allies: "Allies and familiars",
  overlord: "Overlord cards",
  search: "Search cards",
  conditions: "Conditions",
  travel: "Travel cards",
  terrain: "Terrain",
  relics: "Relics",
  plots: "Plot cards",
  rumours: "Rumours",
  taints: "Taint cards",
  quests: "Quests",
};
const fr: typeof en = {
  heroes: "Héros",
  classes: "Classes",
  skills: "Compétences",
  starting: "Équipement de départ",
  shop1: "La boutique, acte I",
  shop2: "La boutique, acte II",
  monsters: "Monstres",
  lieutenants: "Lieutenants",
  specials: "Autres meneurs",
  allies: "Alliés et familiers",
  overlord: "Cartes Seigneur du Mal",
  search: "Cartes Fouille",
  conditions: "Conditions",
  travel: "Cartes Voyage",
  terrain: "Terrains",
  relics: "Reliques",
  plots: "Cartes Intrigue",
  rumours: "Rumeurs",
  taints: "Cartes Souillure",
  quests: "Quêtes",
};
const names: Record<Lang, typeof en> = { en, fr };

interface Card {
  name: string;
  story?: string;
  lines?: string[];
  text?: string;
}
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function shown<C extends Card>(cards: Record<string, C> | undefined, takes: (card: C) => boolean = () => true): Shown[] {
  return Object.entries(cards ?? {})
    .filter(([, card]) => takes(card))
    .map(([id, { name, story = "", lines = [], text = "" }]) => ({ id, name: capital(name), words: [story, text, ...lines] }));
}

export function shelves(faces: Faces, lang: Lang): Shelf[] {
  const printed = faces as unknown as Printed;
  const n = names[lang];
  const all: Shelf[] = [
    { id: "heroes", name: n.heroes, exhibits: shown(printed.heroes) },
    { id: "classes", name: n.classes, exhibits: shown(printed.classes) },
    { id: "skills", name: n.skills, exhibits: shown(printed.skills) },
    { id: "starting", name: n.starting, exhibits: shown(printed.items, (card) => card.act === 0) },
    { id: "shop1", name: n.shop1, exhibits: shown(printed.items, (card) => card.act === 1) },
    { id: "monsters", name: n.monsters, exhibits: shown(printed.monsters) },
    { id: "lieutenants", name: n.lieutenants, exhibits: shown(printed.lieutenants, (card) => !card.special && !card.agent) },
    { id: "allies", name: n.allies, exhibits: [...shown(printed.allies), ...shown(printed.familiars)] },
    { id: "overlord", name: n.overlord, exhibits: shown(printed.overlord) },
    { id: "search", name: n.search, exhibits: shown(printed.search) },
    { id: "conditions", name: n.conditions, exhibits: shown(printed.conditions) },
    { id: "terrain", name: n.terrain, exhibits: shown(printed.terrain, (card) => card.text !== "") },
    { id: "shop2", name: n.shop2, secret: true, exhibits: shown(printed.items, (card) => card.act === 2) },
    { id: "relics", name: n.relics, secret: true, exhibits: [...shown(printed.relics), ...shown(printed.items, (card) => card.act === 3)] },
    { id: "travel", name: n.travel, secret: true, exhibits: shown(printed.travel) },
    { id: "specials", name: n.specials, secret: true, exhibits: shown(printed.lieutenants, (card) => card.special || card.agent) },
    { id: "quests", name: n.quests, secret: true, exhibits: shown(printed.quests) },
    { id: "plots", name: n.plots, secret: true, exhibits: shown(printed.plots) },
    { id: "rumours", name: n.rumours, secret: true, exhibits: shown(printed.rumours) },
    { id: "taints", name: n.taints, secret: true, exhibits: shown(printed.taints) },
  ];
  return all.filter((shelf) => shelf.exhibits.length > 0);
}

export const gallery: Gallery = { shelves, Exhibit };
