// What is heard below: a torch that breathes, air in long halls, and now and then a drop.
import type { Ambience } from "../../shell/ambience";

export const ambience: Ambience = {
  seconds: 26,
  beds: [
    { pitch: 120, narrow: 0.9, swells: 4, loud: 0.9 },
    { pitch: 420, narrow: 0.8, swells: 9, loud: 0.22 },
    { pitch: 3200, narrow: 0.6, swells: 5, loud: 0.03 },
  ],
  drops: [
    { every: 0.35, from: 2100, noise: true, long: 0.014, loud: 0.3 },
    { every: 4.5, from: 900, noise: false, long: 0.16, loud: 0.5 },
    { every: 9, from: 620, noise: false, long: 0.22, loud: 0.35 },
  ],
};
