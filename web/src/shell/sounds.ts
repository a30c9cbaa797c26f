// Short sounds made on the spot: no files, no samples.
import { settings } from "./settings.svelte";

export type Sound = "page" | "dice" | "wound" | "heal" | "hit" | "gain" | "win" | "lose" | "turn";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let last: Record<string, number> = {};

interface Tone {
  type?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}

interface Noise {
  from: number;
  to?: number;
  q?: number;
  at?: number;
  long: number;
  loud: number;
}

const tones: Record<Sound, { tones?: Tone[]; noise?: Noise[] }> = {
  page: { noise: [{ from: 1800, to: 5200, q: 0.8, long: 0.22, loud: 0.22 }] },
  dice: {
    noise: [0, 0.06, 0.11, 0.19, 0.29].map((at, n) => ({ from: 2600 - n * 180, q: 6, at, long: 0.035, loud: 0.5 - n * 0.06 })),
  },
  wound: {
    tones: [{ type: "sawtooth", from: 190, to: 60, long: 0.24, loud: 0.18 }],
    noise: [{ from: 500, to: 120, q: 0.7, long: 0.16, loud: 0.4 }],
  },
  hit: {
    tones: [{ type: "triangle", from: 150, to: 70, long: 0.12, loud: 0.4 }],
    noise: [{ from: 1400, to: 300, q: 1, long: 0.07, loud: 0.4 }],
  },
  heal: {
    tones: [
      { from: 392, long: 0.3, loud: 0.12 },
      { from: 587, at: 0.08, long: 0.34, loud: 0.1 },
    ],
  },
  gain: {
    tones: [
      { type: "triangle", from: 659, long: 0.12, loud: 0.12 },
      { type: "triangle", from: 988, at: 0.07, long: 0.22, loud: 0.1 },
    ],
  },
  turn: {
    tones: [
      { from: 523, long: 0.14, loud: 0.14 },
      { from: 784, at: 0.12, long: 0.3, loud: 0.12 },
    ],
  },
  win: {
    tones: [392, 494, 587, 784].map((from, n) => ({ type: "triangle" as const, from, at: n * 0.13, long: 0.6, loud: 0.14 })),
  },
  lose: {
    tones: [220, 208, 165, 110].map((from, n) => ({ type: "sawtooth" as const, from, at: n * 0.22, long: 0.6, loud: 0.08 })),
  },
};

function open(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function swell(audio: AudioContext, start: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * settings.volume), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, { type = "sine", from, to = from, at = 0, long, loud }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(swell(audio, start, long, loud));
  source.start(start);
  source.stop(start + long);
}

function noise(audio: AudioContext, { from, to = from, q = 1, at = 0, long, loud }: Noise): void {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(filter).connect(swell(audio, start, long, loud));
  source.start(start, 0, long);
}

/** Plays a sound by name; unknown names and "" are silent, and so is a browser driven by a test. */
export function play(name: string): void {
  if (!settings.sound || settings.volume <= 0 || !Object.hasOwn(tones, name)) return;
  if (navigator.webdriver || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  // The same sound twice within a moment is one sound.
  if (now - (last[name] ?? -1000) < 90) return;
  last = { ...last, [name]: now };
  const audio = open();
  if (!audio) return;
  const made = tones[name as Sound];
  for (const one of made.tones ?? []) tone(audio, one);
  for (const one of made.noise ?? []) noise(audio, one);
}
