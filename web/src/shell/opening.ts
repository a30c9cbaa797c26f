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

/** Whether friends are still to be asked to a table opened a moment ago; says so once. */
export function expectsFriends(table: string): boolean {
  const is = expecting === table;
  if (is) expecting = "";
  return is;
}
