import { afterEach, beforeEach, expect, it, vi } from "vitest";

const deleted: string[] = [];
let id = "ann";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  deleted.length = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ id }))));
  vi.stubGlobal("caches", { delete: (name: string) => Promise.resolve(deleted.push(name)) });
});
afterEach(() => vi.unstubAllGlobals());

it("is whoever the server says, also when something else has asked", async () => {
  const [{ person }, { rest }] = await Promise.all([import("./person.svelte"), import("./wire/rest")]);
  expect(person.wasHere()).toBe(false);
  await rest.ready();
  expect(person.me?.id).toBe("ann");
  expect(person.wasHere()).toBe(true);
  await person.load();
  expect(deleted).toEqual([]);

  // The session has ended elsewhere; the replays on this device are not the new one's.
  id = "guest";
  rest.forgetMe();
  await rest.ready();
  expect(person.me?.id).toBe("guest");
  expect(deleted).toEqual(["replays"]);
});

it("is nobody while the server cannot be asked", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const { person } = await import("./person.svelte");
  await person.load();
  expect(person.me).toBeNull();
  expect(person.wasHere()).toBe(false);
});
