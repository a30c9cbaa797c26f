// What is heard of an event, and how long it wants to be looked at.
import { rhythm } from "../../shell/board/rhythm";

const SOUNDS: Record<string, string> = {
  Turned: "page",
  Showed: "page",
  Rolled: "dice",
  RolledChapterDie: "dice",
  RowRolled: "dice",
  FightBegan: "dice",
  Lost: "wound",
  Cursed: "wound",
  Healed: "heal",
  Lifted: "heal",
  Struck: "hit",
  EnemyStruck: "hit",
  Drew: "gain",
  Gave: "gain",
  Died: "lose",
  Escaped: "win",
};

/** How long each kind of event wants to be looked at. */
const PACES: Record<string, number> = {
  Turned: 400,
  FightBegan: 400,
  Rolled: 400,
  RolledChapterDie: 380,
  RowRolled: 380,
  Died: 400,
  Lost: 320,
  Struck: 300,
  Healed: 220,
  Drew: 260,
};

export const { sound, pace } = rhythm(SOUNDS, PACES);
