import { afterEach, expect, test, vi } from "vitest";
import { noteServerTime, serverNow } from "./server-time.ts";

const told = (time: string) => new Headers({ "X-Server-Time": time });
afterEach(() => vi.useRealTimers());

test("today is the server's, however wrong the clock of the device is, and goes on from there", () => {
  vi.useFakeTimers({ now: new Date("2031-01-01T00:00:00Z") });
  expect(serverNow().toISOString()).toBe("2031-01-01T00:00:00.000Z"); // no server time yet
  noteServerTime(told("2026-11-23T12:00:00.000Z"));
  vi.advanceTimersByTime(60_000);
  expect(serverNow().toISOString()).toBe("2026-11-23T12:01:00.000Z");
  noteServerTime(new Headers());
  noteServerTime(told("soon"));
  expect(serverNow().toISOString()).toBe("2026-11-23T12:01:00.000Z");
});
