// The wood block of one page: marks in the order they are laid, written out as SVG.
import { chanceOf } from "./chance";
import { area, pare, size, x, y, type Shape } from "./shape";

/** k ink, p paper, f flame, b blood, g the glow of a flame on paper. */
export type Ink = "k" | "p" | "f" | "b" | "g";

// Whole numbers in a grid four times finer than the picture keep the marks short without steps in the curves.
const GRID = 4;
const snap = (value: number) => Math.round(value * GRID);
const pair = (a: number, b: number) => `${a}${b < 0 ? "" : " "}${b}`;

export interface Stamp {
  ink?: Ink;
  turn?: number;
  flip?: boolean;
  /** Height over width. */
  tall?: number;
  /** Width of an outline in the other ink. */
  edge?: number;
}

export class Block {
  private readonly done: string[] = [];
  private style = "";
  private strokes = "";
  private start: readonly [number, number] = [0, 0];
  private readonly chance: () => number;
  /** Where the light of the page stands; what is shaded turns towards it. */
  light: readonly [number, number] = [200, 80];

  constructor(
    page: string,
    private readonly sprite: string,
  ) {
    this.chance = chanceOf(page);
  }

  /** Somewhere between two numbers, the same at every printing. */
  some(low: number, high: number): number {
    return low + (high - low) * this.chance();
  }

  odds(share: number): boolean {
    return this.chance() < share;
  }

  /** Lays flat shapes; with `edge`, all of them share one outline in the opposite ink. */
  lay(ink: Ink, shapes: Shape | readonly Shape[], edge = 0, rough = 0.4): void {
    const many = (typeof shapes[0] === "number" ? [shapes] : shapes) as readonly Shape[];
    const style = edge ? `class="${ink} e" stroke-width="${snap(edge * 2)}"` : `class="${ink}"`;
    if (style !== this.style || edge) this.flush();
    this.style = style;
    for (const shape of many) this.strokes += this.outline(pare(shape, 0.22), rough);
    if (edge) this.flush();
  }

  icon(name: string, cx: number, cy: number, width: number, stamp: Stamp = {}): void {
    this.flush();
    const { ink = "k", turn = 0, flip = false, tall = 1, edge = 0 } = stamp;
    const scale = (width * GRID) / 100;
    const sx = +(flip ? -scale : scale).toFixed(2);
    const sy = +(scale * tall).toFixed(2);
    const border = edge ? ` e" stroke-width="${Math.round((edge * 2 * 512) / width)}` : "";
    this.done.push(
      `<use href="${this.sprite}#${name}" class="${ink}${border}" x="-50" y="-50" width="100" height="100" ` +
        `transform="translate(${snap(cx)} ${snap(cy)})${turn ? `rotate(${Math.round(turn)})` : ""}scale(${sx} ${sy})"/>`,
    );
  }

  /** Covers all that lies outside an outline with bare paper and draws the outline itself. */
  mat(opening: Shape): void {
    this.flush();
    const line = this.outline(opening, 0).replace("m", "M");
    const sheet = `M-99-99H${snap(420)}V${snap(320)}H-99z`;
    this.done.push(
      `<path class="p" fill-rule="evenodd" d="${sheet}${line}"/>`,
      `<path fill="none" stroke="var(--k)" stroke-width="${snap(2.6)}" stroke-linejoin="round" d="${line}"/>`,
    );
  }

  print(): string {
    this.flush();
    return `<g transform="scale(${1 / GRID})">${this.done.join("")}</g>`;
  }

  private flush(): void {
    if (this.strokes) this.done.push(`<path ${this.style} d="${this.strokes}"/>`);
    this.strokes = "";
    this.style = "";
  }

  private outline(shape: Shape, rough: number): string {
    const n = size(shape);
    // Marks of one ink share a path, where an outline run backwards would punch a hole into its neighbour.
    const forward = area(shape) >= 0;
    let [px, py] = this.strokes ? this.start : [0, 0];
    let d = "";
    for (let step = 0; step < n; step++) {
      const i = forward ? step : n - 1 - step;
      const nx = snap(x(shape, i) + this.some(-rough, rough));
      const ny = snap(y(shape, i) + this.some(-rough, rough));
      if (step && nx === px && ny === py) continue;
      const text = pair(nx - px, ny - py);
      if (!step) {
        d = `m${text}l`;
        this.start = [nx, ny];
      } else d += d.endsWith("l") || text.startsWith("-") ? text : ` ${text}`;
      [px, py] = [nx, ny];
    }
    return d.endsWith("l") ? `${d}0 0z` : `${d}z`;
  }
}
