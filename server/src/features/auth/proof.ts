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

/** Where the field stands in the body of a call that asks for a proof. */
const FIELD = "proof.password";

/**
 * Rule 38: whether it is the person themself who asks. Null: it is. Refuses with 422 when nothing was shown, 403 when
 * it is not theirs, 429 after too many tries; the tries are counted before the password is looked at, so that many sent
 * at once learn no more than as many sent one after the other. A good proof starts the count anew.
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

/** Nothing is counted: a key is not guessed, and each answer to a question works once. */
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
