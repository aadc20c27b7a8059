import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { takeActivities } from "../../src/features/workouts/intake/take-activities.ts";
import { run } from "./activity-source.ts";
import { somebody, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** An hour of running of 10 km, imported from a file. */
export const fileRun = (id: string, end: string, changes: Partial<Activity> = {}): Activity =>
  run("strava", id, end, { source: "file", ...changes });

/** Takes activities and reads their state. */
export const takingOf = (kalivo: TestProduct) => ({
  /** A person of 60 kg, registered since October, with Strava as source. */
  runner: async (name = "Amina"): Promise<Somebody> => {
    const { db, clock } = kalivo.product.services;
    const person = await somebody(kalivo, name);
    await db
      .updateTable("users")
      .set({ created_at: new Date("2026-01-01T00:00:00Z"), weight_kg: "60" })
      .where("id", "=", person.id)
      .execute();
    await db
      .insertInto("consents")
      .values({ user_id: person.id, kind: "share_strava", text_version: "1", granted_at: clock.now() })
      .execute();
    return person;
  },
  take: ({ id: userId }: Somebody, ...activities: readonly Activity[]) =>
    kalivo.product.services.db
      .transaction()
      .execute((tx) => takeActivities(tx, { userId, activities, now: kalivo.product.services.clock.now() })),
  list: async ({ token }: Somebody) =>
    (await kalivo.call("GET", api.listWorkouts, { token, data: { sort: "oldest" } })).body,
  answer: ({ token }: Somebody, id: number, data: { about: number; says: string }) =>
    kalivo.call("POST", pathTo(api.answerTwin, { id }), { token, data }),
  /** Settles the workouts that count, as a close does. */
  settle: async ({ id }: Somebody) => {
    const { db } = kalivo.product.services;
    const november = { id: 202611, starts_at: "2026-10-31T23:00:00Z", ends_at: "2026-11-30T23:00:00Z" };
    await db
      .insertInto("billing_periods")
      .values(november)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable("workouts")
      .set({ settled_in: november.id })
      .where("user_id", "=", id)
      .where("status", "=", "ok")
      .execute();
  },
});
