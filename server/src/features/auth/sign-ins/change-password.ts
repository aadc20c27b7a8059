import { passwordProblem } from "@kalivo/domain/people/password.ts";
import type { Proof } from "@kalivo/contract/shapes/proof.ts";
import type { Sentence } from "@kalivo/words/server.ts";
import { fieldRefusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { setPassword } from "../../people/set-password.ts";
import { hashPassword } from "../password-hash.ts";
import { proveIdentity } from "../proof.ts";
import { endPending } from "../end-pending.ts";
import { deleteOpenResets, endOtherSignIns } from "../auth.queries.ts";

/** Sets a new password after a proof of identity; the other sessions end, and the person is mailed. */
export async function changePassword(
  services: Pick<Services, "db" | "config" | "limits" | "traces">,
  { person, password, proof }: { person: SignedIn; password: string; proof: Proof },
  now: Date,
): Promise<Refused | null> {
  const { db, traces } = services;
  const weak = weakPassword("new_password", password, person);
  if (weak !== null) return weak;
  const refused = await proveIdentity(services, person, proof, now);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, person.id, passwordHash);
    await endOtherSignIns(tx, { userId: person.id, id: person.sessionId }, now);
    await deleteOpenResets(tx, person.id);
    await endPending(tx, person.id, now);
    await enqueueMail(tx, {
      key: `password_changed:settings:${person.id}:${now.toISOString()}`,
      kind: "password_changed",
      userId: person.id,
      payload: { by: "settings" },
      notBefore: now,
    });
  });
  traces.record("password_changed");
  return null;
}

/** The reason why a new password is too weak for this person; null: none (rule 40). */
export function weakPassword(field: string, password: string, { admin }: { admin: boolean }): Refused | null {
  const problem = passwordProblem(password, { admin });
  if (problem === null) return null;
  const sentence: Sentence = (say) =>
    problem.kind === "common" ? say.accounts.passwordCommon : say.accounts.passwordShort(problem.least);
  return fieldRefusal(field, sentence);
}
