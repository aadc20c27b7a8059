import { sql } from "kysely";
import { SYNCED_TIERS } from "@kalivo/domain/efforts/activity.ts";
import type { MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { Queryable } from "../../db/client.ts";
import { goesOn } from "../../db/pledge-times.ts";
import type { RunningPledge, Terms } from "./running-pledges.queries.ts";

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
      and ${sql.raw(goesOn("pledges"))}
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

/** Ends a version, and what was planned to follow it. One that began at this very instant was never valid, and is deleted. */
export async function endPledge(db: Queryable, pledge: RunningPledge, at: Date): Promise<void> {
  if (pledge.next !== null) await deleteVersion(db, pledge.next.id);
  if (pledge.since.getTime() >= at.getTime()) return deleteVersion(db, pledge.id);
  await endVersion(db, pledge.id, { at, untilPlan: false });
}

/** The running version of a pledge goes on without an end again. Returns it as it stands then. */
export async function takePlanBack(db: Queryable, pledge: RunningPledge): Promise<RunningPledge> {
  if (pledge.next === null) return pledge;
  await deleteVersion(db, pledge.next.id);
  await endVersion(db, pledge.id, { at: null, untilPlan: false });
  return { ...pledge, next: null };
}

async function deleteVersion(db: Queryable, id: number): Promise<void> {
  await sql`delete from pledges where id = ${id}`.execute(db);
}

async function endVersion(
  db: Queryable,
  id: number,
  { at, untilPlan }: { at: Date | null; untilPlan: boolean },
): Promise<void> {
  await sql`
    update pledges
    set valid = tstzrange(lower(valid), ${at}), until_plan = ${untilPlan}
    where id = ${id}
  `.execute(db);
}

/** Plans what follows the running version of a pledge that has no plan; `from` is the start of a month ahead. */
export async function planVersion(
  db: Queryable,
  running: RunningPledge,
  { from, at, ...terms }: Terms & { from: Date; at: Date },
): Promise<void> {
  const { id, payerId, burnerId, beganAt, byBurner } = running;
  await endVersion(db, id, { at: from, untilPlan: true });
  await sql`
    insert into pledges (payer_id, burner_id, rate_cents, cap_cents, synced_only, by_burner, began_at, planned_at, valid)
    values (${payerId}, ${burnerId}, ${terms.rateCents}, ${centsOrNull(terms.cap)}, ${terms.syncedOnly}, ${byBurner},
      ${beganAt}, greatest(${at}::timestamptz, ${running.since}), tstzrange(${from}, null))
  `.execute(db);
}

const centsOrNull = (cap: MonthlyCap) => (cap === "unlimited" ? null : cap);

export type NewPledge = Terms & {
  payerId: number;
  burnerId: number;
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
      ${centsOrNull(pledge.cap)}, ${pledge.syncedOnly}, ${pledge.codeId},
      ${pledge.byBurner}, ${pledge.beganAt}::timestamptz,
      tstzrange(greatest(${pledge.at}::timestamptz, max(upper(valid))), null)
    from pledges
    where payer_id = ${pledge.payerId}
      and burner_id = ${pledge.burnerId}
  `.execute(db);
}

/** Marks a running pledge, and its plan, as allowed by the burner. */
export async function welcomePledge(db: Queryable, { id, next }: RunningPledge): Promise<void> {
  await sql`update pledges set by_burner = true where id in (${id}, ${next?.id ?? null}) and not by_burner`.execute(
    db,
  );
}
