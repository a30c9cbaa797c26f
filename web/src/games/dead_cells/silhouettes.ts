// Who stands in the fight, drawn by idea: one archer for all archers, one brute for all brutes. Polygons with a thick outline;
// all look to the left, where the group stands.
import { kindOf } from "./view";

/** Which colour a shape takes: body, dark, light, metal, bone, or the glow of an eye. */
export type Tint = "b" | "d" | "l" | "m" | "w" | "e";
export type Shape = [tint: Tint, path: string];

export type Idea =
  | "shambler"
  | "archer"
  | "shield"
  | "bomber"
  | "swarm"
  | "brute"
  | "beast"
  | "flyer"
  | "caster"
  | "blade"
  | "worm"
  | "sword"
  | "concierge"
  | "keeper"
  | "hand";

export const SHAPES: Record<Idea, Shape[]> = {
  shambler: [
    ["d", "M60 48L20 40L12 33L7 42L15 51L62 60Z"],
    ["d", "M44 76L32 110L49 110L57 84ZM58 76L68 110L85 110L72 70Z"],
    ["b", "M38 46L64 28L82 42L78 80L44 82Z"],
    ["d", "M44 80L50 93L56 81L62 96L68 81L74 92L78 78L60 68Z"],
    ["b", "M27 20L50 12L62 27L57 44L38 48L25 38Z"],
    ["w", "M27 39L45 42L42 51L31 53Z"],
    ["e", "M31 29L43 26L41 33Z"],
    ["l", "M66 44L30 64L19 60L14 71L25 76L74 60Z"],
  ],
  archer: [
    ["w", "M84 26L90 6L95 9L91 30ZM78 22L82 4L87 6L84 26Z"],
    ["d", "M66 40L80 20L93 30L76 64Z"],
    ["d", "M48 78L34 110L49 110L58 88ZM56 78L68 110L84 110L68 74Z"],
    ["b", "M42 44L68 40L74 60L67 84L45 83Z"],
    ["b", "M40 22L56 4L72 20L69 40L46 43L38 32Z"],
    ["d", "M41 24L54 21L56 37L46 40L40 32Z"],
    ["e", "M42 28L51 26L49 33Z"],
    ["m", "M36 12C8 30 8 76 36 96L30 97C0 78 0 30 30 11Z"],
    ["w", "M2 52L12 46L12 51L54 51L54 56L12 56L12 61Z"],
    ["l", "M60 48L26 47L23 58L50 64L70 58Z"],
  ],
  shield: [
    ["m", "M74 12L80 -3L87 11L82 13L89 110L83 110L78 14Z"],
    ["d", "M48 84L42 110L58 110L61 86ZM64 84L70 110L87 110L78 80Z"],
    ["b", "M40 42L74 36L85 60L78 88L46 88Z"],
    ["l", "M66 34L82 36L90 52L76 54Z"],
    ["m", "M44 14L60 6L74 18L70 40L48 44L41 30Z"],
    ["d", "M56 6L64 -3L72 6L74 18L62 12Z"],
    ["e", "M42 25L63 21L63 28L43 32Z"],
    ["m", "M8 34L46 26L50 92L30 110L8 94Z"],
    ["d", "M16 42L40 37L42 88L29 99L15 89Z"],
    ["e", "M28 50L36 64L29 84L21 66Z"],
  ],
  bomber: [
    ["d", "M50 86L42 110L59 110L64 90ZM68 86L74 110L91 110L82 82Z"],
    ["b", "M46 44L80 40L93 66L84 94L46 94L39 66Z"],
    ["d", "M41 72L91 70L89 80L43 83Z"],
    ["m", "M52 86A7 7 0 1 1 52.1 86ZM70 85A7 7 0 1 1 70.1 85Z"],
    ["b", "M48 16L68 8L82 24L76 44L54 47L45 32Z"],
    ["d", "M48 16L68 8L82 24L72 20L52 26Z"],
    ["e", "M46 27L60 23L62 33L48 36Z"],
    ["l", "M62 48L36 44L28 53L54 68L70 62Z"],
    ["m", "M8 38A17 17 0 1 1 42 38A17 17 0 1 1 8 38Z"],
    ["d", "M28 22L34 12L38 14L34 25Z"],
    ["e", "M36 -2L39 5L46 4L41 10L45 16L38 14L33 19L33 12L27 9L33 6Z"],
  ],
  swarm: [
    ["d", "M96 76L104 58L100 78L90 90Z"],
    ["d", "M44 82L50 70L48 58L58 66L78 60L94 72L98 94L64 98Z"],
    ["e", "M54 76L61 73L59 80Z"],
    ["d", "M8 82L14 70L12 57L23 64L40 60L54 72L52 88L20 92Z"],
    ["e", "M17 76L24 73L22 80Z"],
    ["l", "M92 100L104 92L101 110L86 110Z"],
    ["l", "M52 108L58 94L57 83L67 90L84 86L98 97L98 110L58 110Z"],
    ["e", "M62 99L69 96L67 103Z"],
    ["b", "M2 104L12 90L12 78L22 85L42 82L58 94L60 110L8 110Z"],
    ["e", "M13 97L21 94L19 101Z"],
    ["w", "M3 104L10 102L8 109ZM53 107L59 105L58 110Z"],
  ],
  brute: [
    ["d", "M38 86L32 110L54 110L58 90ZM66 86L72 110L94 110L88 82Z"],
    ["b", "M20 42L50 14L88 22L102 52L90 90L36 92L18 68Z"],
    ["d", "M50 14L88 22L102 52L80 40L54 34Z"],
    ["d", "M26 26L46 18L58 30L53 47L34 50L24 38Z"],
    ["e", "M30 33L43 29L41 37Z"],
    ["w", "M30 50L34 39L39 50ZM43 49L46 40L50 48Z"],
    ["w", "M30 96L76 76L79 83L34 104Z"],
    ["m", "M0 82L32 74L38 104L6 112Z"],
    ["d", "M8 86L26 82L29 98L13 102Z"],
    ["l", "M64 44L92 50L92 76L70 94L48 96L44 84L62 76Z"],
  ],
  beast: [
    ["d", "M24 92L12 110L24 110L37 96ZM46 96L41 110L52 110L59 98ZM68 96L73 110L84 110L82 94ZM86 86L96 110L104 107L97 78Z"],
    ["b", "M80 64L98 44L93 20L72 6L60 13L56 2L36 20L58 27L74 25L81 40L68 58Z"],
    ["e", "M36 20L56 2L58 17L50 27Z"],
    ["l", "M32 60L36 44L46 57ZM48 57L53 40L62 55Z"],
    ["b", "M12 74L34 58L70 54L92 68L96 88L76 99L32 99L10 90Z"],
    ["d", "M34 70L72 66L88 78L72 88L38 88Z"],
    ["l", "M14 70L0 84L0 99L13 102L18 92L31 95L32 70Z"],
    ["w", "M4 100L8 90L13 101Z"],
    ["e", "M10 81L22 76L20 84Z"],
  ],
  flyer: [
    ["d", "M46 46L28 20L2 10L10 32L0 44L14 48L11 64L25 59L30 74L44 62Z"],
    ["d", "M58 46L78 18L103 8L96 30L104 42L92 48L95 64L81 59L75 74L60 62Z"],
    ["l", "M44 48L28 26L14 22L26 36L20 46L32 48L34 58ZM60 48L78 24L92 20L80 36L86 46L74 48L72 58Z"],
    ["d", "M44 80L40 92L50 86ZM60 80L66 92L55 86Z"],
    ["b", "M40 44L52 38L64 44L66 64L54 88L42 66Z"],
    ["b", "M38 38L34 14L46 25L58 25L70 14L66 38L59 48L45 48Z"],
    ["e", "M40 33L50 37L43 42ZM64 33L54 37L61 42Z"],
    ["w", "M46 47L49 55L52 47ZM53 47L56 55L59 47Z"],
  ],
  caster: [
    ["b", "M48 34L70 38L80 70L92 106L74 98L64 112L54 100L42 112L36 96L20 104L34 66L38 42Z"],
    ["d", "M46 46L61 46L66 80L57 98L46 84Z"],
    ["l", "M50 52L56 52L58 76L54 84L50 76Z"],
    ["b", "M38 34L50 -2L70 20L73 42L57 50L41 46Z"],
    ["d", "M42 30L54 22L63 34L58 46L45 43Z"],
    ["e", "M45 32L51 31L50 38ZM55 31L61 34L56 39Z"],
    ["l", "M44 50L22 54L17 44L8 51L16 65L46 64Z"],
    ["e", "M2 34A10 10 0 1 1 22 34A10 10 0 1 1 2 34Z"],
  ],
  blade: [
    ["d", "M60 34L94 48L103 86L86 76L79 93L62 70Z"],
    ["d", "M50 78L20 110L38 110L64 88ZM58 78L86 110L102 110L72 70Z"],
    ["b", "M42 40L66 35L74 60L66 84L45 82Z"],
    ["l", "M46 62L72 58L68 68L47 72Z"],
    ["b", "M40 14L58 4L72 18L68 36L48 41L37 28Z"],
    ["d", "M58 4L82 4L72 18L66 14Z"],
    ["e", "M38 23L61 17L61 24L40 30Z"],
    ["m", "M0 20L8 14L50 52L45 62Z"],
    ["w", "M36 62L52 45L58 50L42 68Z"],
    ["l", "M64 44L44 54L47 66L70 59Z"],
  ],
  worm: [
    ["b", "M74 110L80 86L71 60L80 40L70 16L46 4L25 18L20 40L37 47L42 34L52 31L55 42L44 62L49 88L36 110Z"],
    ["d", "M56 42L80 40L74 50L57 52ZM44 62L71 60L70 70L46 72ZM49 84L80 86L77 96L47 96Z"],
    ["w", "M20 40L37 47L36 60L30 50L27 61L24 50L17 56Z"],
    ["e", "M30 22L43 18L41 27Z"],
    ["l", "M52 6L60 -4L66 12ZM70 18L82 12L78 30Z"],
    ["d", "M14 110L26 100L42 110ZM62 110L78 98L98 110Z"],
  ],
  sword: [
    ["d", "M45 0L58 0L57 24L46 24Z"],
    ["m", "M38 30L66 30L62 90L52 110L42 90Z"],
    ["l", "M52 30L66 30L62 90L52 110Z"],
    ["b", "M16 20L88 20L80 34L62 32L52 44L42 32L24 34Z"],
    ["e", "M52 20L60 28L52 38L44 28Z"],
    ["e", "M12 56L22 62L12 66ZM92 56L82 62L92 66ZM18 86L27 88L20 94ZM86 86L77 88L84 94Z"],
  ],
  concierge: [
    ["d", "M34 88L24 111L52 111L58 92ZM68 88L72 111L100 111L92 82Z"],
    ["e", "M56 10L60 -6L68 4L76 -8L80 6L92 0L90 20Z"],
    ["b", "M12 44L40 10L90 14L104 50L96 94L32 96L8 70Z"],
    ["d", "M40 10L90 14L104 50L78 34L52 34Z"],
    ["l", "M36 74L66 70L88 78L80 88L40 90Z"],
    ["d", "M16 34L30 12L52 18L54 40L38 52L20 46Z"],
    ["w", "M28 16L14 0L36 8ZM46 16L50 -4L56 18Z"],
    ["e", "M21 31L33 26L31 35ZM38 26L49 26L43 34Z"],
    ["w", "M22 46L26 38L30 48ZM34 50L37 40L42 48Z"],
    ["l", "M66 44L98 50L100 78L72 100L42 104L36 88L62 78Z"],
    ["e", "M40 92L54 88L52 100L42 102Z"],
  ],
  keeper: [
    ["m", "M10 48A44 44 0 1 1 98 48A44 44 0 1 1 10 48ZM19 48A35 35 0 1 0 89 48A35 35 0 1 0 19 48Z"],
    ["e", "M54 6L58 16L54 24L50 16ZM96 48L86 52L80 48L86 44ZM12 48L22 44L28 48L22 52Z"],
    ["b", "M44 40L66 38L74 66L90 111L68 104L56 112L44 104L24 111L38 66Z"],
    ["d", "M48 46L60 46L64 82L55 100L47 82Z"],
    ["b", "M42 18L54 4L68 16L66 36L50 42L41 32Z"],
    ["d", "M42 20L56 16L60 32L50 38L42 30Z"],
    ["e", "M43 24L55 21L52 29Z"],
    ["m", "M0 64L6 58L48 66L46 74Z"],
    ["w", "M40 78L46 60L52 62L46 80Z"],
    ["l", "M62 46L46 62L50 72L70 60Z"],
  ],
  hand: [
    ["m", "M0 20L10 22L96 86L92 92L4 30Z"],
    ["d", "M66 26L100 36L104 108L84 96L74 108L64 80Z"],
    ["d", "M46 82L34 111L54 111L62 88ZM62 82L70 111L92 111L80 78Z"],
    ["b", "M36 40L76 34L88 60L78 88L44 88L34 62Z"],
    ["m", "M66 30L88 32L96 52L78 56ZM32 38L46 34L48 52L30 56Z"],
    ["l", "M48 54L70 50L66 72L50 74Z"],
    ["m", "M40 14L58 6L72 16L68 38L50 42L38 30Z"],
    ["w", "M38 14L36 -6L47 5L56 -8L62 4L73 -4L72 16L56 8Z"],
    ["e", "M39 24L60 19L60 26L41 31Z"],
    ["l", "M70 46L52 60L56 72L80 62Z"],
  ],
};

