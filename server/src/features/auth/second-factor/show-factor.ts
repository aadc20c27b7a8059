import type { PasskeyAnswer } from "@kalivo/contract/shapes/passkey.ts";
import { SECOND_FACTOR_TRIES, SIGN_IN_WINDOW_MINUTES } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { checkAnswer } from "../passkeys/check-answer.ts";
import { opened, stepOf } from "./app-codes.ts";
import {
  factorState,
  findFactor,
  markShownBy,
  spendRecoveryCode,
  spendStep,
  type FactorState,
} from "./second-factor.queries.ts";
import { recoveryHash } from "./recovery-codes.ts";

type Parts = Pick<Services, "db" | "config" | "traces" | "limits" | "secretKeys">;
type Shown = { code?: string | undefined; passkey?: PasskeyAnswer | undefined };

/**
 * Checks an admin's second factor; valid for twelve hours of this session. What can be used once is used up together with
 * that, and with reading the state that is answered.
 */
export async function showFactor(
  services: Parts,
  person: SignedIn,
  shown: Shown,
  now: Date,
): Promise<Result<FactorState, Refused>> {
  const { db, traces } = services;
  const tries = shown.passkey === undefined && shown.code !== undefined ? triesOf(services) : null;
  const tooMany = (await tries?.consume(String(person.id))) ?? null;
  const outcome =
    tooMany === null
      ? await db.transaction().execute(async (tx) => {
          const refused = await refuseFactor({ ...services, db: tx }, person, shown, now);
          if (refused !== null) return refuse(refused);
          await markShownBy(tx, person);
          return accept(await factorState(tx, person));
        })
      : refuse(tooMany);
  if (outcome.ok) await tries?.reset(String(person.id));
  for (const event of outcome.ok ? PASSED : FAILED) traces.record(event);
  return outcome;
}

const PASSED = ["second_factor_passed", "admin_sign_in"] as const;
const FAILED = ["second_factor_failed"] as const;

const refuseFactor = (services: Parts, person: SignedIn, { code, passkey }: Shown, now: Date) =>
  passkey === undefined
    ? refuseCode(services, person, code, now)
    : refusePasskey(services, person, passkey, now);

async function refusePasskey(services: Parts, person: SignedIn, answer: PasskeyAnswer, now: Date) {
  const passkey = await checkAnswer(services, answer, { purpose: "second_factor", person }, now);
  return passkey === null ? refusal(403, (say) => say.security.passkeyRefused) : null;
}

/** Tries were counted per account before anything is compared, so that concurrent tries gain nothing. */
async function refuseCode(
  services: Parts,
  { id }: SignedIn,
  code: string | undefined,
  now: Date,
): Promise<Refused | null> {
  if (code === undefined) return fieldRefusal("code", (say) => say.security.codeMissing);
  const hash = recoveryHash(id, code);
  const used =
    hash === null
      ? await spendCode(services, id, code)
      : await spendRecoveryCode(services.db, { userId: id, hash }, now);
  if (used) return null;
  return hash === null ? wrongCode() : codeRefusal((say) => say.security.wrongRecoveryCode);
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
