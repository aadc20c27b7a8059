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
const plugin = (available = true): HealthPlugin => ({
  isAvailable: async () => ({ available, ...(!available && { reason: "not installed" }) }),
  requestAuthorization: async (what) => void asked.push(what),
  queryWorkouts: async (what) => {
    asked.push(what);
    const more = { metadata: { HKWasUserEntered: "1", HKTimeZone: "Europe/Brussels" }, workoutEvents: [] };
    return { workouts: [{ ...run, ...more }, run, run] };
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

test("a phone without its health app says why", async () => {
  inShell(plugin(false));
  await expect(healthBridge()?.readHealthRecords(month)).rejects.toThrow("not installed");
  expect(asked).toEqual([]);
});
