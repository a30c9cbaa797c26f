// Whoever is hurt is seen to be hurt: a sheet shakes and reddens, or warms as it mends, once for every part of a step that did it.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";

const HURT: Keyframe[] = [
  { offset: 0, backgroundColor: "#b5493c", transform: "translateX(-5px)" },
  { offset: 0.3, transform: "translateX(5px)" },
  { offset: 0.6, transform: "translateX(-2px)" },
];
const MENDED: Keyframe[] = [{ offset: 0, backgroundColor: "#f6d99a" }];
const TAKES = 380;

/** `change`: below nought for a wound, above for what mends. */
export function flinch(table: Table, change: () => number): Attachment<HTMLElement> {
  return (element) => {
    void table.shown;
    const how = change();
    if (how === 0) return;
    const stretch = untrack(() => settings.stretch);
    const motion = element.animate?.(how < 0 ? HURT : MENDED, {
      duration: TAKES * stretch,
      easing: "ease-out",
    });
    return () => motion?.cancel();
  };
}
