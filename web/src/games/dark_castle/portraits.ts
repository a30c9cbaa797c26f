// The six prisoners, cut in wood: layers of ink and bone from the back to the front, lit by a candle on the left.
import { hatch, stroke, type Hatch } from "./ink";

export type Layer =
  /** Black. */
  | { ink: string }
  /** Bare paper with a black edge. */
  | { bone: string; edge?: number }
  /** Bare paper cut out of the black. */
  | { cut: string }
  /** A line of ink. */
  | { line: string; width?: number }
  /** A line cut out of the black. */
  | { score: string; width?: number }
  /** Strokes seen only inside a shape. */
  | { inside: string; ink?: string; cut?: string }
  /** A sign out of the icon collection. */
  | { icon: string; x: number; y: number; size: number; turn?: number };

export const WIDTH = 120;
export const HEIGHT = 140;

const shade = (box: Hatch) => hatch({ gap: 3.4, weight: 1.1, ...box });

/** The wall behind: dark on the right, lit where the candle stands. */
function wall(seed: number): Layer[] {
  return [
    { ink: shade({ x: 58, y: -6, w: 66, h: 152, angle: -4, gap: 3.1, weight: 2.1, seed, ragged: 0.3 }) },
    { ink: shade({ x: -6, y: -8, w: 80, h: 52, angle: -4, gap: 3.4, weight: 1.1, seed: seed + 1, ragged: 0.4 }) },
  ];
}

/** The side of a face turned from the light, with the strokes that lead over to it. */
function dusk(face: string, edge: string, seed: number, x = 56): Layer[] {
  return [
    { inside: face, ink: edge },
    { inside: face, ink: shade({ x: x + 1, y: 28, w: 17, h: 70, angle: -8, gap: 3.6, weight: 0.9, seed, ragged: 0.55 }) },
  ];
}

const abbotFace =
  "M36 56C34 34 46 19 62 19C79 19 89 34 87 57C86 72 82 83 75 91C70 97 66 99 61 99C55 99 50 96 46 91C40 83 37 71 36 56Z";
const abbot: Layer[] = [
  ...wall(3),
  { bone: "M2 142C4 112 16 99 38 94L62 104L86 93C106 99 116 112 118 142Z" },
  { ink: "M4 142C7 116 20 104 40 99L60 128L83 98C103 104 113 117 116 142Z" },
  { cut: stroke(22, 140, 34, 106, 1.2, 3) + stroke(34, 141, 44, 112, 1.2, 3) + stroke(88, 140, 82, 108, 1, -3) + stroke(102, 140, 92, 110, 1, -3) },
  { bone: "M33 96C42 90 52 98 60 108C68 98 78 90 89 95C92 102 74 112 61 124C48 113 30 103 33 96Z" },
  { ink: stroke(40, 98, 60, 116, 1.4, -2) + stroke(82, 97, 62, 116, 1.6, 2) + stroke(88, 98, 64, 120, 1.6, 3) },
  { bone: abbotFace },
  ...dusk(abbotFace, "M70 14H100V104H58C66 98 72 92 70 84C68 79 75 76 72 68C70 62 77 58 74 50C71 42 75 30 70 14Z", 5, 58),
  // The tonsure: a bare crown above a fringe.
  { ink: "M33 64C29 48 32 34 40 29C44 26 47 33 51 31L53 37L57 32L60 38L64 32L67 38L71 32L74 36C77 32 81 27 84 30C91 35 93 50 89 65C86 67 84 63 84 58C84 52 84 46 80 43L77 40L74 44L70 40L66 44L62 40L58 44L54 40L50 44L46 41C41 46 39 52 39 59C39 64 36 67 33 64Z" },
  { cut: stroke(36, 42, 40, 38, 0.9) + stroke(35, 49, 39, 46, 0.8) + stroke(34.5, 57, 38, 54, 0.8) + stroke(45, 35, 46, 39, 0.9) + stroke(53, 38, 53.5, 41, 0.7) },
  { line: "M46 25C51 21 57 20 62 20.5", width: 1.1 },
  // Eyes cast down, a heavy nose, a chin in folds.
  { line: "M43 51C46 47 52 47 55 50", width: 2.2 },
  { ink: "M43 58C47 55 52 55 56 58C52 61 47 61 43 58Z" },
  { cut: "M67 57C71 54 76 54 79 57C76 60 71 60 67 57Z" },
  { score: "M66 50C70 46 76 47 79 50", width: 1.8 },
  { line: "M60 53C58 60 55 66 54 70C55 74 60 75 64 73", width: 2 },
  { score: "M69 72C67 74 66 74 64 73.5", width: 1.2 },
  { line: "M50 83C55 80 58 82 61 81C64 82 66 80 70 83", width: 2.2 },
  { line: "M54 91C58 94 64 94 68 91", width: 1.6 },
  { line: "M47 66C45 70 46 76 49 80", width: 1.2 },
  { bone: "M57 113H63V120H70V126H63V141H57V126H50V120H57Z", edge: 1.2 },
];

