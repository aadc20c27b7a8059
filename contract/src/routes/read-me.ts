import { defineRoute } from "../route.ts";
import { User } from "../shapes/user.ts";

export const readMe = defineRoute({
  method: "GET",
  path: "/api/auth",
  summary: "The signed-in person.",
  access: "person",
  ok: { 200: User },
});
