// What is being looked at: the answer under the pointer or the focus, wherever its button stands, or the thing on the
// board that answers name.
import { onMount } from "svelte";
import { look } from "../../shell/look.svelte";
import { named } from "../../shell/state.svelte";
import type { Table } from "../../shell/table.svelte";
import type { Choice } from "../../shell/wire";

class Gaze {
  /** An action as its button names it. */
  action = $state("");
  /** A thing of the board. */
  thing = $state("");
  #watchers = 0;

  /** The answers looked at: one on a button, all that a thing stands for. */
  choices(table: Table): Choice[] {
    const all = [...table.choices, ...table.strokes];
    const tapped = all.filter((choice) => look.rests(table, choice));
    if (tapped.length > 0) return tapped;
    if (this.action) return all.filter((choice) => named(choice[0]) === this.action);
    return this.thing ? table.optionsFor(this.thing) : [];
  }

  watch(): () => void {
    if (this.#watchers++ === 0) {
      document.addEventListener("pointerover", this.#look);
      document.addEventListener("focusin", this.#look);
      document.addEventListener("focusout", this.#away);
      document.documentElement.addEventListener("pointerleave", this.#away);
    }
    return () => {
      if (--this.#watchers > 0) return;
      document.removeEventListener("pointerover", this.#look);
      document.removeEventListener("focusin", this.#look);
      document.removeEventListener("focusout", this.#away);
      document.documentElement.removeEventListener("pointerleave", this.#away);
    };
  }

  #look = (event: Event): void => {
    const at = event.target instanceof Element ? event.target : null;
    this.action = at?.closest<HTMLElement>("[data-action]")?.dataset.action ?? "";
    this.thing = at?.closest<HTMLElement>("[data-thing]")?.dataset.thing ?? "";
  };

  // The focus also leaves what is just being taken off the page, and then nothing else may change until it is off.
  #away = (): void =>
    queueMicrotask(() => {
      this.action = "";
      this.thing = "";
    });
}

export const gaze = new Gaze();

/** Keeps an eye on where this component's table is looked at. */
export const watchGaze = (): void => onMount(() => gaze.watch());
