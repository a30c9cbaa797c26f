// The four characters as they stand against the fire: a bust each, on a field of 64 by 80, in layers from back to front.
// Tones: 0 shadow, 1 cloth, 2 steel, 3 the edge the fire lights, 4 what glows.

export interface Layer {
  d: string;
  tone: 0 | 1 | 2 | 3 | 4;
  /** Drawn as a line instead of being filled. */
  line?: number;
}

export const SILHOUETTES: Record<string, Layer[]> = {
  assassin: [
    { d: "M56 8L47 44L44 43L52 6Z", tone: 2 },
    { d: "M41 42L51 46L50 49L40 45Z", tone: 3 },
    { d: "M4 80C5 62 13 54 22 50L32 56L42 50C51 54 59 62 60 80Z", tone: 1 },
    { d: "M32 8C18 10 13 26 15 40C16 47 20 52 25 55L32 60L39 55C44 52 48 47 49 40C51 26 46 10 32 8Z", tone: 1 },
    { d: "M32 8C24 9 19 15 17 24C20 16 26 12 33 12C40 12 45 17 47 25C45 15 40 9 32 8Z", tone: 3 },
    { d: "M32 22C24 22 20 29 21 37C22 45 27 51 32 54C37 51 42 45 43 37C44 29 40 22 32 22Z", tone: 0 },
    { d: "M24 42C28 46 36 46 40 42L38 49L32 54L26 49Z", tone: 1 },
    { d: "M25 35L30 36.6L25.6 38ZM39 35L34 36.6L38.4 38Z", tone: 4 },
    { d: "M22 51L10 64M42 51L54 64M32 60V80", tone: 0, line: 1.6 },
    { d: "M20 52C13 56 7 63 6 80", tone: 3, line: 1.4 },
  ],
  herald: [
    { d: "M53 2L57 14L54 80H50L50 14Z", tone: 2 },
    { d: "M53.5 2L57 14L53.5 20L50 14Z", tone: 3 },
    { d: "M3 80C4 64 11 57 20 53H44C53 57 60 64 61 80Z", tone: 1 },
    { d: "M24 53H40V80H24Z", tone: 2 },
    { d: "M32 58V76M27 64H37", tone: 3, line: 2 },
    { d: "M32 10C22 10 17 19 17 30V46C20 52 26 56 32 57C38 56 44 52 47 46V30C47 19 42 10 32 10Z", tone: 2 },
    { d: "M32 3L35 12V30H29V12Z", tone: 3 },
    { d: "M18 29L30 32V36L18 35ZM46 29L34 32V36L46 35Z", tone: 0 },
    { d: "M30 36H34V50L32 54L30 50Z", tone: 0 },
    { d: "M20 22C20 15 25 11 31 10C24 10 17 17 17 30V44C18 38 19 30 20 22Z", tone: 3 },
    { d: "M22 40H27M22 44H27M37 40H42M37 44H42", tone: 0, line: 1.4 },
    { d: "M4 80C5 66 11 58 20 54", tone: 3, line: 1.4 },
  ],
  knight: [
    { d: "M8 78L10 20L12 12L14 20L16 78Z", tone: 2 },
    { d: "M3 40H21V44H3Z", tone: 3 },
    { d: "M14 80C14 70 16 62 22 56H42C48 62 52 70 52 80Z", tone: 2 },
    { d: "M10 66C10 56 18 51 26 54L24 66C19 70 13 70 10 66ZM54 66C54 56 46 51 38 54L40 66C45 70 51 70 54 66Z", tone: 2 },
    { d: "M10 64C11 56 18 51 26 54C19 54 13 58 11 66ZM53 62C51 56 46 53 39 54C46 51 54 56 54 64Z", tone: 3 },
    { d: "M33 4C45 2 54 9 55 22C50 14 42 11 34 12Z", tone: 4 },
    { d: "M32 9C21 9 16 18 16 30L19 48C23 55 28 58 32 58C36 58 41 55 45 48L48 30C48 18 43 9 32 9Z", tone: 2 },
    { d: "M16 29L32 33L48 29L47 36L32 39L17 36Z", tone: 0 },
    { d: "M32 39V58", tone: 0, line: 1.6 },
    { d: "M24 44V51M27.5 45V53M36.5 45V53M40 44V51", tone: 0, line: 1.5 },
    { d: "M32 9V30", tone: 3, line: 1.8 },
    { d: "M18 26C18 17 24 11 32 9C22 9 16 18 16 30L18 44Z", tone: 3 },
  ],
  warrior: [
    { d: "M50 80L46 22H50L55 80Z", tone: 1 },
    { d: "M44 10C54 6 62 12 62 24C57 20 52 22 49 28C45 24 43 17 44 10Z", tone: 2 },
    { d: "M44 10C54 6 62 12 62 24C60 15 53 11 44 10Z", tone: 3 },
    { d: "M2 80C3 66 8 58 18 53L32 58L46 53C56 58 61 66 62 80Z", tone: 1 },
    { d: "M4 68L9 58L13 62L17 53L22 58L27 53L32 60L37 53L42 58L47 53L51 62L55 58L60 68C50 63 14 63 4 68Z", tone: 2 },
    { d: "M32 12C23 12 18 19 18 28V38C18 48 25 56 32 58C39 56 46 48 46 38V28C46 19 41 12 32 12Z", tone: 1 },
    { d: "M17 26C17 16 23 9 32 9C41 9 47 16 47 26L32 23Z", tone: 2 },
    { d: "M17 24C12 22 8 16 9 8C12 14 16 17 21 18ZM47 24C52 22 56 16 55 8C52 14 48 17 43 18Z", tone: 3 },
    { d: "M30 12H34V38L32 41L30 38Z", tone: 3 },
    { d: "M20 29L30 31V34L21 33ZM44 29L34 31V34L43 33Z", tone: 0 },
    { d: "M20 38C22 52 28 60 32 64C36 60 42 52 44 38C40 44 36 42 32 42C28 42 24 44 20 38Z", tone: 0 },
    { d: "M27 46L29 56M32 47V60M37 46L35 56", tone: 1, line: 1.4 },
    { d: "M3 80C4 68 9 60 18 54", tone: 3, line: 1.4 },
  ],
};
