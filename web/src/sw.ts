/**
 * The service worker: the app without a network. It keeps the files of the app and the newest replays that were
 * opened, and nothing else of what the server says.
 *
 * Files in assets/ have their content in their name, so they never go stale. The page itself comes from the network if
 * that answers in time, so a new version is there with the next load. A new version is kept as a whole or not at all,
 * takes over at once, and leaves the files of the one before to the pages that are still open.
 */
import { Offline } from "./worker/offline";

const worker = self as unknown as ServiceWorkerGlobalScope;

// Both are put in by the build; the version changes with any file.
declare const __VERSION__: string;
declare const __FILES__: string[];

const offline = new Offline({
  caches,
  fetch: (request, init) => fetch(request, init),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  version: __VERSION__,
  files: __FILES__,
});

worker.addEventListener("install", (event) => {
  event.waitUntil(offline.install().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(offline.activate().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (/^\/api\/tables\/[^/]+\/replay$/.test(url.pathname)) {
    event.respondWith(offline.replay(request, (work) => event.waitUntil(work)));
  } else if (request.mode === "navigate" && !/^\/(api|health|metrics)(\/|$)/.test(url.pathname)) {
    event.respondWith(offline.page(request));
  } else if (offline.hasFile(url.pathname)) {
    event.respondWith(offline.file(request));
  }
});
