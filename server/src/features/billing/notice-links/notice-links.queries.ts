import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";

export type LinkedCharge = {
  statement_id: number;
  user_id: number | null;
  team_id: number | null;
  /** The team's name, or the person's own: the reader of the mail knows it. */
  payer_name: string;
  payer_id: number;
  period_id: PeriodId;
  state: string;
  amount_cents: Cents;
  due_at: Date | null;
  notified_at: Date | null;
  payment_ref: string | null;
  statement_state: string;
  /** What is left of it and waits for the next month. */
  carried_cents: Cents;
};

export async function linkedCharge(db: Queryable, chargeId: number): Promise<LinkedCharge | null> {
  const row = await db
    .selectFrom("charges")
    .innerJoin("payers", "payers.id", "charges.payer_id")
    .innerJoin("statements", "statements.id", "charges.statement_id")
    .leftJoin("teams", "teams.id", "payers.team_id")
    .leftJoin("users", "users.id", "payers.user_id")
    .select([
      "charges.statement_id",
      "payers.user_id",
      "payers.team_id",
      sql<string>`coalesce(teams.name, users.first_name || ' ' || users.last_name)`.as("payer_name"),
      "charges.payer_id",
      "charges.period_id",
      "charges.state",
      "charges.amount_cents",
      "charges.due_at",
      "charges.notified_at",
      "charges.payment_ref",
      "statements.state as statement_state",
      sql<Cents>`(
        select coalesce(sum(l.due_cents), 0)::bigint
        from statement_lines l
        where l.billed_in = statements.id
          and l.state = 'carried'
      )`.as("carried_cents"),
    ])
    .where("charges.id", "=", chargeId)
    .executeTakeFirst();
  return row ?? null;
}

/** A person's address, and since when it is confirmed as theirs. */
export type Mailbox = { email: string; since: Date | null };

export async function mailboxOf(db: Queryable, userId: number): Promise<Mailbox | null> {
  const row = await db
    .selectFrom("users")
    .select(["email", "email_confirmed_at as since"])
    .where("id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export type LinkedBurner = {
  first_name: string;
  last_name: string;
  pseudo: string | null;
  due_cents: Cents;
  pending: number;
  backed: boolean;
};

/** The burner of a link: of one line, or of all lines of that burner in the statement. */
export async function linkedBurner(
  db: Queryable,
  charge: Pick<LinkedCharge, "statement_id" | "payer_id">,
  by: { line: number } | { burner: number },
): Promise<LinkedBurner | null> {
  const lines = "line" in by ? sql`l.id = ${by.line}` : sql`l.burner_id = ${by.burner}`;
  const { rows } = await sql<LinkedBurner>`
    select u.first_name, u.last_name, v.pseudo, sum(l.due_cents)::bigint as due_cents,
      (count(*) filter (where l.state = 'pending'))::int as pending,
      exists (
        select 1
        from pledges p
        where p.payer_id = ${charge.payer_id}
          and p.burner_id = u.id
          and ${sql.raw(goesOn("p"))}
      ) as backed
    from statement_lines l
    join users u on u.id = l.burner_id
    join privacy_settings v on v.user_id = u.id
    where l.billed_in = ${charge.statement_id}
      and ${lines}
    group by u.id, v.user_id
  `.execute(db);
  return rows[0] ?? null;
}

export type Named = { first_name: string; last_name: string; pseudo: string | null };

/** What can still be taken out of a month, by burner: who would get how much less. */
export async function pendingByBurner(
  db: Queryable,
  statementId: number,
): Promise<(Named & { due_cents: Cents })[]> {
  const { rows } = await sql<Named & { due_cents: Cents }>`
    select u.first_name, u.last_name, v.pseudo, sum(l.due_cents)::bigint as due_cents
    from statement_lines l
    join users u on u.id = l.burner_id
    join privacy_settings v on v.user_id = u.id
    where l.billed_in = ${statementId}
      and l.state = 'pending'
    group by u.id, v.user_id
    order by sum(l.due_cents) desc, u.id
  `.execute(db);
  return rows;
}

/** Whom a payer supports now. */
export async function supportedBurners(db: Queryable, payerId: number): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select u.first_name, u.last_name, v.pseudo
    from pledges p
    join users u on u.id = p.burner_id
    join privacy_settings v on v.user_id = u.id
    where p.payer_id = ${payerId}
      and ${sql.raw(goesOn("p"))}
    order by lower(p.valid), u.id
  `.execute(db);
  return rows;
}
