// What is printed small in the castle, and how it is told large.
import { Peek, type Telling as Told } from "../../shell/board/peek.svelte";
import type { Trait } from "./view";

export interface Telling extends Told {
  /** The faces of a die. */
  die?: Trait[][];
  list?: string[];
}

export const peek = new Peek<Telling>();
