import { z } from "zod";
import { problem } from "../field-problem.ts";
import { wireOptional } from "../wire.ts";

/**
 * That it is the person themself who asks, and not only somebody with their sign-in: the password of today, or a
 * passkey's answer as the browser gave it. What changes or ends an account asks for one of the two (rule 38).
 */
export const Proof = z.strictObject({
  /** As sent, never trimmed; it may be older than today's rules for passwords. */
  password: wireOptional(
    z.string({ error: problem("required") }).max(200, { error: problem("tooLong", 200) }),
  ),
  passkey: wireOptional(z.record(z.string(), z.unknown())),
});

export type Proof = z.infer<typeof Proof>;
