// What of the castle can be looked at outside a game: prisoners, items, dice and curses; pages and bosses only if asked for.
import type { Faces } from "../../shell/api";
import type { Exhibit as Shown, Gallery, Shelf } from "../../shell/contract";
import type { Lang } from "../../shell/wire";
import Exhibit from "./Exhibit.svelte";
import { shelfNames, symbols } from "./exhibits";
import type { PageFace, Printed } from "./view";

export function shelves(faces: Faces, lang: Lang): Shelf[] {
  const printed = faces as unknown as Printed;
  const names = shelfNames[lang];
  const pages = (fits: (face: PageFace) => boolean): Shown[] =>
    Object.entries(printed.pages)
      .filter(([, face]) => fits(face))
      .map(([id, face]) => ({ id, name: face.title, words: [face.text, face.foe, ...face.lines.map((line) => line.text)] }))
      .sort((one, other) => one.name.localeCompare(other.name, lang));
  return [
    {
      id: "prisoners",
      name: names.prisoners,
      exhibits: Object.entries(printed.characters).map(([id, face]) => ({ id, name: face.name, words: [face.story, face.text] })),
    },
    {
      id: "items",
      name: names.items,
      exhibits: Object.entries(printed.items)
        .map(([id, face]) => ({ id, name: face.name, words: [face.story, face.text] }))
        .sort((one, other) => one.name.localeCompare(other.name, lang)),
    },
    {
      id: "symbols",
      name: names.symbols,
      exhibits: Object.entries(symbols(printed, lang)).map(([id, { name, text }]) => ({ id, name, words: [text] })),
    },
    {
      id: "curses",
      name: names.curses,
      exhibits: Object.entries(printed.curses).map(([id, { name, does }]) => ({ id, name, words: [does] })),
    },
    { id: "pages", name: names.pages, secret: true, wide: true, exhibits: pages((face) => !face.boss) },
    { id: "bosses", name: names.bosses, secret: true, wide: true, exhibits: pages((face) => face.boss) },
  ];
}

export const gallery: Gallery = { shelves, Exhibit };
