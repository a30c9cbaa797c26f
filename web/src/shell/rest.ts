// A page at rest costs nothing: light breathes for a while after something happened, then it stands still, and it never
// moves on a page nobody sees. Endless animations end their shorthand in `var(--endless)`, which base.css sets.

/** How long the light breathes, in ms. */
export const BREATHES = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

const still = (is: boolean): boolean => document.documentElement.toggleAttribute("data-rest", is);

/** Something happened. */
export function stir(): void {
  if (typeof document === "undefined") return;
  clearTimeout(timer);
  if (still(document.hidden)) return;
  timer = setTimeout(() => still(true), BREATHES);
}

/** From now on, keys, presses and a page that is seen again stir it. Moving a pointer does not. */
export function watchRest(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, stir, { capture: true, passive: true });
  document.addEventListener("visibilitychange", stir);
  stir();
}