const cookFace =
  "M33 62C32 47 44 42 60 42C77 42 88 47 87 62C87 76 84 86 76 93C70 98 66 100 60 100C54 100 50 98 44 93C36 86 33 77 33 62Z";
const cook: Layer[] = [
  ...wall(11),
  { bone: "M0 142C2 116 14 104 36 99H84C106 104 118 116 120 142Z" },
  { inside: "M0 142C2 116 14 104 36 99H84C106 104 118 116 120 142Z", ink: shade({ x: 62, y: 96, w: 62, h: 48, angle: -60, gap: 3, weight: 1.9, seed: 4 }) },
  { ink: "M36 99C44 110 76 110 84 99L90 103C80 119 40 119 30 103Z" },
  { line: "M36 142C38 132 40 124 42 115M82 142C82 132 80 124 78 115", width: 2 },
  { bone: cookFace },
  ...dusk(cookFace, "M68 36H100V108H60C67 99 73 94 70 87C68 82 76 78 73 70C71 64 78 60 74 53C71 48 72 44 68 36Z", 15, 57),
  // A hat that has risen like dough.
  { bone: "M33 52C18 50 12 34 22 24C22 10 42 4 52 12C60 2 80 4 84 14C98 12 108 26 100 38C98 48 92 51 87 52C70 45 50 45 33 52Z" },
  { ink: "M72 47C80 44 88 36 84 14C98 12 108 26 100 38C98 48 92 51 87 52C82 49 77 48 72 47Z" },
  { ink: stroke(44, 44, 34, 18, 1.4, 4) + stroke(56, 42, 54, 14, 1.4, 2) + stroke(66, 43, 74, 14, 2, -3) + stroke(36, 46, 22, 32, 1.3, 3) },
  { cut: stroke(80, 42, 92, 22, 1, -3) + stroke(86, 45, 99, 34, 0.9, -2) },
  { ink: "M32 51C50 43 70 43 88 51L88 58C70 50 50 50 32 58Z" },
  { score: "M37 54C51 48 69 48 83 54", width: 1 },
  // Small eyes, great cheeks, a moustache to be proud of.
  { line: "M42 60C46 57 51 57 54 60", width: 2.4 },
  { ink: "M45 65C48 63 51 63 53 65C51 68 47 68 45 65Z" },
  { cut: "M69 65C72 62 75 62 78 65C75 68 71 68 69 65Z" },
  { score: "M67 60C71 57 76 57 79 60", width: 1.6 },
  { line: "M59 62C57 67 54 71 54 74C56 78 62 78 65 75", width: 2 },
  { ink: "M60 78C54 77 48 80 42 88C50 88 56 87 60 84C64 87 71 88 79 87C73 79 66 77 60 78Z" },
  { cut: stroke(58, 80, 46, 86, 0.9, 1) + stroke(63, 80, 74, 85, 0.9, -1) },
  { line: "M55 91C58 92 62 92 65 91", width: 1.8 },
  { line: "M38 70C36 74 38 80 42 83", width: 1.3 },
  { icon: "ladle", x: -2, y: 76, size: 46, turn: -8 },
];

const millerFace =
  "M35 58C35 50 45 46 60 46C76 46 86 50 86 58C86 75 84 88 76 95C71 100 66 102 60 102C54 102 50 100 45 95C37 88 35 75 35 58Z";
