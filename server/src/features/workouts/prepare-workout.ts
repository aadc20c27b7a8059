import { estimateKcal, referenceWeight } from "@kalivo/domain/calories/estimate.ts";
import { entryModeOf, workoutTypeOf, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Sentence } from "@kalivo/words/server.ts";
import { fieldSentence } from "../../http/field-problems.ts";
import type { Body } from "./workouts.queries.ts";

export type WorkoutForm = {
  type: string;
  km?: number | undefined;
  minutes?: number | undefined;
  kcal?: number | undefined;
};

type Sent = Omit<WorkoutForm, "type"> & { type?: string | undefined };
type Kept = { type: string; km: number | null; minutes: number | null; kcal_reported: number | null };

/** What an edit does not send is as it is stored. */
export const withKept = (form: Sent, kept: Kept | null): WorkoutForm => ({
  type: form.type ?? kept?.type ?? "",
  km: form.km ?? kept?.km ?? undefined,
  minutes: form.minutes ?? kept?.minutes ?? undefined,
  kcal: form.kcal ?? kept?.kcal_reported ?? undefined,
});

/** Figures without a type, for one that was typed by the others: its type was changed since the form was shown. */
export const isOfOtherKind = ({ type, km, minutes, kcal }: Sent, kept: Kept): boolean =>
  type === undefined &&
  (entryModeOf(workoutTypeOf(kept.type)) === "distance" ? kcal !== undefined : (km ?? minutes) !== undefined);

/** The calculation of the form: from km and minutes, or declared as typed. */
export type PreparedWorkout = {
  type: WorkoutTypeId;
  basis: "computed" | "declared";
  km: number | null;
  minutes: number | null;
  kcal: number;
  kg: number;
  kgAssumed: boolean;
};

export type FieldErrors = Record<string, Sentence[]>;

/** Decides what a manual entry counts for; or which fields its type misses (specification §5, workouts §4.3). */
export function prepareWorkout(form: WorkoutForm, body: Body): Result<PreparedWorkout, FieldErrors> {
  const type = workoutTypeOf(form.type);
  const weight = weightOf(body);
  return type === "running" || type === "walking"
    ? computed(type, form, weight)
    : declared(type, form, weight);
}

type Weight = Pick<PreparedWorkout, "kg" | "kgAssumed">;

/** The person's own weight, else the reference person's. */
export const weightOf = (body: Body): Weight => ({
  kg: body.weight_kg ?? referenceWeight(body.gender),
  kgAssumed: body.weight_kg === null,
});

function computed(
  type: "running" | "walking",
  form: WorkoutForm,
  weight: Weight,
): Result<PreparedWorkout, FieldErrors> {
  const { km, minutes } = form;
  if (km === undefined || minutes === undefined) {
    return refuse({
      ...(km === undefined && { km: [missing("km")] }),
      ...(minutes === undefined && { minutes: [missing("minutes")] }),
    });
  }
  const rounded = { km: Math.round(km * 1000) / 1000, minutes: Math.round(minutes * 100) / 100 };
  const kcal = estimateKcal({ type, ...rounded, kg: weight.kg });
  if (kcal < 1) return refuse({ km: [fieldSentence("km", (say) => say.fields.problems.noCalorie())] });
  return accept({ type, basis: "computed", ...rounded, kcal, ...weight });
}

const missing = (field: string) => fieldSentence(field, (say) => say.fields.problems.required());

function declared(
  type: WorkoutTypeId,
  { kcal }: WorkoutForm,
  weight: Weight,
): Result<PreparedWorkout, FieldErrors> {
  if (kcal === undefined) return refuse({ kcal: [missing("kcal")] });
  return accept({ type, basis: "declared", km: null, minutes: null, kcal, ...weight });
}
