// Every exhibit of a game's gallery drawn, small and whole, for its tests.
import { flushSync, mount, unmount } from "svelte";
import type { Faces } from "../api";
import type { Gallery } from "../contract";
import { Table } from "../table.svelte";
import type { Lang } from "../wire";

export interface Drawn {
  place: string;
  name: string;
  small: string;
  whole: string;
  words: string;
}

export function everyExhibit(gallery: Gallery, faces: Faces, lang: Lang): Drawn[] {
  const table = new Table("");
  table.lang = lang;
  table.faces = faces;
  const drawn = (shelf: string, id: string, whole: boolean): HTMLElement => {
    const target = document.createElement("div");
    const made = mount(gallery.Exhibit, { target, props: { table, shelf, id, whole } });
    flushSync();
    const kept = target.cloneNode(true) as HTMLElement;
    void unmount(made);
    return kept;
  };
  return gallery.shelves(faces, lang).flatMap((shelf) =>
    shelf.exhibits.map((one) => {
      const whole = drawn(shelf.id, one.id, true);
      return {
        place: `${shelf.id}.${one.id}`,
        name: one.name,
        small: drawn(shelf.id, one.id, false).innerHTML,
        whole: whole.innerHTML,
        words: whole.textContent ?? "",
      };
    }),
  );
}
