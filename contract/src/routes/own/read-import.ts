import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { WorkoutImport } from "../../shapes/workout-import.ts";

export const ImportParams = z.object({ id: z.uuid() });

export const readImport = defineRoute({
  method: "GET",
  path: api.readImport,
  summary:
    "What would become of the workouts of an import now, or what became of them. After a day it is gone (410).",
  access: "person",
  params: ImportParams,
  ok: { 200: WorkoutImport },
  refusals: [404, 410],
});
