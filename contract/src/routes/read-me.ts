import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { User } from "../shapes/user.ts";

export const readMe = defineRoute({
  method: "GET",
  path: api.readMe,
  summary: "The signed-in person. X-Server-Time is the clock that what they send is judged by.",
  access: "person",
  ok: { 200: User },
});