const miller: Layer[] = [
  ...wall(21),
  { bone: "M0 142C2 118 12 106 34 101H86C108 105 118 118 120 142Z" },
  { ink: "M20 142C24 124 30 110 38 101L60 116L82 101C104 105 114 120 118 142Z" },
  { cut: stroke(40, 141, 46, 112, 1.2, 2) + stroke(54, 141, 57, 120, 1.1) + stroke(74, 141, 72, 114, 1.1, -2) + stroke(92, 141, 84, 110, 1, -3) + stroke(104, 141, 96, 114, 0.9, -2) },
  // The sack on his shoulder.
  { bone: "M-4 92C-4 78 4 72 12 73C9 68 12 62 17 64C21 60 27 63 25 69C34 74 38 88 34 108C28 124 10 128 -4 122Z" },
  { ink: shade({ x: 14, y: 76, w: 22, h: 46, angle: 64, gap: 3.4, weight: 1.3, seed: 9 }) + stroke(12, 73, 26, 70, 2) },
  { bone: millerFace },
  ...dusk(millerFace, "M70 40H100V110H60C66 102 72 97 70 90C68 84 76 80 73 72C71 66 77 62 75 55C74 50 72 46 70 40Z", 25, 58),
  // A hat as wide as a door.
  { ink: "M6 52C20 44 34 42 38 40C38 22 46 14 61 14C76 14 83 22 83 40C90 42 104 45 115 53C100 60 80 55 60 55C40 55 20 60 6 52Z" },
  { cut: stroke(14, 51, 46, 47, 1.2, 1) + stroke(44, 36, 47, 20, 1.2, -2) + stroke(50, 37, 52, 18, 1, -1) + stroke(24, 54, 56, 51, 0.9) },
  { cut: "M38.5 39C50 44 70 44 82.5 39L82.8 42C70 47 50 47 38 42Z" },
  { cut: stroke(88, 47, 106, 52, 0.9) },
  // A broad plain face, white with flour, in a short beard.
  { ink: "M44 64C47 61 52 61 55 64C52 67 47 67 44 64Z" },
  { line: "M42 60C46 58 52 58 56 61", width: 2 },
  { cut: "M68 64C71 61 76 61 79 64C76 67 71 67 68 64Z" },
  { line: "M60 62C59 68 55 73 55 77C57 80 62 80 65 78", width: 2 },
  { ink: "M36 72C40 78 44 80 48 80C52 77 68 77 72 80C78 80 82 78 85 72C84 88 78 98 70 102C64 105 56 105 50 102C41 97 37 86 36 72ZM52 86C56 89 64 89 68 86C64 83 56 83 52 86Z" },
  { cut: stroke(42, 82, 48, 96, 0.9, 1) + stroke(48, 84, 53, 100, 0.9, 1) + stroke(56, 92, 58, 102, 0.8) + stroke(64, 92, 63, 102, 0.7) + stroke(40, 78, 43, 88, 0.8) },
  { icon: "wheat", x: 80, y: 8, size: 30, turn: 18 },
];

const smithFace =
  "M33 48C33 31 44 21 60 21C77 21 88 31 88 48L87 74C85 84 76 90 60 90C45 90 36 84 34 74Z";
