// How an action is drawn: a sign, a figure beside it, and small marks for whom or what it meets.
import type { Act } from "./faces";

export const STATE_SIGNS: Record<string, string> = {
  poisoned: "poison-bottle",
  bleeding: "bleeding-wound",
  burning: "flame",
  frozen: "snowflake-2",
  targeted: "targeting",
  worm: "leeching-worm",
  malaise: "vomiting",
  any: "medical-pack",
};

const LAID: Record<string, string> = { fire: "fire-zone", shuriken: "shuriken", sword: "winged-sword" };
const OF_BOTH: Record<string, string> = {
  heal: "heart-plus",
  cure: "medical-pack",
  loot: "swap-bag",
  ability: "lightning-trio",
  push: "push",
  pull: "pull",
  shatter: "broken-shield",
  vanish: "invisible",
  dies: "skull-crossed-bones",
  leap: "jump-across",
  steal: "robber",
  summon: "minions",
  rage: "enrage",
};

/** What is said with a card: an action or a state. */
export const saidSign = (said: string): string => (said === "damage" ? "broadsword" : signOfAct({ kind: STATE_SIGNS[said] ? "inflict" : said, state: said as Act["state"] }, false));

export function signOfAct(act: Act, enemy: boolean): string {
  switch (act.kind) {
    case "damage":
      return enemy ? "claw-slashes" : "broadsword";
    case "inflict":
      return STATE_SIGNS[act.state ?? ""] ?? "targeting";
    case "block":
      return act.golden ? "checked-shield" : "bordered-shield";
    case "earn":
    case "gain":
      return act.what === "tooth" ? "tooth" : act.what === "cell" ? "unstable-orb" : "swap-bag";
    case "lay":
      return LAID[act.what ?? ""] ?? "fire-zone";
    default:
      return OF_BOTH[act.kind] ?? "lightning-trio";
  }
}

/** The colour it is drawn in, by its meaning. */
export function inkOfAct(act: Act, enemy: boolean): string {
  if (act.kind === "damage" || act.kind === "dies" || act.kind === "rage") return enemy ? "var(--pink)" : "var(--acid)";
  if (act.kind === "inflict") return `var(--${act.state}, var(--targeted))`;
  if (act.kind === "block" || act.kind === "shatter") return act.golden ? "var(--tooth)" : "#cdd4ff";
  if (act.kind === "heal" || act.kind === "cure") return "var(--survival)";
  if (act.kind === "loot" || act.kind === "earn" || act.kind === "steal" || act.kind === "gain") return "var(--tooth)";
  return "var(--teal)";
}

/** Whom an enemy's action meets. */
const VICTIMS: Record<string, string> = {
  first_player: "flying-flag",
  all: "three-friends",
  two: "two-shadows",
  three: "three-friends",
  weakest: "weight-crush",
  strongest: "muscle-up",
};
export const victimSign = (act: Act): string => (act.kind === "damage" || act.kind === "inflict" ? (VICTIMS[act.to ?? ""] ?? "") : "");

/** A figure is left out where it says nothing. */
export function figureOf(act: Act): string {
  if (act.kind === "loot" || act.kind === "ability") return (act.amount ?? 1) > 1 ? String(act.amount) : "";
  if (act.kind === "leap") return act.to === "L" ? "L" : `R${act.to}`;
  if (act.amount === undefined) return "";
  return act.level ? `${act.amount}+` : String(act.amount);
}

/** How wide they are drawn side by side, in em. */
export const widthOf = (acts: Act[], enemy: boolean): number =>
  acts.reduce((wide, act) => {
    const more = [act.pierce, act.all || (!enemy && act.who === "all"), enemy && victimSign(act)].filter(Boolean).length;
    return wide + 1.7 + 0.75 * figureOf(act).length + more + (act.needs ? 0.5 : 0);
  }, 0);
