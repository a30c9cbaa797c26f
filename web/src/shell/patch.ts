// Applies the server's patches to a view. What a patch does not touch is shared with the view before, so that boards
// may compare by identity, and a view once shown never changes under an animation.
import type { Patch } from "./wire";

type Node = Record<string | number, unknown>;

function copy(node: unknown, key: string | number): Node {
  if (Array.isArray(node)) return [...node] as unknown as Node;
  if (node !== null && typeof node === "object") return { ...node } as Node;
  // A path may lead through what is not there yet (a new entry set field by field).
  return (typeof key === "number" ? [] : {}) as Node;
}

function at(node: unknown, path: (string | number)[], depth: number, deleting: boolean, value: unknown): unknown {
  const key = path[depth];
  if (key === undefined) return value;
  const next = copy(node, key);
  if (depth < path.length - 1) {
    if (deleting && !(key in next)) return node;
    next[key] = at(next[key], path, depth + 1, deleting, value);
  } else if (!deleting) {
    next[key] = value;
  } else if (Array.isArray(next)) {
    next.splice(Number(key), 1);
  } else {
    delete next[key];
  }
  return next;
}

export function apply<T extends object>(view: T, patch: Patch): T {
  let result: unknown = view;
  for (const entry of patch) {
    const deleting = entry.length === 1;
    if (entry[0].length === 0) result = deleting ? {} : entry[1];
    else result = at(result, entry[0], 0, deleting, entry[1]);
  }
  return result as T;
}
