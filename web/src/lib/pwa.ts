/** The service worker: the app without a network, and new versions of it. */

const UPDATE_EVERY = 10 * 60_000;

let outdated = false;

/** Whether a newer version of the app is ready; the next change of the page should load it. */
export function isOutdated(): boolean {
  return outdated;
}

/** Register the service worker, after everything that the first page needs. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  let hadOne = workers.controller !== null; // the first worker brings nothing newer
  workers.addEventListener("controllerchange", () => {
    outdated = hadOne;
    hadOne = true;
  });
  const register = () => void workers.register("/sw.js").then(keepFresh, () => {}); // else the app needs a network
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** Pages that stay open for days ask for a new version when somebody looks at them again. */
function keepFresh(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < UPDATE_EVERY) return;
    asked = Date.now();
    registration.update().catch(() => {}); // offline
  });
}

const RELOADED = "mirabilia.reloaded";

/** A part of the app is gone, because a newer version has replaced it: load that, but never in a circle. */
export function maybeReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (!navigator.onLine || Date.now() - last < 30_000) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false; // without storage it could be a circle
  }
  location.reload();
  return true;
}

/** Load a part of the app. Where a newer version has replaced it, that is loaded, and this page waits for its end. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (reason) {
    if (maybeReload()) await new Promise(() => {});
    throw reason;
  }
}
