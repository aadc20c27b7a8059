import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { sql } from "kysely";
import type { Language } from "@kalivo/domain/language.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import type { Db } from "../db/client.ts";
import { deviceOf } from "./device.ts";

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

/** Once a day and sign-in: by which device, and that it was used. */
async function noteSeen(
  db: Db,
  { session_id, device, seen_on }: { session_id: number; device: string | null; seen_on: string | null },
  userAgent: string | undefined,
  now: Date,
): Promise<void> {
  const today = brusselsDay(now);
  if (seen_on === today) return;
  await db
    .updateTable("sessions")
    .set({ seen_on: today, device: deviceOf(userAgent) ?? device })
    .where("id", "=", session_id)
    .execute();
}

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
  type Row = {
    id: number;
    is_admin: boolean;
    language: string;
    session_id: number;
    device: string | null;
    seen_on: string | null;
    second_factor_at: Date | null;
    may_administer: boolean;
  };
  const { rows } = await sql<Row>`
    select u.id, u.is_admin, u.language, s.id as session_id, s.device, s.seen_on, s.second_factor_at,
      u.is_admin
        and f.user_id is not null
        and coalesce(s.second_factor_at > clock_timestamp() - interval '12 hours', false) as may_administer
    from sessions s
    join users u on u.id = s.user_id
    left join second_factors f on f.user_id = u.id
    where s.token_hash = ${tokenHash}
      and s.revoked_at is null
      and u.erased_at is null
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  await noteSeen(db, row, userAgent, now);
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
