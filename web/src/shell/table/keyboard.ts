// The keys at a table. Single letters work only while nothing is being typed and no dialog is open.
import type { Table } from "../table.svelte";

export interface Doing {
  question(): void;
  log(): void;
  chat(): unknown;
  undo(): unknown;
  why(): void;
  rules(): unknown;
  keys(): void;
  stop(): void;
}

/** A list of words takes no digits. */
function typing({ target, key }: KeyboardEvent): boolean {
  const field = target instanceof HTMLElement ? target.closest("input, textarea, select, [contenteditable]") : null;
  return field !== null && !(field.matches("select") && /^\d$/.test(key));
}

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('[data-testid="option"], [data-testid="stroke"], [data-testid="aside"]')];
}

/** The answer that a key gives; a digit is that of the order in which answers are seen. */
function answer(key: string): HTMLButtonElement | undefined {
  return buttons().find((button) => button.getAttribute("aria-keyshortcuts")?.split(" ").includes(key));
}

/** Up and down go from answer to answer, from the question or from nowhere; elsewhere they scroll as ever. */
function walk(event: KeyboardEvent): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return false;
  const now = document.activeElement;
  if (now && now !== document.body && now.id !== "content" && !now.closest('[data-testid="question"]')) return false;
  const all = buttons();
  const at = all.indexOf(now as HTMLButtonElement);
  const to = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[to]?.focus();
  return all.length > 0;
}

export function listen(event: KeyboardEvent, table: Table, doing: Doing): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event) || document.querySelector("dialog[open]")) return;
  if (table.busy && event.key !== "Tab" && event.key !== "Shift") {
    // Whatever is pressed while things are being shown only goes on with them.
    if (!event.repeat) table.goOn();
    event.preventDefault();
    return;
  }
  if (walk(event)) return event.preventDefault();
  // With Shift a digit is another sign, and which depends on the keyboard.
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (/^[1-9]$/.test(event.key) || (event.shiftKey && digit)) {
    // A digit held down must not answer the next question too.
    const button = event.repeat ? undefined : answer(event.shiftKey && digit ? digit : event.key);
    if (event.shiftKey && digit) button?.parentElement?.querySelector<HTMLButtonElement>('[data-testid="then-end"]')?.click();
    else button?.click();
    return event.preventDefault();
  }
  if (event.repeat) return;
  const action: Record<string, () => unknown> = {
    e: () => answer("E")?.click(),
    h: () => table.asked && table.hint(),
    w: doing.why,
    r: doing.rules,
    u: doing.undo,
    y: () => table.redoable && table.redo(),
    q: doing.question,
    l: doing.log,
    c: doing.chat,
    p: () => (table.pointing = !table.pointing),
    "?": doing.keys,
    Escape: doing.stop,
  };
  const found = action[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!found) return;
  event.preventDefault();
  found();
}
