// How a quest or a campaign went, as the server reckons it (undercroft/games/descent/recap.py).
export interface HeroRecap {
  kind: string;
  job: string;
  seat: number;
  dealt: number;
  best: number;
  felled: number;
  suffered: number;
  healed: number;
  knocked_out: number;
  steps: number;
  searched: number;
  tests: number;
  passed: number;
}

export interface QuestRecap {
  quest: string;
  winner: string;
  encounters: { number: number; rounds: number; winner: string }[];
}

export interface Recap {
  winner: string;
  mode: string;
  rounds: number;
  quests: QuestRecap[];
  heroes: HeroRecap[];
  overlord: { dealt: number; best: number; cards: Record<string, number>; fell: number; reinforced: number };
  skills: Record<string, number>;
  gold: number;
}
