// What goes over the wire, as undercroft/server/wire.py declares it (docs/protocol.md tells it in words).

export type Lang = "en" | "fr";
export type Mode = "first" | "leader" | "agree";
/** A record of a game on the wire: its kind, then its fields in order. */
export type Wire = [string, ...unknown[]];

// -- REST

export interface Chair {
  who: "me" | "friend" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  chairs: Chair[];
  options?: Record<string, unknown>;
  mode?: Mode;
  name?: string;
  seed?: string;
}

export interface Opened {
  table: string;
  key: string;
  seats: number[];
  invites: { seat: number; invite: string }[];
  watch: string;
}

export interface Joined {
  table: string;
  key: string;
  seats: number[];
}

export interface Sitter {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  here: boolean;
  host: boolean;
  person: number;
}

export interface Summary {
  table: string;
  game: string;
  sitters: Sitter[];
  seats: number[];
  host: boolean;
  waiting: number[];
  over: string;
  outcome: string;
  headline: string;
  touched: number;
  created: number;
}

export interface Trouble {
  code: string;
  text: string;
}

/** GET /api/games?lang= */
export interface GameInfo {
  name: string;
  title: string;
  line: string;
  players: [number, number];
  bots: { name: string; title: string; line: string }[];
  options: { name: string; title: string; help: string; values: { value: unknown; title: string }[] }[];
  chat: boolean;
}

/** GET /api/games/{game}/rulebook?lang= ; text may hold **bold**. */
export interface RulebookData {
  title: string;
  chapters: { slug: string; title: string; paragraphs: { text: string; ids: string[]; item: boolean }[] }[];
}

/** GET /api/tables/{table}/replay?lang= */
export interface ReplayData {
  game: string;
  sitters: Sitter[];
  view: Record<string, unknown>;
  steps: ReplayStep[];
  over: string;
  outcome: string;
  recap: Record<string, unknown> | null;
}

export interface ReplayStep {
  step: number;
  by: number;
  text: string;
  patch: Patch;
  log: Line[];
  headline: string;
}

// -- the socket

export type Patch = ([path: (string | number)[]] | [path: (string | number)[], value: unknown])[];
export type Choice = [action: Wire, text: string, by: number[]];
export type Line = [n: number, text: string, event: Wire, step: number];

export interface Question {
  text: string;
  seats: number[];
  leader: number;
  rules?: string[];
  window?: string;
  about?: number;
  options?: Choice[];
  asides?: Choice[];
  serials?: Record<string, number>;
  lesson?: string;
  votes?: Record<string, number>;
  bots?: number[];
  /** How many seats there may be from here on, where players can come and go now. */
  seatings?: number[];
  /** What the answers would lead to, as the game's own board reads it. */
  ahead?: Record<string, unknown>;
}

export interface WayBack {
  to: string;
  text: string;
  rolls?: boolean;
  reveals?: boolean;
  others?: number[];
}

export interface Pending {
  t: "pending";
  by: number;
  text: string;
  rolls: boolean;
  reveals: boolean;
  needs: number[];
  refused: number;
}

export interface Said {
  t: "chat";
  n: number;
  person: number;
  name: string;
  text: string;
  at: number;
}

export interface Shown {
  t: "table";
  table: string;
  game: string;
  rev: number;
  step: number;
  lang: Lang;
  view: Record<string, unknown>;
  sitters: Sitter[];
  seats: number[];
  person: number;
  host: boolean;
  mode: Mode;
  options: Record<string, unknown>;
  seed_digest: string;
  log: Line[];
  chat: Said[];
  headline: string;
  ask?: Question;
  over?: string;
  outcome?: string;
  recap?: Record<string, unknown>;
  seed?: string;
  undo?: WayBack[];
  redo?: boolean;
  pending?: Pending;
  notice?: string;
  hidden?: boolean;
}

export interface Step {
  t: "step";
  rev: number;
  step: number;
  patch: Patch;
  log?: Line[];
  cut?: number;
  ask?: Question;
  over?: string;
  outcome?: string;
  headline?: string;
  recap?: Record<string, unknown>;
  seed?: string;
  undo?: WayBack[];
  redo?: boolean;
  by?: number;
}

export type ToBrowser =
  | Shown
  | Step
  | { t: "ask"; ask?: Question }
  | { t: "seats"; sitters: Sitter[]; seats: number[]; person: number; host: boolean; mode: Mode }
  | { t: "ok"; id: number }
  | { t: "refused"; code: string; text: string; id: number }
  | Pending
  | { t: "hint"; seat: number; serial: number; advice: [action: Wire, chance: number, runs: number][] }
  | { t: "why"; seat: number; reasons: [action: Wire, label: string, text: string, rule: string][] }
  | { t: "log"; log: Line[] }
  | Said
  | { t: "ping"; person: number; name: string; at: string }
  | { t: "invited"; seat: number; invite: string }
  | { t: "gone"; code: string; text: string }
  | { t: "beat" };

export type FromBrowser =
  | { t: "hello"; key: string; lang: Lang }
  | { t: "answer"; seat: number; serial: number; action: Wire; id: number }
  | { t: "undo"; to: string; id: number }
  | { t: "redo"; id: number }
  | { t: "consent"; yes: boolean }
  | { t: "hint"; seat: number }
  | { t: "why"; seat: number }
  | { t: "log"; before: number }
  | { t: "chat"; text: string }
  | { t: "ping"; at: string }
  | { t: "lang"; lang: Lang }
  | { t: "order"; seat: number; window: string; passing: boolean }
  | { t: "rename"; name: string }
  | { t: "hand-over"; seat: number; bot: string }
  | { t: "free"; seat: number }
  | { t: "more"; bot: string }
  | { t: "fewer"; seat: number }
  | { t: "pass-host"; person: number }
  | { t: "mode"; mode: Mode }
  | { t: "watch" }
  | { t: "beat" };
