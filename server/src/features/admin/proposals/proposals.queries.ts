import { sql } from "kysely";
import { NEW_ADMIN_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { namedPerson } from "../page/page.queries.ts";

export type ProposalKind = "grant" | "erase";
type Named = { id: number; name: string };

export type ProposalRow = {
  id: number;
  kind: ProposalKind;
  person: Named;
  proposed_by: Named;
  proposed_at: Date;
};

const DAY_MS = 86_400_000;
/** Proposals and grants before this are settled. */
export const adminsSince = (now: Date): Date => new Date(now.getTime() - NEW_ADMIN_DAYS * DAY_MS);

/** Waiting proposals, oldest first; about one person, or all. */
export async function waitingProposals(
  db: Queryable,
  personId: number | null = null,
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select p.id, p.kind, p.proposed_at,
      ${namedPerson("p.user_id")} as person,
      ${namedPerson("p.proposed_by")} as proposed_by
    from admin_proposals p
    where p.state = 'proposed'
      and (${personId}::integer is null or p.user_id = ${personId})
    order by p.id
  `.execute(db);
  return rows;
}

/** Returns its id; null while another of the kind waits for this person. */
export async function insertProposal(
  db: Queryable,
  proposal: { kind: ProposalKind; userId: number; proposedBy: number },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into admin_proposals (kind, user_id, proposed_by, proposed_at)
    values (${proposal.kind}, ${proposal.userId}, ${proposal.proposedBy}, ${now})
    on conflict (user_id, kind) where state = 'proposed' do nothing
    returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

export type Proposal = {
  id: number;
  kind: ProposalKind;
  user_id: number;
  proposed_by: number;
  state: "proposed" | "done" | "objected";
};

/** Locks a proposal: of two concurrent decisions the second finds it decided. */
export async function lockProposal(db: Queryable, id: number): Promise<Proposal | null> {
  const { rows } = await sql<Proposal>`
    select id, kind, user_id, proposed_by, state
    from admin_proposals
    where id = ${id}
    for no key update
  `.execute(db);
  return rows[0] ?? null;
}

/** `by` null: a week passed without an objection. */
export async function decideProposal(
  db: Queryable,
  { id, state, by }: { id: number; state: "done" | "objected"; by: number | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable("admin_proposals")
    .set({ state, decided_by: by, decided_at: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes proposals by or about a person whose rights change or who is erased. */
export async function dropProposalsAround(
  db: Queryable,
  { userId, by }: { userId: number; by: number | null },
  now: Date,
): Promise<void> {
  await sql`
    update admin_proposals
    set state = 'objected', decided_by = ${by}, decided_at = ${now}
    where state = 'proposed'
      and (proposed_by = ${userId} or user_id = ${userId})
  `.execute(db);
}

/** Proposed admins whose week is over, if every present admin was told: an unsent mail delays it. */
export async function grantsDue(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id
    from admin_proposals p
    where p.kind = 'grant'
      and p.state = 'proposed'
      and p.proposed_at <= ${adminsSince(now)}
      and not exists (
        select from outbox o
        join users u on u.id = o.user_id and u.is_admin
        where o.key like 'admin-news:grant_proposed:' || p.id || ':%'
          and o.sent_at is null
      )
    order by p.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether one of the two made the other an admin in the last week, by proposing or confirming, alone or together. */
export async function madeEachOther(db: Queryable, a: number, b: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select exists (
      select from admin_proposals p
      where p.kind = 'grant'
        and p.state = 'done'
        and p.decided_at > ${adminsSince(now)}
        and (
          (p.user_id = ${a} and (p.proposed_by = ${b} or p.decided_by = ${b}))
          or (p.user_id = ${b} and (p.proposed_by = ${a} or p.decided_by = ${a}))
        )
    ) as made
  `.execute(db);
  return rows[0]?.made ?? false;
}

/** Whether an admin became one through other admins, or revoked another's rights, in the last week. */
export async function isNewOrTook(db: Queryable, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ wait: boolean }>`
    select exists (
        select from admin_proposals
        where kind = 'grant' and state = 'done' and user_id = ${id} and decided_at > ${adminsSince(now)}
      )
      or exists (
        select from audit_log
        where action = 'admin.revoke' and actor_id = ${id} and at > ${adminsSince(now)}
      ) as wait
  `.execute(db);
  return rows[0]?.wait ?? false;
}
