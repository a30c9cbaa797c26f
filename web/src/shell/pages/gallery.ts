// Looking for something in a gallery, and going from one exhibit to the next.
import type { Exhibit, Shelf } from "../contract";
import { plain, wanted } from "./rulebook";

/** An exhibit where it stands. */
export interface Place {
  shelf: string;
  id: string;
}

/** The shelves of a kind (none: all), with the exhibits that hold all the words; what is covered is not searched. */
export function sought(shelves: Shelf[], kind: string, query: string, uncovered: ReadonlySet<string>): Shelf[] {
  const words = wanted(query);
  const fits = (one: Exhibit) => {
    const text = plain([one.name, ...one.words].join(" "));
    return words.every((word) => text.includes(word));
  };
  return shelves
    .filter((shelf) => !kind || shelf.id === kind)
    .map((shelf) => ({ ...shelf, exhibits: words.length ? shelf.exhibits.filter(fits) : shelf.exhibits }))
    .filter((shelf) => (words.length ? shelf.exhibits.length > 0 && isOpen(shelf, uncovered) : true));
}

export const isOpen = (shelf: Shelf, uncovered: ReadonlySet<string>): boolean => !shelf.secret || uncovered.has(shelf.id);

/** Every exhibit that can be seen, in order: what the arrows go through. */
export function row(shelves: Shelf[], uncovered: ReadonlySet<string>): Place[] {
  return shelves
    .filter((shelf) => isOpen(shelf, uncovered))
    .flatMap((shelf) => shelf.exhibits.map((one) => ({ shelf: shelf.id, id: one.id })));
}

/** The part of an address that names an exhibit, and back; a shelf alone is a kind. */
export const addressOf = ({ shelf, id }: Place): string => (id ? `${shelf}.${id}` : shelf);

export function placeAt(address: string, shelves: Shelf[]): Place | null {
  const [shelf = "", id = ""] = address.split(".", 2);
  const found = shelves.find((one) => one.id === shelf);
  if (!found) return null;
  return { shelf, id: found.exhibits.some((one) => one.id === id) ? id : "" };
}
