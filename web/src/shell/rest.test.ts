import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BREATHES, stir } from "./rest";

const root = document.documentElement;
const styles = Object.entries(import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true }));

describe("rest", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("comes a while after the last thing that happened", () => {
    stir();
    vi.advanceTimersByTime(BREATHES - 1);
    stir();
    vi.advanceTimersByTime(BREATHES - 1);
    expect(root.hasAttribute("data-rest")).toBe(false);
    vi.advanceTimersByTime(1);
    expect(root.hasAttribute("data-rest")).toBe(true);
    stir();
    expect(root.hasAttribute("data-rest")).toBe(false);
  });

  it("lies on a page nobody sees, whatever happens", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stir();
    expect(root.hasAttribute("data-rest")).toBe(true);
    hidden.mockReturnValue(false);
    stir();
    expect(root.hasAttribute("data-rest")).toBe(false);
  });

  it("stills every endless animation there is", () => {
    const endless = styles.flatMap(([file, text]) => [...text.matchAll(/^\s*animation[^;]*\binfinite\b[^;]*;/gm)].map(([line]) => [file, line.trim()] as const));
    expect(endless.length).toBeGreaterThan(5);
    for (const [file, line] of endless) expect(line, file).toContain("var(--endless)");
  });
});
