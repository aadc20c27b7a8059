import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { arrangeWorkouts } from "./intake/arrange-workouts.ts";
import { whileArranging } from "./intake/while-arranging.ts";
import { findWorkout, lockWorkout, updateWorkout, type WorkoutRow } from "./workouts.queries.ts";
import { BILLED } from "./save-workout.ts";

export type TwinAnswer = { id: number; about: number; says: "same" | "distinct" | "none" };

/**
 * The owner says whether two of their workouts are one effort. Where they overlap almost completely they are, and nothing
 * changes; where they overlap less, the overlap counts once.
 */
export function answerTwin(
  db: Db,
  userId: number,
  { id, about, says }: TwinAnswer,
  now: Date,
): Promise<WorkoutRow | Refused> {
  return whileArranging(db, userId, async (tx) => {
    const workout = await lockWorkout(tx, userId, id);
    if (workout === null) return refusal(404, (say) => say.workouts.unknown);
    if (workout.settled) return BILLED;
    if (workout.twin_id !== about && workout.answer_about !== about)
      return refusal(409, (say) => say.workouts.notCompared);

    const before = { answer: workout.answer, answer_about: workout.answer_about };
    await updateWorkout(
      tx,
      id,
      says === "none" ? { answer: null, answer_about: null } : { answer: says, answer_about: about },
    );
    await arrangeWorkouts(tx, userId, now);
    const answered = await findWorkout(tx, id);
    if (says !== "distinct" || answered.status !== "duplicate" || answered.twin?.id !== about)
      return answered;
    await updateWorkout(tx, id, before);
    return refusal(409, (say) => say.workouts.sameTime);
  });
}
