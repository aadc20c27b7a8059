import * as api from "../../../api-paths.ts";
import { defineRoute } from "../../../route.ts";
import { AdminDashboard } from "../../../shapes/admin.ts";

export const readDashboard = defineRoute({
  method: "GET",
  path: api.readDashboard,
  summary: "How the product stands, and what somebody should look at.",
  access: "admin",
  mayLag: true,
  ok: { 200: AdminDashboard },
});
