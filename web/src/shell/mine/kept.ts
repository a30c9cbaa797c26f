// The finished games of this browser's owner: kept in its storage, to be taken elsewhere as a file.
import type { TableScore } from "../wire";

/** Which side it was, of several, is one of its facts. */
export interface KeptGame extends Omit<TableScore, "side" | "counts"> {
  table: string;
}

const PLACE = "undercroft.games";
const MOST = 2000;
/** What a file of games begins with, so that no other is taken for one. */
const MARK = "undercroft-games";

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 80;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isPair = (value: unknown): value is [string, string] => Array.isArray(value) && value.length === 2 && value.every(isText);

/** Whether this is a game as we keep it, whoever wrote it down. */
function sound(entry: unknown): entry is KeptGame {
  const one = entry as Partial<KeptGame> | null;
  if (!one || typeof one !== "object") return false;
  return (
    isText(one.table) && isText(one.game) && isText(one.daily) &&
    isNumber(one.players) && isNumber(one.rank) && isNumber(one.seconds) && isNumber(one.ended) &&
    isFlag(one.won) && isFlag(one.undone) && isFlag(one.usual) &&
    Array.isArray(one.facts) && one.facts.every(isPair) &&
    Array.isArray(one.achievements) && one.achievements.every(isText) &&
    !!one.figures && typeof one.figures === "object" && Object.values(one.figures).every(isNumber)
  );
}

/** All of them, the last first. */
export function all(): KeptGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(sound).sort((a, b) => b.ended - a.ended) : [];
  } catch {
    return [];
  }
}

/** One's best play of the game of a day; of equals the last. */
export function bestOf(day: string, game: string): KeptGame | undefined {
  const played = all().filter((one) => one.daily === day && one.game === game);
  return played.reduce<KeptGame | undefined>((best, one) => (best && best.rank >= one.rank ? best : one), undefined);
}

function write(games: KeptGame[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // Storage is shut or full: the game was played all the same.
  }
}

/** Notes a finished game, once for a table however often its end is looked at; which achievements are new with it. */
export function note(game: KeptGame): string[] {
  const others = all().filter((one) => one.table !== game.table);
  const before = new Set(others.filter((one) => one.game === game.game).flatMap((one) => one.achievements));
  write([game, ...others].sort((a, b) => b.ended - a.ended));
  return game.achievements.filter((id) => !before.has(id));
}

/** Its end was taken back: the table goes on. */
export function forget(table: string): void {
  const games = all();
  if (games.some((one) => one.table === table)) write(games.filter((one) => one.table !== table));
}

export function clear(): void {
  write([]);
}

/** Everything, as a file. */
export function exported(): Blob {
  return new Blob([JSON.stringify({ kind: MARK, version: 1, games: all() }, null, 1)], { type: "application/json" });
}

/** Takes in what another browser wrote; how many games were new, or nothing if it is no such file or a damaged one. */
export function imported(text: string): number | null {
  let found: { kind?: unknown; version?: unknown; games?: unknown } | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    return null;
  }
  if (!found || found.kind !== MARK || found.version !== 1 || !Array.isArray(found.games) || !found.games.every(sound)) return null;
  const mine = all();
  const known = new Set(mine.map((one) => one.table));
  const fresh = new Map(found.games.filter((one) => !known.has(one.table)).map((one) => [one.table, one]));
  write([...mine, ...fresh.values()].sort((a, b) => b.ended - a.ended));
  return fresh.size;
}
