// Calls the person at this screen when it becomes their turn: in the title, by a sound, and by the system if allowed.
import { play } from "../sounds";
import type { Table } from "../table.svelte";
import { words } from "../words";

let called = "";

export function callMe(table: Table, game: string): void {
  const place = [game, words().name].filter(Boolean).join(" · ");
  const turn = table.mine && !table.over;
  document.title = turn ? words().table.yourTurnTitle(place) : place;
  // A solo player needs no call: it is always their turn.
  const others = table.sitters.some((one) => !table.seats.includes(one.seat));
  const now = turn ? `${table.id}/${JSON.stringify(table.ask?.serials ?? {})}` : "";
  if (now === called) return;
  const waited = called === "";
  called = now;
  if (!turn || !waited || !others) return;
  play("turn");
  if (document.hidden && typeof Notification !== "undefined" && Notification.permission === "granted") {
    const notice = new Notification(words().table.your, { body: table.ask?.text ?? "", tag: table.id, icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}
