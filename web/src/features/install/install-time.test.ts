import { expect, test } from "vitest";
import { isTimeToOffer } from "./install-time.ts";

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const before = { visits: 1, added: 1, refusedAt: null };

test("the app is offered after the second visit or the second workout", () => {
  expect(isTimeToOffer(before, NOW)).toBe(false);
  expect(isTimeToOffer({ ...before, visits: 2 }, NOW)).toBe(true);
  expect(isTimeToOffer({ ...before, added: 2 }, NOW)).toBe(true);
});

test("a refusal is good for 60 days", () => {
  const refused = (days: number) => ({ visits: 9, added: 9, refusedAt: NOW - days * DAY });
  expect(isTimeToOffer(refused(0), NOW)).toBe(false);
  expect(isTimeToOffer(refused(59), NOW)).toBe(false);
  expect(isTimeToOffer(refused(60), NOW)).toBe(true);
});
