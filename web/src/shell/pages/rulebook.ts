// Reading our rulebook: bold print without HTML, and search by words or rule id.
import type { Book } from "../wire";

export interface Piece {
  text: string;
  bold: boolean;
  /** Part of what was searched for. */
  hit: boolean;
  /** In place of text: the picture of that name. */
  picture?: string;
}

export type Chapter = Book["chapters"][number];
export type BookParagraph = Chapter["paragraphs"][number];

export interface Found {
  chapter: Chapter;
  paragraph: BookParagraph;
}

const TWO_LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };

function fold(letter: string): string {
  if (letter === "’") return "'";
  const small = letter.toLowerCase();
  return TWO_LETTERS[small] ?? small.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Words as one compares them: no accents, no capitals, one kind of apostrophe. */
export function plain(text: string): string {
  return Array.from(text, fold).join("");
}

/** The words of a query; a rule id counts as one word. */
export function wanted(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Splits **bold** from plain print; a lone ** stays as it is. */
function print(text: string): { text: string; bold: boolean }[] {
  const parts = text.split("**");
  if (parts.length % 2 === 0) {
    // Pairs only: the last mark has no partner.
    const last = parts.pop() ?? "";
    parts.push(`${parts.pop() ?? ""}**${last}`);
  }
  return parts.map((part, n) => ({ text: part, bold: n % 2 === 1 })).filter((part) => part.text !== "");
}

/** Where the words occur, as a mask over the letters of a text. */
function mask(letters: string[], words: string[]): boolean[] {
  const hits = letters.map(() => false);
  const places: number[] = [];
  let bare = "";
  letters.forEach((letter, place) => {
    for (const one of fold(letter)) {
      bare += one;
      places.push(place);
    }
  });
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) {
      for (let n = at; n < at + word.length; n++) hits[places[n] ?? 0] = true;
    }
  }
  return hits;
}

/** A paragraph's text in pieces of one kind each, to be set without any HTML; pictures stand after so many letters. */
export function pieces(text: string, words: string[] = [], pictures: [number, string][] = []): Piece[] {
  const letters: string[] = [];
  const bold: boolean[] = [];
  for (const part of print(text)) {
    for (const letter of part.text) {
      letters.push(letter);
      bold.push(part.bold);
    }
  }
  const hits = mask(letters, words);
  const made: Piece[] = [];
  const drawn = (n: number) => {
    for (const [at, picture] of pictures) if (at === n) made.push({ text: "", bold: false, hit: false, picture });
  };
  letters.forEach((letter, n) => {
    drawn(n);
    const last = made.at(-1);
    const kind = { bold: bold[n] ?? false, hit: hits[n] ?? false };
    if (last && !last.picture && last.bold === kind.bold && last.hit === kind.hit) last.text += letter;
    else made.push({ text: letter, ...kind });
  });
  drawn(letters.length);
  return made;
}

/** The paragraphs of these rules, each once, in the order asked for. */
export function rulesOf(book: Book, ids: string[]): Found[] {
  const found: Found[] = [];
  for (const id of ids) {
    for (const chapter of book.chapters) {
      const paragraph = chapter.paragraphs.find((one) => one.ids.includes(id));
      if (paragraph && !found.some((one) => one.paragraph === paragraph)) found.push({ chapter, paragraph });
    }
  }
  return found;
}

/** The paragraphs of a rule id, of ids that begin so, or that hold all the words, in the order of the book. */
export function search(book: Book, query: string): Found[] {
  const words = wanted(query);
  if (words.length === 0) return [];
  const all = book.chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph) => ({ chapter, paragraph })));
  const id = query.trim().toUpperCase();
  if (/^[A-Z][A-Z0-9]*-[A-Z0-9-]*$/.test(id)) {
    const exact = all.filter((one) => one.paragraph.ids.includes(id));
    if (exact.length > 0) return exact;
    const begun = all.filter((one) => one.paragraph.ids.some((each) => each.startsWith(id)));
    if (begun.length > 0) return begun;
  }
  const bare = (one: Found) => plain(`${one.paragraph.text.replaceAll("**", "")} ${one.paragraph.ids.join(" ")}`);
  return all.filter((one) => {
    const text = bare(one);
    return words.every((word) => text.includes(word));
  });
}

/** Where an address leads: the chapter, and the rule in it if one is named. Nothing: the opening of the book. */
export function place(book: Book, at: string): { chapter: number; rule: string } {
  const slug = book.chapters.findIndex((chapter) => chapter.slug === at);
  if (slug >= 0) return { chapter: slug, rule: "" };
  const rule = at.toUpperCase();
  const chapter = book.chapters.findIndex((one) => one.paragraphs.some((paragraph) => paragraph.ids.includes(rule)));
  return chapter >= 0 ? { chapter, rule } : { chapter: 0, rule: "" };
}

export interface Block {
  kind: "text" | "list" | "steps" | "figure";
  /** Steps begin where the book says: 1 unless it was interrupted. */
  start: number;
  paragraphs: BookParagraph[];
}

const STEP = /^(\d+)\. /;

/** The paragraphs as they are set: running text, lists, and numbered steps. */
export function blocks(paragraphs: BookParagraph[]): Block[] {
  const made: Block[] = [];
  for (const paragraph of paragraphs) {
    const number = STEP.exec(paragraph.text)?.[1];
    const kind = number ? "steps" : paragraph.item ? "list" : paragraph.text ? "text" : "figure";
    const shown = number ? { ...paragraph, text: paragraph.text.replace(STEP, "") } : paragraph;
    const last = made.at(-1);
    if (last?.kind === kind && kind !== "text" && kind !== "figure") last.paragraphs.push(shown);
    else made.push({ kind, start: Number(number ?? 1), paragraphs: [shown] });
  }
  return made;
}
