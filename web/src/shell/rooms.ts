// The doors between the shell and the games. A game is its folder in `games/`, called as the server calls the game:
// `theme.css` comes with the first page, `Cover.svelte` and `room.ts` when they are to be seen. What a folder lacks, the
// plain room stands in for.
import type { Component } from "svelte";
import type { Gallery, Illustration, Room } from "./contract";
import type { Lang } from "./wire";

type Cover = Component<{ lang: Lang }>;

import.meta.glob("../games/*/theme.css", { eager: true });

const covers = import.meta.glob<{ default: Cover }>("../games/*/Cover.svelte");
const rooms = import.meta.glob<{ room: Room }>("../games/*/room.ts");
const illustrations = import.meta.glob<{ default: Illustration }>("../games/*/Illustration.svelte");
const galleries = import.meta.glob<{ gallery: Gallery }>("../games/*/gallery.ts");

const folder = (game: string): string => `../games/${game.replaceAll("-", "_")}`;

export async function cover(game: string): Promise<Cover> {
  const own = covers[`${folder(game)}/Cover.svelte`];
  return (await (own ? own() : import("./plain/Cover.svelte"))).default;
}

export async function enter(game: string): Promise<Room> {
  const own = rooms[`${folder(game)}/room.ts`];
  return (await (own ? own() : import("./plain/room"))).room;
}

export const hasGallery = (game: string): boolean => `${folder(game)}/gallery.ts` in galleries;

/** What of a game can be looked at; nothing where it has no gallery. */
export async function gallery(game: string): Promise<Gallery | null> {
  return (await galleries[`${folder(game)}/gallery.ts`]?.())?.gallery ?? null;
}

/** Draws the pictures of a game's rulebook; nothing where it has none, or where they do not come: the words are enough. */
export async function illustration(game: string): Promise<Illustration | null> {
  try {
    return (await illustrations[`${folder(game)}/Illustration.svelte`]?.())?.default ?? null;
  } catch {
    return null;
  }
}

/** Lights the page as a game wants it; none: as the house does. */
export function wear(game: string): void {
  if (game) document.documentElement.dataset.game = game;
  else delete document.documentElement.dataset.game;
}
