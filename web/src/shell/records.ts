// Records of a game travel by position; here they are read by name. Each game's `records.ts` says what its own are called.
import type { Wire } from "./wire";

/** Let a window go by. */
export interface Pass {
  tag: "Pass";
}

/** Nothing more. */
export interface Done {
  tag: "Done";
}

/** Reads records by the names of their fields: `reader("Use item who", "Rest who")`. What is unheard of has a tag only. */
export function reader<R extends { tag: string }>(...kinds: string[]): (wire: Wire) => R {
  const names = new Map(
    kinds.map((kind) => {
      const [tag = "", ...fields] = kind.split(" ");
      return [tag, fields] as const;
    }),
  );
  // The same wire is looked at by many parts of a board.
  const known = new WeakMap<Wire, R>();
  return (wire) => {
    let record = known.get(wire);
    if (!record) {
      const [tag, ...values] = wire;
      record = { tag, ...Object.fromEntries((names.get(tag) ?? []).map((name, n) => [name, values[n]])) } as R;
      known.set(wire, record);
    }
    return record;
  };
}