const smith: Layer[] = [
  ...wall(31),
  { ink: "M-4 142C-4 116 6 104 30 96L44 88H78L92 96C114 103 124 116 124 142Z" },
  { cut: stroke(8, 141, 24, 106, 1.3, 3) + stroke(22, 141, 34, 108, 1.2, 2) + stroke(106, 141, 94, 108, 0.9, -3) },
  { bone: "M40 142L36 104C44 110 76 110 84 104L80 142Z" },
  { inside: "M40 142L36 104C44 110 76 110 84 104L80 142Z", ink: shade({ x: 62, y: 102, w: 24, h: 42, angle: -62, gap: 3, weight: 1.6, seed: 7 }) },
  { bone: smithFace, edge: 2.2 },
  ...dusk(smithFace, "M70 16H100V100H62C68 92 73 84 71 76C69 70 77 66 74 58C72 52 78 46 75 38C73 32 73 26 70 16Z", 35, 58),
  // Bald, with a band against the sweat.
  { ink: "M33 42C50 36 71 36 88 42L88 50C71 44 50 44 33 50Z" },
  { score: "M37 46C51 41 70 41 84 46", width: 1 },
  { line: "M44 29C50 25 56 24 60 24", width: 1.1 },
  { ink: "M40 54L56 57L56 60L41 58Z" },
  { ink: "M44 61C47 59 52 59 55 62C52 64 47 64 44 61Z" },
  { cut: "M68 62C71 59 76 59 79 61C76 64 71 64 68 62Z" },
  { cut: "M67 58L82 54L81 57L67 60.5Z" },
  { line: "M58 60L55 71C56 75 64 75 66 72", width: 2.4 },
  // A beard like a shovel.
  { ink: "M33 62C36 70 42 74 48 76C52 74 56 76 60 76C64 76 68 74 73 76C79 74 85 70 88 62C90 82 86 100 76 112C70 119 52 119 45 112C34 100 31 82 33 62ZM51 82C56 85 64 85 69 82C64 79.5 56 79.5 51 82Z" },
  { cut: stroke(38, 76, 46, 100, 1.1, 2) + stroke(44, 82, 50, 108, 1.1, 2) + stroke(51, 90, 54, 114, 1, 1) + stroke(58, 90, 59, 116, 1) + stroke(66, 90, 65, 114, 0.9, -1) + stroke(74, 86, 71, 108, 0.8, -1) },
  { icon: "flat-hammer", x: -8, y: 62, size: 54, turn: -14 },
];

const tailorFace =
  "M42 50C42 42 49 38 61 38C73 38 80 42 80 50C80 66 77 80 70 92C66 99 63 102 60 102C57 102 54 99 51 92C45 80 42 66 42 50Z";
const tailor: Layer[] = [
  ...wall(41),
  { ink: "M16 142C18 122 28 112 48 108H74C94 112 104 122 106 142Z" },
  { cut: stroke(30, 141, 40, 116, 1.1, 2) + stroke(42, 141, 48, 118, 1.1, 1) + stroke(88, 141, 82, 118, 0.9, -2) },
  // A ruff that he made himself.
  { bone: "M26 104C30 96 36 100 39 95C43 90 48 96 52 92C56 88 64 88 69 92C73 96 79 90 82 95C86 100 92 96 96 104C92 112 86 109 82 113C78 118 73 112 69 115C64 119 57 119 52 115C48 112 43 118 39 113C36 109 29 112 26 104Z" },
  { ink: stroke(34, 108, 44, 98, 1.2) + stroke(44, 112, 50, 98, 1.2) + stroke(54, 115, 57, 99, 1.2) + stroke(65, 115, 64, 99, 1.6) + stroke(75, 112, 71, 98, 1.8) + stroke(86, 109, 78, 98, 1.8) + stroke(80, 112, 75, 98, 1.8) + stroke(91, 106, 82, 98, 1.6) },
  { bone: tailorFace },
  ...dusk(tailorFace, "M67 34H96V108H60C66 98 70 90 67 82C65 76 72 70 70 63C68 57 74 52 71 46C70 42 68 38 67 34Z", 45, 58),
  // A pointed cap with a feather.
  { ink: "M34 46C40 36 50 18 74 4C78 18 84 32 88 44C72 36 50 37 34 46Z" },
  { cut: stroke(46, 36, 66, 14, 1.2, -2) + stroke(56, 34, 70, 14, 1, -1) + stroke(70, 34, 73, 18, 0.8) },
  { bone: "M31 47C46 37 74 36 91 46C88 51 86 51 84 50C70 44 52 44 38 51C35 52 32 51 31 47Z", edge: 1.6 },
  { bone: "M80 40C92 32 104 16 108 2C112 18 106 34 90 44Z", edge: 1.4 },
  { ink: stroke(84, 41, 106, 10, 1.2, 1) + stroke(94, 33, 104, 30, 0.8) + stroke(98, 26, 108, 20, 0.8) },
  // A long nose, a thin moustache, an eyebrow raised.
  { line: "M46 55C49 51 54 51 57 54", width: 1.8 },
  { ink: "M47 60C50 57 54 57 56 60C54 62 50 62 47 60Z" },
  { cut: "M66 60C69 57 73 57 75 60C73 62 69 62 66 60Z" },
  { score: "M65 53C68 49 74 50 76 53", width: 1.4 },
  { line: "M60 57C59 66 53 73 52 77C55 80 60 79 63 77", width: 2 },
  { ink: "M61 82C55 81 50 82 45 78C48 85 55 86 61 84C67 86 73 85 77 78C72 82 67 81 61 82Z" },
  { line: "M56 89C59 90 63 90 65 88", width: 1.7 },
  { ink: "M58 94C60 93 62 93 63 94L61 104Z" },
  { icon: "scissors", x: -2, y: 84, size: 48, turn: -12 },
];

