import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEASE_SECONDS, whileHeld } from "./lease.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("a lease is renewed for as long as the work goes on, at least twice before it would be over, and not after", async () => {
  let renewed = 0;
  const work = Promise.withResolvers<undefined>();
  const held = whileHeld(
    async () => void renewed++,
    () => work.promise,
  );
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000 - 1);
  expect(renewed).toBeGreaterThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(10 * LEASE_SECONDS * 1000);
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

test("work is told that its lease is over: renewed too late, not renewed, or begun too late", async () => {
  const [work, told] = [Promise.withResolvers<undefined>(), Promise.withResolvers<() => boolean>()];
  let away = false;
  const renew = async () => {
    if (away) throw new Error("the database is away");
  };
  const held = whileHeld(renew, (isLost) => (told.resolve(isLost), work.promise));
  const isLost = await told.promise;
  await vi.advanceTimersByTimeAsync(10 * LEASE_SECONDS * 1000);
  expect(isLost()).toBe(false);
  away = true;
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000 + 1);
  expect(isLost()).toBe(true);
  away = false;
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000);
  expect(isLost()).toBe(true); // another worker may have begun meanwhile
  work.resolve(undefined);
  await held;
  const claimed = performance.now();
  vi.advanceTimersByTime(LEASE_SECONDS * 1000 + 1);
  expect(await whileHeld(renew, async (isOver) => isOver(), claimed)).toBe(true);
});

test("a renewal counts from when it was asked for, however late its answer, and a lost lease is asked for no more", async () => {
  const work = Promise.withResolvers<undefined>();
  const asked: PromiseWithResolvers<undefined>[] = [];
  const renew = async () => {
    const answer = Promise.withResolvers<undefined>();
    asked.push(answer);
    await answer.promise;
  };
  const told = Promise.withResolvers<() => boolean>();
  const held = whileHeld(renew, (lost) => (told.resolve(lost), work.promise));
  const isLost = await told.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  const [first] = asked;
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000 - 10_001);
  first?.resolve(undefined);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(isLost()).toBe(false); // 30.001 s after the claim, 20.001 s after the first renewal was asked for
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isLost()).toBe(true);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(10 * LEASE_SECONDS * 1000);
  expect(asked).toHaveLength(before);
  work.resolve(undefined);
  await held;
});
