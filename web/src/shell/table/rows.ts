// Which rows of a list of any length are in view, when each has a height of its own that is known once it was drawn.

/** In px: how high a row is taken to be before it was drawn. */
const GUESS = 32;

export class Rows {
  #keys: number[] = [];
  #heights = new Map<number, number>();
  /** Where each row begins; after the last, where the list ends. */
  #tops = new Float64Array(1);

  /** The rows there are, by keys that grow. */
  lay(keys: number[]): void {
    this.#keys = keys;
    this.#reckon();
  }

  /** Takes down how high rows are; tells whether that changes anything. */
  measure(found: Iterable<[key: number, height: number]>): boolean {
    let changed = false;
    for (const [key, height] of found) {
      if (height <= 0 || this.#heights.get(key) === height) continue;
      this.#heights.set(key, height);
      changed = true;
    }
    if (changed) this.#reckon();
    return changed;
  }

  /** In another width every height is another. */
  forget(): void {
    this.#heights.clear();
    this.#reckon();
  }

  get total(): number {
    return this.#tops[this.#keys.length] ?? 0;
  }

  top(row: number): number {
    return this.#tops[Math.max(0, Math.min(row, this.#keys.length))] ?? 0;
  }

  /** The row that lies there; the first or the last beyond either end. */
  at(offset: number): number {
    let low = 0;
    let high = this.#keys.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.top(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Where a key stands, or the one that came in its place. */
  find(key: number): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] ?? Infinity) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #reckon(): void {
    const tops = new Float64Array(this.#keys.length + 1);
    let sum = 0;
    for (const [row, key] of this.#keys.entries()) {
      tops[row] = sum;
      sum += this.#heights.get(key) ?? GUESS;
    }
    tops[this.#keys.length] = sum;
    this.#tops = tops;
  }
}
