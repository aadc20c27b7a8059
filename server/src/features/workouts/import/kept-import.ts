import { z } from "zod";
import {
  ImportFile,
  ImportItem,
  WorkoutImport,
  WorkoutType,
} from "@kalivo/contract/shapes/workout-import.ts";
import {
  FILE_PROBLEMS,
  type DraftActivity,
  type FilePart,
  type FileProblem,
} from "#server/adapters/health/port.ts";

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

const KeptProblem = z.object({ why: z.enum(FILE_PROBLEMS), figure: z.number().exactOptional() });

/** Earlier versions of the product stored no problems, or no parts. */
const KeptFile = z.object({
  name: z.string(),
  found: z.int(),
  damaged: z.int(),
  problems: z.array(KeptProblem).default([]),
  parts: z.array(KeptProblem.extend({ name: z.string() })).default([]),
  moreParts: z.int().default(0),
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
  readonly parts: readonly FilePart[];
  readonly moreParts: number;
};
export type KeptImport = {
  readonly files: readonly ReadFileFacts[];
  readonly activities: readonly ReadActivity[];
};

/** The decided import, as it was answered. */
const { counts } = WorkoutImport.shape;
/** With what earlier versions of the product did not say. */
export const KeptAnswer = WorkoutImport.extend({
  files: z.array(
    ImportFile.extend({ parts: ImportFile.shape.parts.default([]), more_parts: z.int().default(0) }),
  ),
  items: z.array(
    ImportItem.extend({
      may_be_other: z.boolean().default(false),
      note: z.string().nullable().default(null),
    }),
  ),
  // The first were counted as damaged.
  counts: counts.extend({ not_recordings: z.int().default(0), left_out: z.int().default(0) }),
});
