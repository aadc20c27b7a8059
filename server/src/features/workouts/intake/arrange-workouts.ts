import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { arrangeEfforts, type Verdict } from "@kalivo/domain/efforts/arrange.ts";
import type { Effort } from "@kalivo/domain/efforts/effort.ts";
import { HEALTH_SYNC_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { weightOf } from "../prepare-workout.ts";
import { findBody, type Body } from "../workouts.queries.ts";
import type { PreparedActivity } from "./prepare-activity.ts";
import { findEfforts, writeVerdicts, type EffortRow, type KnownActivity } from "./intake.queries.ts";
import { lockForArranging } from "./locks.queries.ts";

/**
 * Recomputes what each of a person's workouts counts, after one was added, changed or deleted, or a consent changed. Takes
 * its own lock. Workouts that ended too long ago for any close stay as they are.
 */
export async function arrangeWorkouts(db: Queryable, userId: number, now: Date): Promise<void> {
  await lockForArranging(db, userId);
  const { changed } = await decideAnew(db, { userId, body: await findBody(db, userId), now, arriving: [] });
  await writeVerdicts(db, changed);
}

/** A new recording; `before` is its stored version, if any. */
export type Arriving = { id: number; prepared: PreparedActivity; before?: KnownActivity };

/** Requires the lock. Returns the verdict of each arriving workout, and of the stored ones whose verdict changes. */
export async function decideAnew(
  db: Queryable,
  { userId, body, now, arriving }: { userId: number; body: Body; now: Date; arriving: readonly Arriving[] },
): Promise<{ verdicts: ReadonlyMap<number, Verdict>; changed: Verdict[] }> {
  const coming = new Set(arriving.map(({ id }) => id));
  const decidedFrom = daysBefore(now, DECIDED_DAYS);
  const rows = await findEfforts(db, userId, { decidedFrom, arrivingFrom: firstEnd(arriving, decidedFrom) });
  const kept = new Map(rows.flatMap((row) => (coming.has(row.id) ? [] : [[row.id, row] as const])));
  const efforts = [
    ...[...kept.values()].map((row) => effortOf(row, body)),
    ...arriving.map((one) => arrivingEffort(one, body)),
  ];
  const verdicts = arrangeEfforts(efforts);
  const changed = verdicts.filter((verdict) => {
    const row = kept.get(verdict.id);
    return row !== undefined && row.end_utc >= decidedFrom && isNews(verdict, row);
  });
  return { verdicts: new Map(verdicts.map((verdict) => [verdict.id, verdict])), changed };
}

/** Longer than anything can wait for its close: 35 days before the start of a month that ended up to 31 days ago. */
export const DECIDED_DAYS = 70;
const DAY_MS = 86_400_000;

/** A recording that came too late to count changes nothing for the workouts of its time. */
function firstEnd(arriving: readonly Arriving[], decidedFrom: Date): Date | null {
  const ends = arriving.map(({ prepared }) => prepared.activity.end).filter((end) => end >= decidedFrom);
  return ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function effortOf(row: EffortRow, body: Body): Effort {
  const own = row.provider_activity_id === null ? [] : [`${row.source}:${row.provider_activity_id}`];
  return {
    id: row.id,
    source: row.source,
    key: own[0] ?? `manual:${String(row.id).padStart(10, "0")}`,
    names: [...own, ...row.names],
    type: row.type,
    start: row.start_utc,
    end: row.end_utc,
    startReliable: row.start_reliable,
    day: row.day,
    km: row.km,
    minutes: row.minutes,
    kcal: row.kcal_net,
    kg: row.kg_used ?? weightOf(body).kg,
    basis: row.basis,
    trust: row.trust,
    settledKcal: row.settled ? row.kcal_counted : null,
    tooOld: row.source !== "manual" && cameTooLate(row.start_utc, row.received_at),
    shared: isShared(row.source, body),
    signal: row.signal,
    review: row.review,
    answer: answerOf(row),
  };
}

function arrivingEffort({ id, prepared, before }: Arriving, body: Body): Effort {
  const { activity, km, minutes, kcalNet, kg, basis, trust, signal, tooOld } = prepared;
  const { source, type, start, end, startReliable } = activity;
  const key = `${source}:${activity.id}`;
  return {
    id,
    source,
    key,
    names: [key, ...activity.linkedIds],
    type,
    start,
    end,
    startReliable,
    day: brusselsDay(end),
    km,
    minutes,
    kcal: kcalNet,
    kg,
    basis,
    trust,
    settledKcal: null,
    tooOld: before === undefined ? tooOld : cameTooLate(start, before.received_at),
    shared: isShared(source, body),
    signal,
    review: null,
    answer: before === undefined ? null : answerOf(before),
  };
}

/** A workout counts only if it reached us within so many days of its start (workouts §5.4). */
const cameTooLate = (start: Date, receivedAt: Date) =>
  start.getTime() < receivedAt.getTime() - HEALTH_SYNC_DAYS * DAY_MS;

const answerOf = ({ answer, answer_about }: Pick<EffortRow, "answer" | "answer_about">): Effort["answer"] =>
  answer === null || answer_about === null ? null : { says: answer, about: answer_about };

/** A workout from a provider counts for others once its owner has agreed to that for this provider (rule 27). */
const isShared = (source: Effort["source"], { shared_sources }: Body) =>
  (source !== "strava" && source !== "garmin") || shared_sources.includes(source);

const isNews = (verdict: Verdict, row: EffortRow): boolean =>
  row.status !== verdict.status ||
  row.reason !== verdict.reason ||
  row.kcal_counted !== verdict.kcalCounted ||
  row.twin_id !== verdict.twinId;
