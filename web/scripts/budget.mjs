/**
 * Fails if the first load is too heavy: the JavaScript of the start page (entry, what it imports, the page itself and
 * the words of the largest language), compressed.
 *
 *   node scripts/budget.mjs [folder of the built app]
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder =
    process.argv[2] ??
    process.env.MIRABILIA_STATIC ??
    fileURLToPath(new URL("../../src/mirabilia/server/static", import.meta.url));

const manifest = JSON.parse(readFileSync(join(folder, "manifest.vite.json"), "utf-8"));
const sizeOf = (file) => gzipSync(readFileSync(join(folder, file)), { level: 6 }).length;

/** A chunk and everything that it imports statically. */
function withImports(key, found = new Set()) {
    if (found.has(key)) return found;
    found.add(key);
    for (const other of manifest[key].imports ?? []) withImports(other, found);
    return found;
}

const start = new Set([...withImports("index.html"), ...withImports("src/pages/Home.svelte")]);
const files = [...new Set([...start].map((key) => manifest[key].file))];
const words = [...new Set(Object.values(manifest).map((chunk) => chunk.file))]
    .filter((file) => /\/words-\w\w-/.test(file))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
if (words.length !== 3) throw new Error(`expected the words of three languages, found ${words.length}`);
files.push(words[0]);

const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`First load: ${inKilobytes(total)} of JavaScript, compressed (limit ${inKilobytes(LIMIT)})`);
for (const file of files) console.log(`  ${inKilobytes(sizeOf(file)).padStart(8)}  ${file}`);
if (total > LIMIT) {
    console.error(`budget: the first load is ${inKilobytes(total - LIMIT)} too heavy`);
    process.exit(1);
}
