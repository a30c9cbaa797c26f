// What an action names on the board.
//
//   start:B1              a biome where a run may begin
//   kind:flayed           a prisoner to be played, or one whose deck takes a card
//   card:slow_venom       a combat card in hand, or a card of the Mutations board, of the decks, of the box
//   say:slow_venom:damage:3   a card in hand, with what is said of it
//   prisoner:0            a prisoner at the table
//   track:0:tactics       a track of a prisoner
//   state:0:burning       the tokens of a state on a prisoner
//   item:rusty_sword      an item worn, offered or to be put in order
//   space:c4              a space of the biome
//   symbol:survival       a symbol of the card that was turned over
//   option:1              one option of an either/or line
//   ware:vial             what is for sale: an item, a blueprint, what a tile or the healer sells
//   lantern               a lantern that can be lit
//   enemy:3               an enemy on its space
//   ability:poisoned.tactics.1   an ability, or an action of Round 0
//   loot:tooth            all loot of a type
//   deck:tactics, well    where cells are spent
//   again                 another run
//
// Pass and Done name nothing: they go on, or do not. Retire and ResetBox are words only: nobody should do that by a slip.
import type { Wire } from "../../shell/wire";
import { actionOf } from "./records";

export const BUTTONS_ONLY = ["Done", "Pass", "Retire", "ResetBox"];

export function things(action: Wire): string[] {
  const named = actionOf(action);
  switch (named.tag) {
    case "StartIn":
      return [`start:${named.biome}`];
    case "BePrisoner":
      return [`kind:${named.kind}`];
    case "GiveUpgrade":
      return [`kind:${named.kind}`, `card:${named.card}`];
    case "PutBack":
      return named.instead ? [`card:${named.instead}`, `card:${named.card}`] : [`card:${named.card}`];
    case "PutBy":
    case "Purge":
    case "Discard":
    case "Swap":
      return [`card:${named.card}`];
    case "MakeFirst":
    case "To":
    case "SitOut":
    case "Drink":
      return [`prisoner:${named.who}`];
    case "ScrollTo":
      return [`track:${named.who}:${named.trait}`, `prisoner:${named.who}`];
    case "ItemTo":
      return [`prisoner:${named.who}`, `item:${named.item}`];
    case "ToCompanion":
    case "Leave":
    case "UseItem":
    case "NextBlueprint":
      return [`item:${named.item}`];
    case "Go":
    case "Peek":
    case "Teleport":
      return [`space:${named.space}`];
    case "Symbol":
      return [`symbol:${named.trait}`];
    case "Take":
      return [`option:${named.option}`];
    case "Equip":
      return named.instead ? [`item:${named.instead}`, `item:${named.item}`] : [`item:${named.item}`];
    case "Buy":
      return [`ware:${named.what}`];
    case "LightLantern":
      return ["lantern"];
    case "Play":
      return named.said ? [`say:${named.card}:${named.said}:${named.round}`, `card:${named.card}`] : [`card:${named.card}`];
    case "SwapEnemies":
      return [`enemy:${named.enemy}`, `enemy:${named.other}`];
    case "UseAbility":
      return [`ability:${named.ability}`];
    case "Open":
      return [`ability:${named.source}`];
    case "Hit":
      return [`enemy:${named.enemy}`];
    case "Grab":
      return [`loot:${named.what}`];
    case "StateOff":
      return [`state:${named.who}:${named.state}`, `prisoner:${named.who}`];
    case "LoseStep":
      return [`trait:${named.trait}`];
    case "Upgrade":
      return [`deck:${named.deck}`];
    case "ThrowIn":
      return ["well"];
    case "GoAgain":
      return ["again"];
    default:
      return [];
  }
}
