import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { worker, WORKER } from "./scripts/worker.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Component files of the rules, as modules: the web app shows the same figures that the rules play with. */
const toml: Plugin = {
  name: "toml",
  load(id) {
    const path = id.split("?")[0]!;
    if (!path.endsWith(".toml")) return null;
    this.addWatchFile(path);
    return `export default ${JSON.stringify(parse(readFileSync(path, "utf-8")))}`;
  },
};

/** What every page needs. */
const BASE = new RegExp(
  [
    "node_modules/(svelte|esm-env|clsx|@fluent)/",
    "web/src/lib/(kit/\\w+\\.|art/|home/|i18n/|table/words|wire/(rest|lobby|link|socket))",
    "web/src/lib/(announce|errors|person|pwa|router|settings|sounds)\\b",
  ].join("|"),
);

export default defineConfig({
  plugins: [svelte(), toml, worker(at("public"))],
  resolve: {
    alias: {
      $lib: at("src/lib"),
      $games: at("src/games"),
      $rules: at("../src/mirabilia/games"), // data/*.toml and locale/*.ftl of each game
      $docs: at("../docs"),
    },
    // Tests run in Node, but show components as a browser does.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: process.env.MIRABILIA_STATIC ?? at("../src/mirabilia/server/static"),
    emptyOutDir: true,
    target: "es2022",
    manifest: "manifest.vite.json",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: at("index.html"), [WORKER]: at("src/sw.ts") },
      output: {
        // Few files for the first load: what every page needs in one, and each language in one.
        codeSplitting: {
          groups: [
            { name: (id) => `words-${/\/locale\/(\w\w)[./]/.exec(id)?.[1]}`, test: /\/locale\/.*\.ftl/ },
            { name: "base", test: BASE },
          ],
        },
        entryFileNames: (chunk) => (chunk.name === WORKER ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [at("..")] },
    proxy: { "/api": { target: process.env.MIRABILIA_API ?? "http://127.0.0.1:8008", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
