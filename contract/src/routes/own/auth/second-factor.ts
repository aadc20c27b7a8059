import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { PasskeyAnswer } from "../../../shapes/passkey.ts";
import { Proof } from "../../../shapes/proof.ts";
import { wireOptional, wireRequiredText } from "../../../wire.ts";

/** An admin's second factors, and whether this session has shown one. */
export const SecondFactor = z.object({
  /** The password is strong enough for an admin. */
  password: z.boolean(),
  /** An authenticator app is set up. */
  app: z.boolean(),
  passkeys: z.int(),
  /** This session showed one within the last twelve hours. */
  shown: z.boolean(),
  recovery_codes_left: z.int(),
});

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const limits = { bytes: 64 * 1024, parts: 100 };

export const readSecondFactor = defineRoute({
  method: "GET",
  path: api.readSecondFactor,
  summary: "How one's own second factor stands. Only admins have one (404).",
  access: "person",
  ok: { 200: SecondFactor },
  refusals: [404],
});

/** An admin with a second factor must show it first (403): knowing the password alone must not suffice. */
export const beginSecondFactor = defineRoute({
  method: "POST",
  path: api.beginSecondFactor,
  summary:
    "Looks at the password again, which has to be good enough for an admin, and makes a secret for an app of codes.",
  access: "person",
  body: z.object({ proof: Proof }),
  ok: { 200: z.object({ secret: z.string(), uri: z.string() }) },
  refusals: [403, 404],
});

export const enrolSecondFactor = defineRoute({
  method: "POST",
  path: api.enrolSecondFactor,
  summary:
    "Confirms the secret by a first code; answers ten recovery codes, shown this once. Every admin is told.",
  access: "person",
  body: z.object({ code: wireRequiredText(40) }),
  ok: { 200: RecoveryCodes },
  refusals: [403, 404, 409],
});

export const showSecondFactor = defineRoute({
  method: "POST",
  path: api.showSecondFactor,
  summary: "Shows a code of the app, a recovery code or a passkey. Good for twelve hours of this sign-in.",
  access: "person",
  body: z.object({
    code: wireOptional(wireRequiredText(40)),
    passkey: wireOptional(PasskeyAnswer),
  }),
  limits,
  ok: { 200: SecondFactor },
  refusals: [403, 404],
});

export const renewRecoveryCodes = defineRoute({
  method: "POST",
  path: api.renewRecoveryCodes,
  summary: "Ten new recovery codes; the old ones are worth nothing. After the second factor only.",
  access: "person",
  body: z.object({ proof: Proof }),
  limits,
  ok: { 200: RecoveryCodes },
  refusals: [403, 404, 409],
});

export type SecondFactor = z.infer<typeof SecondFactor>;