const tannerFace =
  "M36 54C36 40 46 32 60 32C75 32 85 40 85 54C86 70 84 84 75 93C70 98 66 100 60 100C54 100 50 98 46 93C38 84 36 70 36 54Z";
const tanner: Layer[] = [
  ...wall(51),
  // A skin stretched between two poles.
  { line: "M84 4L88 104M117 2L114 108", width: 4 },
  { line: "M80 14L120 12M82 92L120 94", width: 3.4 },
  { bone: "M90 20C96 27 104 27 110 18C112 26 108 34 109 44C110 52 108 60 110 68C111 78 114 82 112 88C105 82 97 82 91 88C89 82 92 76 92 68C93 58 90 50 91 42C92 34 88 26 90 20Z", edge: 1.6 },
  { ink: shade({ x: 99, y: 24, w: 11, h: 58, angle: 78, gap: 2.6, weight: 1, seed: 5 }) + stroke(85, 15, 91, 21, 1.1) + stroke(116, 13, 109, 20, 1.1) + stroke(116, 93, 111, 87, 1.1) + stroke(86, 92, 92, 87, 1.1) + stroke(92, 44, 86, 42, 0.9) + stroke(92, 66, 86, 68, 0.9) },
  { ink: "M2 142C4 116 16 106 36 102L60 112L84 101C106 106 116 118 118 142Z" },
  { cut: stroke(18, 141, 32, 110, 1.2, 3) + stroke(34, 141, 44, 114, 1.2, 2) + stroke(86, 141, 80, 114, 1, -2) + stroke(100, 141, 92, 112, 1, -2) },
  { bone: tannerFace },
  ...dusk(tannerFace, "M68 26H100V108H60C66 100 72 94 70 86C68 80 76 76 73 68C71 62 77 58 74 50C72 44 71 36 68 26Z", 55, 58),
  // A leather cap tied under the chin.
  { ink: "M30 86C26 50 32 20 60 18C89 18 95 50 92 84C90 92 86 94 83 96C86 82 87 66 84 55C80 43 72 39 60 39C48 39 41 43 37 55C34 66 34 80 38 96C34 94 31 92 30 86Z" },
  { score: "M60 20C59 26 59 32 60 38", width: 1.3 },
  { cut: stroke(38, 36, 50, 24, 1.2, -2) + stroke(34, 48, 42, 36, 1.1, -2) + stroke(33, 62, 35, 50, 1, -1) + stroke(33, 80, 34, 66, 0.9) + stroke(82, 36, 74, 26, 0.8, 2) },
  // Hard eyes above a cloth against the smell.
  { ink: "M41 52L56 56L56 59L42 56Z" },
  { ink: "M44 61C47 58 52 58 55 61C52 64 47 64 44 61Z" },
  { cut: "M67 61C70 58 75 58 78 61C75 64 70 64 67 61Z" },
  { cut: "M66 56L80 52L79 55L66 58.5Z" },
  { bone: "M35 68C44 70 52 68 60 65C68 68 78 70 86 67C87 82 83 96 74 104C68 110 52 110 46 104C38 97 34 82 35 68Z", edge: 2 },
  { ink: stroke(60, 67, 58, 104, 1.5, -1) + stroke(40, 74, 54, 92, 1.2, 3) + stroke(44, 88, 56, 100, 1.1, 2) },
  { inside: "M35 68C44 70 52 68 60 65C68 68 78 70 86 67C87 82 83 96 74 104C68 110 52 110 46 104C38 97 34 82 35 68Z", ink: shade({ x: 64, y: 64, w: 26, h: 46, angle: -50, gap: 2.9, weight: 2, seed: 12 }) },
];

export const portraits: Record<string, Layer[]> = { abbot, cook, miller, smith, tailor, tanner };
