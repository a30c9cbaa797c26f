// What a game's tests read out of its Python side, so that nothing there is forgotten here.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../../..");

/** The records of a game's schema with that base, by tag. */
export function declared(folder: string, base: "Action" | "Event"): string[] {
  const schema = readFileSync(`${ROOT}/undercroft/games/${folder}/schema.py`, "utf8");
  const classes = schema.split(/^class /m).filter((text) => new RegExp(`^\\w+\\(${base}\\):`).test(text));
  return classes.map((text) => text.match(/^ {4}WIRE = "(\w+)"/m)?.[1] ?? text.match(/^\w+/)?.[0] ?? "");
}

/** The pictures named in a game's rulebook, in the order of the book. */
export function picturesIn(folder: string, lang: string): string[] {
  const book = readFileSync(`${ROOT}/undercroft/games/${folder}/text/rulebook.${lang}.md`, "utf8");
  return [...book.matchAll(/<!-- ([a-z-]+) -->/g)].map((found) => found[1] ?? "");
}

/** The ids in a file of a game's content. */
export function idsIn(folder: string, file: string): string[] {
  const content = readFileSync(`${ROOT}/undercroft/games/${folder}/content/${file}.toml`, "utf8");
  return [...content.matchAll(/^id = "(\w+)"/gm)].map((found) => found[1] ?? "");
}
