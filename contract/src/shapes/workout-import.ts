import { z } from "zod";
import { WORKOUT_TYPES, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import { MAX_IMPORT_FILES, MAX_IMPORT_WORKOUTS } from "@kalivo/domain/limits.ts";

export const WorkoutType = z.enum(WORKOUT_TYPES.map(({ id }): WorkoutTypeId => id));

/** What becomes of a workout of a file; in a preview: what would become of it. */
const IMPORT_OUTCOMES = [
  "new", // kept; it may still count nothing, for a reason
  "updated", // known from an earlier import, and now with other figures
  "already_there", // known and unchanged, or counted in a donation already
  "same_effort", // kept and counts nothing: another workout is the same effort
  "held", // kept, and waits for a look
  "too_old", // kept and counts nothing: it reached us too long after it began
  "needs_type", // its file does not say which sport it was: not kept before the person does
  "not_taken", // it cannot be a workout of this person, or was left out
] as const;

/** One workout of the files, by its place among all of them from 0. */
export const ImportItem = z.object({
  index: z.int(),
  /** Which of `files`. */
  file: z.int(),
  /** Null: only its owner can say. */
  type: WorkoutType.nullable(),
  title: z.string().nullable(),
  start: z.iso.datetime(),
  /** Without pauses where the file knows them; decimal. */
  minutes: z.number(),
  km: z.number().nullable(),
  /** What it counts; null as long as its type is not known. */
  kcal: z.int().nullable(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** A sentence for what is not taken, else the code of why it counts less than it could, as in a workout's `reason`. */
  reason: z.string().nullable(),
  /** The workout it was kept as, once it is. */
  workout_id: z.int().nullable(),
});
export type ImportItem = z.infer<typeof ImportItem>;

export const ImportFile = z.object({
  name: z.string(),
  /** Workouts that could be read. */
  found: z.int(),
  /** Workouts, or files inside it, that could not. */
  damaged: z.int(),
  /** Why nothing, or not everything, could be read: a sentence. */
  reason: z.string().nullable(),
});
export type ImportFile = z.infer<typeof ImportFile>;

export const WorkoutImport = z.object({
  id: z.uuid(),
  files: z.array(ImportFile).max(MAX_IMPORT_FILES),
  items: z.array(ImportItem).max(MAX_IMPORT_WORKOUTS),
  /** How many items of each outcome, and `damaged` of all files together. */
  counts: z.object({
    new: z.int(),
    updated: z.int(),
    already_there: z.int(),
    same_effort: z.int(),
    held: z.int(),
    too_old: z.int(),
    needs_type: z.int(),
    not_taken: z.int(),
    damaged: z.int(),
  }),
  /** Its owner decided: what stands here is what became of each. */
  committed: z.boolean(),
});
export type WorkoutImport = z.infer<typeof WorkoutImport>;
