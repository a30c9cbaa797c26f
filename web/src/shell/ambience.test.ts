import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ambience as castle } from "../games/dark_castle/ambience";
import { ambience as souls } from "../games/dark_souls/ambience";
import { Heard, render } from "./ambience";

const RATE = 8000;

function loudest(loop: Float32Array): number {
  return loop.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** The greatest jump from one sample to the next within these places of the loop, which goes round. */
function jump(loop: Float32Array, from: number, to: number): number {
  let most = 0;
  for (let n = from; n < to; n++) {
    const here = loop[(n + loop.length) % loop.length] ?? 0;
    most = Math.max(most, Math.abs(here - (loop[(n + 1 + loop.length) % loop.length] ?? 0)));
  }
  return most;
}

describe.each([["the castle", castle], ["the bonfire", souls]])("the sound of %s", (_, recipe) => {
  const loop = render(recipe, RATE);

  it("lasts as long as it says, is heard throughout and never cracks", () => {
    expect(loop.length).toBe(recipe.seconds * RATE);
    expect(loudest(loop)).toBeLessThan(1);
    for (let n = 0; n + RATE <= loop.length; n += RATE) expect(loudest(loop.subarray(n, n + RATE))).toBeGreaterThan(0.005);
  });

  it("flows from its end into its beginning", () => {
    const bed = render({ ...recipe, drops: [] }, RATE);
    expect(jump(bed, -50, 50)).toBeLessThanOrEqual(jump(bed, 100, bed.length - 100) * 1.05);
  });

  it("has its drops in it", () => {
    const still = render({ ...recipe, drops: [] }, RATE);
    expect(loop.some((sample, n) => Math.abs(sample - (still[n] ?? 0)) > 0.05)).toBe(true);
  });
});

describe("a place that is heard", () => {
  const calls: string[] = [];
  let hidden = false;

  class Context {
    state = "running";
    currentTime = 0;
    destination = {};
    createBuffer = () => ({ copyToChannel: () => undefined });
    createBufferSource = () => ({ connect: (to: unknown) => to, start: () => calls.push("start"), loop: false, buffer: null });
    createGain = () => ({
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        setTargetAtTime: (to: number) => calls.push(`volume ${to.toFixed(3)}`),
      },
      connect: (to: unknown) => to,
    });
    suspend = () => {
      this.state = "suspended";
      calls.push("suspend");
    };
    resume = () => {
      this.state = "running";
      calls.push("resume");
    };
    close = () => calls.push("close");
  }

  beforeEach(() => {
    calls.length = 0;
    hidden = false;
    vi.stubGlobal("AudioContext", Context);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("pauses while the window is hidden, and is gone when it is left", () => {
    const heard = new Heard({ seconds: 1, beds: [], drops: [] });
    expect(calls).toEqual(["start"]);
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(calls).toEqual(["start", "suspend"]);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(calls.at(-1)).toBe("resume");
    heard.tune();
    expect(calls.at(-1)).toBe("volume 0.175");
    heard.stop();
    const before = calls.length;
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(calls.slice(before - 1)).toEqual(["close"]);
  });
});
