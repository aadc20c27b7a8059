import { sql } from "kysely";
import { containing } from "#server/db/paging.ts";
import type { Queryable } from "#server/db/client.ts";
import type { CodeCard } from "../../codes/code-card.ts";
import { selectPage, type Page, type Slice } from "../page/page.queries.ts";
import { CODE_CARD } from "../../codes/codes.queries.ts";

export type CodeRow = { card: CodeCard; owner_name: string };

/** Newest first, archived ones too; a search looks in the code, its label and its owner's name. */
export const selectCodes = (
  db: Queryable,
  search: string | undefined,
  slice: Slice,
): Promise<Page<CodeRow>> =>
  selectPage(
    db,
    {
      columns: sql`${sql.raw(CODE_CARD)} as card, coalesce(t.name, u.first_name || ' ' || u.last_name) as owner_name`,
      from: sql`
        codes c
        left join users u on u.id = c.owner_user_id
        left join teams t on t.id = c.owner_team_id
        where ${search === undefined ? sql`true` : found(search)}`,
      order: sql`c.created_at desc, c.id desc`,
    },
    slice,
  );

const found = (search: string) => sql`(
  c.code = upper(regexp_replace(${search}, '[^[:alnum:]]', '', 'g'))
  or c.label ilike ${containing(search)}
  or search_text(coalesce(t.name, u.first_name || ' ' || u.last_name)) like '%' || nullif(search_text(${search}), '') || '%'
)`;
