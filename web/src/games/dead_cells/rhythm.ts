// What is heard of an event, and how long it wants to be looked at: a round plays out one action at a time.
import { rhythm } from "../../shell/board/rhythm";
import type { LogLine, Wire } from "../../shell/wire";
import { eventOf } from "./records";

const SOUNDS: Record<string, string> = {
  TileTurned: "page",
  TileSeen: "page",
  DeckTested: "page",
  PassRevealed: "page",
  PutDown: "page",
  Revealed: "page",
  AttackTurned: "page",
  ItemFound: "page",
  CardBought: "page",
  ThrownIn: "page",
  SecretDrawn: "page",
  EnemyHurt: "hit",
  EnemyKilled: "hit",
  ShieldsShattered: "hit",
  FormBeaten: "hit",
  Hurt: "wound",
  Marked: "wound",
  CompanionHurt: "wound",
  WormsBit: "wound",
  Cursed: "wound",
  BellRung: "wound",
  Healed: "heal",
  Cured: "heal",
  Drank: "heal",
  Revived: "heal",
  Gained: "gain",
  Looted: "gain",
  ScrollGained: "gain",
  ItemTaken: "gain",
  BlueprintFound: "gain",
  RuneFound: "gain",
  KeyFound: "gain",
  Bought: "gain",
  FeatDone: "gain",
  BossBeaten: "win",
  Died: "lose",
};

/** How long each kind of event wants to be looked at; what is not here is seen together with what comes next. */
const PACES: Record<string, number> = {
  RunBegan: 700,
  PrisonerTaken: 300,
  MutationPlaced: 300,
  BiomeEntered: 900,
  TileSeen: 500,
  Moved: 600,
  TileTurned: 900,
  TestPassed: 700,
  TestFailed: 700,
  DeckTested: 900,
  Gained: 450,
  ScrollGained: 550,
  ScrollLost: 550,
  Transformed: 900,
  Healed: 450,
  ItemFound: 500,
  ItemTaken: 400,
  ItemDropped: 300,
  BlueprintFound: 600,
  RuneFound: 1000,
  OptionTaken: 400,
  Cursed: 900,
  CurseWarded: 600,
  BellRung: 900,
  WormsCaught: 500,
  WormsBit: 700,
  MalaiseCaught: 700,
  LanternSpent: 500,
  LanternLit: 400,
  KeyFound: 500,
  DoorUnlocked: 500,
  Restricted: 900,
  Teleported: 600,
  Bought: 400,
  FightBegan: 700,
  EnemyPlaced: 450,
  LootLaid: 400,
  PassChosen: 400,
  PassRevealed: 900,
  CardsExchanged: 300,
  PutDown: 500,
  Revealed: 800,
  PowerUsed: 600,
  RoundBegan: 700,
  ItemUsed: 550,
  AbilityUsed: 550,
  Missed: 500,
  Stopped: 600,
  EnemyHurt: 650,
  EnemyMarked: 550,
  EnemyImmune: 500,
  EnemyShielded: 500,
  ShieldsShattered: 550,
  EnemyMended: 500,
  EnemyVanished: 500,
  EnemyRaged: 600,
  EnemyMoved: 450,
  EnemyKilled: 750,
  EnemyGone: 350,
  Shielded: 450,
  Hurt: 700,
  CompanionHurt: 600,
  CompanionKilled: 700,
  Marked: 550,
  Immune: 450,
  Cured: 450,
  Died: 1400,
  Revived: 1000,
  Looted: 450,
  Stolen: 500,
  Drank: 500,
  FightOver: 900,
  BossMet: 1200,
  BoutBegan: 800,
  AttackTurned: 900,
  ElementLaid: 500,
  FormBeaten: 1300,
  BossBeaten: 1600,
  StreetReached: 800,
  BlueprintsCollected: 500,
  GoodsShown: 500,
  RunOver: 1200,
  CardBought: 900,
  ThrownIn: 900,
  SecretDrawn: 900,
  CardGiven: 400,
  CardPurged: 500,
  FeatDone: 800,
  SellerRaised: 500,
  PocketOpened: 500,
  StartOpened: 700,
  MonstersAdded: 600,
  ItemUnlocked: 500,
  GoodsLaid: 400,
  DecksPeeked: 600,
  BoxReset: 900,
};

/** What happens to several at once: cards are turned over together, enemies close up together. */
const AT_ONCE = ["EnemyPlaced", "Revealed", "EnemyMoved", "EnemyGone", "PrisonerTaken", "ItemUnlocked", "MutationPlaced"];

const kinds = rhythm(SOUNDS, PACES);

export const { pace, sound } = kinds;

const last = (lines: LogLine[]): Wire | undefined => lines.at(-1)?.[2];

export function together(lines: LogLine[], next: LogLine[]): boolean {
  const [before, after] = [last(lines), next[0]?.[2]];
  if (!before || !after) return false;
  const [one, other] = [eventOf(before), eventOf(after)];
  // A wave of damage on several is one blow.
  if (one.tag === "Hurt" && other.tag === "Hurt") return one.by === other.by && one.who !== other.who;
  return one.tag === other.tag && AT_ONCE.includes(one.tag);
}

/** A boss is looked at as it bars the way, longer once it lies there; a death as long as it takes to read what killed. */
export function scene(wire: Wire): number {
  const event = eventOf(wire);
  if (event.tag === "BossMet") return 1800;
  if (event.tag === "BossBeaten") return 3200;
  if (event.tag !== "RunOver") return 0;
  // Whoever beat a boss has seen that scene already.
  return event.outcome === "died" ? 3200 : event.outcome.startsWith("C") ? 0 : 2600;
}
