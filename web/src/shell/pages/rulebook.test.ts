import { describe, expect, it } from "vitest";
import type { Book } from "../wire";
import { blocks, pieces, place, plain, rulesOf, search, wanted } from "./rulebook";

const book: Book = {
  title: "Le château",
  chapters: [
    {
      slug: "repos",
      title: "Repos",
      paragraphs: [
        { text: "**Un seul** prisonnier peut se reposer à chaque manche.", ids: ["EC-REST-01", "EC-REST-02"], item: true },
        { text: "L’écuelle est vide ; le cœur n’y est plus.", ids: [], item: false },
      ],
    },
    {
      slug: "combat",
      title: "Combat",
      paragraphs: [
        { text: "Chaque prisonnier lance son dé.", ids: ["EC-ATK-01"], item: true },
        { text: "Un double vaut deux symboles.", ids: ["EC-ATK-10"], item: true },
      ],
    },
  ],
};

const texts = (query: string) => search(book, query).map((found) => found.paragraph.text);

describe("pictures", () => {
  it("stand between the words, bold or not, after as many letters as are said", () => {
    const found = pieces("**Saignement.** Deux de plus.", [], [[11, "bleed"], [25, "push"]]);
    expect(found.map((piece) => piece.picture ?? piece.text)).toEqual(["Saignement.", "bleed", " Deux de plus.", "push"]);
    expect(pieces("ab", ["b"], [[1, "x"]]).map((piece) => [piece.text, piece.hit, piece.picture])).toEqual([
      ["a", false, undefined],
      ["", false, "x"],
      ["b", true, undefined],
    ]);
  });

  it("are figures where there are no words, each by itself", () => {
    const figure = { text: "", ids: [], item: false, pictures: [[0, "bar"]] as [number, string][] };
    expect(blocks([figure, figure]).map((block) => block.kind)).toEqual(["figure", "figure"]);
  });
});

describe("search", () => {
  it("minds neither accents nor capitals nor the kind of apostrophe", () => {
    expect(texts("DE prisonnier lance")).toEqual(["Chaque prisonnier lance son dé."]);
    expect(texts("l'ecuelle")).toHaveLength(1);
    expect(texts("coeur")).toHaveLength(1);
  });

  it("finds only paragraphs with all the words", () => {
    expect(texts("prisonnier")).toHaveLength(2);
    expect(texts("prisonnier double")).toEqual([]);
  });

  it("finds a rule by its id, before anything else", () => {
    expect(texts("ec-atk-01")).toEqual(["Chaque prisonnier lance son dé."]);
  });

  it("finds the rules whose ids begin so", () => {
    expect(texts("EC-ATK")).toHaveLength(2);
    expect(texts("ec-rest-")).toHaveLength(1);
  });

  it("looks through bold print", () => {
    expect(texts("seul prisonnier")).toHaveLength(1);
  });

  it("finds nothing for nothing", () => {
    expect(texts("   ")).toEqual([]);
    expect(texts("EC-NOPE-99")).toEqual([]);
  });
});

describe("pieces", () => {
  it("sets bold print apart and loses no letter", () => {
    expect(pieces("a **b** c")).toEqual([
      { text: "a ", bold: false, hit: false },
      { text: "b", bold: true, hit: false },
      { text: " c", bold: false, hit: false },
    ]);
  });

  it("leaves a lone mark as it is", () => {
    expect(pieces("2 ** 3").map((piece) => piece.text).join("")).toBe("2 ** 3");
    expect(pieces("**a** b ** c")).toEqual([
      { text: "a", bold: true, hit: false },
      { text: " b ** c", bold: false, hit: false },
    ]);
  });

  it("marks what was searched for in its own letters, across bold print too", () => {
    const made = pieces("Le **cœur** écoute", wanted("coeur ecou"));
    expect(made.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["cœur", "écou"]);
    expect(pieces("**Un** seul", wanted("un seul")).filter((piece) => piece.hit)).toEqual([
      { text: "Un", bold: true, hit: true },
      { text: "seul", bold: false, hit: true },
    ]);
  });

  it("never makes markup of text", () => {
    expect(pieces("<img src=x onerror=alert(1)>")).toEqual([
      { text: "<img src=x onerror=alert(1)>", bold: false, hit: false },
    ]);
  });
});

describe("finding one's place", () => {
  it("knows chapters by slug and rules by id", () => {
    expect(place(book, "combat")).toEqual({ chapter: 1, rule: "" });
    expect(place(book, "EC-REST-02")).toEqual({ chapter: 0, rule: "EC-REST-02" });
    expect(place(book, "nowhere")).toEqual({ chapter: 0, rule: "" });
  });

  it("gives each paragraph of several rules once", () => {
    expect(rulesOf(book, ["EC-REST-02", "EC-REST-01", "EC-ATK-01", "EC-NO-1"]).map((one) => one.chapter.slug)).toEqual([
      "repos",
      "combat",
    ]);
  });
});

it("folds letters one by one", () => {
  expect(plain("Œuvre d’été")).toBe("oeuvre d'ete");
});

describe("setting the text", () => {
  const paragraph = (text: string, item = false) => ({ text, item, ids: [] });

  it("gathers lists and steps, and leaves running text alone", () => {
    const made = blocks([
      paragraph("One."),
      paragraph("Two."),
      paragraph("1. Sit."),
      paragraph("2. Look."),
      paragraph("a", true),
      paragraph("b", true),
      paragraph("3. Go."),
    ]);
    expect(made.map((block) => [block.kind, block.start, block.paragraphs.map((one) => one.text)])).toEqual([
      ["text", 1, ["One."]],
      ["text", 1, ["Two."]],
      ["steps", 1, ["Sit.", "Look."]],
      ["list", 1, ["a", "b"]],
      ["steps", 3, ["Go."]],
    ]);
  });
});