/** What stands in a name, and which idea that is; the first that fits. */
const BY_NAME: [RegExp, Idea][] = [
  [/^sword_/, "sword"],
  [/concierge/, "concierge"],
  [/time_keeper/, "keeper"],
  [/hand_of|last_hand/, "hand"],
  [/archer|thrower|juggler|blowgun|tracker|impaler/, "archer"],
  [/shieldbearer|protector|royal_guard|guardian/, "shield"],
  [/grenadier|captain|demolisher/, "bomber"],
  [/\brat\b|rancid|_rat/, "swarm"],
  [/worm|tentacle/, "worm"],
  [/bat$|crow|kamikaze|buzzcutter/, "flyer"],
  [/scorpion|thorny|homunculus/, "beast"],
  [/inquisitor|caster|apostate|ghost|miasma/, "caster"],
  [/slasher|lacerator|runner|lancer|warrior|pirate/, "blade"],
  [/sweeper|hammer|automaton|golem|rampager/, "brute"],
];

export function ideaOf(copy: string): Idea {
  const card = kindOf(copy);
  return BY_NAME.find(([name]) => name.test(card))?.[1] ?? "shambler";
}

/** Body, dark and light of whoever lives in a biome; bosses have their own. */
const SKINS: Record<string, [body: string, dark: string, light: string, eye: string]> = {
  B1: ["#5b4a8f", "#2f2458", "#7a67b8", "#a8f22a"],
  B2: ["#3f7a4a", "#1e4230", "#62a35c", "#e4ff5a"],
  B3: ["#8a5a3c", "#4a2b2a", "#b37d4f", "#2fd6c3"],
  B4: ["#6b3f78", "#381c48", "#96609f", "#ffe14d"],
  B5: ["#3d5f8f", "#1d3058", "#5f88bd", "#ffb03d"],
  B6: ["#404a63", "#1d2238", "#626f8f", "#ff3d81"],
  B7: ["#8f3d55", "#4c1830", "#bd627a", "#3fe0ff"],
  C1: ["#9a4a2a", "#521f1c", "#d0743a", "#ffe14d"],
  C2: ["#4a4f9f", "#232558", "#7a82d8", "#3fe0ff"],
  C3: ["#a03a3a", "#541821", "#d46a4a", "#ffd23d"],
};
const PLAIN: [string, string, string, string] = ["#5b4a8f", "#2f2458", "#7a67b8", "#a8f22a"];

export const skinOf = (home: string): [body: string, dark: string, light: string, eye: string] => SKINS[home] ?? PLAIN;
