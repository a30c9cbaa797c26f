// Where we are, in the part of the address behind the #: browsers never send that part, so a key may stand in it.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invite: string }
  | { page: "seat"; table: string; key: string }
  | { page: "replay"; table: string; step: number }
  | { page: "rules"; game: string; at: string }
  | { page: "gallery"; game: string; at: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "lost" };

const TABLE = /^[A-Za-z0-9_-]{6,32}$/;
const KEY = /^[\w~.+-]{16,64}$/;

function parts(hash: string): string[] | null {
  try {
    return hash.replace(/^#?\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function parse(hash: string): Route {
  const found = parts(hash);
  if (!found) return { page: "lost" };
  const [page = "", one = "", two = ""] = found;
  if (page === "") return { page: "home" };
  if (page === "settings" || page === "about") return { page };
  if (page === "new" && one) return { page, game: one };
  if ((page === "rules" || page === "gallery") && one) return { page, game: one, at: two };
  if (!TABLE.test(one)) return { page: "lost" };
  if (page === "table") return { page, table: one };
  if (page === "join" && KEY.test(two)) return { page, table: one, invite: two };
  if (page === "seat" && KEY.test(two)) return { page, table: one, key: two };
  if (page === "replay") return { page, table: one, step: /^\d{1,7}$/.test(two) ? Number(two) : 0 };
  return { page: "lost" };
}

const segment = encodeURIComponent;

export function href(route: Route): string {
  switch (route.page) {
    case "home":
    case "lost":
      return "#/";
    case "settings":
    case "about":
      return `#/${route.page}`;
    case "new":
      return `#/new/${segment(route.game)}`;
    case "table":
      return `#/table/${route.table}`;
    case "join":
      return `#/join/${route.table}/${route.invite}`;
    case "seat":
      return `#/seat/${route.table}/${route.key}`;
    case "replay":
      return `#/replay/${route.table}/${route.step}`;
    case "rules":
    case "gallery":
      return `#/${route.page}/${segment(route.game)}${route.at ? `/${segment(route.at)}` : ""}`;
  }
}

class Router {
  route = $state.raw<Route>(parse(typeof location === "undefined" ? "" : location.hash));

  constructor() {
    if (typeof window === "undefined") return;
    window.addEventListener("hashchange", () => {
      this.route = parse(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = href(route);
  }

  /** Goes there without leaving a step behind: for links that hold a key, and for the slider of a replay. */
  replace(route: Route): void {
    history.replaceState(null, "", href(route));
    this.route = parse(location.hash);
  }
}

export const router = new Router();

/** Reads a pasted link: the whole address, or only what stands behind its #. */
export function pasted(text: string): Route {
  const at = text.trim().indexOf("#");
  return at < 0 ? { page: "lost" } : parse(text.trim().slice(at));
}
