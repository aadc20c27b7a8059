import { z } from "zod";
import { wireRequiredText } from "../wire.ts";

/** A passkey of a person. */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** The day it was last used. */
  used_on: z.iso.date().nullable(),
});

/** The options for the browser's passkey call, and the ticket for its answer: valid once, within five minutes. */
export const PasskeyQuestion = z.object({
  ticket: z.string(),
  /** `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3. */
  options: z.record(z.string(), z.unknown()),
});

/**
 * The browser's passkey answer (`RegistrationResponseJSON` or `AuthenticationResponseJSON` of WebAuthn level 3); the
 * server's library validates it.
 */
export const PasskeyAnswer = z.object({
  ticket: wireRequiredText(100),
  credential: z.record(z.string(), z.unknown()),
});

export type Passkey = z.infer<typeof Passkey>;
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
