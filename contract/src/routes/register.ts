import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { LONGEST_WANTED } from "@kalivo/domain/links/link-subject.ts";
import { defineRoute } from "../route.ts";
import { wireBoolean, wireEmail, wireList, wireCalled, wireOptional, wireText } from "../wire.ts";
import { Token, wirePassword } from "./sign-in.ts";

const MOST_CODES = 20;

/** The result of a code: what it did, or why it did nothing. */
const RegistrationCode = z.union([
  z.object({ code: z.string(), done: z.array(z.string()) }),
  z.object({ code: z.string(), message: z.string() }),
]);

export type RegistrationCode = z.infer<typeof RegistrationCode>;

/**
 * Codes are applied in the order sent, each on its own, after the account is created: an invalid one affects nothing else.
 */
export const register = defineRoute({
  method: "POST",
  path: api.register,
  summary: "Opens an account, signs in and applies codes.",
  access: "anybody",
  body: z.object({
    first_name: wireCalled(MAX_TEXT_LENGTH),
    last_name: wireCalled(MAX_TEXT_LENGTH),
    email: wireEmail,
    password: wirePassword,
    newsletter: wireOptional(wireBoolean),
    codes: wireList(wireText(MAX_TEXT_LENGTH), MOST_CODES),
    /** Present, possibly empty, when the app continues with further steps: the shared link that brought the person. */
    wanted: wireText(LONGEST_WANTED).optional(),
  }),
  ok: { 201: Token.extend({ codes: z.array(RegistrationCode).optional() }) },
  refusals: [422],
});
