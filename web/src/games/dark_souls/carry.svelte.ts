// A card in the hand of whoever sits here: dragged with a mouse, or picked up with a click to be laid down with another.
import type { Attachment } from "svelte/attachments";

const FAR_ENOUGH = 6;

export class Carry {
  /** The card in hand. */
  card = $state("");
  dragging = $state(false);
  x = $state(0);
  y = $state(0);
  /** What is under it: the value of the nearest `data-drop`. */
  over = $state("");
  #laid: ((drop: string, card: string) => void) | null = null;

  pick(card: string): void {
    this.card = this.card === card ? "" : card;
  }

  down(): void {
    this.card = "";
    this.dragging = false;
    this.over = "";
  }

  /** What happens when a card is laid on something. */
  receives(laid: (drop: string, card: string) => void): () => void {
    this.#laid = laid;
    return () => {
      this.#laid = null;
      this.down();
    };
  }

  lay(drop: string): void {
    const card = this.card;
    this.down();
    if (card && drop) this.#laid?.(drop, card);
  }

  /** Makes an element something one may drag; a finger scrolls instead, and picks up with a tap. */
  liftable(card: () => string): Attachment<HTMLElement> {
    return (element) => {
      let from: { x: number; y: number } | null = null;
      let dragged = false;
      const press = (event: PointerEvent) => {
        dragged = false;
        if (event.pointerType !== "touch" && event.button === 0 && card()) from = { x: event.clientX, y: event.clientY };
      };
      const move = (event: PointerEvent) => {
        if (!from) return;
        if (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH) return;
        dragged = true;
        event.preventDefault();
        this.card = card();
        this.dragging = true;
        this.x = event.clientX;
        this.y = event.clientY;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        this.over = under?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
      };
      const release = () => {
        from = null;
        if (dragged) this.lay(this.over);
      };
      // The click that ends a drag does nothing else.
      const click = (event: Event) => {
        if (!dragged) return;
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
      };
      element.addEventListener("pointerdown", press);
      element.addEventListener("click", click, true);
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", release);
      window.addEventListener("pointercancel", release);
      return () => {
        element.removeEventListener("pointerdown", press);
        element.removeEventListener("click", click, true);
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", release);
        window.removeEventListener("pointercancel", release);
      };
    };
  }
}

export const carry = new Carry();
