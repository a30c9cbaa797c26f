// How much room there is: a phone shows less at once, and each thing only in one place.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const KEY = Symbol("space");

/** In rem; the same number stands in the container queries. */
const NARROW = 44;
const coarse = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

export class Space {
  /** In rem, so that larger text counts as less room; 0 until it was measured. */
  width = $state(0);
  height = $state(0);
  /** In px: signs and targets do not grow with the text. */
  pixels = $state(0);
  #most = $state(NARROW);
  readonly narrow = $derived(this.width > 0 && this.width <= this.#most);

  /** `fingers`: up to which width, in rem, fingers need what is laid out for a phone, where a mouse would not. */
  constructor(fingers = NARROW) {
    if (coarse()) this.#most = Math.max(NARROW, fingers);
  }

  measured: Attachment<HTMLElement> = (element) => {
    const look = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (element.clientWidth === 0) return;
      this.width = element.clientWidth / rem;
      this.height = element.clientHeight / rem;
      this.pixels = element.clientHeight;
    };
    look();
    if (typeof ResizeObserver === "undefined") return;
    // Nothing tells that the text has become larger but a box that is measured by it.
    const ruler = document.createElement("span");
    ruler.style.cssText = "position: absolute; width: 1rem; height: 0; visibility: hidden";
    element.append(ruler);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    watch.observe(ruler);
    return () => {
      watch.disconnect();
      ruler.remove();
    };
  };
}

export const laySpace = (fingers?: number): Space => setContext(KEY, new Space(fingers));
export const useSpace = (): Space => getContext<Space>(KEY);
