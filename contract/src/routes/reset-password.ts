import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { Message, wireRequiredText } from "../wire.ts";
import { wirePassword } from "./sign-in.ts";

export const resetPassword = defineRoute({
  method: "POST",
  path: api.resetPassword,
  summary:
    "Sets a new password and ends all sign-ins. 404 unknown token, 408 too old, 409 a newer one exists, 410 used.",
  access: "anybody",
  body: z.object({ password: wirePassword, token: wireRequiredText(200) }),
  ok: { 200: Message },
  refusals: [404, 408, 409, 410],
});
