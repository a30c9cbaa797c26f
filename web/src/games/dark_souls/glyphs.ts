// The signs of the rules, drawn by us on a field of 24: what an option of a weapon does beside its dice, what a foe does.
// Each is strokes (`d`) and filled shapes (`f`).

export interface Glyph {
  d?: string;
  f?: string;
}

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const GLYPHS = {
  /** Everyone on the node: a ring with models on it. */
  node: { d: ring(12, 12, 9.5), f: ring(12, 7.4, 2.4) + ring(7.8, 14.6, 2.4) + ring(16.2, 14.6, 2.4) },
  /** A shaft: not on the own node. */
  shaft: { d: `${ring(6.5, 17.5, 4)}M3.6 20.4l5.8 -5.8M12 12L19.5 4.5`, f: "M22 2l-2.2 7.4l-5.2 -5.2Z" },
  repeat: { d: "M5 9.5A8 8 0 0 1 19.4 9M19 14.5A8 8 0 0 1 4.6 15", f: "M20.9 4.5v6h-6ZM3.1 19.5v-6h6Z" },
  /** A shift: a step aside. */
  shift: { d: "M3 12H17M13 6.5L18.5 12L13 17.5", f: ring(4.5, 12, 2) },
  magic: { f: "M12 1.5C12.9 8 16 11.1 22.5 12C16 12.9 12.9 16 12 22.5C11.1 16 8 12.9 1.5 12C8 11.1 11.1 8 12 1.5Z" },
  range: { d: "M2.5 12H21.5M6.5 8L2.5 12L6.5 16M17.5 8L21.5 12L17.5 16" },
  push: { d: "M3 4.5V19.5M7 12H18M14 7.5L18.8 12L14 16.5M21.8 6V18" },
  backup: { d: "M5 8.5H19V20H5ZM9 8.5V6A3 3 0 0 1 15 6V8.5M5 13H19" },
  /** Towards and away: an arrow to, and from, somebody. */
  toward: { d: "M12 21.5V10.5M6.8 14.8L12 9.6L17.2 14.8", f: ring(12, 4, 2.7) },
  away: { d: "M12 10V20M6.8 15.3L12 20.5L17.2 15.3", f: ring(12, 4, 2.7) },
  /** Only turning towards somebody. */
  face: { d: "M4.5 20.5A9.5 9.5 0 0 1 11 9.4M5.4 10.2L11.6 9L12.2 15.2", f: ring(18.6, 5.4, 2.8) },
  slide: { d: "M12 21.5V4M6 10L12 4L18 10M7.5 21.5H16.5" },
  leap: { d: "M3 19C4.5 8 11.5 3.5 17.5 9.5M13.6 12.2L18.6 12.4L20.3 7.6M12.5 20.5H23" },
  turnRight: { d: "M4.5 18.5V13A6.5 6.5 0 0 1 11 6.5H18.5M14 2L18.8 6.5L14 11" },
  turnLeft: { d: "M19.5 18.5V13A6.5 6.5 0 0 0 13 6.5H5.5M10 2L5.2 6.5L10 11" },
  turnRound: { d: "M6 21V10A6 6 0 0 1 18 10V18M13.5 14L18 18.6L22.5 14" },
  /** An attack: three cuts. */
  strike: { d: "M4 20L17 3.5M10 21L20.5 8M3.5 13.5L11.5 3.5" },
  /** Whom it means: the one who holds the Aggro token, or whoever is nearest. */
  aggro: { f: "M12 1.8L15 8.2L22 9.1L16.9 13.9L18.2 20.8L12 17.4L5.8 20.8L7.1 13.9L2 9.1L9 8.2Z" },
  nearest: { d: `${ring(12, 12, 9.5)}${ring(12, 12, 5)}`, f: ring(12, 12, 1.8) },
  dodge: { d: "M4 20C4 12 8.5 7.5 15 7.5M10.5 3L15.6 7.5L10.5 12M12.5 20C12.5 16.5 15 13.8 20.5 13.8" },
  block: { d: "M12 2L20.5 5V11.5C20.5 16.8 17 20.3 12 22.2C7 20.3 3.5 16.8 3.5 11.5V5Z" },
  resist: { d: "M12 2L20.5 5V11.5C20.5 16.8 17 20.3 12 22.2C7 20.3 3.5 16.8 3.5 11.5V5Z", f: "M12 6.2C12.5 10 14.2 11.7 18 12.2C14.2 12.7 12.5 14.4 12 18.2C11.5 14.4 9.8 12.7 6 12.2C9.8 11.7 11.5 10 12 6.2Z" },
  health: { f: "M12 21C4 15.2 2 11.6 2 8.2C2 5.2 4.2 3 7 3C9 3 10.9 4 12 5.9C13.1 4 15 3 17 3C19.8 3 22 5.2 22 8.2C22 11.6 20 15.2 12 21Z" },
  weak: { d: "M12 2L20.5 5V11.5C20.5 16.8 17 20.3 12 22.2C7 20.3 3.5 16.8 3.5 11.5V5ZM13 4L9.5 10.5L14.5 12.5L10.5 19" },
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;
