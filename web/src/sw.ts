/**
 * The service worker: the app without a network. It keeps the files of the app and the newest replays that were
 * opened, and nothing else of what the server says.
 *
 * Files in assets/ have their content in their name, so they never go stale. The page itself always comes from the
 * network if there is one, so a new version is there with the next load; until then the old one has its files.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

// Both are put in by the build; the version changes with any file.
declare const __VERSION__: string;
declare const __FILES__: string[];

const PATHS = __FILES__;
const FILES = "files-" + __VERSION__;
const REPLAYS = "replays";
const MOST_REPLAYS = 50;
const PATIENCE = 3000; // a network that does not answer is none

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (/^\/api\/tables\/[^/]+\/replay$/.test(url.pathname)) {
    event.respondWith(replay(request));
  } else if (request.mode === "navigate" && !/^\/(api|health|metrics)(\/|$)/.test(url.pathname)) {
    event.respondWith(page(request));
  } else if (PATHS.includes(url.pathname)) {
    event.respondWith(file(request));
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.all(PATHS.map((path) => keep(cache, path)));
  await worker.skipWaiting();
}

/** Put a file into the cache, from an older version's if its name says that it is the same. */
async function keep(cache: Cache, path: string): Promise<void> {
  const old = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const answer = old ?? (await fetch(path, { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== FILES && name !== REPLAYS) await caches.delete(name);
  }
  await worker.clients.claim();
}

async function file(request: Request): Promise<Response> {
  return (await (await caches.open(FILES)).match(new URL(request.url).pathname)) ?? fetch(request);
}

/** A page: from the network, or else the app as it was, which shows every page itself. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await (await caches.open(FILES)).match("/")) ?? Response.error();
  }
}

async function replay(request: Request): Promise<Response> {
  const cache = await caches.open(REPLAYS);
  const path = new URL(request.url).pathname;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.delete(path); // put at the end: the newest
      await cache.put(path, answer.clone());
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, -MOST_REPLAYS).map((old) => cache.delete(old)));
    }
    return answer;
  } catch {
    return (await cache.match(path)) ?? Response.error();
  }
}
