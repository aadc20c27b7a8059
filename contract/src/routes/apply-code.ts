import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { CodeBody } from "./check-code.ts";

export const applyCode = defineRoute({
  method: "POST",
  path: api.applyCode,
  summary: "Uses a code once: answers the sentences of what was done. Refused as in the check.",
  access: "person",
  body: CodeBody,
  ok: { 200: z.array(z.string()) },
  refusals: [403, 404, 409, 410, 422, 429],
});
