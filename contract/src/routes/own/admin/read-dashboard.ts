import { defineRoute } from "../../../route.ts";
import { AdminDashboard } from "../../../shapes/admin.ts";

export const readDashboard = defineRoute({
  method: "GET",
  path: "/api/admin/dashboard",
  summary: "How the product stands, and what somebody should look at.",
  access: "admin",
  ok: { 200: AdminDashboard },
});
