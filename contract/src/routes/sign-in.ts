import * as api from "../api-paths.ts";
import { z } from "zod";
import { PASSWORD_MIN_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { wireEmail } from "../wire.ts";
import { problem } from "../field-problem.ts";

/** As sent, never trimmed: a password may begin or end with a space. */
export const wirePassword = z
  .string({ error: problem("required") })
  .min(PASSWORD_MIN_LENGTH, { error: problem("tooShort", PASSWORD_MIN_LENGTH) })
  .max(200, { error: problem("tooLong", 200) });

export const Token = z.object({ token: z.string() });

export const signIn = defineRoute({
  method: "POST",
  path: api.signIn,
  summary: "Exchanges an email and password for a bearer token. 404 unknown email, 403 wrong password.",
  access: "anybody",
  body: z.object({ email: wireEmail, password: wirePassword }),
  ok: { 200: Token },
  refusals: [403, 404],
});
