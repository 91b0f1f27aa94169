/** Builds src/sw.ts into /sw.js, and tells it which files the app has. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

export const WORKER = "sw";

export function worker(publicFolder: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.name === WORKER);
        if (entry?.type !== "chunk") this.error("there is no service worker");
        const digest = createHash("sha256");
        const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const given = readdirSync(publicFolder).filter((name) => name !== "robots.txt");
        for (const name of built.sort()) digest.update(name);
        for (const name of given.sort()) digest.update(name).update(readFileSync(join(publicFolder, name)));
        const page = bundle["index.html"];
        if (page?.type === "asset") digest.update(page.source);
        digest.update(entry.code);
        const files = ["/", ...[...built, ...given].map((name) => `/${name}`)];
        entry.code = entry.code
          .replaceAll("__VERSION__", JSON.stringify(digest.digest("hex").slice(0, 16)))
          .replaceAll("__FILES__", () => JSON.stringify(files));
      },
    },
  };
}
