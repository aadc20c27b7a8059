import { z } from "zod";
import { defineRoute } from "../route.ts";
import { wireBoolean, wireEmail, wireList, wireOptional, wireRequiredText, wireText } from "../wire.ts";
import { Token, wirePassword } from "./sign-in.ts";

/** Codes are accepted and ignored until codes exist. */
export const register = defineRoute({
  method: "POST",
  path: "/api/auth/register",
  summary: "Opens an account and signs in.",
  access: "anybody",
  body: z.object({
    first_name: wireRequiredText(200),
    last_name: wireRequiredText(200),
    email: wireEmail,
    password: wirePassword,
    newsletter: wireOptional(wireBoolean),
    codes: wireList(wireText(40), 20),
  }),
  ok: { 201: Token },
  refusals: [422],
});
