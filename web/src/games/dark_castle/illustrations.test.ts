import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { picturesIn } from "../../shell/testing/sources";
import Illustration from "./Illustration.svelte";
import { FIGURES, isPictured } from "./illustrations";
import gathered from "./testing/moments.json";

vi.mock("../../shell/api", () => ({ api: { faces: () => Promise.resolve(gathered.faces) } }));

const named = [...new Set(picturesIn("dark_castle", "en"))];

it("knows every picture of the rulebook, and the rulebook every figure", () => {
  expect(named.filter((name) => !isPictured(name))).toEqual([]);
  expect(FIGURES.filter((name) => !named.includes(name))).toEqual([]);
});

it.each(named)("draws %s", async (name) => {
  const target = document.createElement("div");
  const made = mount(Illustration, { target, props: { name, lang: "fr" } });
  await Promise.resolve();
  flushSync();
  await vi.waitFor(() => expect(target.innerHTML).toMatch(/<svg|role="img"/));
  if (name.startsWith("figure-")) expect(target.querySelector(".caption")?.textContent?.length).toBeGreaterThan(10);
  void unmount(made);
});
