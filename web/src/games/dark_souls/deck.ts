// A boss's behaviour deck as far as it is known.
import type { DeckSeen } from "./view";

/** The card that will surely be turned over next, or "". */
export function nextCard(deck: DeckSeen): string {
  if (deck.left === 0) return deck.played[0] ?? "";
  if (deck.learned.length > 0) return deck.learned[0] ?? "";
  return deck.left === 1 && deck.known.length === 1 ? (deck.known[0] ?? "") : "";
}

export interface Pile {
  /** Played, in their order, the last one on top. */
  played: string[];
  /** To come: known ones first, in their order if that is known; then how many nobody has seen. */
  known: string[];
  ordered: boolean;
  hidden: number;
  next: string;
}

export function pileOf(deck: DeckSeen): Pile {
  const ordered = deck.learned.length > 0;
  const known = ordered ? deck.learned : deck.known;
  return { played: deck.played, known, ordered, hidden: Math.max(0, deck.left - known.length), next: nextCard(deck) };
}
