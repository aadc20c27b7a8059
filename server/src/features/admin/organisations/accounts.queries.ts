import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { namedPerson } from "../page/page.queries.ts";

// Bank accounts of organisations, and the decisions of two admins about them.

type Named = { id: number; name: string };

export type IbanChangeRow = {
  id: number;
  organisation_id: number;
  state: "proposed" | "approved" | "rejected";
  iban: string;
  account_holder: string;
  communication: string | null;
  proposed_by: Named | null;
  proposed_at: Date;
  decided_by: Named | null;
  decided_at: Date | null;
  effective_at: Date | null;
  same_as: Named[];
};

const CHANGES_SHOWN = 20;

/** Whether a change `c` is, or may become, an organisation's account; not one rejected or replaced. */
const counts = (now: Date) => sql`(
  c.state = 'proposed' or c.state = 'approved' and not exists (
    select from iban_changes later
    where later.organisation_id = c.organisation_id
      and later.state = 'approved'
      and later.effective_at <= ${now}
      and (later.effective_at, later.id) > (c.effective_at, c.id)
  )
)`;

export async function selectIbanChanges(
  db: Queryable,
  organisationId: number,
  now: Date,
): Promise<IbanChangeRow[]> {
  const { rows } = await sql<IbanChangeRow>`
    select c.id, c.organisation_id, c.state, c.iban, c.account_holder, c.communication, c.proposed_at, c.decided_at, c.effective_at,
      ${namedPerson("c.proposed_by")} as proposed_by,
      ${namedPerson("c.decided_by")} as decided_by,
      case when ${counts(now)} then (
        select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by lower(o.name)), '[]')
        from organisations o
        where o.id in (
          select x.organisation_id
          from (select c.* from iban_changes c where ${counts(now)}) x
          where x.iban = c.iban
            and x.organisation_id <> c.organisation_id
        )
      ) else '[]' end as same_as
    from iban_changes c
    where c.organisation_id = ${organisationId}
    order by c.id desc
    limit ${CHANGES_SHOWN}
  `.execute(db);
  return rows;
}

/**
 * Names of other organisations that have this account, or are to have it. Locks: one process proposes or approves at a time.
 */
export async function othersWith(
  db: Queryable,
  { iban, organisationId }: { iban: string; organisationId: number },
  now: Date,
): Promise<Named[]> {
  await sql`select pg_advisory_xact_lock(hashtext('bank accounts'))`.execute(db);
  const { rows } = await sql<Named>`
    select o.id, o.name
    from organisations o
    where exists (
      select from iban_changes c
      where c.organisation_id = o.id
        and c.iban = ${iban}
        and c.organisation_id <> ${organisationId}
        and ${counts(now)}
    )
    order by lower(o.name), o.id
  `.execute(db);
  return rows;
}

/** Marks the account in effect as reviewed after a transfer came back from it; null: none did. */
export async function markLookedAt(
  db: Queryable,
  { organisationId, by }: { organisationId: number; by: number },
  now: Date,
): Promise<{ id: number; iban: string } | null> {
  const { rows } = await sql<{ id: number; iban: string }>`
    update iban_changes c
    set looked_at = ${now}, looked_by = ${by}
    where c.id = (
      select id
      from iban_changes
      where organisation_id = ${organisationId}
        and state = 'approved'
        and effective_at <= ${now}
      order by effective_at desc, id desc
      limit 1
    )
      and exists (
        select from transfers_back t
        where t.organisation_id = c.organisation_id
          and t.iban = c.iban
          and t.seen_at > greatest(c.effective_at, c.looked_at)
      )
    returning c.id, c.iban
  `.execute(db);
  return rows[0] ?? null;
}

/** Returns its id; null while another proposal waits. */
export async function insertIbanChange(
  db: Queryable,
  change: {
    organisationId: number;
    iban: string;
    accountHolder: string;
    communication: string | null;
    shared: boolean;
    proposedBy: number;
  },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into iban_changes (organisation_id, iban, account_holder, communication, shared, proposed_by, proposed_at)
    values (
      ${change.organisationId}, ${change.iban}, ${change.accountHolder}, ${change.communication}, ${change.shared}, ${change.proposedBy}, ${now}
    )
    on conflict (organisation_id) where state = 'proposed' do nothing
    returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Represents a proposed account in the audit log, which names no account. */
export async function fingerprintOf(db: Queryable, changeId: number): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select account_fingerprint(iban, account_holder, communication) as fingerprint from iban_changes where id = ${changeId}
  `.execute(db);
  return rows[0]?.fingerprint ?? "";
}

/** Locks a proposal: of two concurrent decisions the second finds it decided. */
export async function lockIbanChange(db: Queryable, id: number) {
  const change = await db
    .selectFrom("iban_changes")
    .select(["id", "organisation_id", "state", "proposed_by", "effective_at", "iban", "shared"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return change ?? null;
}

/** Takes the changes that took effect and were not mailed yet, and marks them as mailed. */
export async function takeUntoldInForce(
  db: Queryable,
  now: Date,
): Promise<{ id: number; organisation_id: number }[]> {
  const { rows } = await sql<{ id: number; organisation_id: number }>`
    update iban_changes
    set told_in_force_at = ${now}
    where state = 'approved'
      and effective_at <= ${now}
      and told_in_force_at is null
    returning id, organisation_id
  `.execute(db);
  return rows;
}

export async function decideIbanChange(
  db: Queryable,
  id: number,
  decision: { state: "approved"; effectiveAt: Date } | { state: "rejected" },
  by: { adminId: number; at: Date },
): Promise<void> {
  await db
    .updateTable("iban_changes")
    .set({
      state: decision.state,
      effective_at: decision.state === "approved" ? decision.effectiveAt : null,
      decided_by: by.adminId,
      decided_at: by.at,
    })
    .where("id", "=", id)
    .execute();
}
