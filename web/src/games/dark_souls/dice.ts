// The shapes of the dice on a field of 24, and what they are called when they lie side by side.
import type { Colour } from "./faces";

export const DICE: Record<Colour, string> = {
  black: "M5.4 3.4H18.6A2 2 0 0 1 20.6 5.4V18.6A2 2 0 0 1 18.6 20.6H5.4A2 2 0 0 1 3.4 18.6V5.4A2 2 0 0 1 5.4 3.4Z",
  blue: "M2.2 12A9.8 9.8 0 1 1 21.8 12A9.8 9.8 0 1 1 2.2 12Z",
  orange: "M12 1.6L21.2 6.8V17.2L12 22.4L2.8 17.2V6.8Z",
  dodge: "M12 1.2L21.6 11.4L12 22.8L2.4 11.4Z",
};

/** The same dice together, in the order they are given: `[["black", 2], ["blue", 1]]`. */
export function counted(dice: Colour[]): [Colour, number][] {
  const found: [Colour, number][] = [];
  for (const die of dice) {
    const same = found.find(([colour]) => colour === die);
    if (same) same[1] += 1;
    else found.push([die, 1]);
  }
  return found;
}
