import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { takeActivities } from "../../src/features/workouts/intake/take-activities.ts";
import { run } from "./activity-source.ts";
import { somebody, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";
import { settledOf } from "./settled-workouts.ts";

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
  settle: ({ id }: Somebody) => settledOf(kalivo.owner, id),
});
