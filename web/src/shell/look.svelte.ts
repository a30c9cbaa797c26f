// A finger cannot look before it touches. Where the board has odds to show of an answer, the first tap looks at it and the
// second gives it; a mouse and a key, which look by being there, give it at once.
import { named } from "./state.svelte";
import type { Table } from "./table.svelte";
import type { Choice } from "./wire";

class Look {
  #finger = false;
  #at = $state.raw({ action: "", shown: -1 });

  /** The last press was made by this. */
  pressed(event: PointerEvent): void {
    this.#finger = event.pointerType === "touch";
  }

  /** Whether an answer is being looked at since it was tapped. */
  rests(table: Table, choice: Choice): boolean {
    return this.#at.shown === table.shown && this.#at.action === named(choice[0]);
  }

  /** The click on an answer: whether it gives it. A click that no finger or mouse made counts none. */
  gives(table: Table, choice: Choice, clicks: number): boolean {
    const looks = this.#finger && clicks > 0 && !this.rests(table, choice) && (table.room?.foretells?.(table, choice) ?? false);
    this.#at = looks ? { action: named(choice[0]), shown: table.shown } : { action: "", shown: -1 };
    return !looks;
  }
}

export const look = new Look();
