import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";

/** Part of the wire; the server never reads a cookie, so nothing checks it. */
export const csrfCookie = defineRoute({
  method: "GET",
  path: api.csrfCookie,
  summary: "Answers 204; kept for clients that ask.",
  access: "anybody",
  ok: { 204: "nothing" },
});
