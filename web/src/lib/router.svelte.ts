/** Which page is shown: the path of the address, without a library. */

class Router {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? "replaceState" : "pushState"]({}, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
  }

  /** Links inside the app do not load the page again. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) {
      location.hash = link.hash;
      return;
    }
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
