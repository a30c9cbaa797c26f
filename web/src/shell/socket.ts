// The line to the server: says hello, comes back by itself when cut, and never says an answer twice that was heard.
import type { FromBrowser, ToBrowser } from "./wire";

type Answer = Extract<FromBrowser, { t: "answer" | "answers" }>;

export interface Listening {
  hello(): Extract<FromBrowser, { t: "hello" }>;
  heard(message: ToBrowser): void;
  online(is: boolean): void;
}

export type Dial = (url: string) => WebSocket;

/** Why a table may be closed to this browser for good; whatever else the server says, it is worth calling again. */
const FINAL = new Set(["deleted", "renewed", "no-table"]);
export const isFinal = (code: string): boolean => FINAL.has(code);

const BEAT = 20_000;
const PATIENCE = 12_000;

/** How long to wait before the nth try: twice as long each time up to 15 s, give or take, so that not all come at once. */
export function backoff(tries: number, chance: () => number = Math.random): number {
  return Math.min(15_000, 400 * 2 ** tries) * (0.6 + 0.8 * chance());
}

export class Socket {
  #url: string;
  #listening: Listening;
  #dial: Dial;
  #socket: WebSocket | null = null;
  #rev = -1;
  #tries = 0;
  #id = 0;
  #unheard: Answer | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greeted = false;

  constructor(url: string, listening: Listening, dial: Dial = (to) => new WebSocket(to)) {
    this.#url = url;
    this.#listening = listening;
    this.#dial = dial;
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.#hurry);
      window.addEventListener("offline", this.#drop);
    }
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Sends if the line is open; what cannot be sent now is not kept, except an answer. */
  say(message: FromBrowser): boolean {
    if (!this.#greeted || this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends an answer, or anything with an `id`; the id to wait for comes back. */
  nextId(): number {
    return ++this.#id;
  }

  answer(message: Answer): void {
    this.#unheard = message;
    this.say(message);
  }

  close(): void {
    this.#closed = true;
    this.#hush();
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.#hurry);
      window.removeEventListener("offline", this.#drop);
    }
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#socket = null;
  }

  #hush(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
  }

  /** The net is back, or somebody looks at the page again: no need to wait out the pause. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || (typeof document !== "undefined" && document.hidden)) return;
    this.#tries = 0;
    clearTimeout(this.#again);
    this.#connect();
  };

  /** The net is gone: said at once, not only when the next beat stays unanswered. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  #connect(): void {
    this.#greeted = false;
    const socket = this.#dial(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#hello();
      clearInterval(this.#beat);
      this.#beat = setInterval(() => {
        this.say({ t: "beat" });
        this.#expect();
      }, BEAT);
      this.#expect();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    socket.onerror = () => socket.close();
  }

  /** A line may be dead without having been closed (a laptop that slept): silence after a question closes it. */
  #expect(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#drop, PATIENCE);
  }

  #hello(): void {
    this.#greeted = true;
    this.say(this.#listening.hello());
  }

  #lost(): void {
    this.#socket = null;
    this.#greeted = false;
    this.#hush();
    this.#listening.online(false);
    if (this.#closed) return;
    this.#again = setTimeout(() => this.#connect(), backoff(this.#tries++));
  }

  #hear(message: ToBrowser): void {
    if (message.t === "table") {
      this.#rev = message.rev;
      this.#tries = 0;
      this.#listening.online(true);
    } else if (message.t === "step") {
      if (this.#rev < 0 || message.rev <= this.#rev) return;
      if (message.rev !== this.#rev + 1) {
        // A step was missed: ask for the whole table, and take no step until it comes.
        this.#rev = -1;
        this.#hello();
        return;
      }
      this.#rev = message.rev;
    } else if ((message.t === "ok" || message.t === "refused") && message.id && message.id === this.#unheard?.id) {
      this.#unheard = null;
    } else if (message.t === "gone") {
      this.#closed = isFinal(message.code);
    }
    this.#listening.heard(message);
    if (message.t === "table") this.#resend(message.ask?.serials ?? {});
  }

  #resend(serials: Record<string, number>): void {
    const answer = this.#unheard;
    if (!answer) return;
    if (serials[String(answer.seat)] === answer.serial) this.say(answer);
    else this.#unheard = null;
  }
}
