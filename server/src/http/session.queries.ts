import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { KEEP_PLAN } from "../db/prepared.ts";
import { MAX_LAG_MS } from "../db/replica.ts";

type SessionRow = {
  id: number;
  is_admin: boolean;
  language: string;
  session_id: number;
  device: string | null;
  seen_on: string | null;
  second_factor_at: Date | null;
  may_administer: boolean;
  just_saved: boolean;
};

/** Longer than a replica that is read may be behind. */
const JUST_NOW = sql.lit(`${(2 * MAX_LAG_MS) / 1000} seconds`);
/** Saves in quick succession are marked once. */
const MARKED = sql.lit("2 seconds");

/** The session of a token's hash and its person; undefined where it has ended. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    ${KEEP_PLAN}
    select u.id, u.is_admin, u.language, s.id as session_id, s.device, s.seen_on, s.second_factor_at,
      u.is_admin
        and f.user_id is not null
        and coalesce(s.second_factor_at > clock_timestamp() - interval '12 hours', false) as may_administer,
      coalesce(s.saved_at > clock_timestamp() - ${JUST_NOW}::interval, false) as just_saved
    from sessions s
    join users u on u.id = s.user_id
    left join second_factors f on f.user_id = u.id
    where s.token_hash = ${tokenHash}
      and s.revoked_at is null
      and u.erased_at is null
  `.execute(db);
  return rows[0];
}

export async function noteSeen(
  db: Db,
  sessionId: number,
  { today, device }: { today: string; device: string | null },
): Promise<void> {
  await db.updateTable("sessions").set({ seen_on: today, device }).where("id", "=", sessionId).execute();
}

/** For the next seconds this session reads from the primary. */
export async function noteSaved(db: Db, sessionId: number): Promise<void> {
  await sql`
    update sessions
    set saved_at = clock_timestamp()
    where id = ${sessionId}
      and (saved_at is null or saved_at < clock_timestamp() - ${MARKED}::interval)
  `.execute(db);
}
