// What a page orders, with the ways of its choice picked out of the lines they are printed in.

export interface Order {
  depth: number;
  text: string;
  /** Set where the line is the head of a way: its id, its own words, and what else the line says. */
  way?: string;
  label?: string;
  rest?: string;
  /** What hangs below a way. */
  below?: Order[];
}

/** A colon, with whatever space the language puts before it. */
const COLON = /^\s*:\s*/u;

export function orders(lines: { depth: number; text: string }[], ways: Record<string, string>): Order[] {
  const found: Order[] = [];
  let open: Order | null = null;
  for (const { depth, text } of lines) {
    if (open && depth > open.depth) {
      open.below?.push({ depth: depth - open.depth - 1, text });
      continue;
    }
    open = null;
    const way = Object.entries(ways).find(([, label]) => text === label || text.startsWith(label));
    if (!way) {
      found.push({ depth, text });
      continue;
    }
    const [id, label] = way;
    const rest = text.slice(label.length).trim().replace(COLON, "").replace(/\s*:$/u, "");
    open = { depth, text, way: id, label, rest, below: [] };
    found.push(open);
  }
  return found;
}

export interface Piece {
  text: string;
  kind: "" | "you" | "trait";
  trait?: string;
}

/** A sentence in pieces, so that YOU and the traits can be set apart. */
export function pieces(text: string, traits: Record<string, string>): Piece[] {
  const names = Object.entries(traits).filter(([, name]) => name);
  const sought = ["YOU", "VOUS", ...names.map(([, name]) => name)].join("|");
  // Letters with accents are no word characters to \b.
  const parts = text.split(new RegExp(`(?<![\\p{L}])(${sought})(?![\\p{L}])`, "u"));
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      if (part === "YOU" || part === "VOUS") return { text: part, kind: "you" };
      const trait = names.find(([, name]) => name === part)?.[0];
      return trait ? { text: part, kind: "trait", trait } : { text: part, kind: "" };
    });
}
