// The tables this browser holds a key to. A key is a secret: it stays in this browser's storage and goes out only in
// an Authorization header or a socket's first message.

export interface HeldTable {
  table: string;
  key: string;
  game: string;
  /** The links I may hand out, as long as they are fresh: told once by the server. */
  invites: Record<string, string>;
  watch: string;
  /** When I last looked, in ms. */
  seen: number;
  /** The number of the last line of its log that was shown here. */
  line?: number;
}

const PLACE = "undercroft.tables";

function sound(entry: unknown): entry is Partial<HeldTable> & { table: string; key: string } {
  const held = entry as Partial<HeldTable> | null;
  return typeof held?.table === "string" && typeof held.key === "string";
}

export function all(): HeldTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found
      .filter(sound)
      .map((held) => ({ game: "", invites: {}, watch: "", seen: 0, ...held }))
      .sort((a, b) => b.seen - a.seen);
  } catch {
    return [];
  }
}

function write(list: HeldTable[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(list.slice(0, 200)));
  } catch {
    // Storage is shut: the table lasts as long as this page.
    memory = list;
  }
}

let memory: HeldTable[] = [];

export function held(table: string): HeldTable | null {
  return [...all(), ...memory].find((one) => one.table === table) ?? null;
}

export function keep(table: string, key: string, more: Partial<HeldTable> = {}): void {
  const before = held(table);
  const now: HeldTable = { game: "", invites: {}, watch: "", ...before, ...more, table, key, seen: Date.now() };
  write([now, ...all().filter((one) => one.table !== table)]);
}

/** Remembers a link the server told me once; "-1" is the one for onlookers. */
export function keepInvite(table: string, seat: number, invite: string): void {
  const before = held(table);
  if (!before) return;
  if (seat < 0) keep(table, before.key, { watch: invite });
  else keep(table, before.key, { invites: { ...before.invites, [seat]: invite } });
}

export function drop(table: string): void {
  memory = memory.filter((one) => one.table !== table);
  write(all().filter((one) => one.table !== table));
}

/** The number of the last line of a table's log that was shown here, if any was. */
export function lineSeen(table: string): number | undefined {
  return held(table)?.line;
}

export function sawLine(table: string, line: number): void {
  const list = all();
  const mine = list.find((one) => one.table === table);
  if (!mine || mine.line === line) return;
  mine.line = line;
  write(list);
}
