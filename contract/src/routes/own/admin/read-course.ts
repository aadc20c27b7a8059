import * as api from "../../../api-paths.ts";
import { defineRoute } from "../../../route.ts";
import { AdminCourse } from "../../../shapes/admin-course.ts";

export const readCourse = defineRoute({
  method: "GET",
  path: api.readCourse,
  summary: "The last twelve months in money and people, and the steps of the running month.",
  access: "admin",
  mayLag: true,
  ok: { 200: AdminCourse },
});
