import { defineRoute } from "../route.ts";

export const readVersion = defineRoute({
  method: "GET",
  path: "/api/version",
  summary: "The server's version, x.y.z.",
  access: "anybody",
  ok: { 200: "text" },
});
