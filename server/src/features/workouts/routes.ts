import { answerTwin as answerRoute } from "@kalivo/contract/routes/own/answer-twin.ts";
import { deleteWorkout as deleteRoute } from "@kalivo/contract/routes/own/delete-workout.ts";
import { listWorkouts as listRoute } from "@kalivo/contract/routes/list-workouts.ts";
import { saveWorkout as saveRoute } from "@kalivo/contract/routes/save-workout.ts";
import { syncWorkouts as syncRoute } from "@kalivo/contract/routes/sync-workouts.ts";
import { WORKOUT_TYPES } from "@kalivo/domain/calories/workout-types.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import { containing, pageOf } from "../../db/paging.ts";
import type { Api } from "../../http/route-handler.ts";
import type { Services } from "../../services.ts";
import { answerTwin } from "./answer-twin.ts";
import { mountImports } from "./import/routes.ts";
import { listWorkouts } from "./workouts.queries.ts";
import { removeWorkout } from "./remove-workout.ts";
import { saveWorkout } from "./save-workout.ts";
import { syncWorkouts } from "./sync/sync-workouts.ts";
import { workoutOnWire } from "./workout-on-wire.ts";

export function mountWorkouts(api: Api, services: Pick<Services, "db" | "limits" | "workoutFiles">) {
  const { db } = services;
  mountImports(api, services);

  api.on(listRoute, async ({ person, query, say }) => {
    const { workouts, total, open } = await listWorkouts(db, {
      userId: person.id,
      pattern: query.search === undefined ? null : containing(query.search),
      types: query.search === undefined ? [] : typesNamed(query.search, say),
      sort: query.sort ?? "recent",
      openFirst: query.first === "open",
      ...pageOf(query),
    });
    return {
      status: 200 as const,
      body: workouts.map((workout) => workoutOnWire(workout, say)),
      headers: { "x-total-count": String(total), "x-open-count": String(open) },
    };
  });

  api.on(saveRoute, async ({ person, body, say, key, now }) => {
    const saved = await saveWorkout(db, person.id, { form: body, key }, now);
    if ("refused" in saved) return saved;
    return {
      status: saved.added ? (201 as const) : (200 as const),
      body: workoutOnWire(saved.workout, say),
    };
  });

  api.on(syncRoute, async ({ person, body, say, now }) => {
    const synced = await syncWorkouts(db, person.id, { records: body.workouts, say }, now);
    return "refused" in synced ? synced : { status: 200 as const, body: synced };
  });

  api.on(answerRoute, async ({ person, params, body, say, now }) => {
    const answered = await answerTwin(db, person.id, { id: params.id, ...body }, now);
    return "refused" in answered ? answered : { status: 200 as const, body: workoutOnWire(answered, say) };
  });

  api.on(deleteRoute, async ({ person, params, say, now }) => {
    const refused = await removeWorkout(db, person.id, params.id, now);
    return refused ?? { status: 200 as const, body: { message: say.workouts.deleted } };
  });
}

/** The types whose id, alias or name in the reader's language contains the search text, ignoring accents. */
function typesNamed(search: string, { workouts }: ServerWords): string[] {
  const typed = folded(search);
  return WORKOUT_TYPES.filter(({ id, aliases }) =>
    [id, ...aliases, workouts.typeNames[id]].some((name) => folded(name).includes(typed)),
  ).map(({ id }) => id);
}

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
