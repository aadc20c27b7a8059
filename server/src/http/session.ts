import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Language } from "@kalivo/domain/language.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import type { Db } from "../db/client.ts";
import { deviceOf } from "./device.ts";
import { findSession, noteSeen } from "./session.queries.ts";

/** The signed-in person, with their language. */
export type SignedIn = {
  id: number;
  admin: boolean;
  language: Language;
  /** Identifies the session where it may be shown; `tokenHash` finds it. */
  sessionId: number;
  tokenHash: Buffer;
  /** When this session last showed a second factor; null: never. */
  secondFactorAt: Date | null;
  /** An admin with a strong enough password whose session showed a second factor in the last 12 hours (rule 40). */
  mayAdminister: boolean;
  /** Signed in or saved something within the last seconds: a replica may not know of it. */
  justSaved: boolean;
};

/** Only the hash of a token is ever stored or compared. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The person of an `Authorization: Bearer` header, or null. Cookies are never read, so there is no CSRF. */
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
  // Once a day per session: the device, and the day of use.
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
    justSaved: row.just_saved,
  };
}
