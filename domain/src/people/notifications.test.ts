import fc from "fast-check";
import { expect, test } from "vitest";
import { brusselsTime } from "../billing/month.ts";
import { DIGEST_HOUR, pushTime, USUAL_PUSH_TIMES, type PushTimes } from "./notifications.ts";

const at = (text: string) => new Date(text);

test.each<[string, string, Partial<PushTimes>, string]>([
  // Brussels is one hour ahead of UTC in November.
  ["2026-11-10T12:00:00Z", "2026-11-10T12:00:00Z", {}, "2026-11-10T12:00:00Z"],
  ["2026-11-10T21:30:00Z", "2026-11-10T21:30:00Z", {}, "2026-11-11T07:00:00Z"],
  ["2026-11-10T03:00:00Z", "2026-11-10T03:00:00Z", {}, "2026-11-10T07:00:00Z"],
  ["2026-11-10T21:30:00Z", "2026-11-11T07:00:30Z", {}, "2026-11-11T07:00:30Z"],
  ["2026-11-10T21:30:00Z", "2026-11-10T21:30:00Z", { quiet: null }, "2026-11-10T21:30:00Z"],
  ["2026-11-10T09:00:00Z", "2026-11-10T09:00:00Z", { digest: true }, "2026-11-10T17:00:00Z"],
  ["2026-11-10T17:30:00Z", "2026-11-10T17:30:00Z", { digest: true }, "2026-11-11T17:00:00Z"],
  ["2026-11-10T09:00:00Z", "2026-11-10T17:00:20Z", { digest: true }, "2026-11-10T17:00:20Z"],
  ["2026-11-10T09:00:00Z", "2026-11-10T23:00:00Z", { digest: true }, "2026-11-11T07:00:00Z"],
  // The night on which the clocks go forward has no hour from 2 to 3.
  ["2026-03-28T23:30:00Z", "2026-03-28T23:30:00Z", {}, "2026-03-29T06:00:00Z"],
])("what was told at %s is pushed, seen at %s with %o, at %s", (told, now, times, due) => {
  expect(pushTime(at(told), at(now), { ...USUAL_PUSH_TIMES, ...times }).toISOString()).toBe(
    at(due).toISOString(),
  );
});

test("no push is early, in a quiet hour, or later than a day and a night", () => {
  const instant = fc.date({
    min: at("2026-01-01T00:00:00Z"),
    max: at("2027-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(instant, instant, hour, hour, fc.boolean(), (told, now, from, until, digest) => {
      const quiet = from === until ? null : { from, until };
      const due = pushTime(told, now, { quiet, digest });
      const later = told > now ? told : now;
      expect(due.getTime()).toBeGreaterThanOrEqual(later.getTime());
      expect(due.getTime()).toBeLessThanOrEqual(later.getTime() + 49 * 3_600_000);
      const clock = brusselsTime(due).hour;
      const inside = from < until ? clock >= from && clock < until : clock >= from || clock < until;
      expect(quiet !== null && inside).toBe(false);
      const isOfDigest = digest && quiet === null && told >= now;
      expect(isOfDigest ? clock : DIGEST_HOUR).toBe(DIGEST_HOUR);
    }),
  );
});
