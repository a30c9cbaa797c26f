// What a card in hand would do, in words, as it was foretold.
import type { Table } from "../../shell/table.svelte";
import { aheadOf, type Deed } from "./ahead";
import { combatOf, type Printed } from "./faces";
import { enemyName } from "./fight";
import type { Labels } from "./labels_fight";
import { kindOf, type FightSeen } from "./view";

/** What each line of a card in hand would do, in one line; "" for a card nothing is foretold of. */
export function outlookLine(table: Table, printed: Printed, fight: FightSeen, card: string, l: Labels): string {
  const lines = aheadOf(table).cards?.[kindOf(card)] ?? aheadOf(table).cards?.[card];
  if (!lines) return "";
  const acts = combatOf(printed, card)?.rounds ?? {};
  return Object.entries(lines)
    .map(([round, deeds]) => `${printed.rounds[Number(round)]} ${deeds.map((deed, n) => deedLine(printed, fight, deed, acts[round]?.[n]?.text ?? "", l)).join("; ")}`)
    .join("  ▸  ");
}

function deedLine(printed: Printed, fight: FightSeen, deed: Deed, text: string, l: Labels): string {
  if (deed.idle !== undefined || deed.to?.length === 0) return l.then(text, l.misses);
  if (!deed.to) return text;
  const met = deed.to.map((struck) => {
    const enemy = fight.enemies.find((one) => one.id === struck.enemy);
    const name = enemy ? enemyName(printed, enemy) : "";
    const done = [
      ...(struck.damage ? [`−${struck.damage}`] : []),
      ...(struck.shields ? [l.wouldBlock(struck.shields)] : []),
      ...(struck.immune ? [l.wouldNot] : []),
      ...(struck.frozen ? [l.frozenIn(printed.rounds[struck.frozen] ?? "")] : []),
      ...(struck.space !== undefined ? [l.wouldMove(printed.spaces[struck.space] ?? "")] : []),
      ...(struck.kills ? [l.wouldKill] : []),
    ];
    return done.length > 0 ? `${name} (${done.join(", ")})` : name;
  });
  return l.then(text, met.join(deed.all ? " + " : l.or));
}
