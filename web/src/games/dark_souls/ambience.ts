// What is heard beside a bonfire: its roar, its hiss, and wood that cracks.
import type { Ambience } from "../../shell/ambience";

export const ambience: Ambience = {
  seconds: 24,
  beds: [
    { pitch: 95, narrow: 0.8, swells: 5, loud: 1.1 },
    { pitch: 260, narrow: 0.9, swells: 7, loud: 0.35 },
    { pitch: 3600, narrow: 0.6, swells: 3, loud: 0.045 },
  ],
  drops: [
    { every: 0.16, from: 2600, noise: true, long: 0.012, loud: 0.5 },
    { every: 1.3, from: 1300, noise: true, long: 0.03, loud: 0.9 },
    { every: 6, from: 420, noise: true, long: 0.09, loud: 1.1 },
  ],
};
