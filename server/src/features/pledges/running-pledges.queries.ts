import { sql, type RawBuilder } from "kysely";
import type { MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { RateCents } from "@kalivo/domain/pledges/rate.ts";
import type { Queryable } from "../../db/client.ts";
import { goesOn, isAhead, LAST_VERSIONS, runsAt } from "../../db/pledge-times.ts";

export type Terms = { rateCents: RateCents; cap: MonthlyCap; syncedOnly: boolean };

/** The version of a pledge that runs, and the one planned to follow it (decision 56). */
export type RunningPledge = Terms & {
  id: number;
  payerId: number;
  burnerId: number;
  since: Date;
  /** When its first version began. */
  beganAt: Date;
  /** The burner allowed it, by a code they applied or by their secret invite link (rule 35). */
  byBurner: boolean;
  next: PlannedTerms | null;
};

export type PlannedTerms = Terms & { id: number; from: Date };

export async function runningPledge(
  db: Queryable,
  payerId: number,
  burnerId: number,
  at: Date,
): Promise<RunningPledge | null> {
  const [pledge] = await running(db, sql`p.payer_id = ${payerId} and p.burner_id = ${burnerId}`, at);
  return pledge ?? null;
}

export const runningPledgesOfPayer = (db: Queryable, payerId: number, at: Date) =>
  running(db, sql`p.payer_id = ${payerId}`, at);

export const runningPledgesTo = (db: Queryable, burnerId: number, at: Date) =>
  running(db, sql`p.burner_id = ${burnerId}`, at);

/** Without those that their payer changed since, or planned to change (rule 23). */
export const runningPledgesOfCode = (db: Queryable, codeId: number, at: Date) =>
  running(db, sql`p.code_id = ${codeId} and not p.until_plan`, at);

type Row = {
  id: number;
  payer_id: number;
  burner_id: number;
  rate_cents: number;
  cap_cents: bigint | null;
  synced_only: boolean;
  since: Date;
  began_at: Date;
  by_burner: boolean;
  ahead: boolean;
};

async function running(db: Queryable, which: RawBuilder<unknown>, at: Date): Promise<RunningPledge[]> {
  const { rows } = await sql<Row>`
    select p.id, p.payer_id, p.burner_id, p.rate_cents, p.cap_cents, p.synced_only, lower(p.valid) as since,
      coalesce(p.began_at, lower(p.valid)) as began_at, p.by_burner, ${sql.raw(isAhead("p", "asked.at"))} as ahead
    from ${sql.raw(LAST_VERSIONS)} p
    cross join (select ${at}::timestamptz as at) asked
    where ${which}
      and (${sql.raw(runsAt("p", "asked.at"))} or ${sql.raw(isAhead("p", "asked.at"))})
    order by p.id
  `.execute(db);
  const plans = new Map(rows.filter(({ ahead }) => ahead).map((row) => [pairOf(row), planned(row)]));
  return rows
    .filter(({ ahead }) => !ahead)
    .map((row) => ({
      ...termsOf(row),
      id: row.id,
      payerId: row.payer_id,
      burnerId: row.burner_id,
      since: row.since,
      beganAt: row.began_at,
      byBurner: row.by_burner,
      next: plans.get(pairOf(row)) ?? null,
    }));
}

const pairOf = ({ payer_id, burner_id }: Row) => `${payer_id}:${burner_id}`;

const planned = (row: Row): PlannedTerms => ({ ...termsOf(row), id: row.id, from: row.since });

const termsOf = ({ rate_cents, cap_cents, synced_only }: Row): Terms => ({
  rateCents: rate_cents,
  cap: cap_cents ?? "unlimited",
  syncedOnly: synced_only,
});

/** Whether this person gives to the burner now, themself or for a team they run. */
export async function givesTo(db: Queryable, userId: number, burnerId: number): Promise<boolean> {
  const { rows } = await sql<{ gives: boolean }>`
    select exists (
      select
      from pledges p
      join payer_people a on a.payer_id = p.payer_id and a.user_id = ${userId}
      where p.burner_id = ${burnerId}
        and ${sql.raw(goesOn("p"))}
    ) as gives
  `.execute(db);
  return rows[0]?.gives ?? false;
}
