// The prisoners as they are drawn: one body, and what is left of each head.

export interface Drawn {
  /** The colour of what burns where a head was. */
  light: string;
  cloth: string;
  dark: string;
  head: string;
  spark: string;
  weapon: string;
}

const FIGURES: Record<string, Drawn> = {
  // A blob that bubbles over; a dagger that drips.
  poisoned: {
    light: "#a8f22a",
    cloth: "#3d5a2e",
    dark: "#1f3320",
    head: "M40 40C31 38 30 26 38 22C37 13 47 9 52 14C58 8 69 13 67 22C75 25 74 37 65 40C58 45 47 44 40 40Z",
    spark: "M44 9a4 4 0 1 1 0.1 0ZM60 5a3 3 0 1 1 0.1 0ZM72 14a2.4 2.4 0 1 1 0.1 0ZM33 15a2.4 2.4 0 1 1 0.1 0Z",
    weapon: "M74 62L98 46L94 57L78 69ZM91 62C95 67 95 71 92 72C88 72 88 67 91 62Z",
  },
  // A pyre that did not go out; a club of embers.
  immolated: {
    light: "#ff9a3d",
    cloth: "#5c2f2a",
    dark: "#331a1c",
    head: "M38 41C28 33 34 22 41 17C40 23 44 24 45 20C45 11 52 7 57 1C56 9 62 12 64 18C66 17 67 14 66 11C74 19 77 33 66 41C58 46 46 46 38 41Z",
    spark: "M34 8L37 13L33 15ZM72 3L74 9L70 9ZM79 18L82 22L78 23ZM27 22L29 26L25 27Z",
    weapon: "M73 61L88 38L84 29L94 20L98 30L95 41L79 68Z",
  },
  // Strips that trail behind; two hooked blades.
  flayed: {
    light: "#ff4d6d",
    cloth: "#6a2a44",
    dark: "#3a1630",
    head: "M42 40L20 34L34 32L14 22L36 25L24 10L46 19C52 11 66 13 69 24C72 34 66 43 56 43C50 43 46 42 42 40Z",
    spark: "M12 29L4 26L11 25ZM17 16L10 9L19 12ZM28 39L20 42L26 36Z",
    weapon: "M74 61C88 62 98 54 97 40C91 52 84 54 74 53ZM70 70C84 74 96 70 99 60C90 67 82 67 72 63Z",
  },
  // Four shards that hang together by a grudge; an axe.
  quartered: {
    light: "#b98bff",
    cloth: "#3b3a6b",
    dark: "#211f45",
    head: "M50 8L36 13L33 25L49 25ZM55 6L71 11L74 24L55 24ZM33 30L49 30L50 44L38 41ZM55 29L74 29L68 41L56 45Z",
    spark: "M51 2L53 5L50 6ZM80 28L84 27L82 31ZM26 27L30 27L28 31Z",
    weapon: "M72 68L90 34L94 36L78 71ZM84 33C94 26 104 32 100 48C96 44 92 43 86 45Z",
  },
  // A sword with opinions.
  serenade: { light: "#2fd6c3", cloth: "#1b6d72", dark: "#0c3b45", head: "", spark: "", weapon: "" },
};

const PLAIN: Drawn = { light: "#a8f22a", cloth: "#43316d", dark: "#22173b", head: "M40 40C32 32 36 18 52 14C68 18 72 32 65 40C58 45 47 44 40 40Z", spark: "", weapon: "" };

export const drawnOf = (kind: string): Drawn => FIGURES[kind] ?? PLAIN;
