import { createHash } from "node:crypto";
import type { Queryable } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { findKey, insertKey } from "./workout-keys.queries.ts";
import { findWorkout, type WorkoutRow } from "./workouts.queries.ts";

/** A submission to add once, by its idempotency key. */
export type Sent = { userId: number; key: string; hash: Buffer };

/** Independent of the fields' order, and of empty fields. */
export function hashOf(form: Readonly<Record<string, unknown>>): Buffer {
  const given = Object.entries(form).filter(([, value]) => value !== undefined);
  return createHash("sha256")
    .update(JSON.stringify(given.toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest();
}

/** The workout added under this key before; null: none. Requires the lock of the person's workouts. */
export async function findSubmission(
  tx: Queryable,
  { userId, key, hash }: Sent,
): Promise<WorkoutRow | Refused | null> {
  const found = await findKey(tx, userId, key);
  if (found === null) return null;
  if (!found.body_hash.equals(hash)) return refusal(409, (say) => say.workouts.sentDifferent);
  return found.workout_id === null
    ? refusal(409, (say) => say.workouts.sentDeleted)
    : findWorkout(tx, found.workout_id);
}

export const keepSubmission = (tx: Queryable, { userId, key, hash }: Sent, workoutId: number, now: Date) =>
  insertKey(tx, { user_id: userId, key, body_hash: hash, workout_id: workoutId, added_at: now });
