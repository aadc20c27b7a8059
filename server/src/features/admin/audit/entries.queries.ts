import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import type { AuditTarget } from "../../audit/audited-action.ts";
import { namedPerson, selectPage, type Page, type Slice } from "../page/page.queries.ts";

export type AuditRow = {
  id: bigint;
  at: Date;
  actor: { id: number; name: string } | null;
  action: string;
  target_kind: AuditTarget["kind"];
  target_id: number | null;
  target_name: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Newest first. With today's names: an erased person has none. */
export const selectEntries = (db: Queryable, slice: Slice): Promise<Page<AuditRow>> =>
  selectPage(
    db,
    {
      columns: sql`e.id, e.at, e.action, e.target_kind, e.target_id, e.before, e.after,
        ${namedPerson("e.actor_id")} as actor,
        case e.target_kind
          when 'person' then (select u.first_name || ' ' || u.last_name from users u where u.id = e.target_id)
          when 'organisation' then (select o.name from organisations o where o.id = e.target_id)
          when 'iban_change' then (
            select o.name
            from iban_changes c
            join organisations o on o.id = c.organisation_id
            where c.id = e.target_id
          )
          when 'payout' then (
            select o.name
            from payouts p
            join organisations o on o.id = p.organisation_id
            where p.id = e.target_id
          )
          when 'newsletter' then (select n.subject from newsletters n where n.id = e.target_id)
        end as target_name`,
      from: sql`audit_log e`,
      order: sql`e.id desc`,
    },
    slice,
  );
