import { expect, it } from "vitest";
import { mineDictionaries } from "./mine";
import { pageDictionaries } from "./pages";

/** Every sentence of a dictionary, those that take arguments with something put in. */
function sentences(words: object, path = ""): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = `${path}.${key}`;
    if (typeof value === "string") return [[here, value]];
    if (typeof value === "function") return [[here, String(value(2, 3))], [here, String(value(1, 1))]];
    return sentences(value as object, here);
  });
}

it("leaves nothing empty in either language", () => {
  for (const words of [...Object.values(pageDictionaries), ...Object.values(mineDictionaries)]) {
    for (const [path, text] of sentences(words)) expect(text.trim(), path).not.toBe("");
  }
});

it("sets French as French is set", () => {
  for (const [path, text] of [...sentences(pageDictionaries.fr), ...sentences(mineDictionaries.fr)]) {
    expect(text, path).not.toMatch(/[ \u00a0][;:!?»]|«[ \u00a0]|[^\s\u202f][;!?»]|[^\s\u202f/]:(?!\/)|'|\.\.\./u);
  }
});

it("sets English as English is set", () => {
  for (const [path, text] of [...sentences(pageDictionaries.en), ...sentences(mineDictionaries.en)]) expect(text, path).not.toMatch(/ [;:!?]|'|"|\.\.\./u);
});

it("says in words of their own that no bot, or every bot, did worse", () => {
  const said = (lang: "en" | "fr") => [0, 1, 16].map((n) => mineDictionaries[lang].today.beaten(n, 16));
  expect(said("en")).toEqual([
    "None of 16 plays by bots went worse than yours.",
    "You did better than 1 of 16 plays by bots.",
    "You did better than all 16 plays by bots.",
  ]);
  for (const text of said("fr")) expect(text).not.toMatch(/\b0\b|16 sur 16/);
});
