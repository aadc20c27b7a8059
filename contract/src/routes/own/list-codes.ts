import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Code } from "../../shapes/code.ts";
import { Paging } from "../../wire.ts";

/** GET /api/auth contains the latest codes; this is the whole list. */
export const listCodes = defineRoute({
  method: "GET",
  path: api.listCodes,
  summary: "One's own codes and those of the teams one administers, newest first, archived ones included.",
  access: "person",
  query: z.object(Paging),
  ok: { 200: z.array(Code) },
});
