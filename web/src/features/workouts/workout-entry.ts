import { estimateKcal, referenceWeight } from "@kalivo/domain/calories/estimate.ts";
import { entryModeOf, type WorkoutTypeId, workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { parseDecimal } from "../../lib/decimal.ts";
import type { WorkoutEntry } from "./use-workouts.ts";

/** What the form holds while somebody types: text, as typed. */
export type WorkoutDraft = { type: WorkoutTypeId; km: string; minutes: string; kcal: string; notes: string };
export type DraftField = "km" | "minutes" | "kcal";

export const emptyDraft: WorkoutDraft = { type: "running", km: "", minutes: "", kcal: "", notes: "" };

const shown = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));

export const draftOf = (workout: Workout): WorkoutDraft => ({
  type: workoutTypeOf(workout.type),
  km: shown(workout.km),
  minutes: shown(workout.minutes),
  kcal: String(workout.kcal),
  notes: workout.title ?? "",
});

/** Which fields the type asks for (§5). */
export const fieldsOf = (type: WorkoutTypeId): readonly DraftField[] =>
  entryModeOf(type) === "distance" ? ["km", "minutes"] : ["kcal"];

/** Required fields that hold no positive number. */
export const missingIn = (draft: WorkoutDraft): readonly DraftField[] =>
  fieldsOf(draft.type).filter((field) => !((parseDecimal(draft[field]) ?? 0) > 0));

export function entryOf(draft: WorkoutDraft, id: number | undefined): WorkoutEntry {
  const entry: WorkoutEntry = { id, type: draft.type, notes: draft.notes };
  for (const field of fieldsOf(draft.type)) entry[field] = parseDecimal(draft[field]) ?? undefined;
  return entry;
}

/** The calories so far, as the server will count them; null while something is missing. */
export function kcalOf(draft: WorkoutDraft, person: Pick<User, "weight" | "gender">): number | null {
  if (missingIn(draft).length > 0) return null;
  const { type } = draft;
  if (type !== "running" && type !== "walking") return parseDecimal(draft.kcal);
  return estimateKcal({
    type,
    km: parseDecimal(draft.km) ?? 0,
    minutes: parseDecimal(draft.minutes) ?? 0,
    kg: person.weight ?? referenceWeight(person.gender),
  });
}
