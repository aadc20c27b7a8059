import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { Code } from "../../../shapes/code.ts";
import { Paging, wireOptional, wireText } from "../../../wire.ts";

export const listAllCodes = defineRoute({
  method: "GET",
  path: api.listAllCodes,
  summary:
    "Codes, archived ones too, newest first; a search looks for the code, its label or its owner. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object({ search: wireOptional(wireText(200)), ...Paging }),
  ok: { 200: z.array(Code) },
});
