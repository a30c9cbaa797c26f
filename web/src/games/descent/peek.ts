// What is printed small in Descent, told large.
import { Peek } from "../../shell/board/peek.svelte";

export const peek = new Peek();
