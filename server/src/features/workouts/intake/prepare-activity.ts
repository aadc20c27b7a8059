import { createHash } from "node:crypto";
import { assess, type Rejection } from "@kalivo/domain/calories/plausibility.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { netKcal } from "@kalivo/domain/calories/net-kcal.ts";
import type { Activity, KcalBasis, TrustTier } from "@kalivo/domain/efforts/activity.ts";
import type { Signal } from "@kalivo/domain/efforts/effort.ts";
import { movingSeconds } from "@kalivo/domain/efforts/moving-seconds.ts";
import { trustOf, writtenByUs } from "@kalivo/domain/efforts/trust.ts";
import {
  HEALTH_SYNC_AHEAD_MINUTES,
  HEALTH_SYNC_DAYS,
  MAX_WORKOUT_HOURS,
  MAX_WORKOUT_KCAL,
} from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { ageOn } from "@kalivo/domain/people/age.ts";
import { weightOf } from "../prepare-workout.ts";
import type { Body } from "../workouts.queries.ts";

/** Why a recording is not stored at all, including physically impossible values. */
export type WhyNotTaken =
  | Rejection
  | "consent_withdrawn"
  | "before_account"
  | "no_calories"
  | "no_calories_of_device"
  | "under_one_calorie"
  | "ends_before_it_begins"
  | "too_long"
  | "in_the_future"
  | "wrong_clock"
  | "impossible_figures";

/** A recording as it would be stored, before it is compared with the person's others. */
export type PreparedActivity = {
  activity: Activity;
  km: number | null;
  minutes: number;
  kcalReported: number | null;
  kcalNet: number;
  basis: KcalBasis;
  kg: number;
  kgAssumed: boolean;
  trust: TrustTier;
  signal: Signal | null;
  tooOld: boolean;
};

/** Computes what a recording would count alone, or why it is not stored at all (workouts §4, §5.4). */
export function prepareActivity(
  activity: Activity,
  body: Body,
  now: Date,
): Result<PreparedActivity, WhyNotTaken> {
  const impossible = whyImpossible(activity, now);
  if (impossible !== null) return refuse(impossible);
  const tooOld = activity.start.getTime() < now.getTime() - HEALTH_SYNC_DAYS * DAY_MS;
  if (!tooOld && activity.start < body.created_at) return refuse("before_account");

  const weight = weightOf(body);
  const energy = netKcal(activity, { kg: weight.kg, gender: body.gender, ageYears: ageAt(body, activity) });
  if (energy === null) return refuse(activity.source === "health" ? "no_calories_of_device" : "no_calories");
  if (energy.kcal < 1) return refuse("under_one_calorie");
  if (energy.kcal > MAX_WORKOUT_KCAL) return refuse("workout_too_large");
  const prepared: PreparedActivity = {
    activity,
    km: kmOf(activity.metres),
    minutes: minutesOf(activity),
    kcalReported: activity.energy === null ? null : Math.round(activity.energy.kcal),
    kcalNet: energy.kcal,
    basis: energy.basis,
    ...weight,
    trust: trustOf(activity),
    signal: writtenByUs(activity) ? "own_app" : null,
    tooOld,
  };
  const refused = isSeenAtOnce(activity) ? whyRejected(prepared) : null;
  return refused === null ? accept(prepared) : refuse(refused);
}

const MOST_METRES = 1_000_000;
const MOST_REPORTED_KCAL = 100_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** An earlier date means that the clock was never set; the oldest recorders still in use are newer. */
const FIRST_CREDIBLE = new Date("2010-01-01T00:00:00Z");

function whyImpossible({ start, end, metres, energy }: Activity, now: Date): WhyNotTaken | null {
  const length = end.getTime() - start.getTime();
  if (length <= 0) return "ends_before_it_begins";
  if (length > MAX_WORKOUT_HOURS * HOUR_MS) return "too_long";
  if (end.getTime() > now.getTime() + HEALTH_SYNC_AHEAD_MINUTES * MINUTE_MS) return "in_the_future";
  if (start < FIRST_CREDIBLE) return "wrong_clock";
  const kcal = energy?.kcal ?? 0;
  const wrong = kcal < 0 || kcal > MOST_REPORTED_KCAL || (metres ?? 0) < 0 || (metres ?? 0) > MOST_METRES;
  return wrong ? "impossible_figures" : null;
}

/**
 * Results for a device's list and a file are shown item by item; what a provider pushes is stored with its reason for not
 * counting.
 */
const isSeenAtOnce = ({ source }: Activity) => source === "health" || source === "file";

function whyRejected({ activity, km, minutes, kcalNet, kg, trust }: PreparedActivity): Rejection | null {
  const alone = { countedTodayKcal: 0, countedThisMonthKcal: 0 };
  const judged = assess({ type: activity.type, km, minutes, kcal: kcalNet, kg, ...alone }, trust);
  return judged.kind === "rejected" ? judged.reason : null;
}

const kmOf = (metres: number | null) => (metres === null || metres < 1 ? null : Math.round(metres) / 1000);

/** Without pauses, and always above 0. */
const minutesOf = (activity: Activity) =>
  Math.max(0.01, Math.round((movingSeconds(activity) / 60) * 100) / 100);

const ageAt = (body: Body, { start }: Activity): number | null =>
  body.birthday === null ? null : ageOn(body.birthday, brusselsDay(start));

/** Distinguishes an edit from a repeat: a hash of what the source said, as its adapter read it. */
export function revisionOf(facts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
}
