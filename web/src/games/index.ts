// The games this table can show, by the name the server gives them.
import type { Entrance } from "../shell/contract";
import { entrance as darkCastle } from "./dark_castle/entrance";

export const entrances: Record<string, Entrance> = {
  "dark-castle": darkCastle,
};
