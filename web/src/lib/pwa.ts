/** The service worker: the app without a network, and new versions of it. */

let outdated = false;

/** Whether a newer version of the app is ready; the next change of the page should load it. */
export function isOutdated(): boolean {
  return outdated;
}

/** Register the service worker, after everything that the first page needs. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  workers.addEventListener("controllerchange", () => {
    outdated = !isFirst;
  });
  const register = () => void workers.register("/sw.js").catch(() => {}); // without it the app needs a network
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
