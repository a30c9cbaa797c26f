// What is heard of an event, and how long it wants to be looked at.
import { rhythm } from "../../shell/board/rhythm";
import type { LogLine, Wire } from "../../shell/wire";
import { eventOf } from "./records";

const SOUNDS: Record<string, string> = {
  QuestBegun: "page",
  EncounterBegun: "page",
  QuestTold: "page",
  CardPlayed: "page",
  Travelled: "page",
  RumourPlayed: "page",
  TokenTurned: "page",
  CardsDrawn: "page",
  AttackRolled: "dice",
  DefenceRolled: "dice",
  DiceRolled: "dice",
  DieRerolled: "dice",
  Tested: "dice",
  Struck: "hit",
  Opened: "hit",
  Closed: "hit",
  Fell: "hit",
  Hurt: "wound",
  Afflicted: "wound",
  Tired: "wound",
  Healed: "heal",
  StoodUp: "heal",
  Rested: "heal",
  Relieved: "heal",
  ItemFound: "gain",
  Searched: "gain",
  GoldGained: "gain",
  XpGained: "gain",
  ItemBought: "gain",
  ItemSold: "gain",
  SkillLearned: "gain",
  CardBought: "gain",
  RelicWon: "gain",
  TokenTaken: "gain",
  KnockedOut: "lose",
  EncounterWon: "win",
};

/** How long each kind of event wants to be looked at; what is not here is seen together with what comes next. */
const PACES: Record<string, number> = {
  HeroChosen: 400,
  QuestBegun: 900,
  EncounterBegun: 900,
  GroupChosen: 500,
  Placed: 300,
  RoundBegun: 700,
  TurnBegun: 450,
  OverlordBegun: 900,
  Equipped: 300,
  Moved: 200,
  Shifted: 450,
  AttackDeclared: 650,
  AttackRolled: 1100,
  DefenceRolled: 900,
  DieRerolled: 900,
  SurgeSpent: 500,
  Missed: 800,
  Struck: 650,
  Hurt: 650,
  Tired: 350,
  Healed: 500,
  Fell: 800,
  KnockedOut: 1200,
  StoodUp: 800,
  DiceRolled: 900,
  Tested: 1200,
  Afflicted: 650,
  Relieved: 400,
  Rested: 400,
  Searched: 900,
  ItemFound: 600,
  Opened: 500,
  Closed: 400,
  TokenTaken: 450,
  TokenDropped: 400,
  TokenTurned: 900,
  LeftMap: 500,
  CardUsed: 550,
  CardPlayed: 1100,
  CardsDrawn: 450,
  CardSeen: 350,
  CardLost: 500,
  ThreatTaken: 400,
  FortuneGiven: 300,
  Exchanged: 400,
  Reinforced: 500,
  Counted: 600,
  QuestTold: 1600,
  EncounterWon: 900,
  QuestWon: 900,
  GoldGained: 600,
  XpGained: 600,
  ItemBought: 450,
  ItemSold: 350,
  SkillLearned: 600,
  CardBought: 500,
  RelicWon: 900,
  QuestPicked: 700,
  Travelled: 1000,
  ActBegun: 1000,
  RumourPlayed: 900,
  Summoned: 900,
};

const kinds = rhythm(SOUNDS, PACES);
export const { pace, sound } = kinds;

/** Those who are set down come together, and so do the dice of all who guard against one attack. */
export function together(lines: LogLine[], next: LogLine[]): boolean {
  const [before, after] = [lines.at(-1)?.[2], next[0]?.[2]];
  if (!before || !after) return false;
  const [one, other] = [eventOf(before), eventOf(after)];
  if (one.tag === "AttackRolled" && other.tag === "DefenceRolled") return true;
  return one.tag === other.tag && ["Placed", "DefenceRolled", "XpGained", "Reinforced"].includes(one.tag);
}

/** An encounter that is won is looked at, a quest longer; a hero falls in passing. */
export function scene(wire: Wire): number {
  const event = eventOf(wire);
  if (event.tag === "QuestWon") return 3400;
  if (event.tag === "EncounterWon") return event.number === 1 ? 2200 : 0;
  return event.tag === "KnockedOut" ? 1600 : 0;
}

/** A walk is told by where it has led so far; a step that cost something more is worth its own line. */
export function continues(event: Wire, before: Wire): boolean {
  const [now, last] = [eventOf(event), eventOf(before)];
  return now.tag === "Moved" && last.tag === "Moved" && now.figure === last.figure && now.fatigue === 0 && last.fatigue === 0;
}
