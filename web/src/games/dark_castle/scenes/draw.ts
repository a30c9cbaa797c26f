// From a page's name to its picture, as the inside of an SVG of 400 by 300, and to what is said of it.
import type { Lang } from "../../../shell/wire";
import { Block, frame } from "./cut";
import * as door from "./door";

interface Page {
  default(b: Block): void;
  /** What the picture shows, for those who hear it: never the rules. */
  label: Readonly<Record<Lang, string>>;
}

export interface Print {
  picture: string;
  label: Readonly<Record<Lang, string>>;
}

// A castle shows a third of the box: each page is fetched when it is turned, not before.
const pages = import.meta.glob<Page>("./pages/*.ts");
const endings = import.meta.glob<Page>("./endings/*.ts");

export const pageIds = Object.keys(pages).map((path) => path.slice("./pages/".length, -".ts".length));
export const endingIds = Object.keys(endings).map((path) => path.slice("./endings/".length, -".ts".length));

const SPRITE = `${import.meta.env.BASE_URL}icons/dark_castle-scenes.svg`;

const prints = new Map<string, Print>();

function print(name: string, page: Page): Print {
  const block = new Block(name, SPRITE);
  page.default(block);
  frame(block);
  return { picture: block.print(), label: page.label };
}

/** What has been drawn before is there at once: a page that is turned back to must not blink. */
export const drawn = (name: string): Print | undefined => prints.get(name);

export async function draw(name: string): Promise<Print> {
  const known = prints.get(name);
  if (known) return known;
  // A page of somebody else's pack, or one that cannot be fetched off the net: the door stands in, and is not kept.
  const fetched = pages[`./pages/${name}.ts`] ?? endings[`./endings/${name}.ts`];
  const page = await fetched?.().catch(() => undefined);
  if (!page) return print(name, door);
  const fresh = print(name, page);
  prints.set(name, fresh);
  return fresh;
}
