import { sql } from "kysely";
import type { MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { RateCents } from "@kalivo/domain/pledges/rate.ts";
import type { Queryable } from "../../db/client.ts";

export type RunningPledge = { id: number; rateCents: RateCents; cap: MonthlyCap; since: Date };

export const findBurner = (db: Queryable, userId: number) =>
  db
    .selectFrom("users")
    .select(["id", "first_name"])
    .where("id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();

/** Changes of one payer's pledges happen one after the other; a close, which refers to the payer, is not kept waiting. */
export async function lockPayer(db: Queryable, payerId: number): Promise<void> {
  await db
    .selectFrom("payers")
    .select("id")
    .where("id", "=", payerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function runningPledge(
  db: Queryable,
  payerId: number,
  burnerId: number,
): Promise<RunningPledge | null> {
  const { rows } = await sql<{ id: number; rate_c100: number; cap_cents: bigint | null; since: Date }>`
    select id, rate_c100, cap_cents, lower(valid) as since
    from pledges
    where payer_id = ${payerId}
      and burner_id = ${burnerId}
      and upper_inf(valid)
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return { id: row.id, rateCents: row.rate_c100, cap: row.cap_cents ?? "unlimited", since: row.since };
}

/** Ends a version. One that began at this very instant never was valid: it goes. */
export async function endPledge(db: Queryable, pledge: RunningPledge, at: Date): Promise<void> {
  if (pledge.since.getTime() >= at.getTime()) {
    await sql`delete from pledges where id = ${pledge.id}`.execute(db);
    return;
  }
  await sql`
    update pledges
    set valid = tstzrange(lower(valid), ${at})
    where id = ${pledge.id}
  `.execute(db);
}

/** Opens a version now, or where the one before ended when the clock was moved back since. */
export async function openPledge(
  db: Queryable,
  pledge: { payerId: number; burnerId: number; rateCents: RateCents; cap: MonthlyCap; at: Date },
): Promise<void> {
  await sql`
    insert into pledges (payer_id, burner_id, rate_c100, cap_cents, valid)
    select ${pledge.payerId}, ${pledge.burnerId}, ${pledge.rateCents}, ${pledge.cap === "unlimited" ? null : pledge.cap},
      tstzrange(greatest(${pledge.at}::timestamptz, max(upper(valid))), null)
    from pledges
    where payer_id = ${pledge.payerId}
      and burner_id = ${pledge.burnerId}
  `.execute(db);
}
