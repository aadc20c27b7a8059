import * as api from "../../api-paths.ts";
import { MAX_IMPORT_FILES, MAX_ZIP_BYTES } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../../route.ts";
import { WorkoutImport } from "../../shapes/workout-import.ts";

/** Only the parsed content is stored, for a day, until its owner takes it over. */
export const previewImport = defineRoute({
  method: "POST",
  path: api.previewImport,
  summary: `Reads workouts from files and says what would become of each: FIT, TCX, GPX (also gzipped) and the exports of
Apple Health, Strava and Garmin, as the form's files named "files". One import of a person at a time (409).`,
  access: "person",
  uploads: { field: "files", files: MAX_IMPORT_FILES, bytes: MAX_ZIP_BYTES },
  ok: { 201: WorkoutImport },
  refusals: [403, 409, 422],
});
