import type { Activity, KcalBasis } from "../efforts/activity.ts";
import { movingSeconds } from "../efforts/moving-seconds.ts";
import { hasMotor, ridingEquivalent } from "./riding.ts";
import { credibleKg, distanceKcal, roundHalfUp, type Gender } from "./estimate.ts";
import { metabolicEquivalentOf } from "./workout-types.ts";

/** The fields of a recording from which its calories can be computed. */
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

/** The recording's owner; with an unknown weight, that of a reference person. */
export interface Body {
  readonly kg: number;
  readonly gender: Gender | null;
  readonly ageYears: number | null;
}

/**
 * The active (net) kcal of a recording from its best figures, and their basis; null when none suffice (workouts §4.4).
 * Resting energy is never counted, whatever the source includes.
 */
export function netKcal(recording: Recording, body: Body): { kcal: number; basis: KcalBasis } | null {
  const person = { ...body, kg: credibleKg(body.kg) };
  for (const { basis, kcalOf } of RULES) {
    const kcal = kcalOf(recording, person);
    if (kcal !== null) return { kcal: roundHalfUp(Math.max(0, kcal)), basis };
  }
  return null;
}

/** The first rule with a result wins. */
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

/** Sources write 0 for unknown. */
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

/** Below a metre the distance is unknown, or nobody moved. */
const LEAST_METRES = 1;

function byDistance(recording: Recording, { kg }: Body): number | null {
  const { type, source, metres, ascentMetres } = recording;
  if (type !== "running" && type !== "walking") return null;
  if (metres === null || metres < LEAST_METRES) return null;
  const ascentM = source === "file" ? (ascentMetres ?? 0) : 0;
  return distanceKcal({ type, km: metres / 1000, minutes: movingSeconds(recording) / 60, kg, ascentM });
}

/** Outside this range the equation was not validated, and a strap was probably not worn. Beats per minute (rule 50). */
const CREDIBLE_HEART_RATE = { least: 100, most: 200 };
/** Heart rate also depends on heat, coffee and size: the result is clamped to these multiples of the sport's cost. */
const OF_SPORT = { least: 0.5, most: 2 };
const KJ_PER_KCAL = 4.184;

/** Keytel et al. 2005, which covers women and men only; for files, because their owner chose them. */
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

/** For a ride with only a distance: the cost of its speed. Not with a motor, whose speed says nothing. */
function byRidingSpeed(recording: Recording, { kg }: Body): number | null {
  const { type, rawType, metres } = recording;
  if (type !== "biking" || metres === null || metres < LEAST_METRES || hasMotor(rawType)) return null;
  return (ridingEquivalent(metres / 1000 / hoursOf(recording)) - 1) * restKcal(recording, kg);
}

/** From the sport and the duration alone. A phone's health app without a measurement counts nothing. */
function bySport(recording: Recording, { kg }: Body): number | null {
  return recording.source === "health" ? null : kcalOfSport(recording, kg);
}

function kcalOfSport(recording: Recording, kg: number): number | null {
  const equivalent = metabolicEquivalentOf(recording.type, recording.rawType);
  return equivalent === null ? null : (equivalent - 1) * restKcal(recording, kg);
}
