import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { Message } from "../wire.ts";

export const signOut = defineRoute({
  method: "POST",
  path: api.signOut,
  summary: "Ends this sign-in.",
  access: "person",
  ok: { 200: Message },
});
