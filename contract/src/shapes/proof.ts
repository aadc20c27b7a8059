import { z } from "zod";
import { problem } from "../field-problem.ts";
import { wireOptional } from "../wire.ts";

/**
 * Proves that the request comes from the person, and not only from their session: the present password, or the browser's
 * passkey answer. Required to change or end an account (rule 38).
 */
export const Proof = z.strictObject({
  /** As sent, never trimmed; it may be older than today's rules for passwords. */
  password: wireOptional(
    z.string({ error: problem("required") }).max(200, { error: problem("tooLong", 200) }),
  ),
  passkey: wireOptional(z.record(z.string(), z.unknown())),
});

export type Proof = z.infer<typeof Proof>;
