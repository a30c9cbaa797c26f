// How lines and bars are told apart without colour: each place in a legend has its own mark, dash and hatching.

/** A mark around a point, by its place in the legend. */
export function mark(place: number, x: number, y: number, size: number): string {
  const r = size;
  switch (place % 4) {
    case 0:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 1:
      return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
    case 2:
      return `M${x} ${y - r * 1.25}L${x + r * 1.2} ${y + r * 0.9}H${x - r * 1.2}Z`;
    default:
      return `M${x} ${y - r * 1.4}L${x + r * 1.4} ${y}L${x} ${y + r * 1.4}L${x - r * 1.4} ${y}Z`;
  }
}

const DASHES = ["none", "9 4", "2 4", "12 4 2 4"];

export function dash(place: number): string {
  return DASHES[place % DASHES.length] ?? "none";
}


const INKS = [
  "var(--ink)",
  "var(--rubric, var(--accent))",
  "var(--muted)",
  "color-mix(in srgb, var(--rubric, var(--accent)) 55%, var(--ink))",
];

export function ink(place: number): string {
  return INKS[place % INKS.length] ?? "var(--ink)";
}

/** A number with its sign, as one reads it: +1.7, −0.3, 0. */
export function signed(value: number, lang: string): string {
  const rounded = Math.round(value * 10) / 10;
  const bare = Math.abs(rounded).toLocaleString(lang, { maximumFractionDigits: 1 });
  return rounded === 0 ? bare : `${rounded > 0 ? "+" : "−"}${bare}`;
}

/** The rules across a chart: few, at round numbers, the topmost at or above the most. */
export function rulesTo(most: number): number[] {
  const step = most <= 6 ? 2 : most <= 14 ? 4 : most <= 24 ? 6 : Math.ceil(most / 4 / 5) * 5;
  const found: number[] = [];
  for (let at = 0; at < most; at += step) found.push(at);
  if (found.length > 1 && most - (found.at(-1) ?? 0) <= step / 2) found.pop();
  return [...found, most];
}
