import { describe, expect, it } from "vitest";
import { layoutIn } from "./layout";

describe("the layout of a table", () => {
  it.each([
    [360, 640, 16, "phone"],
    [390, 844, 16, "phone"],
    [390, 844, 24, "phone"],
    [844, 390, 16, "low"],
    [640, 360, 16, "low"],
    [720, 450, 16, "low"],
    [800, 600, 16, "low"],
    [1280, 720, 24, "low"],
    [768, 1024, 16, "upright"],
    [820, 1180, 16, "upright"],
    [768, 1024, 20, "phone"],
    [1024, 768, 16, "wide"],
    [1280, 720, 16, "wide"],
    [1440, 900, 16, "wide"],
    [2560, 1440, 24, "wide"],
  ])("of a window %i by %i with text of %i px is %s", (width, height, text, layout) => {
    expect(layoutIn(width / text, height / text)).toBe(layout);
  });

  it("is wide before anything was measured", () => {
    expect(layoutIn(0, 0)).toBe("wide");
  });
});
