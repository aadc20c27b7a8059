import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";

export const readVersion = defineRoute({
  method: "GET",
  path: api.readVersion,
  summary: "The server's version, x.y.z.",
  access: "anybody",
  ok: { 200: "text" },
});
