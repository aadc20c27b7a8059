import { estimateKcal, referenceWeight } from "@kalivo/domain/calories/estimate.ts";
import { entryModeOf, type WorkoutTypeId, workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import { WORKOUT_BOUNDS } from "@kalivo/domain/calories/workout-bounds.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { parseDecimal, parseWhole } from "../../lib/decimal.ts";
import type { WorkoutEntry } from "./use-workouts.ts";

/** What the form holds while somebody types: text, as typed. */
export type WorkoutDraft = {
  type: WorkoutTypeId;
  km: string;
  minutes: string;
  kcal: string;
  notes: string;
  /** When it ended, by the clock of this device: `2026-11-20T10:30`. Empty: now, or as it was. */
  end?: string;
};
export type DraftField = "km" | "minutes" | "kcal";

export const emptyDraft: WorkoutDraft = { type: "running", km: "", minutes: "", kcal: "", notes: "" };

const shown = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));

export const draftOf = (workout: Workout): WorkoutDraft => ({
  type: workoutTypeOf(workout.type),
  km: shown(workout.km),
  minutes: shown(workout.minutes),
  kcal: String(workout.kcal),
  notes: workout.title ?? "",
  end: localMinute(new Date(workout.end_date)),
});

/** As a field for a day and a time has it. */
export function localMinute(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, "2026-11-20T10:30".length);
}

/** When it ended; at `kept`, by the server's clock, where nothing else is said. */
export const endOf = ({ end = "" }: WorkoutDraft, kept: Date): Date => (end === "" ? kept : new Date(end));

const MINUTE_MS = 60_000;

/** Which fields the type asks for (specification §5.5). */
export const fieldsOf = (type: WorkoutTypeId): readonly DraftField[] =>
  entryModeOf(type) === "distance" ? ["km", "minutes"] : ["kcal"];

/** What is wrong with what stands in a field. */
export type FieldProblem = "missing" | "number" | "whole" | "between";

/** Of the fields the type asks for, those that are wrong. */
export function problemsIn(draft: WorkoutDraft): ReadonlyMap<DraftField, FieldProblem> {
  const found = fieldsOf(draft.type).flatMap((field) => {
    const problem = problemOf(field, draft[field]);
    return problem === null ? [] : [[field, problem] as const];
  });
  return new Map(found);
}

/** What is typed of it; calories are a whole number. */
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

/** What is sent; of a changed one its end only where that is said anew. */
export function entryOf(draft: WorkoutDraft, before: Workout | undefined): WorkoutEntry {
  const entry: WorkoutEntry = { id: before?.id, type: draft.type, notes: draft.notes };
  for (const field of fieldsOf(draft.type)) entry[field] = figureIn(field, draft[field]) ?? undefined;
  const { end = "" } = draft;
  const kept = before !== undefined && end === draftOf(before).end;
  if (end !== "" && !kept) entry.end_date = new Date(end).toISOString();
  return entry;
}

/**
 * What is sent of one that waited on this device since `keptAt`: unless its person said when, it ended as it was logged.
 * The server's clock may be another than this device's.
 */
export function entryOfWaiting(draft: WorkoutDraft, keptAt: number | undefined): WorkoutEntry {
  const entry = entryOf(draft, undefined);
  if (entry.end_date !== undefined || keptAt === undefined) return entry;
  return { ...entry, ended_seconds_ago: Math.max(0, Math.round((Date.now() - keptAt) / 1000)) };
}

/** The calories so far, as the server will count them; null while something is missing. */
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
