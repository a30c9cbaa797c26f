// How much room there is: a phone shows less at once, and each thing only in one place.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const KEY = Symbol("space");

/** In rem; the same number stands in the container queries. */
const NARROW = 44;

export class Space {
  narrow = $state(false);

  measured: Attachment<HTMLElement> = (element) => {
    const look = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const width = element.clientWidth;
      if (width > 0) this.narrow = width <= NARROW * rem;
    };
    look();
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  };
}

export const laySpace = (): Space => setContext(KEY, new Space());
export const useSpace = (): Space => getContext<Space>(KEY);
