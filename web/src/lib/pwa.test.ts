import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { loadPart, maybeReload } from "./pwa";

const reload = vi.fn();
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
});
afterEach(() => vi.unstubAllGlobals());

it("loads a part that is there", async () => {
  await expect(loadPart(() => Promise.resolve("board"))).resolves.toBe("board");
  expect(reload).not.toHaveBeenCalled();
});

it("loads the newer app where a part is gone, and says nothing meanwhile", async () => {
  const told = vi.fn();
  loadPart(gone).then(told, told);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
});

it("does not reload in a circle", async () => {
  expect(maybeReload()).toBe(true);
  await expect(loadPart(gone)).rejects.toThrow("Failed to fetch");
  expect(reload).toHaveBeenCalledOnce();
});

it("does not reload without a network, or without storage that would end a circle", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  await expect(loadPart(gone)).rejects.toThrow();
  vi.stubGlobal("sessionStorage", undefined);
  expect(maybeReload()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
