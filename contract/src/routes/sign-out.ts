import { defineRoute } from "../route.ts";
import { Message } from "../wire.ts";

export const signOut = defineRoute({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends this sign-in.",
  access: "person",
  ok: { 200: Message },
});
