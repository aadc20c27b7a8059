import { deleteWorkout as deleteRoute } from "@kalivo/contract/routes/own/delete-workout.ts";
import { listWorkouts as listRoute } from "@kalivo/contract/routes/list-workouts.ts";
import { saveWorkout as saveRoute } from "@kalivo/contract/routes/save-workout.ts";
import { syncWorkouts as syncRoute } from "@kalivo/contract/routes/sync-workouts.ts";
import { WORKOUT_TYPES } from "@kalivo/domain/calories/workout-types.ts";
import { containing, pageOf } from "../../db/paging.ts";
import type { Api } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { listWorkouts } from "./queries.ts";
import { removeWorkout } from "./remove-workout.ts";
import { saveWorkout } from "./save-workout.ts";
import { syncWorkouts } from "./sync/sync-workouts.ts";
import { workoutOnWire } from "./workout-on-wire.ts";

export function mountWorkouts(api: Api, { db }: Pick<Services, "db">) {
  api.on(listRoute, async ({ person, query }) => {
    const { workouts, total } = await listWorkouts(db, {
      userId: person.id,
      pattern: query.search === undefined ? null : containing(query.search),
      types: query.search === undefined ? [] : typesNamed(query.search),
      sort: query.sort ?? "recent",
      ...pageOf(query),
    });
    return {
      status: 200 as const,
      body: workouts.map(workoutOnWire),
      headers: { "x-total-count": String(total) },
    };
  });

  api.on(saveRoute, async ({ person, body, now }) => {
    const saved = await saveWorkout(db, person.id, body, now);
    if ("refused" in saved) return saved;
    return { status: saved.added ? (201 as const) : (200 as const), body: workoutOnWire(saved.workout) };
  });

  api.on(syncRoute, async ({ person, body, now }) => {
    const synced = await syncWorkouts(db, person.id, body.workouts, now);
    return "refused" in synced ? synced : { status: 200 as const, body: synced };
  });

  api.on(deleteRoute, async ({ person, params }) => {
    const refused = await removeWorkout(db, person.id, params.id);
    return refused ?? { status: 200 as const, body: { message: "The workout is deleted." } };
  });
}

/** The types whose id or alias contains what was typed; the custom type is shown as "Other". */
function typesNamed(search: string): string[] {
  const typed = search.toLowerCase();
  return WORKOUT_TYPES.filter(({ id, aliases }) =>
    [id, ...aliases, ...(id === "custom" ? ["other"] : [])].some((name) =>
      name.toLowerCase().includes(typed),
    ),
  ).map(({ id }) => id);
}
