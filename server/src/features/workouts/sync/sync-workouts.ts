import type { SyncAnswer } from "@kalivo/contract/routes/sync-workouts.ts";
import type { HealthRecord } from "@kalivo/contract/shapes/health-record.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import { refusal, type Refused } from "../../../http/refusal.ts";
import { spansOf } from "../judge-workout.ts";
import { findBody, lockWorkoutsOf, type Body } from "../queries.ts";
import { CONSENT_WITHDRAWN } from "../save-workout.ts";
import { ALREADY_COUNTED, decideRecords, type Ignored } from "./decide-records.ts";
import { kcalTally } from "./kcal-tally.ts";
import { prepareRecord, type RecordedWorkout } from "./prepare-record.ts";
import { findKnown, insertRecords, kcalByDay, updateRecords } from "./queries.ts";

/**
 * Takes what the device's health app has of a person. Sent again it changes nothing: a record is known by its
 * platform's id, and two calls of one person at once follow each other.
 */
export function syncWorkouts(
  db: Db,
  userId: number,
  records: readonly HealthRecord[],
  now: Date,
): Promise<SyncAnswer | Refused> {
  return db.transaction().execute(async (tx) => {
    await lockWorkoutsOf(tx, userId);
    const body = await findBody(tx, userId);
    if (body.consent_withdrawn) return refusal(403, CONSENT_WITHDRAWN);

    const { taken, ignored } = prepareAll(records, body, now);
    if (taken.length === 0) return { accepted: 0, updated: 0, duplicates: 0, ignored };
    const kept = await keep(tx, userId, taken, now);
    return { ...kept, ignored: [...ignored, ...kept.ignored].toSorted((a, b) => a.index - b.index) };
  });
}

function prepareAll(records: readonly HealthRecord[], body: Body, now: Date) {
  const taken: RecordedWorkout[] = [];
  const ignored: Ignored[] = [];
  for (const [index, record] of records.entries()) {
    const prepared = prepareRecord(record, index, body, now);
    if (prepared.ok) taken.push(prepared.value);
    else ignored.push({ index, reason: prepared.refusal });
  }
  return { taken, ignored };
}

async function keep(
  tx: Queryable,
  userId: number,
  taken: readonly RecordedWorkout[],
  now: Date,
): Promise<SyncAnswer> {
  const known = await findKnown(
    tx,
    userId,
    taken.map(({ key }) => key),
  );
  const tally = kcalTally(await kcalByDay(tx, userId, monthsOf([...taken, ...known])));
  const { added, changed, duplicates, ignored } = decideRecords(taken, known, tally);
  await insertRecords(tx, userId, added, now);
  const updated = await updateRecords(tx, changed);
  const settledMeanwhile = changed.filter(({ id }) => !updated.has(id));
  return {
    accepted: added.length,
    updated: updated.size,
    duplicates,
    ignored: [...ignored, ...settledMeanwhile.map(({ index }) => ({ index, reason: ALREADY_COUNTED }))],
  };
}

/** From the first month any of these ended in to the end of the last. */
function monthsOf(workouts: readonly { end: Date }[]): { from: Date; until: Date } {
  const ends = workouts.map(({ end }) => end.getTime());
  return {
    from: spansOf(new Date(Math.min(...ends))).month.from,
    until: spansOf(new Date(Math.max(...ends))).month.until,
  };
}
