import { sql } from "kysely";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";

/** The person whose address the provider has for a team. */
export async function setTeamContact(db: Queryable, payerId: number, userId: number): Promise<void> {
  await db
    .updateTable("payers")
    .set({ team_contact_id: userId, customer_forgotten_at: null })
    .where("id", "=", payerId)
    .execute();
}

export type CustomerOfErased = {
  payerId: number;
  customerRef: string;
  /** For a team that still has an admin: the new contact. */
  heir: { id: number; email: string; language: string; teamName: string } | null;
};

/**
 * Customers whom the provider still stores with the name or address of an erased person, once none of their payments is in
 * progress.
 */
export async function customersOfErased(
  db: Queryable,
  provider: PaymentProvider["id"],
  limit: number,
): Promise<CustomerOfErased[]> {
  const { rows } = await sql<CustomerOfErased>`
    select y.id as "payerId", y.customer_ref as "customerRef",
      (
        select json_build_object('id', u.id, 'email', u.email, 'language', u.language, 'teamName', t.name)
        from teams t
        join team_members m on m.team_id = t.id and m.is_admin
        join users u on u.id = m.user_id and u.erased_at is null
        where t.id = y.team_id
        order by m.joined_at, u.id
        limit 1
      ) as heir
    from users gone
    join payers y on y.user_id = gone.id or y.team_contact_id = gone.id
    where gone.erased_at is not null
      and y.provider = ${provider}
      and y.customer_ref is not null
      and y.customer_forgotten_at is null
      and not exists (
        select from charges c
        where c.payer_id = y.id
          and c.state not in ('succeeded', 'canceled', 'written_off')
      )
    order by y.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function markForgotten(db: Queryable, payerId: number, now: Date): Promise<void> {
  await db
    .updateTable("payers")
    .set({ customer_forgotten_at: now, team_contact_id: null })
    .where("id", "=", payerId)
    .execute();
}
