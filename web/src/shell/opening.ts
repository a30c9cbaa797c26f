// From a table just opened to sitting at it.
import * as keys from "./keys";
import { router } from "./router.svelte";
import type { TableOpened } from "./wire";

let expecting = "";

export function sitDown(opened: TableOpened, game: string): void {
  keys.keep(opened.table, opened.key, {
    game,
    invites: Object.fromEntries(opened.invites.map((one) => [String(one.seat), one.invite])),
    watch: opened.watch,
  });
  expecting = opened.invites.length > 0 ? opened.table : "";
  router.go({ page: "table", table: opened.table });
}

let carried = "";

/** Follows the others to the table at which they play on: key and links are those of the one before. */
export function playOn(from: string, to: string): void {
  const before = keys.held(from);
  if (!before) return;
  const { key, game, invites, watch } = before;
  keys.keep(to, key, { game, invites, watch });
  carried = to;
  router.replace({ page: "table", table: to });
}

/** Whether one has just been taken along to a table; says so once. */
export function wasCarried(table: string): boolean {
  const is = carried === table;
  if (is) carried = "";
  return is;
}

/** Whether friends are still to be asked to a table opened a moment ago; says so once. */
export function expectsFriends(table: string): boolean {
  const is = expecting === table;
  if (is) expecting = "";
  return is;
}
