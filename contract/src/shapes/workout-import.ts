import { z } from "zod";
import { WORKOUT_TYPES, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import { MAX_IMPORT_FILES, MAX_IMPORT_WORKOUTS } from "@kalivo/domain/limits.ts";
import { MAX_PARTS_TOLD } from "@kalivo/domain/parts-told.ts";

export const WorkoutType = z.enum(WORKOUT_TYPES.map(({ id }): WorkoutTypeId => id));

/** The outcome of a workout of a file; in a preview, the expected one. */
const IMPORT_OUTCOMES = [
  "new", // stored; it may still count nothing, for a reason
  "updated", // known from an earlier import, and now with other figures
  "already_there", // known and unchanged, or billed already
  "same_effort", // stored and counts nothing: another workout is the same effort
  "held", // stored, and held for review
  "too_old", // stored and counts nothing: it was received too long after it began
  "needs_type", // its file does not state the sport: not stored until the person does
  "not_taken", // it cannot be a workout of this person, or was left out
] as const;

/** One workout of the files, with its index among all of them from 0. */
export const ImportItem = z.object({
  index: z.int(),
  /** Which of `files`. */
  file: z.int(),
  /** Null: only its owner can say. */
  type: WorkoutType.nullable(),
  title: z.string().nullable(),
  start: z.iso.datetime(),
  /** Moving time where the file has its pauses; decimal. */
  minutes: z.number(),
  km: z.number().nullable(),
  /** What it counts; null until its type is known. */
  kcal: z.int().nullable(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** Its sport may be Other as well: it would count what was measured, where nothing can be worked out. */
  may_be_other: z.boolean(),
  /** A sentence why it is not stored, else the code of why it counts less than it could, as in a workout's `reason`. */
  reason: z.string().nullable(),
  /** A sentence why it counts less than alone, or what it waits for; null: it counts whole, or is not stored. */
  note: z.string().nullable(),
  /** The id of the stored workout, if any. */
  workout_id: z.int().nullable(),
});
export type ImportItem = z.infer<typeof ImportItem>;

export const ImportFile = z.object({
  name: z.string(),
  /** The number of readable workouts. */
  found: z.int(),
  /** The number of unreadable workouts, or files inside it. */
  damaged: z.int(),
  /** Why it was read only in part, or not at all: a sentence. */
  reason: z.string().nullable(),
  /** The files inside it that were not read, or not whole, by their name there: the first, and how many more there are. */
  parts: z.array(z.object({ name: z.string(), reason: z.string() })).max(MAX_PARTS_TOLD),
  more_parts: z.int(),
});
export type ImportFile = z.infer<typeof ImportFile>;

export const WorkoutImport = z.object({
  id: z.uuid(),
  files: z.array(ImportFile).max(MAX_IMPORT_FILES),
  items: z.array(ImportItem).max(MAX_IMPORT_WORKOUTS),
  /**
   * How many items of each outcome, `damaged` of all files together, and how many files are none of workouts. `left_out`: of
   * those not taken, the ones that their owner left out.
   */
  counts: z.object({
    new: z.int(),
    updated: z.int(),
    already_there: z.int(),
    same_effort: z.int(),
    held: z.int(),
    too_old: z.int(),
    needs_type: z.int(),
    not_taken: z.int(),
    left_out: z.int(),
    damaged: z.int(),
    not_recordings: z.int(),
  }),
  /** The import is decided: the items have their final outcomes. */
  committed: z.boolean(),
});
export type WorkoutImport = z.infer<typeof WorkoutImport>;
