import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

type PayerPerson = { user_id: number; team_id: number | null };

/** Who gets the payer's mails and may act on its statements. */
export async function peopleOfPayer(db: Queryable, payerId: number): Promise<PayerPerson[]> {
  const { rows } = await sql<PayerPerson>`
    select user_id, team_id
    from payer_people
    where payer_id = ${payerId}
    order by user_id
  `.execute(db);
  return rows;
}

/** Whether this person may act for the payer now: a person who left the team may not. */
export async function actsForPayer(db: Queryable, userId: number, payerId: number): Promise<boolean> {
  const people = await peopleOfPayer(db, payerId);
  return people.some(({ user_id }) => user_id === userId);
}
