// How a table is laid in the room there is.

/**
 * - `wide`: the board on the left; on the right the question, and the log below it.
 * - `low`: a window wider than high with little height: the board on the left, one panel at a time on the right.
 * - `upright`: a tablet held upright: the board above, question and log side by side below it.
 * - `phone`: the board above, one panel at a time at the thumb.
 */
export type Layout = "wide" | "low" | "upright" | "phone";

/** In rem. Until something was measured there is room for everything. */
export function layoutIn(width: number, height: number): Layout {
  if (width === 0) return "wide";
  if (height > width) return width >= 44 ? "upright" : "phone";
  return width >= 60 && height >= 38 ? "wide" : "low";
}
