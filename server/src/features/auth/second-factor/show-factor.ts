import type { PasskeyAnswer } from "@kalivo/contract/shapes/passkey.ts";
import { SECOND_FACTOR_TRIES, SIGN_IN_WINDOW_MINUTES } from "@kalivo/domain/limits.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { checkAnswer } from "../passkeys/check-answer.ts";
import { opened, stepOf } from "./app-codes.ts";
import { findFactor, markShownBy, spendRecoveryCode, spendStep } from "./second-factor.queries.ts";
import { recoveryHash } from "./recovery-codes.ts";

type Parts = Pick<Services, "db" | "config" | "traces" | "limits" | "secretKeys">;
type Shown = { code?: string | undefined; passkey?: PasskeyAnswer | undefined };

/** Checks an admin's second factor; valid for twelve hours of this session. Null: it is correct. */
export async function showFactor(
  services: Parts,
  person: SignedIn,
  { code, passkey }: Shown,
  now: Date,
): Promise<Refused | null> {
  const { db, traces } = services;
  const refused =
    passkey === undefined
      ? await refspendCode(services, person, code, now)
      : await refusePasskey(services, person, passkey, now);
  if (refused !== null) {
    traces.record("second_factor_failed");
    return refused;
  }
  await markShownBy(db, person);
  traces.record("second_factor_passed");
  traces.record("admin_sign_in");
  return null;
}

async function refusePasskey(services: Parts, person: SignedIn, answer: PasskeyAnswer, now: Date) {
  const passkey = await checkAnswer(services, answer, { purpose: "second_factor", person }, now);
  return passkey === null ? refusal(403, (say) => say.security.passkeyRefused) : null;
}

/** Tries are counted per account before anything is compared, so that concurrent tries gain nothing. */
async function refspendCode(
  services: Parts,
  { id }: SignedIn,
  code: string | undefined,
  now: Date,
): Promise<Refused | null> {
  if (code === undefined) return fieldRefusal("code", (say) => say.security.codeMissing);
  const tries = triesOf(services);
  const tooMany = await tries.consume(String(id));
  if (tooMany !== null) return tooMany;
  const hash = recoveryHash(id, code);
  const used =
    hash === null
      ? await spendCode(services, id, code)
      : await spendRecoveryCode(services.db, { userId: id, hash }, now);
  if (!used) return hash === null ? wrongCode() : codeRefusal((say) => say.security.wrongRecoveryCode);
  await tries.reset(String(id));
  return null;
}

async function spendCode({ db, secretKeys }: Parts, userId: number, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  if (factor === null || factor.totp_sealed === null) return false;
  const secret = opened(secretKeys, userId, factor.totp_sealed);
  const step = secret === null ? null : stepOf(secret, code.replaceAll(" ", ""), factor.now_ms);
  return step !== null && spendStep(db, { userId, step });
}

export const triesOf = ({ limits }: Pick<Services, "limits">) =>
  limits("second-factor", SECOND_FACTOR_TRIES, SIGN_IN_WINDOW_MINUTES * 60);

/** The same answer for a wrong, a used and an expired code, so that it reveals nothing. */
export const wrongCode = (): Refused => codeRefusal((say) => say.security.wrongCode);

function codeRefusal(message: Refused["message"]): Refused {
  return refusal(403, message, { errors: { code: [message] } });
}
