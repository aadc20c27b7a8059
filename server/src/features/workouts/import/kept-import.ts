import { z } from "zod";
import { ImportItem, WorkoutImport, WorkoutType } from "@kalivo/contract/shapes/workout-import.ts";
import { FILE_PROBLEMS, type DraftActivity, type FileProblem } from "#server/adapters/health/port.ts";

// What is stored of an import until its owner decides: the parsed content, never the files. JSON knows no dates.

const KeptActivity = z.object({
  source: z.literal("file"),
  id: z.string(),
  linkedIds: z.array(z.string()),
  type: WorkoutType.nullable(),
  rawType: z.string(),
  title: z.string().nullable(),
  start: z.coerce.date(),
  end: z.coerce.date(),
  utcOffsetMinutes: z.number().nullable(),
  startReliable: z.boolean(),
  timerSeconds: z.number(),
  metres: z.number().nullable(),
  ascentMetres: z.number().nullable(),
  averageHeartRate: z.number().nullable(),
  energy: z
    .object({
      kcal: z.number(),
      basis: z.enum(["active", "total", "declared"]),
      restingKcal: z.number().exactOptional(),
    })
    .nullable(),
  entry: z.enum(["recorded", "manual", "unknown"]),
  device: z.string().nullable(),
  bundle: z.string().nullable(),
  revision: z.string(),
});

const KeptFile = z.object({
  name: z.string(),
  found: z.int(),
  damaged: z.int(),
  /** An earlier version of the product stored none. */
  problems: z.array(z.object({ why: z.enum(FILE_PROBLEMS), figure: z.number().exactOptional() })).default([]),
});

export const KeptImport = z.object({
  files: z.array(KeptFile),
  activities: z.array(z.object({ file: z.int(), draft: KeptActivity })),
});

/** A workout of an import and the file it was in. */
export type ReadActivity = { readonly file: number; readonly draft: DraftActivity };
/** What was read of a file, and what could not be. */
export type ReadFileFacts = {
  readonly name: string;
  readonly found: number;
  readonly damaged: number;
  readonly problems: readonly FileProblem[];
};
export type KeptImport = {
  readonly files: readonly ReadFileFacts[];
  readonly activities: readonly ReadActivity[];
};

/** The decided import, as it was answered. */
const { counts } = WorkoutImport.shape;
/** With what earlier versions of the product did not say. */
export const KeptAnswer = WorkoutImport.extend({
  items: z.array(ImportItem.extend({ may_be_other: z.boolean().default(false) })),
  counts: counts.extend({ not_recordings: z.int().default(0) }), // counted as damaged
});
