import { periodEnd } from "@kalivo/domain/billing/month.ts";
import { assess } from "@kalivo/domain/calories/plausibility.ts";
import { typedEnd } from "@kalivo/domain/efforts/typed-end.ts";
import type { z } from "zod";
import type { saveWorkout as route } from "@kalivo/contract/routes/save-workout.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { fieldRefusal, fieldsRefusal, refusal, type Refused } from "../../http/refusal.ts";
import { lastSettledPeriod } from "../billing/close/months.queries.ts";
import { dayOf, FIELD_TO_CORRECT } from "./impossible-entry.ts";
import { arrangeWorkouts } from "./intake/arrange-workouts.ts";
import { whileArranging } from "./intake/while-arranging.ts";
import { isOfOtherKind, prepareWorkout, withKept, type PreparedWorkout } from "./prepare-workout.ts";
import {
  findBody,
  findWorkout,
  insertWorkout,
  keptKcal,
  lockWorkout,
  updateWorkout,
  type OwnWorkout,
  type WorkoutRow,
} from "./workouts.queries.ts";
import { hashOf, keepSubmission, findSubmission } from "./repeated-submission.ts";

type Form = z.output<typeof route.body>;
type Saved = { workout: WorkoutRow; added: boolean };

/** `key`: the idempotency key of a workout to be added. */
type Asked = { form: Form; key: string | null };

/** Adds a workout that ended now or at a stated time, or edits an own manual one that is not settled. */
export function saveWorkout(
  db: Db,
  userId: number,
  { form, key }: Asked,
  now: Date,
): Promise<Saved | Refused> {
  return whileArranging(db, userId, async (tx) => {
    if (key === null || form.id !== undefined) return save(tx, userId, form, now);

    const { ended_seconds_ago: _waited, ...figures } = form; // sent again it waited longer, and is the same
    const sent = { userId, key, hash: hashOf(figures) };
    const before = await findSubmission(tx, sent);
    if (before !== null) return "refused" in before ? before : { workout: before, added: true };
    const saved = await save(tx, userId, form, now);
    if (!("refused" in saved)) await keepSubmission(tx, sent, saved.workout.id, now);
    return saved;
  });
}

async function save(tx: Queryable, userId: number, form: Form, now: Date): Promise<Saved | Refused> {
  const body = await findBody(tx, userId);
  if (body.consent_withdrawn) return CONSENT_WITHDRAWN;

  const edited = form.id === undefined ? null : await lockWorkout(tx, userId, form.id);
  const unchangeable = form.id === undefined ? null : whyUnchangeable(edited);
  if (unchangeable !== null) return unchangeable;

  if (edited !== null && isOfOtherKind(form, edited)) return OTHER_KIND;
  const prepared = prepareWorkout(withKept(form, edited), body);
  if (!prepared.ok) return fieldsRefusal(prepared.refusal);

  if (form.end_date !== undefined && form.ended_seconds_ago !== undefined) return SAID_TWICE;
  const said = saidEnd(form, now);
  const ended = said === undefined ? { end: edited?.end_utc ?? now } : await endOf(tx, said, now);
  if ("refused" in ended) return ended;
  const impossible = await whyImpossible(tx, userId, { workout: prepared.value, edited, ...ended });
  if (impossible !== null) return impossible;
  const id = await write(tx, userId, { form, workout: prepared.value, edited, ...ended }, now);
  await arrangeWorkouts(tx, userId, now);
  return { workout: await findWorkout(tx, id), added: edited === null };
}

export const CONSENT_WITHDRAWN = refusal(403, (say) => say.workouts.consentWithdrawn);

const OTHER_KIND = refusal(409, (say) => say.workouts.otherKind);

const SAID_TWICE = fieldRefusal("ended_seconds_ago", (say) => say.workouts.endSaidTwice);

export const BILLED = refusal(409, (say) => say.workouts.billed);

/** Also for deleting: only an own manual workout that was not counted yet can change. */
export function whyUnchangeable(workout: OwnWorkout | null): Refused | null {
  if (workout === null) return refusal(404, (say) => say.workouts.unknown);
  if (workout.settled) return BILLED;
  return workout.source === "manual" ? null : refusal(409, (say) => say.workouts.ofDevice);
}

const saidEnd = ({ end_date: end, ended_seconds_ago: seconds }: Form, now: Date): Date | undefined =>
  end ?? (seconds === undefined ? undefined : new Date(now.getTime() - seconds * 1000));

/** The stated end; nothing can be typed into a closed month. */
async function endOf(tx: Queryable, end: Date, now: Date): Promise<{ end: Date } | Refused> {
  const closed = await lastSettledPeriod(tx);
  const typed = typedEnd(end, { now, closedUntil: closed === null ? null : periodEnd(closed) });
  return "wrong" in typed ? fieldRefusal("end_date", (say) => say.workouts.wrongEnd[typed.wrong]) : typed;
}

/** Impossible values are refused at once; unusual ones are stored and held for review. */
async function whyImpossible(
  tx: Queryable,
  userId: number,
  { workout, edited, end }: Omit<Write, "form">,
): Promise<Refused | null> {
  const span = dayOf(end);
  const countedTodayKcal = await keptKcal(tx, { userId, besides: edited?.id ?? null, span });
  const assessment = assess({ ...workout, countedTodayKcal, countedThisMonthKcal: 0 }, "manual");
  if (assessment.kind !== "rejected") return null;
  const { reason } = assessment;
  const field = FIELD_TO_CORRECT[reason];
  const typed = workout.basis === "computed" && field === "kcal" ? "km" : field;
  return fieldRefusal(typed, (say) => say.workouts.impossible[reason]);
}

/** An edit voids an admin's acceptance, which was of the earlier values. */
const NOT_REVIEWED = { review: null, reviewed_by: null, reviewed_at: null };

type Write = { form: Form; workout: PreparedWorkout; edited: OwnWorkout | null; end: Date };

async function write(
  tx: Queryable,
  userId: number,
  { form, workout, edited, end }: Write,
  now: Date,
): Promise<number> {
  const values = {
    type: workout.type,
    km: workout.km,
    minutes: workout.minutes,
    kcal_reported: workout.basis === "declared" ? workout.kcal : null,
    basis: workout.basis,
    kg_used: workout.basis === "computed" ? workout.kg : null,
    kg_assumed: workout.basis === "computed" && workout.kgAssumed,
    kcal_net: workout.kcal,
    kcal_counted: workout.kcal,
    status: "ok",
    reason: null,
    twin_id: null,
    ...NOT_REVIEWED,
    title: form.notes === undefined ? (edited?.title ?? null) : form.notes || null,
  };
  const isEndSaid = form.end_date !== undefined || edited?.start_reliable === true;
  const span = {
    start_utc: new Date(end.getTime() - (workout.minutes ?? 0) * 60_000),
    end_utc: end,
    start_reliable: isEndSaid,
  };
  if (edited !== null) {
    // The time stays unless a new one was stated.
    await updateWorkout(tx, edited.id, isEndSaid ? { ...values, ...span } : values);
    return edited.id;
  }
  return insertWorkout(tx, {
    ...values,
    user_id: userId,
    source: "manual",
    ...span,
    trust: "manual",
    received_at: now,
  });
}
