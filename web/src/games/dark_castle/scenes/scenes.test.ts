import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as door from "./door";
import { draw, endingIds, pageIds, type Print } from "./draw";
import icons from "./icons.json";
import Scene from "./Scene.svelte";

const content = (name: string) =>
  readFileSync(
    resolve(import.meta.dirname, `../../../../../undercroft/games/dark_castle/content/${name}.toml`),
    "utf8",
  );
const ids = ["chapters", "bosses"].flatMap((name) =>
  [...content(name).matchAll(/^id = "(\w+)"/gm)].map((found) => found[1] as string),
);
const drawings = [...ids, ...endingIds];
const stranger = "somebody_elses_page";
const prints = new Map<string, Print>();
const of = (page: string) => prints.get(page) as Print;

beforeAll(async () => {
  for (const page of [...drawings, stranger]) prints.set(page, await draw(page));
});

describe("every page of the box", () => {
  test("there are 51, each has a scene, and there are no scenes besides", () => {
    expect(ids.length).toBe(51);
    expect([...pageIds].sort()).toEqual([...ids].sort());
  });

  test.each(drawings)("%s is whole, and no heavier than a phone likes", (page) => {
    const { picture } = of(page);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(picture.length).toBeLessThan(34_000);
    expect(picture.match(/<(path|use)/g)?.length).toBeLessThan(420);
    const inside = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${picture}</svg>`,
      "image/svg+xml",
    );
    expect(inside.querySelector("parsererror")).toBeNull();
  });

  test.each(drawings)("%s is told in both languages, briefly and well set", (page) => {
    const { en, fr } = of(page).label;
    for (const text of [en, fr]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length).toBeLessThan(160);
      expect(text).not.toMatch(/['"]/);
    }
    expect(fr).not.toBe(en);
    // French sets a narrow space, which does not break, before tall punctuation.
    expect(fr).not.toMatch(/[^\u202f][;:!?]/);
  });

  test("no two are alike, in picture or in words", () => {
    const all = [...prints.values()];
    expect(new Set(all.map((print) => print.picture)).size).toBe(all.length);
    for (const lang of ["en", "fr"] as const)
      expect(new Set(all.map((print) => print.label[lang])).size).toBe(all.length);
  });
});

test("a page comes out the same at every printing", async () => {
  // Another stranger of the same name is cut anew, not taken from the drawer.
  expect((await draw(stranger)).picture).toBe(of(stranger).picture);
  expect((await draw("another_page")).picture).not.toBe(of(stranger).picture);
});

test("the sprite holds the icons that are used, and only those", () => {
  const used = [...prints.values()].flatMap(({ picture }) =>
    [...picture.matchAll(/href="\/icons\/dark_castle-scenes\.svg#([\w-]+)"/g)].map((found) => found[1] as string),
  );
  expect([...new Set(used)].sort()).toEqual(icons);
});

describe("the scene on the page", () => {
  afterEach(cleanup);

  test.each(["en", "fr"] as const)("is one picture with a name (%s)", async (lang) => {
    const { container } = render(Scene, { page: "iron_saint", lang });
    const picture = await screen.findByRole("img", { name: of("iron_saint").label[lang] });
    expect(picture.getAttribute("viewBox")).toBe("0 0 400 300");
    expect(container.querySelectorAll("path").length).toBeGreaterThan(20);
  });

  test("a page nobody has drawn shows a closed door, and the next page is not mistaken for it", async () => {
    const { rerender } = render(Scene, { page: stranger, lang: "fr" });
    await screen.findByRole("img", { name: door.label.fr });
    await rerender({ page: "constructor", lang: "fr" });
    await screen.findByRole("img", { name: door.label.fr });
    await rerender({ page: "two_doors", lang: "fr" });
    await screen.findByRole("img", { name: of("two_doors").label.fr });
    expect(screen.getAllByRole("img").length).toBe(1);
  });
});
