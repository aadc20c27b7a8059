import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { IdParams } from "../../wire.ts";

/** Rule 23: archiving a code does not end the pledges it started; this does. */
export const stopCodePledges = defineRoute({
  method: "POST",
  path: api.stopCodePledges,
  summary: "Stops every running pledge that came from this code.",
  access: "person",
  params: IdParams,
  ok: { 200: z.object({ stopped: z.int() }) },
  refusals: [404],
});
