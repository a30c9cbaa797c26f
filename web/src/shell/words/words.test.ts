import { describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Lang } from "../wire";
import { dictionaries, words } from ".";

type Say = (...things: unknown[]) => unknown;

/** What a function says to the kinds of things the words are made from; it must make sense of one of them. */
function samples(say: Say): string[] {
  const given = [["Ann", "Ole"], [["Ann", "Ole"]], [["Ann"]], [1, 1, 0], [3, 2, 2], [90_000]];
  const told = given.flatMap((things) => {
    try {
      return [String(say(...things))];
    } catch {
      return [];
    }
  });
  return told.filter((text) => !/undefined|NaN|\[object/.test(text));
}

/** Every word with its path. */
function spoken(node: unknown, path = ""): [string, string[]][] {
  if (typeof node === "string") return [[path, [node]]];
  if (typeof node === "function") return [[path, samples(node as Say)]];
  return Object.entries(node as object).flatMap(([key, value]) => spoken(value, `${path}.${key}`));
}

const shape = (node: unknown, path = ""): string[] =>
  node && typeof node === "object"
    ? Object.entries(node).flatMap(([key, value]) => shape(value, `${path}.${key}`))
    : [`${path}:${typeof node}`];

describe("words", () => {
  it("are the same ones in both languages", () => {
    expect(shape(dictionaries.fr)).toEqual(shape(dictionaries.en));
  });

  it.each<Lang>(["en", "fr"])("are all there in %s", (lang) => {
    for (const [path, texts] of spoken(dictionaries[lang])) {
      expect(texts, path).not.toHaveLength(0);
      for (const text of texts) expect(text.trim(), path).not.toBe("");
    }
  });

  it("keep French typography", () => {
    for (const [path, texts] of spoken(dictionaries.fr)) {
      for (const text of texts) {
        expect(text, path).not.toMatch(/[^\u202f][;!?»]|«[^\u202f]| [:»]|'/);
      }
    }
  });

  it("differ between the languages, but for names and a word they share", () => {
    const en = new Map(spoken(dictionaries.en));
    const same = spoken(dictionaries.fr).filter(([path, texts]) => /[a-z]{4}/.test(texts.join()) && en.get(path)?.join() === texts.join());
    expect(same.map(([path]) => path)).toEqual([".name", ".table.tabs.question"]);
  });

  it("follow the language set", () => {
    settings.lang = "fr";
    expect(words().close).toBe("Fermer");
    settings.lang = "en";
    expect(words().close).toBe("Close");
  });

  it("count", () => {
    expect(dictionaries.en.list(["A", "B", "C"])).toBe("A, B and C");
    expect(dictionaries.fr.list(["A", "B", "C"])).toBe("A, B et C");
    expect(dictionaries.en.chat.unread(1)).toBe("1 new message");
    expect(dictionaries.fr.table.thinking(["A", "B"])).toBe("A et B réfléchissent");
  });

  it("go back to a moment as French does", () => {
    expect(dictionaries.fr.table.undoTo("le début de ce round")).toBe("Revenir au début de ce round");
    expect(dictionaries.fr.table.undoTo("la page d’avant")).toBe("Revenir à la page d’avant");
  });

  it("never ask for an undo to be confirmed by the word that also means to leave it", () => {
    expect(dictionaries.fr.table.undoGo).not.toBe(dictionaries.fr.cancel);
  });
});
