import { expect, test } from "vitest";

import { clockText, receivedAt } from "./clock";

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [8_200, "0:09"],
  [761_000, "12:41"],
  [3_727_000, "1:02:07"],
  [2 * 86_400_000 + 4 * 3_600_000, "2 d 4 h"],
])("%d ms read %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test("an update keeps the moment at which it came, however often the clock is drawn anew", async () => {
  const seats: object[] = [];
  const at = receivedAt(seats);
  await new Promise((done) => setTimeout(done, 5));
  expect(receivedAt(seats)).toBe(at);
  expect(receivedAt([])).toBeGreaterThan(at);
});
