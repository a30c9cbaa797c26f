// What happens is shown in order, each part as long as it wants to be looked at, so that dice and bots can be followed.

/** So many ms may wait without haste; what waits longer is shown the faster, so that nobody falls far behind. */
const UNHURRIED = 15_000;
/** Shorter than this nobody sees anything. */
const BLINK = 25;

export interface Film<T> {
  /** How long something wants to stand, in ms; `Infinity`: until somebody goes on. */
  length(item: T): number;
  /** Shows it; `haste` is 1, or less where much waits. */
  show(item: T, haste: number): void;
  /** Something begins, or ends, to be shown. */
  changed(playing: boolean): void;
}

export class Timeline<T> {
  #film: Film<T>;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Something stands until somebody goes on. */
  #held = false;

  constructor(film: Film<T>) {
    this.#film = film;
  }

  /** Whether anything stands or waits. */
  get playing(): boolean {
    return this.#held || this.#timer !== undefined || this.#waiting.length > 0;
  }

  push(...items: T[]): void {
    this.#waiting.push(...items);
    if (!this.#held && this.#timer === undefined) this.#next();
    else this.#film.changed(true);
  }

  /** The moment of what stands there is over: the next comes now. */
  next(): void {
    this.#stop();
    this.#next();
  }

  /** Shows all that waits now, up to something that stands until somebody goes on. */
  skip(): void {
    this.#stop();
    while (this.#waiting.length > 0 && !this.#held) {
      const item = this.#waiting.shift() as T;
      this.#film.show(item, 1);
      this.#held = this.#film.length(item) === Infinity;
    }
    this.#film.changed(this.playing);
  }

  /** Shows all that waits, whatever would stand. */
  finish(): void {
    while (this.playing) this.skip();
  }

  /** Forgets what waits: something newer replaces it all. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
    this.#film.changed(false);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = false;
  }

  #haste(): number {
    let wanted = 0;
    for (const item of this.#waiting) {
      const length = this.#film.length(item);
      if (length !== Infinity) wanted += length;
    }
    return wanted > UNHURRIED ? UNHURRIED / wanted : 1;
  }

  #next = (): void => {
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const haste = this.#haste();
      const item = this.#waiting.shift() as T;
      this.#film.show(item, haste);
      const length = this.#film.length(item);
      this.#held = length === Infinity;
      if (this.#held) break;
      if (length * haste >= BLINK) {
        this.#timer = setTimeout(this.#next, length * haste);
        break;
      }
    }
    this.#film.changed(this.playing);
  };
}
