/** Which page an address shows. */

export interface Route {
  /** The file in pages/. */
  page:
    | "Home"
    | "Tables"
    | "Table"
    | "Replay"
    | "Replays"
    | "Rules"
    | "ScorePad"
    | "Settings"
    | "Account"
    | "NotFound";
  code?: string;
  game?: string;
}

const PLAIN: Record<string, Route> = {
  "": { page: "Home" },
  tables: { page: "Tables" },
  replay: { page: "Replays" },
  rules: { page: "Rules", game: "duel" },
  score: { page: "ScorePad", game: "duel" },
  settings: { page: "Settings" },
  account: { page: "Account" },
};

export function routeOf(path: string): Route {
  const [place = "", what, ...rest] = path.replace(/^\/|\/$/g, "").split("/");
  if (rest.length > 0) return { page: "NotFound" };
  if (!what) return (Object.hasOwn(PLAIN, place) && PLAIN[place]) || { page: "NotFound" };
  if (place === "t") return { page: "Table", code: what };
  if (place === "replay") return { page: "Replay", code: what };
  if (place === "rules") return { page: "Rules", game: what };
  if (place === "score") return { page: "ScorePad", game: what };
  return { page: "NotFound" };
}
