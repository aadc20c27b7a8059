import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { Message, wireEmail } from "../wire.ts";

export const forgotPassword = defineRoute({
  method: "POST",
  path: api.forgotPassword,
  summary: "Mails a reset link that lives one hour. 404 unknown email.",
  access: "anybody",
  body: z.object({ email: wireEmail }),
  ok: { 200: Message },
  refusals: [404],
});
