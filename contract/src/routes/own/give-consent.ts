import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Message, wireBoolean, wireRequiredText } from "../../wire.ts";

/** Rule 33: explicit, with the version of the text, withdrawable. */
export const giveConsent = defineRoute({
  method: "POST",
  path: "/api/user/consent",
  summary: "Gives or withdraws a consent.",
  access: "person",
  body: z.object({
    kind: z.enum(["health", "terms"]),
    text_version: wireRequiredText(40),
    granted: wireBoolean,
  }),
  ok: { 200: Message },
});
