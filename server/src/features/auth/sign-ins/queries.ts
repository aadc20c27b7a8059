import { sql } from "kysely";
import type { Queryable } from "../../../db/client.ts";

export type SignInRow = {
  id: number;
  device: string | null;
  seen_on: string | null;
  created_at: Date;
};

export async function standingSignIns(db: Queryable, userId: number): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`
    select id, device, seen_on, created_at
    from sessions
    where user_id = ${userId}
      and revoked_at is null
    order by seen_on desc nulls last, id desc
    limit 200
  `.execute(db);
  return rows;
}

/** False: it is not theirs, or ended before. */
export async function endOneSignIn(
  db: Queryable,
  { userId, id }: { userId: number; id: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function endOtherSignIns(
  db: Queryable,
  { userId, id }: { userId: number; id: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("id", "<>", id)
    .where("revoked_at", "is", null)
    .execute();
}

/** Everybody's: after a restore, what was ended since the backup stands again. How many there were. */
export async function endEverySignIn(db: Queryable, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
