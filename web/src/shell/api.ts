// The server's REST side. Every refusal becomes a `Refusal` with the server's own sentence.
import type { Book, Daily, GameInfo, InvitedTo, Joined, Lang, NewTable, NextTable, ScoreWords, TableOpened, TableScore, TableSide, Sitter, Stage, Summary, Problem } from "./wire";

/** What is printed on the cards of a game, by kind and id; `sources` maps an event's kind to its rule. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Faces = Record<string, any> & { sources?: Record<string, string> };

/** GET /api/tables/{table}/replay?lang= */
export interface ReplayData {
  game: string;
  sitters: Sitter[];
  view: Record<string, unknown>;
  steps: ReplayStep[];
  over: string;
  outcome: string;
  victory: string;
  sides: TableSide[];
  recap: Record<string, unknown> | null;
}

export interface ReplayStep {
  step: number;
  by: number;
  text: string;
  stages: Stage[];
  headline: string;
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }

  /** Nobody answered at all: no net, or no server. */
  get offline(): boolean {
    return this.status === 0;
  }
}

interface Sending {
  method?: string;
  key?: string;
  body?: unknown;
}

async function send(path: string, { method = "GET", key = "", body }: Sending = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  const raw = body instanceof Blob;
  if (body !== undefined && !raw) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : raw ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "offline", "");
  }
  if (answer.ok) return answer;
  let trouble: Problem = { code: `http-${answer.status}`, text: "" };
  try {
    trouble = { ...trouble, ...((await answer.json()) as Partial<Problem>) };
  } catch {
    // A proxy in between may answer in its own words; the number has to do.
  }
  // A gateway without a server behind it is the same to a player as no net.
  throw new Refusal(answer.status >= 502 && answer.status <= 504 ? 0 : answer.status, trouble.code, trouble.text);
}

async function read<T>(path: string, sending?: Sending): Promise<T> {
  return (await (await send(path, sending)).json()) as T;
}

const shelf = new Map<string, Promise<unknown>>();

/** Fetches once a page load: what it gives never changes while the server runs. */
function once<T>(path: string): Promise<T> {
  let found = shelf.get(path) as Promise<T> | undefined;
  if (!found) {
    found = read<T>(path);
    shelf.set(path, found);
    found.catch(() => shelf.delete(path));
  }
  return found;
}

export const api = {
  games: (lang: Lang) => once<GameInfo[]>(`/games?lang=${lang}`),
  faces: (game: string, lang: Lang) => once<Faces>(`/games/${game}/faces?lang=${lang}`),
  rulebook: (game: string, lang: Lang) => once<Book>(`/games/${game}/rulebook?lang=${lang}`),
  scoreWords: (game: string, lang: Lang) => once<ScoreWords>(`/games/${game}/score?lang=${lang}`),
  /** The seed of a day (left out: of today); for a number of players also how bots fared so far, on one of several sides. */
  daily: (game: string, players = 0, day = "", side = "") =>
    read<Daily>(`/games/${game}/daily?players=${players}${day && `&day=${day}`}${side && `&side=${side}`}`),
  open: (table: NewTable) => read<TableOpened>("/tables", { method: "POST", body: table }),
  bring: (save: Blob) => read<TableOpened>("/tables/import", { method: "POST", body: save }),
  mine: (tables: { table: string; key: string }[], lang: Lang) =>
    read<Summary[]>("/tables/mine", { method: "POST", body: { tables, lang } }),
  summary: (table: string, key: string, lang: Lang) => read<Summary>(`/tables/${table}?lang=${lang}`, { key }),
  /** With a key to seats of mine there the new one comes to these. */
  join: (table: string, invite: string, name: string, key = "") =>
    read<Joined>(`/tables/${table}/join`, { method: "POST", body: { invite, name }, ...(key && { key }) }),
  invitation: (table: string, invite: string, lang: Lang) =>
    read<InvitedTo>(`/tables/${table}/invitation?lang=${lang}`, { key: invite }),
  again: (table: string, key: string) => read<NextTable>(`/tables/${table}/again`, { method: "POST", key }),
  share: (table: string, key: string, shared: boolean) =>
    send(`/tables/${table}/share`, { method: "POST", key, body: { shared } }),
  save: async (table: string, key: string) => (await send(`/tables/${table}/export`, { key })).blob(),
  score: (table: string, key: string) => read<TableScore>(`/tables/${table}/score`, { key }),
  replay: (table: string, key: string, lang: Lang) => read<ReplayData>(`/tables/${table}/replay?lang=${lang}`, { key }),
  fork: (table: string, key: string, step: number) =>
    read<TableOpened>(`/tables/${table}/fork`, { method: "POST", key, body: { step } }),
  erase: (table: string, key: string) => send(`/tables/${table}`, { method: "DELETE", key }),
  addresses: () => read<{ urls: string[]; public: boolean }>("/address"),
};
