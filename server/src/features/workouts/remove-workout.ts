import type { Db } from "../../db/client.ts";
import type { Refused } from "../../http/refusal.ts";
import { arrangeWorkouts } from "./intake/arrange-workouts.ts";
import { whileArranging } from "./intake/while-arranging.ts";
import { deleteWorkout, lockWorkout } from "./workouts.queries.ts";
import { whyUnchangeable } from "./save-workout.ts";

/** Deletes an own unsettled workout that was typed or read from a file; another may count in its place. */
export function removeWorkout(db: Db, userId: number, id: number, now: Date): Promise<Refused | null> {
  return whileArranging(db, userId, async (tx) => {
    const workout = await lockWorkout(tx, userId, id);
    const refused = workout?.source === "file" && !workout.settled ? null : whyUnchangeable(workout);
    if (refused !== null) return refused;
    await deleteWorkout(tx, id);
    await arrangeWorkouts(tx, userId, now);
    return null;
  });
}
