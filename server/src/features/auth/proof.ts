import { PasskeyAnswer } from "@kalivo/contract/shapes/passkey.ts";
import type { Proof } from "@kalivo/contract/shapes/proof.ts";
import type { Sentence } from "@kalivo/words/server.ts";
import { PROOF_TRIES, SIGN_IN_WINDOW_MINUTES } from "@kalivo/domain/limits.ts";
import { fieldRefusal, refusal, type Refused } from "../../http/refusal.ts";
import type { SignedIn } from "../../http/session.ts";
import type { Services } from "../../services.ts";
import { checkAnswer } from "./passkeys/check-answer.ts";
import { passwordMatches } from "./password-hash.ts";
import { findPasswordHash } from "./auth.queries.ts";

/** The field's path in the body of a request that requires a proof. */
const FIELD = "proof.password";

/**
 * Rule 38: checks that the request comes from the person themself. Null: it does. Refuses with 422 without a proof, 403 with
 * a wrong one, 429 after too many tries; a try is counted before the password is compared, so that concurrent tries gain
 * nothing. A valid proof resets the count.
 */
export async function proveIdentity(
  services: Pick<Services, "db" | "config" | "limits" | "traces">,
  person: Pick<SignedIn, "id" | "sessionId">,
  proof: Proof,
  now: Date,
): Promise<Refused | null> {
  if (proof.passkey !== undefined) return provePasskey(services, person, proof.passkey, now);
  const { db, limits, traces } = services;
  if (proof.password === undefined) return fieldRefusal(FIELD, (say) => say.accounts.proofMissing);
  const tries = limits("proof", PROOF_TRIES, SIGN_IN_WINDOW_MINUTES * 60);
  const key = String(person.id);
  const tooMany = await tries.consume(key);
  if (tooMany !== null) return tooMany;
  const hash = await findPasswordHash(db, person.id);
  if (hash === null || !(await passwordMatches(proof.password, hash))) {
    traces.record("sign_in_failed");
    return wrongPassword();
  }
  await tries.reset(key);
  return null;
}

/** Not counted: a key cannot be guessed, and each challenge can be answered once. */
async function provePasskey(
  services: Pick<Services, "db" | "config" | "traces">,
  person: Pick<SignedIn, "id" | "sessionId">,
  given: NonNullable<Proof["passkey"]>,
  now: Date,
): Promise<Refused | null> {
  const answer = PasskeyAnswer.safeParse(given);
  const passkey = answer.success
    ? await checkAnswer(services, answer.data, { purpose: "proof", person }, now)
    : null;
  return passkey === null ? refusal(403, (say) => say.security.passkeyRefused) : null;
}

const notTheirs: Sentence = (say) => say.accounts.proofWrong;
const wrongPassword = (): Refused => refusal(403, notTheirs, { errors: { [FIELD]: [notTheirs] } });
