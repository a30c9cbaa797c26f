// What is printed small, told large: one card at a time, beside the thing it is about. Whoever shows cards asks the game's
// `Peek`; `PeekCard` holds up what it tells.
import type { Attachment } from "svelte/attachments";

export interface Telling {
  title: string;
  /** A word under the title: weapon, two hands. */
  kind?: string;
  lines?: string[];
  /** What is wrong, or pressing. */
  notes?: string[];
  story?: string;
}

/** Where the mouse was last seen to move: what comes to lie under one that rests is not being looked at. */
const mouse = { x: NaN, y: NaN };
if (typeof addEventListener === "function")
  for (const kind of ["pointermove", "pointerdown", "pointerup"])
    addEventListener(kind, (event) => Object.assign(mouse, { x: (event as PointerEvent).clientX, y: (event as PointerEvent).clientY }), { passive: true });

export class Peek<T extends Telling = Telling> {
  telling = $state.raw<T | null>(null);
  at = $state.raw<DOMRect | null>(null);
  /** Opened by a tap or a key: stays until another, or until the eye moves on. */
  #pinned: Element | null = null;
  /** What is being told about. */
  #of: Element | null = null;

  show(where: Element, telling: T): void {
    this.#of = where;
    this.at = where.getBoundingClientRect();
    this.telling = telling;
  }

  hide(): void {
    this.telling = null;
    this.#pinned = null;
    this.#of = null;
  }

  /** A press elsewhere puts it away; on the thing itself, its own tap does. */
  pressed(target: EventTarget | null): void {
    if (!(target instanceof Node && this.#of?.contains(target))) this.hide();
  }

  toggle(where: Element, telling: T): void {
    if (this.#pinned === where && this.telling) return this.hide();
    this.show(where, telling);
    this.#pinned = where;
  }

  /** Tells about an element while it is looked at or has the focus; a tap where nothing else is to be done tells too. */
  about(telling: () => T | null): Attachment {
    return (element) => {
      const show = () => {
        const what = telling();
        if (what) this.show(element, what);
      };
      let came = false;
      const enter = (event: Event) => {
        const pointer = event instanceof PointerEvent ? event : null;
        if (pointer && pointer.pointerType !== "mouse") return;
        came = pointer !== null && pointer.clientX === mouse.x && pointer.clientY === mouse.y;
        if (!came) show();
      };
      const stir = (event: Event) => {
        if (!came || (event as PointerEvent).clientX === mouse.x && (event as PointerEvent).clientY === mouse.y) return;
        came = false;
        show();
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
      const tap = (event: Event) => {
        const what = telling();
        if (what && !event.defaultPrevented && event.target instanceof Element && !event.target.closest("button.reach, button.does")) {
          event.stopPropagation();
          this.toggle(element, what);
        }
      };
      const key = (event: Event) => {
        if (event instanceof KeyboardEvent && event.key === "Escape" && this.telling) {
          this.hide();
          event.stopPropagation();
        }
      };
      const listening: [string, (event: Event) => void][] = [
        ["pointerenter", enter],
        ["pointermove", stir],
        ["pointerleave", leave],
        ["focusin", focus],
        ["focusout", blur],
        ["click", tap],
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
