// Runs before the first paint, so that a dark page never flashes white. The same rules as settings.svelte.ts.
try {
  const stored = JSON.parse(localStorage.getItem("mirabilia.settings") ?? "{}");
  const isDark =
    stored.theme === "dark" ||
    (stored.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
} catch {
  // The app will see to it.
}
