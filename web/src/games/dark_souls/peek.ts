// What is printed small in Dark Souls, and how it is told large.
import { Peek, type Telling as Told } from "../../shell/board/peek.svelte";

export interface Telling extends Told {
  /** A treasure card, held up whole. */
  gear?: string;
  /** A behaviour card, held up whole. */
  pattern?: string;
}

export const peek = new Peek<Telling>();
