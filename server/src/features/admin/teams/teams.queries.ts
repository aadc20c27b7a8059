import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { pictureJson } from "../../pictures/pictures.queries.ts";
import { selectPage, type Page, type Slice } from "../page/page.queries.ts";

export type TeamRow = {
  id: number;
  name: string;
  picture: { url: string } | null;
  users_count: number;
  admins: { id: number; name: string }[];
  donated_cents: bigint;
  method_state: "none" | "active" | "failed" | null;
  created_at: Date;
  deleted_at: Date | null;
};

const ADMINS_SHOWN = 10;

/** Newest first, deleted ones too; a search matches names. */
export const selectTeams = (
  db: Queryable,
  search: string | undefined,
  slice: Slice,
): Promise<Page<TeamRow>> =>
  selectPage(
    db,
    {
      columns: sql`
        t.id, t.name, t.created_at, t.deleted_at, y.method_state,
        ${sql.raw(pictureJson("t.picture_hash"))} as picture,
        case when t.deleted_at is null
          then (select count(*)::int from team_members m where m.team_id = t.id)
          else 0
        end as users_count,
        (
          select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name)), '[]')
          from (
            select u.id, u.first_name || ' ' || u.last_name as name
            from team_members m
            join users u on u.id = m.user_id
            where m.team_id = t.id
              and m.is_admin
            order by m.joined_at, u.id
            limit ${ADMINS_SHOWN}
          ) a
        ) as admins,
        (
          select coalesce(sum(g.gross_cents), 0)::bigint
          from gross_totals g
          where g.party = 'payer'
            and g.party_id = y.id
        ) as donated_cents`,
      from:
        search === undefined
          ? sql`teams t left join payers y on y.team_id = t.id`
          : sql`teams t left join payers y on y.team_id = t.id where t.words @@ search_query(${search}, ':*')`,
      order: sql`t.created_at desc, t.id desc`,
    },
    slice,
  );
