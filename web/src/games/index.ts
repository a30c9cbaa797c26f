// The games this table can show, by the name the server gives them.
import type { Entrance } from "../shell/contract";
import { entrance as darkCastle } from "./dark_castle/entrance";
import { entrance as darkSouls } from "./dark_souls/entrance";

export const entrances: Record<string, Entrance> = {
  "dark-castle": darkCastle,
  "dark-souls": darkSouls,
};
