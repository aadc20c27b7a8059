import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEASE_SECONDS, whileHeld } from "./lease.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

test("a lease is renewed for as long as the work goes on, at least twice before it would be over, and not after", async () => {
  let renewed = 0;
  const work = Promise.withResolvers<undefined>();
  const held = whileHeld(
    async () => void renewed++,
    () => work.promise,
  );
  vi.advanceTimersByTime(LEASE_SECONDS * 1000 - 1);
  expect(renewed).toBeGreaterThanOrEqual(2);
  vi.advanceTimersByTime(10 * LEASE_SECONDS * 1000);
  const before = renewed;
  expect(before).toBeGreaterThanOrEqual(20);
  work.resolve(undefined);
  await held;
  vi.advanceTimersByTime(10 * LEASE_SECONDS * 1000);
  expect(renewed).toBe(before);
});

test("a database that does not answer a renewal ends no work, and work that fails is no longer held", async () => {
  let renewed = 0;
  const renew = () => {
    renewed += 1;
    return Promise.reject(new Error("the database is away"));
  };
  const work = Promise.withResolvers<undefined>();
  const held = whileHeld(renew, () => work.promise);
  vi.advanceTimersByTime(LEASE_SECONDS * 1000);
  const before = renewed;
  expect(before).toBeGreaterThan(0);
  work.reject(new Error("the provider is away"));
  await expect(held).rejects.toThrow("the provider is away");
  vi.advanceTimersByTime(LEASE_SECONDS * 1000);
  expect(renewed).toBe(before);
});
