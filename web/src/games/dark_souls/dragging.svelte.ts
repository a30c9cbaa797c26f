// A figure taken up with mouse or finger and put down elsewhere. What it is put down on its owner says, by the pixel.

/** So far a press may stray and still be a click. */
const STRAY = 7;

export class Dragging {
  /** It is off the board. */
  held = $state(false);
  x = $state(0);
  y = $state(0);
  /** The place it is over, or -1. */
  over = $state(-1);

  /** Lets an element be taken: `under` says which place a pixel belongs to, `drop` takes it there. */
  from = (under: (x: number, y: number) => number, drop: (place: number) => void) => (node: HTMLElement) => {
    let start: { x: number; y: number } | null = null;
    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!this.held && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STRAY) return;
      event.preventDefault();
      this.held = true;
      [this.x, this.y] = [event.clientX, event.clientY];
      this.over = under(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent): void => {
      const place = this.over;
      const was = this.held;
      stop();
      if (was && event.type === "pointerup" && place >= 0) drop(place);
    };
    const stop = (): void => {
      start = null;
      this.held = false;
      this.over = -1;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    node.addEventListener("pointerdown", down, true);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down, true);
    };
  };
}
