import { sql } from "kysely";
import type { Queryable } from "../db/client.ts";
import { KEEP_PLAN } from "../db/prepared.ts";
import type { RefusableList } from "../features/mail/refusable-lists.queries.ts";
import type { Operator } from "../features/setup/association.ts";

type Row = {
  association: Operator | null;
  newsletter: boolean;
  new_donor: boolean;
  reminder_sync: boolean;
  month_recap: boolean;
};

/** At the moment a mail is written: who sends it, as it is stored, and which of the refusable mails the reader wants. */
export async function senderAndWishes(
  db: Queryable,
  userId: number,
): Promise<{ association: Operator | null; wants: Readonly<Record<RefusableList, boolean>> }> {
  const { rows } = await sql<Row>`
    ${KEEP_PLAN}
    select
      (
        select json_build_object('name', a.name, 'mail', a.mail, 'address', a.address, 'number', a.enterprise_number)
        from association a
      ) as association,
      coalesce(s.newsletter, false) as newsletter, coalesce(s.new_donor, false) as new_donor,
      coalesce(s.reminder_sync, false) as reminder_sync, coalesce(s.month_recap, false) as month_recap
    from (select ${userId}::integer as user_id) reader
    left join privacy_settings s using (user_id)
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a reader without a row");
  const { association, ...wants } = row;
  return { association, wants };
}
