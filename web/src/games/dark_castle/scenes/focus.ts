// Where the eye of a scene is, for frames much wider than the picture: they cut away the top or the foot.
const HIGH = new Set([
  "skeletal_beast",
  "chain_breaker",
  "rotting_warden",
  "whispering_circle",
  "blind_headsman",
  "frost_widow",
  "ceiling_lurker",
  "masked_fool",
  "briar_watchman",
  "human_ladder",
  "lord_of_lots",
  "hollow_king",
  "iron_saint",
]);
const LOW = new Set([
  "scent_of_blood",
  "rib_crawler",
  "fallen_vault",
  "rolling_casks",
  "starving_wolves",
  "treadwheel",
  "sagging_portcullis",
  "shakedown",
  "dying_guard",
  "straw_loft",
]);

export function focusOf(page: string): "Min" | "Mid" | "Max" {
  return HIGH.has(page) ? "Min" : LOW.has(page) ? "Max" : "Mid";
}
