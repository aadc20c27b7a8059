import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Message } from "../../wire.ts";

/** RFC 8058: mail programs post here when the reader taps their own "unsubscribe". Signed, no sign-in. */
export const unsubscribe = defineRoute({
  method: "POST",
  path: api.unsubscribe,
  summary: "Stops one kind of refusable mail for the person the link was made for.",
  access: "anybody",
  params: z.object({ token: z.string().min(10).max(400) }),
  ok: { 200: Message },
  refusals: [404, 410],
});
