// Going somewhere at once: which nodes can be reached by several answers given in one breath, over which others.
import type { Table } from "../../shell/table.svelte";
import type { Wire } from "../../shell/wire";

export interface Route {
  /** A thing of the board: `node:6`. */
  to: string;
  steps: Wire[];
  cost: number;
  /** What it leads over, the last being `to`. */
  through: string[];
}

/** A table that knows routes; one that knows none has nothing of it. */
interface Travelling {
  routes?: Route[];
  go?: (route: Route) => void;
}

const nodeOf = (thing: string): number => (thing.startsWith("node:") ? Number(thing.slice(5)) : -1);

/** Routes by the node they lead to, where no single answer does. */
export function routesOf(table: Table): Map<number, Route> {
  const found = new Map<number, Route>();
  for (const route of (table as Travelling).routes ?? []) {
    const node = nodeOf(route.to);
    if (node >= 0 && table.optionsFor(route.to).length === 0) found.set(node, route);
  }
  return found;
}

/** The nodes a route leads over, in order. */
export const nodesOf = (route: Route): number[] => route.through.map(nodeOf).filter((node) => node >= 0);

export const go = (table: Table, route: Route): void => (table as Travelling).go?.(route);
