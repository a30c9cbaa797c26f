// What is printed small in Dead Cells, told large.
import { Peek } from "../../shell/board/peek.svelte";

export const peek = new Peek();
