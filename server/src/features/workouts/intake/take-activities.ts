import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { Verdict } from "@kalivo/domain/efforts/arrange.ts";
import type { Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { deleteWorkout, findBody } from "../workouts.queries.ts";
import { arrangeWorkouts, decideAnew, type Arriving } from "./arrange-workouts.ts";
import { prepareActivity, type PreparedActivity, type WhyNotTaken } from "./prepare-activity.ts";
import {
  findKnown,
  insertActivities,
  noteTold,
  takeIds,
  updateActivities,
  writeVerdicts,
  type KnownActivity,
} from "./intake.queries.ts";
import { lockForArranging } from "./locks.queries.ts";
import { insertRevision } from "./revisions.queries.ts";
import { signalOfOthers } from "./signals/signal-of-others.ts";
import { beginArranging } from "./while-arranging.ts";

export type Taken = {
  /** `too_old` and `new` are both stored; `after_billing`: known, changed, and billed as it was. */
  outcome: "new" | "updated" | "same" | "after_billing" | "too_old" | "not_taken";
  notTaken: WhyNotTaken | null;
  /** The code of why it counts less than alone. */
  reason: string | null;
  /** Its status beside the others; null: not stored, or billed already. */
  status: Verdict["status"] | null;
  kcalCounted: number;
  workoutId: number | null;
};

export type Taking = {
  userId: number;
  activities: readonly Activity[];
  now: Date;
  /** When the provider sent it, where messages may be delayed: a later one already stored wins. */
  toldAt?: Date;
  /** The hashes under which an id may be stored once its provider's terms no longer allow it in the clear. */
  hashedIds?: (id: string) => readonly string[];
};

/**
 * Stores a source's recordings of a person; recordings from every source pass through here. Idempotent. Takes its own lock;
 * returns results in the order of the activities.
 */
export async function takeActivities(tx: Queryable, taking: Taking): Promise<Taken[]> {
  const { userId, activities, now, toldAt = null } = taking;
  await lockForArranging(tx, userId);
  const body = await findBody(tx, userId);
  if (body.consent_withdrawn) return activities.map(() => notTaken("consent_withdrawn"));

  const known = await knownOf(tx, taking);
  const alone = activities.map((activity) => prepareActivity(activity, body, now));
  const prepared = await signalOfOthers(tx, userId, alone);
  const steps = await stepsOf(tx, taking, { known, prepared });
  const arriving = steps.flatMap((step) => (step.kind === "add" || step.kind === "change" ? [step] : []));
  const { verdicts, changed } = await decideAnew(tx, { userId, body, now, arriving });
  const judged = (kind: "add" | "change") =>
    arriving.flatMap((step) => {
      const verdict = verdicts.get(step.id);
      return step.kind === kind && verdict !== undefined ? [{ ...step, verdict }] : [];
    });
  await insertActivities(tx, userId, judged("add"), { now, toldAt });
  await updateActivities(tx, judged("change"), toldAt);
  if (toldAt !== null) await noteTold(tx, idsOfSame(steps), toldAt);
  await writeVerdicts(tx, changed);
  await reviseBilled(tx, steps, now);
  return steps.map((step) => takenOf(step, verdicts));
}

/** The results that taking them would have; rolled back. */
export async function previewActivities(db: Db, taking: Taking): Promise<Taken[]> {
  const tx = await beginArranging(db, taking.userId);
  try {
    return await takeActivities(tx, taking);
  } finally {
    await tx.rollback().execute();
  }
}

/** Its source deleted it: an unbilled workout is deleted; a billed one stays, marked as deleted. */
export async function dropActivity(
  tx: Queryable,
  asked: Omit<Taking, "activities"> & { source: "strava" | "garmin"; id: string },
): Promise<"deleted" | "after_billing" | "unknown"> {
  const { userId, source, id, now, hashedIds } = asked;
  await lockForArranging(tx, userId);
  const ids = [id, ...(hashedIds?.(id) ?? [])];
  const [known] = await findKnown(tx, { userId, source, ids });
  if (known === undefined) return "unknown";
  if (known.settled) {
    await insertRevision(tx, { workoutId: known.id, change: "deletion", revision: null, kcalNet: null }, now);
    return "after_billing";
  }
  await deleteWorkout(tx, known.id);
  await arrangeWorkouts(tx, userId, now);
  return "deleted";
}

type Step =
  | ({ kind: "add" | "change" | "billed" } & Arriving)
  | { kind: "same"; id: number | null }
  | { kind: "refuse"; why: WhyNotTaken };

type Read = {
  known: ReadonlyMap<string, KnownActivity>;
  prepared: readonly Result<PreparedActivity, WhyNotTaken>[];
};

/** Of two with the same id in one list the first is taken. */
async function stepsOf(
  tx: Queryable,
  { activities, toldAt }: Taking,
  { known, prepared }: Read,
): Promise<Step[]> {
  const ids = await takeIds(tx, activities.length - known.size);
  const seen = new Set<string>();
  return activities.map((activity, index): Step => {
    const key = keyOf(activity);
    const before = known.get(key);
    if (seen.has(key) || before?.revision === activity.revision || isLate(toldAt, before))
      return { kind: "same", id: before?.id ?? null };
    seen.add(key);
    const read = prepared[index];
    if (read === undefined) throw new Error("every activity is prepared");
    if (!read.ok) return { kind: "refuse", why: read.refusal };
    if (before === undefined) return { kind: "add", prepared: read.value, id: ids.pop() ?? 0 };
    const changed = { ...read.value, signal: read.value.signal ?? before.signal };
    return { kind: before.settled ? "billed" : "change", prepared: changed, id: before.id, before };
  });
}

/** A delayed message, older than what is stored. */
const isLate = (toldAt: Date | undefined, before: KnownActivity | undefined) =>
  toldAt !== undefined && before?.told_at != null && toldAt < before.told_at;

const idsOfSame = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.kind === "same" && step.id !== null ? [step.id] : []));

