// The flames of the bonfire, drawn on a field of 100 by 120: an outer tongue for each spark left, the sword amid them.

/** A tongue of flame that stands on the ashes at `x`, so high, leaning so much. */
export function tongue(x: number, high: number, wide: number, lean: number): string {
  const foot = 96;
  const tip = foot - high;
  return (
    `M${(x - wide).toFixed(1)} ${foot}` +
    `C${(x - wide * 1.5).toFixed(1)} ${(foot - high * 0.38).toFixed(1)} ${(x - wide * 0.1 + lean * 0.4).toFixed(1)} ${(foot - high * 0.55).toFixed(1)} ${(x + lean).toFixed(1)} ${tip.toFixed(1)}` +
    `C${(x + lean * 0.3 + wide * 0.7).toFixed(1)} ${(foot - high * 0.6).toFixed(1)} ${(x + wide * 1.6).toFixed(1)} ${(foot - high * 0.35).toFixed(1)} ${(x + wide).toFixed(1)} ${foot}Z`
  );
}

/** Tongues side by side for so many sparks; without any only a breath of one is left. */
export function flames(sparks: number): string[] {
  const count = Math.max(1, Math.min(7, sparks));
  const full = sparks > 0 ? 0.62 + 0.38 * Math.min(1, sparks / 5) : 0.25;
  return Array.from({ length: count }, (_, n) => {
    const off = n - (count - 1) / 2;
    const high = (66 - Math.abs(off) * 13 + ((n * 7) % 5) * 2) * full;
    return tongue(50 + off * 8.5, high, 7.5 * full + 1.5, off * -2.2 + ((n % 2) * 2 - 1) * 3);
  });
}
