import { sql, type RawBuilder } from "kysely";
import { SYNCED_TIERS } from "@kalivo/domain/efforts/activity.ts";
import type { MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { RateCents } from "@kalivo/domain/pledges/rate.ts";
import type { Queryable } from "../../db/client.ts";

export type RunningPledge = {
  id: number;
  rateCents: RateCents;
  cap: MonthlyCap;
  syncedOnly: boolean;
  since: Date;
  /** When its first version began. */
  beganAt: Date;
  /** The burner allowed it, by a code they applied or by their secret invite link (rule 35). */
  byBurner: boolean;
};

/** SQL: whether a workout of this trust counts as synced. Without parameters, for any statement. */
export const isSynced = (trust: string) =>
  `${trust} in (${SYNCED_TIERS.map((tier) => `'${tier}'`).join(", ")})`;

/** Serialises changes of one payer's pledges; the lock does not block a close, which only references the payer. */
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
  const [pledge] = await running(db, sql`payer_id = ${payerId} and burner_id = ${burnerId}`);
  return pledge ?? null;
}

export const runningPledgesOfPayer = (db: Queryable, payerId: number) =>
  running(db, sql`payer_id = ${payerId}`);

export const runningPledgesTo = (db: Queryable, burnerId: number) =>
  running(db, sql`burner_id = ${burnerId}`);

export const runningPledgesOfCode = (db: Queryable, codeId: number) => running(db, sql`code_id = ${codeId}`);

async function running(db: Queryable, which: RawBuilder<unknown>): Promise<RunningPledge[]> {
  type Row = {
    id: number;
    rate_cents: number;
    cap_cents: bigint | null;
    synced_only: boolean;
    since: Date;
    began_at: Date;
    by_burner: boolean;
  };
  const { rows } = await sql<Row>`
    select id, rate_cents, cap_cents, synced_only, lower(valid) as since, coalesce(began_at, lower(valid)) as began_at,
      by_burner
    from pledges
    where ${which}
      and upper_inf(valid)
    order by id
  `.execute(db);
  return rows.map(({ id, rate_cents, cap_cents, synced_only, since, began_at, by_burner }) => ({
    id,
    rateCents: rate_cents,
    cap: cap_cents ?? "unlimited",
    syncedOnly: synced_only,
    since,
    beganAt: began_at,
    byBurner: by_burner,
  }));
}

/** Always in the order of ids, so that no deadlock occurs. */
export async function lockPayers(db: Queryable, payerIds: readonly number[]): Promise<void> {
  if (payerIds.length === 0) return;
  await db
    .selectFrom("payers")
    .select("id")
    .where("id", "in", payerIds)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** The payers who support this person now. */
export async function payersOfBurner(db: Queryable, burnerId: number): Promise<number[]> {
  const { rows } = await sql<{ payer_id: number }>`
    select payer_id
    from pledges
    where burner_id = ${burnerId}
      and upper_inf(valid)
  `.execute(db);
  return rows.map(({ payer_id }) => payer_id);
}

/** Whether this person is the team's only member; locks its row, so that nobody leaves meanwhile. */
export async function isAloneInTeam(db: Queryable, teamId: number, userId: number): Promise<boolean> {
  await db.selectFrom("teams").select("id").where("id", "=", teamId).forShare().executeTakeFirst();
  const members = await db
    .selectFrom("team_members")
    .select("user_id")
    .where("team_id", "=", teamId)
    .limit(2)
    .execute();
  return members.length === 1 && members[0]?.user_id === userId;
}

/** Ends a version. One that began at this very instant was never valid, and is deleted. */
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

export type NewPledge = {
  payerId: number;
  burnerId: number;
  rateCents: RateCents;
  cap: MonthlyCap;
  syncedOnly: boolean;
  codeId: number | null;
  /** Whether the burner allowed it (rule 35). */
  byBurner: boolean;
  /** For a changed pledge, when its first version began. */
  beganAt: Date | null;
  at: Date;
};

/** Opens a version now, or at the end of the version before when the clock was moved back since. */
export async function openPledge(db: Queryable, pledge: NewPledge): Promise<void> {
  await sql`
    insert into pledges (payer_id, burner_id, rate_cents, cap_cents, synced_only, code_id, by_burner, began_at, valid)
    select ${pledge.payerId}, ${pledge.burnerId}, ${pledge.rateCents},
      ${pledge.cap === "unlimited" ? null : pledge.cap}, ${pledge.syncedOnly}, ${pledge.codeId},
      ${pledge.byBurner}, ${pledge.beganAt}::timestamptz,
      tstzrange(greatest(${pledge.at}::timestamptz, max(upper(valid))), null)
    from pledges
    where payer_id = ${pledge.payerId}
      and burner_id = ${pledge.burnerId}
  `.execute(db);
}

/** Marks a running pledge as allowed by the burner. */
export async function welcomePledge(db: Queryable, pledgeId: number): Promise<void> {
  await sql`update pledges set by_burner = true where id = ${pledgeId} and not by_burner`.execute(db);
}
