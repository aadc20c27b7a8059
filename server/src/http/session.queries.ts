import { sql } from "kysely";
import type { Db } from "../db/client.ts";

type SessionRow = {
  id: number;
  is_admin: boolean;
  language: string;
  session_id: number;
  device: string | null;
  seen_on: string | null;
  second_factor_at: Date | null;
  may_administer: boolean;
};

/** The session of a token's hash and its person; undefined where it has ended. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
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
  return rows[0];
}

export async function noteSeen(
  db: Db,
  sessionId: number,
  { today, device }: { today: string; device: string | null },
): Promise<void> {
  await db.updateTable("sessions").set({ seen_on: today, device }).where("id", "=", sessionId).execute();
}
