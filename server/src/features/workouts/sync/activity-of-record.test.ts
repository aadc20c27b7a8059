import { expect, test } from "vitest";
import type { HealthRecord } from "@kalivo/contract/shapes/health-record.ts";
import { prepareActivity } from "../intake/prepare-activity.ts";
import { activityOfRecord } from "./activity-of-record.ts";

const NOW = new Date("2026-11-05T10:00:00Z");
const ACCOUNT = new Date("2026-10-20T10:00:00Z");

const record = (start: string, end: string, of: Partial<HealthRecord> = {}): HealthRecord => ({
  id: "a",
  type: "hiking",
  start: new Date(start),
  end: new Date(end),
  seconds: null,
  kcal: 100,
  metres: null,
  bundle: null,
  typedIn: false,
  recorded: false,
  ...of,
});
const prepare = (sent: HealthRecord, accountSince = ACCOUNT) =>
  prepareActivity(
    activityOfRecord(sent),
    {
      weight_kg: 60,
      gender: null,
      birthday: null,
      consent_withdrawn: false,
      shared_sources: [],
      created_at: accountSince,
    },
    NOW,
  );
const refusalOf = (sent: HealthRecord, accountSince?: Date) => {
  const prepared = prepare(sent, accountSince);
  return prepared.ok ? null : prepared.refusal;
};

test("the window is the last 30 days of the account's life, its bounds included", () => {
  const tooOld = (start: string) => {
    const prepared = prepare(record(start, "2026-10-06T11:00:00Z"), new Date("2026-01-01T00:00:00Z"));
    return prepared.ok && prepared.value.tooOld;
  };
  expect([tooOld("2026-10-06T10:00:00.000Z"), tooOld("2026-10-06T09:59:59.999Z")]).toEqual([false, true]);
  expect(refusalOf(record("2026-10-20T10:00:00.000Z", "2026-10-20T11:00:00Z"))).toBeNull();
  expect(refusalOf(record("2026-10-20T09:59:59.999Z", "2026-10-20T11:00:00Z"))).toBe("before_account");
});

test("a device's clock may be five minutes ahead, and a workout a day long", () => {
  expect(refusalOf(record("2026-11-05T09:00:00Z", "2026-11-05T10:05:00.000Z"))).toBeNull();
  expect(refusalOf(record("2026-11-05T09:00:00Z", "2026-11-05T10:05:00.001Z"))).toBe("in_the_future");
  expect(refusalOf(record("2026-11-01T10:00:00Z", "2026-11-02T10:00:00.000Z"))).toBeNull();
  expect(refusalOf(record("2026-11-01T10:00:00Z", "2026-11-02T10:00:00.001Z"))).toBe("too_long");
});

const minutes = (seconds: number | null) => {
  const prepared = prepare(record("2026-11-01T10:00:00Z", "2026-11-01T11:00:00Z", { seconds }));
  return prepared.ok ? prepared.value.minutes : null;
};

const key = (of: Partial<HealthRecord>) =>
  activityOfRecord(record("2026-11-01T10:00:00Z", "2026-11-01T11:00:00Z", { id: null, ...of })).id;

test("the minutes are without the pauses, but never more than passed", () => {
  expect([minutes(1800), minutes(null), minutes(0), minutes(-5), minutes(1e9)]).toEqual([30, 60, 60, 60, 60]);
});

test("a record without an id has the same key for the same facts only", () => {
  expect(key({ kcal: 90, metres: 5000 })).toBe(key({}));
  expect(
    new Set([key({}), key({ type: "yoga" }), key({ bundle: "com.example" }), key({ end: NOW })]).size,
  ).toBe(4);
});
