import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Language } from "@kalivo/domain/language.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import type { Db } from "../db/client.ts";
import { deviceOf } from "./device.ts";
import { findSession, noteSeen } from "./session.queries.ts";

/** Who calls, and the language they chose. */
export type SignedIn = {
  id: number;
  admin: boolean;
  language: Language;
  /** Names this one sign-in where it may be shown; `tokenHash` finds it. */
  sessionId: number;
  tokenHash: Buffer;
  /** When this sign-in last showed a second factor; null: never. */
  secondFactorAt: Date | null;
  /** An admin whose password is good enough for one, and whose sign-in showed a second factor in the last 12 hours (rule 40). */
  mayAdminister: boolean;
};

/** Only the hash of a token is ever stored or compared. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The person behind an `Authorization: Bearer` header, or null. The cookie is never read, so nothing can be forged. */
export async function signedIn(
  db: Db,
  { authorization, "user-agent": userAgent }: IncomingHttpHeaders,
  now: Date,
): Promise<SignedIn | null> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(authorization ?? "")?.[1];
  if (token === undefined) return null;
  const tokenHash = hashToken(token);
  const row = await findSession(db, tokenHash);
  if (row === undefined) return null;
  // Once a day and sign-in: by which device, and that it was used.
  const today = brusselsDay(now);
  if (row.seen_on !== today)
    await noteSeen(db, row.session_id, { today, device: deviceOf(userAgent) ?? row.device });
  const language = isLanguage(row.language) ? row.language : "en";
  return {
    id: row.id,
    admin: row.is_admin,
    language,
    sessionId: row.session_id,
    tokenHash,
    secondFactorAt: row.second_factor_at,
    mayAdminister: row.may_administer,
  };
}
