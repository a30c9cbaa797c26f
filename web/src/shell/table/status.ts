// Who must do something now, in one sentence: there is never a moment without a name or something to click.
import type { Table } from "../table.svelte";
import { words } from "../words";

export interface Status {
  text: string;
  more: string;
  icon: string;
  /** Somebody at this screen is to answer. */
  mine: boolean;
  /** A friend is still to be asked in. */
  invite: boolean;
  /** Seats the host may let a bot play, so that nobody waits in vain. */
  standIn: number[];
}

export function status(table: Table): Status {
  const w = words().table;
  const plain: Status = { text: "", more: "", icon: "hourglass", mine: false, invite: false, standIn: [] };
  const ask = table.ask;
  if (table.busy) return { ...plain, text: table.happening || (table.rolling ? w.rolling : w.happening) };
  if (table.over) return { ...plain, text: w.ended, icon: "candle-light" };
  if (!ask) return { ...plain, text: w.happening };
  if ((ask.options?.length ?? 0) > 0) return mine(table, plain);

  const answered = ask.answered ?? [];
  const waited = ask.seats.filter((seat) => !answered.includes(seat)).map((seat) => ({ seat, name: table.called(seat), sitter: table.sitter(seat) }));
  const open = waited.filter(({ sitter }) => sitter?.kind === "open" && !sitter.bot);
  const thinking = waited.filter(({ seat, sitter }) => ask.bots?.includes(seat) || sitter?.bot);
  const people = waited.filter((one) => !open.includes(one) && !thinking.includes(one));
  const away = people.filter(({ sitter }) => sitter && !sitter.here);
  const names = (list: typeof waited): string[] => list.map((one) => one.name);
  const watching = ask.secret ? secretMore(table) : table.seats.length === 0 ? w.onlooker : "";
  if (people.length > 0) {
    const standIn = table.host && away.length === people.length ? away.map((one) => one.seat) : [];
    return { ...plain, text: w.waiting(names(people)), more: away.length > 0 ? w.absent(names(away)) : watching, standIn };
  }
  if (open.length > 0) {
    const standIn = table.host ? open.map((one) => one.seat) : [];
    return { ...plain, icon: "wooden-chair", text: w.openSeats(names(open)), more: watching, invite: table.host, standIn };
  }
  return { ...plain, icon: "robot-antennas", text: w.thinking(names(thinking)), more: watching };
}

function mine(table: Table, plain: Status): Status {
  const w = words().table;
  const seats = table.askedMine;
  const votes = table.ask?.votes ?? {};
  const silent = (table.ask?.seats ?? []).filter(
    (seat) => votes[String(seat)] === undefined && table.sitter(seat)?.here && !table.sitter(seat)?.bot,
  );
  // My word is given, and may still be changed until the others have given theirs.
  if (seats.length > 0 && seats.every((seat) => votes[String(seat)] !== undefined) && silent.length > 0) {
    return { ...plain, text: w.waiting(silent.map((seat) => table.called(seat))), more: others(table) };
  }
  const given = table.ask?.answered ?? [];
  if (seats.length > 0 && seats.every((seat) => given.includes(seat))) {
    const rest = (table.ask?.seats ?? []).filter((seat) => !given.includes(seat));
    return { ...plain, text: w.waiting(rest.map((seat) => table.called(seat))), more: secretMore(table) };
  }
  // All at this screen are asked: nothing is gained by naming every one of them.
  const some = seats.length < table.seats.length;
  const text = some ? w.yourAs(seats.map((seat) => table.called(seat))) : w.your;
  return { ...plain, icon: "candle-light", text, more: others(table), mine: true };
}

/** Where all answer in secret: that they do, or whose answers are in; never what they are. */
function secretMore(table: Table): string {
  const w = words().table;
  const given = table.ask?.answered ?? [];
  const mine = given.some((seat) => table.askedMine.includes(seat));
  const rest = given.filter((seat) => !table.askedMine.includes(seat)).map((seat) => table.called(seat));
  return [mine ? w.answerIn : w.secret, rest.length > 0 ? w.answersIn(rest) : ""].filter(Boolean).join(" ");
}

/** Who else may answer, and what has been said so far. */
function others(table: Table): string {
  const w = words().table;
  const ask = table.ask;
  if (!ask) return "";
  if (ask.secret) return secretMore(table);
  const told = Object.keys(ask.votes ?? {}).map((seat) => table.called(Number(seat)));
  if (told.length > 0) return w.voted(told);
  const rest = ask.seats.filter((seat) => {
    const sitter = table.sitter(seat);
    return !table.seats.includes(seat) && sitter?.kind === "person" && !sitter.bot;
  });
  if (rest.length === 0) return "";
  if (table.mode === "agree") return w.allAsked(rest.map((seat) => table.called(seat)));
  return w.alsoAsked(rest.map((seat) => table.called(seat)));
}
