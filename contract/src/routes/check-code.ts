import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { CodeOffer } from "../shapes/code.ts";
import { wireRequiredText } from "../wire.ts";

/** In any case, with spaces and dashes; also a whole code link. */
export const CodeBody = z.object({ code: wireRequiredText(MAX_TEXT_LENGTH) });

/** Does not use the code. With a token, one's own or an already used code answers 409. */
export const checkCode = defineRoute({
  method: "POST",
  path: api.checkCode,
  summary: "Whether a code is good: 404 unknown, 410 archived or expired, 409 own or already used, 403 full.",
  access: "anybody",
  body: CodeBody,
  ok: { 200: CodeOffer },
  refusals: [403, 404, 409, 410, 429],
});
