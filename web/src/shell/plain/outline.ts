// A view, whatever the game, as something to be read: what each part is called, how it is best set, whose it is.
import type { Faces } from "../api";
import type { Table } from "../table.svelte";
import type { Wire } from "../wire";

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
type Mapping = { [key: string]: Value };

/** What a game may say, among its faces, about its view. Without it, names of parts are read as they are written. */
interface Hints {
  /** What a part is called, by its key. */
  labels?: Record<string, string>;
  /** Parts that hold one value a seat, in the order of the seats. */
  seats?: string[];
  /** Parts that are the viewer's own: they come first. */
  own?: string[];
}

export interface Part {
  key: string;
  label: string;
  value: Value;
  /** The seat it belongs to; -1: nobody's. */
  seat: number;
}

/** The field that says whose a thing is. */
const OWNER = "seat";
/** Fields that say what a thing is, and so are its title. */
const TITLES = ["name", "title", "id", "card", "kind"];

export const isMapping = (value: Value): value is Mapping => typeof value === "object" && value !== null && !Array.isArray(value);
export const isSimple = (value: Value): value is null | boolean | number | string => typeof value !== "object" || value === null;
export const isEmpty = (value: Value): boolean => !isSimple(value) && Object.keys(value).length === 0;

/** `most_hp` is "Most hp". */
const spelled = (key: string): string => {
  const words = key.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export class Outline {
  readonly mine: number;
  readonly #hints: Hints;
  readonly #names = new Map<string, string>();
  readonly #called: (seat: number) => string;
  readonly #count: number;

  constructor(table: Table) {
    const { sources: _, outline, ...kinds } = table.faces as Faces & { outline?: Hints };
    this.#hints = outline ?? {};
    this.#called = (seat) => table.called(seat);
    this.#count = table.sitters.length;
    this.mine = typeof table.view.seat === "number" ? table.view.seat : -1;
    for (const faces of Object.values(kinds)) {
      if (!isMapping(faces as Value)) continue;
      for (const [id, face] of Object.entries(faces as Record<string, unknown>)) {
        const name = typeof face === "string" ? face : ((face as Mapping | null)?.name ?? (face as Mapping | null)?.title);
        if (typeof name === "string" && !this.#names.has(id)) this.#names.set(id, name);
      }
    }
  }

  /** What a word of the view is called: by the face with that id (`stale_loaf.2` is a copy of `stale_loaf`). */
  name(word: string): string {
    const known = this.#names.get(word) ?? this.#names.get(word.replace(/\.\d+$/, ""));
    return known ?? (/^[a-z0-9]+(_[a-z0-9]+)+$/.test(word) ? word.replaceAll("_", " ") : word);
  }

  label(key: string): string {
    return this.#hints.labels?.[key] ?? this.#names.get(key) ?? spelled(key);
  }

  /** The parts of a mapping or a list; what is mine comes first. `under` is the key the whole stands under. */
  parts(value: Value[] | Mapping, under = ""): Part[] {
    const parts = Array.isArray(value) ? this.#items(value, under) : this.#fields(value);
    const first = (part: Part): boolean => this.isMine(part);
    return [...parts.filter(first), ...parts.filter((part) => !first(part))];
  }

  isMine(part: Part): boolean {
    return (this.mine >= 0 && part.seat === this.mine) || (this.#hints.own?.includes(part.key) ?? false);
  }

  /** Whether a list holds one number a seat, which is best drawn as bars. */
  isCount(part: Part): boolean {
    const { value } = part;
    return Array.isArray(value) && value.length > 0 && this.#bySeat(value, part.key) && value.every((one) => typeof one === "number");
  }

  #fields(value: Mapping): Part[] {
    return Object.entries(value)
      .filter(([key]) => key !== OWNER)
      .map(([key, one]) => ({ key, label: this.label(key), value: one, seat: isMapping(one) ? owner(one) : -1 }));
  }

  #items(value: Value[], under: string): Part[] {
    const bySeat = this.#bySeat(value, under);
    return value.map((one, n) => {
      const seat = bySeat ? n : isMapping(one) ? owner(one) : -1;
      const title = isMapping(one) ? TITLES.map((key) => one[key]).find((text) => typeof text === "string" && text) : undefined;
      const label = [title ? this.name(String(title)) : "", seat >= 0 ? this.#called(seat) : ""].filter(Boolean).join(" · ");
      return { key: String(n), label: label || String(n + 1), value: one, seat };
    });
  }

  #bySeat(value: Value[], key: string): boolean {
    return value.length === this.#count && (this.#hints.seats?.includes(key) ?? false);
  }
}

function owner(value: Mapping): number {
  const seat = value[OWNER];
  return typeof seat === "number" ? seat : -1;
}

/** A word of the view as a thing that options may name. */
export const thing = (word: string): string => `word:${word.slice(0, 60)}`;

/** An action names every word among its fields, wherever the view shows it. */
export function things(action: Wire): string[] {
  const words = action.slice(1).flat(3).filter((field): field is string => typeof field === "string" && field !== "");
  return words.map(thing);
}
