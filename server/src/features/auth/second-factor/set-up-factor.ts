import { passwordProblem } from "@kalivo/domain/people/password.ts";
import type { Proof } from "@kalivo/contract/shapes/proof.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { findHolder } from "../passkeys/passkeys.queries.ts";
import { proveIdentity } from "../proof.ts";
import { newSecret, opened, sealed, stepOf } from "./app-codes.ts";
import {
  confirmPending,
  factorState,
  findFactor,
  keepPending,
  markShownBy,
  replaceRecoveryCodes,
} from "./second-factor.queries.ts";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";
import { mustShow, SHOW_IT } from "./refuse-without-factor.ts";
import { triesOf, wrongCode } from "./show-factor.ts";

type Parts = Pick<Services, "db" | "config" | "traces" | "limits" | "secretKeys">;

/**
 * Checks the password again, which must be strong enough for an admin, and creates a secret that becomes active with its
 * first code. Refused for a person who has a second factor but did not show it.
 */
export async function beginFactor(
  services: Parts,
  person: SignedIn,
  proof: Proof,
  now: Date,
): Promise<Result<{ secret: string; uri: string }, Refused>> {
  const { db, secretKeys } = services;
  if (mustShow(await factorState(db, person))) return refuse(SHOW_IT);
  const { password } = proof;
  if (password === undefined)
    return refuse(fieldRefusal("proof.password", (say) => say.accounts.proofMissing));
  const refused = await proveIdentity(services, person, { password }, now);
  if (refused !== null) return refuse(refused);
  if (passwordProblem(password, { admin: true }) !== null) return refuse(TOO_WEAK);
  const { email } = await findHolder(db, person.id);
  const made = newSecret(email);
  await keepPending(db, { userId: person.id, sealed: sealed(secretKeys, person.id, made.secret) }, now);
  return accept(made);
}

const weak: Refused["message"] = (say) => say.security.weakForAdmins;
const TOO_WEAK = refusal(403, weak, { errors: { "proof.password": [weak] } });

/** The first code activates the app; the recovery codes are shown only now, and every admin is told. */
export async function enrolFactor(
  services: Parts,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<Result<string[], Refused>> {
  const { db, traces } = services;
  if (mustShow(await factorState(db, person))) return refuse(SHOW_IT);
  const tries = triesOf(services);
  const tooMany = await tries.consume(String(person.id));
  if (tooMany !== null) return refuse(tooMany);
  const pending = await readPending(services, person.id, code);
  if (pending === "none") return refuse(refusal(409, (say) => say.security.notBegun));
  if (pending === "wrong") {
    traces.record("second_factor_failed");
    return refuse(wrongCode());
  }
  const codes = await db.transaction().execute(async (tx) => {
    if (!(await confirmPending(tx, { userId: person.id, ...pending }))) return null;
    await markShownBy(tx, person);
    await tellAdmins(tx, { event: "factor_added", id: pending.step, personId: person.id }, now);
    return renewCodes(tx, person.id);
  });
  if (codes === null) return refuse(refusal(409, (say) => say.security.notBegun));
  await tries.reset(String(person.id));
  traces.record("second_factor_passed");
  traces.record("admin_sign_in");
  return accept(codes);
}

async function readPending({ db, secretKeys }: Parts, userId: number, code: string) {
  const factor = await findFactor(db, userId);
  const waiting = factor?.pending_sealed ?? null;
  const secret = waiting === null ? null : opened(secretKeys, userId, waiting);
  if (factor === null || waiting === null || secret === null) return "none";
  const step = stepOf(secret, code.replaceAll(" ", ""), factor.now_ms);
  return step === null ? "wrong" : { step, sealed: waiting };
}

/** Ten new ones; the earlier ones become invalid. */
export async function renewCodes(tx: Queryable, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.flatMap((each) => recoveryHash(userId, each) ?? []);
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}
