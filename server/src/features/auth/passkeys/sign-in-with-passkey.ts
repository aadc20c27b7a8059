import type { PasskeyAnswer } from "@kalivo/contract/shapes/passkey.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { hashToken } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { insertSession } from "../auth.queries.ts";
import { randomToken } from "../random-token.ts";
import { markShownBy } from "../second-factor/second-factor.queries.ts";
import { checkAnswer } from "./check-answer.ts";
import { findHolder } from "./passkeys.queries.ts";

/** Exchanges a passkey's answer for a token. The device verified its user, so this session has shown a second factor. */
export async function signInWithPasskey(
  services: Pick<Services, "db" | "config" | "traces">,
  answer: PasskeyAnswer,
  now: Date,
): Promise<{ token: string } | Refused> {
  const { db, traces } = services;
  const passkey = await checkAnswer(services, answer, { purpose: "sign_in", person: null }, now);
  if (passkey === null) {
    traces.record("sign_in_failed");
    return refusal(403, (say) => say.security.passkeyRefused);
  }
  const token = randomToken();
  const holder = await db.transaction().execute(async (tx) => {
    await insertSession(tx, passkey.user_id, hashToken(token), now);
    await markShownBy(tx, { tokenHash: hashToken(token) });
    return findHolder(tx, passkey.user_id);
  });
  traces.record("sign_in");
  if (holder.is_admin) traces.record("admin_sign_in");
  return { token };
}
