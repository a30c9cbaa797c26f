// Going somewhere at once: which nodes can be reached by several answers given in one breath, over which others.
import type { Table } from "../../shell/table.svelte";
import type { OfferedRoute } from "../../shell/wire";

const nodeOf = (thing: string): number => (thing.startsWith("node:") ? Number(thing.slice(5)) : -1);

/** Routes by the node they lead to, where no single answer does. */
export function routesOf(table: Table): Map<number, OfferedRoute> {
  const found = new Map<number, OfferedRoute>();
  for (const route of table.routes) {
    const node = nodeOf(route.to);
    if (node >= 0 && table.optionsFor(route.to).length === 0) found.set(node, route);
  }
  return found;
}

/** The nodes a route leads over, in order. */
export const nodesOf = (route: OfferedRoute): number[] => route.through.map(nodeOf).filter((node) => node >= 0);
