import * as api from "@kalivo/contract/api-paths.ts";
import { somebody, type Somebody } from "./people.ts";
import { TEST_NOW, type TestProduct } from "./product.ts";

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** An instant `ms` before the tests' clock. */
export const ago = (ms: number) => new Date(new Date(TEST_NOW).getTime() - ms).toISOString();

/** The device's owner: another person's device has other ids, and none of its records begin in the same second. */
let owner = 0;

/** An instant `ms` ago, in the device's records. */
export const agoThere = (ms: number) => ago(ms - owner * 1000);

type Sent = Record<string, unknown>;

/** Sends records as the client does, and reads the person's workouts. */
export const device = (kalivo: TestProduct) => ({
  sync: (person: Somebody, workouts: unknown, form = false) =>
    kalivo.call("POST", api.syncWorkouts, { token: person.token, data: { workouts }, form }),
  list: async ({ token }: Somebody) =>
    (await kalivo.call("GET", api.listWorkouts, { token, data: { sort: "oldest" } })).body,
  /** A person of 60 kg whose account is older than 30 days. */
  longSince: async (): Promise<Somebody> => {
    const person = await somebody(kalivo);
    owner = person.id;
    await kalivo.product.services.db
      .updateTable("users")
      .set({ created_at: new Date("2026-01-01T00:00:00Z"), weight_kg: "60" })
      .where("id", "=", person.id)
      .execute();
    return person;
  },
});

/** A record of cordova-plugin-health. */
export const cordova = (of: Sent = {}): Sent => ({
  id: `c0ffee-${owner}`,
  startDate: agoThere(3 * DAY),
  endDate: agoThere(3 * DAY - 60 * MINUTE),
  value: "running",
  unit: "activityType",
  calories: 480,
  distance: 8000,
  duration: 3300,
  sourceName: "Watch",
  sourceBundleId: "com.example.watch",
  ...of,
});

/** A record of @capgo/capacitor-health. */
export const capgo = (of: Sent = {}): Sent => ({
  platformId: `0A1B-2C3D-${owner}`,
  workoutType: "cycling",
  startDate: agoThere(2 * DAY),
  endDate: agoThere(2 * DAY - 45 * MINUTE),
  duration: 2700,
  totalEnergyBurned: 350.4,
  totalDistance: 15_000,
  sourceId: "com.apple.health.1234",
  sourceName: "Amina's Watch",
  metadata: { HKTimeZone: "Europe/Brussels", HKIndoorWorkout: "0" },
  ...of,
});
