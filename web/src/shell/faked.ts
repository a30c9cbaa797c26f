// A line without a net, for tests: what is sent is kept, what is heard is said by the test.
import type { FromBrowser, ToBrowser } from "./wire";

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static dial = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket;

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error("nobody has called");
    return found;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  say(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}
