// Where we are, in the part of the address behind the #: browsers never send that part, so a key may stand in it.

/** A page that lies over the table: the rulebook, open at a chapter or rule, or the settings. */
export type Sheet = "rules" | "settings";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; sheet?: Sheet; at?: string }
  | { page: "join"; table: string; invite: string }
  | { page: "seat"; table: string; key: string }
  | { page: "replay"; table: string; step: number }
  | { page: "rules"; game: string; at: string }
  | { page: "daily"; game: string }
  | { page: "mine" }
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
  const [page = "", one = "", two = "", three = ""] = found;
  if (page === "") return { page: "home" };
  if (page === "mine" || page === "settings" || page === "about") return { page };
  if ((page === "new" || page === "daily") && one) return { page, game: one };
  if ((page === "rules" || page === "gallery") && one) return { page, game: one, at: two };
  if (!TABLE.test(one)) return { page: "lost" };
  if (page === "table" && two === "settings") return { page, table: one, sheet: two };
  if (page === "table" && two === "rules") return { page, table: one, sheet: two, at: three };
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
    case "mine":
    case "settings":
    case "about":
      return `#/${route.page}`;
    case "new":
    case "daily":
      return `#/${route.page}/${segment(route.game)}`;
    case "table":
      return `#/table/${[route.table, route.sheet, route.at && segment(route.at)].filter(Boolean).join("/")}`;
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
    history.replaceState(history.state, "", href(route));
    this.route = parse(location.hash);
  }

  /** Lays a page over the table; the way back closes it. */
  lay(table: string, sheet: Sheet, at = ""): void {
    history.pushState({ laid: true }, "", href({ page: "table", table, sheet, at }));
    this.route = parse(location.hash);
  }

  /** Takes it away again: the way it came, or (it was opened by its address) to the table beneath. */
  clear(table: string): void {
    const { route } = this;
    if (route.page !== "table" || route.table !== table || !route.sheet) return;
    if ((history.state as { laid?: boolean } | null)?.laid) history.back();
    else this.replace({ page: "table", table });
  }
}

export const router = new Router();

/** Reads a pasted link: the whole address, or only what stands behind its #. */
export function pasted(text: string): Route {
  const at = text.trim().indexOf("#");
  return at < 0 ? { page: "lost" } : parse(text.trim().slice(at));
}
