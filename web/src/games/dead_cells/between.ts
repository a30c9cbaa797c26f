// What is being done before and after a run, by the decision that is open.
import type { Table } from "../../shell/table.svelte";
import { actionOf, eventOf } from "./records";
import { seenOf } from "./view";

export type Phase = "start" | "prisoners" | "deal" | "pockets" | "first" | "spend" | "holder" | "purge" | "again";

const PHASES: Record<string, Phase> = {
  "DC-DEC-04": "start",
  "DC-DEC-01": "prisoners",
  "DC-DEC-05": "deal",
  "DC-RULING-98": "deal",
  "DC-DEC-06": "pockets",
  "DC-DEC-40": "pockets",
  "DC-DEC-02": "first",
  "DC-DEC-03": "first",
  "DC-DEC-39": "spend",
  "DC-DEC-41": "holder",
  "DC-DEC-50": "purge",
  "DC-DEC-49": "again",
  "DC-DEC-53": "again",
};

/** By what can be done, for whoever may do it. */
const DOINGS: Record<string, Phase> = {
  StartIn: "start",
  BePrisoner: "prisoners",
  GiveUpgrade: "deal",
  PutBack: "pockets",
  PutBy: "pockets",
  MakeFirst: "first",
  To: "first",
  Upgrade: "spend",
  ThrowIn: "spend",
  Purge: "purge",
  GoAgain: "again",
};

export function phaseOf(table: Table): Phase {
  for (const rule of table.ask?.rules ?? []) {
    const phase = PHASES[rule];
    if (phase) return phase;
  }
  for (const [action] of table.ask?.options ?? []) {
    const phase = DOINGS[actionOf(action).tag];
    if (phase) return phase;
  }
  const { run, campaign } = seenOf(table);
  if (run) return "prisoners";
  return campaign.chronicle.length > 0 ? "spend" : "start";
}

/** The cards of the campaign turned over since the last run ended, the newest first. */
export function turnedSince(table: Table): string[] {
  const found: string[] = [];
  for (let n = table.log.length - 1; n >= 0; n--) {
    const line = table.log[n];
    if (!line) break;
    const event = eventOf(line[2]);
    if (event.tag === "RunOver" || event.tag === "RunBegan") break;
    if (event.tag === "CardBought" || event.tag === "ThrownIn" || event.tag === "SecretDrawn") found.push(event.card);
  }
  return [...new Set(found)];
}
