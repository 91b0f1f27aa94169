import { expect, it } from "vitest";

import { routeOf } from "./routes";

it.each([
  ["/", { page: "Home" }],
  ["/tables", { page: "Tables" }],
  ["/t/olive-harbor-k7m2pq", { page: "Table", code: "olive-harbor-k7m2pq" }],
  ["/replay", { page: "Replays" }],
  ["/replay/olive-harbor-k7m2pq", { page: "Replay", code: "olive-harbor-k7m2pq" }],
  ["/rules/duel", { page: "Rules", game: "duel" }],
  ["/score/duel/", { page: "ScorePad", game: "duel" }],
  ["/settings", { page: "Settings" }],
  ["/t", { page: "NotFound" }],
  ["/t/a/b", { page: "NotFound" }],
  ["/constructor", { page: "NotFound" }],
  ["/nowhere/x", { page: "NotFound" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
