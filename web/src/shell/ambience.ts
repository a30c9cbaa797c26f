// A place that is heard all the while, quietly: made on the spot from a game's recipe as one loop without a seam, so that
// nothing but the sound card works while it plays. Fetched only once somebody wants to hear it.
import { settings } from "./settings.svelte";

/** Wind, water, a fire's roar: noise about a pitch that swells and falls so many times in a loop. */
export interface Bed {
  pitch: number;
  /** How narrow it is: below 1 a rush, above 3 a whistle. */
  narrow: number;
  swells: number;
  loud: number;
}

/** Something small that happens now and again: a drop falls, a log crackles. */
export interface Drop {
  /** About so many seconds apart. */
  every: number;
  /** From which pitch to which; of noise, about which. */
  from: number;
  to?: number;
  noise?: boolean;
  long: number;
  loud: number;
  /** After so many seconds it is heard once more, softer. */
  echo?: number;
}

export interface Ambience {
  seconds: number;
  beds: Bed[];
  drops: Drop[];
}

const RATE = 22_050;
/** How loud all of it is beside the short sounds. */
const QUIET = 0.35;
/** Over so many seconds it comes, and the end of the loop flows into its beginning. */
const FADE = 2;

/** Numbers between 0 and 1 that are the same every time. */
function numbers(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lets only what is near a pitch through. */
function band(pitch: number, narrow: number, rate: number): (sample: number) => number {
  const turn = (2 * Math.PI * Math.min(pitch, rate * 0.45)) / rate;
  const alpha = Math.sin(turn) / (2 * narrow);
  const [b, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(turn)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (sample) => {
    const out = b * (sample - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, sample, y1, out];
    return out;
  };
}

function addBed(loop: Float32Array, bed: Bed, rate: number, chance: () => number): void {
  const fade = Math.min(FADE * rate, loop.length);
  const through = band(bed.pitch, bed.narrow, rate);
  const begins = chance();
  for (let n = 0; n < loop.length + fade; n++) {
    const at = n % loop.length;
    const swell = 0.55 + 0.45 * Math.sin(2 * Math.PI * ((bed.swells * at) / loop.length + begins));
    // What runs on beyond the end is laid over the beginning as that comes in.
    const part = n < fade ? n / fade : n < loop.length ? 1 : 1 - (n - loop.length) / fade;
    loop[at] = (loop[at] ?? 0) + through(chance() * 2 - 1) * swell * bed.loud * Math.sqrt(part);
  }
}

function addDrop(loop: Float32Array, drop: Drop, rate: number, chance: () => number): void {
  const times = Math.round(loop.length / rate / drop.every);
  for (let n = 0; n < times; n++) {
    // Each in its own stretch of the loop, anywhere in it: never in step, never all at once.
    const at = Math.floor(((n + chance()) / times) * loop.length);
    const higher = 0.75 + chance() * 0.5;
    const loud = drop.loud * (0.3 + 0.7 * chance() ** 2);
    burst(loop, at, drop, higher, loud, rate, chance);
    if (drop.echo) burst(loop, at + Math.floor(drop.echo * rate), drop, higher * 0.97, loud * 0.3, rate, chance);
  }
}

function burst(loop: Float32Array, at: number, drop: Drop, higher: number, loud: number, rate: number, chance: () => number): void {
  const length = Math.max(1, Math.floor(drop.long * rate));
  const through = band(drop.from * higher, 1.2, rate);
  let turn = 0;
  for (let n = 0; n < length; n++) {
    const done = n / length;
    turn += (2 * Math.PI * (drop.from + ((drop.to ?? drop.from) - drop.from) * done) * higher) / rate;
    const sample = drop.noise ? through(chance() * 2 - 1) : Math.sin(turn);
    const place = (at + n) % loop.length;
    loop[place] = (loop[place] ?? 0) + sample * loud * Math.min(1, n / 20) * (1 - done) ** 2;
  }
}

/** The loop of a recipe, sample by sample. */
export function render(ambience: Ambience, rate = RATE): Float32Array<ArrayBuffer> {
  const loop = new Float32Array(Math.floor(ambience.seconds * rate));
  const chance = numbers(7);
  for (const bed of ambience.beds) addBed(loop, bed, rate, chance);
  for (const drop of ambience.drops) addDrop(loop, drop, rate, chance);
  return loop;
}

/** How loud it is for a volume of the settings, from 0 to 1. */
const level = (): number => settings.volume * QUIET;

/** A place that is being heard. */
export class Heard {
  #context: AudioContext;
  #gain: GainNode;

  constructor(ambience: Ambience) {
    const context = (this.#context = new AudioContext());
    const buffer = context.createBuffer(1, Math.floor(ambience.seconds * RATE), RATE);
    buffer.copyToChannel(render(ambience), 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    this.#gain = context.createGain();
    this.#gain.gain.setValueAtTime(0, context.currentTime);
    this.#gain.gain.linearRampToValueAtTime(level(), context.currentTime + FADE);
    source.connect(this.#gain).connect(context.destination);
    source.start();
    document.addEventListener("visibilitychange", this.#look);
    // A browser lets nothing be heard before its owner has touched the page.
    addEventListener("pointerdown", this.#look);
    addEventListener("keydown", this.#look);
    this.#look();
  }

  /** Nothing is heard, and nothing works, while nobody looks. */
  #look = (): void => {
    if (document.hidden) void this.#context.suspend();
    else if (this.#context.state === "suspended") void this.#context.resume();
  };

  /** Takes the volume from the settings. */
  tune(): void {
    this.#gain.gain.setTargetAtTime(level(), this.#context.currentTime, 0.2);
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#look);
    removeEventListener("pointerdown", this.#look);
    removeEventListener("keydown", this.#look);
    void this.#context.close();
  }
}
