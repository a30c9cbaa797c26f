// Where the answers of a question lie: those one chooses between, what ends the turn in its own place, the rest on demand.
import type { Choice, Question } from "../wire";

export interface Placed {
  /** A `stroke` gives several answers at once. */
  kind: "option" | "stroke" | "aside";
  choice: Choice;
  /** The digit that gives it. */
  key: number;
  /** Its number among the options; -1: it is none. */
  option: number;
}

export interface Answers {
  plain: Placed[];
  /** What ends the turn, or whatever one is about. */
  end: Placed | null;
  strokes: Placed[];
  asides: Placed[];
  /** What is worse than another, or hardly ever wanted: options first. */
  more: Placed[];
}

/** What the server said of a choice, by its number. */
export function saidOf(ask: Question, choice: Choice, said: Record<string, string> | undefined): string {
  if (!said) return "";
  const wanted = JSON.stringify(choice[0]);
  const number = [...(ask.options ?? []), ...(ask.asides ?? [])].findIndex(([action]) => JSON.stringify(action) === wanted);
  return said[String(number)] ?? "";
}

export function lay(ask: Question, atOnce: Choice[] = []): Answers {
  const options = ask.options ?? [];
  const strokes = atOnce.map((choice): Placed => ({ kind: "stroke", choice, key: 0, option: -1 }));
  const all = [...options, ...(ask.asides ?? [])].map((choice, n) => ({
    kind: n < options.length ? ("option" as const) : ("aside" as const),
    choice,
    key: 0,
    option: n < options.length ? n : -1,
    mark: ask.marks?.[String(n)] ?? "",
  }));
  const hidden = (mark: string) => mark === "worse" || mark === "rare";
  const end = all.find((one) => one.mark === "ends-turn" && one.option >= 0) ?? null;
  const open = all.filter((one) => one.option >= 0 && one !== end && !hidden(one.mark));
  const plain = [...open.filter((one) => one.mark === "first"), ...open.filter((one) => one.mark !== "first")];
  const asides = all.filter((one) => one.option < 0 && !hidden(one.mark));
  const more = all.filter((one) => one !== end && hidden(one.mark));
  [...plain, ...(end ? [end] : []), ...strokes, ...asides, ...more].forEach((one, n) => (one.key = n + 1));
  return { plain, end, strokes, asides, more };
}
