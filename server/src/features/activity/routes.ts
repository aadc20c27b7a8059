import { readActivity as activityRoute } from "@kalivo/contract/routes/own/read-activity.ts";
import { readRhythm as rhythmRoute } from "@kalivo/contract/routes/own/read-rhythm.ts";
import { setWeeklyGoal } from "@kalivo/contract/routes/own/set-weekly-goal.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { deleteGoal, goalOf, storeGoal } from "./goals.queries.ts";
import { readActivity } from "./read-activity.ts";
import { readRhythm } from "./read-rhythm.ts";

/** One's own days and weekly goal: no other person's is in any answer. */
export function mountActivity(api: Api, services: Pick<Services, "db" | "pool">) {
  api.on(activityRoute, async ({ person, now }) => reply(200, await readActivity(services, person.id, now)));

  api.on(rhythmRoute, async ({ person, now }) => reply(200, await readRhythm(services, person.id, now)));

  api.on(setWeeklyGoal, ({ person, body: { kcal }, now }) =>
    allOrNothing(services, async ({ db }) => {
      if (kcal === null) await deleteGoal(db, person.id);
      else if (kcal !== undefined) await storeGoal(db, { userId: person.id, kcal }, now);
      return reply(200, { goal_in_kcal: await goalOf(db, person.id) });
    }),
  );
}
