import { sql } from "kysely";
import type { PaymentProvider } from "../../adapters/payment/port.ts";
import type { Queryable } from "../../db/client.ts";

// The set-up pages that were opened for a payer, and by whom.

type ProviderId = PaymentProvider["id"];

export async function insertSetup(
  db: Queryable,
  setup: { payerId: number; begunBy: number; provider: ProviderId; setupRef: string; now: Date },
): Promise<void> {
  await db
    .insertInto("method_setups")
    .values({
      payer_id: setup.payerId,
      begun_by: setup.begunBy,
      provider: setup.provider,
      setup_ref: setup.setupRef,
      created_at: setup.now,
    })
    .onConflict((conflict) => conflict.columns(["provider", "setup_ref"]).doNothing())
    .execute();
}

export async function openSetups(db: Queryable, payerId: number, provider: ProviderId): Promise<string[]> {
  const rows = await db
    .selectFrom("method_setups")
    .select("setup_ref")
    .where("payer_id", "=", payerId)
    .where("provider", "=", provider)
    .where("finished_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(10)
    .execute();
  return rows.map(({ setup_ref }) => setup_ref);
}

export type KnownSetup = {
  payer_id: number;
  team_id: number | null;
  begun_by: number | null;
  called_off_at: Date | null;
  finished_at: Date | null;
};

export const findSetup = (
  db: Queryable,
  provider: ProviderId,
  setupRef: string,
): Promise<KnownSetup | undefined> =>
  db
    .selectFrom("method_setups as s")
    .innerJoin("payers as y", "y.id", "s.payer_id")
    .select(["s.payer_id", "y.team_id", "s.begun_by", "s.called_off_at", "s.finished_at"])
    .where("s.provider", "=", provider)
    .where("s.setup_ref", "=", setupRef)
    .executeTakeFirst();

/** Nothing of the set-ups that somebody began and did not finish is taken any more. */
export async function callOffSetups(db: Queryable, begunBy: number, now: Date): Promise<void> {
  await db
    .updateTable("method_setups")
    .set({ called_off_at: now })
    .where("begun_by", "=", begunBy)
    .where("finished_at", "is", null)
    .where("called_off_at", "is", null)
    .execute();
}

/** True for the first caller only: an old event about a set-up must not undo a later choice. */
export async function finishSetup(
  db: Queryable,
  provider: ProviderId,
  setupRef: string,
  now: Date,
): Promise<boolean> {
  const done = await db
    .updateTable("method_setups")
    .set({ finished_at: now })
    .where("provider", "=", provider)
    .where("setup_ref", "=", setupRef)
    .where("finished_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return done !== undefined;
}

/**
 * The method with which a team pays, if this person finished its last set-up page, or nobody knows who did. Null: they did
 * not, or the team has none.
 */
export async function methodEnteredBy(
  db: Queryable,
  teamId: number,
  userId: number,
): Promise<{ payer_id: number; method_ref: string } | null> {
  const { rows } = await sql<{ payer_id: number; method_ref: string | null }>`
    select y.id as payer_id, y.method_ref
    from payers y
    left join lateral (
      select s.begun_by
      from method_setups s
      where s.payer_id = y.id
        and s.begun_by is not null
        and s.finished_at is not null
        and s.called_off_at is null
      order by s.finished_at desc
      limit 1
    ) entered on true
    where y.team_id = ${teamId}
      and coalesce(entered.begun_by, ${userId}) = ${userId}
  `.execute(db);
  const { payer_id, method_ref = null } = rows[0] ?? {};
  return payer_id === undefined || method_ref === null ? null : { payer_id, method_ref };
}
