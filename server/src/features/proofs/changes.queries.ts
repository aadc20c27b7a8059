import type { OrganisationWords } from "@kalivo/contract/shapes/proof-post.ts";
import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

export type ProposedWords = Partial<OrganisationWords>;

export type ChangeRow = {
  id: number;
  organisation_id: number;
  texts: ProposedWords | null;
  account_holder: string | null;
  proposed_at: Date;
  state: "waiting" | "approved" | "returned" | "replaced";
  reason: string | null;
};

/** Replaces what still waits. */
export async function insertChange(
  db: Queryable,
  change: { organisationId: number; words: ProposedWords | null; accountHolder: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable("organisation_changes")
    .set({ state: "replaced" })
    .where("organisation_id", "=", change.organisationId)
    .where("state", "=", "waiting")
    .execute();
  await db
    .insertInto("organisation_changes")
    .values({
      organisation_id: change.organisationId,
      texts: change.words === null ? null : JSON.stringify(change.words),
      account_holder: change.accountHolder,
      proposed_at: now,
    })
    .execute();
}

/** The latest of an organisation. */
export async function latestChange(db: Queryable, organisationId: number): Promise<ChangeRow | null> {
  const { rows } = await sql<ChangeRow>`
    select id, organisation_id, texts, account_holder, proposed_at, state, reason
    from organisation_changes
    where organisation_id = ${organisationId}
      and state <> 'replaced'
    order by id desc
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Locks it. */
export async function lockChange(db: Queryable, id: number): Promise<ChangeRow | null> {
  const { rows } = await sql<ChangeRow>`
    select id, organisation_id, texts, account_holder, proposed_at, state, reason
    from organisation_changes
    where id = ${id}
    for update
  `.execute(db);
  return rows[0] ?? null;
}

type Decided = { id: number; state: "approved" | "returned"; reason: string | null; by: number };

export async function decideChange(
  db: Queryable,
  { id, state, reason, by }: Decided,
  now: Date,
): Promise<void> {
  await db
    .updateTable("organisation_changes")
    .set({ state, reason, decided_by: by, decided_at: now })
    .where("id", "=", id)
    .execute();
}
