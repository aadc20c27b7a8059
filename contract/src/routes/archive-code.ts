import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { Code } from "../shapes/code.ts";
import { IdParams } from "../wire.ts";

/** Pledges that the code started continue. */
export const archiveCode = defineRoute({
  method: "POST",
  path: api.archiveCode,
  summary: "Disables a code for good; doing it twice is doing it once.",
  access: "person",
  params: IdParams,
  ok: { 200: Code },
  refusals: [404],
});
