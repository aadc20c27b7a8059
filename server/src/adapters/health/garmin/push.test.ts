import { expect, test } from "vitest";
import { garminEvents } from "./push.ts";

const RUN = {
  userId: "sub-1",
  summaryId: "5001968355",
  activityId: 5_001_968_355,
  activityType: "RUNNING",
  activityName: "Evening run past the school",
  startTimeInSeconds: 1_793_815_200,
  startTimeOffsetInSeconds: 3600,
  durationInSeconds: 2760,
  distanceInMeters: 8000,
  averageHeartRateInBeatsPerMinute: 149,
  totalElevationGainInMeters: 40,
  activeKilocalories: 540,
  deviceName: "forerunner945",
};

const push = (body: unknown) => garminEvents(Buffer.from(JSON.stringify(body)));
const activities = (body: unknown) =>
  push(body).events.flatMap((event) => (event.kind === "activity" ? [event] : []));
const one = (changes: Record<string, unknown>) =>
  activities({ activities: [{ ...RUN, ...changes }] })[0]?.activity;

test("a pushed run is taken over in our terms, and its name is not", () => {
  const [event] = activities({ activities: [RUN] });
  expect(event).toMatchObject({
    providerUserId: "sub-1",
    activity: {
      source: "garmin",
      id: "5001968355",
      type: "running",
      title: null,
      start: new Date(1_793_815_200_000),
      end: new Date(1_793_817_960_000),
      utcOffsetMinutes: 60,
      startReliable: true,
      timerSeconds: 2760,
      metres: 8000,
      ascentMetres: 40,
      averageHeartRate: 149,
      energy: { kcal: 540, basis: "active" },
      entry: "recorded",
      device: "Garmin forerunner945",
    },
  });
  expect(JSON.stringify(event?.activity)).not.toContain("school");
});

test("the published example, 520 km in 3.2 hours, is passed on as it is for the plausibility rules to refuse", () => {
  const published = {
    userId: "sub-1",
    summaryId: "5001968355",
    activityId: 5_001_968_355,
    activityType: "RUNNING",
    startTimeInSeconds: 1_452_470_400,
    startTimeOffsetInSeconds: 0,
    durationInSeconds: 11_580,
    distanceInMeters: 519_818.125,
    averageSpeedInMetersPerSecond: 2.888999938964844,
    activeKilocalories: 448,
    deviceName: "Forerunner 910XT",
    averagePaceInMinutesPerKilometer: 0.5975272352046997,
  };
  expect(activities({ activities: [published] })[0]?.activity).toMatchObject({
    metres: 519_818.125,
    timerSeconds: 11_580,
    device: "Garmin Forerunner 910XT",
  });
});

test("one post tells of many people and in many ways", () => {
  const { events, unread } = push({
    activities: [RUN, { ...RUN, userId: "sub-2", activityId: 7 }],
    manuallyUpdatedActivities: [{ ...RUN, activeKilocalories: 600 }],
    activityDetails: [
      {
        userId: "sub-1",
        summaryId: "5001968355-detail",
        summary: RUN,
        samples: [{ heartRate: 9 }],
        laps: [],
      },
    ],
    activityFiles: [{ userId: "sub-1", callbackURL: "https://x.example" }],
    moveIQActivities: [{ userId: "sub-1", activityType: "Walking" }],
    deregistrations: [{ userId: "sub-3", userAccessToken: "old" }],
    userPermissionsChange: [{ userId: "sub-4", permissions: ["HEALTH_EXPORT"], changeTimeInSeconds: 1 }],
  });
  expect(unread).toBe(0);
  expect(events.map(({ kind, providerUserId }) => `${kind} ${providerUserId}`)).toEqual([
    "activity sub-1",
    "activity sub-2",
    "activity sub-1",
    "activity sub-1",
    "deauthorized sub-3",
    "permissions sub-4",
  ]);
  expect(JSON.stringify(events)).not.toContain("heartRate\\");
  const ids = events.flatMap((event) => (event.kind === "activity" ? [event.activity.id] : []));
  expect(ids).toEqual(["5001968355", "7", "5001968355", "5001968355"]);
});

test("of a multisport recording the legs and transitions count, and their parent does not", () => {
  const legs = [
    { ...RUN, isParent: true, activityType: "MULTI_SPORT" },
    { ...RUN, summaryId: "5001968355-1", parentSummaryId: "5001968355", activityType: "LAP_SWIMMING" },
    { ...RUN, summaryId: "6", activityId: 6, parentSummaryId: "5001968355", activityType: "TRANSITION" },
  ];
  const { events, unread } = push({ activities: legs });
  expect(unread).toBe(0);
  expect(
    events.map((event) => (event.kind === "activity" ? [event.activity.id, event.activity.type] : [])),
  ).toEqual([
    ["5001968355-1", "swimming"],
    ["6", "custom"],
  ]);
});

test("what was typed, uploaded, or has no device or calories is said so", () => {
  expect(one({ manual: true })?.entry).toBe("manual");
  expect(one({ isWebUpload: true })?.entry).toBe("unknown");
  expect(one({ deviceName: "unknown" })?.device).toBeNull();
  expect(one({ activeKilocalories: undefined })?.energy).toBeNull();
  expect(one({ startTimeOffsetInSeconds: undefined })?.utcOffsetMinutes).toBeNull();
});

test("the revision is of what counts, not of the delivery", () => {
  expect(one({ summaryId: "9" })?.revision).toBe(one({})?.revision);
  expect(one({ activeKilocalories: 541 })?.revision).not.toBe(one({})?.revision);
});

test("an entry that cannot be read is counted and keeps none of the others back", () => {
  for (const broken of [
    null,
    {},
    { ...RUN, userId: undefined },
    { ...RUN, durationInSeconds: -1 },
    { ...RUN, activeKilocalories: -540 },
    { ...RUN, startTimeInSeconds: 1e15 },
  ]) {
    const { events, unread } = push({ activities: [broken, RUN], deregistrations: ["?"] });
    expect([events.length, unread]).toEqual([1, 2]);
  }
});
