// What this browser remembers of its owner's wishes.
import type { Lang } from "./wire";

/** How fast what happens is shown; `step`: one part after another, each at a key or tap. */
export type Speed = "slow" | "normal" | "fast" | "none" | "step";
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "step", "none"];
/** By how much each stretches a duration. */
const STRETCH: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, step: 1, none: 0 };

const PLACE = "undercroft.settings";

interface Kept {
  lang: Lang;
  sound: boolean;
  volume: number;
  speed: Speed;
  large: boolean;
  patterns: boolean;
  warn: boolean;
  ambience: boolean;
  name: string;
}

function first(): Kept {
  const lang: Lang = typeof navigator !== "undefined" && /^fr\b/i.test(navigator.language) ? "fr" : "en";
  const kept: Kept = {
    lang, sound: true, volume: 0.5, speed: "normal", large: false, patterns: false, warn: true, ambience: false, name: "",
  };
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    if (found.lang === "en" || found.lang === "fr") kept.lang = found.lang;
    if (typeof found.sound === "boolean") kept.sound = found.sound;
    if (typeof found.volume === "number") kept.volume = Math.min(1, Math.max(0, found.volume));
    if (found.speed && SPEEDS.includes(found.speed)) kept.speed = found.speed;
    if (typeof found.large === "boolean") kept.large = found.large;
    if (typeof found.patterns === "boolean") kept.patterns = found.patterns;
    if (typeof found.warn === "boolean") kept.warn = found.warn;
    if (typeof found.ambience === "boolean") kept.ambience = found.ambience;
    if (typeof found.name === "string") kept.name = found.name.slice(0, 32);
  } catch {
    // Storage may be shut (private windows) or hold something old: the defaults do.
  }
  return kept;
}

class Settings {
  #kept = $state<Kept>(first());
  /** The system's own wish for less motion. */
  #calm = $state(false);
  #haste = $state(1);

  constructor() {
    const wish = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
    if (wish) {
      this.#calm = wish.matches;
      wish.addEventListener("change", (event) => {
        this.#calm = event.matches;
        this.#show();
      });
    }
    this.#show();
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  set lang(value: Lang) {
    this.#set({ lang: value });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#set({ sound: value });
  }
  /** From 0 to 1. */
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(value: number) {
    this.#set({ volume: value });
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(value: Speed) {
    this.#set({ speed: value });
  }
  /** Larger text everywhere. */
  get large(): boolean {
    return this.#kept.large;
  }
  set large(value: boolean) {
    this.#set({ large: value });
  }
  /** Patterns beside colours. */
  get patterns(): boolean {
    return this.#kept.patterns;
  }
  set patterns(value: boolean) {
    this.#set({ patterns: value });
  }
  /** Whether to ask before an answer that is plainly a mistake. */
  get warn(): boolean {
    return this.#kept.warn;
  }
  set warn(value: boolean) {
    this.#set({ warn: value });
  }
  /** Whether a game's place is heard, quietly, all the time. */
  get ambience(): boolean {
    return this.#kept.ambience;
  }
  set ambience(value: boolean) {
    this.#set({ ambience: value });
  }
  /** What I am called at new tables. */
  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#set({ name: value });
  }
  /** Whether the system wishes for less motion, whatever the speed here. */
  get calm(): boolean {
    return this.#calm;
  }
  /** By how much to stretch a pause: 1, less when fast or in haste, 0 for none. */
  get pause(): number {
    return STRETCH[this.speed];
  }
  /** By how much to stretch a motion: as a pause, and 0 where the system wishes for none. */
  get stretch(): number {
    return this.#calm ? 0 : this.pause * this.#haste;
  }
  /** Less than 1 while much waits to be shown. */
  set haste(value: number) {
    if (value === this.#haste) return;
    this.#haste = value;
    this.#show();
  }

  /** Everything as it was before anyone wished for anything. */
  reset(): void {
    try {
      localStorage.removeItem(PLACE);
    } catch {
      // Nothing was kept then.
    }
    this.#set(first());
  }

  #set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // Not remembered then, but in force until the window closes.
    }
    this.#show();
  }

  /** CSS reads the settings off the root element: [data-motion="none"], [data-text="large"], [data-patterns]. */
  #show(): void {
    if (typeof document === "undefined") return;
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.motion = this.stretch === 0 ? "none" : this.speed;
    root.dataset.text = this.large ? "large" : "normal";
    root.toggleAttribute("data-patterns", this.patterns);
    root.style.setProperty("--stretch", String(this.stretch));
  }
}

export const settings = new Settings();