async function reviseBilled(tx: Queryable, steps: readonly Step[], now: Date): Promise<void> {
  for (const step of steps) {
    if (step.kind !== "billed") continue;
    const { activity, kcalNet } = step.prepared;
    const said = { workoutId: step.id, change: "edit", revision: activity.revision, kcalNet } as const;
    await insertRevision(tx, said, now);
  }
}

async function knownOf(
  tx: Queryable,
  { userId, activities, hashedIds }: Taking,
): Promise<Map<string, KnownActivity>> {
  const known = new Map<string, KnownActivity>();
  for (const source of new Set(activities.map((activity) => activity.source))) {
    const ids = activities.flatMap((activity) => (activity.source === source ? [activity.id] : []));
    const clear = new Map(ids.flatMap((id) => (hashedIds?.(id) ?? []).map((hash) => [hash, id] as const)));
    for (const row of await findKnown(tx, { userId, source, ids: [...ids, ...clear.keys()] })) {
      known.set(`${source}:${clear.get(row.provider_activity_id) ?? row.provider_activity_id}`, row);
    }
  }
  return known;
}

const OUTCOMES = { add: "new", change: "updated", billed: "after_billing", same: "same" } as const;

function takenOf(step: Step, verdicts: ReadonlyMap<number, Verdict>): Taken {
  if (step.kind === "refuse") return notTaken(step.why);
  const verdict = step.id === null ? undefined : verdicts.get(step.id);
  return {
    outcome: step.kind === "add" && step.prepared.tooOld ? "too_old" : OUTCOMES[step.kind],
    notTaken: null,
    reason: verdict?.reason ?? null,
    status: verdict?.status ?? null,
    kcalCounted: verdict?.kcalCounted ?? 0,
    workoutId: step.id,
  };
}

const notTaken = (why: WhyNotTaken): Taken => ({
  outcome: "not_taken",
  notTaken: why,
  reason: null,
  status: null,
  kcalCounted: 0,
  workoutId: null,
});

const keyOf = ({ source, id }: Activity) => `${source}:${id}`;
