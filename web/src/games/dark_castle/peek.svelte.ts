// What is printed small, told large: one card at a time, beside the thing it is about.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Trait } from "./view";

export interface Telling {
  title: string;
  /** A word under the title: weapon, two hands. */
  kind?: string;
  story?: string;
  text?: string;
  notes?: string[];
  /** The faces of a die. */
  die?: Trait[][];
  list?: string[];
}

const KEY = Symbol("peek");

export class Peek {
  telling = $state.raw<Telling | null>(null);
  at = $state.raw<DOMRect | null>(null);
  /** Opened by a tap or a key: stays until another, or until the eye moves on. */
  #pinned: Element | null = null;
  /** What is being told about. */
  #of: Element | null = null;

  show(where: Element, telling: Telling): void {
    this.#of = where;
    this.at = where.getBoundingClientRect();
    this.telling = telling;
  }

  hide(): void {
    this.telling = null;
    this.#pinned = null;
    this.#of = null;
  }

  toggle(where: Element, telling: Telling): void {
    if (this.#pinned === where && this.telling) return this.hide();
    this.show(where, telling);
    this.#pinned = where;
  }

  /** Tells about an element while it is looked at, held down, or has the focus. */
  about(telling: () => Telling | null): Attachment {
    return (element) => {
      const show = () => {
        const what = telling();
        if (what) this.show(element, what);
      };
      const leave = () => {
        if (element.contains(this.#of) && this.#pinned !== element) this.hide();
      };
      // The focus also leaves what is just being taken off the page, and then nothing else may change until it is off.
      const blur = () => queueMicrotask(leave);
      const focus = (event: Event) => {
        // A click focuses too; only a keyboard's focus asks to be told.
        if (event.target instanceof Element && event.target.matches(":focus-visible")) show();
      };
      const key = (event: Event) => {
        if (event instanceof KeyboardEvent && event.key === "Escape" && this.telling) {
          this.hide();
          event.stopPropagation();
        }
      };
      const listening: [string, (event: Event) => void][] = [
        ["pointerenter", show],
        ["pointerleave", leave],
        ["focusin", focus],
        ["focusout", blur],
        ["keydown", key],
      ];
      for (const [kind, hear] of listening) element.addEventListener(kind, hear);
      return () => {
        for (const [kind, hear] of listening) element.removeEventListener(kind, hear);
        if (element.contains(this.#of)) this.hide();
      };
    };
  }
}

export const layPeek = (): Peek => setContext(KEY, new Peek());
export const usePeek = (): Peek => getContext<Peek>(KEY);
