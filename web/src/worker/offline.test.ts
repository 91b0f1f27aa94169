// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";

import { MOST_REPLAYS, Offline } from "./offline";

const AT = "https://mirabilia.example";
const request = (path: string) => new Request(AT + path);
const pathOf = (asked: Request | string) =>
  new URL(typeof asked === "string" ? asked : asked.url, AT).pathname;

class FakeCache {
  kept = new Map<string, Response>();
  match = async (asked: Request | string) => this.kept.get(pathOf(asked))?.clone();
  put = async (asked: Request | string, answer: Response) => {
    this.kept.set(pathOf(asked), new Response(await answer.text(), answer));
  };
  delete = async (asked: Request | string) => this.kept.delete(pathOf(asked));
  keys = async () => [...this.kept.keys()].map(request);
}

class FakeCaches {
  all = new Map<string, FakeCache>();
  open = async (name: string) => {
    if (!this.all.has(name)) this.all.set(name, new FakeCache());
    return this.all.get(name)!;
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (asked: Request | string, options: { cacheName?: string } = {}) => {
    for (const [name, cache] of this.all) {
      const found = !options.cacheName || options.cacheName === name ? await cache.match(asked) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  contents(name: string): string[] {
    return [...(this.all.get(name)?.kept.keys() ?? [])].sort();
  }
}

let caches: FakeCaches;
/** What the server has, by path; "away" is no network, "hangs" one that never answers. */
let server: Record<string, string | number | "away" | "hangs">;
let network: "there" | "away" | "hangs";
let asked: string[];
let work: Promise<unknown>[];

beforeEach(() => {
  caches = new FakeCaches();
  network = "there";
  asked = [];
  work = [];
});

const page = (...files: string[]) =>
  `<html>${files.map((file) => `<script src="${file}"></script>`).join("")}`;

/** A version of the app as it is deployed. */
function deployed(version: string, ...files: string[]): Offline {
  server = { "/": page(...files), "/icon.svg": `icon of ${version}` };
  for (const file of files) server[file] = `content of ${file}`;
  return worker(version, ...files);
}

function worker(version: string, ...files: string[]): Offline {
  return new Offline({
    caches: caches as unknown as CacheStorage,
    fetch: async (what) => {
      const path = pathOf(what);
      asked.push(path);
      if (network === "away") throw new TypeError("no network");
      if (network === "hangs") return new Promise<Response>(() => {});
      const found = server[path] ?? 404;
      return typeof found === "number"
        ? new Response("proxy", { status: found })
        : new Response(found, { status: 200 });
    },
    sleep: () => new Promise((resolve) => setTimeout(resolve, 5)),
    version,
    files: ["/", "/icon.svg", ...files],
  });
}

async function taken(offline: Offline): Promise<Offline> {
  await offline.install();
  await offline.activate();
  return offline;
}
const text = async (answer: Promise<Response>) => (await answer).text();
const replay = (offline: Offline, code: string) =>
  offline.replay(request(`/api/tables/${code}/replay`), (more) => work.push(more));

describe("a version", () => {
  it("is kept as a whole", async () => {
    await taken(deployed("1", "/assets/app-1.js"));
    expect(caches.contents("files-1")).toEqual(["/", "/assets/app-1.js", "/icon.svg"]);
  });

  it("is not kept if a file is missing", async () => {
    const offline = deployed("1", "/assets/app-1.js", "/assets/board-1.js");
    delete server["/assets/board-1.js"];
    await expect(offline.install()).rejects.toThrow("/assets/board-1.js: 404");
    expect(await caches.keys()).toEqual([]);
  });

  it("is not kept with the page of another version", async () => {
    deployed("2", "/assets/app-2.js");
    server["/assets/app-1.js"] = "still there";
    await expect(worker("1", "/assets/app-1.js").install()).rejects.toThrow("/assets/app-2.js");
    server["/"] = "<html>Log in to this network</html>";
    await expect(worker("1", "/assets/app-1.js").install()).rejects.toThrow("no files");
    expect(await caches.keys()).toEqual([]);
  });

  it("takes from the one before what is the same", async () => {
    await taken(deployed("1", "/assets/app-1.js", "/assets/font.woff2"));
    asked = [];
    await taken(deployed("2", "/assets/app-2.js", "/assets/font.woff2"));
    expect(asked.sort()).toEqual(["/", "/assets/app-2.js", "/icon.svg"]);
  });

  it("leaves to open pages of the one before what they may still load, but not longer", async () => {
    await taken(deployed("1", "/assets/app-1.js", "/assets/board-1.js", "/assets/font.woff2"));
    const second = await taken(deployed("2", "/assets/app-2.js", "/assets/font.woff2"));
    expect(await caches.keys()).toEqual(["files-2", "earlier"]);
    expect(caches.contents("earlier")).toEqual(["/assets/app-1.js", "/assets/board-1.js"]);
    expect(second.hasFile("/assets/board-1.js")).toBe(true);
    expect(await text(second.file(request("/assets/board-1.js")))).toBe("content of /assets/board-1.js");

    await second.activate(); // nothing is new
    expect(caches.contents("earlier")).toHaveLength(2);
    const third = await taken(deployed("3", "/assets/app-3.js", "/assets/font.woff2"));
    expect(caches.contents("earlier")).toEqual(["/assets/app-2.js"]);
    expect((await third.file(request("/assets/board-1.js"))).status).toBe(404);
  });

  it("keeps its own icon, not an older one", async () => {
    await taken(deployed("1", "/assets/app-1.js"));
    const second = await taken(deployed("2", "/assets/app-2.js"));
    expect(await text(second.file(request("/icon.svg")))).toBe("icon of 2");
    expect(second.hasFile("/robots.txt")).toBe(false);
  });
});

describe("a page", () => {
  it("comes from the network, as it is", async () => {
    const offline = await taken(deployed("1", "/assets/app-1.js"));
    server["/rules"] = "newer";
    expect(await text(offline.page(request("/rules")))).toBe("newer");
    expect((await offline.page(request("/nowhere"))).status).toBe(404);
  });

  it.each(["away", "hangs"] as const)("is the kept app when the network is %s", async (how) => {
    const offline = await taken(deployed("1", "/assets/app-1.js"));
    network = how;
    expect(await text(offline.page(request("/t/olive")))).toBe(page("/assets/app-1.js"));
  });

  it.each([502, 503, 504])("is the kept app when a proxy says %i", async (status) => {
    const offline = await taken(deployed("1", "/assets/app-1.js"));
    server["/t/olive"] = status;
    expect(await text(offline.page(request("/t/olive")))).toBe(page("/assets/app-1.js"));
  });

  it("is what the proxy says when nothing is kept", async () => {
    const offline = deployed("1", "/assets/app-1.js");
    server["/t/olive"] = 503;
    expect((await offline.page(request("/t/olive"))).status).toBe(503);
    network = "away";
    expect((await offline.page(request("/t/olive"))).type).toBe("error");
  });
});

describe("a replay", () => {
  it("is kept when it was opened", async () => {
    const offline = await taken(deployed("1", "/assets/app-1.js"));
    server["/api/tables/olive/replay"] = "a match";
    await replay(offline, "olive");
    for (const how of ["away", "hangs"] as const) {
      network = how;
      expect(await text(replay(offline, "olive"))).toBe("a match");
    }
    network = "there";
    server["/api/tables/olive/replay"] = 502;
    expect(await text(replay(offline, "olive"))).toBe("a match");
  });

  it("that is refused is told, and not kept", async () => {
    const offline = deployed("1", "/assets/app-1.js");
    expect((await replay(offline, "none")).status).toBe(404);
    expect(caches.contents("replays")).toEqual([]);
    network = "away";
    expect((await replay(offline, "none")).type).toBe("error");
    await Promise.all(work); // what is still to be done never fails
  });

  it("is kept among the newest", async () => {
    const offline = deployed("1", "/assets/app-1.js");
    for (let number = 0; number <= MOST_REPLAYS; number++) {
      server[`/api/tables/t${number}/replay`] = "a match";
      await replay(offline, `t${number}`);
    }
    expect(caches.contents("replays")).toHaveLength(MOST_REPLAYS);
    expect(caches.contents("replays")).not.toContain("/api/tables/t0/replay");
  });
});
