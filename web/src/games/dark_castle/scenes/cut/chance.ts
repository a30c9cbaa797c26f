// Roughness must be the same on every screen: a page's name is the seed of all its tremors.
export function chanceOf(seed: string): () => number {
  let state = 7;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state;
    mixed ^= mixed >>> 16;
    mixed = Math.imul(mixed, 0x45d9f3b) >>> 0;
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 4294967296;
  };
}
