// Who is who on the floor: a name at every hero, where it covers nobody, no mark and no other name. Where a name finds no
// such place an initial does, and the name stands there while its hero is looked at.
import { around, depth, overlap, settle, type Box, type Scale } from "./badges";
import type { Frame, Point } from "./geometry";
import type { Model } from "./models";

export interface Plate extends Box {
  who: number;
  text: string;
}

export interface Named {
  model: Model;
  name: string;
  /** Looked at: the whole name, whatever it covers. */
  looked: boolean;
}

/** As Floor.svelte draws them, in rem: letters, what is left and right of them, and how high. */
const LETTER = 0.44;
const PADDING = 0.5;
const HIGH = 0.9;
const WALL = 0.2;

function sizeOf(text: string, scale: Scale): { w: number; h: number } {
  const rem = scale.rem / scale.unit;
  return { w: (text.length * LETTER + PADDING) * rem, h: HIGH * rem };
}

/** Under the bar, above the mark of one's own, then beside. */
function wished({ x, y, r }: Model, { w, h }: { w: number; h: number }): Point[] {
  const [under, over, out] = [y + r * 1.24 + h / 2, y - r * 1.42 - h / 2, r * 1.26 + w / 2];
  const slid = [0, -0.2, 0.2, -0.35, 0.35, -0.5, 0.5].map((part) => part * w);
  return [
    ...slid.map((off) => ({ x: x + off, y: under })),
    ...slid.map((off) => ({ x: x + off, y: over })),
    ...[0, 0.5, -0.5, 1, -1].flatMap((off) => [-out, out].map((way) => ({ x: x + way, y: y + off * r }))),
    ...around({ x, y }, [r * 1.5 + h / 2, r * 1.8 + h / 2]),
  ];
}

export function platesOf(named: Named[], marks: Box[], models: Model[], frame: Frame, scale: Scale): Plate[] {
  const room = { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2, w: frame.w - 2 * WALL, h: frame.h - 2 * WALL };
  const laid = (short: boolean): { plates: Plate[]; free: boolean } => {
    const taken = [...marks];
    let free = true;
    const plates = named
      .filter((one) => !one.looked)
      .map(({ model, name }) => {
        const texts = short ? [name.slice(0, 1)] : [name, name.slice(0, 1)];
        for (const text of texts) {
          const size = sizeOf(text, scale);
          const place = wished(model, size)
            .map((at) => ({ ...at, ...size }))
            .find(
              (box) =>
                overlap(box, room) > size.w * size.h * 0.999 &&
                taken.every((mark) => overlap(box, mark) === 0) &&
                models.every((other) => depth(box, other) < 0.03),
            );
          if (!place) continue;
          taken.push(place);
          return { ...place, who: model.who, text };
        }
        free = false;
        const text = name.slice(0, 1);
        const size = sizeOf(text, scale);
        // In a throng it stands on its own figure, whose sign says the same.
        const others = models.filter((other) => other !== model);
        const place = settle(size, [...[0, 0.15, 0.3].map((down) => ({ x: model.x, y: model.y + down * model.r })), ...wished(model, size)], taken, others, frame);
        taken.push(place);
        return { ...place, who: model.who, text };
      });
    return { plates, free };
  };
  // A long name may take the only place another's initial has.
  const whole = laid(false);
  const { plates } = whole.free ? whole : laid(true);
  for (const { model, name } of named.filter((one) => one.looked)) {
    const size = sizeOf(name, scale);
    plates.push({ ...settle(size, wished(model, size), [...marks, ...plates], models, frame), who: model.who, text: name });
  }
  return plates;
}
