// What is heard of an event, and how long it wants to be looked at.
import { rhythm } from "../../shell/board/rhythm";
import type { Table } from "../../shell/table.svelte";
import type { LogLine, Wire } from "../../shell/wire";
import { eventOf } from "./records";
import { printedOf } from "./view";

const SOUNDS: Record<string, string> = {
  Turned: "page",
  Showed: "page",
  Rolled: "dice",
  RolledChapterDie: "dice",
  RowRolled: "dice",
  FightBegan: "dice",
  Lost: "wound",
  Cursed: "wound",
  Healed: "heal",
  Lifted: "heal",
  Struck: "hit",
  EnemyStruck: "hit",
  Drew: "gain",
  Gave: "gain",
  Died: "lose",
  Escaped: "win",
};

/** How long each kind of event wants to be looked at; what is not here is seen together with what comes next. */
const PACES: Record<string, number> = {
  Took: 300,
  Turned: 800,
  Showed: 900,
  Chose: 400,
  Named: 350,
  Said: 400,
  FightBegan: 1700,
  RoundBegan: 300,
  Rested: 350,
  Aimed: 350,
  Duelled: 350,
  Rolled: 1400,
  RolledChapterDie: 1300,
  RowRolled: 1500,
  RowGrew: 500,
  Kept: 350,
  Used: 550,
  Struck: 550,
  Missed: 450,
  HeldBack: 450,
  EnemyStruck: 600,
  Warded: 650,
  Shared: 450,
  Spared: 500,
  Lost: 750,
  Healed: 550,
  Rose: 500,
  EnemyFell: 900,
  EnemyBrokeOff: 800,
  Tried: 700,
  Passed: 700,
  Failed: 800,
  Cursed: 700,
  Lifted: 500,
  Drew: 650,
  NothingToDraw: 500,
  Gave: 300,
  Left: 250,
  Discarded: 300,
  DealtAnew: 600,
  Skipped: 500,
  Lengthened: 500,
  Died: 1000,
  Escaped: 1000,
};
/** What happens to several prisoners at once, or to several dice. */
const AT_ONCE = ["Rolled", "Lost", "Healed", "Gave", "Left", "Missed", "Died", "Shared", "Warded"];
/** What one blow brings: some are hurt, some less, some not at all. */
const ONE_BLOW = ["Lost", "Spared", "Warded"];
/** Letters read in a second, by one who does not hurry; and the longest one waits for anybody. */
const LETTERS = 40;
const LONGEST = 9000;

const kinds = rhythm(SOUNDS, PACES);
export const sound = kinds.sound;

const kindsOf = (lines: LogLine[]) => lines.map(([, , event]) => eventOf(event));

export function pace(lines: LogLine[]): number {
  // The dice of a row are rolled one by one, and lie there when the fight begins.
  return kinds.pace(lines.filter(([, , wire]) => !isForRow(wire)));
}

function isForRow(wire: Wire): boolean {
  const event = eventOf(wire);
  return event.tag === "RolledChapterDie" && event.why === "row";
}

export function together(lines: LogLine[], next: LogLine[]): boolean {
  const before = kindsOf(lines).at(-1);
  const after = kindsOf(next)[0];
  if (!before || !after) return false;
  if (after.tag === "RolledChapterDie" && after.why === "attack") return before.tag === "Rolled";
  if (before.tag === "RolledChapterDie" && before.why === "attack") return after.tag === "Rolled";
  if (before.tag === "Struck" && after.tag === "Struck") return before.who === after.who;
  if (ONE_BLOW.includes(before.tag) && ONE_BLOW.includes(after.tag)) return true;
  return before.tag === after.tag && AT_ONCE.includes(after.tag);
}

/** A page that was turned is read before its dice fall. */
export function reading(lines: LogLine[], table: Table): number {
  const turned = kindsOf(lines).find((event) => event.tag === "Turned");
  if (!turned) return 0;
  const face = printedOf(table).pages[turned.page];
  const letters = (face?.text.length ?? 0) + (face?.title.length ?? 0);
  return Math.min(LONGEST, (letters / LETTERS) * 1000);
}

/** How a castle ends is a scene of its own, until somebody goes on. */
export const scene = ([kind]: Wire): number => (kind === "Died" || kind === "Escaped" ? Infinity : 0);
