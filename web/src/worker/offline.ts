/** What the service worker keeps and answers; sw.ts connects it with the browser. */

export const PATIENCE = 3000; // a network that does not answer is none
export const MOST_REPLAYS = 50;
const REPLAYS = "replays";
const EARLIER = "earlier"; // what pages of the version before may still load
const AWAY = [502, 503, 504]; // a proxy speaks, not the server
const HASHED = "/assets/";

export interface Outside {
  caches: CacheStorage;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  sleep(milliseconds: number): Promise<void>;
  version: string;
  /** The paths of all files of this version; "/" is the page. */
  files: readonly string[];
}

export class Offline {
  #outside: Outside;
  #name: string;

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#name = `files-${outside.version}`;
  }

  /** Keep all files of this version, or none: during a deployment they may be those of two versions. */
  async install(): Promise<void> {
    const { caches, files } = this.#outside;
    try {
      const page = await this.#fetched("/");
      checkPage(await page.clone().text(), files);
      const cache = await caches.open(this.#name);
      await Promise.all(files.filter((path) => path !== "/").map((path) => this.#keep(cache, path)));
      await cache.put("/", page);
    } catch (reason) {
      await caches.delete(this.#name);
      throw reason;
    }
  }

  /** Open pages are of the version before: what they may still load stays until the next version. */
  async activate(): Promise<void> {
    const { caches, files } = this.#outside;
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith("files-") && name !== this.#name);
    if (others.length > 0) {
      await caches.delete(EARLIER);
      const earlier = await caches.open(EARLIER);
      for (const name of others) await copy(await caches.open(name), earlier, files);
    }
    for (const name of names) {
      if (![this.#name, EARLIER, REPLAYS].includes(name)) await caches.delete(name);
    }
  }

  /** Whether a path is that of a file of the app, of this version or the one before. */
  hasFile(path: string): boolean {
    return path.startsWith(HASHED) || this.#outside.files.includes(path);
  }

  /** A file: as it was kept. */
  async file(request: Request): Promise<Response> {
    const path = pathOf(request);
    const kept = (await this.#kept(path)) ?? (path.startsWith(HASHED) && (await this.#kept(path, EARLIER)));
    return kept || this.#outside.fetch(request);
  }

  /** A page: from the network, or else the app as it was kept, which shows every page itself. */
  page(request: Request): Promise<Response> {
    return this.#networkFirst(this.#outside.fetch(request), () => this.#kept("/"));
  }

  /** A replay: from the network, and kept; or else as it was kept. `extend` lets a late answer be kept too. */
  replay(request: Request, extend: (work: Promise<unknown>) => void): Promise<Response> {
    const path = pathOf(request);
    const asked = this.#outside.fetch(request).then(async (answer) => {
      if (answer.ok) await this.#keepReplay(path, answer.clone()).catch(() => {}); // without space it is only shown
      return answer;
    });
    extend(asked.catch(() => {}));
    return this.#networkFirst(asked, () => this.#kept(path, REPLAYS));
  }

  async #networkFirst(
    asked: Promise<Response>,
    kept: () => Promise<Response | undefined>,
  ): Promise<Response> {
    const answer = await Promise.race([asked.catch(() => {}), this.#outside.sleep(PATIENCE)]);
    if (answer && !AWAY.includes(answer.status)) return answer;
    return (await kept()) ?? asked.catch(() => Response.error());
  }

  #kept(path: string, cacheName = this.#name): Promise<Response | undefined> {
    return this.#outside.caches.match(path, { cacheName });
  }

  /** Put a file into the cache, from an older version's if its name says that it is the same. */
  async #keep(cache: Cache, path: string): Promise<void> {
    const old = path.startsWith(HASHED) ? await this.#outside.caches.match(path) : undefined;
    await cache.put(path, old ?? (await this.#fetched(path)));
  }

  async #fetched(path: string): Promise<Response> {
    const answer = await this.#outside.fetch(path, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }

  async #keepReplay(path: string, answer: Response): Promise<void> {
    const cache = await this.#outside.caches.open(REPLAYS);
    await cache.delete(path); // put at the end: the newest
    await cache.put(path, answer);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST_REPLAYS).map((old) => cache.delete(old)));
  }
}

/** The names of its files are the version of a page. Anything else is another version's, or somebody else's. */
function checkPage(text: string, files: readonly string[]): void {
  const used = text.match(/\/assets\/[\w.~-]+/g) ?? [];
  const odd = used.find((path) => !files.includes(path));
  if (used.length === 0 || odd) throw new Error(`the page is not of this version: ${odd ?? "no files"}`);
}

async function copy(from: Cache, to: Cache, known: readonly string[]): Promise<void> {
  for (const request of await from.keys()) {
    const path = pathOf(request);
    const answer = path.startsWith(HASHED) && !known.includes(path) ? await from.match(request) : undefined;
    if (answer) await to.put(path, answer);
  }
}

const pathOf = (request: Request) => new URL(request.url).pathname;
