import { afterEach, expect, test, vi } from "vitest";
import { healthBridge, type HealthPlugin } from "./health-bridge.ts";

const asked: unknown[] = [];
const run = {
  platformId: "A",
  workoutType: "running",
  startDate: "2026-11-05T07:00:00Z",
  endDate: "2026-11-05T08:00:00Z",
  totalEnergyBurned: 400,
};
const TYPED = {
  ...run,
  metadata: { HKWasUserEntered: "1", HKTimeZone: "Europe/Brussels" },
  workoutEvents: [],
};
const plugin = (available = true, readAuthorized: string[] = []): HealthPlugin => ({
  checkAuthorization: async () => ({ readAuthorized }),
  isAvailable: async () => ({ available, ...(!available && { reason: "not installed" }) }),
  requestAuthorization: async (what) => void asked.push(what),
  queryWorkouts: async (what) => {
    asked.push(what);
    return { workouts: [TYPED, run, run] };
  },
});
const inShell = (Health?: HealthPlugin) => vi.stubGlobal("window", { Capacitor: { Plugins: { Health } } });
const month = {
  from: new Date("2026-10-06T10:00:00Z"),
  until: new Date("2026-11-05T10:00:00Z"),
  limit: 2,
};

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test("a browser, and a shell without the plugin, have no health app", () => {
  vi.stubGlobal("window", {});
  expect(healthBridge()).toBeNull();
  inShell();
  expect(healthBridge()).toBeNull();
});

test("records are read with their limit after the person was asked, and only what counts leaves the device", async () => {
  inShell(plugin());
  const records = await healthBridge()?.readHealthRecords(month);
  expect(asked).toEqual([
    { read: ["workouts", "distance", "calories"] },
    { startDate: "2026-10-06T10:00:00.000Z", endDate: "2026-11-05T10:00:00.000Z", limit: 2 },
  ]);
  expect(records).toEqual([{ ...run, metadata: { HKWasUserEntered: "1" } }, run]);
});

test("somebody who shares workouts but not distances is not asked at each sync", async () => {
  inShell(plugin(true, ["workouts", "calories"]));
  await healthBridge()?.readHealthRecords(month);
  expect(asked).toHaveLength(1); // the query
});

test("what HealthKit recorded says that nobody typed it; where nothing is known nothing is said", async () => {
  const workouts = [
    { ...run, metadata: { HKIndoorWorkout: "0" } },
    { ...run, metadata: { weather: "dry" } },
    { ...run, metadata: {} },
  ];
  inShell({ ...plugin(), queryWorkouts: async () => ({ workouts }) });
  const records = await healthBridge()?.readHealthRecords({ ...month, limit: 10 });
  expect(records).toEqual([{ ...run, metadata: { HKWasUserEntered: "0" } }, run, run]);
});

test("page after page is read until the limit, the last page, or an anchor that leads nowhere", async () => {
  const pages = (anchors: readonly (string | undefined)[]) => {
    asked.length = 0;
    inShell({
      ...plugin(),
      queryWorkouts: async ({ limit, anchor }) => {
        asked.push([limit, anchor]);
        const next = anchors[asked.length - 2];
        return { workouts: [run, run], ...(next !== undefined && { anchor: next }) };
      },
    });
    return healthBridge()?.readHealthRecords({ ...month, limit: 5 });
  };
  expect(await pages(["one", "two", "three"])).toHaveLength(5);
  expect(asked.slice(1)).toEqual([
    [5, undefined],
    [3, "one"],
    [1, "two"],
  ]);
  expect(await pages(["one", ""])).toHaveLength(4);
  expect(await pages(["one", "one", "one"])).toHaveLength(4);
});

test("a phone without its health app says why", async () => {
  inShell(plugin(false));
  await expect(healthBridge()?.readHealthRecords(month)).rejects.toThrow("not installed");
  expect(asked).toEqual([]);
});
