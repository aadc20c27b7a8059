import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseExactly } from "../exact-json.ts";
import { fingerprintOf, stravaActivity, StravaDetail, StravaList } from "./activity.ts";

// Real recordings are in SAMPLES_DIR/health, if set; none of them is copied here.
const samples = process.env["SAMPLES_DIR"];
const sample = (name: string) =>
  read(readFileSync(join(samples ?? "", "health/provider-json", name), "utf8"));

const read = (json: string) => stravaActivity(StravaDetail.parse(parseExactly(json)));

const RUN = {
  id: 42,
  name: "Morning run with Amina at the canal",
  type: "Run",
  sport_type: "TrailRun",
  start_date: "2026-11-04T06:30:00Z",
  start_date_local: "2026-11-04T07:30:00Z",
  timezone: "(GMT+01:00) Europe/Brussels",
  utc_offset: 3600,
  elapsed_time: 3000,
  moving_time: 2880,
  distance: 8012.4,
  total_elevation_gain: 51.2,
  average_heartrate: 151.3,
  calories: 870.2,
  device_name: "Garmin Forerunner 945",
  external_id: "garmin_push_5001968355",
  manual: false,
};
const run = (changes: Record<string, unknown> = {}) => read(JSON.stringify({ ...RUN, ...changes }));

test("a run is taken over in our terms, and neither its title nor its place is", () => {
  const activity = run();
  expect(activity).toMatchObject({
    source: "strava",
    id: "42",
    linkedIds: ["garmin:5001968355"],
    type: "running",
    rawType: "TrailRun",
    title: null,
    start: new Date("2026-11-04T06:30:00Z"),
    end: new Date("2026-11-04T07:20:00Z"),
    utcOffsetMinutes: 60,
    startReliable: true,
    timerSeconds: 2880,
    metres: 8012.4,
    ascentMetres: 51.2,
    averageHeartRate: 151.3,
    energy: { kcal: 870.2, basis: "total" },
    entry: "recorded",
    device: "Garmin Forerunner 945",
  });
  expect(JSON.stringify(activity)).not.toMatch(/Amina|canal/);
});

test("an id longer than a number of JavaScript stays exactly what it is", () => {
  const json = JSON.stringify(RUN).replace('"id":42', '"id":1234567890123456789');
  expect(read(json).id).toBe("1234567890123456789");
});

test("what cannot be relied on is said so", () => {
  expect(run({ start_date_local: "2026-11-04T00:00:01Z" }).startReliable).toBe(false);
  expect(run({ manual: true }).entry).toBe("manual");
  expect(run({ flagged: true }).entry).toBe("unknown");
  expect(run({ trainer: true }).ascentMetres).toBeNull();
  expect(run({ calories: 0 }).energy).toBeNull();
  expect(run({ calories: undefined, distance: 0, device_name: "" })).toMatchObject({
    energy: null,
    metres: null,
    device: null,
  });
});

test.each([
  [{ utc_offset: undefined }, 60],
  [{ utc_offset: undefined, start_date_local: undefined }, null],
  [{ utc_offset: 20_700, start_date_local: undefined }, 345],
  [{ utc_offset: 99_999_999 }, null],
])("the offset is told, or the difference to the local time that ends in Z: %o", (changes, minutes) => {
  expect(run(changes).utcOffsetMinutes).toBe(minutes);
});

test("only Garmin's own ids link a recording to Garmin", () => {
  expect(run({ external_id: "garmin_ping_77.fit" }).linkedIds).toEqual(["garmin:77"]);
  for (const external_id of [null, "", "garmin_push_", "my_garmin_push_1", "620D5DDD-B836"])
    expect(run({ external_id }).linkedIds).toEqual([]);
});

test("the fingerprint is of what a list says too, the revision of the calories as well", () => {
  const { calories: _, external_id: __, device_name: ___, average_heartrate: ____, ...listed } = RUN;
  const fingerprint = fingerprintOf(StravaDetail.parse(listed));
  expect(run().revision.startsWith(`${fingerprint}:`)).toBe(true);
  expect(run({ calories: 900 }).revision).not.toBe(run().revision);
  expect(run({ calories: 900 }).revision.startsWith(`${fingerprint}:`)).toBe(true);
  expect(run({ name: "Another title" }).revision).toBe(run().revision);
  expect(run({ distance: 8013 }).revision.startsWith(`${fingerprint}:`)).toBe(false);
  expect(run().revision.length).toBeLessThanOrEqual(100);
});

test.each([
  { id: "" },
  { id: 1.5 },
  { start_date: "yesterday" },
  { elapsed_time: -1 },
  { elapsed_time: 1e12 },
  { distance: -5 },
  { calories: "870" },
  { moving_time: undefined },
])("what is no activity is refused: %o", (changes) => {
  expect(StravaDetail.safeParse({ ...RUN, ...changes }).success).toBe(false);
});

const NULLS = [
  "manual",
  "flagged",
  "trainer",
  "type",
  "start_date_local",
  "utc_offset",
  "distance",
  "total_elevation_gain",
  "calories",
  "average_heartrate",
  "device_name",
  "external_id",
];

test.each(NULLS)(
  "an activity in which Strava says null for %s is read like one that does not say it",
  (field) => {
    expect(run({ [field]: null })).toEqual(run({ [field]: undefined }));
    expect(StravaList.parse([{ ...RUN, [field]: null }]).listed).toHaveLength(1);
  },
);

test("one activity in Strava's list that makes no sense leaves the others where they are", () => {
  const odd = [{ ...RUN, id: 43, start_date: null }, null, "activity", { ...RUN, id: 44 }];
  expect(StravaList.parse([RUN, ...odd])).toMatchObject({
    listed: [{ id: "42" }, { id: "44" }],
    isEmpty: false,
  });
  expect(StravaList.parse([null])).toEqual({ listed: [], isEmpty: false }); // others may follow on the next page
  expect(StravaList.parse([])).toEqual({ listed: [], isEmpty: true });
  expect(StravaList.safeParse({ message: "no list" }).success).toBe(false);
});

test.skipIf(samples === undefined)("real activities of 2013 are read (SAMPLES_DIR)", () => {
  expect(sample("strava-detailed-activity-run-2013.json")).toMatchObject({
    id: "99895560",
    type: "running",
    utcOffsetMinutes: -480,
    timerSeconds: 2892,
    metres: 5781.1,
    energy: { kcal: 537.9, basis: "total" },
    entry: "recorded",
    linkedIds: [],
    title: null,
  });
  expect(sample("strava-detailed-activity-manual-hike-2013.json")).toMatchObject({
    id: "96089609",
    type: "walking",
    entry: "manual",
    start: new Date("2013-11-17T16:00:00Z"),
    utcOffsetMinutes: -480,
    energy: { kcal: 2084.438266172827, basis: "total" },
  });
});
