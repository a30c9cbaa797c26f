// What of Dark Souls can be looked at outside a game: everybody, every card, and every icon with its meaning.
import type { Faces } from "../../shell/api";
import type { Exhibit as Shown, Gallery, Shelf } from "../../shell/contract";
import type { Lang } from "../../shell/wire";
import Exhibit from "./Exhibit.svelte";
import type { GearKind, Named, Printed } from "./faces";
import { GEAR_SHELVES, icons, shelfNames, type IconName } from "./exhibits";

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const named = (things: Record<string, Named>): Shown[] =>
  Object.entries(things).map(([id, { name, text }]) => ({ id, name: capital(name), words: [text] }));

const called = (things: Record<string, { name: string; story: string; lines: string[] }>): Shown[] =>
  Object.entries(things).map(([id, { name, story, lines }]) => ({ id, name, words: [story, ...lines] }));

export function shelves(faces: Faces, lang: Lang): Shelf[] {
  const printed = faces as unknown as Printed;
  const names = shelfNames[lang];
  const gear = (kinds: GearKind[]): Shown[] =>
    Object.entries(printed.equipment)
      .filter(([, face]) => kinds.includes(face.kind))
      .map(([id, face]) => ({ id, name: face.name, words: [face.kind_name, face.pile_name, ...face.lines] }))
      .sort((one, other) => one.name.localeCompare(other.name, lang));
  const encounters = Object.entries(printed.encounters).filter(([, face]) => face.level > 0);
  return [
    { id: "characters", name: names.characters, exhibits: called(printed.characters) },
    { id: "enemies", name: names.enemies, exhibits: called(printed.enemies) },
    { id: "bosses", name: names.bosses, exhibits: called(printed.bosses) },
    ...Object.entries(GEAR_SHELVES).map(([id, kinds]) => ({ id, name: names[id as keyof typeof names], exhibits: gear(kinds) })),
    { id: "tokens", name: names.tokens, exhibits: named(printed.tokens) },
    { id: "conditions", name: names.conditions, exhibits: named(printed.conditions) },
    { id: "terrain", name: names.terrain, exhibits: named(printed.terrain) },
    {
      id: "icons",
      name: names.icons,
      exhibits: (Object.keys(icons[lang]) as IconName[]).map((id) => ({ id, name: icons[lang][id].name, words: [icons[lang][id].text] })),
    },
    {
      id: "patterns",
      name: names.patterns,
      secret: true,
      wide: true,
      exhibits: Object.entries(printed.patterns).map(([id, face]) => ({
        id,
        name: face.name,
        words: [printed.bosses[face.boss]?.name ?? "", ...face.lines],
      })),
    },
    { id: "encounters", name: names.encounters, secret: true, exhibits: called(Object.fromEntries(encounters)) },
  ];
}

export const gallery: Gallery = { shelves, Exhibit };
