import type { Db } from "../../db/client.ts";
import type { Refused } from "../../http/refusal.ts";
import { deleteWorkout, lockWorkout, lockWorkoutsOf } from "./queries.ts";
import { whyUnchangeable } from "./save-workout.ts";

/** Deletes an own manual workout that is not settled. */
export function removeWorkout(db: Db, userId: number, id: number): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockWorkoutsOf(tx, userId);
    const refused = whyUnchangeable(await lockWorkout(tx, userId, id));
    if (refused === null) await deleteWorkout(tx, id);
    return refused;
  });
}
