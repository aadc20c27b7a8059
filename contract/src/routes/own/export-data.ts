import * as api from "../../api-paths.ts";
import { defineRoute } from "../../route.ts";

/** Rule 31. */
export const exportData = defineRoute({
  method: "GET",
  path: api.exportData,
  summary: "Everything kept about the person, as JSON and CSV files in a zip.",
  access: "person",
  ok: { 200: "zip" },
});
