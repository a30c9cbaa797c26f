// What a game brings to the table, from its folder in `games/`. The shell knows games only through this:
//
//   theme.css      its fonts, and its colours set under `[data-game="its-name"]`
//   entrance.ts    exports an `entrance`: ways to begin
//   Cover.svelte   the picture on the home page: an SVG that fills its frame, told the language
//   room.ts        exports a `room`
//   Illustration.svelte   draws the pictures its rulebook names
//   gallery.ts     exports a `gallery`, if there is something to be looked at outside a game
import type { Component } from "svelte";
import type { Ambience } from "./ambience";
import type { Faces } from "./api";
import type { Table } from "./table.svelte";
import type { Chair, Choice, Lang, LogLine, Wire } from "./wire";

/** A part of the room that is fetched only once it is needed, so that the first look at a table stays light. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Late<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

export interface Room {
  /** Fills the board area; reads `table.view`, wraps whatever can be clicked in `Thing`. */
  Board: Component<{ table: Table }>;
  /** How it went, in pictures, from `table.recap` and the log; fetched when it has gone. */
  End: Late<{ table: Table }>;
  /** The things on the board an action names, the most telling first: `["item:stale_loaf.2", "prisoner:0"]`. */
  things(action: Wire): string[];
  /** A small picture beside a line of the log (dice faces rolled and the like), or nothing. */
  Roll?: Component<{ event: Wire; lang: Lang }>;
  /** Whether a line of the log only carries on the one before it, and stands there in its place: a walk, space by space. */
  continues?(event: Wire, before: Wire): boolean;
  /** Whether the board has odds to show of an answer: a finger's first tap then looks, and the second gives it. */
  foretells?(table: Table, choice: Choice): boolean;
  /** Which sound an event makes, of the shell's own: "page" | "dice" | "wound" | "heal" | "hit" | "gain" | "win" | "lose" | "".
      What sounds of dice is put into words only once they lie there. Of several sides each hears its own end. */
  sound(event: Wire, table?: Table): string;
  /** What is heard of the place all the while, for those who want that; fetched for them. */
  ambience?(): Promise<{ ambience: Ambience }>;
  /** How long, in ms at normal speed, the board wants to show these lines before anything else happens; 0: they are
      shown together with what comes next. */
  pace(lines: LogLine[]): number;
  /** Whether what comes next happens at the same time (several dice thrown at once). */
  together?(lines: LogLine[], next: LogLine[]): boolean;
  /** How long, in ms at normal speed, somebody needs to read what these lines have laid open, if more happens at once. */
  reading?(lines: LogLine[], table: Table): number;
  /** What is painted on the curtain that falls when the screen passes on to `seat`: its ground, and what stands above the words. */
  Curtain?: Late<{ table: Table; seat: number }>;
  /** Whether a seat holds anything that others may not see: several at one screen may look at it, one at a time. */
  holds?(table: Table, seat: number): boolean;
  /** A picture over the board for what is a scene of its own: a death, a victory; fetched with the first of them. */
  Scene?: Late<{ table: Table; event: Wire }>;
  /** How long, in ms at normal speed, the scene of an event stands: 0, none; `Infinity`, until a key or tap. */
  scene?(event: Wire): number;
}

/** Something of a game that can be looked at by itself: a card, an enemy, an icon. */
export interface Exhibit {
  id: string;
  name: string;
  /** Whatever else is written on it: it is found by these words too. */
  words: string[];
}

/** Exhibits of one kind. */
export interface Shelf {
  id: string;
  name: string;
  exhibits: Exhibit[];
  /** Knowing it beforehand takes something from the game: it stays covered until somebody wants to see it. */
  secret?: boolean;
  /** Its pictures are wider than high. */
  wide?: boolean;
}

export interface Gallery {
  /** What there is to see, from what is printed on the cards. */
  shelves(faces: Faces, lang: Lang): Shelf[];
  /** Draws an exhibit; `whole`: with everything that is written on it. `table` knows the faces and nothing else. */
  Exhibit: Component<{ table: Table; shelf: string; id: string; whole: boolean }>;
}

/** Draws the pictures of a game's rulebook, by name: small ones between the words, and figures that stand alone. */
export type Illustration = Component<{ name: string; lang: Lang }>;

/** A way to begin, shown as one big choice on the page of a new table. */
export interface Preset {
  id: string;
  title: Record<Lang, string>;
  line: Record<Lang, string>;
  /** The game's options, by name, as it begins. */
  options: Record<string, unknown>;
  /** Who sits where; left out: me alone, or as many as the game asks for with bots beside me. */
  chairs?: Chair[];
}

export interface Entrance {
  /** Ways to begin, the one for newcomers first. */
  presets?: Preset[];
}
