// What an action names on the board.
//
//   class:knight          a character to be taken, before the game begins
//   boss:gargoyle         a boss to go after
//   spot:1:0              a place on the map where a tile may be laid
//   lay:b:1:0:2           a face of the next tile, there, turned by so many quarters
//   tile:3, bonfire       a tile of the map, and the one in its middle
//   fog                   the fog gate
//   chest:6               a chest on the tile where the party stands
//   node:6                a node of the room
//   place:3               a place beside the boss, as one of eight directions from its middle
//   hero:0, foe:2         a model
//   card:long_sword.1     a card, worn, held, carried, drawn or in the inventory
//   option:long_sword.1:0 one way to use it
//   slot:0:left           where a hero bears a card: armour, left, right, backup; ember
//   inventory             what nobody bears
//   stat:0:faith          a stat of a hero
//   outfit:0, luck:0      a hero's gear as a whole; the luck that can be bought back
//   rest, buy, spark      what the bonfire, the blacksmith and the Firekeeper offer
//   estus, heroic, aggro  tokens of the hero who is asked
//   block, dodge, suffer  the ways out of a blow
//   die:1                 a die of the roll
//
// Done and Pass name nothing: they go on, or do not, and are buttons only. So is Breathe: both its answers are words.
import type { Wire } from "../../shell/wire";

export const BUTTONS_ONLY = ["Done", "Pass", "Breathe"];

const tile = (number: unknown): string => (number === -1 ? "bonfire" : `tile:${number}`);
/** Around a boss the place says more than the node, which stays the same. */
const step = (node: unknown, place: unknown): string[] =>
  typeof place === "number" && place >= 0 ? [`place:${place}`] : [`node:${node}`];

export function things(action: Wire): string[] {
  const [kind, first, second, third, fourth] = action;
  switch (kind) {
    case "TakeClass":
      return [`class:${first}`];
    case "Hunt":
      return [`boss:${first}`];
    case "Lay":
      return [`lay:${second}:${third}:${fourth}:${action[5]}`, `spot:${third}:${fourth}`];
    case "Fog":
    case "Deal":
      return [`tile:${first}`];
    case "Go":
    case "Dash":
      return [tile(first)];
    case "EnterBoss":
      return ["fog"];
    case "Rest":
      return ["rest"];
    case "Buy":
      return ["buy"];
    case "BuySpark":
      return ["spark"];
    case "Sell":
      return [`card:${first}`];
    case "Level":
      return [`stat:${first}:${second}`];
    case "Refill":
      return [`luck:${first}`];
    case "Outfit":
      return [`outfit:${first}`];
    case "Equip":
      return [`card:${second}`, `slot:${first}:${third}`];
    case "Stow":
      return [`card:${second}`, "inventory"];
    case "Attach":
      return [`card:${first}`, `card:${second}`];
    case "Detach":
      return [`card:${first}`];
    case "Give":
      return first === -1 ? ["inventory"] : [`slot:${first}:${second}`, `hero:${first}`];
    case "Open":
      return [`chest:${first}`];
    case "Stand":
    case "Shift":
    case "PushTo":
      return [`node:${first}`];
    case "Take":
    case "Receive":
      return [`hero:${first}`];
    case "Swap":
      return [first, second].filter(Boolean).map((card) => `card:${card}`);
    case "Walk":
      return step(first, second);
    case "Attack": {
      const with_ = [`option:${first}:${second}`, `card:${first}`];
      return third === -1 ? with_ : [`foe:${third}`, ...with_];
    }
    case "Drink":
      return ["estus"];
    case "Heroic":
      return ["heroic"];
    case "Provoke":
      return ["aggro"];
    case "Reroll":
      return [`die:${first}`];
    case "Block":
      return ["block"];
    case "Dodge":
      return [...step(first, second), "dodge"];
    case "Suffer":
      return ["suffer"];
    case "PushOut":
      return [first === -1 ? `foe:${second}` : `hero:${first}`];
    case "Choose":
      return [`${first}:${second}`];
    case "Place":
      return [`place:${first}`];
    default:
      return [];
  }
}
