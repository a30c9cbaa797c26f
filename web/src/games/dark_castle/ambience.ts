// What a prisoner hears of the castle: wind in the shafts, water off the vault.
import type { Ambience } from "../../shell/ambience";

export const ambience: Ambience = {
  seconds: 30,
  beds: [
    { pitch: 140, narrow: 0.7, swells: 2, loud: 0.9 },
    { pitch: 420, narrow: 4, swells: 3, loud: 0.5 },
    { pitch: 690, narrow: 7, swells: 5, loud: 0.22 },
  ],
  drops: [
    { every: 3.7, from: 760, to: 1450, long: 0.07, loud: 0.28, echo: 0.31 },
    { every: 7.5, from: 520, to: 980, long: 0.1, loud: 0.22, echo: 0.44 },
  ],
};
