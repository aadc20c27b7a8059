import { expect, test } from "vitest";
import type { Activity, TrustTier } from "./activity.ts";
import { trustOf, writtenByUs } from "./trust.ts";

type Told = Pick<Activity, "source" | "entry" | "bundle">;

const told = (source: Activity["source"], entry: Activity["entry"], bundle: string | null = null): Told => ({
  source,
  entry,
  bundle,
});

const WATCH = "com.apple.health.6C5F1B6A-9B1D-4E0B-8A52-1B3C2D4E5F60";

const TOLD: readonly [string, Told, TrustTier][] = [
  ["what Garmin recorded", told("garmin", "recorded"), "provider"],
  ["what Strava recorded", told("strava", "recorded"), "provider"],
  ["what Strava flagged", told("strava", "unknown"), "file"],
  ["what was uploaded to Garmin", told("garmin", "unknown"), "file"],
  ["what somebody typed into Strava", told("strava", "manual"), "manual"],
  ["a file", told("file", "recorded"), "file"],
  ["a typed workout in an export", told("file", "manual"), "manual"],
  ["what Garmin's app recorded", told("health", "recorded", "com.garmin.connect.mobile"), "device"],
  ["what an Apple Watch recorded", told("health", "recorded", WATCH), "device"],
  ["a name in other capitals", told("health", "recorded", "com.zwift.ZwiftGame"), "device"],
  ["a phone that does not know how it came in", told("health", "unknown", WATCH), "device_unknown"],
  ["Apple's app one types into", told("health", "recorded", "com.apple.Health"), "device_unknown"],
  ["an app nobody knows", told("health", "recorded", "com.example.run"), "device_unknown"],
  ["no app at all", told("health", "recorded"), "device_unknown"],
  ["what was typed into a known app", told("health", "manual", WATCH), "manual"],
];

test.each(TOLD)("how far %s can be believed", (_, activity, tier) => {
  expect(trustOf(activity)).toBe(tier);
});

test("a record that our own app seems to have written is told from others", () => {
  for (const bundle of ["org.kalivo.app", "Org.Kalivo.App"]) expect(writtenByUs({ bundle })).toBe(true);
  expect(writtenByUs({ bundle: "org.kalivo.apple" })).toBe(false);
  expect(writtenByUs({ bundle: null })).toBe(false);
});
