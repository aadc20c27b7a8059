import type { Activity, KcalBasis } from "../efforts/activity.ts";
import { movingSeconds } from "../efforts/moving-seconds.ts";
import { hasMotor, ridingEquivalent } from "./riding.ts";
import { credibleKg, distanceKcal, roundHalfUp, type Gender } from "./estimate.ts";
import { metabolicEquivalentOf } from "./workout-types.ts";

/** What a recording says that its calories may follow from. */
export type Recording = Pick<
  Activity,
  | "source"
  | "type"
  | "rawType"
  | "start"
  | "end"
  | "timerSeconds"
  | "metres"
  | "ascentMetres"
  | "averageHeartRate"
  | "energy"
>;

/** Whose recording it is; of unknown weight, that of a reference person. */
export interface Body {
  readonly kg: number;
  readonly gender: Gender | null;
  readonly ageYears: number | null;
}

/**
 * The active (net) kcal of a recording by the best figures it has, and where they came from; null where they follow
 * from nothing (workouts §4.4). What rest would have burned is never counted, whatever the source includes.
 */
export function netKcal(recording: Recording, body: Body): { kcal: number; basis: KcalBasis } | null {
  const person = { ...body, kg: credibleKg(body.kg) };
  for (const { basis, kcalOf } of RULES) {
    const kcal = kcalOf(recording, person);
    if (kcal !== null) return { kcal: roundHalfUp(Math.max(0, kcal)), basis };
  }
  return null;
}

/** The first that knows an answer gives it. */
const RULES: readonly { basis: KcalBasis; kcalOf: (recording: Recording, body: Body) => number | null }[] = [
  { basis: "declared", kcalOf: ({ energy }) => reported(energy, "declared") },
  { basis: "active", kcalOf: ({ energy }) => reported(energy, "active") },
  { basis: "difference", kcalOf: withoutNamedRest },
  { basis: "total", kcalOf: withoutRest },
  { basis: "computed", kcalOf: byDistance },
  { basis: "heart_rate", kcalOf: byHeartRate },
  { basis: "computed", kcalOf: byRidingSpeed },
  { basis: "met", kcalOf: bySport },
];

/** Sources write 0 where they know nothing. */
function reported(energy: Recording["energy"], basis: "active" | "total" | "declared"): number | null {
  return energy !== null && energy.basis === basis && energy.kcal > 0 ? energy.kcal : null;
}

function withoutNamedRest({ energy }: Recording): number | null {
  const total = reported(energy, "total");
  const rest = energy?.restingKcal;
  return total === null || rest === undefined ? null : total - Math.max(0, rest);
}

function withoutRest(recording: Recording, { kg }: Body): number | null {
  const total = reported(recording.energy, "total");
  return total === null ? null : total - restKcal(recording, kg);
}

/** One metabolic equivalent is one kcal per kg and hour. */
const restKcal = (recording: Recording, kg: number): number => kg * hoursOf(recording);

const hoursOf = (recording: Recording): number => movingSeconds(recording) / 3600;

/** Below a metre a recorder did not move, or does not know. */
const LEAST_METRES = 1;

function byDistance(recording: Recording, { kg }: Body): number | null {
  const { type, source, metres, ascentMetres } = recording;
  if (type !== "running" && type !== "walking") return null;
  if (metres === null || metres < LEAST_METRES) return null;
  const ascentM = source === "file" ? (ascentMetres ?? 0) : 0;
  return distanceKcal({ type, km: metres / 1000, minutes: movingSeconds(recording) / 60, kg, ascentM });
}

/** Outside of these the equation was not tried, and a strap was probably not worn. Beats a minute (rule 50). */
const CREDIBLE_HEART_RATE = { least: 100, most: 200 };
/** It follows a heart, and a heart also follows heat, coffee and size: no further than this from what the sport costs. */
const OF_SPORT = { least: 0.5, most: 2 };
const KJ_PER_KCAL = 4.184;

/** Keytel et al. 2005, which knows women and men only; for files, whose owner chose them. */
function byHeartRate(recording: Recording, { kg, gender, ageYears }: Body): number | null {
  const { source, averageHeartRate: beats } = recording;
  if (source !== "file" || beats === null || ageYears === null) return null;
  if (gender !== "female" && gender !== "male") return null;
  if (beats < CREDIBLE_HEART_RATE.least || beats > CREDIBLE_HEART_RATE.most) return null;
  const kjPerMinute =
    gender === "male"
      ? -55.0969 + 0.6309 * beats + 0.1988 * kg + 0.2017 * ageYears
      : -20.4022 + 0.4472 * beats - 0.1263 * kg + 0.074 * ageYears;
  const kcal = (kjPerMinute / KJ_PER_KCAL) * (hoursOf(recording) * 60) - restKcal(recording, kg);
  const usual = kcalOfSport(recording, kg);
  return usual === null ? kcal : Math.min(Math.max(kcal, OF_SPORT.least * usual), OF_SPORT.most * usual);
}

/** Of a ride of which nothing is known but how far it went: what that speed costs. A motor's speed says nothing. */
function byRidingSpeed(recording: Recording, { kg }: Body): number | null {
  const { type, rawType, metres } = recording;
  if (type !== "biking" || metres === null || metres < LEAST_METRES || hasMotor(rawType)) return null;
  return (ridingEquivalent(metres / 1000 / hoursOf(recording)) - 1) * restKcal(recording, kg);
}

/** From the sport and the time alone. A phone's health app that measured nothing has nothing to count. */
function bySport(recording: Recording, { kg }: Body): number | null {
  return recording.source === "health" ? null : kcalOfSport(recording, kg);
}

function kcalOfSport(recording: Recording, kg: number): number | null {
  const equivalent = metabolicEquivalentOf(recording.type, recording.rawType);
  return equivalent === null ? null : (equivalent - 1) * restKcal(recording, kg);
}
