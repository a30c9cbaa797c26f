// Type is set as large as the page allows, so that a short passage fills it and a long one need not be scrolled.
import type { Attachment } from "svelte/attachments";

/** Sizes of the passage in rem, the largest first. */
export const SIZES = [1.5, 1.4, 1.31, 1.22, 1.14, 1.07, 1.02];

/** Sets `--read` on an element that scrolls to the largest size at which it need not. Set anew whenever `told` changes. */
export function fit(told: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    told();
    const set = () => {
      for (const size of SIZES) {
        element.style.setProperty("--read", `${size}rem`);
        if (element.scrollHeight <= element.clientHeight + 1) return;
      }
    };
    set();
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(set);
    watch.observe(element);
    // Until the old face has come, another stands in for it, and runs wider or narrower.
    document.fonts?.addEventListener("loadingdone", set);
    return () => {
      watch.disconnect();
      document.fonts?.removeEventListener("loadingdone", set);
    };
  };
}
