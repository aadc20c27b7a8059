import { expect, test } from "vitest";
import { earliestTypedEnd, typedEnd } from "./typed-end.ts";

const now = new Date("2026-11-20T10:00:00Z");
const november = new Date("2026-10-31T23:00:00Z");
const end = (iso: string, closedUntil: Date | null = november) =>
  typedEnd(new Date(iso), { now, closedUntil });

test("a workout may be typed in that ended at most 30 days of Brussels ago, and not before the last close", () => {
  expect(end("2026-11-20T09:59:00Z")).toEqual({ end: new Date("2026-11-20T09:59:00Z") });
  expect(end("2026-10-31T23:00:00Z")).toEqual({ end: november });
  expect(end("2026-10-31T22:59:59Z")).toEqual({ wrong: "month_closed" });
  expect(end("2026-10-20T22:00:00Z", null)).toEqual({ end: new Date("2026-10-20T22:00:00Z") });
  expect(end("2026-10-20T21:59:59Z", null)).toEqual({ wrong: "too_long_ago" });
});

test("what is still to come has not ended; a clock a little ahead means now", () => {
  expect(end("2026-11-20T10:05:00Z")).toEqual({ end: now });
  expect(end("2026-11-20T10:05:01Z")).toEqual({ wrong: "in_the_future" });
});

test("the form offers the month that runs, and the one before until it closes at six", () => {
  expect(earliestTypedEnd(now)).toEqual(november);
  expect(earliestTypedEnd(new Date("2026-12-01T04:59:00Z"))).toEqual(new Date("2026-10-31T23:00:00Z"));
  expect(earliestTypedEnd(new Date("2026-12-01T05:00:00Z"))).toEqual(new Date("2026-11-30T23:00:00Z"));
  expect(earliestTypedEnd(new Date("2026-12-31T10:00:00Z"))).toEqual(new Date("2026-11-30T23:00:00Z"));
});
