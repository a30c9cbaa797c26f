// "Report a problem": one file with the position, the last of the log and what this browser shows. It is saved here and
// sent nowhere. No key goes into it.
import { api } from "./api";
import { download } from "./download";
import { all, held } from "./keys";
import { parse } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const LINES = 80;

export interface Report {
  report: "undercroft";
  version: string;
  time: string;
  note: string;
  page: string;
  browser: { agent: string; language: string; width: number; height: number; dots: number; touch: boolean };
  settings: Record<string, unknown>;
  table: Record<string, unknown> | null;
  /** The save as text; "" if the server did not give it. */
  save: string;
}

/** The version the server says it is; "" if it says nothing. */
export async function version(): Promise<string> {
  try {
    const answer = await fetch("/api/health");
    const health = (await answer.json()) as { version?: unknown };
    return typeof health.version === "string" ? health.version : "";
  } catch {
    return "";
  }
}

/** Everything but the save: what this browser knows by itself. */
export function describe(table: Table | null, note: string, running: string): Report {
  return {
    report: "undercroft",
    version: running,
    time: new Date().toISOString(),
    note: note.trim().slice(0, 2000),
    // Only the kind of page: the address itself may hold a key.
    page: parse(location.hash).page,
    browser: {
      agent: navigator.userAgent,
      language: navigator.language,
      width: innerWidth,
      height: innerHeight,
      dots: devicePixelRatio,
      touch: navigator.maxTouchPoints > 0,
    },
    settings: {
      lang: settings.lang,
      sound: settings.sound,
      volume: settings.volume,
      speed: settings.speed,
      calm: settings.calm,
      large: settings.large,
      patterns: settings.patterns,
    },
    table: table && {
      id: table.id,
      game: table.game,
      step: table.step,
      headline: table.headline,
      over: table.over,
      mode: table.mode,
      options: table.options,
      seats: table.seats,
      host: table.host,
      online: table.online,
      sitters: table.sitters,
      seed_digest: table.seedDigest,
      ask: table.ask,
      undo: table.undo,
      view: table.view,
      log: table.log.slice(-LINES),
    },
    save: "",
  };
}

/** The file's text. Whatever this browser holds as a secret is struck out, wherever it may have crept in. */
export function write(report: Report): string {
  let text = JSON.stringify(report, null, 1);
  for (const one of all()) {
    for (const secret of [one.key, one.watch, ...Object.values(one.invites)]) {
      if (secret) text = text.replaceAll(secret, "…");
    }
  }
  return text;
}

/** Gathers a report, the position included where the server gives it. */
export async function gather(table: Table | null, note = ""): Promise<Report> {
  const key = table ? held(table.id)?.key : undefined;
  const [running, save] = await Promise.all([
    version(),
    table && key ? api.save(table.id, key).then((blob) => blob.text()).catch(() => "") : "",
  ]);
  return { ...describe(table, note, running), save };
}

export function nameOf(report: Report): string {
  const when = report.time.slice(0, 19).replaceAll(":", "").replace("T", "-");
  return `undercroft-report-${when}.json`;
}

/** One click: gathers and saves. Gives the file's name. */
export async function report(table: Table | null, note = ""): Promise<{ name: string; complete: boolean }> {
  const made = await gather(table, note);
  const name = nameOf(made);
  download(new Blob([write(made)], { type: "application/json" }), name);
  return { name, complete: !table || made.save !== "" };
}
