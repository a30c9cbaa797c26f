// Lets steps through one after another, each with its moment, so that what bots do can be followed.

/** More than this many waiting, and nobody could follow anyway: all go through at once. */
const CROWD = 8;

export class Turnstile<T> {
  #show: (item: T) => number;
  #changed: (waiting: number) => void;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` lays an item on the table and says for how many ms it wants to stand there. */
  constructor(show: (item: T) => number, changed: (waiting: number) => void = () => {}) {
    this.#show = show;
    this.#changed = changed;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#waiting.length > CROWD) this.skip();
    else if (this.#timer === undefined) this.#next();
    this.#changed(this.#waiting.length);
  }

  /** Everything that waits goes through now, and the moment of what stands there is over. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const items = this.#waiting;
    this.#waiting = [];
    for (const item of items) this.#show(item);
    this.#changed(0);
  }

  /** Forgets what waits: something newer replaces it all. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#changed(0);
  }

  #next = (): void => {
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const moment = this.#show(this.#waiting.shift() as T);
      if (moment > 0) {
        this.#timer = setTimeout(this.#next, moment);
        break;
      }
    }
    this.#changed(this.#waiting.length);
  };
}
