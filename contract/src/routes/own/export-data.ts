import { defineRoute } from "../../route.ts";

/** Rule 31. */
export const exportData = defineRoute({
  method: "GET",
  path: "/api/user/export",
  summary: "Everything kept about the person, as JSON and CSV files in a zip.",
  access: "person",
  ok: { 200: "zip" },
});
