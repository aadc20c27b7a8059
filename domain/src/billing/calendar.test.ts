import { expect, test } from "vitest";
import {
  closesAt,
  dueAfterNotice,
  lateLimit,
  recapsAt,
  releaseAt,
  remindsAt,
  retriesAt,
  writtenOffAt,
} from "./calendar.ts";

const iso = (instant: Date) => instant.toISOString();
const due = (acceptedAt: string) => iso(dueAfterNotice(new Date(acceptedAt)));

test("a month closes on the 1st of the next one at six in the morning", () => {
  expect(iso(closesAt(202611))).toBe("2026-12-01T05:00:00.000Z");
  expect(iso(closesAt(202612))).toBe("2027-01-01T05:00:00.000Z");
  expect(iso(closesAt(202606))).toBe("2026-07-01T04:00:00.000Z");
});

test("a charge is due 72 hours after its notice, at the next nine o'clock", () => {
  expect(due("2026-12-01T05:00:03Z")).toBe("2026-12-04T08:00:00.000Z");
  expect(due("2026-12-01T08:00:00Z")).toBe("2026-12-04T08:00:00.000Z");
  expect(due("2026-12-01T08:00:00.001Z")).toBe("2026-12-05T08:00:00.000Z");
  expect(due("2026-12-29T10:00:00Z")).toBe("2027-01-02T08:00:00.000Z");
});

test("a change of clocks inside the notice never shortens it", () => {
  expect(due("2026-10-23T07:00:00Z")).toBe("2026-10-26T08:00:00.000Z");
  expect(due("2026-03-27T08:00:00Z")).toBe("2026-03-31T07:00:00.000Z");
});

test("a workout may be 35 days late", () => {
  expect(iso(lateLimit(202612))).toBe("2026-10-26T23:00:00.000Z");
});

test("a declined charge is tried again on day 3, 7 and 14 and given up on day 21", () => {
  const failed = new Date("2026-12-04T08:00:00Z");
  expect(retriesAt(failed).map(iso)).toEqual([
    "2026-12-07T08:00:00.000Z",
    "2026-12-11T08:00:00.000Z",
    "2026-12-18T08:00:00.000Z",
  ]);
  expect(iso(writtenOffAt(failed))).toBe("2026-12-25T08:00:00.000Z");
});

test("money is held for 62 days, by SEPA debit for 70", () => {
  const succeeded = new Date("2026-12-04T08:00:00Z");
  expect(iso(releaseAt(succeeded, "card"))).toBe("2027-02-04T08:00:00.000Z");
  expect(iso(releaseAt(succeeded, "sepa_debit"))).toBe("2027-02-12T08:00:00.000Z");
});

test("burners are reminded at nine when three days of the month are left, whatever its length", () => {
  expect(iso(remindsAt(202611))).toBe("2026-11-28T08:00:00.000Z");
  expect(iso(remindsAt(202602))).toBe("2026-02-26T08:00:00.000Z");
  expect(iso(remindsAt(202612))).toBe("2026-12-29T08:00:00.000Z");
  expect(iso(remindsAt(202607))).toBe("2026-07-29T07:00:00.000Z");
});

test("a month is told of on the 7th of the next one", () => {
  expect(iso(recapsAt(202611))).toBe("2026-12-07T08:00:00.000Z");
  expect(iso(recapsAt(202612))).toBe("2027-01-07T08:00:00.000Z");
});
