import { estimateKcal, referenceWeight } from "@kalivo/domain/calories/estimate.ts";
import { entryModeOf, type WorkoutTypeId, workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import { WORKOUT_BOUNDS } from "@kalivo/domain/calories/workout-bounds.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { parseDecimal, parseWhole } from "../../lib/decimal.ts";
import type { WorkoutEntry } from "./use-workouts.ts";

/** The form's values, as text. */
export type WorkoutDraft = {
  type: WorkoutTypeId;
  km: string;
  minutes: string;
  kcal: string;
  notes: string;
  /** The end in local time: `2026-11-20T10:30`. Empty: now, or unchanged. */
  end?: string;
};
export type DraftField = "km" | "minutes" | "kcal";

export const emptyDraft: WorkoutDraft = { type: "running", km: "", minutes: "", kcal: "", notes: "" };

const shown = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));

/** What a form shows of a workout. */
type Stored = Pick<Workout, "id" | "type" | "km" | "minutes" | "kcal" | "title" | "end_date">;

export const draftOf = (workout: Stored): WorkoutDraft => ({
  type: workoutTypeOf(workout.type),
  km: shown(workout.km),
  minutes: shown(workout.minutes),
  kcal: String(workout.kcal),
  notes: workout.title ?? "",
  end: localMinute(new Date(workout.end_date)),
});

/** For a `datetime-local` input. */
export function localMinute(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, "2026-11-20T10:30".length);
}

/** The end; `kept` (server time) when the draft has none. */
export const endOf = ({ end = "" }: WorkoutDraft, kept: Date): Date => (end === "" ? kept : new Date(end));

const MINUTE_MS = 60_000;

/** The fields of a type (specification §5.5). */
export const fieldsOf = (type: WorkoutTypeId): readonly DraftField[] =>
  entryModeOf(type) === "distance" ? ["km", "minutes"] : ["kcal"];

export type FieldProblem = "missing" | "number" | "whole" | "between";

/** The errors of the fields the type has. */
export function problemsIn(draft: WorkoutDraft): ReadonlyMap<DraftField, FieldProblem> {
  const found = fieldsOf(draft.type).flatMap((field) => {
    const problem = problemOf(field, draft[field]);
    return problem === null ? [] : [[field, problem] as const];
  });
  return new Map(found);
}

/** The number in a field, or null; calories are a whole number. */
export const figureIn = (field: DraftField, typed: string): number | null =>
  field === "kcal" ? parseWhole(typed) : parseDecimal(typed);

function problemOf(field: DraftField, typed: string): FieldProblem | null {
  if (typed.trim() === "") return "missing";
  const value = figureIn(field, typed);
  if (value === null) return "number";
  const { least, most } = WORKOUT_BOUNDS[field];
  if (value < least || value > most) return "between";
  return field === "kcal" && !Number.isInteger(value) ? "whole" : null;
}

/** The request body; an edit sends only what was changed, so that nothing corrected elsewhere is undone. */
export function entryOf(draft: WorkoutDraft, before: Stored | undefined): WorkoutEntry {
  const stood = before === undefined ? undefined : draftOf(before);
  const entry: WorkoutEntry = { id: before?.id };
  const retyped = draft.type !== stood?.type;
  if (retyped) entry.type = draft.type;
  if (draft.notes !== stood?.notes) entry.notes = draft.notes;
  for (const field of fieldsOf(draft.type))
    if (retyped || draft[field] !== stood?.[field]) entry[field] = figureIn(field, draft[field]) ?? undefined;
  const { end = "" } = draft;
  if (end !== "" && end !== stood?.end) entry.end_date = new Date(end).toISOString();
  return entry;
}

/** What was changed in a form, besides what was before. */
export const touchedIn = (
  now: WorkoutDraft,
  stood: WorkoutDraft,
  touched: Partial<WorkoutDraft> | null,
): Partial<WorkoutDraft> => ({
  ...touched,
  ...Object.fromEntries(
    (["type", "km", "minutes", "kcal", "notes", "end"] as const)
      .filter((key) => now[key] !== stood[key])
      .map((key) => [key, now[key]]),
  ),
});

/**
 * The request body of a workout queued since `keptAt`: without an end of its own, it ended when it was logged. Sent as
 * seconds ago, because the server's clock may differ from the device's.
 */
export function entryOfWaiting(draft: WorkoutDraft, keptAt: number | undefined): WorkoutEntry {
  const entry = entryOf(draft, undefined);
  if (entry.end_date !== undefined || keptAt === undefined) return entry;
  return { ...entry, ended_seconds_ago: Math.max(0, Math.round((Date.now() - keptAt) / 1000)) };
}

/** The calories as the server will count them; null while incomplete. */
export function kcalOf(draft: WorkoutDraft, person: Pick<User, "weight" | "gender">): number | null {
  if (problemsIn(draft).size > 0) return null;
  const { type } = draft;
  if (type !== "running" && type !== "walking") return parseWhole(draft.kcal);
  return estimateKcal({
    type,
    km: parseDecimal(draft.km) ?? 0,
    minutes: parseDecimal(draft.minutes) ?? 0,
    kg: person.weight ?? referenceWeight(person.gender),
  });
}
