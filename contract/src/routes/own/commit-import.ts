import * as api from "../../api-paths.ts";
import { z } from "zod";
import { MAX_IMPORT_WORKOUTS } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../../route.ts";
import { WorkoutImport, WorkoutType } from "../../shapes/workout-import.ts";
import { wireInteger, wireList, wireOptional } from "../../wire.ts";
import { ImportParams } from "./read-import.ts";
import { problem } from "../../field-problem.ts";

const Place = wireInteger(0, MAX_IMPORT_WORKOUTS - 1);

/** In a form the indexes 0, 1, 2 … arrive as a list. */
const byPlace = (given: unknown): unknown =>
  Array.isArray(given) ? Object.fromEntries(given.entries()) : given;

/** `types`: the sports of items whose file states none, by index. `except`: indexes of items to leave out. */
export const commitImport = defineRoute({
  method: "POST",
  path: api.commitImport,
  summary:
    "Takes over the workouts of an import. Asked twice it answers the same; after a day it is gone (410).",
  access: "person",
  limit: { calls: 30, seconds: 60 },
  params: ImportParams,
  body: z.object({
    types: wireOptional(
      z.preprocess(
        byPlace,
        z.record(z.string().regex(/^\d{1,5}$/, { error: problem("place") }), WorkoutType),
      ),
    ),
    except: wireOptional(wireList(Place, MAX_IMPORT_WORKOUTS)),
  }),
  ok: { 200: WorkoutImport },
  refusals: [403, 404, 410],
});
