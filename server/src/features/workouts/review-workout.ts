import { TWIN_SUSPICIONS } from "@kalivo/domain/efforts/twins.ts";
import type { Queryable } from "../../db/client.ts";
import { givesTo } from "../pledges/running-pledges.queries.ts";
import { arrangeWorkouts } from "./intake/arrange-workouts.ts";
import { lockForArranging } from "./intake/locks.queries.ts";
import { findOwner, lockWorkout, updateWorkout } from "./workouts.queries.ts";

type Review = { id: number; decision: "accepted" | "refused"; by: number };

/** Reasons that only the owner of the two workouts can resolve. */
export const ASKED_OF_OWNER: ReadonlySet<string | null> = new Set(TWIN_SUSPICIONS);

/**
 * An admin's decision about a held workout; decides the person's other workouts again. `own`: it is theirs, or they would not
 * have to pay for it (rule 77).
 */
export async function reviewWorkout(
  tx: Queryable,
  { id, decision, by }: Review,
  now: Date,
): Promise<"reviewed" | "unknown" | "not_held" | "own"> {
  const owner = await findOwner(tx, id);
  if (owner === null) return "unknown";
  if (owner === by || (decision === "refused" && (await givesTo(tx, by, owner)))) return "own";
  await lockForArranging(tx, owner);
  const workout = await lockWorkout(tx, owner, id);
  if (workout === null) return "unknown";
  if (workout.status !== "held" || ASKED_OF_OWNER.has(workout.reason)) return "not_held";
  await updateWorkout(tx, id, { review: decision, reviewed_by: by, reviewed_at: now });
  await arrangeWorkouts(tx, owner, now);
  return "reviewed";
}
