import { sql } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";

export type AgreedAccount = {
  organisation_id: number;
  iban: string;
  account_holder: string;
  communication: string | null;
};

/** Proposed by one admin, approved by the other, each in the audit log, and in effect at once. */
export async function insertBankAccounts(
  db: Queryable,
  accounts: readonly AgreedAccount[],
  admins: readonly number[],
  at: Date,
): Promise<void> {
  const [proposer, approver] = admins;
  if (proposer === undefined || approver === undefined) throw new Error("payouts need two admins");
  const proposed = await db
    .insertInto("iban_changes")
    .values(accounts.map((account) => ({ ...account, proposed_by: proposer, proposed_at: at })))
    .returning("id")
    .execute();
  const ids = proposed.map(({ id }) => id);
  await sql`
    insert into audit_log (at, actor_id, action, target_kind, target_id, after)
    select ${at}, ${proposer}, 'iban.propose', 'iban_change', id, jsonb_build_object(
      'organisation', organisation_id, 'iban_end', right(iban, 4),
      'account_fingerprint', account_fingerprint(iban, account_holder, communication))
    from iban_changes
    where id = any(${ids}::integer[])
    order by id
  `.execute(db);
  await sql`
    with approved as (
      update iban_changes
      set state = 'approved', decided_by = ${approver}, decided_at = ${at}, effective_at = ${at}
      where id = any(${ids}::integer[])
      returning id
    )
    insert into audit_log (at, actor_id, action, target_kind, target_id, before, after)
    select ${at}, ${approver}, 'iban.approve', 'iban_change', id, '{"state": "proposed"}',
      jsonb_build_object('state', 'approved', 'effective_at', ${at.toISOString()}::text)
    from approved
    order by id
  `.execute(db);
}
