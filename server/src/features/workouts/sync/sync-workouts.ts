import type { SyncAnswer } from "@kalivo/contract/routes/sync-workouts.ts";
import type { HealthRecord } from "@kalivo/contract/shapes/health-record.ts";
import { HEALTH_SYNC_DAYS } from "@kalivo/domain/limits.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Db } from "#server/db/client.ts";
import { type Refused } from "#server/http/refusal.ts";
import { takeActivities, type Taken } from "../intake/take-activities.ts";
import { whileArranging } from "../intake/while-arranging.ts";
import { findBody } from "../workouts.queries.ts";
import { CONSENT_WITHDRAWN } from "../save-workout.ts";
import { activityOfRecord } from "./activity-of-record.ts";

/**
 * Stores the records of a person's health app. Idempotent: a record is known by its platform's id, and concurrent calls of
 * one person are serialised.
 */
export function syncWorkouts(
  db: Db,
  userId: number,
  { records, say }: { records: readonly HealthRecord[]; say: ServerWords },
  now: Date,
): Promise<SyncAnswer | Refused> {
  return whileArranging(db, userId, async (tx) => {
    const body = await findBody(tx, userId);
    if (body.consent_withdrawn) return CONSENT_WITHDRAWN;
    const recent = records.map((record) => (isTooOld(record, now) ? null : activityOfRecord(record)));
    const activities = recent.filter((activity) => activity !== null);
    const taken = (await takeActivities(tx, { userId, activities, now })).values();
    const results = recent.map((activity) => (activity === null ? null : (taken.next().value ?? null)));
    return answerOf(results, say);
  });
}

const DAY_MS = 86_400_000;

/** The phone is asked for the last days only; older records are not stored (workouts §3.2). */
const isTooOld = ({ start, end }: HealthRecord, now: Date) =>
  end > start && start.getTime() < now.getTime() - HEALTH_SYNC_DAYS * DAY_MS;

function answerOf(results: readonly (Taken | null)[], say: ServerWords): SyncAnswer {
  const answer: SyncAnswer = { accepted: 0, updated: 0, duplicates: 0, ignored: [] };
  for (const [index, taken] of results.entries()) {
    const why = whyIgnored(taken);
    if (why !== null) answer.ignored.push({ index, reason: say.workouts.notTaken[why] });
    else if (taken?.outcome === "same") answer.duplicates += 1;
    else if (taken?.outcome === "updated") answer.updated += 1;
    else answer.accepted += 1;
  }
  return answer;
}

function whyIgnored(taken: Taken | null): keyof ServerWords["workouts"]["notTaken"] | null {
  if (taken === null) return "before_window";
  if (taken.outcome === "not_taken") return taken.notTaken;
  if (taken.outcome === "after_billing") return "already_counted";
  return taken.status === "ignored" && taken.reason === "day_too_large" ? "day_too_large" : null;
}
